import type { BegunFlow } from './open-service.ts';
import { BoundedMap } from '../mocks/core/bounded-map.ts';
import type { Violation } from '../mocks/core/journal.ts';
import type { AccessToken } from '../mocks/core/store.ts';
import type { Exchange } from '../suites/kit/exchange.ts';

/** A flow that waits for the browser to come back to the app. */
interface PendingFlow extends BegunFlow {
  readonly state: string | undefined;
  /** What is wrong with its request. */
  readonly violation?: Violation;
  /** Whether it has a state and no parameter that the source does not name: a target may refuse it otherwise. */
  readonly isUsual: boolean;
}

/** What the proxy remembers of flows from request to request; nothing of it is ever written. */
export interface Flows {
  readonly pending: BoundedMap<PendingFlow>;
  /** Token responses by the refresh token in them. */
  readonly renewable: BoundedMap<Exchange>;
  /** When codes were seen, in milliseconds since the epoch. */
  readonly codes: BoundedMap<number>;
  /** The access tokens of the open service with which a call has succeeded. */
  readonly usedTokens: WeakSet<AccessToken>;
}

/** Nothing remembered yet. */
export const createFlows = (): Flows => ({
  pending: new BoundedMap(1_000),
  renewable: new BoundedMap(2_000),
  codes: new BoundedMap(2_000),
  usedTokens: new WeakSet(),
});
