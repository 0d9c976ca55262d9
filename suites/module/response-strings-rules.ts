import { requireType } from './field-violation.ts';
import { findStrings } from './job-response.ts';
import type { JobResponse, StringsContent } from './job-response.ts';
import { rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';
import type { Violation } from '../../run/finding.ts';

const aboutStrings = rowsAbout(findStrings, 'the response has no strings');

const aboutInline = rowsAbout((response: JobResponse) => {
  const content = findStrings(response);
  const isShown = content?.data['strings'] !== undefined || recordViolation(content) !== undefined;
  return isShown ? content : undefined;
}, 'the response has no strings inline');

/** A record that is no string record at all. */
const recordViolation = (content: StringsContent | undefined): Violation | undefined =>
  content?.faults?.violations.get('module.response.strings');

const aboutLink = rowsAbout((response: JobResponse) => {
  const content = findStrings(response);
  return content?.data['stringsUrl'] === undefined || content.linkFailure === null ? undefined : content;
}, 'the response has no strings at an address that the kit may ask');

/** How the strings of a response come: inline or by address. Source, "File-processing job response". */
export const STRINGS_ROWS: readonly RuleRow<JobResponse>[] = [
  aboutStrings('module.response.strings-or-url', 'strings or stringsUrl', ({ inline, linked }) => {
    if (inline === undefined || linked?.ok !== true) return undefined;
    if (JSON.stringify(inline) === JSON.stringify(linked.records)) return undefined;
    return {
      code: 'strings-differ',
      what: 'the strings inline and by address differ',
      expected: 'one or the other',
      actual: `${inline.length} inline, ${linked.records.length} by address`,
    };
  }),
  aboutInline('module.response.strings', 'an array of string records', (content) => {
    const { strings } = content.data;
    const isExpected = strings === undefined || Array.isArray(strings);
    return requireType('the response', 'data.strings', strings, 'an array', isExpected) ?? recordViolation(content);
  }),
  aboutLink('module.response.strings-url', 'an address of the strings', ({ data, linkFailure }) =>
    typeof linkFailure === 'string'
      ? { code: 'unreadable-url', name: 'stringsUrl', actual: `${showValue(data['stringsUrl'])}: ${linkFailure}` }
      : undefined,
  ),
  rowsAbout(
    (response: JobResponse) => findStrings(response)?.linked,
    'the response has no strings file that could be read',
  )('module.response.strings-url.lines', 'one JSON object on each line', (lines) =>
    lines.ok
      ? undefined
      : {
          code: 'wrong-format',
          what: 'the strings file',
          format: 'new-line delimited JSON in UTF-8',
          actual: `line ${lines.line}: ${showValue(lines.text)}`,
        },
  ),
];
