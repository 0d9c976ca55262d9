import { answerTo, onStage } from './imports.ts';
import type { Stage } from './imports.ts';
import { does } from './service-judges.ts';
import { BEFORE, PARSED } from './service-world.ts';
import { many } from './strings.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';

const ADDED = 'identifier = "parsed.one" or identifier = "parsed.two"';
/** The longest that a held answer is kept back in real time, in milliseconds. */
const HELD = 1_500;

/** An import whose answer comes when so many seconds have passed on the target's clock. */
async function afterSeconds(attempt: Attempt, { app, importFile }: Stage, seconds: number): Promise<unknown> {
  let called: () => void = () => undefined;
  let release: () => void = () => undefined;
  const isCalled = new Promise<void>((resolve) => (called = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  app.reply(() => {
    called();
    return { body: { data: { strings: PARSED } }, after: isReleased };
  });
  const importing = importFile();
  const longest = setTimeout(() => release(), HELD * 4);
  try {
    await Promise.race([isCalled, importing]);
    let hasPassed = false;
    const passing = attempt.target.state('time passes', { seconds }).then(() => (hasPassed = true));
    passing.catch(() => undefined);
    await Promise.race([passing, new Promise((resolve) => setTimeout(resolve, HELD))]);
    if (!hasPassed) throw new Blocked('the state address lets no time pass while it imports');
    // A service that looks at its clock now and then has time to do so.
    await Promise.race([importing, new Promise((resolve) => setTimeout(resolve, 400))]);
    release();
    return (await importing).outcome;
  } finally {
    clearTimeout(longest);
    release();
    await importing.catch(() => undefined);
  }
}

/** Limits both ways, the wait, and what a failure costs. */
export const limitChecks: readonly Check[] = [
  check(
    'module.limits.wait',
    {
      title: 'the service waits two minutes for an answer, and no longer',
      cites: ['module.limits.wait'],
      may: ['module.timeout'],
    },
    (attempt) =>
      onStage(attempt, async (stage) => {
        const early = await afterSeconds(attempt, stage, 110);
        attempt.judge(does, {
          requirement: 'module.limits.wait',
          what: 'an answer after 110 seconds is not taken',
          due: 'imported',
          came: early,
        });
        const late = await afterSeconds(attempt, stage, 130);
        attempt.judge(does, {
          requirement: 'module.timeout',
          what: 'an answer after 130 seconds is taken',
          due: 'rejected',
          came: late,
        });
      }),
  ),

  check(
    'module.limits.response',
    {
      title: 'an answer of nearly 5 MB is taken, and one of more is not',
      cites: ['module.limits.response-accepted'],
      may: ['module.response-too-large'],
    },
    (attempt) =>
      onStage(attempt, async (stage) => {
        const body = (bytes: number) => ({
          data: { strings: [...PARSED, { uniqId: 'big', identifier: 'big', text: 'x', context: 'x'.repeat(bytes) }] },
        });
        stage.app.reply({ body: body(4_900_000) });
        const taken = await stage.importFile();
        attempt.judge(does, {
          requirement: 'module.limits.response-accepted',
          what: 'an answer of nearly 5 MB is not taken',
          due: 'imported',
          came: taken.outcome,
        });
        stage.app.reply({ body: body(6_000_000) });
        const refused = await stage.importFile();
        attempt.judge(does, {
          requirement: 'module.response-too-large',
          what: 'an answer of 6 MB is taken',
          due: 'rejected',
          came: refused.outcome,
        });
      }),
  ),

  check(
    'module.limits.request',
    { title: 'a job is never larger than 5 MB', cites: ['module.limits.request'], may: ['module.request-too-large'] },
    (attempt) =>
      onStage(attempt, async (stage) => {
        stage.app.reply({ body: { data: { strings: PARSED } } });
        const { calls, outcome } = await stage.importFile({ strings: many(12_000, 'x'.repeat(440)) });
        const size = calls[0]?.size ?? 0;
        attempt.judge(does, {
          requirement: 'module.limits.request',
          what: 'a job is larger than 5 MB',
          due: 'at most 5 MB',
          came: size <= 5 * 2 ** 20 ? 'at most 5 MB' : `${size} bytes`,
        });
        const due = answerTo(attempt, 'module.request-too-large') === 'by-address' ? 'imported' : 'rejected';
        attempt.judge(does, {
          requirement: 'module.request-too-large',
          what: 'a job that would be too large is treated in another way',
          due,
          came: outcome,
        });
      }),
  ),

  check(
    'module.failure',
    {
      title: 'an app that fails costs its own import and nothing else',
      cites: ['module.invalid-response', 'module.result.strings-added'],
    },
    (attempt) =>
      onStage(attempt, async (stage) => {
        const requirement = 'module.invalid-response';
        for (const [what, reply] of [
          ['text', { body: 'Oops' }],
          ['500', { status: 500, body: 'Oops' }],
          ['a redirect', { status: 302, headers: { location: `${stage.app.baseUrl}/module-usual` } }],
          ['a string without its text', { body: { data: { strings: [{ uniqId: 'a', identifier: 'a' }] } } }],
          ['a uniqId twice', { body: { data: { strings: [PARSED[0], PARSED[0]] } } }],
          ['an address where nothing is', { body: { data: { stringsUrl: `${stage.app.baseUrl}/nowhere` } } }],
        ] as const) {
          stage.app.reply(reply);
          const { outcome, message } = await stage.importFile();
          const came = {
            outcome,
            message: typeof message === 'string' && message !== '' ? 'some' : 'none',
            added: await stage.count(ADDED),
            before: await stage.count(`identifier = "${BEFORE}"`),
          };
          attempt.judge(does, {
            requirement,
            what: `${what} is answered, and the import ends in another way`,
            due: { outcome: 'rejected', message: 'some', added: 0, before: 1 },
            came,
          });
        }
        stage.app.reply({ body: { data: { strings: PARSED } } });
        await stage.importFile();
        attempt.judge(does, {
          requirement: 'module.result.strings-added',
          what: 'after a failure the next import adds nothing',
          due: 2,
          came: await stage.count(ADDED),
        });
      }),
  ),
];
