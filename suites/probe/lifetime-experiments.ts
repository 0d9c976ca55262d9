import { buildValid, describeTokens, obtainPair, prepareFields, readTokenAnswer } from './approval.ts';
import { consistent, observed, undetermined } from './conclusions.ts';
import type { Experiment } from './experiment.ts';
import { findBound } from './find-bound.ts';
import { requestToken } from '../drivers/oauth-requests.ts';
import { passTime, refreshFields } from '../drivers/oauth-steps.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

const DAY = 86_400;
const YEAR = 366 * DAY;
/** Lifetimes of codes, the kit's own first. */
const LIFETIMES = [600, 300, 60, 30, 120, 180, 900, 1_200, 1_800, 3_600, 7_200, DAY];

/** A code is exchanged after some seconds, each time another one. */
const codeLifetime: Experiment = {
  gaps: ['oauth.code-lifetime'],
  observe: async (context) => {
    const gap = 'oauth.code-lifetime';
    const { target } = context;
    const asked = await buildValid(context, 'confidential');
    const { accepted, refused, isUnclear } = await findBound(
      async (seconds) => {
        const fields = await prepareFields(context, asked);
        await passTime(target, seconds);
        const answer = readTokenAnswer(await requestToken(target, fields));
        return answer === 'unclear' ? undefined : { isAccepted: answer === 'granted' };
      },
      // A code that lives 600 seconds is exchanged after 599.
      { from: 0, to: DAY, likely: LIFETIMES.map((seconds) => seconds - 1), trials: 24 },
    );
    if (accepted === 0 || isUnclear) return [undetermined(gap, `no code was exchanged after ${refused ?? 1} seconds`)];
    if (refused === undefined) return [undetermined(gap, `a code is exchanged after ${accepted} seconds`)];
    const saw = `a code is exchanged after ${accepted} seconds, and refused after ${refused}`;
    return [refused - accepted === 1 ? observed(gap, String(refused), saw) : undetermined(gap, saw)];
  },
};

/** A refresh token is used after a year. */
const refreshLifetime: Experiment = {
  gaps: ['oauth.refresh-token-lifetime'],
  observe: async (context) => {
    const gap = 'oauth.refresh-token-lifetime';
    const { target } = context;
    const { app, refresh } = await obtainPair(context);
    await passTime(target, YEAR);
    const late = await requestToken(target, refreshFields(app, refresh));
    const saw = `a renewal after a year gives ${describeTokens(late)}`;
    const answer = readTokenAnswer(late);
    if (answer === 'granted') return [consistent(gap, 'until-used', saw)];
    if (answer === 'unclear') return [undetermined(gap, saw)];
    // The same with a new refresh token: only its age differs.
    const fresh = await obtainPair(context);
    const control = await requestToken(target, refreshFields(fresh.app, fresh.refresh));
    if (readTokenAnswer(control) !== 'granted')
      throw new PreconditionFailed(`a renewal with a new refresh token gives ${describeTokens(control)}`);
    return [observed(gap, 'limited', `${saw}, with a new refresh token ${describeTokens(control)}`)];
  },
};

/** How long codes and refresh tokens live. They move the target's clock, the second one by a year. */
export const lifetimeExperiments: readonly Experiment[] = [codeLifetime, refreshLifetime];
