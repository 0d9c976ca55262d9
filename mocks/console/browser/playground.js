import { element, note } from './dom.js';
import { EXAMPLES } from './examples.js';
import { markErrors, renderDiagnostic, renderRecord } from './playground-parts.js';
import { createSuggestions } from './suggestions.js';
import { latest, read, updates } from './updates.js';

/** @typedef {import('../console-lists.ts').Lists} Lists */
/** @typedef {import('../playground.ts').QueryResult} QueryResult */

const TYPING_PAUSE_MS = 200;

/** Evaluates an expression: its diagnostics, the matching records of a list, and why each matches or does not. */
class ConsolePlayground extends HTMLElement {
  #context = element('select', { id: 'play-context', onchange: () => this.#changeContext() });
  #list = element('select', { id: 'play-list', onchange: () => this.#evaluate() });
  #edition = element(
    'select',
    { id: 'play-edition', onchange: () => this.#evaluate() },
    element('option', { value: 'hosted' }, 'Hosted'),
    element('option', { value: 'enterprise' }, 'Enterprise'),
  );
  #text = element('textarea', {
    id: 'expression',
    rows: '2',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    placeholder: 'No expression: every record',
    'aria-describedby': 'verdict keys',
    oninput: () => this.#evaluateSoon(),
  });
  #mirror = element('pre', { 'aria-hidden': 'true' });
  #suggestions = createSuggestions(
    this.#text,
    () => this.#query,
    () => this.#evaluateSoon(),
  );
  #examples = element('ul', { class: 'chips', 'aria-label': 'Examples' });
  #verdict = element('p', { id: 'verdict', class: 'count', role: 'status' });
  #diagnostics = element('ol', { class: 'diagnostics', 'aria-label': 'Errors' });
  #warnings = element('ol', { class: 'diagnostics warnings', 'aria-label': 'Warnings' });
  /** The API request for the same list. */
  #path = element('code', { class: 'request' });
  #copied = element('output', {});
  #others = element('input', { type: 'checkbox', onchange: () => this.#evaluate() });
  #records = element('ol', { class: 'lines', 'aria-label': 'Records' });
  #more = element('button', {
    type: 'button',
    hidden: true,
    onclick: () => this.#evaluate(this.#records.childElementCount),
  });
  /** @type {Lists} */
  #lists = { contexts: [], lists: [] };
  #revision = -1;
  #run = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  connectedCallback() {
    const field = (/** @type {string} */ name, /** @type {HTMLElement} */ control) =>
      element('div', {}, element('label', { for: control.id }, name), control);
    this.append(
      element('h1', {}, 'Playground'),
      element('p', { class: 'lead' }, 'Try a CroQL expression against the records of this service.'),
      element(
        'div',
        { class: 'tools' },
        field('Context', this.#context),
        field('Records of', this.#list),
        field('Edition', this.#edition),
      ),
      element('label', { for: 'expression' }, 'Expression'),
      element('div', { class: 'editor' }, this.#mirror, this.#text),
      element('p', { id: 'keys', class: 'soft' }, 'Ctrl and the space bar lead to the suggestions, Escape leads back.'),
      this.#suggestions,
      this.#diagnostics,
      this.#warnings,
      this.#examples,
      element(
        'div',
        { class: 'tools results' },
        this.#verdict,
        element('label', { class: 'check' }, this.#others, 'Show those that do not match'),
      ),
      this.#path,
      element(
        'p',
        {},
        element('button', { type: 'button', class: 'link', onclick: () => this.#copyLink() }, 'Copy a link'),
        ' ',
        this.#copied,
      ),
      this.#records,
      this.#more,
    );
    updates.addEventListener('update', () => {
      const isChanged = this.#revision >= 0 && latest?.dataRevision !== this.#revision;
      this.#revision = latest?.dataRevision ?? -1;
      if (isChanged && !this.hidden) void this.#load().then(() => this.#evaluate());
    });
  }

  /** @param {URLSearchParams} wanted */
  async show(wanted) {
    await this.#load(wanted);
    if (wanted.has('expression')) this.#text.value = wanted.get('expression') ?? '';
    if (wanted.has('edition')) this.#edition.value = wanted.get('edition') === 'enterprise' ? 'enterprise' : 'hosted';
    await this.#evaluate();
  }

  /** Reads the available lists; keeps the selection unless another one is requested. */
  async #load(wanted = new URLSearchParams()) {
    this.#lists = await read('data');
    const context = wanted.get('context') ?? this.#context.value;
    this.#context.replaceChildren(
      ...this.#lists.contexts.map(({ name, title }) => element('option', { value: name }, capitalize(title))),
    );
    this.#context.value = this.#lists.contexts.some(({ name }) => name === context) ? context : 'source-string';
    this.#fillLists(wanted.has('of') ? `${wanted.get('of')} ${wanted.get('language') ?? ''}` : this.#list.value);
  }

  /** @param {string} [selected] */
  #fillLists(selected = '') {
    const lists = this.#lists.lists.filter(({ context }) => context === this.#context.value);
    this.#list.replaceChildren(
      ...lists.map(({ of, language, title }) => element('option', { value: `${of} ${language}` }, title)),
    );
    if (lists.some(({ of, language }) => `${of} ${language}` === selected)) this.#list.value = selected;
    this.#examples.replaceChildren(
      ...(EXAMPLES[this.#context.value] ?? []).map((example) =>
        element('li', {}, element('button', { type: 'button', onclick: () => this.#try(example) }, example)),
      ),
    );
  }

  #changeContext() {
    this.#fillLists();
    void this.#evaluate();
  }

  /** @param {string} example */
  #try(example) {
    this.#text.value = example;
    this.#text.focus();
    void this.#evaluate();
  }

  #evaluateSoon() {
    // The marks of the previous text would be misplaced.
    this.#mirror.replaceChildren(`${this.#text.value}\n`);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#evaluate(), TYPING_PAUSE_MS);
  }

  /** @returns {Record<string, string>} */
  get #query() {
    const [of = '', language = ''] = this.#list.value.split(' ');
    const show = this.#others.checked ? 'others' : 'matching';
    return {
      ...{ context: this.#context.value, of, language },
      ...{ edition: this.#edition.value, expression: this.#text.value, show },
    };
  }

  /** Evaluates the expression; `from` is the number of records that are shown already. */
  async #evaluate(from = 0) {
    const run = ++this.#run;
    const query = this.#query;
    // The query is part of the page's address, for bookmarks and links.
    if (!this.hidden) history.replaceState(null, '', `#playground?${new URLSearchParams(query)}`);
    /** @type {QueryResult} */
    let result;
    try {
      result = await read('croql', { ...query, from: String(from) });
    } catch {
      this.#verdict.textContent = 'The service did not respond.';
      return;
    }
    // A later evaluation has overtaken this one.
    if (run !== this.#run) return;
    const { value: text } = this.#text;
    const diagnostics = result.ok ? [] : result.diagnostics;
    this.#text.setAttribute('aria-invalid', String(!result.ok));
    this.#mirror.replaceChildren(...markErrors(text, diagnostics), '\n');
    this.#diagnostics.replaceChildren(
      ...diagnostics.map((each) => renderDiagnostic(each, text, () => this.#select(each))),
    );
    this.#warnings.replaceChildren(
      ...(result.ok ? result.warnings : []).map((each) => renderDiagnostic(each, text, () => this.#select(each))),
    );
    if (!result.ok) {
      this.#verdict.textContent = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
      this.#records.replaceChildren();
      this.#path.textContent = '';
      this.#more.hidden = true;
      return;
    }
    const { total, matching, found, records, path } = result;
    this.#path.textContent = path;
    this.#verdict.textContent = `${matching} of ${total} ${total === 1 ? 'record' : 'records'} match`;
    if (from === 0) this.#records.replaceChildren();
    this.#records.append(...records.map((record) => renderRecord(record, query)));
    if (found === 0) this.#records.append(element('li', {}, note('No records.')));
    const left = found - this.#records.childElementCount;
    this.#more.hidden = left <= 0;
    this.#more.textContent = `Show more (${left} left)`;
  }

  /** The address of the page has the whole query. */
  async #copyLink() {
    // A browser lets no page copy that came by HTTP from another machine.
    const copying = Promise.resolve(navigator.clipboard?.writeText(location.href).then(() => true));
    const isCopied = await copying.catch(() => false);
    this.#copied.replaceChildren(isCopied ? 'Copied.' : element('code', {}, location.href));
  }

  /** @param {{ start: number, end: number }} place */
  #select({ start, end }) {
    this.#text.focus();
    this.#text.setSelectionRange(start, end);
  }
}

/** @param {string} text */
const capitalize = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

customElements.define('console-playground', ConsolePlayground);
