import type { Entry, Har, Header } from 'har-format';
import type { Conformance } from './conformance.ts';
import type { ShownExchange } from '../run/outcome.ts';
import { forWriter } from '../run/untrusted.ts';

/**
 * The exchanges of all findings as HAR 1.2, to be opened in a browser's tools or sent again. The time and duration of
 * each exchange are not recorded: all have the start of the run and a duration of zero.
 */
export function har({ kit, run, findings }: Conformance): string {
  return harFile(
    kit,
    findings.flatMap(({ title, requirement, evidence }) =>
      evidence.exchanges.map((exchange) => harEntry(exchange, run.startedAt, `${requirement}: ${forWriter(title)}`)),
    ),
  );
}

/** Entries as a file of HAR 1.2; the comment is about all of them. */
export function harFile({ name, version }: Conformance['kit'], entries: readonly Entry[], comment?: string): string {
  const log: Har['log'] = {
    version: '1.2',
    creator: { name, version },
    entries: [...entries],
    ...(comment === undefined ? {} : { comment }),
  };
  return `${JSON.stringify({ log } satisfies Har, null, 2)}\n`;
}

/** An exchange as an entry of HAR 1.2, without its duration. */
export function harEntry(
  { request, response, failure }: ShownExchange,
  startedDateTime: string,
  comment: string,
): Entry {
  const url = address(request.url);
  return {
    startedDateTime,
    time: 0,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers(request.headers),
      queryString: URL.canParse(url) ? [...new URL(url).searchParams].map(([name, value]) => ({ name, value })) : [],
      ...(request.body === undefined ? {} : { postData: { mimeType: type(request.headers), text: request.body } }),
      headersSize: -1,
      bodySize: request.body === undefined ? 0 : Buffer.byteLength(request.body),
    },
    response: {
      // HAR has no other form for a missing response.
      status: response?.status ?? 0,
      statusText: failure ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headers(response?.headers ?? {}),
      content: {
        size: Buffer.byteLength(response?.body ?? ''),
        mimeType: type(response?.headers ?? {}),
        text: response?.body ?? '',
      },
      redirectURL: response?.headers['location'] ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    comment,
  };
}

/** The square brackets of a redacted value are not allowed in an address. */
const address = (url: string) => (URL.canParse(url) ? new URL(url).href.replace(/[[\]]/g, encodeURIComponent) : url);

const headers = (of: Readonly<Record<string, string>>): Header[] =>
  Object.entries(of).map(([name, value]) => ({ name, value }));

const type = (of: Readonly<Record<string, string>>) => of['content-type'] ?? 'application/octet-stream';
