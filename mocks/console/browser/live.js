/** @typedef {import('../news.ts').News} News */

const EVERY = 1_000;

/** Tells `news` (detail: {@link News}) about each second while the page is seen, and `lost` when nobody answers. */
export const live = new EventTarget();

/** @type {News | undefined} the last news, for a view that comes later */
export let latest;

let after = 0;
/** @type {Set<number>} lines that had no answer yet when they were seen */
const open = new Set();

/**
 * Reads JSON from the console. Rejects with an Error when the answer is none.
 * @param {string} path after `_console/api/`
 * @param {Record<string, string>} [query]
 * @returns {Promise<any>}
 */
export async function read(path, query = {}) {
  const answer = await fetch(`_console/api/${path}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
  return answer.json();
}

/** Asks once for what is new, and tells it. */
export async function look() {
  /** @type {News} */
  let news;
  try {
    news = await read('news', { after: String(after), open: [...open].join(',') });
  } catch {
    live.dispatchEvent(new Event('lost'));
    return;
  }
  // A service that was started again counts from 1.
  if (news.last < after) {
    after = 0;
    open.clear();
    live.dispatchEvent(new Event('restart'));
    return look();
  }
  for (const { number, status } of news.lines) {
    if (status === 0) open.add(number);
    else open.delete(number);
  }
  after = news.last;
  latest = news;
  live.dispatchEvent(new CustomEvent('news', { detail: news }));
}

/** Looks again and again; a page that nobody sees rests. */
export async function watch() {
  if (!document.hidden) await look();
  setTimeout(watch, EVERY);
}
