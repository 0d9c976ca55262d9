import fc from 'fast-check';
import { answer } from './app-judges.ts';
import { ANSWER_REQUIREMENTS } from './answer-requirements.ts';
import { callApp, moduleOf } from './call-app.ts';
import type { JobShape } from './job.ts';
import { LANGUAGES } from './languages.ts';
import type { LanguageId } from './languages.ts';
import { PLAIN } from './strings.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { StringRecord } from '../../spec/types.gen.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const status = fc.constantFrom('untranslated', 'translated', 'approved');
const forms = (language: LanguageId, part: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(LANGUAGES[language].pluralCategoryNames.map((name) => [name, part])));

/** Any string record that the tables allow, with translations into these languages. */
const records = (targets: readonly LanguageId[]): fc.Arbitrary<StringRecord[]> => {
  const shared = {
    uniqId: fc.uuid(),
    identifier: fc.string({ minLength: 1, maxLength: 30 }),
    context: text,
    maxLength: fc.option(fc.nat(500)),
    isHidden: fc.option(fc.boolean()),
    labels: fc.array(fc.string({ minLength: 1, maxLength: 10 }), { maxLength: 3 }),
    attributes: fc.record({ serviceType: fc.constantFrom('html', 'json', 'xml') }, { requiredKeys: [] }),
  };
  const entries = (entry: (id: LanguageId) => fc.Arbitrary<unknown>) =>
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
      text: forms('en', text),
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

const shapes: fc.Arbitrary<JobShape> = fc.subarray(['uk', 'de', 'ja', 'ar'] as const).chain((targets) =>
  fc.record({
    shape: fc.constant('a generated job'),
    targets: fc.constant(targets),
    strings: records(targets),
    content: fc.constantFrom('inline', 'url'),
    stringsBy: fc.constantFrom('inline', 'url'),
  }),
);

/** For so many of them together, shrinking included, in milliseconds; a run of more has as much more. */
const USUAL = 25;
const LONGEST = 10_000;

export const generatedChecks: readonly Check[] = [
  check(
    'module.app.generated',
    {
      title: 'generated jobs are answered by the tables',
      cites: [
        'module.response.answered',
        'module.response.uniq-id',
        'module.response.identifier',
        'module.response.text',
      ],
      may: ANSWER_REQUIREMENTS,
    },
    async (attempt) => {
      const { target } = attempt;
      const { runs } = moduleOf(target);
      // One job of an earlier run is made again from the way that led to it.
      const path = /^generated job (\S+)$/.exec(target.plan.only?.shape ?? '')?.[1];
      const details = await fc.check(
        fc.asyncProperty(shapes, async (shape) => answer.judge({ called: await callApp(target, shape) }).length === 0),
        {
          ...{ numRuns: runs, seed: target.plan.seed, interruptAfterTimeLimit: LONGEST * Math.ceil(runs / USUAL) },
          ...(path === undefined ? {} : { path, endOnFailure: true }),
        },
      );
      // Without one, a plain job: an empty one would show nothing of a string.
      const [found = { strings: PLAIN }] = details.counterexample ?? [];
      const shape = { ...found, shape: `generated job ${path ?? details.counterexamplePath ?? ''}`.trimEnd() };
      // Sent once more, by itself: what is shown is what one job did.
      target.takeExchanges();
      await attempt.each(answer, [shape], async () => ({ called: await callApp(target, shape) }));
    },
  ),
];
