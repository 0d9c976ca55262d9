import './overview.js';
import './world.js';
import './journal.js';
import './imports.js';
import './playground.js';
import { live, watch } from './live.js';

/** @typedef {HTMLElement & { show?: (parameters: URLSearchParams) => void }} View */

const links = [...document.querySelectorAll('nav a')];
const names = links.map((link) => (link.getAttribute('href') ?? '').slice(1));

/** Shows the view that the address names, as in `#playground?context=translation`; the first where it names none. */
function route() {
  const [wanted = '', query = ''] = location.hash.slice(1).split('?');
  if (wanted === 'content') return document.getElementById('content')?.focus();
  const name = names.includes(wanted) ? wanted : (names[0] ?? '');
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

const pulse = document.getElementById('pulse');
const clock = document.getElementById('clock');
const day = document.getElementById('day');
const hour = document.getElementById('hour');

/** @param {'live' | 'lost'} state @param {string} text */
function beat(state, text) {
  if (pulse === null || pulse.dataset['state'] === state) return;
  pulse.dataset['state'] = state;
  pulse.textContent = text;
}

live.addEventListener('news', (event) => {
  const { now } = /** @type {CustomEvent<import('./live.js').News>} */ (event).detail;
  beat('live', 'Live');
  clock?.setAttribute('datetime', now);
  day?.replaceChildren(now.slice(0, 10));
  hour?.replaceChildren(now.slice(11, 19));
});
live.addEventListener('lost', () => beat('lost', 'No answer'));

addEventListener('hashchange', route);
route();
void watch();
