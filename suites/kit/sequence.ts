import type { CheckContext, Rules } from './check-context.ts';
import type { Rule } from './rule.ts';
import type { Random } from '../../run/prng.ts';

/** What takes one step. It says what it does before it judges what came of it, and says nothing where it does nothing. */
export type TakeStep<Step> = (context: CheckContext, step: Step, say: (what: string) => void) => Promise<void>;

/** Sequences of steps. */
export interface Sequence<Step> {
  /** Prepares the target for these steps, and returns what takes one. */
  readonly begin: (steps: readonly Step[]) => Promise<TakeStep<Step>>;
  readonly steps: readonly Step[];
  /** On whose account a step is taken, where it is one's: a shorter sequence is first sought without the others. */
  readonly owners?: {
    readonly ownerOf: (step: Step) => number;
    /** Explains the owners that a sequence names. */
    readonly describe: (owners: ReadonlySet<number>) => string;
  };
}

/** One of these kinds at random, each as often as its weight says. */
export function drawWeighted<Kind extends string>(random: Random, weights: Readonly<Record<Kind, number>>): Kind {
  const all = (Object.keys(weights) as Kind[]).flatMap((kind) => Array<Kind>(weights[kind]).fill(kind));
  return all[random.number(all.length)]!;
}

/** A judgement of a sequence, to be given to a check. */
interface Judgement {
  readonly requirements: string;
  readonly isWrong: boolean;
  readonly give: (context: CheckContext, shape: string) => Promise<unknown>;
}

/** What was done up to the first wrong step. */
interface Played<Step> {
  readonly steps: readonly Step[];
  readonly said: readonly string[];
  readonly judgements: readonly Judgement[];
  readonly wrong?: Judgement;
}

/** Ends a sequence at its first wrong step. */
class WrongStep extends Error {}

/** A context that keeps what is judged, and ends the sequence at the first violation. */
const keepJudgements = (context: CheckContext, judgements: Judgement[]): CheckContext => {
  const judge = <Input>(rules: Rules<Input>, input: NoInfer<Input>) => {
    const all = ([] as Rule<Input>[]).concat(rules as Rule<Input> | Rule<Input>[]);
    const broken = all.filter(({ violation }) => violation(input) !== undefined);
    const exchanges = broken.length > 0 ? context.target.takeExchanges() : [];
    judgements.push({
      requirements: broken.map(({ requirement }) => requirement).join(),
      isWrong: broken.length > 0,
      give: (to, shape) =>
        to.judgeEach(all, [{ shape }], () => {
          for (const exchange of exchanges) to.target.record(exchange);
          return Promise.resolve(input);
        }),
    });
    if (broken.length > 0) throw new WrongStep();
    return [];
  };
  return { ...context, judge, require: (rules, input) => void judge(rules, input) };
};

/** Takes the steps in turn, up to the first that is wrong. */
async function play<Step>(
  context: CheckContext,
  { begin }: Sequence<Step>,
  steps: readonly Step[],
): Promise<Played<Step>> {
  const judgements: Judgement[] = [];
  const kept = keepJudgements(context, judgements);
  const taken: Step[] = [];
  const said: string[] = [];
  context.target.takeExchanges();
  const take = await begin(steps);
  try {
    for (const step of steps)
      await take(kept, step, (what) => {
        taken.push(step);
        said.push(what);
      });
  } catch (error) {
    if (!(error instanceof WrongStep)) throw error;
  }
  const wrong = judgements.find(({ isWrong }) => isWrong);
  return { steps: taken, said, judgements, ...(wrong && { wrong }) };
}

/** How many steps are taken again in search of a shorter sequence that shows the same. */
const MAX_REPEATED_STEPS = 1_000;

/** A shorter sequence that ends with the same violation: without the other owners, then without runs of steps. */
async function shorten<Step>(
  context: CheckContext,
  sequence: Sequence<Step>,
  first: Played<Step>,
): Promise<Played<Step>> {
  let best = first;
  let repeated = 0;
  const isShorter = async (steps: readonly Step[]): Promise<boolean> => {
    if (repeated >= MAX_REPEATED_STEPS) return false;
    repeated += steps.length;
    const played = await play(context, sequence, steps);
    const isSame = played.wrong?.requirements === first.wrong?.requirements;
    if (!isSame || played.steps.length >= best.steps.length) return false;
    best = played;
    return true;
  };
  const { ownerOf = () => 0 } = sequence.owners ?? {};
  try {
    for (const owner of new Set(best.steps.map(ownerOf)))
      await isShorter(best.steps.filter((step) => ownerOf(step) !== owner));
    for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = Math.floor(size / 2))
      for (let from = 0; from < best.steps.length - 1;)
        if (!(await isShorter([...best.steps.slice(0, from), ...best.steps.slice(from + size)]))) from += size;
  } catch {
    // Whatever ends the search, such as the time of the check: the violation was seen.
  }
  return best;
}

/**
 * Takes a sequence of steps, and gives what was judged to the check. Where a step was wrong, the finding has the shortest
 * sequence found that shows it. Returns whether all steps were right.
 */
export async function judgeSequence<Step>(
  context: CheckContext,
  sequence: Sequence<Step>,
  name: string,
): Promise<boolean> {
  const first = await play(context, sequence, sequence.steps);
  for (const [index, judgement] of first.judgements.entries())
    if (!judgement.isWrong) await judgement.give(context, `judgement ${index + 1} of ${name}`);
  if (first.wrong === undefined) return true;
  const shortest = await shorten(context, sequence, first);
  const { owners } = sequence;
  const who = owners ? ` (${owners.describe(new Set(shortest.steps.map(owners.ownerOf)))})` : '';
  await shortest.wrong!.give(context, `${shortest.said.join('; ')}${who}`);
  return false;
}
