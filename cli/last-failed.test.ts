import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LAST_FAILED_FILE, readLastFailed, recordFailed } from './last-failed.ts';
import type { Conformance, Status } from '../reports/conformance.ts';

/** A result in which the requirement of each check has this status, found by the check itself. */
function result(statuses: Readonly<Record<string, Status>>): Conformance {
  const entries = Object.entries(statuses);
  return {
    requirements: entries.map(([check, status]) => ({ id: `r.${check}`, status, checks: [check, 'shared'] })),
    findings: entries
      .filter(([, status]) => status === 'fail')
      .map(([check]) => ({ requirement: `r.${check}`, check })),
  } as unknown as Conformance;
}

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-last-failed-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what failed is remembered until it runs again', () => {
  recordFailed(folder, result({ a: 'fail', b: 'pass', c: 'fail' }));
  expect(readLastFailed(folder)).toEqual(['a', 'c']);
  recordFailed(folder, result({ a: 'pass' }));
  expect(readLastFailed(folder)).toEqual(['c']);
  recordFailed(folder, result({ b: 'fail' }));
  expect(readLastFailed(folder)).toEqual(['c', 'b']);
});

test('a check that found the target to differ from its profile is one that failed', () => {
  recordFailed(folder, result({ a: 'drift', b: 'unspecified' }));
  expect(readLastFailed(folder)).toEqual(['a', 'shared']);
});

test('a check in which the kit failed is one that failed; a warning is not', () => {
  recordFailed(folder, result({ a: 'warn', b: 'untested' }));
  expect(() => readLastFailed(folder)).toThrow('Nothing failed in the last run');
  recordFailed(folder, result({ a: 'error' }));
  expect(readLastFailed(folder)).toEqual(['a', 'shared']);
});

test('without an earlier run, or with another file in its place, there is one sentence', () => {
  expect(() => readLastFailed(folder)).toThrow('run once without --last-failed');
  writeFileSync(join(folder, LAST_FAILED_FILE), '{"a":1}');
  expect(() => readLastFailed(folder)).toThrow('should be a JSON array of names of checks');
});
