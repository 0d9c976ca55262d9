import { describe, expect, test } from 'vitest';
import type { Conformance, JudgedRequirement, Status } from '../reports/conformance.ts';
import { compareResults } from '../reports/difference.ts';
import { differenceMarkdown } from '../reports/difference-markdown.ts';
import { differenceText, judgement } from '../reports/difference-text.ts';
import { historyMarkdown, historyOf, historyText } from '../reports/history.ts';
import { untrusted } from '../run/untrusted.ts';
import { hostileResult, largeResult, sampleResult } from '../reports/test-result.ts';

const sample = sampleResult();

const withStatus = (id: string, status: Status, more: Partial<JudgedRequirement> = {}): Conformance => ({
  ...sample,
  requirements: sample.requirements.map((one) => (one.id === id ? { ...one, status, ...more } : one)),
});
const withFindings = (findings: Conformance['findings']): Conformance => ({ ...sample, findings });
const isFailing = ({ requirement }: Conformance['findings'][number]) => requirement === 'oauth.token.verifier-checked';
const [first, second] = sample.findings.filter(isFailing) as [
  Conformance['findings'][number],
  Conformance['findings'][number],
];
const withoutFirst = sample.findings.filter((each) => each !== first);

test('a report differs in nothing from itself', () => {
  const difference = compareResults(sample, sampleResult());
  expect(difference).toMatchObject({ setup: [], newFaults: 0, isWorse: false, gaps: [] });
  expect(difference.findings).toEqual({ new: [], fixed: [], changed: [], same: sample.findings.length });
  expect(judgement(difference)).toBe('Nothing is worse than before.');
});

describe('findings', () => {
  test('one that only the later report has is new and worse, the other way round it is fixed', () => {
    const fewer = withFindings(withoutFirst);
    expect(compareResults(fewer, sample)).toMatchObject({ newFaults: 1, isWorse: true });
    expect(compareResults(fewer, sample).findings.new).toHaveLength(1);
    expect(compareResults(sample, fewer).findings).toMatchObject({ new: [], changed: [] });
    expect(compareResults(sample, fewer).findings.fixed).toHaveLength(1);
    expect(compareResults(sample, fewer).isWorse).toBe(false);
  });

  test('the same case that shows itself in another way is changed, and not worse', () => {
    const other = withFindings([{ ...first, actual: untrusted('something else') }, ...withoutFirst]);
    const { findings, isWorse } = compareResults(sample, other);
    expect(findings.changed.map(({ after }) => after.actual)).toEqual(['something else']);
    expect([findings.new, findings.fixed, isWorse]).toEqual([[], [], false]);
  });

  test('the port of another run changes nothing', () => {
    const at = (address: string): Conformance => ({
      ...withFindings([{ ...first, actual: untrusted(`it redirects to ${address}/callback`) }]),
      target: { ...sample.target, addresses: { baseUrl: address } },
    });
    const { findings, setup } = compareResults(at('http://127.0.0.1:4010'), at('http://127.0.0.1:5123'));
    expect(findings).toMatchObject({ new: [], fixed: [], changed: [], same: 1 });
    expect(setup.map(({ what }) => what)).toEqual(['addresses']);
  });

  test('several of one requirement are told apart', () => {
    const three = withFindings([first, first, second]);
    expect(compareResults(withFindings([first, second]), three).findings.new).toEqual([first]);
    expect(compareResults(three, withFindings([first])).findings.fixed).toEqual([first, second]);
  });

  for (const status of ['unspecified', 'expectedFail'] as const)
    test(`a new one of a requirement that is ${status} is not worse`, () => {
      const before = { ...withStatus(first.requirement, status), findings: [] };
      const after = { ...withStatus(first.requirement, status), findings: [first] };
      expect(compareResults(before, after)).toMatchObject({ newFaults: 0, isWorse: false });
      expect(compareResults(before, after).findings.new).toHaveLength(1);
    });
});

describe('statuses', () => {
  const id = 'oauth.app.public';
  // prettier-ignore
  for (const [before, after, kind] of [
    ['pass', 'fail', 'worse'], ['pass', 'warn', 'worse'], ['warn', 'fail', 'worse'], ['pass', 'drift', 'worse'],
    ['pass', 'untested', 'worse'], ['pass', 'notApplicable', 'worse'], ['untested', 'warn', 'worse'], ['pass', 'expectedFail', 'worse'],
    ['fail', 'pass', 'better'], ['untested', 'pass', 'better'], ['expectedFail', 'pass', 'better'],
    ['fail', 'untested', 'other'], ['fail', 'notApplicable', 'other'], ['fail', 'warn', 'other'], ['pass', 'unspecified', 'other'],
  ] as const)
    test(`${before} → ${after} is ${kind}`, () => {
      const { requirements, isWorse } = compareResults(withStatus(id, before), withStatus(id, after));
      expect(requirements[kind]).toMatchObject([{ id, before, after }]);
      expect(isWorse).toBe(kind === 'worse');
    });

  test('a suite that was not asked for is neither', () => {
    const unasked = withStatus(id, 'untested', { cause: { code: 'no-check' } });
    expect(compareResults(withStatus(id, 'pass'), unasked).isWorse).toBe(false);
    expect(compareResults(unasked, withStatus(id, 'pass')).requirements.better).toEqual([]);
    expect(compareResults(unasked, withStatus(id, 'pass')).requirements.other).toHaveLength(1);
  });

  test('requirements of one report alone are counted', () => {
    const fewer = { ...sample, requirements: sample.requirements.slice(2) };
    expect(compareResults(sample, fewer).requirements).toMatchObject({ onlyBefore: 2, onlyAfter: 0 });
    expect(compareResults(fewer, sample)).toMatchObject({ requirements: { onlyAfter: 2 }, isWorse: false });
  });
});

