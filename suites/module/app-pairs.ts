import { CONTENTS, RECORDS } from './import-space.ts';
import { readResponse } from './job-response.ts';
import { haveOwnStrings } from './outcome-rules.ts';
import { isProcessed, RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { callApp } from '../drivers/call-app.ts';
import { requireApp } from '../drivers/job.ts';
import type { Job, JobShape } from '../drivers/job.ts';
import type { LanguageId } from '../drivers/languages.ts';
import { matches } from '../drivers/pattern.ts';
import { coverPairs } from '../kit/all-pairs.ts';
import type { Point } from '../kit/all-pairs.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const INLINE_READ = 'module.response.inline-read' as const;
const ADDRESSES_READ = 'module.response.addresses-read' as const;

/** Beginnings of a file name; the ending is that of a name which the pattern of the module selects. */
const BEGINNINGS = {
  usual: '',
  'of many scripts': 'меню 菜单 🍽',
  'with signs': 'a b+c%20&d=e#f(1)',
  long: 'long-'.repeat(40),
} as const;

/** The target languages of a job. Source, "File-processing job request": none, one, or several for a multilingual file. */
const TARGETS: Readonly<Record<string, readonly LanguageId[]>> = {
  none: [],
  one: ['uk'],
  'six categories': ['ar'],
  'a region': ['pt-BR'],
  several: ['uk', 'de', 'ja', 'pt-BR', 'ar'],
};

const DIMENSIONS = {
  records: Object.keys(RECORDS) as readonly (keyof typeof RECORDS)[],
  targets: Object.keys(TARGETS),
  content: Object.keys(CONTENTS) as readonly (keyof typeof CONTENTS)[],
  contentBy: ['inline', 'url'],
  stringsBy: ['inline', 'url'],
  name: Object.keys(BEGINNINGS) as readonly (keyof typeof BEGINNINGS)[],
  ids: ['small', 'large'],
} as const;
type JobPoint = Point<typeof DIMENSIONS>;

const LARGE_ID = 5_000_000_000;

/** The job of a point; what the patterns of the module do not select stays as it is. */
function buildShape(target: Target, point: JobPoint): JobShape {
  const { patterns } = requireApp(target);
  const targets = TARGETS[point.targets] ?? [];
  const text = CONTENTS[point.content];
  const isSelected = patterns.fileContent === undefined || matches(patterns.fileContent, text) === true;
  const rename = (job: Job) => {
    const name = `${BEGINNINGS[point.name]}${job.file.name}`;
    return patterns.fileName === undefined || matches(patterns.fileName, name) === true ? name : job.file.name;
  };
  const raise = (id: number) => (point.ids === 'large' ? LARGE_ID + id : id);
  return {
    shape: Object.entries(point)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    strings: (RECORDS[point.records] as (prefix: string, targets: readonly LanguageId[]) => readonly StringRecord[])(
      '',
      targets,
    ),
    targets,
    content: point.contentBy,
    stringsBy: point.stringsBy,
    ...(isSelected ? { text } : {}),
    change: (job) => ({
      ...job,
      file: { ...job.file, id: raise(job.file.id), name: rename(job) },
      project: { ...job.project, id: raise(job.project.id) },
      organization: { ...job.organization, id: raise(job.organization.id) },
    }),
  };
}

const SAME_IDS = ['first', 'second', 'third', 'fourth'] as const;

/** Jobs of every kind, and jobs whose strings have the ids of other jobs. */
export const pairChecks: readonly Check[] = [
  check(
    'module.app.pairs',
    {
      title: 'jobs in which every two kinds of string, language, content, name and transfer meet get a response',
      cites: [INLINE_READ, ADDRESSES_READ],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const shapes = coverPairs(DIMENSIONS, undefined, context.target.plan.depth).map((point) =>
        buildShape(context.target, point),
      );
      const isInline = ({ content, stringsBy }: JobShape) => content === 'inline' && stringsBy === 'inline';
      for (const [requirement, own] of [
        [INLINE_READ, shapes.filter(isInline)],
        [ADDRESSES_READ, shapes.filter((shape) => !isInline(shape))],
      ] as const)
        await context.judgeEach([...responseRules, isProcessed(requirement)], own, async (shape) =>
          readResponse(await callApp(context.target, shape)),
        );
    },
  ),

  check(
    'module.app.same-ids',
    {
      title: 'jobs whose strings have the same ids get responses with their own strings',
      cites: ['module.response.answered'],
    },
    async (context) => {
      const send = async (own: string, more: Partial<JobShape>) => {
        const strings = Array.from({ length: 5 }, (_, index) => ({
          uniqId: `same-${index}`,
          identifier: `same.${index}`,
          text: `${own} ${index}`,
        }));
        const { outcome } = readResponse(await callApp(context.target, { shape: `the job ${own}`, strings, ...more }));
        if (outcome.kind !== 'strings')
          throw new PreconditionFailed('the app gives no strings', { code: 'app-processes-nothing' });
        return outcome;
      };
      for (const more of [{}, { stringsBy: 'url' }, { content: 'url', stringsBy: 'url' }] as const) {
        const names = SAME_IDS.map((name) => `${name}-${context.random.text(12)}`);
        const others = (own: string) => names.filter((name) => name !== own);
        const outcomes = [];
        for (const own of names) outcomes.push({ others: others(own), outcome: await send(own, more) });
        const atOnce = await Promise.all(
          names.map(async (own) => ({ others: others(own), outcome: await send(own, more) })),
        );
        context.judge(haveOwnStrings, [...outcomes, ...atOnce]);
      }
    },
  ),
];
