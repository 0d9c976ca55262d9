import { isObject } from '../spec/json.ts';
import type { Json } from '../spec/json.ts';
import { resolve } from 'node:path';
import { playService } from './app-login.ts';
import type { LoginOptions } from './app-login.ts';
import { baseOf, readManifest } from './app-manifest.ts';
import type { ReadManifest } from './app-manifest.ts';
import { APP_AREAS, areasOf, USUAL_APP_AREAS } from './areas.ts';
import { answersOf, configurationOf } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { readExpectedFailures } from './expected-failures.ts';
import { expandCheckNames, listCheckNames } from './check-patterns.ts';
import { requireKnown } from './known.ts';
import { reachOf } from './reach.ts';
import { resumePlan } from './resume.ts';
import { planRun } from './run-options.ts';
import type { RunOptions } from './run-options.ts';
import { clearEarlierReport, nextReport } from './report-folder.ts';
import { runSuites } from './runner.ts';
import type { Conformance } from '../reports/conformance.ts';
import { forShell } from '../run/untrusted.ts';
import { kebabCase } from '../run/kebab-case.ts';
import type { AppModule, AppTarget, Plan } from '../run/plan.ts';
import { selectChecks } from '../run/selection.ts';
import type { SelectedArea } from '../run/selection.ts';

/** The options of `verify app`, by the names of the flags. */
export interface VerifyAppOptions extends RunOptions, LoginOptions {
  readonly manifest?: string;
  readonly module?: string;
  readonly jobType?: string;
  /** The address of the kit for an app on another machine. */
  readonly publicUrl?: string;
}

/** The time that the source gives an app for a job, in milliseconds. */
const MAX_JOB_TIME = 120_000;
const DEFAULT_RUNS = 25;
/** The timeout of a request without a job, in milliseconds. */
const DEFAULT_TIMEOUT = 10_000;

/**
 * Verifies an app before it is published: its file post-import module, or its login. The kit plays the service. Writes
 * `conformance.json`, the jobs that findings name and an HTML report, and resolves to the content of the former.
 * Throws a {@link CliError} for wrong usage and for an app that cannot be reached.
 */
export async function verifyApp(
  address: string,
  options: VerifyAppOptions = {},
  folder = process.cwd(),
): Promise<Conformance> {
  const configuration = await configurationOf(options, folder);
  const base = baseOf(address);
  const some = expandChecks(planOf(address, options, configuration, folder, noApp()));
  const listNames = () => listCheckNames('app', some.areas);
  const expectedFailures = readExpectedFailures(options.expectedFailures, folder, listNames);
  clearEarlierReport(some.reportDir, { ...nextReport(some), isResumed: options.resume ?? false });
  const read = verifiesModule(some)
    ? await readManifest(address, options.manifest === undefined ? undefined : resolve(folder, options.manifest))
    : { ...noApp(), baseUrl: base };
  const plan = {
    ...planOf(address, options, configuration, folder, read),
    checks: some.checks,
    ...(expectedFailures && { expectedFailures }),
  };
  const run = (whole: Plan) => runSuites(options.resume ? resumePlan(whole) : whole);
  if (!plan.areas.includes('oauth')) return run(plan);
  await using played = await playService(read.baseUrl, options, configuration);
  return await run({ ...plan, login: played.login });
}

/** The plan with the checks that its patterns stand for. */
const expandChecks = (plan: Plan): Plan => ({ ...plan, checks: expandCheckNames(plan) });

/** Whether a run has checks of the module of an app, which its manifest describes. */
const verifiesModule = ({ areas, checks }: Plan) =>
  areas.some((area) => area !== 'oauth') && (checks.length === 0 || checks.some((id) => !id.startsWith('oauth.')));

/** The checks of an app that these options select, in the order in which they would run. Nothing is sent. */
export async function listAppChecks(
  options: VerifyAppOptions = {},
  folder = process.cwd(),
): Promise<readonly SelectedArea[]> {
  const configuration = await configurationOf(options, folder);
  return selectChecks(expandChecks(planOf('http://127.0.0.1', options, configuration, folder, noApp())));
}

