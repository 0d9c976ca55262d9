import { runAppInProcess } from '../app-in-process.ts';
import { checksOf, runOracle } from '../croql-run.ts';
import { finds, runInProcess } from '../in-process.ts';
import { moduleAppChecks } from '../../suites/module/app-checks.ts';
import { moduleChecks } from '../../suites/module/service-checks.ts';
import { oauthChecks } from '../../suites/oauth/checks.ts';
import { loadGapChecks } from '../../suites/probe/gap-checks.ts';
import { appFaults } from '../../mocks/app/app-faults.ts';
import { TOKEN_SECRET } from '../../mocks/app/app-token.ts';
import type { AppFault } from '../../mocks/app/app-change.ts';
import { faults } from '../../mocks/rules/faults.ts';
import type { Fault } from '../../mocks/core/fault.ts';
import type { FaultId } from '../../mocks/rules/faults.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../../spec/requirements/requirements.ts';
import { ORACLES } from '../../run/plan.ts';
import type { AppTarget, OracleLevel } from '../../run/plan.ts';
import type { CheckOutcome } from '../../run/outcome.ts';

/** What checks made of one fault: `named` its requirement was found broken, `noticed` something else was. */
export interface Cell {
  readonly result: 'named' | 'noticed' | 'missed';
  readonly found: readonly RequirementId[];
  /** Expressions that were asked until the first wrong answer; absent where none are asked. */
  readonly cases?: number;
}

/** One fault against the checks, by power where there are several. */
export interface Row {
  readonly fault: string;
  /** `croql member`: one member is not read at all. */
  readonly area: string;
  readonly breaks: RequirementId;
  readonly standing: Requirement['standing'];
  readonly cells: Readonly<Partial<Record<OracleLevel, Cell>>>;
}

/** A fault that waits to be looked at. */
export interface Waiting {
  readonly fault: string;
  readonly look: () => Promise<Row>;
}

/** Every fault of the reference service and of the reference app. */
export const waiting = (): readonly Waiting[] => [
  ...(Object.entries(faults) as [FaultId, Fault][]).map(([fault, { breaks }]) => ({
    fault,
    look: async () => rowOf(fault, areaOf(fault), breaks, await cellsOf(fault, breaks)),
  })),
  ...Object.entries<AppFault>(appFaults).map(([fault, one]) => ({
    fault,
    look: async () => rowOf(fault, 'app', one.breaks, { reference: await appCell(fault, one) }),
  })),
];

const rowOf = (fault: string, area: string, breaks: RequirementId, cells: Row['cells']): Row => ({
  ...{ fault, area, breaks, cells },
  standing: requirements[breaks].standing,
});

/** The area of a fault of the service. */
export const areaOf = (fault: string): string => (fault.endsWith('.unread') ? 'croql member' : fault.split('.')[0]!);

/** The enterprise edition has every member of the hosted one; what is about that one alone is asked there. */
export function editionOf(breaks: RequirementId) {
  const { edition = breaks === 'lists.projects' ? 'hosted' : 'enterprise' }: Requirement = requirements[breaks];
  return edition;
}

async function cellsOf(fault: FaultId, breaks: RequirementId): Promise<Row['cells']> {
  const area = areaOf(fault);
  // A browser needs a port to look at.
  const plain = [...oauthChecks.filter(({ id }) => id !== 'oauth.browser'), ...(await loadGapChecks('oauth'))];
  const until = { faults: [fault], until: breaks };
  if (area === 'oauth') return { reference: cellOf(await runInProcess(plain, until), breaks) };
  if (area === 'module') return { reference: cellOf(await runInProcess(moduleChecks, until), breaks) };
  const edition = editionOf(breaks);
  const cells: Partial<Record<OracleLevel, Cell>> = {};
  for (const oracle of ORACLES) {
    const mine = checksOf[oracle].filter((check) => check.edition === edition);
    cells[oracle] = cellOf(await runOracle(oracle, { faults: [fault] }, {}, mine, breaks), breaks);
  }
  return cells;
}

/** What a run about some faults of an app is told. What takes minutes at its worst takes seconds here. */
const APP_RUNS: readonly (readonly [fault: RegExp, app: Partial<AppTarget>])[] = [
  [/^app\.token-/, { jwt: { secret: TOKEN_SECRET, in: 'query:jwtToken', claims: {} } }],
  [/^app\.second-module-missing$/, { others: [{ key: 'second', url: '/second', patterns: {} }] }],
  [/^app\.reads-inner-addresses$/, { innerAddresses: ['/manifest.json'] }],
  [/late|hangs/, { wait: 2_000 }],
];

/** What a run about a fault of an app is told of the app. */
export const appRunOf = (fault: string): Partial<AppTarget> =>
  APP_RUNS.find(([faults]) => faults.test(fault))?.[1] ?? {};

/**
 * As a service, an app is looked at until its fault is named: in the
 * order of a run, since what was asked before can matter.
 */
async function appCell(fault: string, { breaks, wrap }: AppFault): Promise<Cell> {
  return cellOf(
    await runAppInProcess(moduleAppChecks, { wrap, app: appRunOf(fault), isEnough: finds(breaks) }),
    breaks,
  );
}

function cellOf(outcomes: readonly CheckOutcome[], breaks: RequirementId): Cell {
  const finding = outcomes.filter(({ findings }) => findings.length > 0);
  const found = [...new Set(finding.flatMap(({ findings }) => findings.map(({ requirement }) => requirement)))];
  const needed = finding.flatMap(({ wrongAt }) => (wrongAt === undefined ? [] : [wrongAt]));
  return {
    result: found.includes(breaks) ? 'named' : found.length > 0 ? 'noticed' : 'missed',
    found: found.sort(),
    ...(needed.length === 0 ? {} : { cases: Math.min(...needed) }),
  };
}
