import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from './cli-error.ts';
import { shortenCommand } from './shorten-command.ts';
import { hasChanged, runJobs } from './strength-jobs.ts';
import type { Job } from './strength-jobs.ts';
import { leftWords } from '../reports/strength-words.ts';
import { findFailures } from './test-output.ts';
import { openTrials } from './trial-process.ts';
import type { RunTrial, TrialEnd } from './trial-process.ts';
import { clientFaults } from '../mocks/rules/client-faults.ts';
import { OPERATION_NAMES } from '../mocks/service/operations.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Asked, DisturbanceResult, FaultResult, Strength } from '../run/strength.ts';
import { DISTURBANCES } from '../run/trial.ts';
import type { DisturbanceId, TrialNote } from '../run/trial.ts';

/** What to measure, and how long it may take. */
export interface StrengthPlan {
  readonly command: readonly string[];
  /** The faults to try; all of them if absent. */
  readonly only?: readonly string[];
  readonly disturbances: readonly DisturbanceId[];
  /** Whether to tell how the output of tests ends that do not tolerate a disturbance. */
  readonly isOutputShown: boolean;
  readonly concurrency?: number;
  readonly budgetMs?: number;
  /** How long one run with a fault may take; by default three times as long as one without, and five seconds. */
  readonly timeoutMs?: number;
}

/** What the runs showed. */
export type Measured = Pick<Strength, 'ended' | 'runs' | 'operations' | 'neverRequested' | 'faults' | 'resilience'>;

/** The longest that the tests may take without a fault. */
const MAX_CLEAN_MS = 30 * 60_000;
/** A response of a slow service takes half a second longer. */
const SLOW_MS = 500;
const MAX_CALLERS = 5;

/** Runs the tests without and with faults. Throws a {@link CliError} if they fail without one. */
export async function measureStrength(
  plan: StrengthPlan,
  notify: (sentence: string) => void,
  interrupted: AbortSignal,
): Promise<Measured> {
  const start = performance.now();
  const trials = openTrials();
  const budget = new AbortController();
  const timer = plan.budgetMs === undefined ? undefined : setTimeout(() => budget.abort(), plan.budgetMs);
  const signal = AbortSignal.any([interrupted, budget.signal]);
  try {
    const { notes, durationMs } = await runClean(trials.run, plan.command, true, signal);
    const requests = notes.filter(({ changed }) => changed === undefined).length;
    if (notes.length === 0)
      throw new CliError(
        'The command sent no request to the mock, so nothing was measured: it must run tests that use it.',
        EXIT.inconclusive,
      );
    const asked = groupByFault(notes);
    notify(
      `${count(requests, 'request')}, for which ${asked.size} of ${Object.keys(clientFaults).length} faults would change a response`,
    );
    if (asked.size === 0) return summarize(plan, notes, asked, [], { ended: 'complete', concurrency: 0, cleanMs: 0 });
    const { concurrency, cleanMs } = await findConcurrency(trials.run, plan, countJobs(plan, asked), {
      ...{ notify, signal, firstMs: durationMs },
    });
    const jobs = planJobs(plan, notes, asked, cleanMs);
    notify(`${count(jobs.length, 'run')} to do, ${leftWords((jobs.length / concurrency) * cleanMs)}`);
    const run = async (atOnce: number) => {
      const means = { run: trials.run, command: plan.command, timeoutMs: timeoutOf(plan, cleanMs), signal };
      const hasTimeFor = (runs: number) =>
        plan.budgetMs === undefined || plan.budgetMs - (performance.now() - start) >= runs * cleanMs;
      return runJobs(jobs, atOnce, { ...means, hasTimeFor, notify });
    };
    let used = concurrency;
    let doubt = await run(used);
    if (doubt && used > 1 && !signal.aborted) {
      notify(`the tests fail when ${used} runs of them go on at once, so there is one at a time`);
      used = 1;
      doubt = await run(used);
    }
    if (doubt) notify(`the tests fail without a fault by now: a run may have left something behind${doubt.cause}`);
    const isCut = jobs.some((job) => job.ended === undefined || job.ended.end === 'interrupted');
    const early = doubt ? 'tests failing' : isCut ? 'out of time' : 'complete';
    const ended = interrupted.aborted ? 'interrupted' : early;
    if (plan.isOutputShown) for (const line of failedOutput(jobs)) notify(line);
    return summarize(plan, notes, asked, jobs, { ended, concurrency: used, cleanMs });
  } finally {
    clearTimeout(timer);
    trials.close();
  }
}

