import { findDifference } from './compare-outcomes.ts';
import { findBrokenText } from './broken-characters.ts';
import { requireType } from './field-violation.ts';
import { findStrings } from './job-response.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import { repeatedName } from './json-names.ts';
import { MAX_PAYLOAD } from './payload-limit.ts';
import { PREVIEW_ROWS } from './preview-rules.ts';
import { RECORD_ROWS } from './record-rules.ts';
import { DROPPED, INVALID_RESPONSES, PROCESSED, UNPROCESSED, VALID_RESPONSES } from './response-examples.ts';
import { STRINGS_ROWS } from './response-strings-rules.ts';
import { addExamples, findViolation, rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';
import { header, isSuccess } from '../kit/exchange.ts';
import type { HttpResponse } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { showsStackTrace } from '../kit/stack-trace.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The share of the time allowed in which a response counts as early. */
const EARLY = 1 / 4;
const RESPONSE = 'the response';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
/** A response as one line: its status, type and body. */
function summarize(http: HttpResponse | undefined): string {
  if (http === undefined) return 'none';
  const { status, body } = http;
  return `${status} ${body === '' ? 'and nothing' : `${header(http, 'content-type') ?? ''} ${showValue(body)}`}`;
}

const NO_RESPONSE = 'no response came';
const aboutHttp = rowsAbout(({ http }: JobResponse) => http, NO_RESPONSE);
const aboutTime = rowsAbout(
  ({ http, called }: JobResponse) => (http !== undefined || called.failure?.code === 'silent' ? called : undefined),
  NO_RESPONSE,
);
const aboutSize = rowsAbout(
  ({ http, called }: JobResponse) => http ?? (called.failure?.code === 'too-large' ? called.failure : undefined),
  NO_RESPONSE,
);

const isInTime = aboutTime('module.limits.answer-in-time', 'a response within two minutes', ({ wait, failure }) =>
  failure === undefined ? undefined : { code: 'too-late', what: RESPONSE, max: seconds(wait), actual: failure.detail },
);

const LIMIT_ROWS: readonly RuleRow<JobResponse>[] = [
  isInTime,
  aboutHttp('module.answer-late', 'a response within a quarter of the time allowed', (_http, { called }) => {
    const { ms, wait } = called;
    if (ms <= wait * EARLY) return undefined;
    return { code: 'too-late', what: RESPONSE, max: seconds(wait * EARLY), actual: seconds(ms) };
  }),
  aboutSize('module.limits.response', 'a response of at most 5 MB', (arrived) => {
    if ('detail' in arrived) return { code: 'too-large', what: RESPONSE, max: '5 MB', actual: arrived.detail };
    const { size = 0 } = arrived;
    return size > MAX_PAYLOAD ? { code: 'too-large', what: RESPONSE, max: '5 MB', actual: `${size} bytes` } : undefined;
  }),
];

/** A response that is a job response, or should have been one: a failure without a message is another rule's matter. */
function findJobResponse(response: JobResponse): JobResponse | undefined {
  const { http, called, content, outcome } = response;
  const isLimit = called.failure?.code === 'silent' || called.failure?.code === 'too-large';
  if (http === undefined) return isLimit ? undefined : response;
  const isOther = content.kind === 'wrong-data' || (content.kind === 'no-object' && isSuccess(http));
  return isOther || outcome.kind === 'error' || outcome.kind === 'strings' ? response : undefined;
}

const isAnswered = rowsAbout(findJobResponse, 'the response has neither strings nor a message')(
  'module.response.answered',
  'a job response: data with strings, or error.message',
  ({ http, called, content }) => {
    if (http === undefined) return { code: 'no-response', detail: called.failure?.detail ?? 'none' };
    if (content.kind === 'wrong-data') return requireType(RESPONSE, 'data', content.data, 'an object', false);
    if (content.kind !== 'no-object') return undefined;
    return { code: 'wrong-format', what: RESPONSE, format: 'a job response', actual: summarize(http) };
  },
);

/** A response that says that the job failed. */
function findFailure({ http, content }: JobResponse) {
  const failed = (content.kind === 'no-object' || content.kind === 'no-strings') && http && !isSuccess(http);
  return content.kind === 'error' || failed ? content : undefined;
}

const hasErrorMessage = rowsAbout(findFailure, 'the response is no error')(
  'module.response.error-message',
  'error.message, which is shown to the user',
  (content, { http }) => {
    if (content.kind === 'error' && content.message !== undefined) return undefined;
    const actual = content.kind === 'error' ? `error ${showValue(content.error)}` : summarize(http);
    return { code: 'missing-field', what: RESPONSE, name: 'error.message', actual };
  },
);

const NO_STRINGS = 'the response has no strings';
const aboutStrings = rowsAbout(findStrings, NO_STRINGS);

/** The text of an error that a user may see. */
function findErrorText({ http, content }: JobResponse): string | undefined {
  if (http === undefined) return undefined;
  if (content.kind === 'error' && content.message !== undefined) return `${content.message}\n${http.body}`;
  const isText = content.kind === 'error' || content.kind === 'no-object' || content.kind === 'no-strings';
  return isText && !isSuccess(http) ? http.body : undefined;
}

const KIND_ROWS: readonly RuleRow<JobResponse>[] = [
  isAnswered,
  hasErrorMessage,
  rowsAbout((response: JobResponse) => {
    const { content, outcome, http } = response;
    return content.kind === 'strings' || outcome.kind === 'unchanged' ? http : undefined;
  }, NO_STRINGS)('module.answer-unchanged', 'the strings as they came, if nothing changes', (http, { content }) =>
    content.kind === 'strings'
      ? undefined
      : { code: 'missing-field', what: RESPONSE, name: 'data.strings or error.message', actual: summarize(http) },
  ),
  aboutStrings('module.answer-status', '2xx', (_content, { http }) =>
    http === undefined || isSuccess(http)
      ? undefined
      : { code: 'status', call: 'a job whose response has strings', expected: '2xx', actual: http.status },
  ),
  rowsAbout(findErrorText, 'the response is no error')(
    'module.safety.inner-workings',
    'a sentence for the user',
    (text) => (showsStackTrace(text) ? { code: 'stack-trace', actual: showValue(text, 200) } : undefined),
  ),
];

const aboutJson = rowsAbout(({ http, content: { kind } }: JobResponse) => {
  const isObject = kind === 'error' || kind === 'wrong-data' || kind === 'no-strings' || kind === 'strings';
  return isObject ? http : undefined;
}, 'the response is no JSON object');

const FORMAT_ROWS: readonly RuleRow<JobResponse>[] = [
  aboutJson('module.response.json', 'UTF-8 without a byte order mark', ({ isUtf8, body }, response) => {
    if (isUtf8 === false || body.startsWith('\ufeff'))
      return { code: 'wrong-format', what: RESPONSE, format: 'JSON in UTF-8', actual: 'other bytes' };
    const broken = findBrokenText(response);
    return broken && { code: 'strings-differ', what: 'a text comes back in other characters', ...broken };
  }),
  aboutJson('module.response.content-type', 'application/json', (http) => {
    const type = header(http, 'content-type') ?? '';
    if (/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) return undefined;
    return { code: 'header', name: 'Content-Type', expected: 'application/json', actual: type === '' ? null : type };
  }),
  aboutJson('module.response.json-names', 'each name of an object once', ({ body }) => {
    const twice = repeatedName(body);
    return twice === undefined ? undefined : { code: 'duplicate', what: 'name of an object', value: showValue(twice) };
  }),
];

/** What the response to a job has to be. Source, "File-processing job response". */
export const responseRules: readonly Rule<JobResponse>[] = addExamples(
  [...LIMIT_ROWS, ...KIND_ROWS, ...FORMAT_ROWS, ...STRINGS_ROWS, ...RECORD_ROWS, ...PREVIEW_ROWS],
  INVALID_RESPONSES,
  VALID_RESPONSES,
);

const statedRules = responseRules.filter(({ requirement }) => requirements[requirement].standing === 'stated');

/** Whether a response violates nothing that the source states. */
export const isValidResponse = (response: JobResponse): boolean =>
  statedRules.every(({ violation }) => violation(response) === undefined);

/** What the response to a job has to be whatever the job is. */
export const errorRules: readonly Rule<JobResponse>[] = responseRules.filter(({ requirement }) =>
  [isAnswered, hasErrorMessage].some((row) => row.requirement === requirement),
);

/** Every requirement that the response to a job can violate. */
export const RESPONSE_REQUIREMENTS: readonly RequirementId[] = responseRules.map(({ requirement }) => requirement);

/** A job whose content and strings come inline is read. */
export const INLINE_READ = 'module.response.inline-read';
/** A job whose content or strings are at an address is read. */
export const ADDRESSES_READ = 'module.response.addresses-read';
/** Both of them: every job is one of the two. */
export const READINGS = [INLINE_READ, ADDRESSES_READ] as const;

/** A valid job is processed. An error with a message is a refusal, which proves nothing. */
export const isProcessed = (requirement: typeof INLINE_READ | typeof ADDRESSES_READ): Rule<JobResponse> => ({
  madeBy: ['isProcessed', requirement],
  requirement,
  expected: 'strings, or error.message',
  violation: (response) => {
    if (response.outcome.kind === 'strings') return undefined;
    const size = Buffer.byteLength(response.called.text);
    if (response.http?.status === 413 && size <= MAX_PAYLOAD)
      return {
        code: 'wrong-result',
        what: 'a job that is not too large is refused as too large',
        expected: 'a job of up to 5 MB is read: the maximum request payload of the source',
        actual: `413 to a job of ${Math.ceil(size / 1000)} kB; does the app’s framework set a smaller limit?`,
      };
    return findViolation([isAnswered, hasErrorMessage, isInTime], (row) => row.violation(response));
  },
  unproven: ({ outcome }) =>
    outcome.kind === 'strings' && outcome.records.length > 0 ? undefined : 'the app did not process the job',
  invalid: UNPROCESSED,
  valid: PROCESSED,
});

/** The response to a job whose strings cannot be read, and whether the app processes the same strings where they can. */
export interface UnreadableJob {
  readonly processes: boolean;
  readonly outcome: Outcome;
  /** What the app makes of a file without strings. */
  readonly ofNone: Outcome;
}

const TITLE: Outcome = { kind: 'strings', records: [{ uniqId: 'title', identifier: 'title', text: 'a.json' }] };
const unread = (outcome: Outcome): UnreadableJob => ({ processes: true, outcome, ofNone: TITLE });
/** Whether a response has the strings that an app makes of a file without any. */
const isAsOfNone = ({ outcome, ofNone }: UnreadableJob) =>
  outcome.kind === 'strings' &&
  (outcome.records.length === 0 || (ofNone.kind === 'strings' && findDifference(outcome, ofNone) === undefined));

/** A job whose strings cannot be read is not answered as if it had none. Source, Errors. */
export const saysThatItFailed: Rule<UnreadableJob> = {
  requirement: 'module.response.error-message',
  expected: 'error.message',
  violation: (job) =>
    job.processes && isAsOfNone(job)
      ? {
          code: 'wrong-result',
          what: 'strings that cannot be read are taken for none',
          expected: 'error.message: the job could not be processed',
          actual: 'the response to a file without strings, and no error',
        }
      : undefined,
  unproven: ({ processes }) => (processes ? undefined : 'the app processes no strings by address'),
  invalid: [
    { title: 'no strings and no error', input: unread({ kind: 'strings', records: [] }) },
    { title: 'a string that the app adds to any file, and no error', input: unread(TITLE) },
  ],
  valid: [
    { title: 'an error with a message', input: unread({ kind: 'error', message: 'Not found.' }) },
    {
      title: 'strings, which the app reads from the file itself',
      input: unread({ kind: 'strings', records: [{ uniqId: 'a', identifier: 'a', text: 'A' }] }),
    },
  ],
};

/** A job with strings does not come back without any. */
export const keepsStrings: Rule<JobResponse> = {
  requirement: 'module.strings-dropped',
  expected: 'at least one string',
  violation: ({ outcome, called: { strings } }) =>
    strings.length > 0 && outcome.kind === 'strings' && outcome.records.length === 0
      ? {
          code: 'strings-differ',
          what: 'all strings of the file are dropped',
          expected: `strings made of the ${strings.length} that were sent`,
          actual: 'none',
        }
      : undefined,
  unproven: ({ outcome, called: { strings } }) =>
    strings.length > 0 && outcome.kind === 'strings' ? undefined : 'no job with strings came back with strings',
  invalid: DROPPED,
  valid: PROCESSED,
};
