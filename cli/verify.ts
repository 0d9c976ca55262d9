import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { mustBeAddress, mustEndBefore } from './address.ts';
import { areasOf } from './areas.ts';
import { CliError } from './cli-error.ts';
import { answersOf, configurationFile, configurationOf } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { requireHealthy } from './doctor.ts';
import { estimateRun } from './run-estimate.ts';
import { readExpectedFailures } from './expected-failures.ts';
import { expandCheckNames, listCheckNames } from './check-patterns.ts';
import { faultsOf } from './mock.ts';
import { pinnedBy, readProfileFile } from './read-profile.ts';
import { reachOf } from './reach.ts';
import { resumePlan } from './resume.ts';
import { planRun } from './run-options.ts';
import type { RunOptions } from './run-options.ts';
import { clearEarlierReport, nextReport } from './report-folder.ts';
import { runSuites } from './runner.ts';
import type { ServiceResolutions } from '../mocks/rules/resolutions.ts';
import { ENDING } from './package.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance } from '../reports/conformance.ts';
import { forShell } from '../run/untrusted.ts';
import { kebabCase } from '../run/kebab-case.ts';
import { selectChecks } from '../run/selection.ts';
import type { SelectedArea } from '../run/selection.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { AREAS, REFERENCE_NAME } from '../run/plan.ts';
import type { Addresses, Consent, Plan, OracleLevel } from '../run/plan.ts';

/** The options of `verify service`, by the names of the flags. */
export interface VerifyOptions extends RunOptions {
  readonly authUrl?: string;
  readonly baseUrl?: string;
  readonly enterpriseBaseUrl?: string;
  readonly stateUrl?: string;
  readonly edition?: 'hosted' | 'enterprise' | 'both';
  /** What results are checked against; absent: the strongest oracle that the target allows. */
  readonly oracle?: OracleLevel;
  /** Maximum requests of one worker. */
  readonly maxRequests?: number;
  /** Maximum time to wait for a token to expire, in seconds, where the target's clock cannot be moved. */
  readonly waitForExpiry?: number;
  /** Send nothing but GET. */
  readonly readOnly?: boolean;
  readonly workers?: number;
  /** A file of `locspec probe`, whose resolutions the target has to keep. */
  readonly profile?: string;
  /** Faults of the reference service, if no other target is named. */
  readonly fault?: readonly string[];
}

/**
 * Verifies an implementation of the service, or the reference service when neither the options nor the configuration
 * name one. Writes `conformance.json` and an HTML report and resolves to the content of the former.
 * Throws a {@link CliError} for wrong usage and for a target that cannot be reached.
 */
export async function verifyService(options: VerifyOptions = {}, folder = process.cwd()): Promise<Conformance> {
  const configuration = await configurationOf(options, folder);
  const addresses = addressesOf(options, configuration);
  const plan = completePlan(planOf(options, configuration, folder, addresses), options, folder);
  if (addresses) {
    refuseFaults(options);
    clearEarlierReport(plan.reportDir, nextReport(plan));
    const estimate = estimateRun(plan, await requireHealthy(plan, addresses));
    if (estimate !== undefined && !plan.quiet) options.notify?.(estimate);
    return runSuites(plan);
  }
  const faults = await faultsOf(options.fault ?? []);
  const answers = plan.answers as ServiceResolutions;
  // Each worker has one of its own, because the state of a service is one thing.
  const service = { module: REFERENCE_MODULE, options: { faults, answers, ownsProcess: true } };
  // The page of the reference service is known, so a browser can answer it.
  return runSuites({ consent: REFERENCE_CONSENT, ...plan, service });
}

/** The module with the reference service. */
const REFERENCE_MODULE = new URL(`../mocks/mock${ENDING}`, import.meta.url).href;

/** Throws a {@link CliError} where faults are asked of a target that is not the reference service. */
export function refuseFaults({ fault }: VerifyOptions): void {
  if (fault)
    throw new CliError('--fault is only for the reference service; leave it out, or name no target.', EXIT.usage);
}

/** The plan of a run with these options, and its configuration file. Throws a {@link CliError} for wrong usage. */
export async function examinedPlan(options: VerifyOptions, folder = process.cwd()) {
  const configuration = await configurationOf(options, folder);
  const addresses = addressesOf(options, configuration);
  const plan = planOf(options, configuration, folder, addresses);
  return { plan, addresses, file: configurationFile(options.config, folder) };
}

/** How a browser answers the page of the reference service. */
const REFERENCE_CONSENT: Consent = {
  by: 'browser',
  approve: [{ click: 'button[value="approve"]' }],
  deny: [{ click: 'button[value="deny"]' }],
};

