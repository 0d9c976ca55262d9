import { badge, element, note, renderTime, section } from './dom.js';
import { latest, read, updates } from './updates.js';

/** @typedef {import('../updates.ts').ImportEntry} Entry */

/** Imported files: the module that was called, the job, the response and the preview. */
class ConsoleImports extends HTMLElement {
  #list = element('ol', { class: 'entries', 'aria-label': 'Imports, newest first' });
  #empty = note('No file has been imported yet. Set the state “the file is imported” to import one.');
  #detail = element('div', { class: 'detail' });
  #last = -1;
  /** @type {string | null} */
  #selected = null;

  connectedCallback() {
    this.append(
      element('h1', {}, 'Imports'),
      element(
        'p',
        { class: 'lead' },
        'Files that were imported through a post-import module, with the job and the response.',
      ),
      this.#empty,
      this.#list,
      this.#detail,
    );
    updates.addEventListener('update', () => this.#refresh());
    updates.addEventListener('restart', () => (this.#last = -1));
  }

  /** @param {URLSearchParams} parameters */
  show(parameters) {
    this.#selected = parameters.get('number');
    this.#last = -1;
    void this.#refresh();
  }

  async #refresh() {
    if (this.hidden || latest === undefined || latest.lastImport === this.#last) return;
    this.#last = latest.lastImport;
    /** @type {Entry[]} */
    const entries = await read('imports');
    const selected = this.#selected ?? String(entries[0]?.number ?? '');
    this.#empty.hidden = entries.length > 0;
    this.#list.replaceChildren(...entries.map((entry) => renderEntry(entry, String(entry.number) === selected)));
    if (selected === '') return this.#detail.replaceChildren();
    const line = await read(`imports/${encodeURIComponent(selected)}`).catch(() => undefined);
    this.#detail.replaceChildren(line ? renderDetail(line) : note('This import is no longer stored.'));
  }
}

/** @type {Readonly<Record<string, string>>} */
const KINDS = { imported: 'good', rejected: 'bad', unhandled: '' };

/** @param {Entry} entry @param {boolean} isSelected */
const renderEntry = ({ number, at, file, outcome, moduleKey }, isSelected) =>
  element(
    'li',
    {},
    element(
      'a',
      { href: `#imports?number=${number}`, 'aria-current': isSelected && 'true' },
      element('span', { class: 'path' }, file),
      badge(outcome, KINDS[outcome]),
      element('span', { class: 'soft' }, moduleKey ?? 'no module'),
      renderTime(at),
    ),
  );

/** @param {import('../../modules/import-record.ts').ImportRecord & { hasPreview: boolean }} line */
function renderDetail({ number, file, outcome, job, response, hasPreview }) {
  return section(
    file,
    outcome.message ? element('p', { class: 'alert' }, outcome.message) : null,
    outcome.outcome === 'unhandled'
      ? note('No module matched, so the parsed strings were added unchanged.')
      : element(
          'div',
          { class: 'pair' },
          renderText('Job', job),
          renderText(response ? `Response, status ${response.status}` : 'Response', response?.text),
        ),
    hasPreview
      ? section(
          'Preview',
          // The HTML comes from the app: the sandbox allows no scripts, no forms and no navigation.
          element('iframe', { sandbox: '', title: `Preview of ${file}`, src: `_console/preview/${number}` }),
        )
      : null,
  );
}

/** @param {string} title @param {string | undefined} text */
const renderText = (title, text) =>
  element(
    'section',
    {},
    element('h3', {}, title),
    text ? element('pre', { tabindex: '0', 'aria-label': title }, formatJson(text)) : note('None.'),
  );

/** @param {string} text */
function formatJson(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

customElements.define('console-imports', ConsoleImports);
