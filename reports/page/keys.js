import { byId, el } from './dom.js';

const KEYS = /** @type {const} */ ([
  ['/', 'search'],
  ['j  k', 'next and previous row'],
  ['Enter', 'open or close the row'],
  ['n  p', 'next and previous finding'],
  ['Esc', 'leave the search, or clear it'],
  ['?', 'these keys'],
]);

/** Makes the page usable without a pointer beyond what the browser offers. */
export function listenToKeys() {
  const dialog = /** @type {HTMLDialogElement} */ (byId('keys'));
  dialog.append(
    el('h2', { id: 'keys-title' }, 'Keys'),
    el('dl', {}, ...KEYS.flatMap(([key, does]) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, does)])),
    el('form', { method: 'dialog' }, el('button', {}, 'Close')),
  );
  const search = /** @type {HTMLInputElement} */ (byId('search'));
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && document.activeElement === search) return leave(search);
    if (event.target instanceof Element && event.target.matches('input, select, textarea')) return;
    const does = ACTIONS[event.key];
    if (does === undefined || dialog.open) return;
    event.preventDefault();
    does(search, dialog);
  });
}

/** @type {Readonly<Record<string, (search: HTMLInputElement, dialog: HTMLDialogElement) => void>>} */
const ACTIONS = {
  '/': (search) => search.select(),
  '?': (_search, dialog) => dialog.showModal(),
  j: () => move('summary', 1),
  k: () => move('summary', -1),
  n: () => move('.finding > summary', 1),
  p: () => move('.finding > summary', -1),
};

/** @param {HTMLInputElement} search */
function leave(search) {
  if (search.value === '') return search.blur();
  search.value = '';
  search.dispatchEvent(new Event('input'));
}

/**
 * @param {string} selector
 * @param {1 | -1} step
 */
function move(selector, step) {
  const rows = [...document.querySelectorAll(selector)].filter(
    (row) => row instanceof HTMLElement && !row.closest('[hidden]'),
  );
  const here = document.activeElement;
  const follows = (/** @type {Element} */ row) =>
    here !== null && Boolean(here.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next =
    here === document.body || here === null
      ? rows[0]
      : step === 1
        ? rows.find((row) => row !== here && follows(row))
        : rows.findLast((row) => row !== here && !follows(row));
  if (next instanceof HTMLElement) {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'center' });
  }
}
