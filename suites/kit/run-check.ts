import { relative } from 'node:path';
import type { Check } from './check.ts';
import type { CheckContext, Rules } from './check-context.ts';
import { NoResponse } from './exchange.ts';
import { PreconditionFailed, TargetUnreachable, Unsupported } from './preconditions.ts';
import type { Target } from './target.ts';
import { caseId } from '../../run/case-id.ts';
import { curlCommand } from '../../run/curl.ts';
import { forShell, printable } from '../../run/untrusted.ts';
import type { Among, Finding, Violation } from '../../run/finding.ts';
import type { CheckOutcome, RecordedFinding, SeenInteraction, ShownExchange } from '../../run/outcome.ts';
import type { Plan } from '../../run/plan.ts';
import { randomFrom } from '../../run/prng.ts';
import type { ResolvedGap } from '../../run/profile.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Thrown to leave a check after a finding, which has been recorded. */
class Stopped extends Error {}

/** Runs one check on a target. Never rejects: every failure becomes an outcome. */
export async function runCheck(
  { id, title, cites, mayFind = [], oracle, body }: Check,
  target: Target,
): Promise<CheckOutcome> {
  const decided = new Set<RequirementId>();
  const unproven = new Map<RequirementId, string>();
  const blocked = new Map<RequirementId, RequirementId>();
  const findings: RecordedFinding[] = [];

  const redact = (text: string) => printable(target.secrets.redact(text));
  const record = (found: readonly Finding[], shown?: readonly ShownExchange[]) => {
    // Exchanges that led to no finding are kept, since they may lead to the next one. Showing one costs more than sending it.
    if (found.length === 0) return;
    const taken = target.takeExchanges().slice(-MAX_SHOWN);
    const exchanges = shown ?? taken.map(target.show);
    // Of a job and the addresses in its response, the job shows the finding.
    const last = exchanges.findLast(({ request }) => request.file !== undefined) ?? exchanges.at(-1);
    for (const { requirement, expected, violation, among } of found) {
      const safe = redactTexts({ title, expected, violation, ...(among ? { among } : {}) }, redact);
      findings.push({
        ...{ requirement, check: id, ...safe, exchanges },
        ...(last === undefined ? {} : { curl: curlCommand(last.request, target.plan.reportDir) }),
        ...redactTexts(
          buildCommands(id, requirement, { ...safe.violation, shape: safe.among?.shape }, target.plan),
          redact,
        ),
      });
    }
  };

  const apply = <Input>(rules: Rules<Input>, input: Input): readonly Finding[] => {
    const found: Finding[] = [];
    for (const { requirement, expected, violation, unproven: reason } of [rules].flat()) {
      if (!cites.includes(requirement) && !mayFind.includes(requirement))
        throw new Error(`the check ${id} decides ${requirement} and does not cite it`);
      const wrong = violation(input);
      const idle = wrong === undefined ? reason?.(input) : undefined;
      if (idle !== undefined) unproven.set(requirement, idle);
      else decided.add(requirement);
      if (wrong !== undefined) found.push({ requirement, expected, violation: wrong });
    }
    return found;
  };

  const judge: CheckContext['judge'] = (rules, input) => {
    const found = apply(rules, input);
    record(found);
    return found;
  };

  const judgeEach: CheckContext['judgeEach'] = async (rules, variants, send) => {
    const seen = new Map<
      string,
      { finding: Finding; exchanges: readonly ShownExchange[]; shape: string; alike: number }
    >();
    const failed: string[] = [];
    const { only } = target.plan;
    try {
      for (const variant of variants) {
        const { shape } = variant;
        if (only?.shape !== undefined && only.shape !== shape) continue;
        target.takeExchanges();
        const found = await send(variant).then(
          (input) => apply(rules, input),
          (error: unknown) => [describeSilence(error, cites[0])],
        );
        if (found.length > 0) failed.push(shape);
        for (const finding of found) {
          const known = seen.get(describeKind(finding));
          if (known) known.alike += 1;
          else {
            const exchanges = target.takeExchanges().slice(-MAX_SHOWN).map(target.show);
            seen.set(describeKind(finding), { finding, shape, exchanges, alike: 1 });
          }
        }
      }
    } finally {
      for (const { finding, shape, exchanges, alike } of seen.values()) {
        const among: Among = { shape, alike, of: variants.length };
        record([{ ...finding, among }], exchanges);
      }
    }
    return failed;
  };

  const resolved: { [Id in GapId]?: ResolvedGap } = {};
  const interactions: SeenInteraction[] = [];
  let queries = 0;
  let wrongAt: number | undefined;
  const context: CheckContext = {
    target,
    random: randomFrom(`${target.plan.seed} ${id}`),
    judge,
    judgeEach,
    require: (rules, input) => {
      if (judge(rules, input).length > 0) throw new Stopped();
    },
    block: (requirement, by) => {
      if (!blocked.has(requirement)) blocked.set(requirement, by);
    },
    resolve: (gap, how) => {
      resolved[gap] = how;
    },
    noteInteraction: (seen) => void interactions.push(redactTexts(seen, redact)),
    countQueries: (more, firstWrong) => {
      if (firstWrong !== undefined) wrongAt ??= queries + firstWrong;
      queries += more;
    },
  };

  const ended = await Promise.resolve()
    .then(() => target.beginCheck())
    .then(() => body(context))
    .then(
      () => ({ status: 'done' as const }),
      (error: unknown) => {
        if (error instanceof Stopped) return { status: 'done' as const };
        if (error instanceof Unsupported || error instanceof PreconditionFailed) {
          const status = error instanceof Unsupported ? ('notApplicable' as const) : ('untested' as const);
          return { status, reason: error.message, cause: error.undecided };
        }
        if (error instanceof TargetUnreachable) return { status: 'lost' as const, reason: error.message };
        const headline = cites.find((cited) => !decided.has(cited)) ?? cites[0];
        if (error instanceof NoResponse && headline) {
          decided.add(headline);
          record([describeSilence(error, headline)]);
          return { status: 'done' as const };
        }
        return {
          status: 'error' as const,
          reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
        };
      },
    );
  for (const requirement of decided) unproven.delete(requirement);
  const controls = target.takeControls();
  return {
    check: id,
    cites: [...new Set([...cites, ...decided])],
    decided: [...decided],
    findings,
    ...(oracle === undefined ? {} : { oracle }),
    ...(queries === 0 ? {} : { queries }),
    ...(wrongAt === undefined ? {} : { wrongAt }),
    ...(unproven.size === 0 ? {} : { unproven: redactTexts(Object.fromEntries(unproven), redact) }),
    ...(blocked.size === 0 ? {} : { blocked: Object.fromEntries(blocked) }),
    ...(Object.keys(resolved).length === 0 ? {} : { resolved }),
    ...(controls.length === 0 ? {} : { controls }),
    ...(interactions.length === 0 ? {} : { interactions }),
    ...redactTexts(ended, redact),
  };
}

