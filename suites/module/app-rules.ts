import {
  answersAfterFailure,
  doesNotGrow,
  holdsNothingOfOthers,
  isNotRepeated,
  keepsFilesApart,
  readsFileAgain,
  readsOwnContent,
} from './earlier-job-rules.ts';
import { hasOwnAttributes, hasOwnLabels, sharesNoLabels } from './label-rules.ts';
import {
  hasNoLanguageOfOthers,
  keepsLanguagesApart,
  exchangesNone,
  keepsInAnyPlace,
  leavesNoLanguageOut,
  namesItsLanguages,
  translatesAnew,
  translatesEach,
} from './job-language-relations.ts';
import { hasNoMessageOfOthers, noticesBrokenFile, recovers, saysItInError } from './failure-rules.ts';
import { keepsFields } from './keeps-fields.ts';
import { isServed, manifestRules } from './manifest-rules.ts';
import {
  dropsNone,
  hasSameOutcome,
  haveOwnStrings,
  isNotRefused,
  keepsTypesApart,
  losesNone,
  losesNoId,
  losesNoKey,
  takesLargeJobs,
} from './outcome-rules.ts';
import { keepsEveryForm } from './plural-forms-rule.ts';
import { isWholePreview } from './preview-rules.ts';
import { INLINE_READ, isProcessed, keepsStrings, responseRules, saysThatItFailed } from './response-rules.ts';
import { safetyRules } from './safety-rules.ts';
import type { AnyRule } from '../kit/rule.ts';

/** Every rule about an app. A rule that is made for a requirement stands here for one of them. */
export const appRules: readonly AnyRule[] = [
  ...responseRules,
  isProcessed(INLINE_READ),
  keepsStrings,
  saysThatItFailed,
  ...manifestRules,
  isServed,
  hasSameOutcome('module.same-answer'),
  haveOwnStrings,
  isNotRefused,
  dropsNone,
  takesLargeJobs,
  keepsEveryForm,
  keepsTypesApart,
  isWholePreview,
  answersAfterFailure,
  doesNotGrow,
  hasOwnAttributes,
  hasOwnLabels,
  sharesNoLabels,
  readsFileAgain,
  losesNone,
  losesNoId,
  losesNoKey,
  hasNoLanguageOfOthers,
  namesItsLanguages,
  holdsNothingOfOthers,
  isNotRepeated,
  keepsLanguagesApart,
  keepsFilesApart,
  readsOwnContent,
  noticesBrokenFile,
  saysItInError,
  hasNoMessageOfOthers,
  recovers,
  translatesEach,
  exchangesNone,
  keepsInAnyPlace,
  leavesNoLanguageOut,
  translatesAnew,
  keepsFields,
  ...safetyRules,
];
