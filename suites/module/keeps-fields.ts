import type { Outcome } from './job-response.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import type { Violation } from '../../run/finding.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Strings that were sent, and the outcome that returned them. */
export interface ReturnedStrings {
  readonly sent: readonly StringRecord[];
  readonly outcome: Outcome;
}

const FIELDS = ['context', 'maxLength', 'isHidden', 'labels', 'attributes', 'translations'] as const;

/** The strings with fields that came back with the text they had; what else an app changes is its own business. */
function pairUnchanged({ sent, outcome }: ReturnedStrings) {
  const records = outcome.kind === 'strings' ? outcome.records.filter(isObject) : [];
  const returned = new Map(records.map((record) => [record['uniqId'], record]));
  return sent.flatMap((before) => {
    if (!FIELDS.some((name) => hasMeaning(before[name]))) return [];
    const after = returned.get(before.uniqId);
    return after !== undefined && JSON.stringify(after['text']) === JSON.stringify(before.text)
      ? [{ before, after }]
      : [];
  });
}

function findLostField(before: StringRecord, after: Json): Violation | undefined {
  const name = FIELDS.find((field) => hasMeaning(before[field]) && !hasMeaning(after[field]));
  const what = 'a string whose text is unchanged';
  if (name !== undefined) {
    const had = `${showValue(before[name])} of the string ${showValue(before.uniqId)}`;
    return { code: 'missing-field', what, name, actual: `${showValue(after[name])} in place of ${had}` };
  }
  const { translations } = after;
  const language = Object.keys(before.translations ?? {}).find((id) => isObject(translations) && !(id in translations));
  if (language === undefined) return undefined;
  const actual = `none into ${language} for the string ${showValue(before.uniqId)}`;
  return { code: 'missing-field', what, name: 'translations', actual };
}

/** A field of a string that another string had, and not this one. */
function findForeignField(sent: readonly StringRecord[], before: StringRecord, after: Json): Violation | undefined {
  for (const name of ['context', 'translations'] as const) {
    const [own, given] = [JSON.stringify(before[name]), JSON.stringify(after[name])];
    if (own === given || !hasMeaning(after[name])) continue;
    const other = sent.find((record) => record.uniqId !== before.uniqId && JSON.stringify(record[name]) === given);
    if (other === undefined) continue;
    return {
      code: 'wrong-value',
      what: 'a string whose text is unchanged',
      name,
      expected: `that of the string ${showValue(before.uniqId)}`,
      actual: `${showValue(after[name])} of the string ${showValue(other.uniqId)}`,
    };
  }
  return undefined;
}

/** Whether a value means something else than its absence: it is neither empty nor a default. Source, "String record". */
export const hasMeaning = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const SENT = [{ uniqId: 'a', identifier: 'a', text: 'A', context: 'The menu', labels: ['menu'] }];
const returned = (...records: readonly object[]): ReturnedStrings => ({
  sent: SENT,
  outcome: { kind: 'strings', records },
});

/** Strings that come back with the text they had come back with every field. */
export const keepsFields: Rule<ReturnedStrings> = {
  requirement: 'module.fields-kept',
  expected: 'every field that the string had',
  violation: (input) => {
    for (const { before, after } of pairUnchanged(input)) {
      const lost = findLostField(before, after) ?? findForeignField(input.sent, before, after);
      if (lost !== undefined) return lost;
    }
    return undefined;
  },
  unproven: (input) =>
    pairUnchanged(input).length === 0 ? 'no string with fields came back with the text it had' : undefined,
  invalid: [
    { title: 'a context is gone', input: returned({ ...SENT[0], context: undefined }) },
    { title: 'labels are gone', input: returned({ ...SENT[0], labels: [] }) },
    {
      title: 'one of two translations is gone',
      input: {
        sent: [{ ...SENT[0]!, translations: { uk: { text: 'А' }, de: { text: 'Ä' } } }],
        outcome: { kind: 'strings', records: [{ ...SENT[0], translations: { uk: { text: 'А' } } }] },
      },
    },
    {
      title: 'a context is that of another string',
      input: {
        ...returned({ ...SENT[0], context: 'The toolbar' }),
        sent: [...SENT, { ...SENT[0]!, uniqId: 'b', context: 'The toolbar' }],
      },
    },
  ],
  valid: [
    { title: 'all fields are there', input: returned(...SENT) },
    { title: 'fields are changed', input: returned({ ...SENT[0], context: 'In the menu', labels: ['seen'] }) },
    {
      title: 'another string has another text and lost its fields',
      input: {
        ...returned(...SENT, { uniqId: 'b', identifier: 'b', text: 'C' }),
        sent: [...SENT, { ...SENT[0]!, uniqId: 'b' }],
      },
    },
  ],
};
