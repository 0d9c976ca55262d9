import { isUnderPrefix, sendsBearer, sendsKnownParameters } from './call-rule.ts';
import { codeExchangeRules } from './exchange-rules.ts';
import { exposureRules } from './exposure-rules.ts';
import { asksForNoMore, renewalRules, renewalsIn } from './renewal-rules.ts';
import { authorizationRequestRules } from './request-rules.ts';
import type { AppLogin } from '../drivers/app-login.ts';
import { bearerOf, findSecrets } from '../drivers/app-traffic.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What the requests of an app are judged by, wherever they come from. */
export const REQUEST_REQUIREMENTS: readonly RequirementId[] = [
  ...new Set(
    [
      ...Object.values(authorizationRequestRules).flat(),
      ...Object.values(codeExchangeRules).flat(),
      ...Object.values(renewalRules).flat(),
      ...Object.values(exposureRules).flat(),
      ...[sendsBearer, isUnderPrefix, sendsKnownParameters, asksForNoMore],
    ].map(({ requirement }) => requirement),
  ),
];

/** What browsers have seen of the app in a simulation, as rules judge it. */
export function exposureOf(play: AppLogin) {
  const { tokens, verifiers } = findSecrets(play.allTraffic());
  return { exchanges: play.allResponses(), app: play.login.app, tokens, verifiers };
}

/** A text of this length in place of a token may be one of an earlier run, which an app goes on with by itself. */
const LIKE_A_TOKEN = 16;

/**
 * Judges the requests that an app sent in a simulation: its authorization requests, the exchanges of codes that came back
 * as the service sent them, renewals, calls, and what browsers saw. A requirement that is in `found`, to which `judge` adds, is
 * not judged again.
 */
export async function judgeRequests(
  play: AppLogin,
  judge: CheckContext['judge'],
  found: ReadonlySet<RequirementId>,
): Promise<void> {
  const { app } = play.login;
  const judgeNew = <Input>(rules: readonly Rule<Input>[], input: Input): void =>
    void judge(
      // What proves nothing to a rule leaves it to the checks that are about it.
      rules.filter(({ requirement, unproven }) => !found.has(requirement) && unproven?.(input) === undefined),
      input,
    );
  await play.takeTraffic();
  const traffic = play.allTraffic();
  const { tokens: issued } = findSecrets(traffic);
  for (const authorization of play.begun) judgeNew(authorizationRequestRules[app.type], { authorization, app });
  for (const authorization of play.completed) {
    const request = traffic.exchanges.find(({ fields }) => fields.get('code') === authorization.code);
    if (request) judgeNew(codeExchangeRules[app.type], { authorization, request, app });
  }
  const asked = play.begun.flatMap(({ parameters }) => (parameters.get('scope') ?? '').split(' '));
  for (const renewal of renewalsIn(traffic, app)) {
    if (!issued.includes(renewal.request.fields.get('refresh_token') ?? '')) continue;
    judgeNew(renewalRules[app.type], renewal);
    judgeNew([asksForNoMore], { asked, request: renewal.request });
  }
  for (const exchange of [...traffic.calls, ...traffic.astray]) {
    const token = bearerOf(exchange);
    const isKnown = issued.includes(token);
    if (isKnown) judgeNew([isUnderPrefix, sendsKnownParameters], exchange);
    if (isKnown || token.length < LIKE_A_TOKEN) judgeNew([sendsBearer], { exchange, issued });
  }
  // That some pages hide secrets shows little: a check of its own looks at all kinds of them.
  const exposure = exposureOf(play);
  judgeNew(
    exposureRules[app.type].filter(({ violation }) => violation(exposure) !== undefined),
    exposure,
  );
}
