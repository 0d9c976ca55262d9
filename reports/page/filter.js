import { FILTERS, readAddress, writeAddress } from './address.js';
import { byId, el, say } from './dom.js';
import { findingGroup } from './finding.js';
import { requirementRows } from './list.js';
import { data, findingsByRequirement } from './result.js';

/**
 * @import { Filters } from './address.js'
 * @import { PageRequirement } from '../html.ts'
 */

/** @type {Filters} */
let filters = readAddress().filters;

const areas = requirementRows();
const groups = [...findingsByRequirement.entries()].flatMap(([id, findings]) => {
  const requirement = data.requirements.find((one) => one.id === id);
  return requirement ? [{ requirement, group: findingGroup(requirement, findings) }] : [];
});

/** The text that a search looks through, by requirement. */
const searchTexts = new Map(
  data.requirements.map((one) => {
    const findings = findingsByRequirement.get(one.id) ?? [];
    const texts = findings.flatMap(({ title, code, expected, actual, check }) => [
      title,
      code,
      check,
      ...expected.map(textOf),
      ...actual.map(textOf),
    ]);
    return [
      one.id,
      [one.id, one.says, one.source, one.reason ?? '', one.cause?.code ?? '', ...one.checks, ...texts]
        .join('\n')
        .toLowerCase(),
    ];
  }),
);

/** @param {{ readonly text: string }} piece */
function textOf({ text }) {
  return text;
}

/** Shows the findings and the requirements, with their filters. */
export function showLists() {
  byId('nav-findings').textContent = String(groups.length);
  byId('nav-requirements').textContent = String(data.requirements.length);
  byId('findings').append(
    el('h2', { id: 'findings-title' }, 'Findings'),
    el('p', { class: 'empty', id: 'no-findings', hidden: groups.length > 0 }, 'No check found anything.'),
    ...groups.map(({ group }) => group),
  );
  byId('requirements').append(
    el('h2', { id: 'requirements-title' }, 'Requirements'),
    tools(),
    el('p', { class: 'empty', id: 'no-requirements', hidden: true }, 'No requirement matches these filters.'),
    ...areas.map(({ section }) => section),
  );
  const search = /** @type {HTMLInputElement} */ (byId('search'));
  let waiting = 0;
  search.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => change({ q: search.value.trim() }), 120);
  });
  apply();
}

function tools() {
  const statuses = data.order.filter((status) => data.counts[status] > 0);
  const editions = [...new Set(data.requirements.map(({ edition }) => edition ?? 'both'))];
  return el(
    'div',
    { class: 'tools', role: 'group', 'aria-label': 'Filters' },
    el(
      'div',
      { class: 'chips' },
      ...statuses.map((status) =>
        el(
          'button',
          {
            type: 'button',
            class: 'chip',
            'data-status': status,
            'data-filter': status,
            onclick: () => change({ status: toggled(filters.status, status) }),
          },
          `${data.words[status]} `,
          el('b', {}, data.counts[status]),
        ),
      ),
    ),
    choice(
      'area',
      'All areas',
      data.areas.map((area) => [area, data.areaWords[area] ?? area]),
    ),
    choice(
      'standing',
      'All standings',
      [...new Set(data.requirements.map(({ standing }) => standing))].map((one) => [one, one]),
    ),
    choice(
      'edition',
      'All editions',
      editions.map((one) => [one, one === 'both' ? 'Both editions' : `${one} only`]),
    ),
    el('button', { type: 'button', class: 'clear', id: 'clear', onclick: () => change(NOTHING) }, 'Clear'),
    el('span', { class: 'count', id: 'count' }),
  );
}

const NOTHING = { status: '', area: '', standing: '', edition: '', q: '' };

/**
 * @param {'area' | 'standing' | 'edition'} name
 * @param {string} all
 * @param {readonly (readonly [string, string])[]} options
 */
function choice(name, all, options) {
  const select = el(
    'select',
    { id: `filter-${name}`, 'aria-label': all, onchange: () => change({ [name]: select.value }) },
    el('option', { value: '' }, all),
    ...options.map(([value, says]) => el('option', { value }, says)),
  );
  return select;
}

/**
 * @param {string} chosen
 * @param {string} one
 */
function toggled(chosen, one) {
  const list = chosen === '' ? [] : chosen.split(',');
  return (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]).join(',');
}

/** @param {Partial<Filters>} some */
function change(some) {
  filters = { ...filters, ...some };
  writeAddress(readAddress().place, filters);
  apply();
}

/**
 * Takes the filters from the address again.
 *
 * @param {Filters} asked
 */
export function setFilters(asked) {
  if (FILTERS.every((name) => asked[name] === filters[name])) return;
  filters = asked;
  apply();
}

function apply() {
  const words = filters.q.toLowerCase();
  const chosen = filters.status === '' ? [] : filters.status.split(',');
  /** @param {PageRequirement} one */
  const fits = (one) =>
    (chosen.length === 0 || chosen.includes(one.status)) &&
    (filters.area === '' || one.area === filters.area) &&
    (filters.standing === '' || one.standing === filters.standing) &&
    (filters.edition === '' || (one.edition ?? 'both') === filters.edition) &&
    (words === '' || (searchTexts.get(one.id) ?? '').includes(words));
  let count = 0;
  for (const { section, rows } of areas) {
    let here = 0;
    for (const { requirement, row } of rows) {
      row.hidden = !fits(requirement);
      if (!row.hidden) here += 1;
    }
    section.hidden = here === 0;
    count += here;
  }
  for (const { requirement, group } of groups) group.hidden = !fits(requirement);
  showState(count, chosen);
}

/**
 * @param {number} count
 * @param {readonly string[]} chosen
 */
function showState(count, chosen) {
  const search = /** @type {HTMLInputElement} */ (byId('search'));
  if (document.activeElement !== search) search.value = filters.q;
  for (const chip of document.querySelectorAll('.chip'))
    chip.setAttribute('aria-pressed', String(chosen.includes(chip.getAttribute('data-filter') ?? '')));
  for (const name of /** @type {const} */ (['area', 'standing', 'edition']))
    /** @type {HTMLSelectElement} */ (byId(`filter-${name}`)).value = filters[name];
  const narrowed = FILTERS.some((name) => filters[name] !== '');
  byId('clear').hidden = !narrowed;
  const says = narrowed ? `${count} of ${data.requirements.length}` : `${data.requirements.length}`;
  byId('count').textContent = `${says} requirements`;
  byId('no-requirements').hidden = count > 0;
  const none = groups.every(({ group }) => group.hidden);
  byId('no-findings').hidden = !none;
  byId('no-findings').textContent =
    groups.length === 0 ? 'No check found anything.' : 'No finding matches these filters.';
  if (narrowed) say(`${says} requirements shown`);
}
