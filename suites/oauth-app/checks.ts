import { browserChecks } from './browser-checks.ts';
import { callbackChecks } from './callback-checks.ts';
import { loginChecks } from './login-checks.ts';
import { renewalChecks } from './renewal-checks.ts';
import type { Check } from '../kit/check.ts';

/** Every check of how an app gets and uses its tokens; the kit plays the service and the browser. */
export const oauthAppChecks: readonly Check[] = [...loginChecks, ...browserChecks, ...callbackChecks, ...renewalChecks];
