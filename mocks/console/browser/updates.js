/** @typedef {import('../updates.ts').Updates} Updates */

const INTERVAL_MS = 1_000;

/**
 * Dispatches `update` (detail: {@link Updates}) every second while the page is visible, `restart` when the service was
 * restarted, and `lost` when it does not respond.
 */
export const updates = new EventTarget();

/** @type {Updates | undefined} the latest update, for views that are opened later */
export let latest;

let after = 0;
/** @type {Set<number>} journal entries without a response so far */
const open = new Set();

/**
 * Reads JSON from the console's API. Rejects with an Error for a status other than 2xx.
 * @param {string} path after `_console/api/`
 * @param {Record<string, string>} [query]
 * @returns {Promise<any>}
 */
export async function read(path, query = {}) {
  const response = await fetch(`_console/api/${path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${path} has status ${response.status}.`);
  return response.json();
}

/** Polls the service once. */
export async function poll() {
  /** @type {Updates} */
  let update;
  try {
    update = await read('updates', { after: String(after), open: [...open].join(',') });
  } catch {
    updates.dispatchEvent(new Event('lost'));
    return;
  }
  // A restarted service counts from 1.
  if (update.last < after) {
    after = 0;
    open.clear();
    updates.dispatchEvent(new Event('restart'));
    return poll();
  }
  for (const { number, status } of update.lines) {
    if (status === 0) open.add(number);
    else open.delete(number);
  }
  after = update.last;
  latest = update;
  updates.dispatchEvent(new CustomEvent('update', { detail: update }));
}

/** Polls the service every second, except while the page is hidden. */
export async function startPolling() {
  if (!document.hidden) await poll();
  setTimeout(startPolling, INTERVAL_MS);
}
