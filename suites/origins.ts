import type { Addresses, Plan } from '../spec/run.ts';

/** The origins that a run on a target may ask: the target's, and for the login of an app also the played service's. */
export function originsOf({ login }: Plan, addresses: Addresses): ReadonlySet<string> {
  const own = Object.values(addresses).map(originOf);
  if (login === undefined) return new Set(own);
  const ofApp = [login.login, ...(login.page === undefined ? [] : [login.page]), ...login.app.redirectUris];
  return new Set([...own, ...ofApp.map(originOf), ...originsOfService(login.service)]);
}

/** The origins of a service on this machine, by both of the names that people call it. */
export function originsOfService(service: Addresses): readonly string[] {
  const origins = [...new Set(Object.values(service).map(originOf))];
  return [...origins, ...origins.map((origin) => origin.replace('//127.0.0.1:', '//localhost:'))];
}

const originOf = (address: string) => new URL(address).origin;
