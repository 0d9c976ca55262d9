import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from './packed.ts';
import { runProgram, test } from '../cli/run-program.ts';
import type { Strength } from '../run/strength.ts';

/** Of each area and kind: `npm run test:exhaustive` tries all faults, which takes minutes. */
const SAMPLE = [
  'lists.bare-array',
  'lists.expression-inverted',
  'lists.offset-ignored',
  'lists.record-dates-local',
  'lists.status-206',
  'oauth.access-token-missing',
  'oauth.expires-in-text',
  'oauth.refresh-keeps-access-token',
  'oauth.token-immortal',
  'croql.and-as-or',
  'croql.contains-as-equals',
  'croql.greater-or-equal-as-greater',
  'croql.member.source-string.is-hidden.unread',
];
const options = process.env['STRENGTH_FAULTS'] === 'all' ? [] : ['--fault', SAMPLE.join(',')];

for (const { tests, min, max } of [
  { tests: 'weak', min: 0, max: 40 },
  { tests: 'strong', min: 90, max: 100 },
])
  test(`the ${tests} tests of the example notice ${min} to ${max} percent of the faults`, async ({ folder }) => {
    cpSync(join(ROOT, 'examples/app-with-strong-tests'), folder, { recursive: true });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(ROOT, join(folder, 'node_modules/locspec'), 'dir');
    const { code, said } = await runProgram(folder, [
      ...['strength', '--output', 'strength.json', ...options, '--', process.execPath, '--test', `${tests}.test.js`],
    ]);
    expect(code, said).toBe(0);
    const { all, ended, resilience } = JSON.parse(readFileSync(join(folder, 'strength.json'), 'utf8')) as Strength;
    expect(all.strength, said).toBeGreaterThanOrEqual(min);
    expect(all.strength, said).toBeLessThanOrEqual(max);
    expect({ ended, 'timed out': all['timed out'], unstable: all.unstable }).toEqual({
      ...{ ended: 'complete', 'timed out': 0, unstable: 0 },
    });
    expect(all.noticed + all.survived, said).toBeGreaterThan(10);
    // The app bears all of it, and its tests do not mind.
    expect(resilience.filter(({ status }) => status !== 'tolerated')).toEqual([]);
  });
