import { readEnvelope } from '../drivers/envelope.ts';
import { readRecords } from '../drivers/read-list.ts';
import { ISO_DATE, RECORD_FIELDS } from '../drivers/record-fields.ts';
import { nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { listExchange } from '../rules/list-examples.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A list and the envelope that its target is expected to put around records: `data-of-data`, `data` or `array`. */
interface Enveloped {
  readonly exchange: Exchange;
  readonly envelope: string;
}

/** Records come in the expected envelope. */
export const hasEnvelope: Rule<Enveloped> = {
  requirement: 'lists.envelope',
  expected: 'the expected envelope around records',
  violation: ({ exchange, envelope }) => {
    const actual = readEnvelope(exchange) ?? 'another envelope';
    if (actual === envelope || holdsNothing(exchange)) return undefined;
    return { code: 'field', name: nameCall(exchange), expected: envelope, actual };
  },
  unproven: ({ exchange }) => (holdsNothing(exchange) ? 'the list holds no records' : undefined),
  // prettier-ignore
  invalid: [
    { title: 'records wrapped once',          input: enveloped('{"data":[{"id":1}]}', 'data-of-data') },
    { title: 'an array',                      input: enveloped('[{"id":1}]', 'data') },
    { title: 'an envelope of another name',   input: enveloped('{"items":[{"id":1}]}', 'data') },
    { title: 'one record wrapped, one not',   input: enveloped('{"data":[{"data":{"id":1}},{"id":2}]}', 'data-of-data') },
  ],
  // prettier-ignore
  valid: [
    { title: 'records wrapped twice',         input: enveloped('{"data":[{"data":{"id":1}}]}', 'data-of-data') },
    { title: 'records wrapped once',          input: enveloped('{"data":[{"id":1}]}', 'data') },
    { title: 'an array',                      input: enveloped('[{"id":1}]', 'array') },
  ],
};

const holdsNothing = (exchange: Exchange) => (readRecords(exchange) ?? []).length === 0;

function enveloped(body: string, envelope: string): Enveloped {
  return { exchange: listExchange(200, body), envelope };
}

/** Every record of a list has these fields, null or not. */
const hasFields = (requirement: RequirementId, fields: readonly string[]): Rule<Exchange> => ({
  requirement,
  expected: fields.join(', '),
  violation: (exchange) => {
    const records = readRecords(exchange) ?? [];
    const missing = fields.filter((field) => records.some((record) => record[field] === undefined));
    if (missing.length === 0) return undefined;
    const actual = `records without ${missing.join(', ')}`;
    return { code: 'field', name: nameCall(exchange), expected: fields.join(', '), actual };
  },
  unproven: (exchange) => (holdsNothing(exchange) ? 'the list holds no records' : undefined),
  invalid: fields.map((field) => ({
    title: `no ${field} in the second record`,
    input: listExchange(200, JSON.stringify([recordWith(fields), recordWith(fields.filter((one) => one !== field))])),
  })),
  valid: [
    {
      title: 'null in every field, and one field more',
      input: listExchange(200, JSON.stringify([recordWith([...fields, 'more'])])),
    },
  ],
});

const recordWith = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]));

/** The fields that every record of a list has, by the context of the list. */
export const hasRecordFields: Readonly<Record<ContextName, Rule<Exchange>>> = {
  'source-string': hasFields('lists.string-record', RECORD_FIELDS['source-string']),
  translation: hasFields('lists.translation-record', RECORD_FIELDS.translation),
  'tm-segment': hasFields('lists.segment-record', RECORD_FIELDS['tm-segment']),
  'glossary-term': hasFields('lists.term-record', RECORD_FIELDS['glossary-term']),
};

/** The dates of records are written in ISO 8601 with an offset. A date that is missing is for another rule to judge. */
export const hasIsoDates: Rule<Exchange> = {
  requirement: 'lists.record-dates',
  expected: 'dates in ISO 8601 with an offset',
  violation: (exchange) => {
    const wrong = findDates(exchange).find((date) => !ISO_DATE.test(String(date)));
    if (wrong === undefined) return undefined;
    const expected = 'dates in ISO 8601 with an offset';
    return { code: 'field', name: nameCall(exchange), expected, actual: String(wrong) };
  },
  unproven: (exchange) => (findDates(exchange).length === 0 ? 'no record of the list has a date' : undefined),
  // prettier-ignore
  invalid: [
    { title: 'no offset',                        input: dated('2024-01-02T03:04:05', '2024-01-02T03:04:05Z') },
    { title: 'a space in place of the T',        input: dated('2024-01-02T03:04:05Z', '2024-01-02 03:04:05+00:00') },
    { title: 'a number of seconds',              input: dated('2024-01-02T03:04:05Z', 1704164645) },
  ],
  // prettier-ignore
  valid: [
    { title: 'fractions of a second and UTC',    input: dated('2024-01-02T03:04:05.678Z', '2024-01-02T03:04:05Z') },
    { title: 'an offset',                        input: dated('2024-01-02T03:04:05+02:00', '2024-01-02T03:04:05-05:30') },
    { title: 'null beside a date',               input: dated('2024-01-02T03:04:05Z', null) },
  ],
};

const findDates = (exchange: Exchange): readonly unknown[] =>
  (readRecords(exchange) ?? [])
    .flatMap(({ createdAt, updatedAt }) => [createdAt, updatedAt])
    .filter((date) => date !== undefined && date !== null);

function dated(createdAt: unknown, updatedAt: unknown): Exchange {
  return listExchange(200, JSON.stringify([{ id: 1, createdAt, updatedAt }]));
}

/** Terms of a glossary, and how their values should be spelled: in `words`, or as the `codes` of the language. */
interface SpelledTerms {
  readonly exchange: Exchange;
  readonly spelling: string;
}

/** The status and type of terms are spelled as expected. */
export const hasTermValues: Rule<SpelledTerms> = {
  requirement: 'lists.term-values',
  expected: 'values in the expected spelling',
  violation: ({ exchange, spelling }) => {
    const wrong = spelling === 'words' ? /_/ : / /;
    const actual = findTermValues(exchange).find((value) => wrong.test(value));
    if (actual === undefined) return undefined;
    return { code: 'field', name: nameCall(exchange), expected: `values in ${spelling}`, actual };
  },
  unproven: ({ exchange }) =>
    findTermValues(exchange).some((value) => /[ _]/.test(value)) ? undefined : 'no term has a value of two words',
  // prettier-ignore
  invalid: [
    { title: 'an underscore where words are expected', input: spelled('not_recommended', 'variant', 'words') },
    { title: 'a space where codes are expected',       input: spelled('draft', 'full form', 'codes') },
  ],
  // prettier-ignore
  valid: [
    { title: 'words',                                  input: spelled('not recommended', 'full form', 'words') },
    { title: 'codes',                                  input: spelled('not_recommended', 'full_form', 'codes') },
  ],
};

const findTermValues = (exchange: Exchange): readonly string[] =>
  (readRecords(exchange) ?? []).flatMap(({ status, type }) => [String(status), String(type)]);

function spelled(status: string, type: string, spelling: string): SpelledTerms {
  return { exchange: listExchange(200, JSON.stringify([{ id: 1, status, type }])), spelling };
}
