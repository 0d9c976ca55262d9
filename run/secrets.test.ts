import { expect, test } from 'vitest';
import { createSecrets, listSecrets } from './secrets.ts';
import { ENCODINGS } from './test-encodings.ts';
import { plan } from './test-plan.ts';

/** Secrets of every length, with what each encoding changes. */
const SECRETS = [
  'k7',
  'q-4z',
  's3cr3t',
  'pa ss&1',
  'top secret/+ "1"',
  'a\\b"c\'<d>',
  'пароль-1',
  'x'.repeat(9),
  `long-${'y'.repeat(900)}`,
];

for (const [encoding, encode] of Object.entries(ENCODINGS))
  for (const secret of SECRETS) {
    // Two letters within base64 cannot be told from others.
    if (encoding.includes('base64') || encoding.includes('Basic') || encoding === 'in a token')
      if (Buffer.byteLength(secret) < 4) continue;
    test(`a secret of ${secret.length} characters, ${secret.slice(0, 16)}, is redacted ${encoding}`, () => {
      const written = encode(secret);
      const text = createSecrets([secret]).redact(`before (${written}) and "${written}" after`);
      expect(text).not.toContain(written);
      expect(text).toContain('[redacted]');
      expect(text).toMatch(/^before \(.*after$/s);
    });
  }

test('a short secret is redacted where it stands alone, and within no other word', () => {
  const { redact } = createSecrets(['en']);
  expect(redact('the end of en, x=en&y=%20en%20 "en"')).toBe(
    'the end of [redacted], x=[redacted]&y=%20[redacted]%20 "[redacted]"',
  );
});

test('a short word or number that was seen is no secret', () => {
  const { add, redact } = createSecrets();
  for (const value of ['', ' ', 'wrong', '1', 'dark']) add(value);
  expect(redact('wrong 1 dark')).toBe('wrong 1 dark');
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

// prettier-ignore
for (const text of [
  '{"access_token": "verysecret"}', '"{\\"refresh_token\\":\\"verysecret\\"}"', '/callback?code=verysecret&state=s', 'grant_type=x&client_secret=verysecret',
  'to=%2Fcallback%3Fstate%3Ds%26code%3Dverysecret', '/jobs/1?jwtToken=verysecret', '#access_token=verysecret', '/f?X-Amz-Signature=verysecret',
  'Authorization: Bearer verysecret', 'Set-Cookie: session=verysecret; Path=/', "authorization='Basic verysecret'", '{"Authorization":"verysecret"}',
])
  test(`what holds a secret by its name is redacted in ${text}`, () => {
    expect(createSecrets().redact(text)).not.toContain('verysecret');
  });

test('what a target can make long is redacted in a moment', () => {
  const secrets = createSecrets(SECRETS);
  for (let index = 0; index < 2_000; index++) secrets.add(`seen-secret-${index}`);
  const began = performance.now();
  for (const piece of ['\\', '%25', '&#x26;', '"', 'code=', 'authorization:', 'a', '\\"secret\\":\\"', '+ ', 'QUFB'])
    secrets.redact(piece.repeat(20_000 / piece.length));
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('everything secret in a plan is known', () => {
  const app = {
    ...{ baseUrl: '', manifest: {}, manifestPlace: '', key: '', url: '', patterns: {}, jobType: '', wait: 1, runs: 1 },
    headers: {
      'X-Key': 'of-headers',
      Authorization: `Basic ${Buffer.from('me:of-basic').toString('base64')}`,
      Accept: 'text/html',
    },
    query: { key: 'of-query', v: '1' },
    jwt: { secret: 'of-jwt', in: 'query:jwt', claims: {} },
  };
  const secrets = listSecrets({
    ...plan,
    app,
    accessToken: 'of-access',
    apps: { confidential: { clientId: 'x', clientSecret: 'of-app', redirectUris: [] } },
    consent: { by: 'browser', approve: [{ fill: '#p', with: 'of-step' }], deny: [] },
    targets: [
      { authUrl: 'http://a.example', baseUrl: 'http://a.example', stateUrl: 'http://a.example/_state?key=of-address' },
    ],
  });
  expect(secrets).toEqual(
    expect.arrayContaining([
      'of-headers',
      'of-basic',
      'of-query',
      'of-jwt',
      'of-access',
      'of-app',
      'of-step',
      'of-address',
    ]),
  );
  expect(secrets).not.toContain('text/html');
  expect(secrets).not.toContain('1');
});

test('a sign that was sent as a secret is no secret', () => {
  const { add, redact } = createSecrets();
  add('*');
  add(' ');
  expect(redact('translations.*.status and more')).toBe('translations.*.status and more');
});
