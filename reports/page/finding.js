import { el, prose, snippet } from './dom.js';
import { showCounterexample, showExchanges } from './evidence.js';
import { data, evidenceOf, requirementsById } from './result.js';

/**
 * @import { Piece } from '../compared.ts'
 * @import { PageFinding, PageRequirement } from '../html.ts'
 */

/**
 * A requirement with its findings, each of which opens on demand.
 *
 * @param {PageRequirement} requirement
 * @param {readonly PageFinding[]} findings
 * @returns {HTMLElement}
 */
export function findingGroup(requirement, findings) {
  return el(
    'article',
    { class: 'group', 'data-status': requirement.status },
    el(
      'header',
      {},
      el('span', { class: 'pill', 'data-status': requirement.status }, data.words[requirement.status]),
      el('h3', {}, ...prose(requirement.says)),
      el(
        'p',
        {},
        el('a', { href: `#${requirement.id}`, class: 'id' }, requirement.id),
        el('span', {}, ` ${requirement.standing}`),
        el('span', {}, ` · source, ${requirement.source}${requirement.clause ? `; ${requirement.clause}` : ''}`),
      ),
    ),
    ...findings.map(findingCard),
  );
}

/** @param {PageFinding} finding */
function findingCard(finding) {
  const details = el(
    'details',
    { class: 'finding', id: finding.place },
    el('summary', {}, el('span', { class: 'title' }, ...prose(finding.title)), el('code', {}, finding.check)),
  );
  details.addEventListener('toggle', () => openFinding(details, finding), { once: true });
  return details;
}

/**
 * Shows what stands in a finding, once.
 *
 * @param {HTMLDetailsElement} details
 * @param {PageFinding} finding
 */
export function openFinding(details, finding) {
  if (details.childElementCount > 1) return;
  const { exchanges, counterexample } = evidenceOf(finding);
  const requirement = requirementsById.get(finding.requirement);
  details.append(
    el(
      'div',
      { class: 'inside' },
      el(
        'div',
        { class: 'compare' },
        side('Expected', 'due', finding.expected),
        side('Actual', 'came', finding.actual),
      ),
      showCounterexample(counterexample),
      requirement && advice(requirement),
      showExchanges(exchanges),
      finding.curl === undefined ? null : snippet('By hand', finding.curl),
      snippet('This case again', finding.replay),
      finding.again === undefined || finding.again === finding.replay
        ? null
        : snippet('The whole check again', finding.again),
      snippet('To expect it for a while, in the file of expected failures', finding.entry),
      finding.checks && finding.checks.length > 1
        ? el(
            'p',
            { class: 'note' },
            `${finding.checks.length} checks found this: `,
            el('code', {}, finding.checks.join(', ')),
          )
        : null,
    ),
  );
}

/**
 * @param {string} label
 * @param {string} kind
 * @param {readonly Piece[]} pieces
 */
function side(label, kind, pieces) {
  return el(
    'div',
    { class: kind },
    el('h4', {}, label),
    el('p', {}, ...pieces.flatMap(({ text, differs }) => (differs ? [el('mark', {}, text)] : prose(text)))),
  );
}

/**
 * Why a requirement matters and where to look when it is broken, or what the source leaves open.
 *
 * @param {PageRequirement} requirement
 * @returns {HTMLElement | null}
 */
export function advice(requirement) {
  const told = requirement.advice === undefined ? undefined : data.advice[requirement.advice];
  if (told === undefined) return null;
  return el(
    'dl',
    { class: 'advice' },
    ...told.map(([label, text]) => el('div', {}, el('dt', {}, label), el('dd', {}, ...prose(text)))),
  );
}
