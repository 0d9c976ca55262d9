import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { addressFlags, readResult, test } from './run-program.ts';
import { observed, profileOf } from '../run/test-profile.ts';
import { startService } from '../mocks/service/port.ts';
import { readProfile, resolutionsOf } from '../run/profile.ts';
import type { Profile } from '../run/profile.ts';
import { compileValidator } from '../spec/generate/validators.ts';

const ANSWERS = {
  'oauth.body-form': 'json',
  'oauth.old-refresh-token': 'works',
  'lists.envelope': 'data',
  'lists.page-size': '40',
  'croql.string-case': 'insensitive',
  'croql.null': 'empty-text',
  'croql.malformed': 'other-4xx',
  'module.untranslated': 'added',
} as const;

const read = (folder: string, name = 'profile.json'): Profile =>
  readProfile(JSON.parse(readFileSync(join(folder, name), 'utf8')), name);

test('a service is probed, held to its profile, and mocked by it', async ({ folder, locspec }) => {
  await using service = await startService({ answers: ANSWERS });
  const probed = await locspec('probe', ...addressFlags(service), '--edition', 'hosted');
  expect(probed.code, probed.said).toBe(0);
  expect(probed.said).toContain('croql.string-case');
  const profile = read(folder);
  expect((await compileValidator('profile'))(profile)).toBe(true);
  expect(resolutionsOf(profile, 'hosted')).toMatchObject(ANSWERS);
  expect(profile.requests).toBeLessThan(300);
  const page = readFileSync(join(folder, 'profile.html'), 'utf8');
  expect(page).toContain('croql.string-case');
  expect(page).not.toContain('<script');

  const run = ['verify', 'service', '--edition', 'hosted', '--depth', 'quick', '--profile', 'profile.json', '--check'];
  const kept = await locspec(...run, '*.gaps*', ...addressFlags(service));
  expect(readResult(folder).counts.drift, kept.said).toBe(0);
  expect(readResult(folder).requirements.find(({ id }) => id === 'croql.string-case')?.status).toBe('pass');

  await using changed = await startService({
    answers: { ...ANSWERS, 'croql.null': 'absent-equals-absent', 'lists.page-size': '25' },
  });
  const drifted = await locspec(...run, '*.gaps*', ...addressFlags(changed));
  expect(drifted.code).toBe(1);
  expect(drifted.said).toContain('drifts from its profile');
  const drift = readResult(folder).requirements.filter(({ status }) => status === 'drift');
  expect(drift.map(({ id }) => id).sort()).toEqual(['croql.null', 'lists.page-size']);
  expect(readResult(folder).findings[0]).toMatchObject({ code: 'drift' });
  const failed = await locspec('replay', '--last-failed', '--profile', 'profile.json', ...addressFlags(changed));
  expect([failed.code, failed.said.match(/Still violated: /g)?.length], failed.said).toEqual([1, 2]);

  await using copy = await startService({ profile });
  const again = await locspec('probe', ...addressFlags(copy), '--edition', 'hosted', '--output', 'copy.json');
  expect(again.code).toBe(0);
  const diff = await locspec('profile', 'diff', 'profile.json', 'copy.json');
  expect(diff.said).toContain('nothing differently');
  expect(diff.code).toBe(0);
});

test('two profiles are compared, gap by gap', async ({ folder, locspec }) => {
  const profile = (resolution: string) => profileOf({ editions: { hosted: { 'croql.null': observed(resolution) } } });
  writeFileSync(join(folder, 'a.json'), JSON.stringify(profile('empty-text')));
  writeFileSync(join(folder, 'b.json'), JSON.stringify(profile('absent-equals-absent')));
  const diff = await locspec('profile', 'diff', 'a.json', 'b.json');
  expect(diff.code).toBe(1);
  expect(diff.said).toContain('croql.null (hosted): empty-text → absent-equals-absent');
  expect(diff.said).toContain('- requirement: croql.null');
  writeFileSync(join(folder, 'known.yaml'), '- requirement: croql.null\n  reason: the new database\n');
  const accepted = await locspec('profile', 'diff', 'a.json', 'b.json', '--expected-failures', 'known.yaml');
  expect(accepted.said).toContain('accepted: the new database');
  expect(accepted.code).toBe(0);
});

test.for([
  {
    title: 'a file that is missing',
    args: ['profile', 'diff', 'none.json', 'none.json'],
    says: 'There is no none.json',
  },
  {
    title: 'a profile that is none',
    args: ['verify', 'service', '--profile', 'other.json'],
    says: 'other.json is no profile',
  },
  { title: 'a resolution that nobody knows', args: ['mock', '--profile', 'odd.json'], says: 'croql.null' },
  {
    title: 'an edition that there is not',
    args: ['probe', '--edition', 'cloud'],
    says: 'Allowed choices are hosted, enterprise, both',
  },
  {
    title: 'a fault of a target that is given',
    args: ['probe', '--base-url', 'http://127.0.0.1:9', '--auth-url', 'http://127.0.0.1:9', '--fault', 'oauth.any'],
    says: '--fault is only for the reference service',
  },
])('$title is refused in a sentence', async ({ args, says }, { folder, locspec }) => {
  writeFileSync(join(folder, 'other.json'), '{"format":7}');
  const odd = profileOf({ editions: { hosted: { 'croql.null': observed('maybe') } } });
  writeFileSync(join(folder, 'odd.json'), JSON.stringify(odd));
  const { code, said } = await locspec(...args);
  expect(said).toContain(says);
  expect(code).toBe(2);
});

test('a target that is not there ends with 3, and nothing is written', async ({ folder, locspec }) => {
  const { code } = await locspec('probe', '--auth-url', 'http://127.0.0.1:9', '--base-url', 'http://127.0.0.1:9');
  expect(code).toBe(3);
  expect(existsSync(join(folder, 'profile.json'))).toBe(false);
});

test('a service whose clock an earlier run moved is not said to know no today', async ({ folder, locspec }) => {
  await using service = await startService();
  const body = JSON.stringify({ state: 'time passes', params: { seconds: 3_000_000 } });
  await fetch(service.stateUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  await locspec('probe', ...addressFlags(service), '--edition', 'hosted');
  expect(read(folder).editions.hosted?.['croql.today']?.certainty).toBe('undetermined');
});
