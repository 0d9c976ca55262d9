import { appRunOf, areaOf, editionOf } from './matrix-rows.ts';
import { checksOf, runOracle } from '../croql-run.ts';
import { runAppInProcess } from '../app-in-process.ts';
import { runInProcess, wholePlan } from '../in-process.ts';
import type { IsEnough } from '../in-process.ts';
import { moduleAppChecks } from '../../suites/module/app-checks.ts';
import { moduleChecks } from '../../suites/module/service-checks.ts';
import { oauthChecks } from '../../suites/oauth/checks.ts';
import { loadGapChecks } from '../../suites/probe/gap-checks.ts';
import { appFaults } from '../../mocks/app/app-faults.ts';
import type { AppFault } from '../../mocks/app/app-change.ts';
import type { Fault } from '../../mocks/core/fault.ts';
import { faults } from '../../mocks/rules/faults.ts';
import type { FaultId } from '../../mocks/rules/faults.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { CheckOutcome } from '../../run/outcome.ts';
import { USUAL_AREAS } from '../../run/plan.ts';
import type { Depth } from '../../run/plan.ts';
import { groupFindings } from '../../reports/finding-groups.ts';
import { factsOf } from '../../reports/stream.ts';
import { computeVerdict } from '../../reports/verdict.ts';

/** What the first finding of a run says of a fault. */
export interface Blame {
  readonly fault: string;
  readonly area: string;
  readonly breaks: RequirementId;
  /** The requirement that the first finding names; absent where there is none. */
  readonly first?: RequirementId;
}

/** The content of `docs/blame.json`. */
export interface BlameSummary {
  readonly lines: readonly { readonly area: string; readonly faults: number; readonly named: number }[];
  /** Faults that wait to be looked at. */
  readonly waiting: number;
  /** Those whose first finding names another requirement. */
  readonly others: readonly Blame[];
}

/** Every fault, with a function that runs the checks of its area at a depth until their first finding. */
export const listBlames = (
  depth?: Depth,
): readonly { readonly fault: string; readonly look: () => Promise<Blame> }[] => [
  ...(Object.entries(faults) as [FaultId, Fault][]).map(([fault, { breaks }]) => ({
    fault,
    look: async () => blame(fault, areaOf(fault), breaks, await runService(fault, breaks, depth)),
  })),
  ...Object.entries<AppFault>(appFaults).map(([fault, { breaks, wrap }]) => ({
    fault,
    look: async () => {
      const isEnough = hasFinding(breaks);
      return blame(
        fault,
        'app',
        breaks,
        await runAppInProcess(moduleAppChecks, { wrap, app: appRunOf(fault), isEnough, ...(depth && { depth }) }),
      );
    },
  })),
];

/** An assumption is named where a fault breaks one; else what the source or a standard says counts. */
const counts = (breaks: RequirementId, requirement: RequirementId): boolean =>
  requirements[breaks].standing === 'assumed' || requirements[requirement].standing !== 'assumed';

const hasFinding =
  (breaks: RequirementId): IsEnough =>
  ({ findings }) =>
    findings.some(({ requirement }) => counts(breaks, requirement));

async function runService(fault: FaultId, breaks: RequirementId, depth?: Depth): Promise<readonly CheckOutcome[]> {
  const area = areaOf(fault);
  const isEnough = hasFinding(breaks);
  const options = { faults: [fault] };
  const plan = { ...wholePlan, ...(depth && { depth }) };
  if (area === 'oauth')
    return runInProcess(
      [...oauthChecks.filter(({ id }) => id !== 'oauth.browser'), ...(await loadGapChecks('oauth'))],
      { ...options, isEnough },
      plan,
    );
  if (area === 'module') return runInProcess(moduleChecks, { ...options, isEnough }, plan);
  const own = checksOf.reference.filter((check) => check.edition === editionOf(breaks));
  return runOracle('reference', options, { ...(depth && { depth, runs: 10 }) }, own, isEnough);
}

