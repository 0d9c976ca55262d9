import { badge, element, nothing, prose, timeOf } from './dom.js';
import { live } from './live.js';

/** @typedef {import('../news.ts').JournalLine} Line */

const MOST = 500;

/** The requests as they come, newest first, with a filter and a pause. */
class ConsoleJournal extends HTMLElement {
  /** @type {Map<number, { line: Line, entry: HTMLElement }>} */
  #lines = new Map();
  #list = element('ol', { class: 'lines', 'aria-label': 'Requests, newest first' });
  #none = nothing('');
  #count = element('p', { class: 'count', role: 'status' });
  #filter = element('input', {
    id: 'journal-filter',
    type: 'search',
    placeholder: 'Path, method, status or requirement',
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: () => this.#sift(),
  });
  #failures = element('input', { type: 'checkbox', onchange: () => this.#sift() });
  #pause = element('button', { type: 'button', 'aria-pressed': 'false', onclick: () => this.#hold() }, 'Pause');
  /** @type {Map<number, Line>} lines that came while the journal was paused */
  #held = new Map();

  connectedCallback() {
    this.append(
      element('h1', {}, 'Journal'),
      element(
        'p',
        { class: 'lead' },
        'Every request that reaches the service, and the requirements it put to the test.',
      ),
      element(
        'div',
        { class: 'tools', role: 'search' },
        element('div', { class: 'grow' }, element('label', { for: 'journal-filter' }, 'Filter'), this.#filter),
        element('label', { class: 'check' }, this.#failures, 'Failures only'),
        this.#pause,
      ),
      this.#count,
      this.#none,
      this.#list,
    );
    this.#sift();
    live.addEventListener('news', (event) => {
      const { lines } = /** @type {CustomEvent<import('./live.js').News>} */ (event).detail;
      if (this.#isPaused) for (const line of lines) this.#held.set(line.number, line);
      else this.#take(lines);
      if (lines.length > 0) this.#sift();
    });
    live.addEventListener('restart', () => {
      this.#lines.clear();
      this.#held.clear();
      this.#list.replaceChildren();
      this.#sift();
    });
  }

  get #isPaused() {
    return this.#pause.getAttribute('aria-pressed') === 'true';
  }

  #hold() {
    const isPaused = !this.#isPaused;
    this.#pause.setAttribute('aria-pressed', String(isPaused));
    this.#pause.textContent = isPaused ? 'Resume' : 'Pause';
    if (!isPaused) {
      this.#take(this.#held.values());
      this.#held.clear();
    }
    this.#sift();
  }

  /** @param {Iterable<Line>} lines */
  #take(lines) {
    for (const line of lines) {
      const entry = entryOf(line);
      const before = this.#lines.get(line.number);
      if (before) before.entry.replaceWith(entry);
      else this.#list.prepend(entry);
      this.#lines.set(line.number, { line, entry });
    }
    for (const [number, { entry }] of this.#lines) {
      if (this.#lines.size <= MOST) break;
      entry.remove();
      this.#lines.delete(number);
    }
  }

  /** Hides what the filter leaves out. */
  #sift() {
    const words = this.#filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let seen = 0;
    for (const { line, entry } of this.#lines.values()) {
      const isFailure = line.status >= 400;
      entry.hidden = (this.#failures.checked && !isFailure) || !words.every((word) => searched(line).includes(word));
      if (!entry.hidden) seen += 1;
    }
    const all = this.#lines.size;
    const waiting = this.#held.size > 0 ? `, ${this.#held.size} waiting` : '';
    this.#count.textContent = all === 0 && !waiting ? '' : `${seen} of ${all} requests${waiting}`;
    this.#none.textContent =
      all === 0
        ? 'Nobody has asked for anything yet. Send a request and it appears here.'
        : 'No request fits the filter.';
    this.#none.hidden = seen > 0;
  }
}

/** @param {Line} line */
const searched = ({ method, path, query, server, status, requirements }) =>
  [method, path, query.flat().join(' '), server, status, ...requirements.map(({ id }) => id)].join(' ').toLowerCase();

/** @param {Line} line */
function entryOf({ at, method, path, query, server, status, durationMs, requirements, failure }) {
  const summary = element(
    'summary',
    {},
    element('span', { class: 'method' }, method),
    element('span', { class: 'path' }, path),
    query.length > 0 ? element('span', { class: 'query' }, query.map((each) => each.join('=')).join(' ')) : null,
    badge(server),
    badge(status === 0 ? 'waiting' : String(status), kindOf(status)),
    element('span', { class: 'duration' }, status === 0 ? '' : `${durationMs} ms`),
    timeOf(at),
  );
  return element(
    'li',
    {},
    element(
      'details',
      {},
      summary,
      failure ? element('p', { class: 'alert' }, failure) : null,
      query.length > 0 ? element('dl', {}, ...query.map(pair)) : null,
      element('h3', {}, 'Requirements'),
      requirements.length > 0
        ? element('ul', { class: 'plain' }, ...requirements.map(requirement))
        : nothing('This request put none to the test.'),
    ),
  );
}

/** @param {readonly string[]} entry */
const pair = ([name = '', value = '']) => element('div', {}, element('dt', {}, name), element('dd', {}, value));

/** @param {Line['requirements'][number]} each */
const requirement = ({ id, says, source }) =>
  element(
    'li',
    {},
    element('code', {}, id),
    ' ',
    ...prose(says),
    ' ',
    element('span', { class: 'soft' }, `Source: ${source}`),
  );

/** @param {number} status */
const kindOf = (status) => (status === 0 ? '' : status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good');

customElements.define('console-journal', ConsoleJournal);
