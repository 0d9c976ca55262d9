import { el } from './dom.js';
import { data, requirementsById } from './result.js';

/** @import { PageData } from '../html.ts' */

/** What is worst first. */
const ORDER = /** @type {const} */ (['not', 'partly', 'notTested', 'mitigated']);

/** The colours of the statuses of requirements. */
const COLOURS = { mitigated: 'pass', partly: 'warn', notTested: 'untested', not: 'fail' };

/** The threats of the areas of the run by how the target stands against them; null if the run was about none. */
export function threats() {
  const all = data.threats ?? [];
  if (all.length === 0) return null;
  return el(
    'div',
    { class: 'card threats', id: 'threats' },
    el('h2', {}, 'Threats'),
    el('p', { class: 'note' }, 'A threat is mitigated if every requirement that serves against it passed.'),
    ...ORDER.map((status) =>
      group(
        status,
        all.filter((one) => one.status === status),
      ),
    ),
  );
}

/**
 * @param {typeof ORDER[number]} status
 * @param {NonNullable<PageData['threats']>} rows
 */
function group(status, rows) {
  if (rows.length === 0) return null;
  return el(
    'details',
    { class: 'kind', open: status === 'not' || status === 'partly' },
    el(
      'summary',
      {},
      el('span', { class: 'pill', 'data-status': COLOURS[status] }, `${rows.length} ${data.mitigations[status]}`),
    ),
    el(
      'ul',
      {},
      ...rows.map(({ title, catalogue, clause, requirements }) =>
        el('li', {}, title, el('small', {}, ` ${catalogue}, ${clause}`), serving(requirements)),
      ),
    ),
  );
}

/**
 * The requirements that serve against a threat; those that passed are counted.
 *
 * @param {readonly string[]} ids
 */
function serving(ids) {
  const open = ids.filter((id) => requirementsById.get(id)?.status !== 'pass');
  const passed = ids.length - open.length;
  return el(
    'div',
    { class: 'serving' },
    `${passed} of ${ids.length} passed${open.length > 0 ? ': ' : ''}`,
    ...open.flatMap((id, index) => [
      index > 0 ? ', ' : '',
      requirementsById.has(id) ? el('a', { href: `#${id}` }, id) : id,
      ` (${data.words[requirementsById.get(id)?.status ?? 'untested']})`,
    ]),
  );
}
