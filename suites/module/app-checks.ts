import { answer, alike, apart, manifest } from './app-judges.ts';
import { understand } from './answer-points.ts';
import type { Outcome } from './answer-points.ts';
import { BROKEN, BY_ADDRESS, INLINE, LARGE, LINES } from './app-shapes.ts';
import { callApp, moduleOf } from './call-app.ts';
import type { Called } from './call-app.ts';
import { generatedChecks } from './app-generated.ts';
import { fieldsKept } from './kept-fields.ts';
import { safetyChecks } from './app-safety.ts';
import type { JobShape } from './job.ts';
import { shelf } from './shelf.ts';
import { EVERY_FIELD, EVERY_STATUS, PLAIN, PLURALS, record } from './strings.ts';
import { ANSWER_REQUIREMENTS } from './answer-requirements.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';

const INLINE_READ = 'module.response.inline-read' as const;
const ADDRESSES_READ = 'module.response.addresses-read' as const;
const may = ANSWER_REQUIREMENTS;

/** What became of a job, when it was processed. Whether it should have been is judged elsewhere. */
async function processed(attempt: Attempt, shape: JobShape): Promise<Outcome & { kind: 'strings' }> {
  const { outcome } = understand(await callApp(attempt.target, shape));
  if (outcome.kind === 'strings') return outcome;
  const why = outcome.kind === 'error' ? `the app answers “${outcome.message}”` : 'the app gives no strings';
  throw new Blocked(`${why} to ${shape.shape}`);
}

/** The same, of an app that answers the same job in the same way: what differs otherwise would prove nothing. */
async function reliably(attempt: Attempt, shape: JobShape): Promise<Outcome & { kind: 'strings' }> {
  const first = await processed(attempt, shape);
  const second = await processed(attempt, shape);
  if (alike.judge({ requirement: 'module.same-answer', what: '', due: first, came: second }).length > 0)
    throw new Blocked('the app answers the same job in two ways');
  return first;
}

/** An address that was never asked for may be one that the app cannot reach: a message then says no more than that. */
function isOutOfReach({ addresses }: Called, outcome: Outcome): boolean {
  return outcome.kind === 'error' && addresses.every(({ asked }) => asked() === 0);
}

