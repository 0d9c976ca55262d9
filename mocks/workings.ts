import type { ServiceClock } from './clock.ts';
import type { Random } from './random.ts';
import type { Exchange } from './journal.ts';
import type { Resources } from './resources.ts';
import type { Rules } from './rules.ts';
import type { Store } from './store.ts';

/** The addresses under which one service is reached, without a slash at the end. */
export interface Addresses {
  readonly authUrl: string;
  /** Of the hosted edition's API, without `/api/v2`. */
  readonly baseUrl: string;
  /** Of the enterprise edition's API, without `/api/v2`. */
  readonly enterpriseBaseUrl: string;
  readonly stateUrl: string;
}

export type Edition = 'hosted' | 'enterprise';

/** What every part of the service works with. */
export interface Workings {
  readonly addresses: Addresses;
  readonly rules: Rules;
  readonly clock: ServiceClock;
  readonly random: Random;
  readonly store: Store;
  /** Replaced as a whole when a dataset is loaded. */
  resources: Resources;
}

/** The type of a hono application in here: each request carries its line of the journal. */
export type Bound = { Bindings: { readonly exchange: Exchange } };
