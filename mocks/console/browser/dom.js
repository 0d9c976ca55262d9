/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element with attributes and children. Texts become text nodes, so data of the service is never parsed as HTML. A
 * function is a listener (`onclick`), `true` an attribute without a value; false and null are omitted.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, unknown>>} [attributes]
 * @param {...(Child | readonly Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) node.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...dropEmpty(children.flat()));
  return node;
}

/**
 * The children without the empty ones, as arguments of `append`.
 * @param {readonly Child[]} children
 * @returns {(Node | string)[]}
 */
export const dropEmpty = (children) =>
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
 * A table; the first cell of each row is its header. On a narrow screen, `data-label` shows the column of a cell.
 * @param {string} caption
 * @param {readonly string[]} columns
 * @param {readonly (readonly Child[])[]} rows
 */
export function table(caption, columns, rows) {
  const head = columns.map((name) => element('th', { scope: 'col', role: 'columnheader' }, name));
  const body = rows.map((cells) => {
    const row = cells.map((cell, index) =>
      index === 0
        ? element('th', { scope: 'row', role: 'rowheader' }, cell)
        : element('td', { role: 'cell', 'data-label': columns[index] }, cell),
    );
    return element('tr', { role: 'row' }, row);
  });
  // The roles are explicit because a narrow screen displays the table as blocks, which removes the implicit roles.
  return element(
    'table',
    { role: 'table' },
    element('caption', {}, caption),
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, head)),
    element('tbody', { role: 'rowgroup' }, body),
  );
}

/**
 * A short label; `kind` is its colour: good, warn or bad.
 * @param {string} text
 * @param {string} [kind]
 */
export const badge = (text, kind = '') => element('span', { class: `badge ${kind}` }, text);

/**
 * The time of day of a timestamp in UTC.
 * @param {string} iso
 */
export const renderTime = (iso) => element('time', { datetime: iso, title: iso }, iso.slice(11, 19));

/**
 * A sentence with names between backticks as code.
 * @param {string} text
 */
export const renderSentence = (text) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));

/**
 * A note in place of missing content.
 * @param {string} text
 */
export const note = (text) => element('p', { class: 'note' }, text);
