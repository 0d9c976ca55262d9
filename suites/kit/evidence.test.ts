import { expect, test } from '@playwright/test';
import { secrets } from './evidence.ts';

const exchange = (over: { url?: string; body?: string; answer?: string; headers?: Record<string, string> }) => ({
  request: {
    method: 'POST',
    url: over.url ?? 'https://a.example/oauth/token',
    headers: { authorization: 'Bearer verysecret', accept: 'x', ...over.headers },
    ...(over.body === undefined ? {} : { body: over.body }),
  },
  response: {
    status: 200,
    headers: { 'set-cookie': ['session=verysecret'], location: ['https://b.example/?code=verysecret&state=s'] },
    body: over.answer ?? '',
  },
});

// prettier-ignore
for (const { title, over } of [
  { title: 'in an address',                over: { url: 'https://a.example/?code=verysecret&client_secret=verysecret' } },
  { title: 'in a form',                    over: { body: 'grant_type=x&client_secret=verysecret&code_verifier=verysecret' } },
  { title: 'in a JSON body',               over: { body: '{"client_secret": "verysecret", "code_verifier":"verysecret"}' } },
  { title: 'in a JSON answer',             over: { answer: '{"access_token":"verysecret","refresh_token" : "very\\"secret"}' } },
] as const) {
  test(`a secret ${title} is struck out without being known`, () => {
    expect(JSON.stringify(secrets().show(exchange(over)))).not.toContain('secret"');
    expect(JSON.stringify(secrets().show(exchange(over)))).not.toContain('verysecret');
  });
}

test('a known secret is struck out wherever it stands, encoded or not', () => {
  const { keep, strike } = secrets();
  keep('top secret/+ "1"');
  const written = strike(
    `a top secret/+ "1" b ${encodeURIComponent('top secret/+ "1"')} c ${JSON.stringify('top secret/+ "1"')}`,
  );
  expect(written).not.toContain('secret/');
  expect(written).not.toContain('top%20');
});

test('striking twice changes nothing more', () => {
  const { strike } = secrets();
  const once = strike('https://b.example/?code=verysecret&state=s');
  expect(strike(once)).toBe(once);
  expect(once).toContain('state=s');
});

test('the kind of an error is no authorization code', () => {
  expect(secrets().strike('{"code":"croqlInvalidSyntax"}')).toContain('croqlInvalidSyntax');
});

test('control characters cannot drive a terminal, and long bodies are cut', () => {
  const shown = secrets().show(exchange({ answer: `\u001b[2J${'x'.repeat(100_000)}` }));
  expect(shown.response?.body).not.toContain('\u001b');
  expect(shown.response?.body.length).toBeLessThan(5000);
  expect(shown.response?.body).toContain('more characters');
});
