import { flowDenied } from './flow-rules.ts';
import { describeFlow, isImpossible } from './flow-space.ts';
import type { FlowPoint } from './flow-space.ts';
import { findFailedValues } from './flow-steps.ts';
import { EXCHANGES, passesControl, working } from './mistakes.ts';
import { OWNERS } from './owners.ts';
import { SESSION_MISTAKES, STEPS, STEP_WEIGHTS, WRONG_RENEWALS } from './session-steps.ts';
import type { Session, Step } from './session-steps.ts';
import { apiDataset } from '../drivers/api-fixtures.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { drawWeighted, judgeSequence } from '../kit/sequence.ts';
import type { TakeStep } from '../kit/sequence.ts';
import type { Depth } from '../../run/plan.ts';

/*
 * Sessions: many owners, who take arbitrary steps in arbitrary order, and what must come of each by the source. An owner
 * is an app with a user. The source leaves open whether a new code or token ends an older one of the same owner, and
 * whether a mistake ends what it was made with, so an owner has one grant at a time and begins anew after a mistake.
 */

/** How many sessions a run has, of how many steps, and of how many owners. */
const SIZES: Readonly<Record<Depth, { readonly sessions: number; readonly steps: number; readonly owners: number }>> = {
  quick: { sessions: 1, steps: 60, owners: 4 },
  default: { sessions: 8, steps: 80, owners: 5 },
  deep: { sessions: 80, steps: 160, owners: 8 },
};

/** Whether a mistake proves something at this target, whatever app makes it. */
async function isMeaningful(context: CheckContext, id: string): Promise<boolean> {
  for (const type of EXCHANGES.get(id)!.types) if (!(await passesControl(context, id, type))) return false;
  return true;
}

/** A session in which nothing was done yet. */
function beginSession(flows: readonly FlowPoint[], mistakes: readonly string[]): Promise<TakeStep<Step>> {
  const session: Session = { flows, mistakes, grants: new Map(), used: new Map(), expired: [], now: 0 };
  return Promise.resolve((context, step, say) =>
    STEPS[step.kind](session, step, context, (what) => say(`${what} of ${step.owner + 1}`)),
  );
}

const EXCHANGE_REQUIREMENTS = SESSION_MISTAKES.map((id) => EXCHANGES.get(id)!.requirement);

/** Authorization and tokens of several owners, in sequences that nobody chose. */
export const sessionChecks: readonly Check[] = [
  check(
    'oauth.sessions',
    {
      title:
        'codes and tokens of several apps and users do what they should, whatever was done before and in whatever order',
      cites: ['oauth.authorize.code-returned', 'oauth.token.exchange', 'oauth.access.lifetime', 'oauth.refresh.grant'],
      mayFind: [
        ...new Set([
          ...(['oauth.token.code-once', 'oauth.access.expired'] as const),
          ...flowDenied.map(({ requirement }) => requirement),
          ...EXCHANGE_REQUIREMENTS,
          ...WRONG_RENEWALS.map(({ requirement }) => requirement),
        ]),
      ],
    },
    async (context) => {
      const { target, random } = context;
      const failed = await findFailedValues(context);
      const owners = OWNERS.filter((flow) =>
        (['type', 'credentials', 'user'] as const).every((name) => !failed.has(`${name}: ${flow[name]}`)),
      );
      if (owners.length < 2) throw new PreconditionFailed('the target takes no two apps or users of the kit');
      const mistakes: string[] = [];
      for (const id of SESSION_MISTAKES) if (await isMeaningful(context, id)) mistakes.push(id);
      await target.load(apiDataset);
      const pick = <Value>(values: readonly Value[]): Value => values[random.number(values.length)]!;
      const size = SIZES[target.plan.depth ?? 'default'];
      const some = { redirect: working('redirect', failed), pkce: working('pkce', failed) };
      // Drawn at once: what a target does has no part in it.
      const sessions = Array.from({ length: size.sessions }, () => {
        const rest = [...owners];
        const flows = Array.from({ length: Math.min(size.owners, rest.length) }, (): FlowPoint => {
          const [owner] = rest.splice(random.number(rest.length), 1);
          const flow = { ...owner!, redirect: pick(some.redirect), pkce: pick(some.pkce) };
          return isImpossible(flow) ? owner! : flow;
        });
        const steps = Array.from({ length: size.steps }, (): Step => ({
          kind: drawWeighted(random, STEP_WEIGHTS),
          ...{ owner: random.number(flows.length), choice: random.number(2 ** 16) },
        }));
        return { flows, steps };
      });
      for (const [count, { flows, steps }] of sessions.entries()) {
        const isRight = await judgeSequence(
          context,
          {
            begin: () => beginSession(flows, mistakes),
            steps,
            owners: {
              ownerOf: ({ owner }) => owner,
              describe: (owners) =>
                [...owners].map((owner) => `${owner + 1}: ${describeFlow(flows[owner]!)}`).join('; '),
            },
          },
          `session ${count + 1}`,
        );
        if (!isRight) return;
      }
    },
  ),
];
