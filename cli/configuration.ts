import { existsSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { withoutUser } from './address.ts';
import { Complaint } from './complaint.ts';
import { EXIT } from '../reports/exit-code.ts';
import { answerWording, readAnswers } from '../spec/answers.ts';
import type { Answers } from '../spec/gaps.ts';
import { describe } from '../spec/schema-errors.ts';
import type { SchemaError } from '../spec/schema-errors.ts';
import { validateConfiguration } from '../spec/validators.gen.ts';
import type { Addresses, Consent, KnownApp, Plan } from '../spec/run.ts';

/** Decides on the page that asks the user, in the words of the browser that shows it. */
export type ConsentFunction = (page: Page, decision: 'approve' | 'deny') => Promise<void>;

/** What `locspec.config.json` may hold; `spec/schemas/configuration.schema.json` says the same to programs. */
export interface Configuration {
  readonly service?: Addresses;
  readonly apps?: { readonly confidential?: KnownApp & { readonly clientSecret: string }; readonly public?: KnownApp };
  readonly scopes?: readonly string[];
  /** How the kit gets the user's decision. */
  readonly consent?: Consent | ConsentFunction;
  /** A bearer token for runs that cannot or should not go through the authorization flow. */
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
    /** The address by which an app or a service that runs elsewhere reaches the kit; without a path. */
    readonly publicUrl?: string;
    /** Where the kit listens for it, as interface:port; all interfaces at the port of `publicUrl` when absent. */
    readonly listen?: string;
    /** Addresses that the app must not read; a path is one of the app itself. Each stands in one job. */
    readonly innerAddresses?: readonly string[];
  };
  /** How the login of an app is begun, and how the app is registered with the service that the kit plays for it. */
  readonly app?: {
    /** The path or address at which the login begins. */
    readonly login?: string;
    /** The path or address of a page that calls the API in the name of the user. */
    readonly page?: string;
    readonly clientId?: string;
    /** Absent: the app is public. */
    readonly clientSecret?: string;
    readonly redirectUris?: readonly string[];
    /** Where the app was told that the service is; 4010 and 4011 when absent. */
    readonly port?: number;
    readonly enterprisePort?: number;
  };
  /** Gap id to the answer that this target gives. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** Gives a configuration file its types. */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}

/** The answers that the configured target gives, the kit's own where it says nothing. Throws a {@link Complaint}. */
export function answersOf({ answers }: Configuration): Answers {
  const read = readAnswers(answers ?? {});
  if (!read.ok) throw new Complaint(read.complaints.map(answerWording).join(' '), EXIT.usage);
  return read.value;
}

/** The names under which a configuration is looked for, in this order. */
export const FILES = ['locspec.config.json', 'locspec.config.ts', 'locspec.config.mjs', 'locspec.config.js'] as const;

/** The name of the file that is read: the named one, or the first of {@link FILES} that the folder has. */
export const configurationFile = (file: string | undefined, folder: string): string | undefined =>
  file ?? FILES.find((candidate) => existsSync(resolve(folder, candidate)));

/**
 * The configuration in the named file, or in the first of {@link FILES} that the folder has, or none.
 * Throws a {@link Complaint} for a file that is missing, cannot be read, or does not fit its schema.
 */
export async function loadConfiguration(
  file: string | undefined,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Configuration> {
  const name = configurationFile(file, folder);
  if (name === undefined) return {};
  const path = resolve(folder, name);
  if (!existsSync(path)) throw new Complaint(`There is no configuration file ${name}.`, EXIT.usage);
  const given = fillIn(await read(path, name), environment, name);
  const decides = typeof (given as { consent?: unknown } | null)?.consent === 'function';
  // A function cannot travel to the processes of the test runner; they read it from the file again.
  const configuration = decides ? { ...(given as Configuration), consent: { by: 'state' } } : given;
  if (!validateConfiguration(configuration)) {
    const errors = validateConfiguration.errors?.map(shownError);
    throw new Complaint(describe(errors, name, configuration), EXIT.usage);
  }
  return decides
    ? { ...(configuration as Configuration), consent: { by: 'function', file: path } }
    : (configuration as Configuration);
}

/** An error whose value can be shown: what may have been meant for an address has lost its user. */
const shownError = (error: SchemaError): SchemaError =>
  typeof error.data === 'string' ? { ...error, data: withoutUser(error.data) } : error;

async function read(path: string, name: string): Promise<unknown> {
  try {
    if (extname(path) === '.json') return JSON.parse(readFileSync(path, 'utf8')) as unknown;
    let module = (await importAny(path)) as { default?: unknown };
    // A file that its folder makes CommonJS arrives wrapped once more.
    const wrapped = module.default as { __esModule?: boolean; default?: unknown } | undefined;
    if (wrapped?.__esModule) module = wrapped;
    if (module.default !== undefined) return module.default;
  } catch (error) {
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Complaint(`${name} cannot be read: ${detail}`, EXIT.usage);
  }
  throw new Complaint(`${name} exports no default; write \`export default defineConfig({ … })\`.`, EXIT.usage);
}

/** Node 20 reads no TypeScript by itself, so a `.ts` file goes through tsx. */
async function importAny(path: string): Promise<unknown> {
  const address = pathToFileURL(path).href;
  if (extname(path) !== '.ts') return import(address);
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(address, import.meta.url);
}

const FROM_ENVIRONMENT = /^env:([A-Za-z_][A-Za-z0-9_]*)$/;

/** Replaces every string `env:NAME` by that variable's value. */
function fillIn(value: unknown, environment: Readonly<Record<string, string | undefined>>, name: string): unknown {
  if (typeof value === 'string') {
    const variable = FROM_ENVIRONMENT.exec(value)?.[1];
    if (variable === undefined) return value;
    const found = environment[variable];
    if (found === undefined)
      throw new Complaint(`${name} reads the environment variable ${variable}, which is not set.`, EXIT.usage);
    return found;
  }
  if (Array.isArray(value)) return value.map((item) => fillIn(item, environment, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, environment, name)]));
}
