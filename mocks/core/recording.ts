/** A whole exchange with a client, secrets included: what the journal leaves out. Header names in lower case. */
export interface RecordedExchange {
  /** That of its line in the journal. */
  readonly number: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly response: {
    readonly status: number;
    /** A header given several times has its values in order. */
    readonly headers: Readonly<Record<string, readonly string[]>>;
    readonly body: string;
  };
}

// An app under test sends a few at a time, and each is short.
const MOST_EXCHANGES = 2_000;
const LONGEST_BODY = 64 * 1024;

/** The last whole exchanges of a service that keeps them. */
export class Recording {
  readonly #exchanges: RecordedExchange[] = [];

  /** Answers a request and keeps what was said; `answer` gets the request unread. */
  async keep(number: number, request: Request, answer: () => Promise<Response>): Promise<Response> {
    const { method, url } = request;
    const asked = request.clone();
    const response = await answer();
    const body = method === 'GET' || method === 'HEAD' ? '' : await asked.text().catch(() => '');
    this.#exchanges.push({
      number,
      request: {
        method,
        url,
        headers: Object.fromEntries(request.headers),
        ...(body === '' ? {} : { body: cut(body) }),
      },
      response: { status: response.status, headers: headersOf(response), body: cut(await response.clone().text()) },
    });
    this.#exchanges.sort((one, other) => one.number - other.number);
    if (this.#exchanges.length > MOST_EXCHANGES) this.#exchanges.shift();
    return response;
  }

  /** The exchanges after this line of the journal, oldest first. */
  after(number: number): readonly RecordedExchange[] {
    return this.#exchanges.filter((exchange) => exchange.number > number);
  }
}

const cut = (text: string) => text.slice(0, LONGEST_BODY);

function headersOf({ headers }: Response): Readonly<Record<string, readonly string[]>> {
  const cookies = headers.getSetCookie();
  const all = Object.fromEntries([...headers].map(([name, value]) => [name, [value]]));
  return cookies.length === 0 ? all : { ...all, 'set-cookie': cookies };
}
