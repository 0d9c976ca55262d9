import { calledWithBearer } from './call-judge.ts';
import { codeExchanged } from './exchange-judge.ts';
import { renewals } from './renewal-judges.ts';
import { authorizationRequest, drawnAnew } from './request-judges.ts';
import { secretsOf, trafficOf } from './traffic.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import { word } from '../wording.ts';
import { requirements } from '../../spec/requirements.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { Standing } from '../../spec/requirement.ts';
import type { LoginApp } from '../../spec/run.ts';

export type { LoginApp } from '../../spec/run.ts';

/** Something that an app did wrong, and what the source or a standard wants of it. */
export interface AuthorizationFinding {
  readonly requirement: RequirementId;
  readonly standing: Standing;
  readonly says: string;
  readonly expected: string;
  readonly actual: string;
}

/**
 * What is wrong with the requests that an app sent to a service, in the order of the requests; empty when nothing is.
 * The exchanges are those of a service that was started with `keepsExchanges`, and of this app alone. What an app shows
 * to browsers, and what it makes of callbacks, is not in them: for that there is `locspec verify app`. Source, Endpoints 1 and 2,
 * Authentication 1.
 */
export function judgeAuthorization(exchanges: readonly Exchange[], app: LoginApp): readonly AuthorizationFinding[] {
  return findingsIn(exchanges, app).map((finding) => {
    const { standing, says } = requirements[finding.requirement];
    const { expected, actual } = word(finding);
    return { requirement: finding.requirement, standing, says, expected, actual };
  });
}

function findingsIn(exchanges: readonly Exchange[], app: LoginApp): readonly Finding[] {
  const traffic = trafficOf(exchanges);
  const drawn = (name: string) =>
    traffic.askings.map(({ parameters }) => parameters.get(name)).filter((value) => value !== null);
  return [
    ...traffic.askings.flatMap((asking) => authorizationRequest.judge({ asking, app })),
    ...drawnAnew.judge({ requirement: 'oauth.app-side.state-unguessable', what: 'state', values: drawn('state') }),
    ...drawnAnew.judge({
      requirement: 'oauth.app-side.challenge-new',
      what: 'code_challenge',
      values: drawn('code_challenge'),
    }),
    ...traffic.exchanges.flatMap((exchange) => {
      // Whose code it is shows what should stand beside it; a code of nobody says nothing.
      const asking = traffic.askings.find(({ code }) => code !== undefined && code === exchange.fields.get('code'));
      return asking ? codeExchanged.judge({ asking, exchange, app }) : [];
    }),
    ...renewals.judge({ traffic, app }),
    ...traffic.calls.flatMap((exchange) => calledWithBearer.judge({ exchange, issued: secretsOf(traffic).tokens })),
  ];
}
