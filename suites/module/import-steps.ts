import { judgeStrings } from './added-strings.ts';
import { buildImport, buildResponse, describeImport, IMPORT_KINDS, pairImports, RECORDS } from './import-space.ts';
import type { ImportPoint } from './import-space.ts';
import { jobRules } from './job-rules.ts';
import { replyWith, requireImported } from './service-imports.ts';
import { readCall } from './service-requests.ts';
import { hasResult } from './service-rules.ts';
import { importDataset, MEMBER, OTHER_PROJECT, OWNER, PROJECT, TARGETS } from '../drivers/import-fixtures.ts';
import type { ImportProject } from '../drivers/import-fixtures.ts';
import { USUAL } from '../drivers/imports.ts';
import { JOB_LANGUAGES } from '../drivers/languages.ts';
import type { ImportContext, ImportOptions, ImportResult, SimulatedModule } from '../drivers/imports.ts';
import type { Reply } from '../drivers/played-app.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { TakeStep } from '../kit/sequence.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** How often each kind of step comes. */
export const IMPORT_WEIGHTS = {
  'a new file': 4,
  'two new files at once': 2,
  'an update': 4,
  translations: 4,
  'a refusal': 1,
  'a broken response': 1,
  'a file of no module': 1,
  'other modules': 3,
} as const;
/** What can be done in a sequence. */
export type ImportKind = keyof typeof IMPORT_WEIGHTS;
const isNew = (kind: ImportKind) => kind === 'a new file' || kind === 'two new files at once';
/** With more files in a sequence, each would be imported again too rarely. */
const MAX_FILES = 4;

/** One step: what is done, with which file of the sequence, and a number that chooses among the ways to do it. */
export interface ImportStep {
  readonly kind: ImportKind;
  readonly file: number;
  readonly choice: number;
}

/** A file of a project, and the strings that it has. */
interface ImportedFile {
  readonly number: number;
  readonly asked: Required<Pick<ImportOptions, 'project' | 'fileId' | 'name' | 'content'>>;
  records: readonly StringRecord[];
  /** The languages that it has no translations into. */
  readonly untranslated: string[];
}

/** Modules of the app, of which the first that matches is called: at another address, of another name, one of several. */
const MODULES: readonly (readonly SimulatedModule[])[] = [
  [USUAL],
  [{ ...USUAL, place: 'moved' }],
  [{ key: 'other', signaturePatterns: { fileName: '^locspec-.*$' } }],
  [{ key: 'unused', signaturePatterns: { fileName: '^unused-.*$' } }, USUAL],
];
const placeOf = ({ key, place = key }: SimulatedModule) => `/module-${place}`;
/** The target languages of imports into each project. */
const LANGUAGES_OF = new Map<ImportProject, readonly (typeof TARGETS)[number][]>([
  [PROJECT, TARGETS],
  [OTHER_PROJECT, ['de', 'ar', 'en-GB']],
]);
const PROJECTS = [PROJECT, PROJECT, OTHER_PROJECT] as const;
const LOGINS = [undefined, OWNER, MEMBER] as const;
const WAYS = ['inline', 'url'] as const;
const BROKEN: Reply = { status: 500, body: 'Oops' };
const ERROR = 'The file is refused by the app.';

/** Contents that a service may fail to keep, or that are read in several ways at an address. */
const UNUSUAL_CONTENTS: readonly ImportPoint['content'][] = ['control characters', 'large', 'a byte order mark'];
/** Imports of new files. */
const NEW: readonly ImportPoint[] = pairImports('default').filter(
  ({ fileId, content, strings, operation }) =>
    fileId === 'new' &&
    operation !== 'import_translations' &&
    strings !== 'none' &&
    !UNUSUAL_CONTENTS.includes(content),
);
/** Plural forms are those of one source language. */
const isForAnyProject = ({ strings }: ImportPoint) => strings !== 'plurals';

const withoutTranslations = ({ translations: _, ...record }: StringRecord): StringRecord => record;

/** What an update makes of a string besides its text; `names` are the plural categories of the source language. */
const CHANGES: readonly ((record: StringRecord, version: number, names: readonly string[]) => StringRecord)[] = [
  (record) => ({ ...record, isHidden: record.isHidden !== true }),
  ({ isHidden: _, ...record }) => record,
  (record, version) => ({ ...record, context: `The context v${version}` }),
  (record, version) => ({ ...record, maxLength: 5_000 + version }),
  ({ maxLength: _, ...record }) => record,
  ({ text, ...record }, version, names) =>
    typeof text === 'string'
      ? { ...record, text: Object.fromEntries(names.map((name) => [name, `${text} (${name})`])), hasPlurals: true }
      : { ...record, text: `No plurals v${version}`, hasPlurals: false },
];

