import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseline } from './baseline.ts';
import { onDay, readExpectedFile } from './expected-failures.ts';
import { expectedEntry } from '../reports/expected-entry.ts';
import { expectationLines } from '../reports/expectations.ts';
import { factsOf } from '../reports/stream.ts';
import { finding } from '../reports/test-finding.ts';
import { plan } from '../run/test-plan.ts';
import { computeVerdict } from '../reports/verdict.ts';
import type { Conformance } from '../reports/conformance.ts';
import type { Plan } from '../run/plan.ts';
import type { CheckOutcome, RecordedFinding } from '../run/outcome.ts';

const STATED = 'oauth.token.verifier-checked';
const OTHER = 'oauth.token.code-valid';
const CHECKS = ['oauth.pkce', 'croql.main.hosted', 'croql.main'];

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-expected-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'e.yaml'), text);
  return readExpectedFile('e.yaml', folder);
};

test('an entry holds on its last day and is over on the next', () => {
  const { entries } = read(`- requirement: ${STATED}\n  reason: known\n  expires: 2027-01-31\n`);
  expect(onDay(entries, '2027-01-31', CHECKS)).toMatchObject({ entries: [{ requirement: STATED }], expired: [] });
  expect(onDay(entries, '2027-02-01', CHECKS)).toMatchObject({ entries: [], expired: [{ requirement: STATED }] });
});

test('an unknown name is told with the nearest one', () => {
  const { entries } = read(
    '- requirement: oauth.token.verifier-chcked\n  reason: a\n- check: croql.mian\n  reason: b\n',
  );
  expect(onDay(entries, '2027-01-01', CHECKS).unknown).toEqual([
    { name: 'oauth.token.verifier-chcked', nearest: STATED },
    { name: 'croql.mian', nearest: 'croql.main' },
  ]);
});

// prettier-ignore
for (const { title, text, says } of [
  { title: 'no YAML',               text: '- requirement: [',                                             says: 'e.yaml is not valid YAML: Flow' },
  { title: 'an entry without reason', text: `- requirement: ${STATED}`,                                   says: 'has no “reason”' },
  { title: 'a misspelt member',     text: `- requirement: ${STATED}\n  reason: a\n  expire: 2027-01-01`,  says: 'the nearest known name is “expires”' },
  { title: 'a day that is none',    text: `- requirement: ${STATED}\n  reason: a\n  expires: soon`,       says: 'look like “2027-01-31”' },
  { title: 'an entry for nothing',  text: '- reason: a',                                                  says: 'neither “requirement” nor “check”' },
  { title: 'an entry for two',      text: `- requirement: ${STATED}\n  check: oauth.pkce\n  reason: a`,   says: 'make it two' },
  { title: 'a map',                 text: `requirement: ${STATED}`,                                       says: 'should be an array' },
  { title: 'aliases that multiply', text: `a: &a [1]\nb: [*a, *a]`,                                       says: 'e.yaml is not valid YAML: Alias' },
] as const) {
  test(`${title} is refused in one sentence`, () => {
    expect(() => read(text)).toThrow(says);
  });
}

/** A finding whose text must be quoted in YAML. */
const found = (id: typeof STATED): RecordedFinding => ({
  ...finding(id, `oauth.${id}`),
  violation: { code: 'wrong-result', what: `found "${id}": #1`, expected: 'this', actual: 'that' },
});

/** The report of a run that found these broken. */
function report(broken: readonly string[], over: Partial<Plan> = {}): Conformance {
  const outcomes = [STATED, OTHER].map((id): CheckOutcome => ({
    check: `oauth.${id}`,
    status: 'done',
    cites: [id as typeof STATED],
    decided: [id as typeof STATED],
    findings: broken.includes(id) ? [found(id as typeof STATED)] : [],
  }));
  const result = computeVerdict({
    facts: factsOf({ ...plan, ...over }),
    outcomes,
    selfTestResult: { passed: 1, of: 1, failures: [] },
    startedAt: new Date(0),
    durationMs: 1,
    ended: 'whole',
  });
  writeFileSync(join(folder, 'conformance.json'), JSON.stringify(result));
  return result;
}

const options = { expectedFailures: 'e.yaml', reportDir: '.' };

test('update lists what fails, prune takes off what passes, and comments stay', () => {
  report([STATED, OTHER]);
  expect(baseline('update', options, folder)).toContain(
    '2 added to e.yaml; a run reads it with --expected-failures e.yaml',
  );
  expect(baseline('update', options, folder)).toEqual(['Nothing to add: every failure is listed.']);
  const written = readFileSync(join(folder, 'e.yaml'), 'utf8');
  writeFileSync(
    join(folder, 'e.yaml'),
    written.replace(`- requirement: ${OTHER}`, `# ask the gateway team\n- requirement: ${OTHER}`),
  );
  const { entries } = readExpectedFile('e.yaml', folder);
  expect(entries.map(({ requirement }) => requirement).toSorted()).toEqual([OTHER, STATED]);
  expect(entries[0]?.reason).toContain('not explained yet: found "');

  const passes = report([OTHER], { expectedFailures: onDay(entries, '2027-01-01', CHECKS) });
  expect(passes.expectedFailures.stale.map(({ requirement }) => requirement)).toEqual([STATED]);
  expect(expectationLines(passes).join('\n')).toContain(`passes: ${STATED}`);
  expect(baseline('prune', options, folder)).toEqual([`removed  ${STATED}`, '1 removed from e.yaml']);
  const pruned = readFileSync(join(folder, 'e.yaml'), 'utf8');
  expect(pruned).not.toContain(STATED);
  expect(pruned).toContain('# ask the gateway team');
  expect(pruned).toContain('failures that are accepted for now');
  expect(readExpectedFile('e.yaml', folder).entries).toHaveLength(1);
});

test('a reason that is given is written', () => {
  report([STATED]);
  baseline('update', { ...options, reason: 'see #12: "old"' }, folder);
  expect(readExpectedFile('e.yaml', folder).entries).toEqual([{ requirement: STATED, reason: 'see #12: "old"' }]);
});

test('without a report there is nothing to write from', () => {
  expect(() => baseline('update', options, folder)).toThrow('run a verification first');
});

test('the entry that a failing run prints can be pasted', () => {
  const { entries } = read(expectedEntry(STATED, new Date(0).toISOString()));
  expect(entries).toMatchObject([{ requirement: STATED, expires: '1970-04-01' }]);
});
