import { acceptsCall } from './access-rules.ts';
import { unguessableTokens } from './entropy-rules.ts';
import { obtainFlowTokens } from './flow-requests.ts';
import { describeFlow, FLOW_DIMENSIONS, USUAL_FLOW } from './flow-space.ts';
import type { FlowPoint } from './flow-space.ts';
import { findFailedValues } from './flow-steps.ts';
import { grantsToken } from './token-rules.ts';
import { readTokens, requestToken } from '../drivers/oauth-requests.ts';
import { refreshFields, requestProjects } from '../drivers/oauth-steps.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';

/** Twins, of which one is easily taken for the other. */
const TWINS = ['plain', 'in another case'] as const;

/** Apps of both types and their twins, each with every user. */
export const OWNERS: readonly FlowPoint[] = FLOW_DIMENSIONS.type.flatMap((type) =>
  TWINS.flatMap((credentials) => FLOW_DIMENSIONS.user.map((user) => ({ ...USUAL_FLOW, type, credentials, user }))),
);

/** Tokens of many owners at a time. The source leaves open whether a new token ends an older one of the same owner. */
export const ownerChecks: readonly Check[] = [
  check(
    'oauth.flow.owners',
    {
      title: 'the tokens of an app and a user work and are renewed while others get theirs',
      cites: ['oauth.access.lifetime', 'oauth.refresh.grant', 'oauth.token.token-not-guessable'],
    },
    async (context) => {
      const { target } = context;
      const failed = await findFailedValues(context);
      const owners = OWNERS.filter((flow) =>
        (['type', 'credentials', 'user'] as const).every((name) => !failed.has(`${name}: ${flow[name]}`)),
      );
      const held: (Awaited<ReturnType<typeof obtainFlowTokens>> & { readonly shape: string })[] = [];
      for (const flow of owners)
        held.push({ shape: describeFlow(flow), ...(await obtainFlowTokens(context, flow, 0)) });
      const { baseUrl, enterpriseBaseUrl = baseUrl } = target.addresses;
      const call = (tokens: readonly { readonly shape: string; readonly access: string }[]) =>
        context.judgeEach(
          acceptsCall('oauth.access.lifetime'),
          tokens.flatMap((token) =>
            [...new Set([baseUrl, enterpriseBaseUrl])].map((address) => ({ ...token, address })),
          ),
          ({ address, access }) => requestProjects(target, address, access),
        );
      await call(held);
      // The last one is renewed first.
      const renewed: { shape: string; access: string }[] = [];
      await context.judgeEach(
        grantsToken('oauth.refresh.grant'),
        held.toReversed(),
        async ({ shape, app, refresh }) => {
          const exchange = await requestToken(target, refreshFields(app, refresh));
          const { access } = readTokens(exchange);
          if (access !== undefined) renewed.push({ shape: `${shape}, renewed`, access });
          return exchange;
        },
      );
      await call(renewed);
      context.judge(
        unguessableTokens,
        [...held, ...renewed].map(({ access }) => access),
      );
    },
  ),
];
