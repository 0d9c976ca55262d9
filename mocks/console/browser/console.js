import './overview.js';
import './data.js';
import './journal.js';
import './imports.js';
import './playground.js';
import { startPolling, updates } from './updates.js';

/** @typedef {HTMLElement & { show?: (parameters: URLSearchParams) => void }} View */

const links = [...document.querySelectorAll('nav a')];
const names = links.map((link) => (link.getAttribute('href') ?? '').slice(1));

/** Shows the view of the address, as in `#playground?context=translation`; by default the first one. */
function showView() {
  const [hash = '', query = ''] = location.hash.slice(1).split('?');
  if (hash === 'content') return document.getElementById('content')?.focus();
  const name = names.includes(hash) ? hash : (names[0] ?? '');
  for (const link of links) {
    const isCurrent = link.getAttribute('href') === `#${name}`;
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (isCurrent) document.title = `${link.textContent} · Reference service`;
  }
  for (const each of names) {
    const view = /** @type {View | null} */ (document.getElementById(`view-${each}`));
    if (view === null) continue;
    view.hidden = each !== name;
    if (each === name) view.show?.(new URLSearchParams(query));
  }
}

const connection = document.getElementById('connection');
const clock = document.getElementById('clock');
const day = document.getElementById('day');
const hour = document.getElementById('hour');

/** @param {'live' | 'lost'} state @param {string} text */
function showConnection(state, text) {
  if (connection === null || connection.dataset['state'] === state) return;
  connection.dataset['state'] = state;
  connection.textContent = text;
}

updates.addEventListener('update', (event) => {
  const { now } = /** @type {CustomEvent<import('./updates.js').Updates>} */ (event).detail;
  showConnection('live', 'Live');
  clock?.setAttribute('datetime', now);
  day?.replaceChildren(now.slice(0, 10));
  hour?.replaceChildren(now.slice(11, 19));
});
updates.addEventListener('lost', () => showConnection('lost', 'No response'));

addEventListener('hashchange', showView);
showView();
void startPolling();