/** A string whose text is another, and one thing more. */
function changeRecord(record: StringRecord, version: number, way: number, names: readonly string[]): StringRecord {
  const { text, ...rest } = withoutTranslations(record);
  const changed =
    typeof text === 'string'
      ? `${text} v${version}`
      : Object.fromEntries(Object.entries(text).map(([name, form]) => [name, `${String(form)} v${version}`]));
  return CHANGES[way % CHANGES.length]!({ ...rest, text: changed }, version, names);
}

/** A translation for each string that is no plural one, with another status for every second. */
const translate = (record: StringRecord, language: string, index: number): StringRecord =>
  record.hasPlurals === true
    ? { ...record, translations: {} }
    : {
        ...record,
        translations: {
          [language]: { text: `${language} ${index}`, status: index % 2 === 0 ? 'approved' : 'translated' },
        },
      };

/** An import that the app answers with strings. */
interface AnsweredImport {
  readonly asked: ImportOptions & ImportedFile['asked'] & { readonly strings: readonly StringRecord[] };
  readonly records: readonly StringRecord[];
  readonly responseBy: ImportPoint['responseBy'];
  readonly what: string;
}

/** Judges the call of an import, and what was added. */
async function judgeImport(
  context: CheckContext,
  imports: ImportContext,
  { asked, records, what }: AnsweredImport,
  result: ImportResult,
  expected: string,
): Promise<void> {
  const { calls, outcome } = result;
  const [call] = calls.filter(({ body }) => body.includes(JSON.stringify(asked.name)));
  if (call !== undefined) requireImported(context, result, what);
  context.judge(hasResult('module.call.import'), {
    what: `an import calls no module, or its response is not taken (${what})`,
    expected: { calls: 1, outcome: 'imported' },
    actual: { calls: call ? 1 : 0, outcome },
  });
  context.judge(hasResult('module.selection.matching'), {
    what: `another module is called (${what})`,
    expected,
    actual: call!.path.slice(call!.path.lastIndexOf('/')),
  });
  context.judge(jobRules, await readCall(context, call!, asked));
  await judgeStrings(context, imports, records, what, asked);
}

