import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { withoutUser } from './address.ts';
import { CliError } from './cli-error.ts';
import type { RunOptions } from './run-options.ts';
import { EXIT } from '../reports/exit-code.ts';
import { describeResolutionError, readResolutions } from '../spec/gaps/resolutions.ts';
import type { Resolutions } from '../spec/gaps/gaps.ts';
import { describeEach } from '../spec/schemas/schema-errors.ts';
import type { SchemaError } from '../spec/schemas/schema-errors.ts';
import { REDACTED } from '../run/secrets.ts';
import { readJsonFile } from '../run/read-file.ts';
import type { Addresses, ConfiguredJob, Consent, KnownApp, Plan } from '../run/plan.ts';

/** Answers the page that asks the user, in a browser. */
export type ConsentFunction = (page: Page, decision: 'approve' | 'deny') => Promise<void>;

/** The content of `locspec.config.json`; the same as in `spec/schemas/configuration.schema.json`. */
export interface Configuration {
  readonly service?: Addresses;
  readonly apps?: { readonly confidential?: KnownApp & { readonly clientSecret: string }; readonly public?: KnownApp };
  readonly scopes?: readonly string[];
  /** How the kit gets the user's decision. */
  readonly consent?: Consent | ConsentFunction;
  /** A bearer token for runs without the authorization flow. */
  readonly accessToken?: string;
  readonly lists?: Plan['lists'];
  readonly module?: {
    readonly jobType?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly jwt?: {
      readonly secret: string;
      readonly in?: string;
      readonly claims?: Readonly<Record<string, unknown>>;
    };
    /** The address of the kit for an app or a service on another machine, without a path. */
    readonly publicUrl?: string;
    /** Where the kit listens, as interface:port; absent: all interfaces, at the port of `publicUrl`. */
    readonly listen?: string;
    /** Addresses that the app must not read; a path is one of the app itself. Each is used in one job. */
    readonly innerAddresses?: readonly string[];
    /** Where the files of the app's responses may be besides the app, such as a storage. */
    readonly origins?: readonly string[];
    /** Jobs that the app changes, where it changes nothing of the kit's own. */
    readonly jobs?: readonly ConfiguredJob[];
  };
  /** How the login of an app begins, and how the app is registered with the service that the kit plays for it. */
  readonly app?: {
    /** The path or address at which the login begins. */
    readonly login?: string;
    /** The path or address of a page that calls the API for the user. */
    readonly page?: string;
    readonly clientId?: string;
    /** Absent: the app is public. */
    readonly clientSecret?: string;
    readonly redirectUris?: readonly string[];
    /** The ports at which the app expects the service; absent: 4010 and 4011. */
    readonly port?: number;
    readonly enterprisePort?: number;
  };
  /** Gap id to the resolution of the target. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Returns a configuration, with its types checked. */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}

/** How the target resolves the gaps, with the kit's defaults for those that it does not configure. Throws a {@link CliError}. */
export function answersOf({ answers = {} }: Configuration): Resolutions {
  const read = readResolutions(answers);
  if (!read.ok) throw new CliError(read.errors.map(describeResolutionError).join(' '), EXIT.usage);
  return read.value;
}

/** The same without the defaults. Throws a {@link CliError}. */
export function configuredAnswers(configuration: Configuration): Partial<Resolutions> {
  answersOf(configuration);
  return configuration.answers ?? {};
}

/** The names of a configuration file, of which a folder has one. */
const FILES = ['locspec.config.json', 'locspec.config.ts', 'locspec.config.mjs', 'locspec.config.js'] as const;

/** The names of the configuration files of a folder. */
export const configurationFilesIn = (folder: string): readonly string[] =>
  FILES.filter((candidate) => existsSync(resolve(folder, candidate)));

/**
 * The name of the configuration file: the given one, or that of {@link FILES} which the folder has. Throws a
 * {@link CliError} where it has several.
 */
export function configurationFile(file: string | undefined, folder: string): string | undefined {
  if (file !== undefined) return file;
  const [first, second] = configurationFilesIn(folder);
  if (second !== undefined)
    throw new CliError(`There are ${first} and ${second}; name the one that counts with --config.`, EXIT.usage);
  return first;
}

