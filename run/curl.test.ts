import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { curlCommand } from './curl.ts';

/** The words that a shell makes of a command, with `printf` in place of curl. */
const wordsOf = (command: string, env: Readonly<Record<string, string>>): readonly string[] =>
  execFileSync('sh', ['-c', command.replace(/^curl /, "printf '%s\\n' ")], { env: { ...env }, encoding: 'utf8' })
    .trimEnd()
    .split('\n');

test('a redacted value is a variable of the caller, and a comment says what it is', () => {
  const command = curlCommand({
    method: 'POST',
    url: 'http://a.example/oauth/token?code=[redacted]&state=x',
    headers: { authorization: '[redacted]', 'content-type': 'application/json' },
    body: '{"code":"[redacted]","client_secret":"[redacted]","text":"it\'s $HOME"}',
  });
  expect(command).toContain('# CODE: the code of a new authorization; LOCSPEC_TOKEN: an access token; CLIENT_SECRET:');
  expect(wordsOf(command, { LOCSPEC_TOKEN: 't 1', CODE: 'c"2', CLIENT_SECRET: '$(id)' })).toEqual([
    '-i',
    '-g',
    '-X',
    'POST',
    'http://a.example/oauth/token?code=c"2&state=x',
    '-H',
    'authorization: Bearer t 1',
    '-H',
    'content-type: application/json',
    '--data-raw',
    '{"code":"c"2","client_secret":"$(id)","text":"it\'s $HOME"}',
  ]);
});

test('Basic credentials stay Basic', () => {
  const command = curlCommand({
    method: 'POST',
    url: 'http://a.example/',
    headers: { authorization: 'Basic [redacted]' },
  });
  expect(wordsOf(command, { CREDENTIALS: 'YTpi' }).slice(-2)).toEqual(['-H', 'authorization: Basic YTpi']);
  expect(command).toContain('# CREDENTIALS: the client id, a colon and the secret, in base64');
});

test('a request without secrets has no comment, and a text of the target stays one word', () => {
  const command = curlCommand({ method: 'GET', url: "http://a.example/?croql=';id;'", headers: {} });
  expect(command).not.toContain('#');
  expect(wordsOf(command, {})).toEqual(['-i', '-g', "http://a.example/?croql=';id;'"]);
});
