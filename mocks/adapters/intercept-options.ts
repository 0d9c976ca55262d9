import { addressBefore } from '../../run/api-address.ts';
import type { Addresses } from '../core/context.ts';
import type { OptionKinds } from '../core/check-options.ts';
import { checkServiceOptions, SERVICE_OPTIONS } from '../service/check-service-options.ts';
import type { ServiceOptions } from '../service/service.ts';

/** The addresses that a service intercepts, and the options of the service. */
export interface InterceptOptions extends Omit<ServiceOptions, 'addresses'> {
  /** Of the hosted edition's API, without `/api/v2`. */
  readonly baseUrl: string;
  /** Of the authorization server. */
  readonly authUrl: string;
  /** Of the enterprise edition's API, without `/api/v2`; not intercepted when absent. */
  readonly enterpriseBaseUrl?: string;
}

/** The options of an intercepting service, and the origins that it intercepts. */
export interface InterceptTarget {
  readonly options: ServiceOptions & { readonly addresses: Addresses };
  readonly origins: readonly string[];
}

// Names that cannot exist (RFC 6761), for the addresses that are not intercepted.
const UNUSED_ADDRESSES = { enterpriseBaseUrl: 'https://enterprise.invalid', stateUrl: 'https://state.invalid/_state' };

const INTERCEPT_OPTIONS: OptionKinds<InterceptOptions> = {
  baseUrl: 'a string',
  authUrl: 'a string',
  enterpriseBaseUrl: 'a string',
  ...SERVICE_OPTIONS,
};

/**
 * Reads an adapter's options. Throws a TypeError that names an invalid address, an unknown option or one of a wrong
 * type.
 */
export function readInterceptOptions(options: InterceptOptions): InterceptTarget {
  // Called without options, it says which it needs.
  checkServiceOptions('interceptService()', options ?? null, INTERCEPT_OPTIONS);
  const { baseUrl, authUrl, enterpriseBaseUrl, ...rest } = options;
  const intercepted = {
    authUrl: readAddress('authUrl', authUrl),
    baseUrl: readAddress('baseUrl', baseUrl),
    ...(enterpriseBaseUrl === undefined
      ? {}
      : { enterpriseBaseUrl: readAddress('enterpriseBaseUrl', enterpriseBaseUrl) }),
  };
  return {
    options: { ...rest, addresses: { ...UNUSED_ADDRESSES, ...intercepted } },
    origins: [...new Set(Object.values(intercepted).map((address) => new URL(address).origin))],
  };
}

/** Throws an Error that names the first origin that an open service intercepts. */
export function requireFree(origins: readonly string[], isIntercepted: (origin: string) => boolean): void {
  const taken = origins.find(isIntercepted);
  if (taken !== undefined) throw new Error(`${taken} is already intercepted: close the other service first.`);
}

/** The address without a trailing slash. */
function readAddress(name: keyof Addresses, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new TypeError(`${name} must be an http or https address, not ${JSON.stringify(value)}.`);
  }
  const before = name === 'authUrl' ? undefined : addressBefore(value);
  if (before !== undefined)
    throw new TypeError(`${name} ends with /api/v2, which the kit adds itself: give ${before}.`);
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname}`.replace(/\/$/, '');
}
