import fc from 'fast-check';
import { compareJobs, NO_OUTCOMES } from './compare-jobs.ts';
import { sendJob } from './send-job.ts';
import type { JobResponse } from './job-response.ts';
import { isInline } from './job-space.ts';
import { hasSameOutcome } from './outcome-rules.ts';
import type { OutcomePair } from './outcome-rules.ts';
import { ADDRESSES_READ, RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { requireApp } from '../drivers/job.ts';
import type { JobShape } from '../drivers/job.ts';
import { JOB_LANGUAGES } from '../drivers/languages.ts';
import type { JobLanguageId } from '../drivers/languages.ts';
import { PLAIN } from './strings.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Target } from '../kit/target.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const status = fc.constantFrom('untranslated', 'translated', 'approved');
const forms = (language: JobLanguageId, part: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(JOB_LANGUAGES[language].pluralCategoryNames.map((name) => [name, part])));

/** Any string record that the tables allow, with translations into these languages. */
const records = (targets: readonly JobLanguageId[], source: JobLanguageId): fc.Arbitrary<StringRecord[]> => {
  const shared = {
    uniqId: fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), fc.nat().map(String)),
    identifier: fc.string({ minLength: 1, maxLength: 30 }),
    context: text,
    maxLength: fc.option(fc.nat(500)),
    isHidden: fc.option(fc.boolean()),
    labels: fc.array(fc.string({ minLength: 1, maxLength: 10 }), { maxLength: 3 }),
    attributes: fc.record({ serviceType: fc.constantFrom('html', 'json', 'xml') }, { requiredKeys: [] }),
  };
  const entries = (entry: (id: JobLanguageId) => fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(targets.map((id) => [id, entry(id)])), { requiredKeys: [] });
  const needed = { requiredKeys: ['uniqId', 'identifier', 'text'] } as const;
  const plain = fc.record(
    {
      ...shared,
      hasPlurals: fc.constant(false),
      text,
      translations: entries(() => fc.record({ text, status }, { requiredKeys: ['text'] })),
    },
    { requiredKeys: [...needed.requiredKeys] },
  );
  const plural = fc.record(
    {
      ...shared,
      hasPlurals: fc.constant(true),
      text: forms(source, text),
      translations: entries((id) =>
        fc.record(
          { text: forms(id, text), status: forms(id, status as fc.Arbitrary<string>) },
          { requiredKeys: ['text'] },
        ),
      ),
    },
    { requiredKeys: [...needed.requiredKeys, 'hasPlurals'] },
  );
  const unlike = { maxLength: 12, selector: ({ uniqId }: { readonly uniqId: string }) => uniqId };
  return fc.uniqueArray(
    fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: plural }),
    unlike,
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<StringRecord[]>;
};

const shapes: fc.Arbitrary<JobShape> = fc
  .record({
    targets: fc.subarray(['uk', 'de', 'ja', 'pt-BR', 'ar', 'zh-CN', 'fil', 'en-GB'] as const),
    source: fc.constantFrom('en', 'en', 'uk', 'ja', 'cy'),
  })
  .chain(({ targets, source }) =>
    fc.record({
      shape: fc.constant('a generated job'),
      targets: fc.constant(targets),
      source: fc.constant(source),
      strings: records(targets, source),
      content: fc.constantFrom('inline', 'url'),
      stringsBy: fc.constantFrom('inline', 'url'),
    }),
  );

/** Generated jobs in one batch. */
const BATCH = 25;
/** The time for one batch, shrinking included, in milliseconds. */
const MAX_BATCH_TIME = 10_000;

/** Generated jobs, which have to get a valid response whatever their strings. */
export const generatedChecks: readonly Check[] = [
  check(
    'module.app.generated',
    {
      title: 'generated jobs get responses that conform to the tables',
      cites: [
        'module.response.answered',
        'module.response.uniq-id',
        'module.response.identifier',
        'module.response.text',
      ],
      mayFind: [...RESPONSE_REQUIREMENTS, ADDRESSES_READ],
    },
    async (context) => {
      const { target } = context;
      const { runs } = requireApp(target);
      // What is wrong with every response would end the search at the first job.
      const usual = await sendJob(target, { shape: 'a plain job', strings: PLAIN });
      const rules = responseRules.filter(({ violation }) => violation(usual) === undefined);
      // The shape of an earlier finding holds the path by which fast-check generates its job again.
      const path = /^generated job (\S+)$/.exec(target.plan.only?.shape ?? '')?.[1];
      const details = await fc.check(
        fc.asyncProperty(shapes, async (shape) => {
          const response = await sendJob(target, shape);
          return (
            rules.every(({ violation }) => violation(response) === undefined) &&
            isSame.violation(await compareWithInline(target, shape, response)) === undefined
          );
        }),
        {
          ...{
            numRuns: runs,
            seed: target.plan.seed,
            interruptAfterTimeLimit: MAX_BATCH_TIME * Math.ceil(runs / BATCH),
          },
          ...(path === undefined ? {} : { path, endOnFailure: true }),
        },
      );
      // Without a counterexample, a plain job: one without strings would prove nothing about them.
      const [found = { strings: PLAIN }] = details.counterexample ?? [];
      const shape = { ...found, shape: `generated job ${path ?? details.counterexamplePath ?? ''}`.trimEnd() };
      // Sent once more by itself, so that the evidence is about this job only.
      target.takeExchanges();
      await context.judgeEach(responseRules, [shape], () => sendJob(target, shape));
      await context.judgeEach(isSame, [shape], async () =>
        compareWithInline(target, shape, await sendJob(target, shape)),
      );
    },
  ),
];

const isSame = hasSameOutcome(ADDRESSES_READ);

const compareWithInline = async (target: Target, job: JobShape, response: JobResponse): Promise<OutcomePair> =>
  isInline(job)
    ? { what: 'content or strings by address have another response than inline', ...NO_OUTCOMES }
    : compareJobs(target, { job, plain: { ...job, content: 'inline', stringsBy: 'inline' }, response });
