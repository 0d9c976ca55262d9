import { judgeStrings, RESULTS } from './added-strings.ts';
import { RECORDS } from './import-space.ts';
import { JOB_REQUIREMENTS, jobRules } from './job-rules.ts';
import { REPLY_INTERVAL, replyWith, requireImported } from './service-imports.ts';
import { readCall } from './service-requests.ts';
import { hasResult } from './service-rules.ts';
import { many } from './strings.ts';
import { OTHER_PROJECT, PROJECT } from '../drivers/import-fixtures.ts';
import type { ImportProject } from '../drivers/import-fixtures.ts';
import { withApp } from '../drivers/imports.ts';
import type { ImportContext, ImportOptions } from '../drivers/imports.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** An import into one of two projects. */
interface ProjectImport extends ImportOptions {
  readonly project: ImportProject;
  readonly name: string;
  readonly strings: readonly StringRecord[];
}

/** Numbers of strings around those at which programs cut lists or store them in parts. */
const NUMBERS = [1, 25, 26, 50, 99, 100, 101, 250, 256, 499, 500, 501, 512, 1_001, 1_025, 2_501];

/** Signs of three bytes: what reads a long file in pieces divides some of them. */
const SIGNS = '€'.repeat(60);

const createImport = (project: ImportProject, turn: number): ProjectImport => {
  const language = project === OTHER_PROJECT ? 'en-GB' : 'de';
  const isMultilingual = turn >= 2;
  const targets = isMultilingual ? ([language] as const) : [];
  const prefix = `t${turn}.`;
  return {
    // The same names in both projects, and contents of their own.
    ...{
      project,
      name: `locspec-project-${turn >> 1}.json`,
      fileId: 900 + (project === OTHER_PROJECT ? 100 : 0) + turn,
    },
    ...{ content: `the content of ${turn} in ${project.identifier}`, send: { content: 'url', strings: 'inline' } },
    ...(isMultilingual && { operation: 'import_translations', targets }),
    // The same identifiers in both projects.
    strings: [...RECORDS.plurals(prefix, targets, project.sourceLanguageId), ...RECORDS['all fields'](prefix)],
  };
};

/** Whether a call is that of an import: no other one is of its file. Its strings may come by address. */
const isCallOf = ({ fileId }: ProjectImport, body: string) => new RegExp(`"id":\\s*${fileId}\\b`).test(body);

/** Judges the call of an import, its outcome, and the strings of both projects. */
async function judgeImport(
  context: CheckContext,
  imports: ImportContext,
  asked: ProjectImport,
  outcome: unknown,
): Promise<void> {
  const own = imports.app.calls.filter(({ body }) => isCallOf(asked, body));
  context.require(hasResult('module.call.import'), {
    what: `an import into the project ${asked.project.name} calls no module`,
    expected: { calls: 1, outcome: 'imported' },
    actual: { calls: own.length, outcome },
  });
  context.judge(jobRules, await readCall(context, own[0]!, asked));
  const { project, strings } = asked;
  await judgeStrings(context, imports, strings, `an import into the project ${project.name}`, { project });
}

/** The number of strings of each project. */
const countAll = async ({ count }: ImportContext) => [await count('1 = 1'), await count('1 = 1', OTHER_PROJECT)];

/** Imports into two projects, and imports of every number of strings. */
export const projectChecks: readonly Check[] = [
  check(
    'module.imports.projects',
    {
      title: 'imports into two projects, one of another source language, do not disturb each other',
      cites: ['module.call.import', 'module.result.strings-added'],
      mayFind: [...JOB_REQUIREMENTS, ...RESULTS],
    },
    (context) =>
      withApp(context, async (imports) => {
        const before = await countAll(imports);
        const asked = [0, 1, 2, 3].map((turn) => createImport(turn % 2 === 0 ? OTHER_PROJECT : PROJECT, turn));
        let waiting = asked.length;
        imports.app.reply(({ body }) => {
          const own = asked.find((one) => isCallOf(one, body));
          const after = new Promise((resolve) => setTimeout(resolve, REPLY_INTERVAL * waiting--));
          return own === undefined ? { body: {} } : { ...replyWith(imports, own.strings, 'inline'), after };
        });
        const [first, ...others] = asked as [ProjectImport, ...ProjectImport[]];
        const outcomes = [(await imports.importFile(first)).outcome];
        await judgeImport(context, imports, first, outcomes[0]);
        // Into both at once.
        outcomes.push(...(await awaitAll(others.map(async (one) => (await imports.importFile(one)).outcome))));
        for (const [index, one] of asked.entries()) await judgeImport(context, imports, one, outcomes[index]);
        const added = (project: ImportProject) =>
          asked.filter((one) => one.project === project).reduce((sum, { strings }) => sum + strings.length, 0);
        context.judge(hasResult('module.result.strings-added'), {
          what: 'imports into two projects add other numbers of strings',
          expected: [before[0]! + added(PROJECT), before[1]! + added(OTHER_PROJECT)],
          actual: await countAll(imports),
        });
      }),
  ),

  check(
    'module.imports.numbers',
    {
      title: 'every number of strings in a job and its response is sent and added',
      cites: ['module.result.strings-added'],
      mayFind: ['module.call.import', ...JOB_REQUIREMENTS],
    },
    (context) =>
      withApp(context, async (imports) => {
        const step = context.target.plan.depth === 'quick' ? 6 : 1;
        const numbers = NUMBERS.filter((_, index) => index % step === 0);
        for (const [turn, number] of numbers.entries()) {
          const strings = many(number, `Turn ${turn} of`).map((record) => ({
            ...record,
            uniqId: `t${turn}-${record.uniqId}`,
            identifier: `t${turn}-${record.identifier}`,
            text: `${String(record.text)} ${SIGNS}`,
          }));
          const [by, replyBy] = [turn % 4 < 2 ? 'url' : 'inline', turn % 2 === 0 ? 'inline' : 'url'] as const;
          const asked = {
            ...{ name: `locspec-number-${number}.json`, fileId: 2_000 + turn, strings },
            send: { content: by, strings: by },
          };
          imports.app.reply(replyWith(imports, strings, replyBy));
          const result = await imports.importValid(asked);
          requireImported(context, result, `${number} strings`);
          const { calls, outcome } = result;
          context.require(hasResult('module.call.import'), {
            what: `an import of ${number} strings calls no module`,
            expected: { calls: 1, outcome: 'imported' },
            actual: { calls: calls.length, outcome },
          });
          context.judge(jobRules, await readCall(context, calls[0]!, asked));
          const expression = `identifier contains "t${turn}-" and text contains "${SIGNS}"`;
          context.require(hasResult('module.result.strings-added'), {
            what: `of a response with ${number} strings another number is added`,
            expected: number,
            actual: await imports.count(expression),
          });
        }
        // A project that has grown to thousands of strings has those of its first files as well.
        for (const [turn, number] of numbers.slice(0, 3).entries())
          context.judge(hasResult('module.result.strings-added'), {
            what: `of a file with ${number} strings another number is left after further imports`,
            expected: number,
            actual: await imports.count(`identifier contains "t${turn}-"`),
          });
      }),
  ),
];
