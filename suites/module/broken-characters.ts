import type { JobResponse } from './job-response.ts';
import { showValue } from './show-value.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What readers of another encoding make of a text. */
const MISREADINGS: readonly ((text: string) => string)[] = [
  (text) => Buffer.from(text, 'utf8').toString('latin1'),
  (text) => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8')),
  (text) => text.replace(/[^\0-\x7f]/g, '?'),
  (text) => text.replace(/[^\0-\x7f]/gu, '?'),
];
/** Below this number of characters beyond ASCII, a question mark may be the app's own. */
const MIN_REPLACED = 3;

/** What stands where bytes are no character, and halves of characters. */
const BROKEN = /(?:\ufffd|\p{Surrogate})+/u;

/** Half of a character, which no text in UTF-8 has. */
const HALF = /\p{Surrogate}/u;

/**
 * A text of the job that came back in other characters: read in another encoding, cut within a character, or broken where
 * two pieces of a file meet. What an app changes on purpose has another form.
 */
export function findBrokenText({ called, outcome }: JobResponse): { expected: string; actual: string } | undefined {
  if (outcome.kind !== 'strings') return undefined;
  const { strings, job } = called;
  const sent = listTexts([strings, job.file.name]);
  const strange = new Set([...listTexts(outcome.records)].filter((text) => !sent.has(text)));
  if (strange.size === 0) return undefined;
  const half = [...strange].find((text) => HALF.test(text));
  if (half !== undefined && ![...sent].some((text) => HALF.test(text))) return show('a text of whole characters', half);
  // Half of a character cannot be written in UTF-8, so something else stands for it.
  const known = [...sent].filter((text) => /[^\0-\x7f]/.test(text) && !HALF.test(text));
  for (const text of known) {
    const replaced = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
    for (const misread of MISREADINGS.slice(0, replaced < MIN_REPLACED ? 2 : undefined)) {
      const broken = misread(text);
      if (strange.has(broken)) return show(text, broken);
    }
  }
  for (const text of strange) {
    if (!BROKEN.test(text)) continue;
    const parts = text.split(BROKEN);
    const whole = known.find((each) => hasParts(each, parts));
    if (whole !== undefined) return show(whole, text);
  }
  return findCutText(strings, outcome.records);
}

/** Characters beyond the BMP, which some stores end a text at, and letters that are lost behind them. */
const BEYOND = /^\s*[\u{10000}-\u{10ffff}]/u;
const LETTERS = /(?![\u{10000}-\u{10ffff}])\p{L}.*$/su;

/** A text that came back without what follows its first character beyond the BMP, which no other string has either. */
function findCutText(strings: readonly StringRecord[], records: readonly unknown[]) {
  const texts = new Map(strings.map(({ uniqId, text }) => [uniqId, text]));
  const all = listTexts(records);
  for (const record of records.filter(isObject)) {
    const [sent, text] = [texts.get(record['uniqId'] as string), record['text']];
    if (typeof sent !== 'string' || typeof text !== 'string' || text === '' || !sent.startsWith(text)) continue;
    const rest = sent.slice(text.length);
    const [letters] = BEYOND.test(rest) ? (LETTERS.exec(rest) ?? []) : [];
    if (letters !== undefined && ![...all].some((one) => one.includes(letters))) return show(sent, text);
  }
  return undefined;
}

const show = (expected: string, actual: string) => ({
  expected: showValue(expected),
  actual: showValue(actual.replace(/\p{Surrogate}/gu, '\ufffd')),
});

/** Whether a text consists of these parts, in their order, with others between and beside them. */
function hasParts(text: string, parts: readonly string[]): boolean {
  if (!text.startsWith(parts[0] ?? '')) return false;
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return parts.some((part) => part !== '') || !/[\0-\x7f]/.test(text);
}

/** Every text in a value. */
function listTexts(value: unknown, into = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) listTexts(item, into);
  return into;
}
