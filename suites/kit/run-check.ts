import { relative } from 'node:path';
import type { Check } from './check.ts';
import type { CheckContext, Rules } from './check-context.ts';
import type { RecordedExchange } from './evidence-recorder.ts';
import { NoResponse } from './exchange.ts';
import { fewVariants } from './few.ts';
import { createOutcome } from './outcome-builder.ts';
import type { Judged, Show } from './outcome-builder.ts';
import type { Ended } from './judgement.ts';
import { PreconditionFailed, TargetUnreachable, Unsupported } from './preconditions.ts';
import type { Target } from './target.ts';
import type { CheckOutcome } from '../../run/outcome.ts';
import { randomFrom } from '../../run/prng.ts';

/** Thrown to leave a check after a finding, which has been recorded. */
class Stopped extends Error {}

/** Runs one check on a target. Never rejects: every failure becomes an outcome. */
export async function runCheck({ body, ...check }: Check, target: Target): Promise<CheckOutcome> {
  const { id, cites } = check;
  const { evidence } = target;
  const outcome = createOutcome(check, {
    ...{ redact: target.secrets.redact, plan: target.plan },
    reportFolder: relative('', target.plan.reportDir),
  });
  evidence?.beginCheck(id);

  /** Takes the exchanges that led to a finding, which the evidence of its judgement names. */
  const takeInto =
    (shown: (readonly RecordedExchange[])[]): Show =>
    () => {
      const taken = target.takeExchanges().slice(-MAX_SHOWN);
      shown.push(taken);
      return taken.map(target.show);
    };
  const noteJudgement = <Input>(
    rules: Rules<Input>,
    input: Input,
    apply: (input: Input, show: Show) => Judged,
    variant: { readonly group?: number; readonly shape?: string } = {},
  ) => {
    const shown: (readonly RecordedExchange[])[] = [];
    if (evidence === undefined) return apply(input, takeInto(shown)).found;
    const watched = evidence.watch(input);
    const { judgements, found } = apply(watched, takeInto(shown));
    evidence.note({ event: 'judged', ...variant, rules: [rules].flat(), input: watched, judgements, shown });
    return found;
  };

  const judge: CheckContext['judge'] = (rules, input) =>
    noteJudgement(rules, input, (seen, show) => outcome.judge(rules, seen, show));

  let groups = 0;
  const judgeEach: CheckContext['judgeEach'] = async (rules, variants, send) => {
    const group = groups++;
    const tried = outcome.tryVariants();
    const failed: string[] = [];
    let sent = 0;
    const { only } = target.plan;
    const chosen = only === undefined ? fewVariants(target.plan, variants) : variants;
    try {
      for (const variant of chosen) {
        const { shape } = variant;
        if (only?.shape !== undefined && only.shape !== shape) continue;
        target.takeExchanges();
        const input = await send(variant).catch((error: unknown) => {
          // A missing response to one variant of many is a finding about that variant; any other error ends the check.
          if (!(error instanceof NoResponse) || cites[0] === undefined) throw error;
          return error;
        });
        sent += 1;
        if (input instanceof NoResponse) {
          const shown: (readonly RecordedExchange[])[] = [];
          tried.noResponse(shape, input.message, takeInto(shown));
          evidence?.note({ event: 'no response', group, shape, detail: input.message, shown });
          failed.push(shape);
          continue;
        }
        const found = noteJudgement(rules, input, (seen, show) => tried.judge(shape, rules, seen, show), {
          ...{ group, shape },
        });
        if (found.length > 0) failed.push(shape);
      }
    } finally {
      if (failed.length > 0) target.takeExchanges();
      tried.end(sent);
      evidence?.note({ event: 'variants', group, of: sent });
    }
    return failed;
  };

  const { block, resolve, countQueries, noteInteraction } = outcome;
  const context: CheckContext = {
    target,
    random: randomFrom(`${target.plan.seed} ${id}`),
    judge,
    judgeEach,
    require: (rules, input) => {
      if (judge(rules, input).length > 0) throw new Stopped();
    },
    block: (requirement, by) => {
      evidence?.note({ event: 'blocked', requirement, by });
      block(requirement, by);
    },
    resolve: (gap, resolved) => {
      evidence?.note({ event: 'resolved', gap, resolved });
      resolve(gap, resolved);
    },
    noteInteraction: (seen) => {
      evidence?.note({ event: 'interaction', seen });
      noteInteraction(seen);
    },
    countQueries: (queries, firstWrong) => {
      evidence?.note({ event: 'queries', queries, ...(firstWrong === undefined ? {} : { firstWrong }) });
      countQueries(queries, firstWrong);
    },
  };

  const ended = await Promise.resolve()
    .then(() => target.beginCheck())
    .then(() => body(context))
    .then((): Ended => ({ status: 'done' }))
    .catch((error: unknown) => describeEnd(error, cites.length > 0))
    .then((end): Ended => {
      const { slowJobMs, seenInstead } = target;
      return {
        ...end,
        ...(slowJobMs !== undefined && { slowJobMs }),
        ...(seenInstead !== undefined && { seenInstead }),
      };
    });
  const controls = target.takeControls();
  const shown: (readonly RecordedExchange[])[] = [];
  const result = outcome.end(ended, controls, takeInto(shown));
  evidence?.endCheck({ event: 'ended', ended, controls, shown });
  return result;
}

/** How a check ends by what it threw. */
function describeEnd(error: unknown, hasHeadline: boolean): Ended {
  if (error instanceof Stopped) return { status: 'done' };
  if (error instanceof Unsupported || error instanceof PreconditionFailed) {
    const status = error instanceof Unsupported ? ('notApplicable' as const) : ('untested' as const);
    return { status, reason: error.message, cause: error.undecided };
  }
  if (error instanceof TargetUnreachable) return { status: 'lost', reason: error.message };
  if (error instanceof NoResponse && hasHeadline) return { status: 'done', noResponse: error.message };
  return { status: 'error', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** The number of exchanges shown with one finding: the last ones, which led to it. */
const MAX_SHOWN = 12;