/** Begins a sequence with the dataset and the usual modules, and returns what takes its steps. */
export async function beginImports(
  { target }: CheckContext,
  imports: ImportContext,
  steps: readonly ImportStep[],
): Promise<TakeStep<ImportStep>> {
  await target.load(importDataset());
  await imports.register([USUAL]);
  const last = steps.at(-1);
  let modules = MODULES[0]!;
  let turn = 0;
  const files: ImportedFile[] = [];
  const replies = new Map<string, Reply>();
  imports.app.reply(({ body }) => [...replies].find(([name]) => body.includes(JSON.stringify(name)))?.[1] ?? BROKEN);

  const importAll = async (context: CheckContext, all: readonly AnsweredImport[]) => {
    for (const { asked, records, responseBy } of all) replies.set(asked.name, replyWith(imports, records, responseBy));
    const results = await awaitAll(all.map(({ asked }) => imports.importValid(asked)));
    for (const [index, one] of all.entries())
      await judgeImport(context, imports, one, results[index]!, placeOf(modules.at(-1)!));
  };
  /** New files, the first of this number. */
  const importNew = async (context: CheckContext, choices: readonly number[], say: (what: string) => void) => {
    const made = choices.map((choice, index) => {
      const number = files.length + 1 + index;
      const project = PROJECTS[choice % PROJECTS.length]!;
      const points = project === PROJECT ? NEW : NEW.filter(isForAnyProject);
      const point = points[(choice >> 2) % points.length]!;
      const languages = LANGUAGES_OF.get(project)!;
      const sent = buildImport(point, languages, ++turn);
      const { operation, targets, strings, send, content } = sent;
      const records = buildResponse(point, sent, turn);
      const asked = {
        ...{
          project,
          fileId: 4_000 + number,
          name: `locspec-file-${number}-.json`,
          content: `${content} of ${number}`,
        },
      };
      const untranslated = languages.filter((language) => !targets.includes(language));
      const login = LOGINS[(choice >> 9) % LOGINS.length];
      return {
        file: { number, asked, records, untranslated },
        asked: { ...asked, operation, targets, strings, send, ...(login && { login }) },
        ...{ records, responseBy: point.responseBy },
        what: `a new file ${number} in ${project.identifier}: ${describeImport(point)}`,
      };
    });
    say(made.map(({ what }) => what).join(', at once with '));
    await importAll(context, made);
    files.push(...made.map(({ file }) => file));
  };
  const importAgain = async (
    context: CheckContext,
    file: ImportedFile,
    choice: number,
    {
      operation,
      targets,
      records,
      what,
    }: Pick<AnsweredImport, 'records' | 'what'> & Required<Pick<ImportOptions, 'operation' | 'targets'>>,
  ) => {
    const login = LOGINS[(choice >> 3) % LOGINS.length];
    const send = { content: WAYS[choice & 1]!, strings: WAYS[(choice >> 1) & 1]! };
    const asked = { ...file.asked, operation, targets, strings: records, send, ...(login && { login }) };
    await importAll(context, [{ asked, records, responseBy: WAYS[(choice >> 2) & 1]!, what }]);
    file.records = records;
  };
  const named = ({ file }: ImportStep) => files[file % Math.max(files.length, 1)];

  const takes: Readonly<Record<ImportKind, TakeStep<ImportStep>>> = {
    'a new file': (context, { choice }, say) => importNew(context, [choice], say),
    'two new files at once': (context, { choice }, say) => importNew(context, [choice, choice >> 3], say),
    'an update': async (context, step, say) => {
      const file = named(step);
      if (file === undefined) return;
      const names = JOB_LANGUAGES[file.asked.project.sourceLanguageId].pluralCategoryNames;
      const records = file.records.map((record, index) =>
        changeRecord(record, ++turn, (step.choice >> 8) + index, names),
      );
      const languages = LANGUAGES_OF.get(file.asked.project)!;
      const first = (step.choice >> 5) % (languages.length - 1);
      const targets = step.choice & 16 ? languages.slice(first, first + 2) : [];
      const what = `an update of file ${file.number}${targets.length > 0 ? ` with ${targets.join(' and ')}` : ''}`;
      say(what);
      await importAgain(context, file, step.choice, { operation: 'update', targets, records, what });
    },
    translations: async (context, step, say) => {
      const file = named(step);
      const language = file?.untranslated.shift();
      if (file === undefined || language === undefined) return;
      const records = file.records.map((record, index) => translate(record, language, index + turn));
      const what = `translations of file ${file.number} into ${language}`;
      say(what);
      await importAgain(context, file, step.choice, {
        ...{ operation: 'import_translations', targets: [language], records, what },
      });
    },
    'a refusal': async (context, step, say) => {
      const file = named(step);
      if (file === undefined) return;
      const { asked } = file;
      file.records = file.records.map(withoutTranslations);
      say(`a refusal of file ${file.number}`);
      replies.set(asked.name, { body: { error: { message: ERROR } } });
      const kind = IMPORT_KINDS[step.choice % IMPORT_KINDS.length]!;
      const { outcome, message } = await imports.importFile({
        ...{ ...asked, ...kind, strings: file.records },
        targets: LANGUAGES_OF.get(asked.project)!.slice(0, kind.targets?.length ?? 0),
      });
      context.judge(hasResult('module.result.error-shown'), {
        what: 'an import that the app refuses has another outcome, or another message',
        expected: { outcome: 'rejected', message: ERROR },
        actual: { outcome, message },
      });
    },
    'a broken response': async (_context, step, say) => {
      const file = named(step);
      if (file === undefined) return;
      const { asked } = file;
      file.records = file.records.map(withoutTranslations);
      say(`a broken response for file ${file.number}`);
      replies.set(asked.name, BROKEN);
      // Its strings are sent as they are: whatever is made of the failure, they are the same.
      await imports.importFile({ ...asked, operation: 'update', strings: file.records });
    },
    'a file of no module': async (_context, { choice }, say) => {
      const project = PROJECTS[choice % PROJECTS.length]!;
      say(`a file of no module in ${project.identifier}`);
      await imports.importFile({
        project,
        name: `other-${++turn}.json`,
        fileId: 6_000 + turn,
        strings: RECORDS.few(`o${turn}.`),
      });
    },
    'other modules': async (_context, { choice }, say) => {
      // Never those that are there already.
      modules = MODULES[(MODULES.indexOf(modules) + 1 + (choice % (MODULES.length - 1))) % MODULES.length]!;
      say(`the modules ${modules.map(placeOf).join(', ')}`);
      await imports.register(modules);
    },
  };
  return async (context, step, say) => {
    const kind = isNew(step.kind) && files.length >= MAX_FILES ? 'an update' : step.kind;
    await takes[kind](context, step, say);
    if (step !== last) return;
    for (const { number, asked, records } of files)
      await judgeStrings(context, imports, records, `file ${number} at the end of all imports`, {
        project: asked.project,
      });
  };
}
