import { el, prose } from './dom.js';
import { data, requirementsById } from './result.js';

/** Lines of one kind; conformance.json of both reports has all. */
const MAX_SHOWN = 8;

/** What changed since a previous report; null if none was given. */
export function since() {
  const { since: change } = data;
  if (!change) return null;
  const titles = new Map(data.findings.map(({ place, title }) => [place, title]));
  const finding = (/** @type {string} */ place) => link(place, titles.get(place) ?? place);
  return el(
    'div',
    { class: 'card since', 'data-tone': change.isWorse ? 'bad' : 'good' },
    el('h2', {}, 'Since the previous report'),
    el('p', { class: 'judgement' }, el('b', {}, change.says)),
    ...change.setup.map((text) => el('p', { class: 'note' }, text)),
    el(
      'dl',
      { class: 'changes' },
      ...change.figures.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
    ),
    el(
      'div',
      { class: 'kinds' },
      kind('New findings', change.new.map(finding)),
      kind('Changed findings', change.changed.map(finding)),
      kind(
        'Fixed',
        change.fixed.map(({ title, requirement }) => link(requirement, title)),
      ),
      kind(
        'Requirements that are worse',
        change.worse.map(({ id, before, after }) =>
          link(
            id,
            requirementsById.get(id)?.says ?? id,
            el('small', {}, ` ${data.words[before]} → ${data.words[after]}`),
          ),
        ),
      ),
      kind(
        'Gaps resolved in another way',
        change.gaps.map((text) => el('li', {}, text)),
      ),
    ),
  );
}

/**
 * @param {string} place
 * @param {string} text
 * @param {HTMLElement} [more]
 */
const link = (place, text, more) => el('li', {}, el('a', { href: `#${place}` }, ...prose(text)), more);

/**
 * @param {string} title
 * @param {readonly HTMLElement[]} items
 */
function kind(title, items) {
  if (items.length === 0) return null;
  const more = items.length - MAX_SHOWN;
  return el(
    'div',
    {},
    el('h3', {}, `${title} (${items.length})`),
    el('ul', {}, ...items.slice(0, MAX_SHOWN), more > 0 ? el('li', { class: 'note' }, `and ${more} more`) : null),
  );
}
