import type { Called, Fetched } from './call-app.ts';
import { repeatedName } from './json-names.ts';
import { broken, kept, shown } from './points.ts';
import type { Point } from './points.ts';
import { previewPoints } from './preview-points.ts';
import { recordPoints } from './record-points.ts';
import { header } from '../exchange.ts';
import type { Answer } from '../exchange.ts';
import { showsInnerWorkings } from '../inner-workings.ts';

/** What an answer came down to. Records are as they came. */
export type Outcome =
  | { readonly kind: 'strings'; readonly records: readonly unknown[] }
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'none' };

/** An answer with everything that it shows about the rules. */
export interface Understood {
  readonly outcome: Outcome;
  readonly points: readonly Point[];
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NONE = { kind: 'none' } as const;
/** Five times 2^20 bytes: what lies below and above five million is left open. */
const MOST_BYTES = 5 * 2 ** 20;
/** Of the two minutes. */
const EARLY = 1 / 4;
const ANSWERED = 'module.response.answered';
const MESSAGE = 'module.response.error-message';
const DUE = 'a job response: data with strings, or error.message';

/** Understands what came of a job. */
export function understand(called: Called): Understood {
  const { exchange, failure, ms, wait } = called;
  if (failure !== undefined || exchange === undefined) return { outcome: NONE, points: [silence(called)] };
  const { response } = exchange;
  const inTime =
    ms > wait * EARLY
      ? broken(
          'module.answer-late',
          'the answer comes late',
          `an answer within ${seconds(wait * EARLY)}`,
          `one after ${seconds(ms)}`,
        )
      : kept('module.answer-late');
  const { outcome, points } = bodyPoints(called, response);
  return { outcome, points: [kept('module.limits.answer-in-time'), inTime, sizePoint(response), ...points] };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function silence({ failure, wait }: Called): Point {
  const came = failure?.detail ?? 'none';
  if (failure?.code === 'silent')
    return broken('module.limits.answer-in-time', 'no answer comes in time', `an answer within ${seconds(wait)}`, came);
  if (failure?.code === 'too-large')
    return broken('module.limits.response', 'the answer is too large', 'at most 5 MB', came);
  return broken(ANSWERED, 'no answer comes', DUE, `none: ${came}`);
}

function sizePoint({ size = 0 }: Answer): Point {
  if (size > MOST_BYTES)
    return broken('module.limits.response', 'the answer is too large', `at most 5 MB`, `${size} bytes`);
  return kept('module.limits.response');
}

function bodyPoints(called: Called, response: Answer): Understood {
  const { status, body } = response;
  const isSuccess = status >= 200 && status < 300;
  if (status === 304) return unchanged('304');
  const parsed = parse(body);
  const inside = isSuccess ? [] : [innerWorkings(body)];
  if (parsed === undefined || !isObject(parsed)) {
    const came = `${status}${body === '' ? ' and nothing' : ` ${header(response, 'content-type') ?? ''} ${shown(body)}`}`;
    const what = isSuccess
      ? 'the answer is no job response'
      : 'a job that is not processed is answered without a message';
    const point = isSuccess
      ? broken(ANSWERED, what, DUE, came)
      : broken(MESSAGE, what, 'error.message, which is shown to the user', came);
    return { outcome: NONE, points: [point, ...inside] };
  }
  const form = formPoints(response);
  const { error, data } = parsed;
  if (error !== undefined && error !== null) {
    const message = isObject(error) ? error['message'] : undefined;
    if (typeof message !== 'string') {
      const what = 'an error has no message';
      return {
        outcome: NONE,
        points: [...form, ...inside, broken(MESSAGE, what, 'error.message, a string', `error ${shown(error)}`)],
      };
    }
    return {
      outcome: { kind: 'error', message },
      points: [...form, kept(ANSWERED), kept(MESSAGE), innerWorkings(`${message}\n${body}`)],
    };
  }
  if (data !== undefined && data !== null && !isObject(data))
    return {
      outcome: NONE,
      points: [...form, broken(ANSWERED, 'the answer is no job response', 'data, an object', `data ${shown(data)}`)],
    };
  const given = isObject(data) ? data : {};
  if (given['strings'] === undefined && given['stringsUrl'] === undefined) {
    if (!isSuccess) {
      const what = 'a job that is not processed is answered without a message';
      return {
        outcome: NONE,
        points: [
          ...form,
          ...inside,
          broken(MESSAGE, what, 'error.message, which is shown to the user', `${status} ${shown(body)}`),
        ],
      };
    }
    return unchanged(shown(body), form);
  }
  const status2xx = isSuccess
    ? kept('module.answer-status')
    : broken('module.answer-status', 'strings come with a status of failure', '2xx', String(status));
  const { points, records } = stringsPoints(given, called);
  const plurals = (records ?? []).some((record) => isObject(record) && record['hasPlurals'] === true);
  return {
    outcome: records === undefined ? NONE : { kind: 'strings', records },
    points: [
      ...form,
      kept('module.answer-unchanged'),
      status2xx,
      ...points,
      ...(records === undefined ? [] : [kept(ANSWERED), ...recordPoints(records, called.job)]),
      ...previewPoints(given, called.previewFile, plurals),
    ],
  };
}

/** An answer by which an app seems to say that nothing changes: the source knows no such answer. */
function unchanged(came: string, form: readonly Point[] = []): Understood {
  const what = 'the answer has neither strings nor an error';
  const point = broken('module.answer-unchanged', what, 'the strings as they came', came);
  return { outcome: { kind: 'unchanged' }, points: [...form, point] };
}

function formPoints(response: Answer): Point[] {
  const type = header(response, 'content-type') ?? '';
  const twice = repeatedName(response.body);
  return [
    response.isUtf8 === false || response.body.startsWith('\ufeff')
      ? broken(
          'module.response.json',
          'the answer is not JSON in UTF-8',
          'UTF-8 without a byte order mark',
          'other bytes',
        )
      : kept('module.response.json'),
    /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)
      ? kept('module.response.content-type')
      : broken(
          'module.response.content-type',
          'the answer does not call itself JSON',
          'application/json',
          type === '' ? 'no content type' : type,
        ),
    twice === undefined
      ? kept('module.response.json-names')
      : broken(
          'module.response.json-names',
          'an object of the answer has a name twice',
          'each name once',
          shown(twice),
        ),
  ];
}

function innerWorkings(text: string): Point {
  return !showsInnerWorkings(text)
    ? kept('module.safety.inner-workings')
    : broken(
        'module.safety.inner-workings',
        'an error shows the inner workings of the app',
        'a sentence for the user',
        shown(text, 200),
      );
}

interface Given {
  readonly points: readonly Point[];
  readonly records?: readonly unknown[];
}

function stringsPoints({ strings, stringsUrl }: Json, { stringsFile }: Called): Given {
  const inline = strings === undefined ? undefined : inlineStrings(strings);
  const linked = stringsUrl === undefined ? undefined : linkedStrings(stringsUrl, stringsFile);
  const records = inline?.records ?? linked?.records;
  const differ =
    inline?.records !== undefined &&
    linked?.records !== undefined &&
    JSON.stringify(inline.records) !== JSON.stringify(linked.records);
  const either = differ
    ? broken(
        'module.response.strings-or-url',
        'strings come both inline and by address, and differ',
        'one or the other',
        `${inline.records.length} inline, ${linked.records.length} by address`,
      )
    : kept('module.response.strings-or-url');
  return { points: [either, ...(inline?.points ?? []), ...(linked?.points ?? [])], ...(records && { records }) };
}

function inlineStrings(strings: unknown): Given {
  if (Array.isArray(strings)) return { points: [kept('module.response.strings')], records: strings as unknown[] };
  return {
    points: [
      broken('module.response.strings', 'data.strings is no array', 'an array of string records', shown(strings)),
    ],
  };
}

function linkedStrings(stringsUrl: unknown, file: Fetched | undefined): Given {
  const requirement = 'module.response.strings-url';
  const what = 'the strings cannot be had at their address';
  const due = 'an address at which the strings are';
  if (file === undefined) return { points: [broken(requirement, what, due, shown(stringsUrl))] };
  if (file.kind === 'elsewhere') return { points: [] };
  if (file.kind === 'failed') return { points: [broken(requirement, what, due, file.detail)] };
  if (file.status < 200 || file.status > 299)
    return { points: [broken(requirement, what, due, `${shown(stringsUrl)} answers ${file.status}`)] };
  const records: unknown[] = [];
  for (const [index, line] of linesOf(file.body).entries()) {
    const record = parse(line);
    if (!isObject(record)) {
      const rule = 'a line of the strings file is no string record';
      const point = broken(
        'module.response.strings-url.lines',
        rule,
        'one JSON object on each line',
        `line ${index + 1}: ${shown(line)}`,
      );
      return { points: [kept(requirement), point] };
    }
    records.push(record);
  }
  return { points: [kept(requirement), kept('module.response.strings-url.lines')], records };
}

/** Lines end as they will, and empty ones are nothing. */
const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
}