/** The first finding as a report of these outcomes shows it. */
function blame(fault: string, area: string, breaks: RequirementId, outcomes: readonly CheckOutcome[]): Blame {
  const counted = outcomes.map((one) => ({
    ...one,
    findings: one.findings.filter(({ requirement }) => counts(breaks, requirement)),
  }));
  const kind = area === 'app' ? 'app' : 'service';
  const result = computeVerdict({
    facts: factsOf({ ...wholePlan, target: { kind, name: fault }, areas: USUAL_AREAS }),
    outcomes: counted,
    selfTestResult: { passed: 1, of: 1, failures: [] },
    startedAt: new Date(0),
    durationMs: 0,
    ended: 'whole',
  });
  const first = groupFindings(result)[0]?.findings[0]?.requirement as RequirementId | undefined;
  return { fault, area, breaks, ...(first === undefined ? {} : { first }) };
}

/** Adds up what was looked at. */
export function summarizeBlame(rows: readonly Blame[], waiting: number): BlameSummary {
  const lines = [...new Set(rows.map(({ area }) => area))].sort().map((area) => {
    const own = rows.filter((row) => row.area === area);
    return { area, faults: own.length, named: own.filter(({ breaks, first }) => first === breaks).length };
  });
  const others = rows.filter(({ breaks, first }) => first !== breaks).sort((a, b) => (a.fault < b.fault ? -1 : 1));
  return { lines, waiting, others };
}

/** The content of `docs/quick.json`. */
export interface QuickSummary {
  readonly lines: readonly { readonly area: string; readonly faults: number; readonly noticed: number }[];
  /** Faults that wait to be looked at. */
  readonly waiting: number;
  /** Those that a quick run finds nothing of. */
  readonly missed: readonly string[];
}

/** Adds up what quick runs noticed. */
export function summarizeQuick(rows: readonly Blame[], waiting: number): QuickSummary {
  const lines = [...new Set(rows.map(({ area }) => area))].sort().map((area) => {
    const own = rows.filter((row) => row.area === area);
    return { area, faults: own.length, noticed: own.filter(({ first }) => first !== undefined).length };
  });
  const missed = rows.filter(({ first }) => first === undefined).map(({ fault }) => fault);
  return { lines, waiting, missed: missed.sort() };
}

const rate = (some: number, of: number) => `${Math.floor((1000 * some) / Math.max(1, of)) / 10} %`;

/** The section of `docs/matrix.md` about quick runs. */
export function quickSection({ lines, waiting, missed }: QuickSummary): string {
  const faultCount = lines.reduce((sum, line) => sum + line.faults, 0);
  const noticed = lines.reduce((sum, line) => sum + line.noticed, 0);
  const table = [
    '| area | faults | noticed | share |',
    '| --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line.area} | ${line.faults} | ${line.noticed} | ${rate(line.noticed, line.faults)} |`),
  ].join('\n');
  return `## Quick runs

\`npm run matrix -- --quick\` runs each fault at depth \`quick\` until a finding about something that the source or a standard
says: ${noticed} of ${faultCount} (${rate(noticed, faultCount)}).${waiting === 0 ? '' : ` Not looked at: ${waiting}.`}

${table}

Not noticed by a quick run: ${missed.length === 0 ? 'none' : missed.map((fault) => `\`${fault}\``).join(', ')}.`;
}

/** The section of `docs/matrix.md` about the first finding. */
export function blameSection({ lines, waiting, others }: BlameSummary): string {
  const sum = (count: (line: BlameSummary['lines'][number]) => number) =>
    lines.reduce((all, line) => all + count(line), 0);
  const [faultCount, named] = [sum((line) => line.faults), sum((line) => line.named)];
  const table = [
    '| area | faults | first finding names it | share |',
    '| --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line.area} | ${line.faults} | ${line.named} | ${rate(line.named, line.faults)} |`),
  ].join('\n');
  const rows = others.map(
    ({ fault, breaks, first }) => `- \`${fault}\` breaks \`${breaks}\`: \`${first ?? 'nothing'}\``,
  );
  return `## The first finding

Who fixes a service begins with the first finding. \`npm run matrix -- --blame\` runs the default checks on each fault until
they find something that the source or a standard says, and counts how often a report then begins with the requirement that
the fault violates: ${named} of ${faultCount} (${rate(named, faultCount)}).${waiting === 0 ? '' : ` Not looked at: ${waiting}.`}

${table}

Named as something else first:

${rows.length === 0 ? 'None.' : rows.join('\n')}`;
}
