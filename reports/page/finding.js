import { el, prose, snippet } from './dom.js';
import { showCounterexample, showExchanges } from './evidence.js';
import { data, evidenceOf, requirementsById } from './result.js';

/**
 * @import { Piece } from '../word-diff.ts'
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
    el(
      'summary',
      {},
      el('span', { class: 'title' }, ...prose(finding.title)),
      el('code', {}, `${finding.code} · ${finding.check}`),
    ),
  );
  details.addEventListener('toggle', () => openFinding(details, finding), { once: true });
  return details;
}

/**
 * Shows the content of a finding, once.
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
        side('Expected', 'expected', finding.expected),
        side('Actual', 'actual', finding.actual),
      ),
      showCounterexample(counterexample),
      requirement && showAdvice(requirement),
      showExchanges(exchanges),
      finding.curl === undefined ? null : snippet('The request', finding.curl),
      snippet('Replay this case', finding.replay),
      snippet('Run the whole check again', finding.again),
      snippet('Explain the requirement', finding.explain),
      snippet('Accept it for now, in the file of expected failures', finding.entry),
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
 * Why a requirement matters and how to fix a violation, or what the source leaves open.
 *
 * @param {PageRequirement} requirement
 * @returns {HTMLElement | null}
 */
export function showAdvice(requirement) {
  const advice = requirement.advice === undefined ? undefined : data.advice[requirement.advice];
  if (advice === undefined) return null;
  return el(
    'dl',
    { class: 'advice' },
    ...advice.map(([label, text]) => el('div', {}, el('dt', {}, label), el('dd', {}, ...prose(text)))),
  );
}
