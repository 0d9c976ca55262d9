import { setTimeout as pause } from 'node:timers/promises';
import { isWithinLimit, JOB_REQUIREMENTS, jobRules } from './job-rules.ts';
import { readCall } from './service-requests.ts';
import { hasResult } from './service-rules.ts';
import { many } from './strings.ts';
import { BEFORE, PARSED } from '../drivers/import-fixtures.ts';
import { readResolution, withApp } from '../drivers/imports.ts';
import type { ImportContext, ImportOptions } from '../drivers/imports.ts';
import { importLate, MAX_NOTICE } from '../drivers/late-import.ts';
import type { Reply } from '../drivers/played-app.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { attempt, notObservable } from '../kit/preconditions.ts';
import type { Depth } from '../../run/plan.ts';

const ADDED = 'identifier = "parsed.one" or identifier = "parsed.two"';

const named = (name: string) =>
  many(2, name).map((record, index) => ({ ...record, uniqId: `${name}-${index}`, identifier: `${name}.${index}` }));

/** The strings of a file whose import fails. */
const LEFT = named('left');
const IS_LEFT = 'identifier contains "left."';

/** The strings of responses that end too late, and the file that they would be added to. */
const LATE = named('late');
const STALLED = named('stalled');
const LATE_ID = 697;
/** Longer than a service waits that begins to wait anew when a response begins, in seconds. */
const LONG = 600;

/** Paragraphs, of one byte a letter and of two: how long a text or a context may be is open. */
const TEXT = 'A sentence of usual length. '.repeat(28);
const WIDE = 'Речення звичайної довжини. '.repeat(14);

/** A job response of nearly this number of bytes, which has as many strings with the text as fit. */
function fill(bytes: number, text: string) {
  const indexes = 4 * '99999'.length;
  const size = Buffer.byteLength(JSON.stringify(many(1, text))) + indexes;
  return { data: { strings: [...PARSED, ...many(Math.floor(bytes / size) - PARSED.length, text)] } };
}

/** Imports whose jobs have nearly 5 MB. */
const JUST_BELOW: readonly ImportOptions[] = [
  { content: 'x'.repeat(3_500_000) },
  { strings: many(Math.floor(4_700_000 / Buffer.byteLength(JSON.stringify(many(1, TEXT)))), TEXT) },
];

/** Judges the wait by the target's clock, and gives whether that ends it. */
async function judgeMovedClock(context: CheckContext, imports: ImportContext): Promise<boolean> {
  const late = await importLate(context, imports, 130, { answered: LATE, fileId: LATE_ID });
  context.judge(hasResult('module.timeout'), {
    what: 'a response after 130 seconds by its clock is accepted',
    expected: 'rejected',
    actual: late.outcome,
  });
  // A service that ended the late import soon would end these as soon.
  const notice = late.endedAfter === undefined ? MAX_NOTICE : Math.min(MAX_NOTICE, 50 + 4 * late.endedAfter);
  const stalled = { answered: STALLED, fileId: LATE_ID, notice, begins: true };
  if (late.endedAfter !== undefined) await importLate(context, imports, LONG, stalled);
  const early = await importLate(context, imports, 110, { notice });
  // What a real clock alone ends, this one cannot; and of a service that adds nothing, nothing is missing.
  if (late.endedAfter !== undefined && late.calls.length > 0 && (await imports.count(ADDED)) > 0)
    for (const [what, strings] of [
      ['the strings of a response that comes after the end of the wait are added', LATE],
      [`the strings of a response that begins at once and ends after ${LONG} seconds are added`, STALLED],
    ] as const)
      context.judge(hasResult('module.limits.wait-over'), {
        ...{ what, expected: 0 },
        actual: await imports.count(strings.map(({ identifier }) => `identifier = "${identifier}"`).join(' or ')),
      });
  // A clock that does not end the wait does not show that a response after minutes is accepted.
  if (late.endedAfter === undefined && early.outcome === 'imported')
    throw notObservable('the wait of the target does not end when time passes by the state address');
  context.judge(hasResult('module.limits.wait'), {
    what: 'a response after 110 seconds is not accepted',
    expected: 'imported',
    actual: early.outcome,
  });
  return late.endedAfter !== undefined;
}

