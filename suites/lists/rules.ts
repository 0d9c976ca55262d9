import { hasDefaultSize, isOrderedById, isPaginated, refusesLargeLimit, statesPagination } from './page-rules.ts';
import { hasEnvelope, hasIsoDates, hasRecordFields, hasTermValues } from './record-rules.ts';
import {
  hasJsonType,
  hasStatusOk,
  isJson,
  isNoServerError,
  isRefused,
  isRepeatable,
  selectsNothing,
} from './response-rules.ts';
import type { AnyRule } from '../kit/rule.ts';

/** Every rule about lists, for their self-test. Of rules that are made for a requirement, one each. */
export const listRules: readonly AnyRule[] = [
  ...[isJson, hasJsonType, hasStatusOk, isRepeatable],
  ...[isNoServerError, isRefused, selectsNothing('edition.hosted.is-passed-workflow')],
  ...[isPaginated, statesPagination, hasDefaultSize, refusesLargeLimit, isOrderedById],
  ...[hasEnvelope, ...Object.values(hasRecordFields), hasIsoDates, hasTermValues],
];
