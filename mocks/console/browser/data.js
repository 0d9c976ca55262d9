import { element, nothing, section, table } from './dom.js';
import { latest, live, read } from './live.js';

/** @typedef {import('../world.ts').World} World */

/** The dataset at a glance; its lists are links into the playground, where their records are. */
class ConsoleWorld extends HTMLElement {
  #body = element('div');
  #revision = -1;

  connectedCallback() {
    this.append(
      element('h1', {}, 'World'),
      element('p', { class: 'lead' }, 'The data that the lists answer from. Open a list to read its records.'),
      this.#body,
    );
    live.addEventListener('news', () => this.#refresh());
    live.addEventListener('restart', () => (this.#revision = -1));
  }

  show() {
    void this.#refresh();
  }

  async #refresh() {
    if (this.hidden || latest === undefined || latest.dataRevision === this.#revision) return;
    this.#revision = latest.dataRevision;
    /** @type {World} */
    const world = await read('world');
    this.#body.replaceChildren(
      element('ul', { class: 'numbers' }, ...Object.entries(world.counts).map(figure)),
      section(
        'Projects',
        world.projects.length === 0
          ? nothing('None.')
          : table(
              'Projects with the number of their strings and translations',
              ['Project', 'Id', 'Identifier', 'Strings', 'Translations', 'Languages'],
              world.projects.map(projectRow),
            ),
      ),
      section(
        'Translation memories and glossaries',
        world.tms.length + world.glossaries.length === 0
          ? nothing('None.')
          : element(
              'ul',
              { class: 'cards' },
              ...world.tms.map(({ id, segments, records }) =>
                holding(`Translation memory ${id}`, `${segments} segments, ${records} records`, 'tm-segment', id),
              ),
              ...world.glossaries.map(({ id, terms, concepts }) =>
                holding(`Glossary ${id}`, `${terms} terms, ${concepts} concepts`, 'glossary-term', id),
              ),
            ),
      ),
      section('Users', chips(world.users.map(({ id, login }) => [login, String(id)]))),
      section('Languages', chips(world.languages.map(({ id, name }) => [name, id]))),
    );
  }
}

/** @param {readonly [string, number]} entry */
const figure = ([name, count]) =>
  element('li', {}, element('strong', {}, count.toLocaleString('en')), element('span', {}, NAMES[name] ?? name));

/** @type {Readonly<Record<string, string>>} */
const NAMES = { tms: 'translation memories' };

/** @param {World['projects'][number]} project */
const projectRow = ({ id, identifier, name, source, targets, strings, translations }) => [
  name,
  id,
  element('code', {}, identifier),
  element(
    'a',
    { href: listAt('source-string', id) },
    strings,
    element('span', { class: 'unseen' }, ` strings of ${name}`),
  ),
  translations,
  element(
    'span',
    { class: 'inline' },
    element('span', { class: 'soft' }, `${source} to`),
    ...targets.map((code) => element('a', { href: listAt('translation', id, code) }, code)),
  ),
];

/** @param {string} title @param {string} says @param {string} context @param {number} id */
const holding = (title, says, context, id) =>
  element('li', {}, element('h3', {}, element('a', { href: listAt(context, id) }, title)), element('p', {}, says));

/** @param {readonly (readonly [string, string])[]} pairs */
const chips = (pairs) =>
  pairs.length === 0
    ? nothing('None.')
    : element(
        'ul',
        { class: 'chips' },
        ...pairs.map(([name, code]) => element('li', {}, name, ' ', element('code', {}, code))),
      );

/** @param {string} context @param {number} of @param {string} [language] */
const listAt = (context, of, language = '') =>
  `#playground?${new URLSearchParams({ context, of: String(of), ...(language && { language }) })}`;

customElements.define('console-world', ConsoleWorld);
