/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element with its attributes and children. Texts become text nodes, so nothing that the service knows is ever read
 * as HTML. A function is a listener (`onclick`), `true` an attribute without a value, and false or null none at all.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, unknown>>} [attributes]
 * @param {...(Child | readonly Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  made.append(...present(children.flat()));
  return made;
}

/**
 * The children that are there, as `append` takes them.
 * @param {readonly Child[]} children
 * @returns {(Node | string)[]}
 */
export const present = (children) =>
  children.flatMap((child) =>
    child === null || child === undefined || child === false ? [] : [child instanceof Node ? child : String(child)],
  );

/**
 * A section with a heading.
 * @param {string} title
 * @param {...(Child | readonly Child[])} children
 */
export const section = (title, ...children) => element('section', {}, element('h2', {}, title), ...children);

/**
 * A table whose first cell in each row names the row. On a narrow screen every cell tells its column by `data-label`.
 * @param {string} caption
 * @param {readonly string[]} columns
 * @param {readonly (readonly Child[])[]} rows
 */
export function table(caption, columns, rows) {
  const head = columns.map((name) => element('th', { scope: 'col', role: 'columnheader' }, name));
  const body = rows.map((cells) => {
    const made = cells.map((cell, index) =>
      index === 0
        ? element('th', { scope: 'row', role: 'rowheader' }, cell)
        : element('td', { role: 'cell', 'data-label': columns[index] }, cell),
    );
    return element('tr', { role: 'row' }, made);
  });
  // The roles are written out because a narrow screen lays the table out as blocks, which would take them away.
  return element(
    'table',
    { role: 'table' },
    element('caption', {}, caption),
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, head)),
    element('tbody', { role: 'rowgroup' }, body),
  );
}

/** @param {string} text @param {string} [kind] */
export const badge = (text, kind = '') => element('span', { class: `badge ${kind}` }, text);

/** @param {string} iso the time of day of a moment, in UTC as the service writes it */
export const timeOf = (iso) => element('time', { datetime: iso, title: iso }, iso.slice(11, 19));

/**
 * A sentence in which names stand between backticks.
 * @param {string} text
 */
export const prose = (text) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));

/** @param {string} text */
export const nothing = (text) => element('p', { class: 'nothing' }, text);
