import { expect, test } from 'vitest';
import { addSeenSecrets, showExchange } from './evidence.ts';
import { createSecrets } from '../../run/secrets.ts';

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
    expect(JSON.stringify(showExchange(exchange(over), createSecrets()))).not.toContain('secret"');
    expect(JSON.stringify(showExchange(exchange(over), createSecrets()))).not.toContain('verysecret');
  });
}

test('credentials, cookies, codes and tokens that were seen are redacted wherever they are echoed', () => {
  const secrets = createSecrets();
  const asked = exchange({
    response: '{"access_token":"tok-1"}',
    headers: { cookie: 'a=coo-2; b=coo-3', authorization: 'Basic aWQ6cGFzcy00' },
  });
  addSeenSecrets(
    {
      ...asked,
      response: { ...asked.response, headers: { 'set-cookie': ['s=coo-5; Path=/'], location: ['/?code=cod-6'] } },
    },
    secrets,
  );
  const { response } = showExchange(
    exchange({ response: 'it was tok-1, coo-2, coo-3, pass-4, coo-5 and cod-6' }),
    secrets,
  ) as { response: { body: string } };
  expect(response.body).toBe('it was [redacted], [redacted], [redacted], [redacted], [redacted] and [redacted]');
});

test('control characters are escaped, and long bodies are cut', () => {
  const shown = showExchange(exchange({ response: `\u001b[2J${'x'.repeat(100_000)}` }), createSecrets());
  expect(shown.response?.body).not.toContain('\u001b');
  expect(shown.response?.body.length).toBeLessThan(5000);
  expect(shown.response?.body).toContain('more characters');
});
