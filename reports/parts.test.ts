import { expect, test } from 'vitest';
import fc from 'fast-check';
import { exitCodeOf, EXIT } from './exit-code.ts';
import { differenceOf, mergeParts } from './parts.ts';
import type { Part } from './parts.ts';
import { factsOf } from './stream.ts';
import type { RunFacts, StreamLine } from './stream.ts';
import { finding } from './test-finding.ts';
import { plan } from '../run/test-plan.ts';
import { computeVerdict } from './verdict.ts';
import { REFERENCE_NAME } from '../run/plan.ts';
import type { CheckOutcome, RecordedFinding } from '../run/outcome.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const IDS = ['oauth.token.verifier-checked', 'oauth.token.code-valid', 'oauth.pkce.mismatch'] as const;

const facts = factsOf(plan);

const outcomeOf = (number: number, breaks: boolean): CheckOutcome => {
  const id = IDS[number % IDS.length] as RequirementId;
  const check = `oauth.c${number}`;
  const facts = { edition: 'hosted', context: 'source-string', hits: 1, of: 1, status: 400, body: '' } as const;
  const found: RecordedFinding = {
    ...finding(id, check),
    violation:
      number % 2 === 0
        ? { code: 'expression-refused', ...facts, expression: 'x'.repeat(5 + (number % 3)) }
        : { code: 'wrong-result', what: 'something', expected: 'this', actual: `that ${number}` },
  };
  return { check, status: 'done', cites: [id], decided: [id], findings: breaks ? [found] : [] };
};

const selfTestResult = { passed: 3, of: 3, failures: [] };

/** The stream of a part that ran through. */
function part(
  shard: string,
  outcomes: readonly CheckOutcome[],
  over: Partial<RunFacts> = {},
  ends = true,
  day = '2026-01-01',
): Part {
  const lines: StreamLine[] = [
    {
      line: 'start',
      format: 1,
      at: `${day}T00:00:00.000Z`,
      source: { sha256: '' },
      facts: { ...facts, shard, ...over },
      total: outcomes.length + (ends ? 0 : 1),
    },
    ...outcomes.map((outcome) => ({ line: 'check' as const, title: outcome.check, durationMs: 1, outcome })),
  ];
  if (ends) lines.push({ line: 'end', at: `${day}T00:00:01.000Z`, durationMs: 1000, ended: 'whole', selfTestResult });
  return { place: `folder-${shard.replace('/', '-of-')}`, lines };
}

test('however the checks are divided and in whatever order they end, the parts give the report of the whole', () => {
  const anyRun = fc.record({
    breaks: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
    of: fc.integer({ min: 1, max: 5 }),
    turned: fc.boolean(),
  });
  fc.assert(
    fc.property(anyRun, ({ breaks, of, turned }) => {
      const outcomes = breaks.map((broken, number) => outcomeOf(number, broken));
      const parts = Array.from({ length: of }, (_, index) =>
        part(
          `${index + 1}/${of}`,
          outcomes.filter((_outcome, place) => place % of === index),
        ),
      );
      const alone = computeVerdict(mergeParts([part('1/1', turned ? outcomes.toReversed() : outcomes)]));
      const merged = computeVerdict(mergeParts(turned ? parts.toReversed() : parts));
      expect(merged).toEqual({ ...alone, run: { ...alone.run, durationMs: of * 1000 } });
    }),
    { numRuns: 60, seed: 1 },
  );
});

const KNOWN = { requirement: IDS[0], reason: 'the gateway drops it', expires: '2026-01-01' } as const;
const EXPECTED = { entries: [KNOWN], expired: [], unknown: [] };
const EXPIRED = { entries: [], expired: [KNOWN], unknown: [] };

const sound = [outcomeOf(0, false), outcomeOf(1, false)] as const;

test('a shard that is missing is named, and the rest is no success', () => {
  const result = computeVerdict(mergeParts([part('1/3', [sound[0]]), part('3/3', [sound[1]])]));
  expect(result.run).toMatchObject({ ended: 'shard missing', complete: false, reason: 'shard 2/3 is missing' });
  expect(result.verdict).toBe('inconclusive');
  expect(exitCodeOf(result)).toBe(EXIT.inconclusive);
});

test('a failure in one shard is a failure, also when another is missing', () => {
  const result = computeVerdict(mergeParts([part('1/2', [outcomeOf(0, true)])]));
  expect([result.verdict, exitCodeOf(result)]).toEqual(['violates', EXIT.violates]);
});

test('a shard that was cut off is named, and the rest is no success', () => {
  const result = computeVerdict(mergeParts([part('1/2', [sound[0]]), part('2/2', [sound[1]], {}, false)]));
  expect(result.run.ended).toBe('interrupted');
  expect(result.run.reason).toContain('shard 2/2');
  expect(result.oracle.rules).toEqual({ passed: 3, of: 3 });
  expect(exitCodeOf(result)).not.toBe(EXIT.conforms);
});

// prettier-ignore
for (const { title, other, says } of [
  { title: 'of another seed',    other: part('2/2', [], { seed: 2 }),                                          says: 'another seed (1 and 2)' },
  { title: 'of another target',  other: part('2/2', [], { target: { kind: 'service', name: 'b.example' } }),   says: 'another target' },
  { title: 'of another kit',     other: part('2/2', [], { kit: { name: 'locspec', version: '9.9.9' } }),       says: 'another kit' },
  { title: 'of another coverage', other: part('2/2', [], { minCoverage: 80 }),                                 says: 'another minCoverage (the default and 80)' },
  { title: 'that expects others', other: part('2/2', [], { expectedFailures: EXPECTED }),                      says: 'they have other expected failures' },
  { title: 'of another number',  other: part('2/3', []),                                                       says: 'another number of shards' },
  { title: 'that is the same',   other: part('1/2', []),                                                       says: 'are both shard 1/2' },
  { title: 'that is no stream',  other: { place: 'nowhere', lines: [] },                                       says: 'nowhere has no start line' },
] as const) {
  test(`a part ${title} is refused in one sentence`, () => {
    expect(() => mergeParts([part('1/2', [sound[0]]), other])).toThrow(says);
  });
}

test('parts of different days have the expected failures of the last day, in whatever order they are given', () => {
  const parts = [
    part('1/2', [outcomeOf(0, true)], { expectedFailures: EXPECTED }),
    part('2/2', [sound[1]], { expectedFailures: EXPIRED }, true, '2026-01-02'),
  ];
  for (const given of [parts, parts.toReversed()]) {
    const { verdict, expectedFailures } = computeVerdict(mergeParts(given));
    expect([verdict, expectedFailures.expired]).toEqual(['violates', [KNOWN]]);
  }
});

test('the reference service may be at another port in each part', () => {
  const target = { kind: 'service', name: REFERENCE_NAME } as const;
  const at = (baseUrl: string) => ({ ...facts, target, addresses: { baseUrl } });
  expect(differenceOf(at('http://127.0.0.1:1'), at('http://127.0.0.1:2'))).toBeUndefined();
  expect(differenceOf({ ...facts }, { ...facts, addresses: {} })).toContain('another addresses');
});
