import { relative } from 'node:path';
import type { Check } from './check.ts';
import { caseId } from './case-id.ts';
import { curlOf, quoted } from './curl.ts';
import { NoAnswer } from './exchange.ts';
import type { Finding } from './findings.ts';
import type { Judge } from './judge.ts';
import { seeded } from './seeded.ts';
import type { Seeded } from './seeded.ts';
import { Blocked, Lost, NotOffered } from './target.ts';
import type { Target } from './target.ts';
import { word } from './wording.ts';
import type { RequirementId } from '../spec/requirements.ts';
import type { CheckOutcome, Plan, ShownExchange, WordedFinding } from '../spec/run.ts';

/** What a check has in hand while it runs. */
export interface Attempt {
  readonly target: Target;
  /** Chances drawn from the run's seed and the check's id: the same for every run, shard and machine. */
  readonly chance: Seeded;
  /** Hands something that the target did to a judge, and keeps what the judge decides and finds. */
  readonly judge: <Input>(judge: Judge<Input>, input: NoInfer<Input>) => readonly Finding[];
  /** The same, and ends the check when there is a finding: what follows could not be understood. */
  readonly must: <Input>(judge: Judge<Input>, input: NoInfer<Input>) => void;
  /** Counts expressions whose answers were judged; `firstWrong` is the number of the first whose answer was wrong. */
  readonly counted: (queries: number, firstWrong?: number) => void;
  /**
   * Sends once for each shape and judges what came of it. Findings that are alike become one, which names the first
   * shape that showed it: the most telling ones stand first in their tables. Returns the shapes that had a finding.
   */
  readonly each: <Shape extends { readonly shape: string }, Input>(
    judge: Judge<Input>,
    shapes: readonly Shape[],
    send: (shape: Shape) => Promise<NoInfer<Input>>,
  ) => Promise<readonly string[]>;
}

/** Thrown to leave a check after a finding; the finding itself has been kept. */
class Stopped extends Error {}

