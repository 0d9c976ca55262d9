import { playApp } from './played-app.ts';
import type { PlayedApp, Received } from './played-app.ts';
import { moduleWorld, PARSED, PROJECT } from './service-world.ts';
import { readList } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import type { Attempt } from '../attempt.ts';
import { Blocked } from '../target.ts';
import type { Answers, AnswerableGapId } from '../../spec/gaps.ts';
import { defaultAnswers } from '../../spec/gaps.ts';
import type { StringRecord } from '../../spec/types.gen.ts';

export type Operation = 'import' | 'update' | 'import_translations';
type Way = 'inline' | 'url';

/** One module of the played app; its url is made of its key. */
export interface PlayedModule {
  readonly key: string;
  readonly signaturePatterns?: { readonly fileName?: string; readonly fileContent?: string };
}

/** An import as the state `the file is imported` takes it, with what is usual left out. */
export interface ImportAsked {
  readonly operation?: Operation;
  readonly name?: string;
  readonly content?: string;
  readonly fileId?: number;
  readonly targets?: readonly string[];
  readonly strings?: readonly StringRecord[];
  readonly send?: { readonly content: Way; readonly strings: Way };
  readonly login?: string;
}

/** What became of an import, and which calls of modules it made. */
export interface Imported {
  readonly outcome: unknown;
  readonly message?: unknown;
  readonly moduleKey?: unknown;
  readonly preview?: unknown;
  readonly calls: readonly Received[];
}

/** A stage: the world is loaded, and the kit plays an app that the target knows. */
export interface Stage {
  readonly app: PlayedApp;
  readonly register: (modules: readonly PlayedModule[], more?: object) => Promise<Readonly<Record<string, unknown>>>;
  readonly importFile: (asked?: ImportAsked) => Promise<Imported>;
  /** How many strings of the project an expression selects. */
  readonly count: (expression: string) => Promise<number>;
}

export const CLIENT_ID = 'locspec-modules';
export const FILE_NAME = 'locspec-menu.json';
/** Its base64 has every sign that sets the standard alphabet apart: `+`, `/` and padding. */
export const CONTENT = '{ "parsed.one": "Parsed one ~~~ ???>", "ключ": "значення" }\n\n';
/** A module that takes the kit's files and no others. */
export const USUAL: PlayedModule = { key: 'usual', signaturePatterns: { fileName: '^locspec-' } };

/** The answer that the target gives to a gap: the configured one, or the kit's. */
export const answerTo = <Id extends AnswerableGapId>({ target }: Attempt, gap: Id): Answers[Id] =>
  ((target.plan.answers as Partial<Answers>)[gap] ?? defaultAnswers[gap]) as Answers[Id];

/**
 * Sets the stage, plays, and clears it away. A target that does not take the state `the file is imported` makes the
 * check not applicable; one that cannot reach this machine leaves it untested.
 */
export async function onStage(attempt: Attempt, play: (stage: Stage) => Promise<void>): Promise<void> {
  const { target } = attempt;
  const app = await playApp(target.plan.reach);
  const secret = `secret-of-the-modules-${target.plan.seed}`;
  target.secrets.keep(secret);
  const register: Stage['register'] = (modules, more = {}) =>
    target.state('the app is registered', {
      app: {
        type: 'confidential',
        clientId: CLIENT_ID,
        clientSecret: secret,
        redirectUris: ['https://modules.example/callback'],
        baseUrl: app.baseUrl,
        modules: { 'file-post-import': modules.map((module) => ({ ...module, url: `/module-${module.key}` })) },
        ...more,
      },
    });
  const importFile: Stage['importFile'] = async (asked = {}) => {
    const before = app.calls.length;
    const answer = await target.state('the file is imported', paramsOf(asked));
    const calls = app.calls.slice(before);
    if (answer['outcome'] === 'rejected' && calls.length === 0 && app.strays().length === 0 && before === 0)
      throw new Blocked(
        `the target called no module of ${app.baseUrl}, which is where the kit plays an app (module.publicUrl names another address of it): ${String(answer['message'])}`,
      );
    return {
      outcome: answer['outcome'],
      message: answer['message'],
      moduleKey: answer['moduleKey'],
      preview: answer['preview'],
      calls,
    };
  };
  const count: Stage['count'] = async (expression) => {
    const address = `${target.addresses.baseUrl}/api/v2/projects/${PROJECT.id}/strings`;
    const { ids, exchange } = await readList(target, address, { croql: expression }, await accessTokenOf(attempt));
    if (ids === null) throw new Blocked(`the list of strings answers ${exchange.response.status} to ${expression}`);
    return ids.length;
  };
  try {
    await target.load(moduleWorld());
    await register([USUAL]);
    await play({ app, register, importFile, count });
  } finally {
    await register([]).catch(() => undefined);
    await app.close();
  }
}

/** The params of an import, whole. */
export function paramsOf(asked: ImportAsked): Readonly<Record<string, unknown>> {
  const {
    operation = 'import',
    name = FILE_NAME,
    content = CONTENT,
    fileId = 701,
    targets = [],
    strings = PARSED,
    login,
  } = asked;
  return {
    projectId: PROJECT.id,
    operation,
    file: { id: fileId, name, content },
    targetLanguageIds: targets,
    strings,
    send: asked.send ?? { content: 'inline', strings: 'inline' },
    ...(login === undefined ? {} : { login }),
  };
}
