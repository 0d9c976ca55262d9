import { browserChecks } from './browser-checks.ts';
import { callbackChecks } from './callback-checks.ts';
import { judgeRequests, REQUEST_REQUIREMENTS } from './judge-requests.ts';
import { loginChecks } from './login-checks.ts';
import { renewalChecks } from './renewal-checks.ts';
import { openedLogins } from '../drivers/app-login.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Check } from '../kit/check.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A check that also judges each request which it led the app to send, as far as nobody tampered with it. */
const judgingRequests = (one: Check): Check => ({
  ...one,
  mayFind: [...(one.mayFind ?? []), ...REQUEST_REQUIREMENTS],
  body: async (context) => {
    const found = new Set<RequirementId>();
    const judge: CheckContext['judge'] = (rules, input) => {
      const findings = context.judge(rules, input);
      for (const { requirement } of findings) found.add(requirement);
      return findings;
    };
    const judgeEach: CheckContext['judgeEach'] = async (rules, variants, send) => {
      const wrong = await context.judgeEach(rules, variants, send);
      if (wrong.length > 0) for (const { requirement } of [rules].flat()) found.add(requirement);
      return wrong;
    };
    try {
      await one.body({ ...context, judge, judgeEach });
    } finally {
      for (const play of context.target.session.get(openedLogins).splice(0)) await judgeRequests(play, judge, found);
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
