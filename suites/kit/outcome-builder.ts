import type { Check } from './check.ts';
import type { CheckContext, Rules } from './check-context.ts';
import type { Ended, Judgement } from './judgement.ts';
import type { AnyRule } from './rule.ts';
import { caseId } from '../../run/case-id.ts';
import { curlCommand } from '../../run/curl.ts';
import { forShell, printable } from '../../run/untrusted.ts';
import type { Among, Finding, Violation } from '../../run/finding.ts';
import type { CheckOutcome, RecordedFinding, SeenInteraction, ShownExchange } from '../../run/outcome.ts';
import type { Plan } from '../../run/plan.ts';
import type { ResolvedGap } from '../../run/profile.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Gives the exchanges that led to a finding, when there is one. */
export type Show = () => readonly ShownExchange[];

/** What a finding says beside what its rule found. */
export interface RunFacts {
  readonly redact: (text: string) => string;
  readonly plan: Pick<Plan, 'command' | 'targetFlags' | 'seed' | 'runs' | 'oracle' | 'reportDir'>;
  /** The report folder as the user named it. */
  readonly reportFolder: string;
}

/** Several variants of a request; findings of the same kind become one. */
export interface Variants {
  readonly judge: <Input>(shape: string, rules: Rules<Input>, input: Input, show: Show) => Judged;
  readonly noResponse: (shape: string, detail: string, show: Show) => void;
  /** Adds the findings; `of` is the number of variants that were sent. */
  readonly end: (of: number) => void;
}

/** The judgement of each rule, in order, and the findings among them. */
export interface Judged {
  readonly judgements: readonly Judgement[];
  readonly found: readonly Finding[];
}

/**
 * Makes the outcome of one check out of its judgements and what else it noted. A check that runs and one that is judged
 * again out of its evidence both do it here, so that the same judgements give the same outcome.
 */