/** The checks that these options select, in the order in which they would run. Nothing is sent. */
export async function listChecks(options: VerifyOptions, folder = process.cwd()): Promise<readonly SelectedArea[]> {
  return selectChecks(expandChecks(planOf(options, await configurationOf(options, folder), folder)));
}

/** The plan with the expected failures and an earlier part of the run. Throws a {@link CliError} for an unknown check. */
function completePlan(plan: Plan, options: VerifyOptions, folder: string): Plan {
  const expectedFailures = readExpectedFailures(options.expectedFailures, folder, () =>
    listCheckNames('service', AREAS),
  );
  const whole = { ...expandChecks(plan), ...(expectedFailures && { expectedFailures }) };
  return options.resume ? resumePlan(whole) : whole;
}

/** The plan with the checks that its patterns stand for, of whatever suite. */
const expandChecks = (plan: Plan): Plan => ({ ...plan, checks: expandCheckNames({ ...plan, areas: AREAS }) });

/** The target's addresses without a slash at the end, or undefined when none is named. */
export function addressesOf(options: VerifyOptions, { service }: Configuration): Addresses | undefined {
  const named = Object.fromEntries(
    (['authUrl', 'baseUrl', 'enterpriseBaseUrl', 'stateUrl'] as const)
      .map((name) => [name, options[name] ?? service?.[name]] as const)
      .filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined),
  ) as Partial<Addresses>;
  for (const [name, address] of Object.entries(named)) {
    mustBeAddress(flagOf(name), address);
    if (/baseUrl/i.test(name)) mustEndBefore(flagOf(name), address);
  }
  if (Object.keys(named).length === 0) return undefined;
  const { authUrl, baseUrl } = named;
  if (authUrl === undefined || baseUrl === undefined) {
    throw new CliError(
      authUrl === undefined
        ? '--auth-url is missing; for a service without an authorization server, give the address of its API.'
        : '--base-url is missing: the address of the API, without /api/v2.',
      EXIT.usage,
    );
  }
  return Object.fromEntries(
    Object.entries({ ...named, authUrl, baseUrl }).map(([name, address]) => [name, address.replace(/\/+$/, '')]),
  ) as unknown as Addresses;
}

const flagOf = (name: string) => `--${kebabCase(name)}`;

function planOf(options: VerifyOptions, configuration: Configuration, folder: string, addresses?: Addresses): Plan {
  const edition = options.edition ?? 'both';
  const editions: readonly Edition[] = edition === 'both' ? ['hosted', 'enterprise'] : [edition];
  const profile = options.profile === undefined ? undefined : readProfileFile(resolve(folder, options.profile));
  const targetFlags = targetFlagsOf(options);
  return {
    ...planRun(options, folder),
    target: { kind: 'service', name: addresses ? new URL(addresses.baseUrl).host : REFERENCE_NAME },
    command: `locspec verify service ${targetFlags}`.trimEnd(),
    targetFlags,
    targets: addresses ? [addresses] : [],
    // Only a service on another machine needs the address of the kit.
    ...(addresses ? reachOf(configuration.module ?? {}) : {}),
    apps: configuration.apps ?? {},
    scopes: configuration.scopes ?? ['project', 'tm', 'glossary'],
    ...(configuration.consent === undefined ? {} : { consent: configuration.consent as Consent }),
    ...(configuration.accessToken === undefined ? {} : { accessToken: configuration.accessToken }),
    lists: configuration.lists ?? {},
    answers: { ...answersOf(configuration), ...(profile && pinnedBy(profile, editions)) },
    ...(profile ? { profile: { date: profile.date, gaps: profile.gaps, editions: profile.editions } } : {}),
    areas: areasOf(options, AREAS),
    editions,
    ...(options.oracle === undefined ? {} : { oracle: options.oracle }),
    ...(options.maxRequests === undefined ? {} : { maxRequests: options.maxRequests }),
    ...(options.waitForExpiry === undefined ? {} : { waitForExpiry: options.waitForExpiry }),
    ...(options.readOnly ? { readOnly: true } : {}),
    // The data and the clock of a given target are shared, so only one worker uses it.
    workers: addresses ? 1 : (options.workers ?? Math.min(availableParallelism(), 4)),
    timeout: options.timeout ?? 10_000,
  };
}

/** The flags that name the same target and how it is reached, as the user gave them. */
function targetFlagsOf(options: VerifyOptions): string {
  const repeated = [
    'config',
    'profile',
    'authUrl',
    'baseUrl',
    'enterpriseBaseUrl',
    'stateUrl',
    'fault',
    'timeout',
    'waitForExpiry',
  ] as const;
  return repeated
    .filter((name) => options[name] !== undefined)
    .map((name) => `${flagOf(name)} ${forShell(String(options[name]))}`)
    .join(' ');
}
