import { resolve } from 'node:path';
import { playService } from './app-login.ts';
import type { LoginOptions } from './app-login.ts';
import { baseOf, readManifest } from './app-manifest.ts';
import type { ReadManifest } from './app-manifest.ts';
import { APP_AREAS, areasOf, USUAL_APP_AREAS } from './areas.ts';
import { Complaint } from './complaint.ts';
import { answersOf, loadConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { expectedOf } from './expected-failures.ts';
import { known } from './known.ts';
import { KIT } from './package.ts';
import { reachOf } from './reach.ts';
import { reportsOf } from './reports.ts';
import { quoted } from './quoted.ts';
import { resumed } from './resume.ts';
import type { RunOptions } from './run-options.ts';
import { clearReport, listSuites, runSuites } from './runner.ts';
import type { ListedCheck } from './runner.ts';
import type { Conformance } from '../reports/verdict.ts';
import { namesOf } from '../spec/check-names.ts';
import { requirements } from '../spec/requirements.ts';
import type { AppTarget, Plan } from '../spec/run.ts';

/** What the verification of an app may be told beyond its configuration; the flags have the same names. */
export interface VerifyAppOptions extends RunOptions, LoginOptions {
  readonly manifest?: string;
  readonly module?: string;
  readonly jobType?: string;
  /** The address by which an app that runs elsewhere reaches the kit. */
  readonly publicUrl?: string;
}

/** Limits, in milliseconds: how long the source lets an app take for a job. */
const WAIT = 120_000;
const USUAL_RUNS = 25;
/** For each request where no job is sent, in milliseconds. */
const USUAL_TIMEOUT = 10_000;

/**
 * Verifies an app before it is published: its file post-import module, or its login. The kit plays the service. Writes
 * `conformance.json`, the jobs that findings name and an HTML report, and resolves to the content of the former.
 * Throws a {@link Complaint} for wrong usage and for an app that cannot be reached.
 */
export async function verifyApp(
  address: string,
  options: VerifyAppOptions = {},
  folder = process.cwd(),
): Promise<Conformance> {
  const configuration = await loadConfiguration(options.config, folder, process.env);
  const { shard: _, ...some } = planOf(address, options, configuration, folder, noApp());
  const allChecks = async () => (await listSuites({ ...some, checks: [], requirements: [] })).map(({ id }) => id);
  if (some.checks.length > 0) known(some.checks, (await allChecks()).flatMap(namesOf), 'check');
  const expectedFailures = await expectedOf(options.expectedFailures, folder, allChecks);
  clearReport(some.reportDir, options.resume);
  const read = looksAtModule(some)
    ? await readManifest(address, options.manifest === undefined ? undefined : resolve(folder, options.manifest))
    : { ...noApp(), baseUrl: baseOf(address) };
  const plan = {
    ...planOf(address, options, configuration, folder, read),
    ...(expectedFailures && { expectedFailures }),
  };
  const run = (whole: Plan) => runSuites(options.resume ? resumed(whole) : whole);
  if (!plan.areas.includes('oauth')) return run(plan);
  await using played = await playService(read.baseUrl, options, configuration);
  return await run({ ...plan, login: played.login });
}

/** Whether anything of a run is about the module of an app, which its manifest describes. */
const looksAtModule = ({ areas, checks }: Plan) =>
  areas.some((area) => area !== 'oauth') && (checks.length === 0 || checks.some((id) => !id.startsWith('oauth.')));

/** The checks of an app that these options select, in the order in which they would run. Nothing is sent. */
export async function listAppChecks(
  options: VerifyAppOptions = {},
  folder = process.cwd(),
): Promise<readonly ListedCheck[]> {
  return listSuites(
    planOf('http://127.0.0.1', options, await loadConfiguration(options.config, folder, process.env), folder, noApp()),
  );
}

/** What stands for an app before one is asked. */
const noApp = (): ReadManifest => ({ manifest: {}, place: '', baseUrl: 'http://127.0.0.1' });

function planOf(
  address: string,
  options: VerifyAppOptions,
  configuration: Configuration,
  folder: string,
  read: ReadManifest,
): Plan {
  known(options.requirement ?? [], Object.keys(requirements), 'requirement');
  const app = appOf(read, options, configuration.module ?? {});
  const areas = areasOf(options, APP_AREAS, USUAL_APP_AREAS);
  return {
    kit: KIT,
    target: {
      kind: 'app',
      name: app.key === '' ? new URL(read.baseUrl).host : `the module “${app.key}” of ${new URL(read.baseUrl).host}`,
    },
    app,
    command: commandOf(address, options),
    targets: [{ authUrl: read.baseUrl, baseUrl: read.baseUrl }],
    apps: {},
    scopes: [],
    lists: {},
    answers: answersOf(configuration),
    areas,
    editions: ['hosted'],
    checks: options.check ?? [],
    requirements: options.requirement ?? [],
    seed: options.seed ?? 1,
    ...(options.shard === undefined ? {} : { shard: options.shard }),
    // An app is one shared thing, and what it does under load has its own check.
    workers: 1,
    timeout: options.timeout ?? (areas.includes('module') ? WAIT : USUAL_TIMEOUT),
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

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function appOf(
  { manifest, place, baseUrl }: ReadManifest,
  options: VerifyAppOptions,
  settings: NonNullable<Configuration['module']>,
): AppTarget {
  const module = chosen(manifest, options.module, place);
  const patterns = isObject(module['signaturePatterns']) ? module['signaturePatterns'] : {};
  const { jwt } = settings;
  return {
    baseUrl,
    manifest,
    manifestPlace: place,
    key: textOf(module['key']),
    url: textOf(module['url']),
    patterns: {
      ...(typeof patterns['fileName'] === 'string' ? { fileName: patterns['fileName'] } : {}),
      ...(typeof patterns['fileContent'] === 'string' ? { fileContent: patterns['fileContent'] } : {}),
    },
    jobType: options.jobType ?? settings.jobType ?? 'file-post-import',
    headers: settings.headers ?? {},
    query: settings.query ?? {},
    ...(jwt && { jwt: { secret: jwt.secret, in: jwt.in ?? 'query:jwtToken', claims: jwt.claims ?? {} } }),
    ...reachOf({ ...settings, ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }) }),
    ...(settings.innerAddresses && { innerAddresses: settings.innerAddresses }),
    wait: WAIT,
    runs: options.runs ?? USUAL_RUNS,
  };
}

/** The module to be verified: the named one, or the first. */
function chosen(manifest: unknown, key: string | undefined, place: string): Json {
  const modules =
    isObject(manifest) && isObject(manifest['modules']) ? manifest['modules']['file-post-import'] : undefined;
  const list = Array.isArray(modules) ? modules.filter(isObject) : [];
  if (key === undefined || place === '') return list[0] ?? {};
  known(
    [key],
    list.map((module) => textOf(module['key'])),
    'module',
  );
  return list.find((module) => module['key'] === key) ?? {};
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The command that verifies the same app again. */
function commandOf(address: string, options: VerifyAppOptions): string {
  const flags = (['config', 'manifest', 'module', 'jobType', 'publicUrl', 'timeout', 'runs'] as const)
    .filter((name) => options[name] !== undefined)
    .map(
      (name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${quoted(String(options[name]))}`,
    );
  return ['locspec verify app', quoted(address), ...flags].join(' ');
}