const timeoutOf = ({ timeoutMs }: StrengthPlan, cleanMs: number) => timeoutMs ?? 5_000 + 3 * cleanMs;

/** One run without a fault. Throws a {@link CliError} with the end of its output if a test fails. */
async function runClean(
  run: RunTrial,
  command: readonly string[],
  isRecording: boolean,
  signal: AbortSignal,
): Promise<TrialEnd> {
  const ended = await run(command, { isRecording }, MAX_CLEAN_MS, signal);
  if (ended.end === 'passed') return ended;
  if (ended.end !== 'failed')
    throw new CliError(`The tests did not end in time: a run without a fault was ${ended.end}.`, EXIT.inconclusive);
  throw new CliError('The tests fail without a fault; they must pass first.', EXIT.usage, findFailures(ended.output));
}

/** Which tests fail that do not tolerate a disturbance, for each of these; or how their output ends. */
const failedOutput = (jobs: readonly Job[]): readonly string[] =>
  jobs.flatMap(({ id, trial, ended }) =>
    'disturbance' in trial && ended !== undefined && toleranceOf(trial.disturbance, ended) === 'not tolerated'
      ? [`with ${id} the tests say:`, ...findFailures(ended.output).map((line) => `  ${line}`)]
      : [],
  );

/**
 * How many runs the tests bear at once, which a port or a file of their own may prevent, and how long one takes. They
 * begin one after the other, as later ones do.
 */
async function findConcurrency(
  run: RunTrial,
  { command, concurrency: wanted = Math.min(4, availableParallelism()) }: StrengthPlan,
  jobs: number,
  {
    notify,
    signal,
    firstMs,
  }: { readonly notify: (sentence: string) => void; readonly signal: AbortSignal; readonly firstMs: number },
): Promise<{ readonly concurrency: number; readonly cleanMs: number }> {
  if (jobs <= 1) return { concurrency: 1, cleanMs: firstMs };
  const concurrency = Math.min(wanted, jobs);
  const ends = await Promise.all(
    Array.from({ length: concurrency }, async (_, index) => {
      await wait((firstMs * index) / concurrency, undefined, { signal }).catch(() => undefined);
      return run(command, { isRecording: false }, MAX_CLEAN_MS, signal);
    }),
  );
  if (ends.every(({ end }) => end === 'passed'))
    return { concurrency, cleanMs: Math.max(...ends.map(({ durationMs }) => durationMs)) };
  const { durationMs } = await runClean(run, command, false, signal);
  if (concurrency > 1)
    notify(`the tests fail when ${concurrency} runs of them go on at once, so there is one at a time`);
  return { concurrency: 1, cleanMs: durationMs };
}

/** What would have changed, by fault, with every note of it. */
function groupByFault(notes: readonly TrialNote[]): ReadonlyMap<string, readonly TrialNote[]> {
  const groups = new Map<string, TrialNote[]>();
  for (const note of notes) {
    if (note.changed === undefined) continue;
    const group = groups.get(note.changed);
    if (group) group.push(note);
    else groups.set(note.changed, [note]);
  }
  return groups;
}

const areaOf = (requirement: string) => requirement.split('.')[0]!;

/** The faults to try, of those that would change a response. */
const listTried = ({ only }: StrengthPlan, asked: ReadonlyMap<string, readonly TrialNote[]>) =>
  [...asked].filter(([id]) => Object.hasOwn(clientFaults, id) && (only === undefined || only.includes(id)));

const countJobs = (plan: StrengthPlan, asked: ReadonlyMap<string, readonly TrialNote[]>) =>
  listTried(plan, asked).length + plan.disturbances.length;

/**
 * The runs to do: disturbances, and then faults so that each requirement has one before any has two, the shortest first,
 * and the areas in turn: a run that ends early has seen something of everything.
 */
