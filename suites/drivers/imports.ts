import { setTimeout as pause } from 'node:timers/promises';
import { simulateApp } from './played-app.ts';
import type { SimulatedApp, SimulatedCall } from './played-app.ts';
import { importDataset, PARSED, PROJECT } from './import-fixtures.ts';
import type { ImportProject } from './import-fixtures.ts';
import { readPublic } from './public-address.ts';
import { requireFilter } from './list-filter.ts';
import { readList } from './read-list.ts';
import { getAccessToken } from './oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { NoResponse } from '../kit/exchange.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import type { Resolutions, ResolvableGapId } from '../../spec/gaps/gaps.ts';
import { defaultResolutions } from '../../spec/gaps/gaps.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What an import does to the project. Source, "File-processing job request". */
export type Operation = 'import' | 'update' | 'import_translations';
type Way = 'inline' | 'url';

/** A module of the simulated app; its url is made of its place, which is its key unless it has another. */
export interface SimulatedModule {
  readonly key: string;
  readonly place?: string;
  readonly signaturePatterns?: { readonly fileName?: string; readonly fileContent?: string };
}

/** An import for the state `the file is imported`; what is absent has its usual value. */
export interface ImportOptions {
  readonly project?: ImportProject;
  readonly operation?: Operation;
  readonly name?: string;
  readonly content?: string;
  readonly fileId?: number;
  readonly targets?: readonly string[];
  readonly strings?: readonly StringRecord[];
  readonly send?: { readonly content: Way; readonly strings: Way };
  readonly login?: string;
  readonly edition?: 'hosted' | 'enterprise';
  /** How long the app holds its response back, in milliseconds. */
  readonly held?: number;
}

/** The outcome of an import, and its calls of modules. */
export interface ImportResult {
  readonly outcome: unknown;
  readonly message?: unknown;
  readonly moduleKey?: unknown;
  readonly preview?: unknown;
  readonly calls: readonly SimulatedCall[];
}

/** Strings that an expression selects. */
export interface SelectedStrings {
  readonly count: number;
  /** Present where each record of the list has its identifier. */
  readonly identifiers?: ReadonlySet<string>;
}

/** What a check of imports works with: a loaded dataset, and a simulated app that the target knows. */
export interface ImportContext {
  readonly app: SimulatedApp;
  readonly register: (modules: readonly SimulatedModule[], more?: object) => Promise<Readonly<Record<string, unknown>>>;
  readonly importFile: (options?: ImportOptions) => Promise<ImportResult>;
  /**
   * The same for a job that the app answers with valid strings: a target that calls the module and then fails, but does
   * not at a plain job, has the outcome `broken`. One that fails at every response, and not where no module is called,
   * blocks the check.
   */
  readonly importValid: (options?: ImportOptions) => Promise<ImportResult>;
  /** The same for a check that decides whether a target fails at every response: that is `broken`, too. */
  readonly importOrBreak: (options?: ImportOptions) => Promise<ImportResult>;
  /** The strings of a project, the usual one unless another is named, that an expression selects in an edition. */
  readonly select: (expression: string, project?: ImportProject, edition?: Edition) => Promise<SelectedStrings>;
  /** Their number. */
  readonly count: (expression: string, project?: ImportProject, edition?: Edition) => Promise<number>;
  /** The number of translations into a language that an expression selects; undefined where there is no such list. */
  readonly countTranslations: (
    language: string,
    expression: string,
    project?: ImportProject,
    edition?: Edition,
  ) => Promise<number | undefined>;
  /** Whether the list of strings responds to an expression. */
  readonly isListed: (expression: string) => Promise<boolean>;
}

/** The client id of the app whose modules are called. */
export const CLIENT_ID = 'locspec-modules';
/** The name of the imported file. */
export const FILE_NAME = 'locspec-menu.json';
/** Its base64 contains `+`, `/` and padding, by which alphabets differ. */
export const CONTENT = '{ "parsed.one": "Parsed one ~~~ ???>", "ключ": "значення" }\n\n';
/** A string that has nothing special, and a file that no other import is of. */
const PLAIN: StringRecord = { uniqId: 'plain', identifier: 'plain', text: 'Plain' };
const PLAIN_ID = 699;
/** A module that takes only the kit's files. */
export const USUAL: SimulatedModule = { key: 'usual', signaturePatterns: { fileName: '^locspec-.*$' } };

/** The secret of the app whose modules are called. */
export const readModuleSecret = ({ plan }: Pick<Target, 'plan'>): string => `secret-of-the-modules-${plan.seed}`;

/** The target's resolution of a gap: the configured one, or the kit's default. */
export const readResolution = <Id extends ResolvableGapId>({ target }: CheckContext, gap: Id): Resolutions[Id] =>
  ((target.plan.answers as Partial<Resolutions>)[gap] ?? defaultResolutions[gap]) as Resolutions[Id];

