import type { Outcome } from './job-response.ts';
import type { Rule } from '../kit/rule.ts';
import type { Violation } from '../../run/finding.ts';

/** Bytes of a mebibyte. */
export const MEBIBYTE = 2 ** 20;
/** Bytes of an endless body after which the kit ends it. */
export const MAX_SENT = 128 * MEBIBYTE;
/** Bytes that a small body expands to: 25 times as many as a job may have, which no limit for strings allows. */
export const MAX_EXPANDED = 128 * MEBIBYTE;
/** Requests after which an app counts as one that follows redirects without a limit. */
const MAX_REQUESTS = 100;
/** By how many milliseconds refusing an address may take longer than a usual job: an app that waits for it has asked. */
const MAX_REFUSAL = 4_000;

const STRINGS: Outcome['kind'] = 'strings';
const ERROR: Outcome['kind'] = 'error';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** The number of requests for an address that redirects to itself. */
export const endsRedirects: Rule<number> = {
  requirement: 'module.safety.redirect-loop',
  expected: 'an end after some redirects',
  violation: (requests) =>
    requests > MAX_REQUESTS
      ? {
          code: 'unsafe',
          what: 'redirects in a circle are followed without a limit',
          actual: `${requests - 1} were followed`,
        }
      : undefined,
  unproven: (requests) => (requests === 0 ? 'the address was not read' : undefined),
  invalid: [{ title: 'two hundred requests', input: 200 }],
  valid: [
    { title: 'a hundred requests', input: 100 },
    { title: 'one request', input: 1 },
  ],
};

/** The number of requests that another port got after a redirect to it. */
export const staysAtAddress: Rule<number> = {
  requirement: 'module.safety.other-place',
  expected: 'an error.message',
  violation: (requests) =>
    requests > 0
      ? {
          code: 'unsafe',
          what: 'a redirect to another port is followed',
          actual: 'the app followed it to another port',
        }
      : undefined,
  invalid: [{ title: 'one request', input: 1 }],
  valid: [{ title: 'no request', input: 0 }],
};

/** A job that named an address which the app must not read. */
export interface InnerAddressJob {
  readonly url: string;
  readonly ms: number;
  /** How long a job with a usual address takes. */
  readonly usualMs: number;
  readonly outcome: Outcome['kind'];
}

const inner = (outcome: Outcome['kind'], ms: number, usualMs = 10): InnerAddressJob => ({
  url: 'http://127.0.0.1/inner',
  ...{ ms, usualMs, outcome },
});

/** An address of its own machine or network is refused at once. */
export const refusesInnerAddress: Rule<InnerAddressJob> = {
  requirement: 'module.safety.inner-address',
  expected: 'an error.message at once',
  violation: ({ url, ms, usualMs, outcome }) => {
    const what = 'an address that only the app can reach is read';
    if (ms - usualMs > MAX_REFUSAL)
      return {
        code: 'unsafe',
        what,
        actual: `${url}: a response after ${seconds(ms)}, as if the app had waited for it; a usual job takes ${seconds(usualMs)}`,
      };
    return outcome === STRINGS ? { code: 'unsafe', what, actual: `${url}: it was read` } : undefined;
  },
  unproven: ({ outcome }) => (outcome === ERROR ? undefined : 'the app does not say that it refuses the address'),
  invalid: [
    { title: 'the address was read', input: inner(STRINGS, 10) },
    { title: 'the app waited for the address', input: inner(ERROR, 10_000) },
    { title: 'a slow app waited for the address', input: inner(ERROR, 15_000, 5_000) },
  ],
  valid: [
    { title: 'an error at once', input: inner(ERROR, 10) },
    { title: 'an error of an app that takes five seconds for every job', input: inner(ERROR, 5_200, 5_000) },
  ],
};

/**
 * What an app made of strings at an address: strings of all of them or of a part, an error.message, a connection that
 * breaks at this job and at no usual one, or nothing that shows what was read.
 */
export type Reading = 'all' | 'part' | 'error' | 'breakdown' | 'none';

const NOTHING_SHOWN = 'no response shows what the app read';
const explainNone = (reading: Reading) => (reading === 'none' ? NOTHING_SHOWN : undefined);

const breakdown = (what: string): Violation => ({
  code: 'unsafe',
  what: `the app breaks down at ${what}`,
  actual: 'no response: the connection broke',
});

/** How an app dealt with a body without end. */
export interface EndlessBody {
  /** How much of it was sent, in bytes; nothing where the app closed the connection. */
  readonly sent: number;
  readonly reading: Reading;
}

/** A body without end is not read to its end. */
export const limitsBody: Rule<EndlessBody> = {
  requirement: 'module.safety.endless',
  expected: 'an end, and an error.message',
  violation: ({ sent, reading }) => {
    if (sent >= MAX_SENT)
      return {
        code: 'unsafe',
        what: 'a body without end is read without a limit',
        actual: `${MAX_SENT / MEBIBYTE} MB were read`,
      };
    return reading === 'breakdown' ? breakdown('a body without end') : undefined;
  },
  unproven: ({ reading }) => explainNone(reading),
  invalid: [
    { title: 'all was read', input: { sent: MAX_SENT, reading: 'error' } },
    { title: 'all was read, and its beginning was processed', input: { sent: MAX_SENT, reading: 'part' } },
    { title: 'all was read, without a response', input: { sent: MAX_SENT, reading: 'none' } },
    { title: 'the app has died of it', input: { sent: 0, reading: 'breakdown' } },
  ],
  valid: [
    { title: 'the connection was closed', input: { sent: 0, reading: 'error' } },
    { title: 'what was read before the limit was processed', input: { sent: 0, reading: 'part' } },
  ],
};

/** What an app made of a strings file that expands to a thousand times its size. */
export const limitsExpansion: Rule<Reading> = {
  requirement: 'module.safety.decompression',
  expected: 'an error.message',
  violation: (reading) => {
    if (reading === 'all')
      return {
        code: 'unsafe',
        what: 'a body is expanded without a limit',
        actual: `less than one MB was decompressed to ${MAX_EXPANDED / MEBIBYTE} MB`,
      };
    return reading === 'breakdown' ? breakdown('a body that expands to a large one') : undefined;
  },
  unproven: explainNone,
  invalid: [
    { title: 'all strings', input: 'all' },
    { title: 'the app has died of it', input: 'breakdown' },
  ],
  valid: [
    { title: 'an error', input: 'error' },
    { title: 'the strings before the limit', input: 'part' },
  ],
};

/** The status of the response to a call with a wrong token. */
export interface WrongTokenCall {
  /** What is wrong with it. */
  readonly token: string;
  readonly status: number;
}

/** A wrong token is refused. */
export const refusesWrongToken: Rule<WrongTokenCall> = {
  requirement: 'module.authentication-failed',
  expected: '401 or 403',
  violation: ({ token, status }) =>
    status === 401 || status === 403
      ? undefined
      : { code: 'status', call: `a call with a token ${token}`, expected: '401 or 403', actual: status },
  invalid: [
    { title: '200', input: { token: 'with a wrong signature', status: 200 } },
    { title: '302', input: { token: 'that is empty', status: 302 } },
  ],
  valid: [
    { title: '403', input: { token: 'with a wrong signature', status: 403 } },
    { title: '401', input: { token: 'with a wrong signature', status: 401 } },
  ],
};

/** How an app behaves when a job leads it astray. */
export const safetyRules = [
  endsRedirects,
  staysAtAddress,
  refusesInnerAddress,
  limitsBody,
  limitsExpansion,
  refusesWrongToken,
] as const;