/** A placeholder until the manifest is read. */
const noApp = (): ReadManifest => ({ manifest: {}, place: '', baseUrl: 'http://127.0.0.1' });

function planOf(
  address: string,
  options: VerifyAppOptions,
  configuration: Configuration,
  folder: string,
  read: ReadManifest,
): Plan {
  const app = appOf(read, options, configuration.module ?? {});
  const areas = areasOf(options, APP_AREAS, USUAL_APP_AREAS);
  const targetFlags = targetFlagsOf(options);
  return {
    ...planRun(options, folder),
    target: {
      kind: 'app',
      name: app.key === '' ? new URL(read.baseUrl).host : `the module “${app.key}” of ${new URL(read.baseUrl).host}`,
    },
    app,
    command: `locspec verify app ${forShell(address)} ${targetFlags}`.trimEnd(),
    targetFlags: `--app ${forShell(address)} ${targetFlags}`.trimEnd(),
    targets: [{ authUrl: read.baseUrl, baseUrl: read.baseUrl }],
    apps: {},
    scopes: [],
    lists: {},
    answers: answersOf(configuration),
    areas,
    editions: ['hosted'],
    // Checks share the app; a check of its own puts it under load.
    workers: 1,
    timeout: options.timeout ?? (areas.includes('module') ? MAX_JOB_TIME : DEFAULT_TIMEOUT),
  };
}

function appOf(
  { manifest, place, baseUrl }: ReadManifest,
  options: VerifyAppOptions,
  settings: NonNullable<Configuration['module']>,
): AppTarget {
  const [module, others] = selectModule(manifest, options.module, place);
  const { jwt } = settings;
  return {
    baseUrl,
    manifest,
    manifestPlace: place,
    ...describeModule(module),
    ...(others.length === 0 ? {} : { others: others.map(describeModule) }),
    jobType: options.jobType ?? settings.jobType ?? 'file-post-import',
    headers: settings.headers ?? {},
    query: settings.query ?? {},
    ...(jwt && { jwt: { secret: jwt.secret, in: jwt.in ?? 'query:jwtToken', claims: jwt.claims ?? {} } }),
    ...reachOf({ ...settings, ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }) }),
    ...(settings.innerAddresses && { innerAddresses: settings.innerAddresses }),
    ...(settings.origins && { origins: settings.origins }),
    ...(settings.jobs && { jobs: settings.jobs }),
    wait: MAX_JOB_TIME,
    runs: options.runs ?? DEFAULT_RUNS,
  };
}

/** The module to verify: the named one alone, or the first, and the others after it. */
function selectModule(manifest: unknown, key: string | undefined, place: string): readonly [Json, readonly Json[]] {
  const modules =
    isObject(manifest) && isObject(manifest['modules']) ? manifest['modules']['file-post-import'] : undefined;
  const list = Array.isArray(modules) ? modules.filter(isObject) : [];
  if (key === undefined || place === '') return [list[0] ?? {}, list.slice(1)];
  requireKnown(
    [key],
    list.map((module) => textOf(module['key'])),
    'module',
  );
  return [list.find((module) => module['key'] === key) ?? {}, []];
}

function describeModule({ key, url, signaturePatterns }: Json): AppModule {
  const { fileName, fileContent } = isObject(signaturePatterns) ? signaturePatterns : {};
  return {
    ...{ key: textOf(key), url: textOf(url) },
    patterns: {
      ...(typeof fileName === 'string' ? { fileName } : {}),
      ...(typeof fileContent === 'string' ? { fileContent } : {}),
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The flags that describe the same app and how it is called, as the user gave them. */
const targetFlagsOf = (options: VerifyAppOptions): string =>
  REPEATED.filter((name) => options[name] !== undefined)
    .map((name) => `--${kebabCase(name)} ${forShell(String(options[name]))}`)
    .join(' ');

// prettier-ignore
const REPEATED = [
  'config', 'manifest', 'module', 'jobType', 'publicUrl', 'login', 'page', 'port', 'enterprisePort', 'timeout',
] as const;
