import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { addressFlags, readResult, runProgram, test } from './run-program.ts';
import { startService } from '../mocks/service/port.ts';
import { validateConformance } from '../spec/schemas/validate-conformance.gen.js';

test('0: the reference service conforms, and the report says so', async ({ locspec, folder }) => {
  const { code, stdout } = await locspec('verify', 'service', '--suite', 'lists');
  expect(stdout).toContain('conforms to everything that was tested');
  expect(code).toBe(0);
  const result = readResult(folder);
  expect(validateConformance(result), JSON.stringify(validateConformance.errors)).toBe(true);
  expect(result.verdict).toBe('conforms');
  expect(result.counts.pass).toBeGreaterThan(10);
  expect(result.counts.fail).toBe(0);
  expect(Object.values(result.counts).reduce((sum, count) => sum + count, 0)).toBe(result.requirements.length);
  expect(result.oracle.rules.passed).toBe(result.oracle.rules.of);
  expect(existsSync(join(folder, 'locspec-report', 'index.html'))).toBe(true);
});

test('1: a fault is found, named and explained', async ({ locspec, folder }) => {
  const { code, stdout } = await locspec(
    'verify',
    'service',
    '--check',
    'oauth.state.*',
    '--fault',
    'oauth.state-dropped',
  );
  expect(code).toBe(1);
  expect(stdout).toContain('violates the source');
  const { verdict, findings, requirements } = readResult(folder);
  expect(verdict).toBe('violates');
  expect(findings.map(({ requirement }) => requirement)).toContain('oauth.authorize.state-returned');
  expect(requirements.find(({ id }) => id === 'oauth.authorize.state-returned')?.status).toBe('fail');
  const [finding] = findings;
  expect(finding?.expected).not.toBe('');
  expect(finding?.evidence.exchanges.length).toBeGreaterThan(0);
});

test('1: another’s service is verified by its addresses, and no secret stands in what is written', async ({
  locspec,
  folder,
}) => {
  await using service = await startService({ faults: ['oauth.verifier-ignored'], keepsExchanges: true });
  const checks = ['oauth.pkce.*', 'oauth.refresh*'].flatMap((name) => ['--check', name]);
  const { code, stdout } = await locspec('verify', 'service', ...checks, ...addressFlags(service));
  expect(code, stdout).toBe(1);
  expect(readResult(folder).findings.map(({ requirement }) => requirement)).toContain('oauth.token.verifier-checked');
  const written = readFileSync(join(folder, 'locspec-report', 'conformance.json'), 'utf8');
  const said = service.exchanges.map(
    ({ response }) => `${response.headers['location']?.join() ?? ''} ${response.body}`,
  );
  const given = said.flatMap((text) =>
    [...text.matchAll(/[?&]code=([^&#\s]+)|"(?:access|refresh)_token":"([^"]+)"/g)].map(
      (match) => match[1] ?? match[2]!,
    ),
  );
  expect(given.length).toBeGreaterThan(100);
  expect(given.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toContain('secret-of-the-kit');
});

test('a configuration in TypeScript is read', async ({ locspec, folder }) => {
  writeFileSync(
    join(folder, 'locspec.config.ts'),
    'const scopes: string[] = ["project"];\nexport default { scopes };\n',
  );
  expect((await locspec('verify', 'service', '-q', '--check', 'oauth.exchange.public')).code).toBe(0);
});

test('5: a run in which nothing could be checked is inconclusive', async ({ locspec, folder }) => {
  await using service = await startService();
  const { code, stdout } = await locspec(
    'verify',
    'service',
    '--auth-url',
    service.authUrl,
    '--base-url',
    service.baseUrl,
  );
  expect(stdout).toContain('is inconclusive: no scored check ran');
  expect(code).toBe(5);
  const { verdict, counts } = readResult(folder);
  expect(verdict).toBe('inconclusive');
  expect(counts.pass).toBe(0);
  expect(counts.notApplicable).toBeGreaterThan(0);
});

test('an older verdict does not outlive a run that finds no target', async ({ locspec, folder }) => {
  expect((await locspec('verify', 'service', '-q', '--check', 'oauth.exchange.public')).code).toBe(0);
  const { authUrl, close } = await startService();
  await close();
  expect((await locspec('verify', 'service', '--auth-url', authUrl, '--base-url', authUrl)).code).toBe(3);
  expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(false);
});

test('variables for Playwright runs of the caller’s own do not reach the kit’s', async ({ folder }) => {
  // It shows the browser, which takes a display, and stops it.
  const env = { PWDEBUG: '1' };
  expect((await runProgram(folder, ['verify', 'service', '-q', '--check', 'oauth.browser'], { env })).code).toBe(0);
  expect(readResult(folder).counts.pass).toBeGreaterThan(0);
});

test('--list names the checks and sends nothing', async ({ locspec, folder }) => {
  const { code, stdout } = await locspec('verify', 'service', '--list', '--suite', 'lists');
  expect(code).toBe(0);
  expect(stdout).toContain('lists.pages.hosted');
  expect(stdout).not.toContain('oauth.exchange');
  expect(existsSync(join(folder, 'locspec-report'))).toBe(false);
});

for (const what of ['requirements', 'checks', 'gaps', 'faults']) {
  test(`list ${what} gives the same rows in each format`, async ({ locspec }) => {
    const json = JSON.parse((await locspec('list', what, '--format', 'json')).stdout) as { id: string }[];
    expect(json.length).toBeGreaterThan(3);
    expect(new Set(json.map(({ id }) => id)).size).toBe(json.length);
    for (const format of ['pretty', 'markdown']) {
      const { stdout } = await locspec('list', what, '--format', format);
      expect(json.filter(({ id }) => !stdout.includes(id))).toEqual([]);
    }
  });
}
