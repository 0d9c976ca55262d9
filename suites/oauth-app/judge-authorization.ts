import { isUnderPrefix, sendsBearer } from './call-rule.ts';
import { codeExchangeRules } from './exchange-rules.ts';
import { renewalRules, renewalsIn } from './renewal-rules.ts';
import { authorizationRequestRules, bindsLogin, newEachTime } from './request-rules.ts';
import { findSecrets, sortTraffic } from '../drivers/app-traffic.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { Finding } from '../../run/finding.ts';
import { wordFinding } from '../../run/finding-wording.ts';
import type { LoginApp } from '../../run/plan.ts';
import type { Standing } from '../../spec/requirements/requirement.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

export type { LoginApp } from '../../run/plan.ts';

/** Something that an app did wrong, and the requirement of the source or a standard that it violates. */
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
 * to browsers, and how it handles callbacks, is not in them: `locspec verify app` examines that. Source, Endpoints 1 and
 * 2, Authentication 1. Throws an Error where there is no exchange, which would show nothing.
 */
export function judgeAuthorization(exchanges: readonly Exchange[], app: LoginApp): readonly AuthorizationFinding[] {
  if (exchanges.length === 0)
    throw new Error(
      'There is no exchange to judge: open the service with keepsExchanges, and let the app log in before.',
    );
  return findingsIn(exchanges, app).map(({ requirement, expected: rule, violation }) => {
    const { standing, says } = requirements[requirement];
    const { expected, actual } = wordFinding({ title: says, expected: rule, violation });
    return { requirement, standing, says, expected, actual };
  });
}

function findingsIn(exchanges: readonly Exchange[], app: LoginApp): readonly Finding[] {
  const traffic = sortTraffic(exchanges);
  const { tokens: issued } = findSecrets(traffic);
  const drawn = (name: string) =>
    traffic.authorizations.map(({ parameters }) => parameters.get(name)).filter((value) => value !== null);
  return [
    ...traffic.authorizations.flatMap((authorization) =>
      apply([...authorizationRequestRules[app.type], bindsLogin], { authorization, app }),
    ),
    ...Object.entries(newEachTime).flatMap(([name, rule]) => apply([rule], drawn(name))),
    ...traffic.exchanges.flatMap((request) => {
      // The code shows which authorization request came before; without one, nothing can be compared.
      const authorization = traffic.authorizations.find(
        ({ code }) => code !== undefined && code === request.fields.get('code'),
      );
      return authorization ? apply(codeExchangeRules[app.type], { authorization, request, app }) : [];
    }),
    ...renewalsIn(traffic, app).flatMap((renewal) => apply(renewalRules[app.type], renewal)),
    ...traffic.calls.flatMap((exchange) => apply([sendsBearer], { exchange, issued })),
    ...traffic.astray.flatMap((exchange) => apply([isUnderPrefix], exchange)),
  ];
}

const apply = <Input>(rules: readonly Rule<Input>[], input: NoInfer<Input>): readonly Finding[] =>
  rules.flatMap(({ requirement, expected, violation }) => {
    const found = violation(input);
    return found === undefined ? [] : [{ requirement, expected, violation: found }];
  });
