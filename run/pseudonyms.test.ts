import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPseudonyms, exchangeByPlace } from './pseudonyms.ts';
import { ENCODINGS } from './test-encodings.ts';

const KEY = Buffer.alloc(32, 7);
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

test('a pseudonym has letters of the same kinds at the same places, and is the same each time', () => {
  const secret = 'aB3-хå漢𐐀_9';
  const pseudonyms = createPseudonyms([secret], KEY);
  const pseudonym = pseudonyms.of(secret);
  expect(pseudonym).not.toBe(secret);
  expect(pseudonym).toMatch(/^[a-z][A-Z]\d-[а-я]{2}[\u4e00-\u5e00]\p{L}_\d$/u);
  expect(Buffer.byteLength(pseudonym)).toBe(Buffer.byteLength(secret));
  expect(pseudonyms.of(secret)).toBe(pseudonym);
  expect(createPseudonyms([secret], KEY).of(secret)).toBe(pseudonym);
});

test('under another key it is another; a secret inside of another one stands for itself there', () => {
  const secret = 'a-long-secret-of-an-app';
  const of = (key: Buffer, text: string) => createPseudonyms([secret], key).of(text);
  expect(of(Buffer.alloc(32, 8), secret)).not.toBe(of(KEY, secret));
  expect(of(KEY, 'the-long-secret-of-an-app')).not.toBe(of(KEY, secret));
  expect(of(KEY, `session=${secret}`)).toContain(of(KEY, secret));
});

for (const [encoding, encode] of Object.entries(ENCODINGS)) {
  test(`no secret is left ${encoding}, and what is around it stays`, () => {
    const secret = 'top secret/+ 4711';
    const written = encode(secret);
    const text = createPseudonyms([secret], KEY).replace(`before (${written}) after`);
    expect(text).not.toContain(written);
    expect(text).toMatch(/^before \(.+\) after$/s);
  });
}

test('a pseudonym stands for its secret in an address as escaped as the secret was', () => {
  const secret = 'a/b+c d-1234';
  const pseudonyms = createPseudonyms([secret], KEY);
  const text = pseudonyms.replace(`https://a.example/?code=${encodeURIComponent(secret)}&state=1`);
  expect(text).toBe(`https://a.example/?code=${encodeURIComponent(pseudonyms.of(secret))}&state=1`);
});

test('a pseudonym stands for its secret in a page with the same signs escaped', () => {
  const secret = `<b-1234>'"&x`;
  const pseudonyms = createPseudonyms([secret], KEY);
  const pseudonym = pseudonyms.of(secret);
  expect(pseudonyms.replace(`<p>&lt;b-1234>'&quot;&amp;x</p>`)).toBe(
    `<p>${pseudonym.replace('&', '&#38;').replace('<', '&#60;').replace('"', '&#34;')}</p>`,
  );
});

test('what a text names as a secret is one, though nobody gave it', () => {
  const pseudonyms = createPseudonyms([], KEY);
  expect(pseudonyms.replace('grant_type=authorization_code&code=abcDEF1234')).toBe(
    `grant_type=authorization_code&code=${pseudonyms.of('abcDEF1234')}`,
  );
});

test('the challenge of a verifier stays the challenge of its pseudonym', () => {
  const verifier = 'v'.repeat(20) + 'Q7'.repeat(15);
  const pseudonyms = createPseudonyms([verifier], KEY);
  const body = `grant_type=authorization_code&code_verifier=${verifier}`;
  pseudonyms.collect(body);
  expect(pseudonyms.replace(`code_challenge=${challengeOf(verifier)}`)).toBe(
    `code_challenge=${challengeOf(pseudonyms.of(verifier))}`,
  );
  expect(pseudonyms.challenges.get(challengeOf(pseudonyms.of(verifier)))).toBe(challengeOf(verifier));
});

test('a verifier that was its own challenge stands as it is, since its address shows it', () => {
  const verifier = 'plain-'.repeat(8);
  const pseudonyms = createPseudonyms([], KEY);
  pseudonyms.collect(`https://a.example/?code_challenge=${verifier}`);
  pseudonyms.collect(`code_verifier=${verifier}`);
  expect(pseudonyms.of(verifier)).toBe(verifier);
});

test('a secret of signs alone is left as it is', () => {
  expect(createPseudonyms(['-_-'], KEY).of('-_-')).toBe('-_-');
});

test('values exchanged by place are equal at a place where they were, and nowhere else', () => {
  const exchanged = exchangeByPlace(['abc-1', 'abd-1', 'xbc-2'], KEY);
  const [one = '', two = '', three = ''] = exchanged;
  expect(exchanged.every((value) => /^[a-z]{3}-\d$/.test(value))).toBe(true);
  expect(two.slice(0, 2)).toBe(one.slice(0, 2));
  expect(two[2]).not.toBe(one[2]);
  expect(two[4]).toBe(one[4]);
  expect(three.slice(1, 3)).toBe(one.slice(1, 3));
  expect([three[0], three[4]]).not.toEqual([one[0], one[4]]);
});
