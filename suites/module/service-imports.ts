import { judgeStrings, RESULTS } from './added-strings.ts';
import { buildImport, buildResponse, describeImport, pairImports, RECORDS } from './import-space.ts';
import type { ImportPoint } from './import-space.ts';
import { JOB_REQUIREMENTS, jobRules } from './job-rules.ts';
import { readCall } from './service-requests.ts';
import { hasResult } from './service-rules.ts';
import { importDataset, TARGETS } from '../drivers/import-fixtures.ts';
import { withApp } from '../drivers/imports.ts';
import type { ImportContext, ImportResult } from '../drivers/imports.ts';
import type { Reply } from '../drivers/played-app.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import type { Check } from '../kit/check.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Selects every string. */
const ANY = '1 = 1';

/**
 * Judges how many strings the import of a new file added: those of the response, and no others. Parsed strings that the
 * response omits may be among them, which another check decides.
 */
async function judgeNumber(
  context: CheckContext,
  { count }: ImportContext,
  before: number,
  { returned, parsed }: { readonly returned: readonly StringRecord[]; readonly parsed: readonly StringRecord[] },
  shape: string,
): Promise<void> {
  const added = (await count(ANY)) - before;
  const omitted = parsed.filter(({ identifier }) => !returned.some((record) => record.identifier === identifier));
  const most = returned.length + omitted.length;
  context.judge(hasResult('module.result.strings-added'), {
    what: `an import adds another number of strings than the response has (${shape})`,
    expected: added > returned.length && added <= most ? added : returned.length,
    actual: added,
  });
}

