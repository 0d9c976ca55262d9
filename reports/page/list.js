import { el, prose, snippet } from './dom.js';
import { showAdvice } from './finding.js';
import { data, findingsByRequirement } from './result.js';

/** @import { PageRequirement } from '../html.ts' */

/**
 * Every requirement as a row that opens on demand, by area.
 *
 * @returns {readonly { area: string, section: HTMLElement, rows: readonly { requirement: PageRequirement, row: HTMLDetailsElement }[] }[]}
 */
export function requirementRows() {
  return data.areas.map((area) => {
    const mine = data.requirements.filter((one) => one.area === area);
    const rows = mine.map((requirement) => ({ requirement, row: requirementRow(requirement) }));
    const section = el(
      'section',
      { class: 'area' },
      el('h3', {}, data.areaWords[area] ?? area),
      ...rows.map(({ row }) => row),
    );
    return { area, section, rows };
  });
}

/** @param {PageRequirement} requirement */
function requirementRow(requirement) {
  const row = el(
    'details',
    { class: 'row', id: requirement.id },
    el(
      'summary',
      {},
      el('span', { class: 'pill', 'data-status': requirement.status }, data.words[requirement.status]),
      el(
        'span',
        { class: 'says' },
        el('span', {}, ...prose(requirement.says)),
        el('code', { class: 'id' }, requirement.id),
      ),
      el('span', { class: 'tag' }, requirement.standing),
    ),
  );
  row.addEventListener('toggle', () => openRequirement(row, requirement), { once: true });
  return row;
}

/**
 * How the target resolves a gap of the source, and what shows it.
 *
 * @param {NonNullable<PageRequirement['resolved']>[number]} resolved
 */
function resolution({ edition, certainty, resolution: name, saw, evidence }) {
  const [first] = evidence;
  return el(
    'div',
    {},
    edition ? `${edition}: ` : '',
    name ? el('b', {}, name) : '',
    name ? `, ${certainty}: ` : `${certainty}: `,
    ...prose(saw),
    first ? el('pre', {}, `${first.request}\n→ ${first.response}`) : '',
  );
}

/**
 * Shows the details of a requirement, once.
 *
 * @param {HTMLDetailsElement} row
 * @param {PageRequirement} requirement
 */
export function openRequirement(row, requirement) {
  if (row.childElementCount > 1) return;
  const findings = findingsByRequirement.get(requirement.id) ?? [];
  row.append(
    el(
      'div',
      { class: 'inside' },
      requirement.reason
        ? el('p', { class: 'reason' }, el('b', {}, data.words[requirement.status]), `: ${requirement.reason}`)
        : null,
      requirement.resolved
        ? el(
            'div',
            { class: 'resolved' },
            el('b', {}, 'Resolved so by this target'),
            ...requirement.resolved.map(resolution),
          )
        : null,
      el(
        'dl',
        { class: 'facts' },
        el('dt', {}, 'source'),
        el('dd', {}, `${requirement.source}${requirement.clause ? `; ${requirement.clause}` : ''}`),
        el('dt', {}, 'binds'),
        el('dd', {}, requirement.edition ? `the ${requirement.edition} edition` : 'both editions'),
        el('dt', {}, 'checks'),
        requirement.checks.length > 0
          ? el('dd', {}, el('ul', {}, ...requirement.checks.map((check) => el('li', {}, el('code', {}, check)))))
          : el('dd', {}, 'none of this run'),
        ...(findings.length > 0
          ? [
              el('dt', {}, 'findings'),
              el(
                'dd',
                {},
                el(
                  'ul',
                  {},
                  ...findings.map(({ place, title }) => el('li', {}, el('a', { href: `#${place}` }, ...prose(title)))),
                ),
              ),
            ]
          : []),
      ),
      showAdvice(requirement),
      snippet('Check only this', `${data.command} --requirement ${requirement.id}`),
      snippet('Explain it', `locspec explain ${requirement.id}`),
      el('p', { class: 'note' }, el('a', { href: `#${requirement.id}` }, 'Link to it')),
    ),
  );
}
