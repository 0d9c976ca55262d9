import { findDifference } from './compare-outcomes.ts';
import { requireType } from './field-violation.ts';
import { aboutJob, JOB } from './job-parts.ts';
import { isAddress } from './read-job.ts';
import type { ReadJob } from './read-job.ts';
import { isDefaultStatus } from './product.ts';
import { findViolation, rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';
import { describeRecordError } from './string-record-violation.ts';
import type { Violation } from '../../run/finding.ts';
import { isObject } from '../../spec/json.ts';
import { decisive } from '../../spec/schemas/schema-errors.ts';
import { validateStringRecord } from '../../spec/schemas/validate-string-record.gen.js';

const aboutStrings = rowsAbout(({ job }: ReadJob) => job?.['strings'], 'the job has no strings inline');
const aboutStringsUrl = rowsAbout(({ job, stringsFile }: ReadJob) => {
  const url = job?.['stringsUrl'];
  return isAddress(url) && stringsFile === null ? undefined : url;
}, 'the job has no strings at an address that the kit may ask');
const aboutLines = rowsAbout(
  ({ linkedStrings }: ReadJob) => linkedStrings,
  'the job has no strings file that could be read',
);

/** The lists of strings of the job, inline and by address. */
const aboutRecords = rowsAbout(({ job, linkedStrings }: ReadJob) => {
  const inline = job?.['strings'];
  const lists: readonly (readonly unknown[])[] = [
    ...(Array.isArray(inline) ? [inline as unknown[]] : []),
    ...(linkedStrings?.ok === true ? [linkedStrings.records] : []),
  ];
  return lists.length === 0 ? undefined : lists;
}, 'the job has no strings that could be read');

/** What the strings of a job have to be. */
export const STRINGS_ROWS: readonly RuleRow<ReadJob>[] = [
  aboutJob('module.request.strings-or-url', 'strings or stringsUrl', ({ strings, stringsUrl }) =>
    strings === undefined && stringsUrl === undefined
      ? { code: 'missing-field', what: JOB, name: 'strings or stringsUrl', actual: 'neither' }
      : undefined,
  ),
  aboutStrings('module.request.strings', 'an array of string records', (strings) =>
    requireType(JOB, 'strings', strings, 'an array of string records', Array.isArray(strings)),
  ),
  aboutStringsUrl('module.request.strings-url', 'an address of the strings', (stringsUrl, { stringsFile }) => {
    if (!isAddress(stringsUrl)) return requireType(JOB, 'stringsUrl', stringsUrl, 'an address', false);
    if (stringsFile === undefined)
      return { code: 'unreadable-url', name: 'stringsUrl', actual: 'no response with 2xx' };
    return undefined;
  }),
  aboutLines('module.request.strings-url.lines', 'one JSON object on each line', (lines) =>
    lines.ok
      ? undefined
      : {
          code: 'wrong-format',
          what: 'the strings file of the job',
          format: 'new-line delimited JSON',
          actual: `line ${lines.line}: ${showValue(lines.text)}`,
        },
  ),
  aboutRecords('module.request.string-record', 'string records as the table of the source describes them', (lists) =>
    findViolation(lists, findRecordViolation),
  ),
  aboutRecords('module.call.after-parsing', 'the strings that parsing gave', (lists, { strings, serviceTypeName }) =>
    findViolation(lists, (list) => {
      const records = list.map((record) => keepNamed(record, serviceTypeName));
      const due = strings.map((record) => keepNamed(record, 'serviceType'));
      const differs = findDifference({ kind: 'strings', records: due }, { kind: 'strings', records });
      if (differs === undefined) return undefined;
      return { code: 'strings-differ', what: 'the strings of the job are not what parsing gave', ...differs };
    }),
  ),
];

function findRecordViolation(records: readonly unknown[]): Violation | undefined {
  for (const [index, record] of records.entries()) {
    if (validateStringRecord(record)) continue;
    const errors = validateStringRecord.errors ?? [];
    const error = decisive(errors)[0] ?? errors[0];
    if (error !== undefined) return describeRecordError(error, record, index);
  }
  return undefined;
}

/** The fields of a string record. Source, "String record". */
const FIELDS: ReadonlySet<string> = new Set([
  ...['uniqId', 'identifier', 'context', 'text', 'maxLength', 'isHidden', 'hasPlurals', 'labels', 'translations'],
]);

const isNothing = (value: unknown) => value === '' || (isObject(value) && Object.keys(value).length === 0);

/** A translation without a status that is the default of the source. */
function withoutDefaultStatus(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { status, ...rest } = entry;
  return isDefaultStatus(status) ? rest : entry;
}

/**
 * What the source names of a record, its `serviceType` under the name of the source again: a service may send more, and may
 * spell out that a context or translations are not there, or the default of a status.
 */
function keepNamed(record: unknown, serviceTypeName: string): unknown {
  if (!isObject(record)) return record;
  const attributes = isObject(record['attributes']) ? record['attributes'] : {};
  const serviceType = attributes[serviceTypeName] ?? null;
  const { translations } = record;
  return {
    ...Object.fromEntries(
      Object.entries(record).filter(
        ([name, value]) => FIELDS.has(name) && !(['context', 'translations'].includes(name) && isNothing(value)),
      ),
    ),
    ...(isObject(translations) &&
      !isNothing(translations) && {
        translations: Object.fromEntries(
          Object.entries(translations).map(([language, entry]) => [language, withoutDefaultStatus(entry)]),
        ),
      }),
    ...(serviceType === null ? {} : { attributes: { serviceType } }),
  };
}
