import type { Entry } from 'har-format';
import { readExchange } from './read-exchange.ts';
import { hideUndescribed } from './session.ts';
import type { Keep } from './session.ts';
import { harEntry, harFile } from '../reports/har.ts';
import { REDACTED, SECRET_HEADERS } from '../run/secrets.ts';
import type { Secrets } from '../run/secrets.ts';
import type { Exchange } from '../suites/kit/exchange.ts';

/** Keeps what passes through a proxy. */
export interface Recorder {
  readonly keep: Keep;
  /** The recording as HAR 1.2, secrets redacted. */
  readonly write: (kit: { readonly name: string; readonly version: string }) => string;
}

/** Of the bodies that are kept, in bytes: at the end, redacting as many takes about ten seconds. */
const MAX_BYTES = 32 * 2 ** 20;
const MAX_ENTRIES = 20_000;

interface Kept {
  readonly exchange: Exchange;
  readonly at: string;
  readonly durationMs: number;
  readonly comment: string;
}

/**
 * Records exchanges with whole bodies. What the source does not describe is recorded without its bodies and its query,
 * since secrets can be anywhere in them. Secrets are redacted at the end, when all of them are known.
 */
export function createRecorder(secrets: Secrets): Recorder {
  const kept: Kept[] = [];
  let size = 0;
  let left = 0;
  return {
    keep: ({ observed, judgement, line }) => {
      const read = readExchange(observed);
      if (read === undefined || !read.hasWholeRequest || !read.hasWholeResponse) return void (left += 1);
      const exchange = hideUndescribed(read.exchange, judgement.isDescribed);
      const bytes = (exchange.request.body?.length ?? 0) + exchange.response.body.length;
      if (size + bytes > MAX_BYTES || kept.length === MAX_ENTRIES) return void (left += 1);
      size += bytes;
      const { at, durationMs, operation = 'not described by the source', roles } = line;
      kept.push({ exchange, at, durationMs, comment: `${roles.join(' and ')}: ${operation}` });
    },
    write: (kit) =>
      harFile(
        kit,
        kept.map((one) => toEntry(one, secrets)),
        left === 0 ? undefined : `${left} exchanges were incomplete, too large or too many, and are missing`,
      ),
  };
}

function toEntry({ exchange, at, durationMs, comment }: Kept, { redact }: Secrets): Entry {
  const { request, response } = exchange;
  const hide = (headers: Readonly<Record<string, string | readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(headers)
        // Bodies are recorded without their coding.
        .filter(([name]) => name !== 'content-encoding')
        .map(([name, value]) => [name, SECRET_HEADERS.has(name) ? REDACTED : redact([value].flat().join(', '))]),
    );
  const entry = harEntry(
    {
      request: {
        method: request.method,
        url: redact(request.url),
        headers: hide(request.headers),
        ...(request.body === undefined ? {} : { body: redact(request.body) }),
      },
      response: { status: response.status, headers: hide(response.headers), body: redact(response.body) },
    },
    at,
    comment,
  );
  return { ...entry, time: durationMs, timings: { ...entry.timings, wait: durationMs } };
}