export function createOutcome(
  { id, title, cites, mayFind = [], oracle }: Omit<Check, 'body'>,
  { redact: redactSecrets, plan, reportFolder }: RunFacts,
) {
  const decided = new Set<RequirementId>();
  const unproven = new Map<RequirementId, string>();
  const blocked = new Map<RequirementId, RequirementId>();
  const findings: RecordedFinding[] = [];
  const resolved: { [Id in GapId]?: ResolvedGap } = {};
  const interactions: SeenInteraction[] = [];
  let queries = 0;
  let wrongAt: number | undefined;

  const redact = (text: string) => printable(redactSecrets(text));
  const record = (found: readonly Finding[], exchanges: readonly ShownExchange[]) => {
    for (const { requirement, expected, violation, among } of found) {
      const safe = redactTexts({ title, expected, violation, ...(among ? { among } : {}) }, redact);
      findings.push({
        ...{ requirement, check: id, ...safe, exchanges },
        ...redactTexts(
          buildCommands(id, requirement, { ...safe.violation, shape: safe.among?.shape }, plan, reportFolder),
          redact,
        ),
      });
    }
  };

  const apply = <Input>(rules: Rules<Input>, input: Input): Judged => {
    const found: Finding[] = [];
    const judgements = [rules].flat().map((rule: AnyRule): Judgement => {
      const { requirement, expected, violation, unproven: reason } = rule;
      if (!cites.includes(requirement) && !mayFind.includes(requirement))
        throw new Error(`the check ${id} decides ${requirement} and does not cite it`);
      const wrong = violation(input);
      const idle = wrong === undefined ? reason?.(input) : undefined;
      if (idle !== undefined) unproven.set(requirement, idle);
      else decided.add(requirement);
      if (wrong !== undefined) found.push({ requirement, expected, violation: wrong });
      return { violation: wrong, unproven: idle };
    });
    return { judgements, found };
  };

  const tryVariants = (): Variants => {
    const seen = new Map<
      string,
      { finding: Finding; exchanges: readonly ShownExchange[]; shape: string; alike: number }
    >();
    const note = (shape: string, found: readonly Finding[], show: Show) => {
      for (const finding of found) {
        const known = seen.get(describeKind(finding));
        if (known) known.alike += 1;
        else seen.set(describeKind(finding), { finding, shape, exchanges: show(), alike: 1 });
      }
    };
    return {
      judge: (shape, rules, input, show) => {
        const judged = apply(rules, input);
        note(shape, judged.found, show);
        return judged;
      },
      noResponse: (shape, detail, show) => note(shape, cites[0] ? [missingResponse(cites[0], detail)] : [], show),
      end: (of) => {
        for (const { finding, shape, exchanges, alike } of seen.values())
          record([{ ...finding, among: { shape, alike, of } }], exchanges);
      },
    };
  };

  return {
    /** Exchanges that led to no finding are kept, since they may lead to the next one. */
    judge: <Input>(rules: Rules<Input>, input: Input, show: Show): Judged => {
      const judged = apply(rules, input);
      if (judged.found.length > 0) record(judged.found, show());
      return judged;
    },
    tryVariants,
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
    end: (
      { noResponse, ...ended }: Ended,
      controls: NonNullable<CheckOutcome['controls']>,
      show: Show,
    ): CheckOutcome => {
      const headline = cites.find((cited) => !decided.has(cited)) ?? cites[0];
      if (noResponse !== undefined && headline) {
        decided.add(headline);
        record([missingResponse(headline, noResponse)], show());
      }
      for (const requirement of decided) unproven.delete(requirement);
      return {
        check: id,
        cites: [...new Set([...cites, ...decided])],
        decided: [...decided],
        // A secret may have been seen after a finding that shows it.
        findings: findings.map((finding) => addCommand(redactTexts(finding, redact), plan.reportDir)),
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
    },
  } satisfies Pick<CheckContext, 'block' | 'resolve' | 'countQueries' | 'noteInteraction'> &
    Readonly<Record<string, unknown>>;
}

/** A finding with its last request as a command. */
function addCommand(finding: RecordedFinding, folder: string): RecordedFinding {
  const { exchanges, violation } = finding;
  const asked = 'expression' in violation ? violation.expression : undefined;
  // Of a job and the addresses in its response, the job shows the finding, and of expressions the one that it is about.
  const last =
    exchanges.findLast(({ request }) => request.file !== undefined) ??
    exchanges.findLast(({ request }) => asked !== undefined && readExpression(request.url) === asked) ??
    exchanges.at(-1);
  if (last === undefined) return finding;
  // Of the pages of a list, the first shows what an expression selects.
  const question = findQuestion(last.request.url);
  const shown =
    exchanges.find(({ request }) => question !== undefined && findQuestion(request.url) === question) ?? last;
  return { ...finding, curl: curlCommand(shown.request, folder) };
}

const readExpression = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).searchParams.get('croql') : null;

/** The list, the expression and the size of pages of a request, which its further pages have as well. */
function findQuestion(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname, searchParams } = new URL(url);
  const expression = searchParams.get('croql');
  return expression === null ? undefined : `${origin}${pathname} ${searchParams.get('limit')} ${expression}`;
}

/** A missing response is a finding about what was sent. */
const missingResponse = (requirement: RequirementId, detail: string): Finding => ({
  requirement,
  expected: 'a response',
  violation: { code: 'no-response', detail },
});

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
  { command, targetFlags = '', seed, runs, oracle }: RunFacts['plan'],
  folder: string,
): Pick<RecordedFinding, 'case' | 'replay' | 'again'> {
  const { path, expression, expressions, shape } = facts;
  const name = caseId(check, requirement, [path, expression, expressions, shape]);
  const flags = [
    ...['--check', check, '--seed', `${seed}`],
    ...(runs === undefined ? [] : ['--runs', `${runs}`]),
    ...(oracle === undefined ? [] : ['--oracle', oracle]),
  ];
  return {
    case: name,
    replay: [
      ...['locspec replay', name],
      ...(folder === 'locspec-report' ? [] : ['--report-dir', forShell(folder === '' ? '.' : folder)]),
      ...(targetFlags === '' ? [] : [targetFlags]),
    ].join(' '),
    again: [command, ...flags].join(' '),
  };
}

/** Findings of one check with the same kind are merged: they differ only in the values that were observed. */
const describeKind = ({ requirement, violation }: Finding) =>
  [
    requirement,
    violation.code,
    'name' in violation ? violation.name : '',
    'what' in violation ? violation.what : '',
  ].join(' ');
