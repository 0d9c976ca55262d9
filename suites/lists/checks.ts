import { changedListChecks } from './changed-lists.ts';
import { encodingChecks } from './encoding.ts';
import { enterpriseMemberCheck } from './enterprise-members.ts';
import { largeRecordChecks } from './large-records.ts';
import { malformedChecks } from './malformed.ts';
import { nearPlaceChecks } from './near-places.ts';
import { pageChecks } from './pages.ts';
import { recordValueChecks } from './record-values.ts';
import { requestFormChecks } from './request-forms.ts';
import { wholeListChecks } from './whole-lists.ts';
import type { Check } from '../kit/check.ts';

/** Checks of the records, pages, requests and responses of lists. */
export const listChecks: readonly Check[] = [
  ...wholeListChecks,
  ...nearPlaceChecks,
  ...changedListChecks,
  ...largeRecordChecks,
  ...pageChecks,
  ...encodingChecks,
  ...requestFormChecks,
  ...malformedChecks,
  ...recordValueChecks,
  enterpriseMemberCheck,
];