/** A value with every text in it redacted, except for the names that the kit gives. */
function redactTexts<Value>(value: Value, redact: (text: string) => string): Value {
  if (typeof value === 'string') return redact(value) as Value;
  if (Array.isArray(value)) return value.map((item) => redactTexts(item, redact)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, OWN_NAMES.has(key) ? item : redactTexts(item, redact)]),
  ) as Value;
}

// prettier-ignore
const OWN_NAMES: ReadonlySet<string> = new Set([
  'check', 'requirement', 'cites', 'decided', 'status', 'oracle', 'controls', 'code', 'case', 'shape', 'edition', 'context',
  'relation', 'method', 'file', 'contract', 'description',
] satisfies (AllKeys<CheckOutcome | RecordedFinding | SeenInteraction | Violation | Among | ShownExchange['request']>)[]);
type AllKeys<Union> = Union extends unknown ? keyof Union : never;

/** The commands that repeat a finding: its case alone, and its whole check. */
function buildCommands(
  check: string,
  requirement: RequirementId,
  facts: Readonly<Record<string, unknown>>,
  { command, targetFlags = '', seed, runs, oracle, reportDir }: Plan,
): Pick<RecordedFinding, 'case' | 'replay' | 'again'> {
  const { path, expression, expressions, shape } = facts;
  const name = caseId(check, requirement, [path, expression, expressions, shape]);
  const folder = relative('', reportDir);
  const flags = [
    ...['--check', check, '--seed', `${seed}`],
    ...(runs === undefined ? [] : ['--runs', `${runs}`]),
    ...(oracle === undefined ? [] : ['--oracle', oracle]),
  ];
  return {
    case: name,
    replay: [
      ...['locspec replay', name],
      ...(folder === 'locspec-report' ? [] : ['--report-dir', forShell(folder)]),
      ...(targetFlags === '' ? [] : [targetFlags]),
    ].join(' '),
    again: [command, ...flags].join(' '),
  };
}

/** The number of exchanges shown with one finding: the last ones, which led to it. */
const MAX_SHOWN = 12;

/** Findings of one check with the same kind are merged: they differ only in the values that were observed. */
const describeKind = ({ requirement, violation }: Finding) =>
  [
    requirement,
    violation.code,
    'name' in violation ? violation.name : '',
    'what' in violation ? violation.what : '',
  ].join(' ');

/** A missing response to one variant of many is a finding about that variant; any other error ends the check. */
function describeSilence(error: unknown, requirement: RequirementId | undefined): Finding {
  if (!(error instanceof NoResponse) || requirement === undefined) throw error;
  return { requirement, expected: 'a response', violation: { code: 'no-response', detail: error.message } };
}
