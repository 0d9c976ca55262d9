import type { Arrival } from '../drivers/oauth-requests.ts';
import { header } from '../kit/exchange.ts';
import type { Violation } from '../../run/finding.ts';

/** Where an authorization request took the browser, and the redirect URL that the request names. */
export interface Landing {
  readonly arrival: Arrival;
  readonly redirectUri: string;
}

/** Whether the browser was sent to this redirect URL, with the query that it has and whatever was added to it. */
export function leadsTo(to: URL, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return to.href.startsWith(redirectUri);
  const expected = new URL(redirectUri);
  return withoutQuery(to) === withoutQuery(expected) && keepsQuery(to, expected);
}

const withoutQuery = ({ href }: URL) => href.split(/[?#]/)[0];

function keepsQuery(to: URL, expected: URL): boolean {
  const left = [...to.searchParams].map(String);
  return [...expected.searchParams].map(String).every((pair) => {
    const place = left.indexOf(pair);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** What is wrong with an arrival that should bring a code to the redirect URL. */
export function findMissingCode({ arrival, redirectUri }: Landing): Violation | undefined {
  const { to } = arrival;
  if (to === null || !leadsTo(to, redirectUri)) return noRedirect({ arrival, redirectUri });
  return to.searchParams.get('code') ? undefined : wrongParameter(to, 'code', 'an authorization code');
}

/** The browser was not sent to the redirect URL. */
export const noRedirect = ({ arrival, redirectUri }: Landing): Violation => ({
  code: 'no-redirect',
  expected: redirectUri,
  actual: describeArrival(arrival),
});

/** A parameter of a redirect has another value than it should; null where there should be none. */
export const wrongParameter = (to: URL, name: string, expected: string | null): Violation => ({
  code: 'parameter',
  name,
  expected,
  actual: to.searchParams.get(name),
});

/** An arrival in words. */
export function describeArrival({ exchange, to }: Arrival): string {
  return to === null
    ? `a page with status ${exchange.response.status} (${header(exchange.response, 'content-type') ?? 'no content type'})`
    : `a redirect to ${to.href}`;
}
