import { accessChecks } from './access.ts';
import { appChecks } from './apps.ts';
import { atOnceChecks } from './at-once.ts';
import { authorizationStandardChecks } from './authorization-standard.ts';
import { authorizationChecks } from './authorization.ts';
import { browserChecks } from './browser-flow.ts';
import { enumerationChecks } from './enumeration.ts';
import { flowChecks } from './flows.ts';
import { lateCodeChecks } from './late-codes.ts';
import { lifetimeChecks } from './lifetime.ts';
import { mistakeChecks } from './mistakes.ts';
import { otherAppChecks } from './other-apps.ts';
import { ownerChecks } from './owners.ts';
import { redirectPatternChecks } from './redirect-patterns.ts';
import { refreshChecks } from './refresh.ts';
import { requestMistakeChecks } from './request-mistakes.ts';
import { scopeChecks } from './scopes.ts';
import { sessionChecks } from './sessions.ts';
import { tokenErrorChecks } from './token-errors.ts';
import { tokenStandardChecks } from './tokens-standard.ts';
import { tokenChecks } from './tokens.ts';
import type { Check } from '../kit/check.ts';

/** Every check of authorization and tokens: what the source states, then what standards add. */
export const oauthChecks: readonly Check[] = [
  ...authorizationChecks,
  ...redirectPatternChecks,
  ...appChecks,
  ...tokenChecks,
  ...lateCodeChecks,
  ...refreshChecks,
  ...otherAppChecks,
  ...accessChecks,
  ...lifetimeChecks,
  ...authorizationStandardChecks,
  ...tokenStandardChecks,
  ...tokenErrorChecks,
  ...enumerationChecks,
  ...scopeChecks,
  ...flowChecks,
  ...ownerChecks,
  ...mistakeChecks,
  ...requestMistakeChecks,
  ...atOnceChecks,
  ...sessionChecks,
  ...browserChecks,
];