function planJobs(
  plan: StrengthPlan,
  notes: readonly TrialNote[],
  asked: ReadonlyMap<string, readonly TrialNote[]>,
  cleanMs: number,
): readonly Job[] {
  const { command } = plan;
  const timeoutMs = timeoutOf(plan, cleanMs);
  const known = new Set(notes.flatMap(({ test }) => test ?? []));
  const shorten = (some: readonly TrialNote[]) => {
    const isKnown = some.every(({ test }) => test !== undefined);
    const tests = new Set(some.flatMap(({ test }) => test ?? []));
    const shorter = isKnown ? shortenCommand(command, known, tests, process.cwd()) : undefined;
    return {
      command: shorter ?? command,
      isShortened: shorter !== undefined,
      tests: shorter ? tests.size : known.size,
    };
  };
  const disturbances = plan.disturbances.map((id): Job => {
    const more = id === 'slow' ? notes.filter(({ changed }) => changed === undefined).length * SLOW_MS : 0;
    return { id, trial: { disturbance: id }, ...shorten(notes), timeoutMs: timeoutMs + more };
  });
  const ranks = new Map<string, number>();
  const rank = (name: string) => {
    const before = ranks.get(name) ?? 0;
    ranks.set(name, before + 1);
    return before;
  };
  const ranked = listTried(plan, asked)
    .map(([id, some]) => {
      const { breaks } = clientFaults[id]!;
      const { tests, ...shortened } = shorten(some);
      const job: Job = { id, trial: { fault: id }, ...shortened, timeoutMs };
      return { job, order: [rank(breaks), tests, rank(areaOf(breaks))] as const };
    })
    .sort(({ order: [a, b, c] }, { order: [d, e, f] }) => a - d || b - e || c - f);
  return [...disturbances, ...ranked.map(({ job }) => job)];
}

function summarize(
  { only }: StrengthPlan,
  notes: readonly TrialNote[],
  asked: ReadonlyMap<string, readonly TrialNote[]>,
  jobs: readonly Job[],
  { ended, concurrency, cleanMs }: Pick<Measured, 'ended'> & Pick<Strength['runs'], 'concurrency' | 'cleanMs'>,
): Measured {
  const byId = new Map(jobs.map((job) => [job.id, job.ended]));
  const tried = Object.entries(clientFaults).filter(([id]) => only === undefined || only.includes(id));
  const finished = jobs.filter((job) => job.ended !== undefined);
  const shortened = finished.filter(({ isShortened }) => isShortened);
  const requests = notes.filter(({ changed }) => changed === undefined);
  const requested = new Set(notes.map(({ operation }) => operation));
  return {
    ended,
    runs: {
      ...{ count: finished.length, concurrency, cleanMs: Math.round(cleanMs), shortened: shortened.length },
      savedMs: Math.round(shortened.reduce((sum, job) => sum + Math.max(0, cleanMs - job.ended!.durationMs), 0)),
    },
    operations: [...new Set(requests.map(({ operation }) => operation))].sort().map((operation) => {
      const { times, callers } = describeAsked(requests.filter((one) => one.operation === operation));
      return { operation, times, callers };
    }),
    neverRequested: OPERATION_NAMES.filter((operation) => !requested.has(operation)),
    faults: tried.map(([id, { breaks, says }]): FaultResult => {
      const some = asked.get(id);
      const status = some ? statusOf(id, byId.get(id)) : 'never asked';
      return {
        ...{ id, area: areaOf(breaks), breaks, says, status },
        ...(some && status !== 'never asked' ? { asked: describeAsked(some) } : {}),
      };
    }),
    resilience: (Object.keys(DISTURBANCES) as DisturbanceId[])
      .filter((id) => byId.has(id))
      .map((id) => ({ id, says: DISTURBANCES[id], status: toleranceOf(id, byId.get(id)) })),
  };
}

const describeAsked = (notes: readonly TrialNote[]): Asked => ({
  times: notes.length,
  operations: [...new Set(notes.map(({ operation }) => operation))].sort(),
  callers: [...new Set(notes.flatMap(({ caller }) => caller ?? []))].slice(0, MAX_CALLERS),
});

function statusOf(id: string, ended: TrialEnd | undefined): FaultResult['status'] {
  if (ended === undefined || ended.end === 'interrupted') return 'not run';
  if (ended.end === 'timed out') return 'timed out';
  if (ended.end === 'failed') return hasChanged(id, ended) ? 'noticed' : 'unstable';
  return hasChanged(id, ended) ? 'survived' : 'never asked';
}

function toleranceOf(id: DisturbanceId, ended: TrialEnd | undefined): DisturbanceResult['status'] {
  if (ended === undefined || ended.end === 'interrupted') return 'not run';
  if (ended.end === 'timed out') return 'timed out';
  if (!hasChanged(id, ended)) return 'never asked';
  return ended.end === 'passed' ? 'tolerated' : 'not tolerated';
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
