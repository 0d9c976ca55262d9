import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { mustBeAddress } from './address.ts';
import { areasOf } from './areas.ts';
import { Complaint } from './complaint.ts';
import { answersOf, configurationFile, loadConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { mustBeWell } from './doctor.ts';
import { expectedOf } from './expected-failures.ts';
import { known } from './known.ts';
import { faultsOf } from './mock.ts';
import { KIT } from './package.ts';
import { reachOf } from './reach.ts';
import { reportsOf } from './reports.ts';
import { quoted } from './quoted.ts';
import { resumed } from './resume.ts';
import type { RunOptions } from './run-options.ts';
import { clearReport, listSuites, runSuites } from './runner.ts';
import type { ListedCheck } from './runner.ts';
import type { ServiceAnswers } from '../mocks/answers.ts';
import { startService } from '../mocks/port.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance } from '../reports/verdict.ts';
import { namesOf } from '../spec/check-names.ts';
import type { Edition } from '../spec/requirement.ts';
import { requirements } from '../spec/requirements.ts';
import { AREAS, REFERENCE_NAME } from '../spec/run.ts';
import type { Addresses, Consent, Plan, Power } from '../spec/run.ts';

/** What the verification of a service may be told beyond its configuration; the flags have the same names. */
export interface VerifyOptions extends RunOptions {
  readonly authUrl?: string;
  readonly baseUrl?: string;
  readonly enterpriseBaseUrl?: string;
  readonly stateUrl?: string;
  readonly edition?: 'hosted' | 'enterprise' | 'both';
  /** By what expressions are judged, in place of the strongest that the target allows. */
  readonly power?: Power;
  /** Requests in a second. */
  readonly rateLimit?: number;
  /** Requests of one worker after which it stops. */
  readonly mostRequests?: number;
  /** Seconds that may be waited for the end of a token where the target's clock cannot be moved. */
  readonly waitForExpiry?: number;
  /** Send nothing but GET. */
  readonly readOnly?: boolean;
  readonly workers?: number;
  /** Faults of the reference service, when no other target is named. */
  readonly fault?: readonly string[];
}

/**
 * Verifies an implementation of the service, or the reference service when neither the options nor the configuration
 * name one. Writes `conformance.json` and an HTML report and resolves to the content of the former.
 * Throws a {@link Complaint} for wrong usage and for a target that cannot be reached.
 */
export async function verifyService(options: VerifyOptions = {}, folder = process.cwd()): Promise<Conformance> {
  const configuration = await loadConfiguration(options.config, folder, process.env);
  const addresses = addressesOf(options, configuration);
  const plan = await completed(planOf(options, configuration, folder, addresses), options, folder);
  if (addresses) {
    if (options.fault)
      throw new Complaint('--fault is for the reference service; a named target has its own.', EXIT.usage);
    clearReport(plan.reportDir, plan.doneFile !== undefined);
    await mustBeWell(plan, addresses);
    return runSuites(plan);
  }
  const faults = faultsOf(options.fault ?? []);
  const answers = plan.answers as ServiceAnswers;
  const services = await Promise.all(Array.from({ length: plan.workers }, () => startService({ faults, answers })));
  try {
    const targets = services.map(({ authUrl, baseUrl, enterpriseBaseUrl, stateUrl }) => ({
      authUrl,
      baseUrl,
      enterpriseBaseUrl,
      stateUrl,
    }));
    // The page of the reference service is known, so a browser can answer it where there is one.
    return await runSuites({ consent: REFERENCE_CONSENT, ...plan, targets });
  } finally {
    await Promise.all(services.map((service) => service.close()));
  }
}

/** What a run with these options would look at, and the file that says so. Throws a {@link Complaint} for wrong usage. */
export async function examinedPlan(options: VerifyOptions, folder = process.cwd()) {
  const configuration = await loadConfiguration(options.config, folder, process.env);
  const addresses = addressesOf(options, configuration);
  const plan = planOf(options, configuration, folder, addresses);
  return { plan, addresses, file: configurationFile(options.config, folder) };
}

/** What answers the page of the reference service. */
const REFERENCE_CONSENT: Consent = {
  by: 'browser',
  approve: [{ click: 'button[value="approve"]' }],
  deny: [{ click: 'button[value="deny"]' }],
};

/** The checks that these options select, in the order in which they would run. Nothing is sent. */
export async function listChecks(options: VerifyOptions, folder = process.cwd()): Promise<readonly ListedCheck[]> {
  const plan = planOf(options, await loadConfiguration(options.config, folder, process.env), folder);
  if (plan.checks.length > 0) await knownChecks(plan);
  return listSuites(plan);
}

/** The plan with what has to be read for it. Throws a {@link Complaint} for a check that no suite has. */
async function completed(plan: Plan, options: VerifyOptions, folder: string): Promise<Plan> {
  if (plan.checks.length > 0) await knownChecks(plan);
  const expectedFailures = await expectedOf(options.expectedFailures, folder, () => allChecks(plan));
  const whole = { ...plan, ...(expectedFailures && { expectedFailures }) };
  return options.resume ? resumed(whole) : whole;
}

/** Refuses a check that no suite has. */
async function knownChecks(plan: Plan): Promise<void> {
  known(plan.checks, (await allChecks(plan)).flatMap(namesOf), 'check');
}

/** The ids of all checks that a run of so many generated cases may have. */
async function allChecks({ shard: _, ...plan }: Plan): Promise<readonly string[]> {
  const all = { ...plan, areas: AREAS, checks: [], requirements: [], editions: ['hosted', 'enterprise'] as const };
  return (await listSuites(all)).map(({ id }) => id);
}

/** The target's addresses without a slash at the end, or undefined when none is named. */
function addressesOf(options: VerifyOptions, { service }: Configuration): Addresses | undefined {
  const named = Object.fromEntries(
    (['authUrl', 'baseUrl', 'enterpriseBaseUrl', 'stateUrl'] as const)
      .map((name) => [name, options[name] ?? service?.[name]] as const)
      .filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined),
  ) as Partial<Addresses>;
  for (const [name, address] of Object.entries(named)) mustBeAddress(flagOf(name), address);
  if (Object.keys(named).length === 0) return undefined;
  const { authUrl, baseUrl } = named;
  if (authUrl === undefined || baseUrl === undefined) {
    const missing = authUrl === undefined ? '--auth-url' : '--base-url';
    throw new Complaint(`A service needs an authorization server and an API: ${missing} is missing.`, EXIT.usage);
  }
  return Object.fromEntries(
    Object.entries({ ...named, authUrl, baseUrl }).map(([name, address]) => [name, address.replace(/\/+$/, '')]),
  ) as unknown as Addresses;
}

const flagOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function planOf(options: VerifyOptions, configuration: Configuration, folder: string, addresses?: Addresses): Plan {
  known(options.requirement ?? [], Object.keys(requirements), 'requirement');
  const edition = options.edition ?? 'both';
  return {
    kit: KIT,
    target: { kind: 'service', name: addresses ? new URL(addresses.baseUrl).host : REFERENCE_NAME },
    command: commandOf(options),
    targets: addresses ? [addresses] : [],
    // Only a service that runs elsewhere has to be told where the kit is.
    ...(addresses ? reachOf(configuration.module ?? {}) : {}),
    apps: configuration.apps ?? {},
    scopes: configuration.scopes ?? ['project', 'tm', 'glossary'],
    ...(configuration.consent === undefined ? {} : { consent: configuration.consent as Consent }),
    ...(configuration.accessToken === undefined ? {} : { accessToken: configuration.accessToken }),
    lists: configuration.lists ?? {},
    answers: answersOf(configuration),
    areas: areasOf(options, AREAS),
    editions: edition === 'both' ? (['hosted', 'enterprise'] as const) : ([edition] as readonly Edition[]),
    checks: options.check ?? [],
    requirements: options.requirement ?? [],
    seed: options.seed ?? 1,
    ...(options.runs === undefined ? {} : { runs: options.runs }),
    ...(options.power === undefined ? {} : { power: options.power }),
    ...(options.rateLimit === undefined ? {} : { rateLimit: options.rateLimit }),
    ...(options.mostRequests === undefined ? {} : { mostRequests: options.mostRequests }),
    ...(options.waitForExpiry === undefined ? {} : { waitForExpiry: options.waitForExpiry }),
    ...(options.readOnly ? { readOnly: true } : {}),
    ...(options.shard === undefined ? {} : { shard: options.shard }),
    // A stranger's target is one shared thing: its data and its clock are everybody's, so one worker looks at it.
    workers: addresses ? 1 : (options.workers ?? Math.min(availableParallelism(), 4)),
    timeout: options.timeout ?? 10_000,
    strict: options.strict ?? false,
    ...(options.only === undefined ? {} : { only: options.only }),
    failFast: options.failFast ?? false,
    reportDir: resolve(folder, options.reportDir ?? 'locspec-report'),
    reports: reportsOf(options.report),
    quiet: options.quiet ?? false,
    verbose: options.verbose ?? false,
    color: options.color ?? false,
  };
}

/** The command that says again where to look; what to look at is added by whoever shows it. */
function commandOf(options: VerifyOptions): string {
  const repeated = [
    'config',
    'authUrl',
    'baseUrl',
    'enterpriseBaseUrl',
    'stateUrl',
    'fault',
    'timeout',
    'waitForExpiry',
  ] as const;
  const flags = repeated
    .filter((name) => options[name] !== undefined)
    .map((name) => `${flagOf(name)} ${quoted(String(options[name]))}`);
  return ['locspec verify service', ...flags].join(' ');
}
