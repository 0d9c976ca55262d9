import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import type { Ended } from './run-program.ts';
import type { Strength } from '../run/strength.ts';

const MOCK = new URL('../dist/mocks/mock.js', import.meta.url).href;

/** Writes the tests of an app that lists strings, for tests; `check` looks at the `response` and its `body`. */
export function writeTests(folder: string, check: string): void {
  writeFileSync(
    join(folder, 'check.mjs'),
    `import { startService } from '${MOCK}';
const service = await startService();
const listStrings = () =>
  fetch(service.baseUrl + '/api/v2/projects/1/strings', { headers: { Authorization: 'Bearer ' + service.token() } });
const response = await listStrings();
const body = await response.json();
${check}
await service.close();
`,
  );
}

const FAULTS = 'lists.bare-array,lists.status-206,lists.offset-ignored';

/** Measures these tests with three faults. */
export const runStrength = (folder: string, ...args: readonly string[]): Promise<Ended> =>
  runProgram(folder, [
    ...['strength', '--fault', FAULTS, '--output', 'strength.json', ...args],
    ...['--', process.execPath, 'check.mjs'],
  ]);

/** The result that was written. */
export const readStrengthFile = (folder: string): Strength =>
  JSON.parse(readFileSync(join(folder, 'strength.json'), 'utf8')) as Strength;

/** What became of each fault. */
export const statusesOf = ({ faults }: Strength): Readonly<Record<string, string>> =>
  Object.fromEntries(faults.map(({ id, status }) => [id, status]));