/** Runs one check on a target. Never rejects: whatever goes wrong is an outcome. */
export async function attempt(
  { id, title, cites, may = [], power, body }: Check,
  target: Target,
): Promise<CheckOutcome> {
  const decided = new Set<RequirementId>();
  const findings: WordedFinding[] = [];
  target.takeExchanges();
  const keep = (found: readonly Finding[], shown?: readonly ShownExchange[]) => {
    // What led to a sound judgement may lead to the next finding as well. Showing an exchange costs more than sending it.
    if (found.length === 0) return;
    const taken = target.takeExchanges().slice(-SHOWN);
    const exchanges = shown ?? taken.map(target.show);
    // Of a job and the addresses that its answer names, the job is what shows the finding.
    const last = exchanges.findLast(({ request }) => request.file !== undefined) ?? exchanges.at(-1);
    for (const finding of found) {
      const { title: headline, expected, actual, counterexample } = word(finding);
      findings.push({
        requirement: finding.requirement,
        check: id,
        title: target.secrets.strike(headline ?? title),
        expected: target.secrets.strike(expected),
        actual: target.secrets.strike(actual),
        evidence: { exchanges, ...(counterexample ? { counterexample } : {}) },
        ...(last === undefined ? {} : { curl: curlOf(last.request, target.plan.reportDir) }),
        ...waysBack(id, finding, counterexample, target.plan),
      });
    }
  };
  const decide: Attempt['judge'] = (one, input) => {
    const stray = one.decides(input).find((requirement) => !cites.includes(requirement) && !may.includes(requirement));
    if (stray) throw new Error(`the check ${id} decides ${stray} and does not cite it`);
    for (const requirement of one.decides(input)) decided.add(requirement);
    return one.judge(input);
  };
  const judge: Attempt['judge'] = (one, input) => {
    const found = decide(one, input);
    keep(found);
    return found;
  };
  const each: Attempt['each'] = async (one, shapes, send) => {
    const seen = new Map<
      string,
      { finding: Finding; shape: string; exchanges: readonly ShownExchange[]; alike: number }
    >();
    const failed: string[] = [];
    try {
      const { only } = target.plan;
      for (const shape of shapes) {
        if (only?.shape !== undefined && only.shape !== shape.shape) continue;
        target.takeExchanges();
        const found = await send(shape).then(
          (input) => decide(one, input),
          (error: unknown) => silence(error, cites[0]),
        );
        if (found.length > 0) failed.push(shape.shape);
        for (const finding of found) {
          const known = seen.get(kindOf(finding));
          if (known) known.alike += 1;
          else {
            const exchanges = target.takeExchanges().slice(-SHOWN).map(target.show);
            seen.set(kindOf(finding), { finding, shape: shape.shape, exchanges, alike: 1 });
          }
        }
      }
    } finally {
      for (const { finding, shape, exchanges, alike } of seen.values())
        keep([{ ...finding, among: { shape, alike, of: shapes.length } }], exchanges);
    }
    return failed;
  };
  let queries = 0;
  let wrongAt: number | undefined;
  const inHand: Attempt = {
    target,
    counted: (more, firstWrong) => {
      if (firstWrong !== undefined) wrongAt ??= queries + firstWrong;
      queries += more;
    },
    chance: seeded(`${target.plan.seed} ${id}`),
    judge,
    each,
    must: (one, input) => {
      if (judge(one, input).length > 0) throw new Stopped();
    },
  };
  const ended = await body(inHand).then(
    () => ({ status: 'done' as const }),
    (error: unknown) => {
      if (error instanceof Stopped) return { status: 'done' as const };
      if (error instanceof NotOffered) return { status: 'notApplicable' as const, reason: error.message };
      if (error instanceof Blocked) return { status: 'untested' as const, reason: error.message };
      if (error instanceof Lost) return { status: 'lost' as const, reason: error.message };
      const headline = cites.find((cited) => !decided.has(cited)) ?? cites[0];
      if (error instanceof NoAnswer && headline) {
        decided.add(headline);
        keep([{ requirement: headline, code: 'no-answer', detail: error.message }]);
        return { status: 'done' as const };
      }
      return {
        status: 'error' as const,
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    },
  );
  return {
    check: id,
    cites: [...new Set([...cites, ...decided])],
    decided: [...decided],
    findings,
    ...(power === undefined ? {} : { power }),
    ...(queries === 0 ? {} : { queries }),
    ...(wrongAt === undefined ? {} : { wrongAt }),
    ...ended,
  };
}

/** How a finding is seen again: its case alone, and its whole check. */
function waysBack(
  check: string,
  { requirement }: Finding,
  input: Readonly<Record<string, unknown>> | undefined,
  { command, seed, runs, power, reportDir }: Plan,
): Pick<WordedFinding, 'case' | 'replay' | 'again'> {
  const { path, expression, expressions, shape } = input ?? {};
  const name = caseId(check, requirement, [path, expression, expressions, shape]);
  const folder = relative('', reportDir);
  const flags = [
    ...['--check', check, '--seed', `${seed}`],
    ...(runs === undefined ? [] : ['--runs', `${runs}`]),
    ...(power === undefined ? [] : ['--power', power]),
  ];
  return {
    case: name,
    replay: ['locspec replay', name, ...(folder === 'locspec-report' ? [] : ['--report-dir', quoted(folder)])].join(
      ' ',
    ),
    again: [command, ...flags].join(' '),
  };
}

/** Exchanges shown with one finding: the last ones, which led to it. */
const SHOWN = 12;

/** What makes two findings of one check one: everything but the values that came. */
const kindOf = (finding: Finding) =>
  [
    finding.requirement,
    finding.code,
    'name' in finding ? finding.name : '',
    'what' in finding ? finding.what : '',
  ].join(' ');

/** No answer to one shape of many is a finding about that shape; anything else ends the check. */
function silence(error: unknown, requirement: RequirementId | undefined): readonly Finding[] {
  if (!(error instanceof NoAnswer) || requirement === undefined) throw error;
  return [{ requirement, code: 'no-answer', detail: error.message }];
}
