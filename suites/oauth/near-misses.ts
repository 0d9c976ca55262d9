import { tamper } from './verifiers.ts';
import { swapCase } from '../kit/swap-case.ts';
import type { Random } from '../../run/prng.ts';

/** Texts that are not this one, and that careless programs take for it; the plainest first. */
export function confusableWith(value: string, random: Random): readonly (readonly [shape: string, value: string])[] {
  const half = value.slice(0, Math.ceil(value.length / 2));
  const all = [
    ['another one', random.text(Math.max(24, value.length))],
    ['one character changed', tamper(value)],
    ['the first half', half],
    ['without its last character', value.slice(0, -1)],
    ['without its first character', value.slice(1)],
    ['one character more', `${value}x`],
    ['twice', value + value],
    ['in another case', swapCase(value)],
    ['a space after it', `${value} `],
    ['a space before it', ` ${value}`],
    ['percent-encoded', encodeURIComponent(value)],
    ['the other Base64 alphabet', value.replaceAll('-', '+').replaceAll('_', '/')],
    ['another numeral for the same number', writeAnotherNumeral(value)],
    ['a wildcard', '%'],
    ['a star', '*'],
    ['a query', "' or '1'='1"],
  ] as const;
  return all.filter(([, other]) => other !== value && other !== '');
}

/** The number that a text of digits is, in other digits: programs that compare numbers take one for the other. */
function writeAnotherNumeral(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  return number === 0 ? '0e1' : `0${value}`;
}
