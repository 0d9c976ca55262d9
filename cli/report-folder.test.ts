import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CliError } from './cli-error.ts';
import { clearEarlierReport, clearReport } from './report-folder.ts';
import { readResult } from './result-file.ts';
import { verifyApp } from './verify-app.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text = 'mine') => writeFileSync(join(folder, name), text);

for (const name of ['index.html', 'summary.md', 'badge.svg', 'conformance.json', 'junit.xml'])
  test(`a folder with an ${name} of its owner stays as it is`, () => {
    write(name);
    write('README.md');
    expect(() => clearReport(folder)).toThrow(CliError);
    expect(() => clearReport(folder)).toThrow(`holds “${name}”, which no run wrote`);
    expect(readdirSync(folder).sort()).toEqual(['README.md', name].sort());
    expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
  });

test('a folder jobs of its owner stays', () => {
  mkdirSync(join(folder, 'jobs'));
  writeFileSync(join(folder, 'jobs', 'a.json'), 'mine');
  expect(() => clearReport(folder)).toThrow('holds “jobs”');
  expect(existsSync(join(folder, 'jobs', 'a.json'))).toBe(true);
});

test('a folder without such files becomes a report, and the next run replaces what is in it', () => {
  write('README.md');
  clearReport(folder);
  write('index.html', 'a report');
  write('run.ndjson', '');
  clearReport(folder);
  expect(readdirSync(folder).sort()).toEqual(['.locspec-report', 'README.md']);
});

test('a report of a release that set no mark is known by its result file', () => {
  write('conformance.json', '{"kit":{"name":"locspec"}}');
  write('index.html', 'a report');
  clearReport(folder);
  expect(readdirSync(folder)).toEqual(['.locspec-report']);
});

test('a linked folder jobs is unlinked, and what it leads to stays', () => {
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'a.json'), 'mine');
  clearReport(folder);
  symlinkSync(elsewhere, join(folder, 'jobs'));
  clearReport(folder, { isResumed: true });
  expect(existsSync(join(folder, 'jobs'))).toBe(false);
  expect(readFileSync(join(elsewhere, 'a.json'), 'utf8')).toBe('mine');
});

test('some checks that run again leave the last whole report where it can be read', () => {
  const result = () => readFileSync(join(folder, 'whole', 'conformance.json'), 'utf8');
  clearReport(folder);
  write('conformance.json', 'first');
  clearReport(folder, { isPart: true });
  expect(result()).toBe('first');
  write('conformance.json', 'some checks');
  clearReport(folder, { isPart: true });
  expect(result(), 'a report of some checks replaces no whole one').toBe('first');
  clearReport(folder);
  expect(existsSync(join(folder, 'whole')), 'a new whole run replaces it').toBe(false);
  clearReport(folder, { isPart: true });
  expect(existsSync(join(folder, 'whole')), 'a run without a verdict is not kept').toBe(false);
});

test('a folder of that name that is no report stays', () => {
  mkdirSync(join(folder, 'whole'));
  writeFileSync(join(folder, 'whole', 'a.txt'), 'mine');
  clearReport(folder);
  write('conformance.json', 'first');
  clearReport(folder, { isPart: true });
  expect(readdirSync(join(folder, 'whole'))).toEqual(['a.txt']);
});

test('a file is no folder of reports', () => {
  writeFileSync(join(folder, 'a.txt'), 'mine');
  expect(() => clearReport(join(folder, 'a.txt'))).toThrow(/a\.txt is no folder: name another with --report-dir/);
  const below = () => clearReport(join(folder, 'a.txt', 'report'));
  expect(below).toThrow(CliError);
  expect(below).toThrow(/report cannot be written \(ENOTDIR\): name another with --report-dir/);
});

test('a run that may not begin keeps the report of the last whole run until one does', () => {
  clearReport(folder);
  write('conformance.json', '{}');
  for (const _ of ['not found', 'not found again']) {
    clearEarlierReport(folder, {});
    expect(existsSync(join(folder, 'conformance.json'))).toBe(false);
    expect(readFileSync(join(folder, 'whole', 'conformance.json'), 'utf8')).toBe('{}');
    expect(() => readResult(join(folder, 'conformance.json'))).toThrow(/is in .*whole: give it with --report-dir/);
  }
  clearReport(folder);
  expect(existsSync(join(folder, 'whole'))).toBe(false);
});

test('an app whose address is none keeps the report', async () => {
  clearReport(folder);
  write('conformance.json', '{}');
  await expect(verifyApp('127.0.0.1:4320', { reportDir: folder })).rejects.toThrow(/The address of the app/);
  expect(readFileSync(join(folder, 'conformance.json'), 'utf8')).toBe('{}');
});

test('a run that may not begin makes no folder, and takes from a resumed one no report', () => {
  const none = join(folder, 'none');
  clearEarlierReport(none, {});
  expect(existsSync(none)).toBe(false);
  clearReport(folder);
  write('run.ndjson', 'what was seen');
  clearEarlierReport(folder, { isResumed: true });
  expect(readFileSync(join(folder, 'run.ndjson'), 'utf8')).toBe('what was seen');
});
