import { expect, test } from 'vitest';
import { createSecrets } from './evidence.ts';

const exchange = (over: { url?: string; body?: string; response?: string; headers?: Record<string, string> }) => ({
  request: {
    method: 'POST',
    url: over.url ?? 'https://a.example/oauth/token',
    headers: { authorization: 'Bearer verysecret', accept: 'x', ...over.headers },
    ...(over.body === undefined ? {} : { body: over.body }),
  },
  response: {
    status: 200,
    headers: { 'set-cookie': ['session=verysecret'], location: ['https://b.example/?code=verysecret&state=s'] },
    body: over.response ?? '',
  },
});

// prettier-ignore
for (const { title, over } of [
  { title: 'in an address',                over: { url: 'https://a.example/?code=verysecret&client_secret=verysecret' } },
  { title: 'in a form',                    over: { body: 'grant_type=x&client_secret=verysecret&code_verifier=verysecret' } },
  { title: 'in a JSON body',               over: { body: '{"client_secret": "verysecret", "code_verifier":"verysecret"}' } },
  { title: 'in a JSON response',           over: { response: '{"access_token":"verysecret","refresh_token" : "very\\"secret"}' } },
] as const) {
  test(`a secret ${title} is redacted without being known`, () => {
    expect(JSON.stringify(createSecrets().show(exchange(over)))).not.toContain('secret"');
    expect(JSON.stringify(createSecrets().show(exchange(over)))).not.toContain('verysecret');
  });
}

test('a known secret is redacted everywhere, encoded or not', () => {
  const { add, redact } = createSecrets();
  add('top secret/+ "1"');
  const written = redact(
    `a top secret/+ "1" b ${encodeURIComponent('top secret/+ "1"')} c ${JSON.stringify('top secret/+ "1"')}`,
  );
  expect(written).not.toContain('secret/');
  expect(written).not.toContain('top%20');
});

test('redacting twice changes nothing more', () => {
  const { redact } = createSecrets();
  const once = redact('https://b.example/?code=verysecret&state=s');
  expect(redact(once)).toBe(once);
  expect(once).toContain('state=s');
});

test('the code of an error is no authorization code', () => {
  expect(createSecrets().redact('{"code":"croqlInvalidSyntax"}')).toContain('croqlInvalidSyntax');
});

test('control characters are escaped, and long bodies are cut', () => {
  const shown = createSecrets().show(exchange({ response: `\u001b[2J${'x'.repeat(100_000)}` }));
  expect(shown.response?.body).not.toContain('\u001b');
  expect(shown.response?.body.length).toBeLessThan(5000);
  expect(shown.response?.body).toContain('more characters');
});
