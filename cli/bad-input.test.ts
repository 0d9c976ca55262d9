import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from './run-program.ts';

for (const { title, args, says } of [
  { title: 'an unknown flag', args: ['verify', 'service', '--sede', '1'], says: '--sede' },
  { title: 'an unknown command', args: ['verfy'], says: 'verfy' },
  { title: 'an unknown suite', args: ['verify', 'service', '--suite', 'oauht'], says: 'did you mean “oauth”' },
  {
    title: 'an unknown check',
    args: ['verify', 'service', '--check', 'oauth.exchange.confidental'],
    says: 'did you mean “oauth.exchange.confidential”',
  },
  {
    title: 'an unknown requirement',
    args: ['verify', 'service', '--requirement', 'oauth.token.adress'],
    says: 'did you mean “oauth.token.address”',
  },
  {
    title: 'an unknown fault',
    args: ['verify', 'service', '--fault', 'oauth.state-droped'],
    says: 'did you mean “oauth.state-dropped”',
  },
  { title: 'a seed that is no number', args: ['verify', 'service', '--seed', 'x'], says: 'whole number' },
  {
    title: 'a time that no timer can wait',
    args: ['proxy', '--for', '600h'],
    says: 'It must be a duration of at most 596h.',
  },
  {
    title: 'an API without its authorization server',
    args: ['verify', 'service', '--base-url', 'http://127.0.0.1:1'],
    says: '--auth-url is missing',
  },
  {
    title: 'an API with its prefix',
    args: ['verify', 'service', '--base-url', 'http://127.0.0.1:1/api/v2/', '--auth-url', 'http://127.0.0.1:1'],
    says: '--base-url ends with /api/v2, which the kit adds itself: give http://127.0.0.1:1.',
  },
  {
    title: 'an address that is none',
    args: ['verify', 'service', '--base-url', 'localhost', '--auth-url', 'x'],
    says: 'must be an http or https address',
  },
  {
    title: 'an address with a password',
    args: ['verify', 'service', '--base-url', 'http://127.0.0.1:1', '--auth-url', 'http://anna:hunter2@127.0.0.1:1'],
    says: 'locspec: --auth-url holds a user name or a password; leave them out.',
  },
  {
    title: 'an address of the doctor with a password',
    args: ['doctor', '--base-url', 'http://127.0.0.1:1', '--auth-url', 'http://anna:hunter2@127.0.0.1:1'],
    says: '--auth-url holds a user name or a password',
  },
  {
    title: 'an app whose address has a password',
    args: ['verify', 'app', 'http://anna:hunter2@127.0.0.1:1'],
    says: 'The address of the app holds a user name or a password',
  },
  {
    title: 'a configuration that is not there',
    args: ['verify', 'service', '--config', 'nowhere.json'],
    says: 'nowhere.json',
  },
  { title: 'an unknown list', args: ['list', 'requirments'], says: 'did you mean “requirements”' },
  {
    title: 'a dataset that is not there',
    args: ['mock', '--port', '0', '--enterprise-port', '0', '--data', 'nowhere.json'],
    says: 'nowhere.json',
  },
]) {
  test(`2: ${title} is named in one sentence`, async ({ locspec, folder }) => {
    const { code, stdout, stderr } = await locspec(...args);
    expect(stderr).toContain(says);
    expect(stderr).not.toContain('hunter2');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(stdout).toBe('');
    expect(code).toBe(2);
    expect(existsSync(join(folder, 'locspec-report'))).toBe(false);
  });
}

test('2: of two configurations neither is taken for the one that counts', async ({ locspec, folder }) => {
  for (const name of ['locspec.config.json', 'locspec.config.mjs']) writeFileSync(join(folder, name), '{}');
  const { code, stderr } = await locspec('verify', 'service', '--list');
  expect(stderr).toBe(
    'locspec: There are locspec.config.json and locspec.config.mjs; name the one that counts with --config.\n',
  );
  expect(code).toBe(2);
  expect((await locspec('verify', 'service', '--list', '--config', 'locspec.config.json')).code).toBe(0);
});

for (const { title, configuration, says } of [
  { title: 'an unknown key', configuration: { servce: {} }, says: ['servce', 'service'] },
  {
    title: 'an unknown key within',
    configuration: { service: { authUrl: 'http://a', baseUrl: 'http://b', statUrl: 'http://c' } },
    says: ['statUrl', 'stateUrl'],
  },
  { title: 'a value of another type', configuration: { scopes: 'project' }, says: ['scopes'] },
  {
    title: 'an address with a password',
    configuration: { service: { authUrl: 'http://anna:hunter2@a', baseUrl: 'http://b' } },
    says: ['/service/authUrl holds a user name or a password'],
  },
  {
    title: 'a wrong address with a password',
    configuration: { service: { authUrl: 'anna:hunter2@a', baseUrl: 'http://b' } },
    says: ['/service/authUrl is “anna:…@a”'],
  },
  {
    title: 'an answer to no gap',
    configuration: { answers: { 'lists.envelop': 'data' } },
    says: ['lists.envelop', 'lists.envelope'],
  },
  {
    title: 'an answer that is not known',
    configuration: { answers: { 'lists.envelope': 'xml' } },
    says: ['lists.envelope', 'data-of-data'],
  },
  {
    title: 'one job alone',
    configuration: {
      module: { jobs: [{ file: { name: 'a.csv', content: '' }, strings: [{ uniqId: 'a', text: 'A' }] }] },
    },
    says: ['/module/jobs'],
  },
  {
    title: 'a string of a job without an identifier',
    configuration: {
      module: { jobs: Array(2).fill({ file: { name: 'a.csv', content: '' }, strings: [{ uniqId: 'a', text: 'A' }] }) },
    },
    says: ['/module/jobs/0/strings/0', 'identifier'],
  },
  {
    title: 'a target language that the kit does not know',
    configuration: {
      module: {
        jobs: Array(2).fill({
          file: { name: 'a', content: '' },
          strings: [{ uniqId: 'a', identifier: 'a', text: 'A' }],
          targetLanguageIds: ['xx'],
        }),
      },
    },
    says: ['/module/jobs/0/targetLanguageIds/0', 'xx'],
  },
  {
    title: 'a variable that is not set',
    configuration: { accessToken: 'env:LOCSPEC_NOWHERE' },
    says: ['LOCSPEC_NOWHERE'],
  },
]) {
  test(`2: ${title} in the configuration is named`, async ({ locspec, folder }) => {
    writeFileSync(join(folder, 'locspec.config.json'), JSON.stringify(configuration));
    const { code, stderr } = await locspec('verify', 'service');
    for (const part of says) expect(stderr).toContain(part);
    expect(stderr).not.toContain('hunter2');
    // A line for each mistake.
    for (const line of stderr.trim().split('\n')) expect(line).toMatch(/^(locspec:| {2}locspec\.config\.json)/);
    expect(code).toBe(2);
  });
}

test('2: a dataset that its schema refuses is named with the place', async ({ locspec, folder }) => {
  writeFileSync(join(folder, 'data.json'), JSON.stringify({ users: [{ id: 1, logn: 'alice' }] }));
  const { code, stderr } = await locspec('mock', '--port', '0', '--enterprise-port', '0', '--data', 'data.json');
  expect(stderr).toContain('/users/0');
  expect(stderr).toContain('logn');
  expect(code).toBe(2);
});
