import { el } from './dom.js';

/** @import { ShownExchange } from '../../run/outcome.ts' */

/**
 * The requests of a finding and their responses. Each opens on demand; the last one, which shows the finding, is open.
 *
 * @param {readonly ShownExchange[]} exchanges
 * @returns {HTMLElement | null}
 */
export function showExchanges(exchanges) {
  if (exchanges.length === 0) return null;
  return el(
    'div',
    { class: 'exchanges' },
    el('h4', {}, exchanges.length === 1 ? 'Exchange' : `Exchanges, the last of ${exchanges.length} decides`),
    ...exchanges.map((exchange, index) => showExchange(exchange, index === exchanges.length - 1)),
  );
}

/**
 * @param {ShownExchange} exchange
 * @param {boolean} open
 */
function showExchange({ request, response, failure }, open) {
  const kind = response === undefined ? 'none' : response.status < 400 ? 'good' : 'bad';
  const details = el(
    'details',
    { class: 'exchange', open },
    el(
      'summary',
      {},
      el('b', { class: 'method' }, request.method),
      el('code', { class: 'url' }, request.url),
      el('span', { class: 'response', 'data-kind': kind }, response?.status ?? 'no response'),
    ),
  );
  const fill = () =>
    details.append(
      el(
        'div',
        { class: 'sides' },
        message('Request', `${request.method} ${request.url}`, request.headers, request.body, request.file),
        response === undefined
          ? el('div', {}, el('h5', {}, 'No response'), el('p', {}, failure ?? 'no reason is known'))
          : message('Response', String(response.status), response.headers, response.body),
      ),
    );
  if (open) fill();
  else details.addEventListener('toggle', fill, { once: true });
  return details;
}

/**
 * @param {string} title
 * @param {string} first
 * @param {Readonly<Record<string, string>>} headers
 * @param {string} [body]
 * @param {string} [file]
 */
function message(title, first, headers, body, file) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return el(
    'div',
    {},
    el('h5', {}, title),
    el('pre', { class: 'head', tabindex: 0 }, el('b', {}, first), lines.length > 0 ? `\n${lines.join('\n')}` : ''),
    body ? el('pre', { class: 'body', tabindex: 0 }, pretty(body)) : null,
    file ? el('p', { class: 'note' }, 'The whole body is in ', el('code', {}, file), ' of the report folder.') : null,
  );
}

/** @param {string} body */
function pretty(body) {
  // Anything but complete JSON is shown as it is.
  try {
    // A secret is redacted together with its quotes.
    const whole = body.replace(/(:\s*)\[redacted\]/g, '$1"[redacted]"');
    return /^\s*[[{]/.test(body) ? JSON.stringify(JSON.parse(whole), null, 2) : body;
  } catch {
    return body;
  }
}

/**
 * The smallest case that shows a finding: an expression with a caret under the wrong part, and the records that it
 * should have selected; anything else by its name.
 *
 * @param {Readonly<Record<string, unknown>> | undefined} example
 * @returns {HTMLElement | null}
 */
export function showCounterexample(example) {
  if (example === undefined) return null;
  const { expression, expressions, part, example: record, shape, alike, of, ...others } = example;
  const { expected, actual } = example;
  const areIds = isIds(expected) && isIds(actual);
  const rest = Object.entries(others).filter(([name]) => !areIds || (name !== 'expected' && name !== 'actual'));
  const [short, long] = [rest.filter(([, value]) => !isLong(value)), rest.filter(([, value]) => isLong(value))];
  return el(
    'div',
    { class: 'counterexample' },
    el('h4', {}, 'Counterexample'),
    ...(typeof expression === 'string' ? [showExpression(expression, part)] : []),
    ...(Array.isArray(expressions) ? expressions.map((one) => showExpression(String(one), undefined)) : []),
    el(
      'dl',
      { class: 'facts' },
      ...(areIds ? difference(expected, actual) : []),
      ...(record === undefined ? [] : [el('dt', {}, 'for example'), el('dd', {}, exampleWords(record))]),
      ...(shape === undefined
        ? []
        : [
            el('dt', {}, 'with'),
            el('dd', {}, plain(shape)),
            el('dt', {}, 'same result'),
            el('dd', {}, `${plain(alike)} of ${plain(of)} variants`),
          ]),
      ...short.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, plain(value))]),
    ),
    ...long.map(([name, value]) =>
      el('details', { class: 'exchange' }, el('summary', {}, name), el('pre', { tabindex: 0 }, plain(value))),
    ),
  );
}

/** @param {unknown} value */
const isLong = (value) => plain(value).length > 120;

/** @param {unknown} record `{ id, selected, because }` of one record that shows the difference */
function exampleWords(record) {
  const { id, selected, because } = /** @type {Record<string, unknown>} */ (Object(record));
  return because === undefined
    ? plain(record)
    : `${plain(id)} is ${selected ? 'expected' : 'not expected'}: ${plain(because)}`;
}

/**
 * @param {string} expression
 * @param {unknown} part `{ expression, id, expected, actual }`: a wrong number within it
 */
function showExpression(expression, part) {
  const { expression: within, ...values } =
    /** @type {{ expression?: unknown, expected?: unknown, actual?: unknown, id?: unknown }} */ (
      typeof part === 'object' && part !== null ? part : {}
    );
  const found = typeof within === 'string' ? expression.indexOf(within) : -1;
  const start = Math.max(found, 0);
  const length = found < 0 || typeof within !== 'string' ? expression.length : within.length;
  const why =
    typeof within === 'string'
      ? ` is ${plain(values.actual)} at ${plain(values.id)}, expected ${plain(values.expected)}`
      : '';
  return el(
    'pre',
    { class: 'expression', tabindex: 0 },
    expression.slice(0, start),
    el('mark', {}, expression.slice(start, start + length)),
    expression.slice(start + length),
    el('span', { class: 'caret' }, `\n${' '.repeat(start)}${'^'.repeat(Math.max(length, 1))}${why}`),
  );
}

/**
 * @param {readonly unknown[]} expected
 * @param {readonly unknown[]} actual
 */
function difference(expected, actual) {
  const [wanted, got] = [new Set(expected), new Set(actual)];
  const missing = expected.filter((id) => !got.has(id));
  const extra = actual.filter((id) => !wanted.has(id));
  return [
    ...(missing.length > 0
      ? [el('dt', {}, 'missing'), el('dd', { class: 'actual' }, missing.map(String).join(', '))]
      : []),
    ...(extra.length > 0
      ? [el('dt', {}, 'not expected'), el('dd', { class: 'actual' }, extra.map(String).join(', '))]
      : []),
    ...(expected.length > 0
      ? [el('dt', {}, 'correct'), el('dd', {}, `${expected.length - missing.length} of ${expected.length} expected`)]
      : []),
  ];
}

/** @param {unknown} value @returns {value is readonly unknown[]} */
const isIds = (value) => Array.isArray(value) && value.every((one) => typeof one !== 'object');

/** @param {unknown} value */
const plain = (value) => (typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? ''));