test('a worse verdict is worse, a better one is not named', () => {
  const conforming = { ...sample, verdict: 'conforms' } as const;
  expect(judgement(compareResults(conforming, sample))).toBe('Worse than before: the verdict is now “violates”.');
  expect(compareResults(sample, conforming).isWorse).toBe(false);
});

test('a gap that is resolved in another way is named, and is not worse', () => {
  const resolved = (resolution: string) =>
    withStatus('oauth.app.public', 'pass', {
      resolved: [{ certainty: 'observed', resolution, saw: 'x', evidence: [], edition: 'hosted' }],
    } as unknown as Partial<JudgedRequirement>);
  const difference = compareResults(resolved('one'), resolved('other'));
  expect(difference.gaps).toEqual([{ gap: 'oauth.app.public', edition: 'hosted', before: 'one', after: 'other' }]);
  expect(difference.isWorse).toBe(false);
  expect(compareResults(sample, resolved('one')).gaps, 'seen for the first time').toEqual([]);
});

test('what the runs did not have in common is said', () => {
  const { run } = sample;
  // prettier-ignore
  const others: readonly (readonly [what: string, other: Conformance])[] = [
    ['target', { ...sample, target: { ...sample.target, name: 'another' } }],
    ['release of the kit', { ...sample, kit: { ...sample.kit, version: '9.9.9' } }],
    ['source', { ...sample, source: { sha256: 'f'.repeat(64) } }],
    ['suites', { ...sample, coverage: { ...sample.coverage, areas: {} } }],
    ['shard', { ...sample, run: { ...run, shard: '1/2' } }],
    ['seed', { ...sample, run: { ...run, seed: 99 } }],
    ['number of generated cases', { ...sample, run: { ...run, runs: 3 } }],
    ['depth', { ...sample, run: { ...run, depth: 'deep' } }],
    ['oracle', { ...sample, oracle: { ...sample.oracle, level: 'metamorphic' } }],
    ['end', { ...sample, run: { ...run, ended: 'interrupted' } }],
  ];
  for (const [what, other] of others)
    expect(compareResults(sample, other).setup.map((each) => each.what)).toEqual([what]);
  expect(differenceText(compareResults(sample, others[5]![1]), false, 100)).toContain(
    'Note They differ in the seed (7, then 99)',
  );
});

describe('what a hostile target says stays text', () => {
  const hostile = { ...hostileResult(), source: sample.source };
  const difference = compareResults(sample, hostile);

  test('in a terminal', () => {
    expect(differenceText(difference, false)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]|^::/m);
  });

  test('in Markdown, which a comment can hold', () => {
    for (const text of [
      differenceMarkdown(difference),
      differenceMarkdown(compareResults(sample, largeResult(900, 3_000))),
    ]) {
      expect(text.length).toBeLessThan(65_536);
      expect(text.replace(/^(`{3,})text\n[^]*?\n\1$/gm, '')).not.toMatch(
        /<(?!\/?(?:details|summary)>)|^::|^(?!<details>).*[^\\]\]\(/m,
      );
    }
  });

  test('in a history', () => {
    const rows = historyOf([{ folder: 'a|b\u001b[31m', result: hostile }]);
    expect(historyText(rows, false)).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
    expect(historyMarkdown(rows).split('\n')).toHaveLength(3);
  });
});

test('a history is in the order of the runs, each compared with the one before', () => {
  const at = (day: number, result: Conformance): Conformance => ({
    ...result,
    run: { ...result.run, startedAt: `2026-02-0${day}T10:00:00.000Z` },
  });
  const rows = historyOf([
    { folder: 'c', result: at(3, withFindings([])) },
    { folder: 'a', result: at(1, sample) },
    { folder: 'b', result: at(2, withFindings([...sample.findings, first])) },
  ]);
  expect(rows.map(({ folder, since }) => [folder, since?.new, since?.fixed, since?.isWorse])).toEqual([
    ['a', undefined, undefined, undefined],
    ['b', 1, 0, true],
    ['c', 0, sample.findings.length + 1, false],
  ]);
  expect(historyText(rows, false).split('\n')[1]).toMatch(/^2026-02-01 10:00 +violates/);
  expect(historyMarkdown(rows).split('\n')[0]).toContain('| Started | Verdict | Decided |');
});