/**
 * Simulates an app while `act` runs, and unregisters it afterwards. Throws Unsupported if the target does not know
 * the state `the file is imported`, and {@link PreconditionFailed} if it cannot reach this machine.
 */
export async function withApp(context: CheckContext, act: (imports: ImportContext) => Promise<void>): Promise<void> {
  const { target } = context;
  const lag = await measureLag(context);
  const app = await simulateApp(target.plan.reach, (received) => readLinked(target, received));
  const secret = readModuleSecret(target);
  target.secrets.add(secret);
  let registered: Parameters<ImportContext['register']> = [[]];
  const register: ImportContext['register'] = (...asked) => {
    registered = asked;
    return registerApp(...asked);
  };
  const registerApp: ImportContext['register'] = (modules, more = {}) =>
    target.state('the app is registered', {
      app: {
        type: 'confidential',
        clientId: CLIENT_ID,
        clientSecret: secret,
        redirectUris: ['https://modules.example/callback'],
        baseUrl: app.baseUrl,
        modules: {
          'file-post-import': modules.map(({ place, ...module }) => ({
            ...module,
            url: `/module-${place ?? module.key}`,
          })),
        },
        ...more,
      },
    });
  const importFile: ImportContext['importFile'] = async (options = {}) => {
    const before = app.calls.length;
    const result = await target.state('the file is imported', buildImportParams(options), options.held);
    const calls = app.calls.slice(before);
    if (result['outcome'] === 'rejected' && calls.length === 0 && app.otherRequests().length === 0 && before === 0)
      throw new PreconditionFailed(
        `the target called no module of ${app.baseUrl}, the app that the kit simulates (set module.publicUrl if the target reaches it at another address): ${String(result['message'])}`,
        { code: 'module-not-called' },
      );
    if (result['outcome'] === 'imported' && calls.length > 0) target.confirm('module');
    if (lag > 0 && result['outcome'] !== 'rejected') await pause(lag * 1.25);
    return {
      outcome: result['outcome'],
      message: result['message'],
      moduleKey: result['moduleKey'],
      preview: result['preview'],
      calls,
    };
  };
  /** Where a target that failed at an import fails, as far as a plain string shows it. */
  const findBreak = async (): Promise<'at this import' | 'at every response' | undefined> => {
    const asked = { strings: [PLAIN], fileId: PLAIN_ID };
    const restore = app.reply({ body: { data: { strings: [PLAIN] } } });
    try {
      if ((await attempt(importFile(asked)))?.outcome === 'imported') return 'at this import';
      if (await isPlainListed()) return undefined;
      return (await isAddedWithoutModule(asked)) ? 'at every response' : undefined;
    } finally {
      restore();
    }
  };
  const isAddedWithoutModule = async (asked: ImportOptions): Promise<boolean> => {
    await registerApp([]);
    try {
      return (await attempt(importFile(asked)))?.outcome === 'unhandled' && (await isPlainListed());
    } finally {
      await registerApp(...registered);
    }
  };
  const importOrExplain = async (options: ImportOptions | undefined, decidesBreak: boolean): Promise<ImportResult> => {
    const before = app.calls.length;
    try {
      return await importFile(options);
    } catch (error) {
      const calls = app.calls.slice(before);
      if (!(error instanceof PreconditionFailed) || calls.length === 0) throw error;
      const place = await findBreak();
      if (place === undefined) throw error;
      if (place === 'at every response' && !decidesBreak)
        throw new PreconditionFailed('the target breaks at every response with strings', {
          code: 'blocked',
          subject: 'module.result.strings-added',
        });
      return { outcome: 'broken', message: error.message, moduleKey: undefined, preview: undefined, calls };
    }
  };
  const importValid: ImportContext['importValid'] = (options) => importOrExplain(options, false);
  const importOrBreak: ImportContext['importOrBreak'] = (options) => importOrExplain(options, true);
  const list = async (expression: string, { id }: ImportProject, path = 'strings', edition: Edition = 'hosted') => {
    const address = `${target.api(edition)}/api/v2/projects/${id}/${path}`;
    return readList(target, address, { croql: expression }, await getAccessToken(context));
  };
  const isListed: ImportContext['isListed'] = async (expression) => (await list(expression, PROJECT)).ids !== null;
  const countTranslations: ImportContext['countTranslations'] = async (
    language,
    expression,
    project = PROJECT,
    edition = 'hosted',
  ) => (await list(expression, project, `languages/${encodeURIComponent(language)}/translations`, edition)).ids?.length;
  const select: ImportContext['select'] = async (expression, project = PROJECT, edition = 'hosted') => {
    const { ids, records, exchange } = await list(expression, project, 'strings', edition);
    if (ids === null) {
      await requireFilter(context, { context: 'source-string', edition, path: `/projects/${project.id}/strings` });
      const { status } = exchange.response;
      throw new PreconditionFailed(`the list of strings responds with ${status} to ${showStart(expression)}`);
    }
    const identifiers = records.map(({ identifier }) => identifier);
    const areShown = identifiers.every((identifier) => typeof identifier === 'string');
    return { count: ids.length, ...(areShown && { identifiers: new Set(identifiers) }) };
  };
  const count: ImportContext['count'] = async (...asked) => (await select(...asked)).count;
  const isPlainListed = async () => (await count(`identifier = "${PLAIN.identifier}"`)) > 0;
  try {
    await target.load(importDataset());
    await register([USUAL]);
    await act({ app, register, importFile, importValid, importOrBreak, select, count, countTranslations, isListed });
  } finally {
    await register([]).catch(() => undefined);
    await app.close();
  }
}

