import { element, nothing } from './dom.js';
import { EXAMPLES } from './examples.js';
import { diagnosticEntry, marked, recordEntry } from './playground-parts.js';
import { latest, live, read } from './live.js';

/** @typedef {import('../lists.ts').Lists} Lists */
/** @typedef {import('../croql.ts').Played} Played */

const REST = 200;

/** An expression, what is wrong with it, which records of a list match it, and why each does or does not. */
class ConsolePlayground extends HTMLElement {
  #context = element('select', { id: 'play-context', onchange: () => this.#choose() });
  #list = element('select', { id: 'play-list', onchange: () => this.#ask() });
  #edition = element(
    'select',
    { id: 'play-edition', onchange: () => this.#ask() },
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
    'aria-describedby': 'verdict',
    oninput: () => this.#wait(),
  });
  #mirror = element('pre', { 'aria-hidden': 'true' });
  #examples = element('ul', { class: 'chips', 'aria-label': 'Examples' });
  #verdict = element('p', { id: 'verdict', class: 'count', role: 'status' });
  #diagnostics = element('ol', { class: 'diagnostics', 'aria-label': 'What is wrong' });
  /** What a client asks for the same list. */
  #path = element('code', { class: 'request' });
  #others = element('input', { type: 'checkbox', onchange: () => this.#ask() });
  #records = element('ol', { class: 'lines', 'aria-label': 'Records' });
  #more = element('button', {
    type: 'button',
    hidden: true,
    onclick: () => this.#ask(this.#records.childElementCount),
  });
  /** @type {Lists} */
  #lists = { contexts: [], lists: [] };
  #revision = -1;
  #turn = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  connectedCallback() {
    const field = (/** @type {string} */ name, /** @type {HTMLElement} */ control) =>
      element('div', {}, element('label', { for: control.id }, name), control);
    this.append(
      element('h1', {}, 'Playground'),
      element('p', { class: 'lead' }, 'Try a CroQL expression on the records of this service.'),
      element(
        'div',
        { class: 'tools' },
        field('Context', this.#context),
        field('Records of', this.#list),
        field('Edition', this.#edition),
      ),
      element('label', { for: 'expression' }, 'Expression'),
      element('div', { class: 'editor' }, this.#mirror, this.#text),
      this.#diagnostics,
      this.#examples,
      element(
        'div',
        { class: 'tools results' },
        this.#verdict,
        element('label', { class: 'check' }, this.#others, 'Show those that do not match'),
      ),
      this.#path,
      this.#records,
      this.#more,
    );
    live.addEventListener('news', () => {
      const isOther = this.#revision >= 0 && latest?.dataRevision !== this.#revision;
      this.#revision = latest?.dataRevision ?? -1;
      if (isOther && !this.hidden) void this.#load().then(() => this.#ask());
    });
  }

  /** @param {URLSearchParams} wanted */
  async show(wanted) {
    await this.#load(wanted);
    if (wanted.has('expression')) this.#text.value = wanted.get('expression') ?? '';
    if (wanted.has('edition')) this.#edition.value = wanted.get('edition') === 'enterprise' ? 'enterprise' : 'hosted';
    await this.#ask();
  }

  /** Reads which lists there are; keeps what is chosen unless something else is wanted. */
  async #load(wanted = new URLSearchParams()) {
    this.#lists = await read('world');
    const context = wanted.get('context') ?? this.#context.value;
    this.#context.replaceChildren(
      ...this.#lists.contexts.map(({ name, title }) => element('option', { value: name }, capital(title))),
    );
    this.#context.value = this.#lists.contexts.some(({ name }) => name === context) ? context : 'source-string';
    this.#fill(wanted.has('of') ? `${wanted.get('of')} ${wanted.get('language') ?? ''}` : this.#list.value);
  }

  /** @param {string} [chosen] */
  #fill(chosen = '') {
    const lists = this.#lists.lists.filter(({ context }) => context === this.#context.value);
    this.#list.replaceChildren(
      ...lists.map(({ of, language, title }) => element('option', { value: `${of} ${language}` }, title)),
    );
    if (lists.some(({ of, language }) => `${of} ${language}` === chosen)) this.#list.value = chosen;
    this.#examples.replaceChildren(
      ...(EXAMPLES[this.#context.value] ?? []).map((example) =>
        element('li', {}, element('button', { type: 'button', onclick: () => this.#try(example) }, example)),
      ),
    );
  }

  #choose() {
    this.#fill();
    void this.#ask();
  }

  /** @param {string} example */
  #try(example) {
    this.#text.value = example;
    this.#text.focus();
    void this.#ask();
  }

  #wait() {
    // The underlining of an older text would stand in the wrong place.
    this.#mirror.replaceChildren(`${this.#text.value}\n`);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), REST);
  }

  /** @returns {Record<string, string>} */
  get #asked() {
    const [of = '', language = ''] = this.#list.value.split(' ');
    const show = this.#others.checked ? 'others' : 'matching';
    return {
      ...{ context: this.#context.value, of, language },
      ...{ edition: this.#edition.value, expression: this.#text.value, show },
    };
  }

  /** Asks the service; `from` counts the records that are shown already. */
  async #ask(from = 0) {
    const turn = ++this.#turn;
    const asked = this.#asked;
    // The address of the page names what is asked, to be kept or passed on.
    if (!this.hidden) history.replaceState(null, '', `#playground?${new URLSearchParams(asked)}`);
    /** @type {Played} */
    let played;
    try {
      played = await read('croql', { ...asked, from: String(from) });
    } catch {
      this.#verdict.textContent = 'The service did not answer.';
      return;
    }
    // An answer that a later question has overtaken.
    if (turn !== this.#turn) return;
    const { value: text } = this.#text;
    const diagnostics = played.ok ? [] : played.diagnostics;
    this.#text.setAttribute('aria-invalid', String(!played.ok));
    this.#mirror.replaceChildren(...marked(text, diagnostics), '\n');
    this.#diagnostics.replaceChildren(
      ...diagnostics.map((each) => diagnosticEntry(each, text, () => this.#point(each))),
    );
    if (!played.ok) {
      this.#verdict.textContent = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
      this.#records.replaceChildren();
      this.#path.textContent = '';
      this.#more.hidden = true;
      return;
    }
    const { total, matching, found, records, path } = played;
    this.#path.textContent = path;
    this.#verdict.textContent = `${matching} of ${total} ${total === 1 ? 'record' : 'records'} match`;
    if (from === 0) this.#records.replaceChildren();
    this.#records.append(...records.map((record) => recordEntry(record, asked)));
    if (found === 0) this.#records.append(element('li', {}, nothing('There is nothing to show.')));
    const left = found - this.#records.childElementCount;
    this.#more.hidden = left <= 0;
    this.#more.textContent = `Show more (${left} left)`;
  }

  /** @param {{ start: number, end: number }} place */
  #point({ start, end }) {
    this.#text.focus();
    this.#text.setSelectionRange(start, end);
  }
}

/** @param {string} text */
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

customElements.define('console-playground', ConsolePlayground);
