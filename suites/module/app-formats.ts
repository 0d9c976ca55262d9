import { processTwice, sendAndKeepJob } from './app-jobs.ts';
import { compareJobs } from './compare-jobs.ts';
import { readsOtherContent, readsOwnContent } from './earlier-job-rules.ts';
import type { Contents } from './earlier-job-rules.ts';
import { hasSameOutcome } from './outcome-rules.ts';
import { ADDRESSES_READ, INLINE_READ, RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { sendJob } from './send-job.ts';
import { SPECIAL, UNDER_NOTES } from './strings.ts';
import { chooseContent, listFileNames } from '../drivers/job.ts';
import type { FileName, JobShape } from '../drivers/job.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { attempt, notObservable } from '../kit/preconditions.ts';

const FIRST_FILE = 1_100;
const FILES_EACH = 20;
/** Texts of files, and remarks about others. */
const KINDS = { 'texts that apps look for': SPECIAL, 'notes to translators': UNDER_NOTES } as const;
/** Rounds in which nothing comes out the same by chance. */
const ENOUGH_ROUNDS = 5;

/** Judges whether an app reads the content of a format by address as it does inline, and that of an update in place of the earlier one. */
async function judgeFormat(context: CheckContext, name: FileName, fileId: number): Promise<void> {
  const inline: JobShape = { shape: `texts that apps look for, in ${name}`, strings: SPECIAL, name, fileId };
  // An app may take files of this name, and make nothing of what the kit writes into them.
  if ((await attempt(processTwice(context, inline))) === undefined) return;
  const job: JobShape = { ...inline, shape: `${inline.shape}, by address`, content: 'url' };
  const response = await sendAndKeepJob(context, job);
  context.judge(hasSameOutcome(ADDRESSES_READ), await compareJobs(context.target, { job, plain: inline, response }));
  const [text, other] = [SPECIAL, SPECIAL.toReversed()].map((strings) =>
    chooseContent(context.target, { ...inline, strings }),
  );
  const rounds: Contents[] = [];
  do {
    const first = fileId + 1 + 3 * rounds.length;
    const send = async (id: number, content = text) =>
      (await sendJob(context.target, { ...inline, fileId: id, ...(content !== undefined && { text: content }) }))
        .outcome;
    rounds.push({
      first: await send(first),
      again: await send(first + 1),
      second: await send(first + 2, other),
      update: await send(first, other),
    });
  } while (rounds.length < ENOUGH_ROUNDS && rounds.every(readsOtherContent));
  context.judge(readsOwnContent, rounds);
}

/** Files of every format that an app takes. */
export const formatChecks: readonly Check[] = [
  check(
    'module.app.formats',
    {
      title: 'files of every format get a response, by address the same as inline',
      cites: [ADDRESSES_READ],
      mayFind: [...RESPONSE_REQUIREMENTS, INLINE_READ, readsOwnContent.requirement],
    },
    async (context) => {
      const [, ...names] = listFileNames(context.target);
      if (names.length === 0) throw notObservable('the app takes files of one format');
      const jobs = names.flatMap((name, index): readonly JobShape[] =>
        Object.entries(KINDS).map(([kind, strings], place) => ({
          ...{ shape: `${kind}, in ${name}`, strings, name },
          fileId: FIRST_FILE + FILES_EACH * (index + 1) - 1 - place,
        })),
      );
      await context.judgeEach(responseRules, jobs, (shape) => sendAndKeepJob(context, shape));
      for (const name of fewOf(context.target.plan, names))
        await judgeFormat(context, name, FIRST_FILE + FILES_EACH * names.indexOf(name));
    },
  ),
];
