import { test as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { NoAnswer } from './exchange.ts';
import type { Finding } from './findings.ts';
import type { Judge } from './judge.ts';
import { plan } from './plan.ts';
import { seeded } from './seeded.ts';
import type { Seeded } from './seeded.ts';
import { Blocked, Lost, NotOffered, openTarget } from './target.ts';
import type { Target } from './target.ts';
import { word } from './wording.ts';
import { requirements } from '../spec/requirements.ts';
import type { RequirementId } from '../spec/requirements.ts';
import { OUTCOME_ATTACHMENT } from '../spec/run.ts';
import type { CheckOutcome, Edition, WordedFinding } from '../spec/run.ts';

/** What a check has in hand while it runs. */
export interface Attempt {
  readonly target: Target;
  /** Chances drawn from the run's seed and the check's id: the same for every run, shard and machine. */
  readonly chance: Seeded;
  /** Hands something that the target did to a judge, and keeps what the judge decides and finds. */
  readonly judge: <Input>(judge: Judge<Input>, input: NoInfer<Input>) => readonly Finding[];
  /** The same, and ends the check when there is a finding: what follows could not be understood. */
  readonly must: <Input>(judge: Judge<Input>, input: NoInfer<Input>) => void;
}

interface About {
  /** What happens when all is well. */
  readonly title: string;
  /** Everything that the check sets out to decide, the headline first. */
  readonly cites: readonly RequirementId[];
}

const test = base.extend<object, { target: Target }>({
  target: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use, worker) => {
      const addresses = plan.targets[worker.parallelIndex % plan.targets.length];
      if (!addresses) throw new Error('the plan names no target');
      await use(openTarget(plan, addresses));
    },
    { scope: 'worker' },
  ],
});

/** Thrown to leave a check after a finding; the finding itself has been kept. */
class Stopped extends Error {}

/** Registers one check with the test runner, unless the plan leaves it out. */
export function check(id: string, about: About, body: (attempt: Attempt) => Promise<void>): void {
  if (plan.checks.length > 0 && !plan.checks.some((wanted) => id === wanted || id.startsWith(`${wanted}.`))) return;
  if (plan.requirements.length > 0 && !about.cites.some((cited) => plan.requirements.includes(cited))) return;
  const annotation = [
    { type: 'check', description: id },
    ...about.cites.map((cited) => ({ type: 'requirement', description: cited })),
  ];
  test(about.title, { annotation }, async ({ target }, info) => {
    const outcome = await run(id, about, target, body);
    await info.attach(OUTCOME_ATTACHMENT, { body: JSON.stringify(outcome), contentType: 'application/json' });
    conclude(outcome, info);
  });
}

/** The same check once for each edition that the plan names; its id ends with the edition. */
export function checkEachEdition(
  id: string,
  about: About,
  body: (attempt: Attempt, edition: Edition) => Promise<void>,
): void {
  for (const edition of plan.editions)
    check(`${id}.${edition}`, { ...about, title: `${about.title} (${edition})` }, (attempt) => body(attempt, edition));
}

async function run(
  id: string,
  { title, cites }: About,
  target: Target,
  body: (attempt: Attempt) => Promise<void>,
): Promise<CheckOutcome> {
  const decided = new Set<RequirementId>();
  const findings: WordedFinding[] = [];
  target.takeExchanges();
  const keep = (found: readonly Finding[]) => {
    const exchanges = target.takeExchanges().map(target.secrets.show);
    for (const finding of found) {
      const { title: headline, expected, actual, counterexample } = word(finding);
      findings.push({
        requirement: finding.requirement,
        check: id,
        title: target.secrets.strike(headline ?? title),
        expected: target.secrets.strike(expected),
        actual: target.secrets.strike(actual),
        evidence: { exchanges: exchanges.slice(-SHOWN), ...(counterexample ? { counterexample } : {}) },
        replay: `locspec verify service --check ${id} --seed ${target.plan.seed}`,
      });
    }
  };
  const judge: Attempt['judge'] = (one, input) => {
    const stray = one.decides(input).find((requirement) => !cites.includes(requirement));
    if (stray) throw new Error(`the check ${id} decides ${stray} and does not cite it`);
    for (const requirement of one.decides(input)) decided.add(requirement);
    const found = one.judge(input);
    keep(found);
    return found;
  };
  const attempt: Attempt = {
    target,
    chance: seeded(`${target.plan.seed} ${id}`),
    judge,
    must: (one, input) => {
      if (judge(one, input).length > 0) throw new Stopped();
    },
  };
  const ended = await body(attempt).then(
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
  return { check: id, cites, decided: [...decided], findings, ...ended };
}

/** Exchanges shown with one finding: the last ones, which led to it. */
const SHOWN = 12;

/** Turns an outcome into what the test runner shows. */
function conclude(outcome: CheckOutcome, info: TestInfo): void {
  const failing = outcome.findings.filter(
    ({ requirement }) =>
      requirements[requirement].standing === 'stated' ||
      (plan.strict && requirements[requirement].standing === 'standard'),
  );
  for (const finding of outcome.findings)
    info.annotations.push({ type: failing.includes(finding) ? 'fail' : 'note', description: sentence(finding) });
  const message =
    outcome.status === 'lost' || outcome.status === 'error'
      ? (outcome.reason ?? outcome.status)
      : failing.map(sentence).join('\n\n');
  if (message !== '') {
    const error = new Error(message);
    // The place in the kit where this is thrown explains nothing.
    error.stack = message;
    throw error;
  }
  if (outcome.status !== 'done') test.skip(true, outcome.reason);
}

function sentence({ requirement, title, expected, actual }: WordedFinding): string {
  const { source } = requirements[requirement];
  return `${title}\n  expected: ${expected}\n  actual:   ${actual}\n  requirement: ${requirement} (source, ${source})`;
}
