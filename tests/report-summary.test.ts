import { expect, test } from 'vitest';
import { areaOf } from '../reports/words.ts';
import { hostileResult, sampleResult } from '../reports/test-result.ts';
import { untrusted } from '../run/untrusted.ts';
import { groupFindings } from '../reports/finding-groups.ts';
import { summary } from '../reports/summary.ts';

test('findings of one requirement, and findings that say the same, are one cause; the gravest comes first', () => {
  const sample = sampleResult();
  const groups = groupFindings(sample);
  // Every finding of the sample but one has the same code and facts, whatever it is about.
  expect(groups.map(({ findings }) => findings.length)).toEqual([5, 1]);
  expect(groups[0]?.status).toBe('fail');
  const apart = {
    ...sample,
    findings: sample.findings.map((finding) => ({ ...finding, facts: { about: finding.requirement } })),
  };
  expect(groupFindings(apart).map(({ status, findings }) => [status, findings.length])).toEqual([
    ['fail', 2],
    ['fail', 1],
    ['warn', 1],
    ['expectedFail', 1],
    ['unspecified', 1],
  ]);
});

test('the table of areas adds up to the result', () => {
  const result = sampleResult();
  const lines = summary(result, 'locspec-report', false).split('\n');
  const from = lines.findIndex((line) => line.startsWith('Requirements'));
  const rows = lines.slice(from + 1, lines.indexOf('', from)).map((line) =>
    line
      .trim()
      .split(/\s+/)
      .slice(1)
      .map((cell) => (cell === '·' ? 0 : Number(cell))),
  );
  const all = rows.pop() ?? [];
  expect(rows.length).toBeGreaterThan(3);
  // Of modules the run has no check.
  expect(lines.filter((line) => line.startsWith('Module'))).toEqual([]);
  expect(all.at(-1)).toBe(result.requirements.filter(({ id }) => areaOf(id) !== 'module').length);
  expect(all.map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))).toEqual(all);
});

test('it fits into 80 columns but for commands, which stay whole, and says what to do next', () => {
  const text = summary(sampleResult(), 'locspec-report', false);
  const wide = text.split('\n').filter((line) => line.length > 80);
  expect(wide.filter((line) => !/request|replay|explain|locspec (verify|replay)/.test(line))).toEqual([]);
  expect(text).toContain('fix the first cause');
  expect(text).toContain('- requirement: oauth.');
  expect(text).toContain('locspec-report/index.html');
  expect(text).not.toContain('\u001b');
});

test('a command that fills the screen is left to the report', () => {
  const sample = sampleResult();
  const curl = untrusted(`curl -i 'http://127.0.0.1/?croql=${'a'.repeat(60_000)}'`);
  const text = summary({ ...sample, findings: sample.findings.map((finding) => ({ ...finding, curl })) }, 'r', false);
  expect(text).toContain(`${String(curl).length} characters long, so it is in the report only`);
  expect(text).not.toContain('aaaaaaaa');
});

test('colours are asked for, and nothing of a target drives the terminal', () => {
  expect(summary(sampleResult(), 'r', true)).toContain('\u001b[31m');
  const hostile = summary(hostileResult(), 'r', false);
  expect(hostile).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
});

test('each verdict says its own next step', () => {
  const sample = sampleResult();
  const next = (over: object) => /^Next +(.*)$/m.exec(summary({ ...sample, ...over }, 'r', false))?.[1];
  const steps = [
    next({}),
    next({ verdict: 'conforms', findings: [] }),
    next({ verdict: 'conforms' }),
    next({ verdict: 'inconclusive' }),
    next({ verdict: 'inconclusive', run: { ...sample.run, complete: false, ended: 'target lost', reason: 'gone' } }),
  ];
  expect(steps.every((step) => step !== undefined)).toBe(true);
  expect(new Set(steps).size).toBe(steps.length);
});
