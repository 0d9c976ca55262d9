import { createChallenge, VERIFIER_ALPHABET } from '../drivers/pkce.ts';
import { swapCase } from '../kit/swap-case.ts';
import type { Random } from '../../run/prng.ts';

interface VerifierShape {
  readonly shape: string;
  readonly verifier: string;
}

/** The lengths that RFC 7636 4.1 allows. */
const [MIN_LENGTH, MAX_LENGTH] = [43, 128];

/**
 * Valid verifiers: every length that is allowed, drawn from the whole alphabet. That is enough of them to notice Base64
 * in place of Base64-URL, whose hashes differ for three of four verifiers.
 */
export function validVerifiers(random: Random, step = 1): readonly VerifierShape[] {
  const lengths = Array.from({ length: MAX_LENGTH - MIN_LENGTH + 1 }, (_, index) => MIN_LENGTH + index);
  return [
    ...lengths
      .filter((length) => (length - MIN_LENGTH) % step === 0 || length === MAX_LENGTH)
      .map((length) => ({
        shape: `a verifier of ${length} characters`,
        verifier: random.text(length, VERIFIER_ALPHABET),
      })),
    { shape: 'a verifier of signs', verifier: random.text(64, '-._~') },
    { shape: 'a verifier of digits', verifier: random.text(64, '0123456789') },
    { shape: 'a verifier of capitals', verifier: random.text(64, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') },
    { shape: 'a verifier that begins and ends with a sign', verifier: `-${random.text(60, VERIFIER_ALPHABET)}~` },
    { shape: 'a verifier that ends with a dot', verifier: `${random.text(60, VERIFIER_ALPHABET)}.` },
  ];
}

/** Verifiers that do not match a challenge, made from the one that does. */
export function wrongVerifiers(right: string, ofAnotherRequest: string, random: Random): readonly VerifierShape[] {
  return [
    { shape: 'another verifier', verifier: random.text(64, VERIFIER_ALPHABET) },
    { shape: 'the verifier of another request', verifier: ofAnotherRequest },
    { shape: 'the verifier without its last character', verifier: right.slice(0, -1) },
    { shape: 'the verifier without its first character', verifier: right.slice(1) },
    { shape: 'half of the verifier and more', verifier: right.slice(0, 44) },
    { shape: 'the verifier with one character more', verifier: `${right}A` },
    { shape: 'the verifier and a space', verifier: `${right} ` },
    { shape: 'a line feed and the verifier', verifier: `\n${right}` },
    { shape: 'the verifier in another case', verifier: swapCase(right) },
    { shape: 'the verifier backwards', verifier: [...right].reverse().join('') },
    {
      shape: 'the verifier with another last character',
      verifier: right.slice(0, -1) + (right.endsWith('A') ? 'B' : 'A'),
    },
  ].filter(({ verifier }) => verifier !== right);
}

/**
 * Plain challenges, with verifiers that are other texts: the same number to a language that compares texts of digits as
 * numbers, and one whose hash the challenge is.
 */
export const plainLookAlikes = (random: Random) => {
  const digits = (length: number) => random.text(length, '123456789');
  const some = digits(44);
  const hashed = random.text(64, VERIFIER_ALPHABET);
  return [
    { shape: 'two zeros with exponents', right: `0e${digits(42)}`, wrong: `0e${digits(42)}` },
    { shape: 'numbers of more digits than a float has', right: `1${some}1`, wrong: `1${some}2` },
    { shape: 'a zero more before it', right: `0${some}`, wrong: `00${some}` },
    { shape: 'a fraction of zero', right: some, wrong: `${some}.0` },
    { shape: 'the challenge is the hash of the verifier', right: createChallenge(hashed, 'S256'), wrong: hashed },
  ];
};

/** Verifiers that RFC 7636 4.1 does not allow. */
// prettier-ignore
export const malformedVerifiers = (random: Random) => [
  { shape: 'a verifier of 42 characters',              requirement: 'oauth.pkce.verifier-length',     verifier: random.text(42, VERIFIER_ALPHABET) },
  { shape: 'a verifier of one character',              requirement: 'oauth.pkce.verifier-length',     verifier: random.text(1, VERIFIER_ALPHABET) },
  { shape: 'a verifier of 129 characters',             requirement: 'oauth.pkce.verifier-length',     verifier: random.text(129, VERIFIER_ALPHABET) },
  { shape: 'a verifier with the signs of Base64',      requirement: 'oauth.pkce.verifier-characters', verifier: `${random.text(60, VERIFIER_ALPHABET)}+/==` },
  { shape: 'a verifier with a space',                  requirement: 'oauth.pkce.verifier-characters', verifier: `${random.text(30, VERIFIER_ALPHABET)} ${random.text(30, VERIFIER_ALPHABET)}` },
  { shape: 'a verifier with a letter outside of ASCII', requirement: 'oauth.pkce.verifier-characters', verifier: `${random.text(60, VERIFIER_ALPHABET)}é` },
] as const;

/** Changes one character in the middle of a token or code: at its end, a lenient decoder might not notice. */
export function tamper(value: string): string {
  const middle = Math.floor(value.length / 2);
  const at = value.slice(middle).search(/[a-z0-9]/i);
  if (at < 0) return `${value}x`;
  const place = middle + at;
  return value.slice(0, place) + (value[place] === 'A' ? 'B' : 'A') + value.slice(place + 1);
}