/** How long a response is held back in real time, in milliseconds: beyond what HTTP clients wait unless they are told. */
const HELD: Readonly<Record<Depth, number>> = { quick: 0, default: 12_000, deep: 65_000 };

/** Judges the wait of a target whose clock does not end it, in real time. */
async function judgeHeld(context: CheckContext, imports: ImportContext): Promise<void> {
  const held = HELD[context.target.plan.depth ?? 'default'];
  if (held === 0) return;
  const usual = { body: { data: { strings: PARSED } } };
  imports.app.reply(usual);
  if ((await imports.importFile()).outcome !== 'imported') return;
  imports.app.reply(() => ({ ...usual, after: pause(held) }));
  const { outcome } = await imports.importFile({ held });
  // That a response is accepted after seconds does not show that one is after minutes.
  if (outcome === 'imported') return;
  context.judge(hasResult('module.limits.wait'), {
    what: `a response after ${held / 1000} seconds is not accepted`,
    expected: 'imported',
    actual: outcome,
  });
}

/** The limits of both sides, the time to wait, and what a failure costs. */
export const limitChecks: readonly Check[] = [
  check(
    'module.limits.wait',
    {
      title: 'the service waits two minutes for a response, and no longer',
      cites: ['module.limits.wait'],
      mayFind: ['module.timeout', 'module.limits.wait-over'],
    },
    (context) =>
      withApp(context, async (imports) => {
        const moved = judgeMovedClock(context, imports);
        const isEnded = await attempt(moved);
        if (isEnded !== true) await judgeHeld(context, imports);
        await moved;
      }),
  ),

  check(
    'module.limits.response',
    {
      title: 'a response of nearly 5 MB is accepted, and a larger one is not',
      cites: ['module.limits.response-accepted'],
      mayFind: ['module.response-too-large', 'module.limits.response-refused'],
    },
    (context) =>
      withApp(context, async (imports) => {
        const small = [
          ['a response of nearly 5 MB is not accepted', fill(4_900_000, TEXT)],
          ['a response of nearly 5 MB in letters of two bytes is not accepted', fill(4_900_000, WIDE)],
        ] as const;
        for (const [what, accepted] of fewOf(context.target.plan, small, 1)) {
          imports.app.reply({ body: accepted });
          const { outcome } = await imports.importFile();
          context.judge(hasResult('module.limits.response-accepted'), { what, expected: 'imported', actual: outcome });
        }
        const larges: readonly (readonly [string, Reply])[] = [
          ['a response of 6 MB is accepted', { body: fill(6_000_000, TEXT) }],
          ['a response of 6 MB in letters of two bytes is accepted', { body: fill(6_000_000, WIDE) }],
          [
            'a response of 6 MB with its preview is accepted',
            { body: { data: { strings: PARSED, preview: 'PGI+'.repeat(1_500_000) } } },
          ],
          [
            'a response of 6 MB that does not say its length is accepted',
            { body: fill(6_000_000, TEXT), headers: { 'transfer-encoding': 'chunked' } },
          ],
        ];
        const accepted: string[] = [];
        const asked = fewOf(context.target.plan, larges, 1);
        for (const [what, large] of asked) {
          imports.app.reply(large);
          const { outcome } = await imports.importFile();
          if (outcome !== 'rejected') accepted.push(what);
          context.judge(hasResult('module.response-too-large'), { what, expected: 'rejected', actual: outcome });
        }
        // What becomes of a large response is open; a limit is one for all of them.
        if (asked.length > 1 && accepted.length < asked.length)
          context.judge(hasResult('module.limits.response-refused'), {
            what: 'of responses of more than 5 MB some are accepted, and others are not',
            ...{ expected: [], actual: accepted },
          });
      }),
  ),

  check(
    'module.limits.request',
    {
      title: 'a job is never larger than 5 MB',
      cites: ['module.limits.request'],
      mayFind: ['module.request-too-large', ...JOB_REQUIREMENTS],
    },
    (context) =>
      withApp(context, async (imports) => {
        imports.app.reply({ body: { data: { strings: PARSED } } });
        // In characters, or before they are encoded or escaped, each is smaller than the limit, as is the last, which a quick run has.
        const larges = [
          { strings: many(4_000, 'ї'.repeat(330)) },
          { content: 'x'.repeat(4_400_000) },
          { content: 'ї'.repeat(1_300_000), strings: many(4_000, 'ї'.repeat(240)) },
        ];
        for (const large of fewOf(context.target.plan, larges, 0)) {
          const { calls: sent } = await imports.importFile(large);
          context.judge(isWithinLimit, sent[0]?.size);
        }
        // Below the limit, whether in megabytes or mebibytes, there is no reason to leave anything out.
        for (const asked of fewOf(context.target.plan, JUST_BELOW, 1)) {
          const [received] = (await imports.importFile(asked)).calls;
          context.judge(isWithinLimit, received?.size);
          if (received !== undefined) context.judge(jobRules, await readCall(context, received, asked));
        }
        const { calls, outcome } = await imports.importFile({ strings: many(12_000, 'ї'.repeat(220)) });
        context.judge(isWithinLimit, calls[0]?.size);
        const expected = readResolution(context, 'module.request-too-large') === 'by-address' ? 'imported' : 'rejected';
        context.judge(hasResult('module.request-too-large'), {
          what: 'a job that would be too large has another outcome',
          expected,
          actual: outcome,
        });
      }),
  ),

  check(
    'module.failure',
    {
      title: 'an app that fails affects its own import and nothing else',
      cites: ['module.invalid-response', 'module.result.strings-added'],
    },
    (context) =>
      withApp(context, async (imports) => {
        const requirement = 'module.invalid-response';
        for (const [what, reply] of [
          ['text', { body: 'Oops' }],
          ['500', { status: 500, body: 'Oops' }],
          ['a redirect', { status: 302, headers: { location: `${imports.app.baseUrl}/module-usual` } }],
          ['a string without its text', { body: { data: { strings: [{ uniqId: 'a', identifier: 'a' }] } } }],
          ['a uniqId twice', { body: { data: { strings: [PARSED[0], PARSED[0]] } } }],
          ['an address that gives 404', { body: { data: { stringsUrl: `${imports.app.baseUrl}/nowhere` } } }],
        ] as const) {
          imports.app.reply(reply);
          const { outcome, message } = await imports.importFile({ strings: LEFT });
          const actual = {
            outcome,
            message: typeof message === 'string' && message !== '' ? 'some' : 'none',
            added: await imports.count(ADDED),
            before: await imports.count(`identifier = "${BEFORE}"`),
          };
          context.judge(hasResult(requirement), {
            what: `the response is ${what}, and the import has another outcome`,
            expected: { outcome: 'rejected', message: 'some', added: 0, before: 1 },
            actual,
          });
        }
        const left = await imports.count(IS_LEFT);
        imports.app.reply({ body: { data: { strings: PARSED } } });
        await imports.importFile();
        context.judge(hasResult('module.result.strings-added'), {
          what: 'the import after a failure adds nothing',
          expected: 2,
          actual: await imports.count(ADDED),
        });
        // Of a service that took one of the responses, this import may end those strings: they are of the same file.
        const leftNow = await imports.count(IS_LEFT);
        context.judge(hasResult('module.result.strings-added'), {
          what: 'the import after a failure adds strings of the one that failed',
          expected: Math.min(left, leftNow),
          actual: leftNow,
        });
      }),
  ),
];
