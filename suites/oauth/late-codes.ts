import { refusesToken } from './token-rules.ts';
import { requestToken, readTokens } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { buildRequest, exchangeFields, findTokenFlow, obtainCode, passTime } from '../drivers/oauth-steps.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** Ages of a code, in seconds. What belongs to it must not be forgotten before it; a code lives ten minutes at most (RFC 6749, 4.1.2). */
const AGES = [70, 310, 550];

/** Codes that are exchanged late. */
export const lateCodeChecks: readonly Check[] = (['confidential', 'public'] as const).map((type) =>
  check(
    `oauth.pkce.late.${type}`,
    {
      title: `a code of a ${type} app needs its verifier, however late it is exchanged`,
      cites: ['oauth.token.verifier-checked', 'oauth.token.verifier-required'],
    },
    async (context) => {
      const { target } = context;
      const { pkce } = await findTokenFlow(context, type, ['S256', 'plain']);
      const app = await target.app(type);
      const exchangeLate = async (age: number, changes: Parameters) => {
        const asked = buildRequest(context, app, pkce);
        const fields = exchangeFields(asked, await obtainCode(target, asked));
        await passTime(target, age);
        return requestToken(target, { ...fields, ...changes });
      };
      let isAlive = false;
      for (const age of AGES) {
        // Codes may live shorter.
        if (readTokens(await exchangeLate(age, {})).access === undefined) break;
        isAlive = true;
        const wrong = await exchangeLate(age, { code_verifier: context.random.text(50) });
        context.judge(refusesToken('oauth.token.verifier-checked'), {
          exchange: wrong,
          despite: `the verifier is another one, ${age} s after the approval`,
        });
        const none = await exchangeLate(age, { code_verifier: undefined });
        context.judge(refusesToken('oauth.token.verifier-required'), {
          exchange: none,
          despite: `the verifier is missing, ${age} s after the approval`,
        });
      }
      if (!isAlive) throw new PreconditionFailed(`no code brings tokens after ${AGES[0]} s`);
    },
  ),
);
