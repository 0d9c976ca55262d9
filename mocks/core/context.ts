import type { ServiceClock } from './clock.ts';
import type { InjectedFailure } from './injected-failure.ts';
import type { Random } from './random.ts';
import type { Exchange } from './journal.ts';
import type { Recording } from './recording.ts';
import type { Store } from './store.ts';
import type { Resources } from '../data/resources.ts';

/** The addresses of one service, without a trailing slash. */
export interface Addresses {
  /** Of the authorization server. */
  readonly authUrl: string;
  /** Of the hosted edition's API, without `/api/v2`. */
  readonly baseUrl: string;
  /** Of the enterprise edition's API, without `/api/v2`. */
  readonly enterpriseBaseUrl: string;
  /** Of the endpoint that sets provider states. */
  readonly stateUrl: string;
}

/** What the parts of a service share. Each part names the rules that it uses, and sees no others. */
export interface ServiceContext<Rules> {
  readonly addresses: Addresses;
  /** Further host names, in lower case, that the state address and the console accept. */
  readonly hosts: readonly string[];
  readonly rules: Rules;
  readonly clock: ServiceClock;
  readonly random: Random;
  readonly store: Store;
  /** Absent unless the service records whole exchanges. */
  readonly recording?: Recording;
  /**
   * The findings of the requests since the last call, if all violate one of these requirements. Throws an Error otherwise,
   * as `verify` of the handle does. Absent where nothing keeps findings.
   */
  readonly verify?: (allow: readonly string[]) => readonly object[];
  /** Injects a failure, as `fail` of the service does, and returns what removes it. Absent where no client is served. */
  readonly fail?: (failure: InjectedFailure) => () => void;
  /** Restores the initial state, as `reset` of the service does. Absent where no client is served. */
  readonly reset?: () => void;
  /** Replaced as a whole when a dataset is loaded. */
  resources: Resources;
}

/** The environment of the service's hono routes: every request carries its journal entry. */
export type RouteEnv = { Bindings: { readonly exchange: Exchange } };
