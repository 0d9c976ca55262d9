import { judgeStrings, RESULTS } from './added-strings.ts';
import { buildImport, buildResponse, describeImport, IMPORT_KINDS, pairImports, RECORDS } from './import-space.ts';
import type { ImportPoint } from './import-space.ts';
import { JOB_REQUIREMENTS, jobRules } from './job-rules.ts';
import { replyWith } from './service-imports.ts';
import { readCall } from './service-requests.ts';
import { hasResult } from './service-rules.ts';
import { importDataset, MEMBER, OTHER_PROJECT, OWNER, PROJECT, TARGETS } from '../drivers/import-fixtures.ts';
import type { ImportProject } from '../drivers/import-fixtures.ts';
import { USUAL, withApp } from '../drivers/imports.ts';
import type { ImportContext, ImportOptions, SimulatedModule } from '../drivers/imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { judgeSequence } from '../kit/sequence.ts';
import type { TakeStep } from '../kit/sequence.ts';
import type { Depth } from '../../run/plan.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/*
 * Arbitrary sequences of imports: files of two projects that are imported, updated, translated and refused in any order,
 * by an app whose modules change. After each import the strings are those of its response; at the end the strings of every
 * file are those of its last import. What becomes of strings, labels and translations that are not sent again is open, so
 * an update sends all strings again, and translations come in a language that the file has none in.
 */

/** How often each kind of step comes. */
const WEIGHTS = {
  'a new file': 4,
  'two new files at once': 2,
  'an update': 4,
  translations: 4,
  'a refusal': 1,
  'a broken response': 1,
  'a file of no module': 1,
  'other modules': 3,
} as const;
type Kind = keyof typeof WEIGHTS;
const DRAWN = (Object.keys(WEIGHTS) as Kind[]).flatMap((kind) => Array<Kind>(WEIGHTS[kind]).fill(kind));

const isNew = (kind: Kind) => kind === 'a new file' || kind === 'two new files at once';
/** With more files in a sequence, each would be imported again too rarely. */
const MAX_FILES = 4;

/** One step: what is done, with which file of the sequence, and a number that chooses among the ways to do it. */
interface Step {
  readonly kind: Kind;
  readonly file: number;
  readonly choice: number;
}

