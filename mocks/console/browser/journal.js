import { badge, element, note, renderSentence, renderTime } from './dom.js';
import { updates } from './updates.js';

/** @typedef {import('../updates.ts').JournalLine} Line */

const MAX_LINES = 500;

/** The requests, newest first, with a filter and a pause button. */
class ConsoleJournal extends HTMLElement {
  /** @type {Map<number, { line: Line, entry: HTMLElement }>} */
  #lines = new Map();
  #list = element('ol', { class: 'lines', 'aria-label': 'Requests, newest first' });
  #empty = note('');
  #count = element('p', { class: 'count', role: 'status' });
  #filter = element('input', {
    id: 'journal-filter',
    type: 'search',
    placeholder: 'Path, method, status or requirement',
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: () => this.#applyFilter(),
  });
  #failures = element('input', { type: 'checkbox', onchange: () => this.#applyFilter() });
  #pause = element('button', { type: 'button', 'aria-pressed': 'false', onclick: () => this.#togglePause() }, 'Pause');
  /** @type {Map<number, Line>} lines that arrived during a pause */
  #waiting = new Map();

  connectedCallback() {
    this.append(
      element('h1', {}, 'Journal'),
      element('p', { class: 'lead' }, 'Every request to the service, with the requirements that it exercised.'),
      element(
        'div',
        { class: 'tools', role: 'search' },
        element('div', { class: 'grow' }, element('label', { for: 'journal-filter' }, 'Filter'), this.#filter),
        element('label', { class: 'check' }, this.#failures, 'Failures only'),
        this.#pause,
      ),
      this.#count,
      this.#empty,
      this.#list,
    );
    this.#applyFilter();
    updates.addEventListener('update', (event) => {
      const { lines } = /** @type {CustomEvent<import('./updates.js').Updates>} */ (event).detail;
      if (this.#isPaused) for (const line of lines) this.#waiting.set(line.number, line);
      else this.#add(lines);
      if (lines.length > 0) this.#applyFilter();
    });
    updates.addEventListener('restart', () => {
      this.#lines.clear();
      this.#waiting.clear();
      this.#list.replaceChildren();
      this.#applyFilter();
    });
  }

  get #isPaused() {
    return this.#pause.getAttribute('aria-pressed') === 'true';
  }

  #togglePause() {
    const isPaused = !this.#isPaused;
    this.#pause.setAttribute('aria-pressed', String(isPaused));
    this.#pause.textContent = isPaused ? 'Resume' : 'Pause';
    if (!isPaused) {
      this.#add(this.#waiting.values());
      this.#waiting.clear();
    }
    this.#applyFilter();
  }

  /** @param {Iterable<Line>} lines */
  #add(lines) {
    for (const line of lines) {
      const entry = renderLine(line);
      const before = this.#lines.get(line.number);
      if (before) before.entry.replaceWith(entry);
      else this.#list.prepend(entry);
      this.#lines.set(line.number, { line, entry });
    }
    for (const [number, { entry }] of this.#lines) {
      if (this.#lines.size <= MAX_LINES) break;
      entry.remove();
      this.#lines.delete(number);
    }
  }

  /** Hides the lines that do not match the filter. */
  #applyFilter() {
    const words = this.#filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let visible = 0;
    for (const { line, entry } of this.#lines.values()) {
      const isFailure = line.status >= 400;
      entry.hidden = (this.#failures.checked && !isFailure) || !words.every((word) => searchText(line).includes(word));
      if (!entry.hidden) visible += 1;
    }
    const all = this.#lines.size;
    const waiting = this.#waiting.size > 0 ? `, ${this.#waiting.size} waiting` : '';
    this.#count.textContent = all === 0 && !waiting ? '' : `${visible} of ${all} requests${waiting}`;
    this.#empty.textContent = all === 0 ? 'There are no requests yet.' : 'No request matches the filter.';
    this.#empty.hidden = visible > 0;
  }
}

/** @param {Line} line */
const searchText = ({ method, path, query, server, status, requirements }) =>
  [method, path, query.flat().join(' '), server, status, ...requirements.map(({ id }) => id)].join(' ').toLowerCase();

/** @param {Line} line */
function renderLine({ at, method, path, query, server, status, durationMs, requirements, failure }) {
  const summary = element(
    'summary',
    {},
    element('span', { class: 'method' }, method),
    element('span', { class: 'path' }, path),
    query.length > 0 ? element('span', { class: 'query' }, query.map((each) => each.join('=')).join(' ')) : null,
    badge(server),
    badge(status === 0 ? 'waiting' : String(status), statusKind(status)),
    element('span', { class: 'duration' }, status === 0 ? '' : `${durationMs} ms`),
    renderTime(at),
  );
  return element(
    'li',
    {},
    element(
      'details',
      {},
      summary,
      failure ? element('p', { class: 'alert' }, failure) : null,
      query.length > 0 ? element('dl', {}, ...query.map(renderParameter)) : null,
      element('h3', {}, 'Requirements'),
      requirements.length > 0
        ? element('ul', { class: 'plain' }, ...requirements.map(renderRequirement))
        : note('This request exercised none.'),
    ),
  );
}

/** @param {readonly string[]} entry */
const renderParameter = ([name = '', value = '']) =>
  element('div', {}, element('dt', {}, name), element('dd', {}, value));

/** @param {Line['requirements'][number]} each */
const renderRequirement = ({ id, says, source }) =>
  element(
    'li',
    {},
    element('code', {}, id),
    ' ',
    ...renderSentence(says),
    ' ',
    element('span', { class: 'soft' }, `Source: ${source}`),
  );

/** @param {number} status */
const statusKind = (status) => (status === 0 ? '' : status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good');

customElements.define('console-journal', ConsoleJournal);
