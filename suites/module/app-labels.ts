import { sendProcessed } from './app-jobs.ts';
import type { Outcome } from './job-response.ts';
import { hasOwnAttributes, hasOwnLabels, sharesNoLabels } from './label-rules.ts';
import { plural, record, remarkable } from './strings.ts';
import type { JobShape } from '../drivers/job.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What an app may mark a string with: its labels, or its attributes as texts. */
type Marks = (record: Readonly<Record<string, unknown>>) => readonly string[];
const labelsOf: Marks = ({ labels }) => (Array.isArray(labels) ? (labels as readonly string[]) : []);
const attributesOf: Marks = ({ attributes }) =>
  Object.entries(isObject(attributes) ? attributes : {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

/** The marks of each string by its id. */
const readMarks = (outcome: Outcome, marksOf: Marks): ReadonlyMap<unknown, readonly string[]> =>
  new Map(
    (outcome.kind === 'strings' ? outcome.records : [])
      .filter(isObject)
      .map((record) => [record['uniqId'], marksOf(record)]),
  );

/** A label with which strings come. */
const KEPT = 'kept';

/** Before any other job: what strings share later cannot be seen once all of them have it. */
export const ownLabelsCheck: Check = check(
  'module.app.own-labels',
  {
    title: 'a string does not get the labels or attributes of the strings before it',
    cites: [hasOwnLabels.requirement],
  },
  async (context) => {
    const [first, last] = [record('ahead', 'Open the first file'), record('behind', 'Open the second file')];
    const others = remarkable('between').map(({ uniqId, identifier, text }) => ({ uniqId, identifier, text }));
    const job: JobShape = {
      shape: 'two plain strings and others between',
      strings: [first, ...others, last],
      fileId: 307,
    };
    const outcomes: Outcome[] = [];
    for (let count = 0; count < 2; count++) outcomes.push((await sendProcessed(context, job)).outcome);
    for (const [rule, marksOf] of [
      [hasOwnLabels, labelsOf],
      [hasOwnAttributes, attributesOf],
    ] as const) {
      const marks = outcomes.map((outcome) => readMarks(outcome, marksOf));
      const of = ({ uniqId }: StringRecord) =>
        marks.map((each) => each.get(uniqId) ?? []) as [readonly string[], readonly string[]];
      context.judge(rule, { ahead: of(first), behind: of(last), between: others.flatMap((one) => of(one)[0]) });
    }
    const kinds = [...others, plural('many', '%d files')];
    const twins = kinds.map((one) => ({ ...one, uniqId: `${one.uniqId}-kept`, labels: [KEPT] }));
    const twinsJob = { shape: 'strings without labels and with one', strings: [...kinds, ...twins], fileId: 317 };
    const labels = readMarks((await sendProcessed(context, twinsJob)).outcome, labelsOf);
    const without = kinds.map(({ uniqId }) => labels.get(uniqId) ?? []);
    const withOne = twins.map(({ uniqId }) => (labels.get(uniqId) ?? []).filter((label) => label !== KEPT));
    context.judge(
      sharesNoLabels,
      kinds.map((_, index) => ({ without: without[index]!, withOne: withOne[index]! })),
    );
  },
);
