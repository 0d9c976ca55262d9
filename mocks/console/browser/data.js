import { element, note, section, table } from './dom.js';
import { latest, read, updates } from './updates.js';

/** @typedef {import('../console-data.ts').ConsoleData} Data */

/** An overview of the dataset; its lists link to the playground, which shows their records. */
class ConsoleDataView extends HTMLElement {
  #body = element('div');
  #revision = -1;

  connectedCallback() {
    this.append(
      element('h1', {}, 'Data'),
      element('p', { class: 'lead' }, 'The dataset of the service. Open a list to see its records.'),
      this.#body,
    );
    updates.addEventListener('update', () => this.#refresh());
    updates.addEventListener('restart', () => (this.#revision = -1));
  }

  show() {
    void this.#refresh();
  }

  async #refresh() {
    if (this.hidden || latest === undefined || latest.dataRevision === this.#revision) return;
    this.#revision = latest.dataRevision;
    /** @type {Data} */
    const data = await read('data');
    this.#body.replaceChildren(
      element('ul', { class: 'numbers' }, ...Object.entries(data.counts).map(renderCount)),
      section(
        'Projects',
        data.projects.length === 0
          ? note('None.')
          : table(
              'Projects with their numbers of strings and translations',
              ['Project', 'Id', 'Identifier', 'Strings', 'Translations', 'Languages'],
              data.projects.map(renderProject),
            ),
      ),
      section(
        'Translation memories and glossaries',
        data.tms.length + data.glossaries.length === 0
          ? note('None.')
          : element(
              'ul',
              { class: 'cards' },
              ...data.tms.map(({ id, segments, records }) =>
                renderList(`Translation memory ${id}`, `${segments} segments, ${records} records`, 'tm-segment', id),
              ),
              ...data.glossaries.map(({ id, terms, concepts }) =>
                renderList(`Glossary ${id}`, `${terms} terms, ${concepts} concepts`, 'glossary-term', id),
              ),
            ),
      ),
      section('Users', renderChips(data.users.map(({ id, login }) => [login, String(id)]))),
      section('Languages', renderChips(data.languages.map(({ id, name }) => [name, id]))),
    );
  }
}

/** @param {readonly [string, number]} entry */
const renderCount = ([name, count]) =>
  element('li', {}, element('strong', {}, count.toLocaleString('en')), element('span', {}, NAMES[name] ?? name));

/** @type {Readonly<Record<string, string>>} */
const NAMES = { tms: 'translation memories' };

/** @param {Data['projects'][number]} project */
const renderProject = ({ id, identifier, name, source, targets, strings, translations }) => [
  name,
  id,
  element('code', {}, identifier),
  element(
    'a',
    { href: createListLink('source-string', id) },
    strings,
    element('span', { class: 'unseen' }, ` strings of ${name}`),
  ),
  translations,
  element(
    'span',
    { class: 'inline' },
    element('span', { class: 'soft' }, `${source} to`),
    ...targets.map((code) => element('a', { href: createListLink('translation', id, code) }, code)),
  ),
];

/** @param {string} title @param {string} says @param {string} context @param {number} id */
const renderList = (title, says, context, id) =>
  element(
    'li',
    {},
    element('h3', {}, element('a', { href: createListLink(context, id) }, title)),
    element('p', {}, says),
  );

/** @param {readonly (readonly [string, string])[]} pairs */
const renderChips = (pairs) =>
  pairs.length === 0
    ? note('None.')
    : element(
        'ul',
        { class: 'chips' },
        ...pairs.map(([name, code]) => element('li', {}, name, ' ', element('code', {}, code))),
      );

/** @param {string} context @param {number} of @param {string} [language] */
const createListLink = (context, of, language = '') =>
  `#playground?${new URLSearchParams({ context, of: String(of), ...(language && { language }) })}`;

customElements.define('console-data', ConsoleDataView);
