import type { ServiceClock } from './clock.ts';
import type { BoundedMap } from './bounded-map.ts';
import type { Call } from './modules/call.ts';
import type { SharedFile } from './modules/files.ts';
import type { ImportLine } from './modules/import.ts';
import type { Random } from './random.ts';
import type { Exchange } from './journal.ts';
import type { Recording } from './recording.ts';
import type { Resources } from './lists/resources.ts';
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

/** What every part of the service works with. */
export interface Workings {
  readonly addresses: Addresses;
  /** Further host names by which the state address and the console may be asked for, in lower case. */
  readonly hosts: readonly string[];
  readonly rules: Rules;
  readonly clock: ServiceClock;
  readonly random: Random;
  readonly store: Store;
  /** How modules of apps are reached. */
  readonly call: Call;
  /** What jobs name by address. */
  readonly files: BoundedMap<SharedFile>;
  /** Absent unless the service keeps exchanges. */
  readonly recording?: Recording;
  /** The last imports, oldest first. */
  readonly imports: ImportLine[];
  /** Replaced as a whole when a dataset is loaded. */
  resources: Resources;
}

/** The type of a hono application in here: each request carries its line of the journal. */
export type Bound = { Bindings: { readonly exchange: Exchange } };
