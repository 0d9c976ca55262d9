import { badge, element, nothing } from './dom.js';
import { read } from './live.js';

/** @typedef {import('../croql.ts').ShownDiagnostic} Diagnostic */
/** @typedef {import('../steps.ts').ShownStep} Step */
/** @typedef {import('../steps.ts').ShownLine} Line */

/**
 * The expression with its faulty places marked, to lie under the text field.
 * @param {string} text
 * @param {readonly { start: number, end: number }[]} places
 * @returns {(Node | string)[]}
 */
export function marked(text, places) {
  /** @type {(Node | string)[]} */
  const parts = [];
  let done = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    // At the end, where something is missing, there is no letter to mark.
    parts.push(text.slice(done, start), element('mark', {}, text.slice(start, end) || '\u00a0'));
    done = end;
  }
  parts.push(text.slice(done));
  return parts;
}

// As much of a long expression as tells a place from others.
const AROUND = 80;

/**
 * One thing that is wrong: the sentence, a way to the place, and the place underlined.
 * @param {Diagnostic} diagnostic
 * @param {string} text the expression
 * @param {() => void} point
 */
export function diagnosticEntry({ message, line, column, start, end }, text, point) {
  const place = `${text.includes('\n') ? `line ${line}, ` : ''}column ${column}`;
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - AROUND);
  const to = Math.min(`${text}\n`.indexOf('\n', start), start + AROUND);
  const within = { start: start - from, end: Math.max(start, Math.min(end, to)) - from };
  return element(
    'li',
    {},
    element('p', {}, message, ' ', element('button', { type: 'button', class: 'link', onclick: point }, place)),
    element('pre', { 'aria-hidden': 'true' }, ...marked(text.slice(from, to), [within])),
  );
}

/**
 * One record; opened, it says why it matches or does not, and shows all that it holds.
 * @param {{ id: number, title: string, note: string }} record
 * @param {Record<string, string>} asked
 */
export function recordEntry({ id, title, note }, asked) {
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('code', {}, id),
      element('span', { class: 'path' }, title),
      note ? element('span', { class: 'soft' }, note) : null,
    ),
  );
  details.addEventListener('toggle', () => void explain(details, id, asked), { once: true });
  return element('li', {}, details);
}

/** @param {HTMLElement} into @param {number} id @param {Record<string, string>} asked */
async function explain(into, id, asked) {
  /** @type {import('../croql.ts').Explained | undefined} */
  const found = await read(`croql/${id}`, asked).catch(() => undefined);
  if (found === undefined) return into.append(nothing('The record is gone.'));
  const { record, why } = found;
  if (why) {
    into.append(
      element('h3', {}, why.matches ? 'Why it matches' : 'Why it does not match'),
      why.deciding ? element('p', { class: 'deciding' }, 'This decides: ', lineOf(why.deciding)) : '',
      element('ul', { class: 'steps' }, stepOf(why.root)),
    );
  }
  into.append(element('h3', {}, 'Record'), element('pre', { tabindex: '0', 'aria-label': `Record ${id}` }, record));
}

/** @param {Line} line */
const lineOf = ({ text, value, isTrue }) =>
  element(
    'span',
    { class: 'step' },
    element('code', {}, text),
    ' ',
    isTrue === null ? element('span', { class: 'value' }, value) : badge(value, isTrue ? 'good' : 'bad'),
  );

/**
 * @param {Step} step
 * @returns {HTMLElement}
 */
function stepOf(step) {
  const { parts, elements, left } = step;
  const inner = [
    ...parts.map(stepOf),
    ...elements.map(({ name, step: about }) =>
      element('li', {}, element('span', { class: 'soft' }, name), element('ul', {}, stepOf(about))),
    ),
    ...(left > 0 ? [element('li', { class: 'soft' }, `… ${left} more`)] : []),
  ];
  return element('li', {}, lineOf(step), inner.length > 0 ? element('ul', {}, ...inner) : null);
}
