import { encodingChecks } from './encoding.ts';
import { enterpriseMemberCheck } from './enterprise-members.ts';
import { malformedChecks } from './malformed.ts';
import { pageChecks } from './pages.ts';
import { recordValueChecks } from './record-values.ts';
import { wholeListChecks } from './whole-lists.ts';
import type { Check } from '../check.ts';

/** What the lists hold, how they are asked and how they answer. */
export const listChecks: readonly Check[] = [
  ...wholeListChecks,
  ...pageChecks,
  ...encodingChecks,
  ...malformedChecks,
  ...recordValueChecks,
  enterpriseMemberCheck,
];
