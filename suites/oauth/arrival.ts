import type { Arrival } from './flow.ts';
import { header } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** Where a browser arrived, and where it was due. */
export interface Landing {
  readonly arrival: Arrival;
  /** Where the browser is due. */
  readonly redirectUri: string;
}

/** Whether the browser was sent to this redirect URL, whatever was added to its query. */
export function leadsTo(to: URL, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return to.href.startsWith(redirectUri);
  const due = new URL(redirectUri);
  return to.origin === due.origin && to.pathname === due.pathname;
}

/** What a redirect that should bring a code lacks: the way to the redirect URL, or the code. */
export function codeMissing(arrival: Arrival, redirectUri: string, requirement: RequirementId): readonly Finding[] {
  const { to } = arrival;
  if (to === null || !leadsTo(to, redirectUri))
    return [{ requirement, code: 'no-redirect', due: redirectUri, came: shown(arrival) }];
  return to.searchParams.get('code') ? [] : [parameter(requirement, to, 'code', 'an authorization code')];
}

/** A finding about one parameter of a redirect; null where none is due. */
export function parameter(requirement: RequirementId, to: URL, name: string, due: string | null): Finding {
  return { requirement, code: 'parameter', name, due, came: to.searchParams.get(name) };
}

/** An arrival in words. */
export function shown({ exchange, to }: Arrival): string {
  return to === null
    ? `a page with status ${exchange.response.status} (${header(exchange.response, 'content-type') ?? 'no content type'})`
    : `a redirect to ${to.href}`;
}
