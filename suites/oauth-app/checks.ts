import { browserChecks } from './browser-checks.ts';
import { callbackChecks } from './callback-checks.ts';
import { judgeRequests, REQUEST_REQUIREMENTS } from './judge-requests.ts';
import { loginChecks } from './login-checks.ts';
import { renewalChecks } from './renewal-checks.ts';
import { openedLogins } from '../drivers/app-login.ts';
import type { Check } from '../kit/check.ts';

/** A check that also judges each request which it led the app to send, as far as nobody tampered with it. */
const judgingRequests = (one: Check): Check => ({
  ...one,
  mayFind: [...(one.mayFind ?? []), ...REQUEST_REQUIREMENTS],
  body: async (context) => {
    const opened = context.target.session.get(openedLogins);
    const before = opened.length;
    const found = new Set<string>();
    const judge: typeof context.judge = (rules, input) => {
      const findings = context.judge(rules, input);
      for (const { requirement } of findings) found.add(requirement);
      return findings;
    };
    try {
      await one.body({ ...context, judge });
    } finally {
      for (const play of opened.slice(before)) await judgeRequests(play, context.judge, found);
    }
  },
});

/** Every check of how an app gets and uses its tokens; the kit plays the service and the browser. */
export const oauthAppChecks: readonly Check[] = [
  ...loginChecks,
  ...browserChecks,
  ...callbackChecks,
  ...renewalChecks,
].map(judgingRequests);
