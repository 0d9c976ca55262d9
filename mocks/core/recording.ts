/** A whole exchange with a client, secrets included, which the journal leaves out. Header names are in lower case. */
export interface RecordedExchange {
  /** The number of its journal entry. */
  readonly number: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** At most 64 KiB; absent if empty. */
    readonly body?: string;
  };
  readonly response: {
    readonly status: number;
    /** The values of each header, in order. */
    readonly headers: Readonly<Record<string, readonly string[]>>;
    /** At most 64 KiB. */
    readonly body: string;
  };
}

// An app under test sends a few requests at a time, all of them short.
const MAX_EXCHANGES = 2_000;
const MAX_BODY = 64 * 1024;

/** The most recent whole exchanges of a service. */
export class Recording {
  readonly #exchanges: RecordedExchange[] = [];

  /** Records a request and its response; `respond` can still read the request's body. */
  async record(number: number, request: Request, respond: () => Promise<Response>): Promise<Response> {
    const { method, url } = request;
    const copy = request.clone();
    const response = await respond();
    const body = method === 'GET' || method === 'HEAD' ? '' : await copy.text().catch(() => '');
    this.#exchanges.push({
      number,
      request: {
        method,
        url,
        headers: Object.fromEntries(request.headers),
        ...(body === '' ? {} : { body: truncate(body) }),
      },
      response: {
        status: response.status,
        headers: readHeaders(response),
        body: truncate(await response.clone().text()),
      },
    });
    this.#exchanges.sort((one, other) => one.number - other.number);
    if (this.#exchanges.length > MAX_EXCHANGES) this.#exchanges.shift();
    return response;
  }

  /** The exchanges after a journal entry, oldest first. */
  listAfter(number: number): readonly RecordedExchange[] {
    return this.#exchanges.filter((exchange) => exchange.number > number);
  }
}

const truncate = (text: string) => text.slice(0, MAX_BODY);

function readHeaders({ headers }: Response): Readonly<Record<string, readonly string[]>> {
  const cookies = headers.getSetCookie();
  const all = Object.fromEntries([...headers].map(([name, value]) => [name, [value]]));
  return cookies.length === 0 ? all : { ...all, 'set-cookie': cookies };
}
