import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Fault } from '../core/fault.ts';
import { faults } from './faults.ts';
import type { Rules } from './rules.ts';

/** What a client cannot tell from the responses that it gets, or must not mind. */
const NOT_FOR_CLIENTS: readonly RequirementId[] = [
  // One code or token does not show whether the next one could be guessed.
  'oauth.authorize.code-not-guessable',
  'oauth.token.token-not-guessable',
  // These protect users from others: caches, pages in frames, whoever tries out names.
  'oauth.token.no-store',
  'oauth.token.existence-hidden',
  'oauth.authorize.no-referrer',
  'oauth.authorize.not-framed',
  // RFC 6749, 7.1: its letters count in either case.
  'oauth.token-type-case',
];

/** The faults that the tests of an app can be expected to notice where they ask for them, by name. */
export const clientFaults: Readonly<Record<string, Fault<Rules>>> = Object.fromEntries(
  Object.entries<Fault<Rules>>(faults).filter(([, { breaks }]) => !NOT_FOR_CLIENTS.includes(breaks)),
);