/** What an app is asked before it is published. */
export const appChecks: readonly Check[] = [
  check(
    'module.app.manifest',
    {
      title: 'the manifest names modules that the service can call',
      cites: [
        'module.manifest.array',
        'module.manifest.key',
        'module.manifest.url',
        'module.manifest.signature-patterns',
        'module.manifest.file-name',
        'module.manifest.file-content',
        'module.safety.pattern-time',
      ],
    },
    async (attempt) => {
      const { manifestPlace, manifest: given } = moduleOf(attempt.target);
      if (manifestPlace.startsWith('http'))
        await attempt.target.send({ method: 'GET', url: manifestPlace, headers: { accept: 'application/json' } });
      attempt.judge(manifest, given);
    },
  ),

  check(
    'module.app.inline',
    {
      title: 'jobs whose content and strings come inline are answered',
      cites: [INLINE_READ, 'module.response.answered'],
      may,
    },
    async (attempt) => {
      await attempt.each(answer, INLINE, async (shape) => ({
        called: await callApp(attempt.target, shape),
        reads: INLINE_READ,
      }));
    },
  ),

  check(
    'module.app.large',
    {
      title: 'large jobs are answered within the limits',
      cites: [INLINE_READ, 'module.limits.response', 'module.limits.answer-in-time'],
      may,
    },
    async (attempt) => {
      await attempt.each(answer, LARGE, async (shape) => ({
        called: await callApp(attempt.target, shape),
        reads: INLINE_READ,
      }));
    },
  ),

  check(
    'module.app.by-address',
    { title: 'jobs whose content and strings come by address are answered', cites: [ADDRESSES_READ], may },
    async (attempt) => {
      const unreached: string[] = [];
      await attempt.each(answer, BY_ADDRESS, async (shape) => {
        const called = await callApp(attempt.target, shape);
        if (isOutOfReach(called, understand(called).outcome)) unreached.push(shape.shape);
        return { called, reads: ADDRESSES_READ };
      });
      if (unreached.length === BY_ADDRESS.length)
        throw new Blocked(
          `the app read none of the addresses of the kit (${(await shelf(moduleOf(attempt.target).reach)).origin}): where it does not run on this machine, name one that it reaches as module.publicUrl`,
        );
    },
  ),

  check(
    'module.app.address-as-inline',
    { title: 'content and strings by address are answered as they are inline', cites: [ADDRESSES_READ] },
    async (attempt) => {
      for (const strings of [PLAIN, EVERY_FIELD]) {
        const due = await reliably(attempt, { shape: 'the strings inline', strings });
        for (const way of [{ stringsBy: 'url' }, { content: 'url', stringsBy: 'url' }] as const) {
          const called = await callApp(attempt.target, { shape: 'the strings by address', strings, ...way });
          const { outcome } = understand(called);
          if (isOutOfReach(called, outcome))
            throw new Blocked('the app read none of the addresses of the kit: it may not reach them');
          const what = 'strings by address are answered in another way than inline';
          attempt.judge(alike, { requirement: ADDRESSES_READ, what, due, came: outcome });
        }
      }
    },
  ),

  check(
    'module.app.lines',
    { title: 'strings files of any number of lines are read', cites: ['module.ndjson-lines-read'], may },
    async (attempt) => {
      const control = await callApp(attempt.target, BY_ADDRESS[1]!);
      if (understand(control).outcome.kind !== 'strings') throw new Blocked('strings by address are not answered');
      await attempt.each(alike, LINES, async (shape) => {
        const due = await processed(attempt, { shape: shape.shape, strings: shape.strings });
        const { outcome } = understand(await callApp(attempt.target, shape));
        const what = 'a strings file that is written in another way is answered in another way';
        return { requirement: 'module.ndjson-lines-read' as const, what, due, came: outcome };
      });
    },
  ),

  check(
    'module.app.broken-jobs',
    { title: 'a job that cannot be processed is answered by a message', cites: ['module.response.error-message'], may },
    async (attempt) => {
      const nowhere = (await shelf(moduleOf(attempt.target).reach)).nowhere();
      await attempt.each(answer, BROKEN, async (shape) => ({
        called: await callApp(attempt.target, {
          ...shape,
          change: (job) =>
            JSON.parse(JSON.stringify(shape.change?.(job) ?? job).replace('NOWHERE', nowhere.url)) as object,
        }),
      }));
      // An app that a broken job has brought down answers nothing more.
      attempt.judge(answer, {
        called: await callApp(attempt.target, { shape: 'a sound job after broken ones', strings: PLAIN }),
      });
    },
  ),

  check(
    'module.app.same-job',
    { title: 'the same job has the same answer', cites: ['module.same-answer'] },
    async (attempt) => {
      const shape: JobShape = { shape: 'the same job', strings: [...EVERY_FIELD, ...PLURALS()] };
      const due = await processed(attempt, shape);
      const what = 'the same job is answered in two ways';
      attempt.judge(alike, { requirement: 'module.same-answer', what, due, came: await processed(attempt, shape) });
    },
  ),

  check(
    'module.app.fields',
    { title: 'a string whose text stays keeps its fields', cites: ['module.fields-kept'] },
    async (attempt) => {
      for (const [shape, sent, targets] of [
        ['every field of a string record', EVERY_FIELD, []],
        ['translations of every status', EVERY_STATUS('uk'), ['uk']],
      ] as const)
        attempt.judge(fieldsKept, { sent, came: await processed(attempt, { shape, strings: sent, targets }) });
    },
  ),

  check(
    'module.app.order',
    { title: 'the order of strings and of languages changes no string', cites: ['module.string-order'] },
    async (attempt) => {
      const strings = [...PLURALS('uk', 'de'), ...EVERY_FIELD];
      const due = await reliably(attempt, { shape: 'strings in order', strings, targets: ['uk', 'de'] });
      for (const [what, shape] of [
        [
          'strings in another order are answered in another way',
          { strings: strings.toReversed(), targets: ['uk', 'de'] },
        ],
        ['languages in another order are answered in another way', { strings, targets: ['de', 'uk'] }],
      ] as const) {
        const came = await processed(attempt, { shape: what, ...shape });
        attempt.judge(alike, { requirement: 'module.string-order', what, due, came });
      }
    },
  ),

  check(
    'module.app.jobs-apart',
    {
      title: 'other jobs before it and beside it change nothing of an answer',
      cites: ['module.jobs-apart', 'module.response.answered'],
    },
    async (attempt) => {
      const { target } = attempt;
      const due = await reliably(attempt, { shape: 'a job alone', strings: PLAIN });
      await callApp(target, { shape: 'another job', strings: EVERY_FIELD, targets: ['ja'] });
      const requirement = 'module.jobs-apart';
      const after = await processed(attempt, { shape: 'the job after another', strings: PLAIN });
      attempt.judge(alike, {
        requirement,
        what: 'a job after another one is answered in another way',
        due,
        came: after,
      });
      const names = Array.from({ length: 8 }, () => attempt.chance.text(20));
      const outcomes = await Promise.all(
        names.map(async (own) => {
          const strings = Array.from({ length: 50 }, (_, index) => record(`${own}-${index}`, `${own} ${index}`));
          return {
            own,
            others: names.filter((name) => name !== own),
            outcome: await processed(attempt, { shape: 'one of eight jobs', strings }),
          };
        }),
      );
      attempt.judge(apart, { answers: outcomes });
      const beside = await Promise.all(
        Array.from({ length: 8 }, () => processed(attempt, { shape: 'eight at once', strings: PLAIN })),
      );
      for (const came of beside)
        attempt.judge(alike, { requirement, what: 'a job beside others is answered in another way', due, came });
    },
  ),

  ...generatedChecks,
  ...safetyChecks,
];
