import { VERIFIER_ALPHABET } from './pkce.ts';
import type { Seeded } from '../seeded.ts';

interface VerifierShape {
  readonly shape: string;
  readonly verifier: string;
}

const [SHORTEST, LONGEST] = [43, 128];

/**
 * Sound verifiers: every length that RFC 7636 4.1 allows, drawn from its whole alphabet. That is enough of them for
 * Base64 in place of Base64-URL to show, whose hashes differ in three of four verifiers.
 */
export function soundVerifiers(chance: Seeded, step = 1): readonly VerifierShape[] {
  const lengths = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, index) => SHORTEST + index);
  return [
    ...lengths
      .filter((length) => (length - SHORTEST) % step === 0 || length === LONGEST)
      .map((length) => ({
        shape: `a verifier of ${length} characters`,
        verifier: chance.text(length, VERIFIER_ALPHABET),
      })),
    { shape: 'a verifier of signs', verifier: chance.text(64, '-._~') },
    { shape: 'a verifier of digits', verifier: chance.text(64, '0123456789') },
    { shape: 'a verifier of capitals', verifier: chance.text(64, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') },
    { shape: 'a verifier that begins and ends with a sign', verifier: `-${chance.text(60, VERIFIER_ALPHABET)}~` },
    { shape: 'a verifier that ends with a dot', verifier: `${chance.text(60, VERIFIER_ALPHABET)}.` },
  ];
}

/** Verifiers that are wrong for a challenge, made from the right one. All of them are well formed. */
export function wrongVerifiers(right: string, ofAnotherRequest: string, chance: Seeded): readonly VerifierShape[] {
  return [
    { shape: 'another verifier', verifier: chance.text(64, VERIFIER_ALPHABET) },
    { shape: 'the verifier of another request', verifier: ofAnotherRequest },
    { shape: 'the verifier without its last character', verifier: right.slice(0, -1) },
    { shape: 'the verifier without its first character', verifier: right.slice(1) },
    { shape: 'half of the verifier and more', verifier: right.slice(0, 44) },
    { shape: 'the verifier with one character more', verifier: `${right}A` },
    { shape: 'the verifier in another case', verifier: otherCase(right) },
    { shape: 'the verifier backwards', verifier: [...right].reverse().join('') },
    {
      shape: 'the verifier with another last character',
      verifier: right.slice(0, -1) + (right.endsWith('A') ? 'B' : 'A'),
    },
  ].filter(({ verifier }) => verifier !== right);
}

/** Verifiers that RFC 7636 4.1 does not allow. */
// prettier-ignore
export const malformedVerifiers = (chance: Seeded) => [
  { shape: 'a verifier of 42 characters',              breaks: 'oauth.pkce.verifier-length',     verifier: chance.text(42, VERIFIER_ALPHABET) },
  { shape: 'a verifier of one character',              breaks: 'oauth.pkce.verifier-length',     verifier: chance.text(1, VERIFIER_ALPHABET) },
  { shape: 'a verifier of 129 characters',             breaks: 'oauth.pkce.verifier-length',     verifier: chance.text(129, VERIFIER_ALPHABET) },
  { shape: 'a verifier with the signs of Base64',      breaks: 'oauth.pkce.verifier-characters', verifier: `${chance.text(60, VERIFIER_ALPHABET)}+/==` },
  { shape: 'a verifier with a space',                  breaks: 'oauth.pkce.verifier-characters', verifier: `${chance.text(30, VERIFIER_ALPHABET)} ${chance.text(30, VERIFIER_ALPHABET)}` },
  { shape: 'a verifier with a letter outside of ASCII', breaks: 'oauth.pkce.verifier-characters', verifier: `${chance.text(60, VERIFIER_ALPHABET)}é` },
] as const;

/** A text with its letters in the other case. */
export const otherCase = (text: string) =>
  [...text].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('');

/** A token or code with one character in its middle changed: at its end a lenient decoder might not notice. */
export function altered(value: string): string {
  const middle = Math.floor(value.length / 2);
  const at = value.slice(middle).search(/[a-z0-9]/i);
  if (at < 0) return `${value}x`;
  const place = middle + at;
  return value.slice(0, place) + (value[place] === 'A' ? 'B' : 'A') + value.slice(place + 1);
}
