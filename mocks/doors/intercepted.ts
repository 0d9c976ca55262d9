import type { ServiceOptions } from '../service.ts';
import type { Addresses } from '../workings.ts';

/** Which addresses a service takes over, and with what it begins. */
export interface InterceptOptions extends Omit<ServiceOptions, 'addresses'> {
  /** Of the hosted edition's API, without `/api/v2`. */
  readonly baseUrl: string;
  /** Of the authorization server. */
  readonly authUrl: string;
  /** Of the enterprise edition's API, without `/api/v2`; not taken over when absent. */
  readonly enterpriseBaseUrl?: string;
}

/** What a door takes over: the addresses of its service, and the origins at which it answers. */
export interface Intercepted {
  readonly addresses: Addresses;
  readonly origins: readonly string[];
}

// Names that nobody can have (RFC 6761): what a test has not named is not taken over.
const NOBODY = { enterpriseBaseUrl: 'https://enterprise.invalid', stateUrl: 'https://state.invalid/_state' };

/** Reads the addresses of a door's options. Throws a TypeError that names the one that is none. */
export function interceptedOf({ baseUrl, authUrl, enterpriseBaseUrl }: InterceptOptions): Intercepted {
  const named = {
    authUrl: address('authUrl', authUrl),
    baseUrl: address('baseUrl', baseUrl),
    ...(enterpriseBaseUrl === undefined ? {} : { enterpriseBaseUrl: address('enterpriseBaseUrl', enterpriseBaseUrl) }),
  };
  return {
    addresses: { ...NOBODY, ...named },
    origins: [...new Set(Object.values(named).map((each) => new URL(each).origin))],
  };
}

/** Fails a request that no route answers, with a sentence that names the nearest. */
export function refuseStray(sentence: string): never {
  // In the form of an error of the network, which interceptors hand to the client as it is.
  throw Object.assign(new Error(sentence), { code: 'ERR_NO_ROUTE', errno: undefined });
}

/** An address without a slash at its end. */
function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new TypeError(`${name} is an address with http or https, and not ${JSON.stringify(value)}.`);
  }
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname}`.replace(/\/$/, '');
}
