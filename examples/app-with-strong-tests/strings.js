/** The longest page that the service has. */
const PAGE = 500;
/** How often a request is sent again that the service could not serve. */
const RETRIES = 2;

/** An app that reads the strings of a project, page by page, and renews its tokens when they have expired. */
export class Strings {
  #settings;
  #tokens;

  /**
   * `settings`: baseUrl, authUrl, clientId and clientSecret; pageSize, if pages should be shorter; `save`, which gets the
   * tokens whenever they were renewed.
   */
  constructor(settings, tokens) {
    this.#settings = { pageSize: PAGE, save: () => {}, ...settings };
    this.#tokens = tokens;
  }

  /** The strings that nobody has translated into a language. */
  untranslated(projectId, languageId) {
    return this.#strings(projectId, `count of translations where (language = @language:"${languageId}") = 0`);
  }

  /** The strings with a text in them, without those that are hidden. */
  find(projectId, text) {
    return this.#strings(projectId, `text contains ${JSON.stringify(text)} and not is hidden`);
  }

  /** The strings that were added at a time, as in `2026-01-31 22:30:00`, or later. */
  addedSince(projectId, time) {
    return this.#strings(projectId, `added >= '${time}'`);
  }

  async #strings(projectId, croql) {
    const records = await this.#list(`/projects/${projectId}/strings`, { croql });
    return records.map(({ id, text, context, isHidden, createdAt }) => ({ id, text, context, isHidden, createdAt }));
  }

  /** All records of a list. */
  async #list(path, query) {
    const { pageSize } = this.#settings;
    const records = [];
    for (let offset = 0; ; offset += pageSize) {
      const page = await this.#get(`${path}?${new URLSearchParams({ ...query, limit: pageSize, offset })}`);
      const found = page.data.map(({ data }) => data);
      const isNew = ({ id }) => records.every((record) => record.id !== id);
      // Otherwise a service that sends one page again and again would be asked for ever.
      if (page.pagination?.offset !== offset || !found.every(isNew)) throw new Error('The service sent another page.');
      records.push(...found);
      if (page.data.length < pageSize) return records;
    }
  }

  async #get(path) {
    const headers = () => ({ headers: { Authorization: `Bearer ${this.#tokens.access_token}` } });
    const address = `${this.#settings.baseUrl}/api/v2${path}`;
    const answer = await send(address, headers);
    if (answer.status !== 401) return read(answer);
    await this.#renew();
    return read(await send(address, headers));
  }

  async #renew() {
    const { authUrl, clientId, clientSecret, save } = this.#settings;
    const { refresh_token } = this.#tokens;
    const body = { grant_type: 'refresh_token', client_id: clientId, client_secret: clientSecret, refresh_token };
    const headers = { 'Content-Type': 'application/json' };
    this.#tokens = read(
      await send(`${authUrl}/oauth/token`, () => ({ method: 'POST', headers, body: JSON.stringify(body) })),
    );
    save(this.#tokens);
  }
}

/** The status, content type and text of an answer, which is asked for again if the service could not serve it. */
async function send(address, init, left = RETRIES) {
  try {
    const answer = await fetch(address, init());
    const { status, headers } = answer;
    if ((status === 429 || status >= 500) && left > 0) {
      await new Promise((done) => setTimeout(done, Number(headers.get('Retry-After') ?? 0) * 1000));
      return send(address, init, left - 1);
    }
    return { status, type: headers.get('Content-Type') ?? '', text: await answer.text() };
  } catch (error) {
    // The connection was cut. What renews tokens must not be repeated, because a token can be used once.
    if (left > 0 && init().method !== 'POST') return send(address, init, left - 1);
    throw error;
  }
}

function read({ status, type, text }) {
  if (status !== 200) throw new Error(`The service answered ${status}.`);
  if (!/^application\/json(; *charset=utf-8)?$/i.test(type)) throw new Error(`The service answered with ${type}.`);
  return JSON.parse(text);
}
