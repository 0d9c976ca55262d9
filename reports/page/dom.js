/**
 * An element with its attributes and content. Text becomes text and never markup, so nothing that a target said can be
 * more than letters here. A listener is given as `onclick` and the like; undefined and false leave an attribute out.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, unknown>>} [attributes]
 * @param {...(Node | string | number | null | undefined | false)} content
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...content) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const part of content) {
    if (part === null || part === undefined || part === false) continue;
    element.append(typeof part === 'number' ? String(part) : part);
  }
  return element;
}

/**
 * A sentence whose words between backticks are code.
 *
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function prose(text) {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? el('code', {}, part) : part));
}

/**
 * The element of the page with this id.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * Says something to those who cannot see it change.
 *
 * @param {string} text
 */
export function say(text) {
  byId('said').textContent = text;
}

/**
 * A button that copies a text; where the clipboard is not to be had, it selects the text instead.
 *
 * @param {string} text
 * @param {HTMLElement} shown where the text stands
 * @param {string} [what]
 * @returns {HTMLButtonElement}
 */
export function copyButton(text, shown, what = 'Copy') {
  const button = el('button', { type: 'button', class: 'copy' }, what);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(shown);
      button.textContent = 'Selected';
    }
    say(button.textContent);
    setTimeout(() => (button.textContent = what), 1600);
  });
  return button;
}

/**
 * A text to be copied: a command, an address, a file's entry.
 *
 * @param {string} label
 * @param {string} text
 * @returns {HTMLElement}
 */
export function snippet(label, text) {
  const code = el('pre', { tabindex: 0 }, el('code', {}, text));
  return el(
    'div',
    { class: 'snippet' },
    el('div', { class: 'label' }, el('h4', {}, label), copyButton(text, code)),
    code,
  );
}