/**
 * The configuration in the given file, or in that of {@link FILES} which the folder has, or an empty one.
 * Throws a {@link CliError} for a file that is missing, unreadable or invalid.
 */
export async function loadConfiguration(
  file: string | undefined,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Configuration> {
  const name = configurationFile(file, folder);
  if (name === undefined) return {};
  const path = resolve(folder, name);
  if (!existsSync(path)) throw new CliError(`There is no configuration file ${name}.`, EXIT.usage);
  const given = fillIn(await read(path, name), environment, name);
  const decides = typeof (given as { consent?: unknown } | null)?.consent === 'function';
  // A function cannot be passed to the processes of the suites, so they read it from the file.
  const configuration = decides ? { ...(given as Configuration), consent: { by: 'state' } } : given;
  // Many runs have none.
  const { validateConfiguration } = await import('../spec/schemas/validate-configuration.gen.js');
  if (!validateConfiguration(configuration)) {
    const errors = validateConfiguration.errors?.map(redactError);
    const [first = '', ...further] = describeEach(errors, name, configuration);
    throw new CliError(first, EXIT.usage, further);
  }
  return decides
    ? { ...(configuration as Configuration), consent: { by: 'function', file: path } }
    : (configuration as Configuration);
}

/** The configuration of a run, without its secrets if the options say so. Throws a {@link CliError}. */
export async function configurationOf(
  { config, withoutSecrets }: Pick<RunOptions, 'config' | 'withoutSecrets'>,
  folder: string,
): Promise<Configuration> {
  const configuration = await loadConfiguration(config, folder, process.env);
  return withoutSecrets ? omitSecrets(configuration) : configuration;
}

/** A configuration without tokens, client secrets, headers and parameters, and without a user who can log in. */
function omitSecrets({ accessToken: _, apps: __, consent, module, app, ...rest }: Configuration): Configuration {
  const { headers: ___, query: ____, jwt: _____, ...moduleRest } = module ?? {};
  const { clientSecret: ______, ...appRest } = app ?? {};
  return {
    ...rest,
    ...(module && { module: moduleRest }),
    ...(app && { app: appRest }),
    ...(consent !== undefined && typeof consent !== 'function' && consent.by === 'state' ? { consent } : {}),
  };
}

/** An error without what is secret, and without the user name and password of an address. */
const redactError = (error: SchemaError): SchemaError => {
  if (typeof error.data !== 'string') return error;
  return { ...error, data: SECRET.test(error.instancePath) ? REDACTED : withoutUser(error.data) };
};

/** The places of texts that are not shown. */
const SECRET = /^\/accessToken$|^\/module\/headers\//;

async function read(path: string, name: string): Promise<unknown> {
  try {
    if (extname(path) === '.json') return readJsonFile(path, MAX_SIZE);
    let module = (await importModule(path)) as { default?: unknown };
    // A CommonJS file has its exports in one more object.
    const wrapped = module.default as { __esModule?: boolean; default?: unknown } | undefined;
    if (wrapped?.__esModule) module = wrapped;
    if (module.default !== undefined) return module.default;
  } catch (error) {
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CliError(`${name} cannot be read: ${detail}`, EXIT.usage);
  }
  throw new CliError(`${name} exports no default; write \`export default defineConfig({ … })\`.`, EXIT.usage);
}

/** Imports a module; Node 20 cannot read TypeScript, so tsx does. */
async function importModule(path: string): Promise<unknown> {
  const address = pathToFileURL(path).href;
  if (extname(path) !== '.ts') return import(address);
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(address, import.meta.url);
}

/** The size of a configuration in JSON, in bytes. */
const MAX_SIZE = 2 ** 20;

const FROM_ENVIRONMENT = /^env:([A-Za-z_][A-Za-z0-9_]*)$/;

/** Replaces every string `env:NAME` by that variable's value. */
function fillIn(value: unknown, environment: Readonly<Record<string, string | undefined>>, name: string): unknown {
  if (typeof value === 'string') {
    const variable = FROM_ENVIRONMENT.exec(value)?.[1];
    if (variable === undefined) return value;
    const found = environment[variable];
    if (found === undefined)
      throw new CliError(`${name} reads the environment variable ${variable}, which is not set.`, EXIT.usage);
    return found;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, environment, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, environment, name)]));
}
