import { asker, triedOf } from './asking.ts';
import { because } from './because.ts';
import { world } from './dataset.ts';
import { related, selection } from './judges.ts';
import { LAWS } from './laws.ts';
import type { Law } from './laws.ts';
import { measured } from './shrink.ts';
import { datasetWith } from './small-dataset.ts';
import type { Subject } from './subject.ts';
import type { Attempt } from '../attempt.ts';
import { readList } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import type { OneCase } from '../../spec/run.ts';

/** Asks the one expression of an earlier finding again, with the records that the list was made to hold for it. */
export async function askedAgain(attempt: Attempt, subject: Subject, one: OneCase): Promise<void> {
  const { requirement, expression, records } = one;
  if (expression === undefined) return;
  const kept = records?.map((record) => ({ id: record['id'] as number, record }));
  const there = kept ? { ...subject, records: kept } : subject;
  const ask = await asker(attempt, subject);
  try {
    if (kept) await attempt.target.load(datasetWith(subject, kept));
    const tried = triedOf({ expression, requirements: [] }, there, await ask(expression));
    const part = tried.fails ? await measured(ask, there, tried) : undefined;
    attempt.judge(selection, {
      ...{ requirement, edition: subject.edition, context: subject.context, path: subject.path },
      asked: [tried],
      because: because(there, tried),
      ...(part ? { part } : {}),
      ...(records ? { records } : {}),
    });
  } finally {
    if (kept) await attempt.target.load(world);
  }
}

/** Asks the related expressions of an earlier finding again. */
export async function relatedAgain(
  attempt: Attempt,
  { edition, context, path }: Pick<Subject, 'edition' | 'context' | 'path'>,
  { requirement, expression, expressions, law = 'same' }: OneCase,
): Promise<void> {
  const { target } = attempt;
  const texts = expressions ?? (expression === undefined ? [] : [expression, expression]);
  if (texts.length === 0 || !Object.hasOwn(LAWS, law)) return;
  const token = await accessTokenOf(attempt);
  const address = `${target.api(edition)}/api/v2${path}`;
  const all = (await readList(target, address, {}, token)).ids ?? [];
  const ask = await asker(attempt, { edition, path });
  const answers = [];
  for (const text of texts) answers.push(await ask(text));
  const relations = [{ law: law as Law, expressions: texts, answers }];
  attempt.judge(related, { requirement, edition, context, path, all, relations });
}
