/** The filters, which stand in the address so that a view can be shared. An empty one lets everything through. */
export const FILTERS = /** @type {const} */ (['status', 'area', 'standing', 'edition', 'q']);

/** @typedef {Record<typeof FILTERS[number], string>} Filters */

/**
 * What the address asks for: `#place?status=fail&area=croql&q=text`.
 *
 * @returns {{ place: string, filters: Filters }}
 */
export function readAddress() {
  const [place = '', query = ''] = location.hash.slice(1).split(/\?(.*)/s);
  const asked = new URLSearchParams(query);
  const filters = /** @type {Filters} */ (Object.fromEntries(FILTERS.map((name) => [name, asked.get(name) ?? ''])));
  return { place: decoded(place), filters };
}

/**
 * The address of a place under these filters.
 *
 * @param {string} place
 * @param {Filters} filters
 * @returns {string}
 */
export function addressOf(place, filters) {
  const query = new URLSearchParams(
    FILTERS.filter((name) => filters[name] !== '').map((name) => [name, filters[name]]),
  );
  return `#${place}${query.size > 0 ? `?${query}` : ''}`;
}

/**
 * Puts the filters into the address without leaving the place.
 *
 * @param {string} place
 * @param {Filters} filters
 */
export function writeAddress(place, filters) {
  history.replaceState(null, '', addressOf(place, filters) === '#' ? '#overview' : addressOf(place, filters));
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
