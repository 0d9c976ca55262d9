import type { Addresses, Plan } from '../../run/plan.ts';

/**
 * The origins that a run may send requests to: the target's, those where an app keeps its files, and for the login of an app
 * also those of the service that the kit plays.
 */
export function listOrigins({ login, app }: Plan, addresses: Addresses): ReadonlySet<string> {
  const own = [...Object.values(addresses), ...(app?.origins ?? [])].map(readOrigin);
  if (login === undefined) return new Set(own);
  const ofApp = [login.login, ...(login.page === undefined ? [] : [login.page]), ...login.app.redirectUris];
  return new Set([...own, ...ofApp.map(readOrigin), ...listServiceOrigins(login.service)]);
}

/** The origins of a service on this machine, under both names of the loopback interface. */
export function listServiceOrigins(service: Addresses): readonly string[] {
  const origins = [...new Set(Object.values(service).map(readOrigin))];
  return [...origins, ...origins.map((origin) => origin.replace('//127.0.0.1:', '//localhost:'))];
}

const readOrigin = (address: string) => new URL(address).origin;
