import { hidesExistence } from './enumeration-rule.ts';
import { requireRenewal } from './refresh.ts';
import { requestToken, readTokens } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { obtainRefreshToken, prepareExchange, refreshFields } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** Refusals do not tell what exists. */
export const enumerationChecks: readonly Check[] = [
  check(
    'oauth.token.existence',
    {
      title: 'the token endpoint does not reveal which apps, codes and refresh tokens exist',
      cites: ['oauth.token.existence-hidden'],
    },
    async (context) => {
      await context.judgeEach(hidesExistence, KINDS, async ({ what, ask }) => {
        const [absent, present] = await ask(context);
        if ([absent, present].some((exchange) => readTokens(exchange).access !== undefined))
          throw new PreconditionFailed(
            'a request with something of another app is served, which another check decides',
          );
        return { what, absent, present };
      });
    },
  ),
];

interface Kind {
  readonly shape: string;
  readonly what: string;
  /** Sends what does not exist, then what does; returns both refusals. */
  readonly ask: (context: CheckContext) => Promise<readonly [Exchange, Exchange]>;
}

const askTwice = async (context: CheckContext, fields: Parameters, absent: Parameters, present: Parameters) =>
  [
    await requestToken(context.target, { ...fields, ...absent }),
    await requestToken(context.target, { ...fields, ...present }),
  ] as const;

const KINDS: readonly Kind[] = [
  {
    shape: 'an unknown app, and a known one with a wrong secret',
    what: 'an app',
    ask: async (context) => {
      const { fields } = await prepareExchange(context, 'confidential');
      const client_secret = context.random.text(32);
      return askTwice(context, fields, { client_id: 'nobody-registered-this', client_secret }, { client_secret });
    },
  },
  {
    shape: 'an unknown code, and one of another app',
    what: 'a code',
    ask: async (context) => {
      const { fields } = await prepareExchange(context, 'confidential');
      const foreign = await prepareExchange(context, 'public');
      return askTwice(context, fields, { code: context.random.text(43) }, { code: foreign.fields.code });
    },
  },
  {
    shape: 'an unknown refresh token, and one of another app',
    what: 'a refresh token',
    ask: async (context) => {
      await requireRenewal(context, 'confidential');
      const app = await context.target.app('confidential');
      const { refresh } = await obtainRefreshToken(context, 'public');
      const fields = refreshFields(app, refresh);
      return askTwice(context, fields, { refresh_token: context.random.text(43) }, {});
    },
  },
];
