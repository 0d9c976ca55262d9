import { badge, element, nothing, section, timeOf } from './dom.js';
import { latest, live, read } from './live.js';

/** @typedef {import('../news.ts').ImportEntry} Entry */

/** The files that were imported: which module was asked, what it was sent, what it answered, and its preview. */
class ConsoleImports extends HTMLElement {
  #list = element('ol', { class: 'entries', 'aria-label': 'Imports, newest first' });
  #none = nothing('No file has been imported yet. The state “the file is imported” imports one.');
  #detail = element('div', { class: 'detail' });
  #last = -1;
  /** @type {string | null} */
  #shown = null;

  connectedCallback() {
    this.append(
      element('h1', {}, 'Imports'),
      element('p', { class: 'lead' }, 'Files that went through a post-import module, with the job and the answer.'),
      this.#none,
      this.#list,
      this.#detail,
    );
    live.addEventListener('news', () => this.#refresh());
    live.addEventListener('restart', () => (this.#last = -1));
  }

  /** @param {URLSearchParams} parameters */
  show(parameters) {
    this.#shown = parameters.get('number');
    this.#last = -1;
    void this.#refresh();
  }

  async #refresh() {
    if (this.hidden || latest === undefined || latest.lastImport === this.#last) return;
    this.#last = latest.lastImport;
    /** @type {Entry[]} */
    const entries = await read('imports');
    const shown = this.#shown ?? String(entries[0]?.number ?? '');
    this.#none.hidden = entries.length > 0;
    this.#list.replaceChildren(...entries.map((entry) => entryOf(entry, String(entry.number) === shown)));
    if (shown === '') return this.#detail.replaceChildren();
    const line = await read(`imports/${encodeURIComponent(shown)}`).catch(() => undefined);
    this.#detail.replaceChildren(line ? detailOf(line) : nothing('This import is no longer kept.'));
  }
}

/** @type {Readonly<Record<string, string>>} */
const KINDS = { imported: 'good', rejected: 'bad', unhandled: '' };

/** @param {Entry} entry @param {boolean} isShown */
const entryOf = ({ number, at, file, outcome, moduleKey }, isShown) =>
  element(
    'li',
    {},
    element(
      'a',
      { href: `#imports?number=${number}`, 'aria-current': isShown && 'true' },
      element('span', { class: 'path' }, file),
      badge(outcome, KINDS[outcome]),
      element('span', { class: 'soft' }, moduleKey ?? 'no module'),
      timeOf(at),
    ),
  );

/** @param {import('../../modules/import.ts').ImportLine & { hasPreview: boolean }} line */
function detailOf({ number, file, outcome, job, answer, hasPreview }) {
  return section(
    file,
    outcome.message ? element('p', { class: 'alert' }, outcome.message) : null,
    outcome.outcome === 'unhandled'
      ? nothing('No module matched, so the parsed strings were added as they were.')
      : element(
          'div',
          { class: 'pair' },
          block('Job', job),
          block(answer ? `Answer, status ${answer.status}` : 'Answer', answer?.text),
        ),
    hasPreview
      ? section(
          'Preview',
          // The HTML is the app's: the frame has no script, no form, no origin and no way out.
          element('iframe', { sandbox: '', title: `Preview of ${file}`, src: `_console/preview/${number}` }),
        )
      : null,
  );
}

/** @param {string} title @param {string | undefined} text */
const block = (title, text) =>
  element(
    'section',
    {},
    element('h3', {}, title),
    text ? element('pre', { tabindex: '0', 'aria-label': title }, indented(text)) : nothing('There is none.'),
  );

/** @param {string} text */
function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

customElements.define('console-imports', ConsoleImports);
