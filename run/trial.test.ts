import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parseNotes, readTrial, TRIAL_FOLDER, TRIAL_VARIABLE, trialVariable, writeNotes } from './trial.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const trial = { nonce: 'n'.repeat(32), isRecording: true };

/** A file of a trial in a new folder. */
function writeTrial(content: unknown = trial, folderName = TRIAL_FOLDER): string {
  const folder = mkdtempSync(join(tmpdir(), folderName));
  folders.push(folder);
  writeFileSync(join(folder, '1.json'), JSON.stringify(content));
  return join(folder, '1.json');
}

const read = (value: string | undefined) => readTrial(value === undefined ? {} : { [TRIAL_VARIABLE]: value });

test('without the variable there is no trial', () => {
  expect(read(undefined)).toBe(undefined);
});

test('a trial that is under way is read, with the file of its notes beside it', () => {
  const file = writeTrial();
  expect(read(trialVariable(file, trial))).toEqual({ ...trial, notes: file.replace(/json$/, 'ndjson') });
});

for (const [title, value] of [
  ['the name of a fault', () => 'lists.offset-ignored'],
  ['a file that is gone', () => `/tmp/${TRIAL_FOLDER}gone/1.json#${trial.nonce}`],
  ['another nonce', () => trialVariable(writeTrial(), { ...trial, nonce: 'm'.repeat(32) })],
  ['a nonce that anybody can guess', () => trialVariable(writeTrial({ ...trial, nonce: '' }), { ...trial, nonce: '' })],
  ['a file in a folder of another name', () => trialVariable(writeTrial(trial, 'somebody-'), trial)],
  ['a file that is no trial', () => trialVariable(writeTrial({ nonce: trial.nonce }), trial)],
  ['an unknown disturbance', () => trialVariable(writeTrial({ ...trial, disturbance: 'fire' }), trial)],
] as const)
  test(`the variable is refused if it names ${title}`, () => {
    expect(() => read(value())).toThrow(`${TRIAL_VARIABLE} is set, and names no run`);
  });

test('notes are read back; a line that was cut off and one of another shape are left out', () => {
  const open = read(trialVariable(writeTrial(), trial))!;
  const notes = [
    { operation: 'GET /projects' },
    { operation: 'GET /projects', changed: 'lists.bare-array', caller: 'a.ts:1' },
  ];
  writeNotes(open, notes);
  expect(parseNotes(`${readFileSync(open.notes, 'utf8')}{"changed":"x"}\n{"operation":"GET /pro`)).toEqual(notes);
});

test('a trial that is over takes no notes', () => {
  const open = read(trialVariable(writeTrial(), trial))!;
  rmSync(folders[0]!, { recursive: true });
  writeNotes(open, [{ operation: 'GET /projects' }]);
  folders.length = 0;
});