const asLines = (records: readonly StringRecord[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** The response of a module with these strings. */
export const replyWith = (
  { app }: ImportContext,
  records: readonly StringRecord[],
  by: ImportPoint['responseBy'],
): Reply =>
  by === 'inline'
    ? { body: { data: { strings: records } } }
    : { body: { data: { stringsUrl: app.file(asLines(records), 'application/x-ndjson').url } } };

/** A file that a service need not be able to keep: that it breaks there is no fault. */
const isUnusual = ({ fileId, content }: ImportPoint) => fileId === 'large' || content === 'control characters';

/** Ends the check where the target broke at the strings of a response. */
export const requireImported = (context: CheckContext, { outcome, message }: ImportResult, shape: string): void =>
  context.require(hasResult('module.result.strings-added'), {
    what: `the target breaks at the strings of a response (${shape})`,
    expected: 'none',
    actual: outcome === 'broken' ? message : 'none',
  });

/** Ends the check with a finding where an import calls no module, or takes no strings that are valid. */
function requireAdded(
  context: CheckContext,
  { calls, outcome, message }: ImportResult,
  by: ImportPoint['responseBy'],
  shape: string,
): void {
  context.require(hasResult('module.call.import'), {
    what: `an import calls no module (${shape})`,
    expected: 1,
    actual: calls.length,
  });
  const requirement = by === 'inline' ? 'module.result.strings-added' : 'module.result.strings-url';
  context.require(hasResult(requirement), {
    what: `the strings of a response are not added (${shape})`,
    expected: { outcome: 'imported' },
    actual: { outcome, ...(outcome === 'imported' ? {} : { message }) },
  });
}

/** Ends the check with a finding where a project that was listed before an import is not any more. */
const requireListed = async (context: CheckContext, { isListed }: ImportContext, shape: string): Promise<void> =>
  context.require(hasResult('module.result.strings-added'), {
    what: `the strings of a project can be listed before an import and not after it (${shape})`,
    expected: 'a list',
    actual: (await isListed(ANY)) ? 'a list' : 'none',
  });

/** Imports of every kind: one after the other, and at the same moment. */
export const importChecks: readonly Check[] = [
  check(
    'module.imports.pairs',
    {
      title: 'imports of every kind send their own job, and add the strings of its response',
      cites: ['module.call.import', 'module.result.strings-added', 'module.result.strings-url'],
      mayFind: [...JOB_REQUIREMENTS, ...RESULTS],
    },
    (context) =>
      withApp(context, async (imports) => {
        const undecided: string[] = [];
        for (const [turn, point] of pairImports(context.target.plan.depth).entries()) {
          // A project that grows makes every question slower.
          if (turn % IMPORTS_IN_A_PROJECT === 0) await context.target.load(importDataset());
          const shape = describeImport(point);
          const sent = buildImport(point, TARGETS, turn);
          const records = buildResponse(point, sent, turn);
          imports.app.reply(replyWith(imports, records, point.responseBy));
          const before = await imports.count(ANY);
          // A list that was asked before an import has to show what it brings.
          for (const language of sent.targets) await imports.countTranslations(language, ANY);
          const result = await (isUnusual(point) ? attempt(imports.importFile(sent)) : imports.importOrBreak(sent));
          if (result === undefined) {
            undecided.push(shape);
            continue;
          }
          requireImported(context, result, shape);
          requireAdded(context, result, point.responseBy, shape);
          context.judge(jobRules, await readCall(context, result.calls[0]!, sent));
          await judgeStrings(context, imports, records, shape, sent).catch(async (error: unknown) => {
            await requireListed(context, imports, shape);
            throw error;
          });
          // What becomes of the strings that the file had before is open.
          if (point.fileId !== 'of the file before')
            await judgeNumber(context, imports, before, { returned: records, parsed: sent.strings }, shape);
        }
        if (undecided.length > 0) throw new PreconditionFailed(`the target fails at an import (${undecided[0]})`);
      }),
  ),

  check(
    'module.imports.kept',
    {
      title: 'an import leaves alone what others have added',
      cites: ['module.result.strings-added'],
      mayFind: RESULTS,
    },
    (context) =>
      withApp(context, async (imports) => {
        const added: { records: readonly StringRecord[]; shape: string }[] = [];
        const all = pairImports().filter(({ fileId }, index) => fileId !== 'of the file before' && index % 5 === 0);
        const points = fewOf(context.target.plan, all, 6);
        for (const [turn, point] of points.entries()) {
          const sent = buildImport(point, TARGETS, turn * 2);
          const records = buildResponse(point, sent, turn * 2);
          imports.app.reply(replyWith(imports, records, point.responseBy));
          const { outcome } = await imports.importValid(sent);
          if (outcome !== 'imported')
            throw new PreconditionFailed(`an import is ${String(outcome)}, which another check decides`);
          added.push({ records, shape: `after ${points.length - turn - 1} further imports` });
        }
        for (const { records, shape } of added) await judgeStrings(context, imports, records, shape);
        // Source, "String record": a uniqId is unique within its file.
        const twins = RECORDS.few('two-files.');
        for (const fileId of TWIN_FILES) {
          imports.app.reply(replyWith(imports, twins, 'inline'));
          await imports.importValid({ fileId, name: `locspec-file-${fileId}.json`, strings: twins });
        }
        context.judge(hasResult('module.result.strings-added'), {
          what: 'of two files with the same strings some are missing',
          expected: twins.length * TWIN_FILES.length,
          actual: await imports.count('identifier contains "two-files."'),
        });
        // Translations for one file are none for another with the same ids; the texts differ, as equal ones may share them.
        const owned = OWNER_FILES.map((fileId) => ({
          ...{ fileId, name: `locspec-file-${fileId}.json` },
          strings: RECORDS.few('two-owners.').map((record) => ({
            ...record,
            text: `${String(record.text)} of ${fileId}`,
          })),
        }));
        for (const file of owned) {
          imports.app.reply(replyWith(imports, file.strings, 'inline'));
          await imports.importValid(file);
        }
        const [other, own] = owned as [(typeof owned)[0], (typeof owned)[0]];
        const translated = own.strings.map((record) => ({ ...record, translations: { uk: { text: IN_ONE_FILE } } }));
        imports.app.reply(replyWith(imports, translated, 'inline'));
        await imports.importValid({ ...own, operation: 'import_translations', targets: ['uk'], strings: translated });
        const countIn = async ({ fileId }: { readonly fileId: number }) =>
          imports.count(`id of file = ${fileId} and count of translations where (text = "${IN_ONE_FILE}") = 1`);
        context.judge(hasResult('module.result.translations'), {
          what: 'of two files with the same ids, the translations for one are not its own',
          expected: { 'the file': translated.length, 'the other one': 0 },
          actual: { 'the file': await countIn(own), 'the other one': await countIn(other) },
        });
      }),
  ),

  check(
    'module.imports.at-once',
    {
      title: 'imports at the same moment do not disturb each other',
      cites: ['module.call.import', 'module.result.strings-added', 'module.result.error-shown'],
      mayFind: [...JOB_REQUIREMENTS, ...RESULTS],
    },
    (context) =>
      withApp(context, async (imports) => {
        const points = pairImports()
          .filter(({ fileId, strings }) => fileId === 'new' && strings !== 'none')
          .slice(0, AT_ONCE + REFUSALS.length);
        // The first call is answered last; all calls are answered at the same moment.
        for (const [round, interval] of [REPLY_INTERVAL, 0].entries()) {
          const asked = points.map((point, index) => {
            const turn = round * points.length + index;
            const refusal = REFUSALS[index - AT_ONCE];
            const by = turn % 2 === 0 ? 'url' : 'inline';
            const sent = {
              ...buildImport(point, TARGETS, turn),
              name: `locspec-at-once-${turn}-.json`,
              content: `the content of ${turn}`,
              send: { content: by, strings: by } as const,
            };
            const records = buildResponse(point, sent, turn);
            return {
              shape: describeImport(point),
              sent,
              reply:
                refusal === undefined
                  ? replyWith(imports, records, point.responseBy)
                  : { body: { error: { message: refusal } } },
              records,
              refusal,
            };
          });
          let waiting = asked.length;
          const { promise: all, resolve: release } = createGate();
          imports.app.reply(({ body }) => {
            const own = asked.find(({ sent }) => body.includes(sent.name));
            waiting--;
            if (waiting <= 0) release();
            const after =
              interval === 0 ? all : new Promise((resolve) => setTimeout(resolve, interval * (waiting + 1)));
            return { ...(own?.reply ?? { body: {} }), after };
          });
          const results: readonly ImportResult[] = await awaitAll(asked.map(({ sent }) => imports.importFile(sent)));
          const { calls } = imports.app;
          for (const [index, { shape, sent, records, refusal }] of asked.entries()) {
            const own = calls.filter(({ body }) => body.includes(sent.name));
            const { outcome, message } = results[index]!;
            const isOfAnother = REFUSALS.some((other) => other === message && other !== refusal);
            context.judge(hasResult('module.result.error-shown'), {
              what: `an import gets the message of another one at the same moment (${shape})`,
              expected: 'none',
              actual: isOfAnother ? message : 'none',
            });
            context.require(hasResult('module.call.import'), {
              what: `an import beside others calls no module (${shape})`,
              expected: { calls: 1, outcome: refusal === undefined ? 'imported' : 'rejected' },
              actual: { calls: own.length, outcome },
            });
            if (refusal !== undefined) {
              context.judge(hasResult('module.result.error-shown'), {
                what: 'the message of the app is not shown for an import beside others',
                expected: refusal,
                actual: message,
              });
              continue;
            }
            context.judge(jobRules, await readCall(context, own[0]!, sent));
            await judgeStrings(context, imports, records, shape, sent);
          }
        }
      }),
  ),
];

/** Files whose strings have the same ids and identifiers. */
const TWIN_FILES = [780, 781];
/** The same with other texts, and a translation for one of them. */
const OWNER_FILES = [782, 783];
const IN_ONE_FILE = 'В одному файлі';
const IMPORTS_IN_A_PROJECT = 8;
const AT_ONCE = 5;
/** What the app says of further imports at the same moment, which it refuses and answers first. */
const REFUSALS = ['The menu has no header.', 'The table has no end.'];
/** A moment for which several wait: until it is released, or for as long as a target may call one after another. */
function createGate() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
    setTimeout(resolve, MAX_WAIT).unref();
  });
  return { promise, resolve: release };
}

/** How long a call waits for others, in milliseconds. */
const MAX_WAIT = 500;
/** By how many milliseconds the responses to calls at the same moment differ. */
export const REPLY_INTERVAL = 15;
