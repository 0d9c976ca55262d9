import { badge, element, note } from './dom.js';
import { read } from './updates.js';

/** @typedef {import('../playground.ts').PageDiagnostic} Diagnostic */
/** @typedef {import('../explanation-steps.ts').PageStep} Step */
/** @typedef {import('../explanation-steps.ts').PageLine} Line */

/**
 * The expression with its errors marked, for the layer behind the text field.
 * @param {string} text
 * @param {readonly { start: number, end: number }[]} places
 * @returns {(Node | string)[]}
 */
export function markErrors(text, places) {
  /** @type {(Node | string)[]} */
  const parts = [];
  let done = 0;
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    // An error at the end has no character to mark.
    parts.push(text.slice(done, start), element('mark', {}, text.slice(start, end) || '\u00a0'));
    done = end;
  }
  parts.push(text.slice(done));
  return parts;
}

// How many characters of a long expression are shown on each side of an error.
const MARGIN = 80;

/**
 * One diagnostic: the sentence, a button that selects the error, and an excerpt with the error underlined.
 * @param {Diagnostic} diagnostic
 * @param {string} text the expression
 * @param {() => void} select
 */
export function renderDiagnostic({ message, line, column, start, end }, text, select) {
  const place = `${text.includes('\n') ? `line ${line}, ` : ''}column ${column}`;
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MARGIN);
  const to = Math.min(`${text}\n`.indexOf('\n', start), start + MARGIN);
  const within = { start: start - from, end: Math.max(start, Math.min(end, to)) - from };
  return element(
    'li',
    {},
    element('p', {}, message, ' ', element('button', { type: 'button', class: 'link', onclick: select }, place)),
    element('pre', { 'aria-hidden': 'true' }, ...markErrors(text.slice(from, to), [within])),
  );
}

/**
 * One record; when it is opened, it shows why it matches or does not, and its members.
 * @param {{ id: number, title: string, note: string }} record
 * @param {Record<string, string>} query
 */
export function renderRecord({ id, title, note: hint }, query) {
  const details = element(
    'details',
    {},
    element(
      'summary',
      {},
      element('code', {}, id),
      element('span', { class: 'path' }, title),
      hint ? element('span', { class: 'soft' }, hint) : null,
    ),
  );
  details.addEventListener('toggle', () => void explain(details, id, query), { once: true });
  return element('li', {}, details);
}

/** @param {HTMLElement} into @param {number} id @param {Record<string, string>} query */
async function explain(into, id, query) {
  /** @type {import('../playground.ts').ExplainedRecord | undefined} */
  const found = await read(`croql/${id}`, query).catch(() => undefined);
  if (found === undefined) return into.append(note('This record no longer exists.'));
  const { record, why } = found;
  if (why) {
    into.append(
      element('h3', {}, why.matches ? 'Why it matches' : 'Why it does not match'),
      why.deciding ? element('p', { class: 'deciding' }, 'This decides: ', renderLine(why.deciding)) : '',
      element('ul', { class: 'steps' }, renderStep(why.root)),
    );
  }
  into.append(element('h3', {}, 'Record'), element('pre', { tabindex: '0', 'aria-label': `Record ${id}` }, record));
}

/** @param {Line} line */
const renderLine = ({ text, value, isTrue }) =>
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
function renderStep(step) {
  const { parts, elements, left } = step;
  const inner = [
    ...parts.map(renderStep),
    ...elements.map(({ name, step: about }) =>
      element('li', {}, element('span', { class: 'soft' }, name), element('ul', {}, renderStep(about))),
    ),
    ...(left > 0 ? [element('li', { class: 'soft' }, `… ${left} more`)] : []),
  ];
  return element('li', {}, renderLine(step), inner.length > 0 ? element('ul', {}, ...inner) : null);
}