/** The longest part of an expression that a reason shows, in characters. */
const MAX_SHOWN = 100;
const showStart = (expression: string): string =>
  expression.length <= MAX_SHOWN ? expression : `${expression.slice(0, MAX_SHOWN)}…`;

/** How long strings take to be listed after an import, in milliseconds: a service may index what it has imported. */
const importLag = sessionKey((): { ms?: number } => ({}));
/** The longest time that is waited for strings to be listed, and that after which less is asked, in milliseconds. */
const MAX_LAG = 3_000;
const SLOW_LAG = 100;

/** Imports a string, once in a session, to see when it is listed. A target that fails at it has no lag. */
async function measureLag(context: CheckContext): Promise<number> {
  const { target } = context;
  const lag = target.session.get(importLag);
  if (lag.ms !== undefined) return lag.ms;
  let ms = (lag.ms = 0);
  const measured = withApp(context, async ({ app, importFile, count }) => {
    app.reply({ body: { data: { strings: [PLAIN] } } });
    const isListed = async () => (await count(`identifier = "${PLAIN.identifier}"`)) > 0;
    // A list that was read before may be kept for a while.
    if (await isListed()) return;
    if ((await importFile({ strings: [PLAIN], fileId: PLAIN_ID })).outcome !== 'imported') return;
    if (await isListed()) return;
    const began = performance.now();
    while (performance.now() - began < MAX_LAG) {
      await pause(SLOW_LAG / 2);
      if (await isListed()) return void (ms = performance.now() - began);
    }
  });
  await attempt(measured);
  if (ms > SLOW_LAG && target.plan.depth === undefined) target.askLess(ms);
  return (lag.ms = ms);
}

/** The addresses in a job, as far as it is one. Source, "File-processing job request". */
function listAddresses({ body }: SimulatedCall): readonly string[] {
  try {
    const job = JSON.parse(body) as {
      readonly stringsUrl?: unknown;
      readonly file?: { readonly contentUrl?: unknown };
    };
    return [job.file?.contentUrl, job.stringsUrl].filter(
      (url): url is string => typeof url === 'string' && URL.canParse(url),
    );
  } catch {
    return [];
  }
}

/** Whether the target responds while it waits for an app. */
const respondsMeanwhile = sessionKey(() => ({ is: true }));
/** How long a read during a call may take, in milliseconds. */
const MAX_READ = 1_500;

/**
 * Reads the addresses of a job while the target waits for the app, as an app does: how long they live after that, and
 * what is there then, is open. A target that responds only afterwards is not asked meanwhile.
 */
async function readLinked(target: Target, received: SimulatedCall): Promise<void> {
  const responds = target.session.get(respondsMeanwhile);
  if (!responds.is) return;
  const reading = Promise.all(
    listAddresses(received).map(async (url) => {
      const text = await readAddress(target, url);
      if (text !== undefined) received.linked.set(url, text);
      return true;
    }),
  );
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, MAX_READ, 'late').unref());
  const first = await Promise.race([reading.catch(() => 'none' as const), late]);
  if (first === 'late') responds.is = false;
}

/** What is at a public address of a job: absent where nothing is, null where the kit may not ask. */
export async function readAddress(target: Target, url: string): Promise<string | null | undefined> {
  try {
    const { response } = await readPublic(target, url);
    return response.status === 200 ? response.body : undefined;
  } catch (error) {
    if (error instanceof NoResponse && error.code === 'not-allowed') return null;
    throw error;
  }
}

/** The complete params of an import for the state `the file is imported`. */
export function buildImportParams(options: ImportOptions): Readonly<Record<string, unknown>> {
  const {
    project = PROJECT,
    operation = 'import',
    name = FILE_NAME,
    content = CONTENT,
    fileId = 701,
    targets = [],
    strings = PARSED,
    login,
    edition,
  } = options;
  return {
    projectId: project.id,
    operation,
    file: { id: fileId, name, content },
    targetLanguageIds: targets,
    strings,
    send: options.send ?? { content: 'inline', strings: 'inline' },
    ...(login === undefined ? {} : { login }),
    ...(edition === undefined ? {} : { edition }),
  };
}
