import { badge, element } from './dom.js';

/** @typedef {import('../console.ts').Updates} Updates */
/** @typedef {Updates['findings'][number]} Finding */
/** @typedef {Updates['lines'][number]} Line */

const INTERVAL_MS = 1_000;
const MAX_SHOWN = 500;

/** @param {string} id */
const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

let after = 0;
let startedAt = '';
/** @type {Map<number, HTMLElement>} the findings on the page, by their numbers */
const shown = new Map();

/**
 * Reads JSON from the console's API.
 * @param {string} path
 * @returns {Promise<any>}
 */
async function read(path) {
  const response = await fetch(`_console/api/${path}`);
  if (!response.ok) throw new Error(`${path} has status ${response.status}.`);
  return response.json();
}

async function update() {
  try {
    /** @type {Updates} */
    const updates = await read(`updates?after=${after}`);
    if (startedAt !== '' && startedAt !== updates.startedAt) return location.reload();
    startedAt = updates.startedAt;
    show(updates);
    at('connection').textContent = 'Connected';
  } catch {
    at('connection').textContent = 'The proxy has stopped';
  }
  setTimeout(update, INTERVAL_MS);
}

/** @param {Updates} updates */
function show({ routes, counts, lines, findings, requirements }) {
  if (at('routes').childElementCount === 0)
    at('routes').append(
      ...routes.map(({ roles, proxy, target }) =>
        element(
          'li',
          {},
          `${roles.join(' and ')}: `,
          element('code', {}, proxy),
          ' before ',
          element('code', {}, target),
        ),
      ),
    );
  at('counts').replaceChildren(
    ...[
      `${counts.seen} exchanges`,
      `${counts.judged} judged`,
      `${counts.passedThrough} passed through`,
      `${counts.failed} without a whole response`,
      `${findings.length} kinds of findings`,
    ].map((text) => element('span', {}, text)),
  );
  at('no-findings').hidden = findings.length > 0;
  for (const finding of findings) showFinding(finding);
  for (const line of lines) {
    after = Math.max(after, line.number);
    at('lines').prepend(showLine(line));
  }
  while (at('lines').childElementCount > MAX_SHOWN) at('lines').lastElementChild?.remove();
  at('requirement-list').replaceChildren(
    ...requirements.map(({ id, says, standing, times, worst }) =>
      element(
        'li',
        {},
        element('span', { title: says }, element('code', {}, id), ' ', element('span', { class: 'soft' }, says)),
        element('span', { class: 'soft' }, `${standing}, ${times} ×`),
        badge(worst ?? 'no finding', worst ?? ''),
      ),
    ),
  );
}

/** @param {Finding} finding */
function showFinding(finding) {
  const known = shown.get(finding.number);
  if (known) {
    known.textContent = times(finding);
    return;
  }
  const { number, weight, side, title, requirement, expected, actual, first, operation } = finding;
  const count = element('span', { class: 'soft' }, times(finding));
  const evidence = element('div');
  shown.set(number, count);
  at('finding-list').append(
    element(
      'details',
      {
        id: `finding-${number}`,
        ontoggle: async () => {
          if (evidence.childElementCount > 0) return;
          const { exchange, curl } = await read(`findings/${number}`);
          evidence.append(element('pre', {}, exchange), element('pre', {}, curl));
        },
      },
      element(
        'summary',
        {},
        badge(weight, weight),
        ' ',
        badge(`the ${side}`),
        ' ',
        element('strong', {}, title),
        ' ',
        count,
      ),
      element(
        'dl',
        {},
        element('dt', {}, 'requirement'),
        element('dd', {}, element('code', {}, requirement)),
        element('dt', {}, 'endpoint'),
        element('dd', {}, `${operation}, first in exchange ${first}`),
        element('dt', {}, 'expected'),
        element('dd', {}, expected),
        element('dt', {}, 'actual'),
        element('dd', {}, actual),
      ),
      evidence,
    ),
  );
}

/** @param {Finding} finding */
const times = ({ times: count }) => (count > 1 ? `${count} ×` : '');

/** @param {Line} line */
function showLine({ number, method, url, status, durationMs, operation, failure, findings }) {
  const address = URL.canParse(url) ? url.slice(new URL(url).origin.length) : url;
  return element(
    'li',
    { class: operation === undefined ? 'passed' : 'judged' },
    element('span', { class: 'soft' }, `#${number}`),
    element('span', {}, method),
    element('span', {}, status || '–'),
    element(
      'span',
      { class: 'address' },
      element('code', {}, readable(address)),
      failure === undefined ? null : element('span', { class: 'soft' }, ` ${failure}`),
    ),
    element(
      'span',
      {},
      element('span', { class: 'soft' }, `${durationMs} ms `),
      findings.length > 0
        ? findings.map((each) => element('a', { href: `#finding-${each}`, class: 'badge fail' }, `finding ${each}`))
        : operation === undefined
          ? badge('passed through')
          : badge('judged', 'good'),
    ),
  );
}

/**
 * An address with its expression as people write it.
 * @param {string} address
 */
function readable(address) {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

at('only-judged').addEventListener('change', ({ target }) =>
  at('lines').classList.toggle('only-judged', /** @type {HTMLInputElement} */ (target).checked),
);

void update();