/** A file of a project: what its last import was, and the strings that it has. */
interface ImportedFile {
  readonly number: number;
  readonly project: ImportProject;
  readonly asked: Required<Pick<ImportOptions, 'fileId' | 'name' | 'content' | 'send'>>;
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
/** The target languages of both projects: the source language of one is a target of the other. */
const LANGUAGES_OF = new Map<ImportProject, readonly (typeof TARGETS)[number][]>([
  [PROJECT, TARGETS],
  [OTHER_PROJECT, ['de', 'ar']],
]);
const PROJECTS = [PROJECT, PROJECT, OTHER_PROJECT] as const;
const LOGINS = [undefined, OWNER, MEMBER] as const;
const WAYS = ['inline', 'url'] as const;
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

/** A string whose text and visibility are others. */
const changeText = (record: StringRecord, mark: string): StringRecord => {
  const { text, isHidden, ...rest } = withoutTranslations(record);
  const changed =
    typeof text === 'string'
      ? `${text} ${mark}`
      : Object.fromEntries(Object.entries(text).map(([name, form]) => [name, `${String(form)} ${mark}`]));
  return { ...rest, text: changed, isHidden: isHidden !== true };
};

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

/** Judges an import that the app answered with strings: its call, and what was added. */
async function judgeImport(
  context: CheckContext,
  { app, count }: ImportContext,
  {
    project,
    asked,
    modules,
    records,
    strings,
    operation,
    targets,
    outcome,
    what,
  }: {
    readonly project: ImportProject;
    readonly asked: ImportedFile['asked'];
    readonly modules: readonly SimulatedModule[];
    readonly records: readonly StringRecord[];
    readonly strings: readonly StringRecord[];
    readonly operation: ImportOptions['operation'];
    readonly targets: readonly string[];
    readonly outcome: unknown;
    readonly what: string;
  },
): Promise<void> {
  const expected = placeOf(modules.at(-1)!);
  const call = app.calls.findLast(({ body }) => body.includes(JSON.stringify(asked.name)));
  context.judge(hasResult('module.call.import'), {
    what: `an import calls no module, or its response is not taken (${what})`,
    expected: { calls: 1, outcome: 'imported' },
    actual: { calls: call ? 1 : 0, outcome },
  });
  const place = call!.path.slice(call!.path.lastIndexOf('/'));
  context.judge(hasResult('module.selection.matching'), {
    what: `another module is called (${what})`,
    expected,
    actual: place,
  });
  context.judge(
    jobRules,
    await readCall(context, call!, { ...asked, project, strings, targets, ...(operation && { operation }) }),
  );
  const inProject: ImportContext['count'] = (expression) => count(expression, project);
  await judgeStrings(context, { count: inProject }, records, what, { fileId: asked.fileId, strings });
}

/** A sequence that begins with the dataset and the usual modules. */
async function beginImports(
  { target }: CheckContext,
  imports: ImportContext,
  steps: readonly Step[],
): Promise<TakeStep<Step>> {
  await target.load(importDataset());
  await imports.register([USUAL]);
  const last = steps.at(-1);
  let modules = MODULES[0]!;
  let turn = 0;
  const files: ImportedFile[] = [];
  const replies = new Map<string, ReturnType<typeof replyWith>>();
  imports.app.reply(
    ({ body }) =>
      [...replies].find(([name]) => body.includes(JSON.stringify(name)))?.[1] ?? { status: 500, body: 'Oops' },
  );

  const create = (choice: number, number: number) => {
    const project = PROJECTS[choice % PROJECTS.length]!;
    const points = project === PROJECT ? NEW : NEW.filter(isForAnyProject);
    const point = points[(choice >> 2) % points.length]!;
    const languages = LANGUAGES_OF.get(project)!;
    const sent = buildImport(point, languages, ++turn);
    const records = buildResponse(point, sent, turn);
    const file: ImportedFile = {
      ...{ number, project, records },
      asked: {
        fileId: 4_000 + number,
        name: `locspec-file-${number}-.json`,
        content: `${sent.content} of ${number}`,
        send: sent.send,
      },
      untranslated: languages.filter((language) => !sent.targets.includes(language)),
    };
    return { file, point, sent };
  };
  const importNew = async (
    context: CheckContext,
    made: readonly ReturnType<typeof create>[],
    login: string | undefined,
  ) => {
    for (const { file, point } of made)
      replies.set(file.asked.name, replyWith(imports, file.records, point.responseBy));
    const results = await Promise.all(
      made.map(({ file: { asked, project }, sent: { operation, targets, strings } }) =>
        imports.importValid({ ...asked, project, operation, targets, strings, ...(login !== undefined && { login }) }),
      ),
    );
    for (const [
      index,
      {
        file,
        point,
        sent: { operation, targets, strings },
      },
    ] of made.entries()) {
      const { asked, project, records } = file;
      const { outcome } = results[index]!;
      const what = `a new file: ${describeImport(point)}`;
      await judgeImport(context, imports, {
        project,
        asked,
        modules,
        records,
        strings,
        operation,
        targets,
        outcome,
        what,
      });
      files.push(file);
    }
  };
  const importAgain = async (
    context: CheckContext,
    file: ImportedFile,
    {
      operation,
      targets,
      records,
      choice,
      what,
    }: {
      readonly operation: 'update' | 'import_translations';
      readonly targets: readonly string[];
      readonly records: readonly StringRecord[];
      readonly choice: number;
      readonly what: string;
    },
  ) => {
    const { project } = file;
    const asked = { ...file.asked, send: { content: WAYS[choice & 1]!, strings: WAYS[(choice >> 1) & 1]! } };
    const login = LOGINS[(choice >> 3) % LOGINS.length];
    replies.set(asked.name, replyWith(imports, records, WAYS[(choice >> 2) & 1]!));
    const { outcome } = await imports.importValid({
      ...asked,
      project,
      operation,
      targets,
      strings: records,
      ...(login && { login }),
    });
    await judgeImport(context, imports, {
      project,
      asked,
      modules,
      records,
      strings: records,
      operation,
      targets,
      outcome,
      what,
    });
  };
  const named = (step: Step) => files[step.file % Math.max(files.length, 1)];

  const takes: Readonly<Record<Kind, TakeStep<Step>>> = {
    'a new file': async (context, { choice }, say) => {
      const made = create(choice, files.length + 1);
      say(`a new file ${made.file.number} in ${made.file.project.identifier}: ${describeImport(made.point)}`);
      await importNew(context, [made], LOGINS[(choice >> 9) % LOGINS.length]);
    },
    'two new files at once': async (context, { choice }, say) => {
      const made = [create(choice, files.length + 1), create(choice >> 3, files.length + 2)];
      say(
        `at once ${made.map(({ file, point }) => `a new file ${file.number} in ${file.project.identifier}: ${describeImport(point)}`).join(' and ')}`,
      );
      await importNew(context, made, undefined);
    },
    'an update': async (context, step, say) => {
      const file = named(step);
      if (file === undefined) return;
      const records = file.records.map((record) => changeText(record, `v${++turn}`));
      say(`an update of file ${file.number}`);
      await importAgain(context, file, {
        operation: 'update',
        targets: [],
        records,
        choice: step.choice,
        what: 'an update',
      });
      file.records = records;
    },
    translations: async (context, step, say) => {
      const file = named(step);
      const language = file?.untranslated.shift();
      if (file === undefined || language === undefined) return;
      const records = file.records.map((record, index) => translate(record, language, index + turn));
      say(`translations of file ${file.number} into ${language}`);
      await importAgain(context, file, {
        operation: 'import_translations',
        targets: [language],
        records,
        choice: step.choice,
        what: 'translations',
      });
      file.records = records;
    },
    'a refusal': async (context, step, say) => {
      const file = named(step);
      if (file === undefined) return;
      const { asked, project } = file;
      file.records = file.records.map(withoutTranslations);
      say(`a refusal of file ${file.number}`);
      replies.set(asked.name, { body: { error: { message: ERROR } } });
      const kind = IMPORT_KINDS[step.choice % IMPORT_KINDS.length]!;
      const { outcome, message } = await imports.importFile({
        ...{ ...asked, ...kind, project, strings: file.records },
        targets: kind.targets === undefined ? [] : LANGUAGES_OF.get(project)!.slice(0, kind.targets.length),
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
      const { asked, project } = file;
      file.records = file.records.map(withoutTranslations);
      say(`a broken response for file ${file.number}`);
      replies.set(asked.name, { status: 500, body: 'Oops' });
      // Its strings are sent as they are: whatever is made of the failure, they are the same.
      await imports.importFile({ ...asked, project, operation: 'update', strings: file.records });
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
    for (const { number, project, records } of files) {
      const inProject: ImportContext['count'] = (expression) => imports.count(expression, project);
      await judgeStrings(context, { count: inProject }, records, `file ${number} at the end of all imports`);
    }
  };
}

/** How many sequences a run has, and of how many steps. */
const SIZES: Readonly<Record<Depth, { readonly sequences: number; readonly steps: number }>> = {
  quick: { sequences: 1, steps: 12 },
  default: { sequences: 5, steps: 20 },
  deep: { sequences: 40, steps: 40 },
};

/** Imports in sequences that nobody chose. */
export const sequenceChecks: readonly Check[] = [
  check(
    'module.imports.sequences',
    {
      title:
        'imports into several files add and keep their strings, whatever was imported before and in whatever order',
      cites: ['module.call.import', 'module.selection.matching', 'module.result.strings-added'],
      mayFind: [...JOB_REQUIREMENTS, ...RESULTS, 'module.result.error-shown'],
    },
    (context) =>
      withApp(context, async (imports) => {
        const { random, target } = context;
        const size = SIZES[target.plan.depth ?? 'default'];
        // Drawn at once: what a target does has no part in it.
        const sequences = Array.from({ length: size.sequences }, () =>
          Array.from({ length: size.steps }, (): Step => ({
            kind: DRAWN[random.number(DRAWN.length)]!,
            ...{ file: random.number(2 ** 16), choice: random.number(2 ** 16) },
          })),
        );
        imports.app.reply(replyWith(imports, RECORDS.few('first.'), 'inline'));
        const { outcome } = await imports.importFile({ fileId: 3_999, strings: RECORDS.few('first.') });
        if (outcome !== 'imported')
          throw new PreconditionFailed(`an import is ${String(outcome)}, which another check decides`);
        for (const [index, steps] of sequences.entries()) {
          const isRight = await judgeSequence(
            context,
            {
              begin: (chosen) => beginImports(context, imports, chosen),
              steps,
              ownerOf: ({ file }) => file,
              describeOwners: () => 'each file has its own strings',
            },
            `sequence ${index + 1}`,
          );
          if (!isRight) return;
        }
      }),
  ),
];
