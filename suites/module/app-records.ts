import { sendJob } from './send-job.ts';
import { INLINE_READ, isProcessed, RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { record, SPECIAL } from './strings.ts';
import type { JobShape } from '../drivers/job.ts';
import { coverPairs } from '../kit/all-pairs.ts';
import type { Point } from '../kit/all-pairs.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Depth } from '../../run/plan.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** Texts that apps split, mark or count, by their kinds. */
const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    SPECIAL.filter(({ uniqId }) =>
      ['pages', 'lines', 'items', 'speech', 'blocks', 'tag', 'braces', 'printf', 'icu', 'combined', 'address', 'capitals', 'pairs', 'long'].includes(uniqId),
    ).map(({ uniqId, text }) => [uniqId, String(text)]),
  ),
  'markup in paragraphs': 'Press <b>Enter</b>, {name}.\n\nThen wait.\nAnd go on.',
  plain: 'Open the file',
}; // prettier-ignore

/** Long texts, each two with letters that begin at other bytes: what is cut after some bytes is cut within a letter. */
const LONG = {
  'long, of two bytes a letter': 'ж'.repeat(200),
  'long, of two bytes a letter, one further': `a${'ж'.repeat(200)}`,
  'long, of three bytes a letter': '漢'.repeat(150),
  'long, of three bytes a letter, one further': `a${'漢'.repeat(150)}`,
  'long, of four bytes a letter': `ab${'🎉'.repeat(100)}`,
  long: 'section.'.repeat(40),
} as const;
type LongKind = keyof typeof LONG;
const LONG_KINDS = Object.keys(LONG) as readonly LongKind[];

/** What a string can have beside its text. */
const SPACE = {
  text: Object.keys(TEXTS),
  identifier: ['usual', 'with dots', 'with a part', 'its text', ...LONG_KINDS],
  context: ['none', 'lines', 'its text', ...LONG_KINDS],
  labels: ['none', 'one', 'the first that the app gives', 'the last that the app gives', 'twice the same', ...LONG_KINDS],
  maxLength: ['none', '1', '20', '100'],
  isHidden: ['none', 'true', 'false'],
  serviceType: ['none', 'html'],
  forms: ['none', 'all alike'],
  translation: ['none', 'of the text', 'approved'],
} as const; // prettier-ignore

type RecordPoint = Point<typeof SPACE>;

/** The labels that an app gives to a text of each kind. */
type OwnLabels = ReadonlyMap<string, readonly string[]>;

const isLong = (kind: string): kind is LongKind => kind in LONG;

function labelsOf({ labels, text }: RecordPoint, own: OwnLabels): readonly string[] {
  if (isLong(labels)) return [LONG[labels].slice(0, 100)];
  if (labels === 'twice the same') return ['menu', 'menu'];
  const given = own.get(text) ?? [];
  const one = labels === 'the first that the app gives' ? given[0] : given.at(-1);
  return labels === 'one' || one === undefined ? ['menu'] : [one];
}

/** A string with the values of a point. */
function buildRecord(point: RecordPoint, index: number, own: OwnLabels): StringRecord {
  const text = TEXTS[point.text]!;
  const { identifier, context, maxLength, isHidden, forms, translation } = point;
  const inForms = (each: string) => (forms === 'none' ? each : { one: each, other: each });
  const keys: Readonly<Record<string, string>> = { 'with dots': `menu.file.${index}`, 'with a part': `page.part${index}`, 'its text': text };
  const contexts: Readonly<Record<string, string>> = { lines: 'First line\nSecond line\n', 'its text': text };
  const entry = { text: text.toUpperCase(), ...(translation === 'approved' && { status: 'approved' as const }) };
  return record(`record-${index}`, inForms(text), {
    // One key would be another string's as well.
    identifier: isLong(identifier) ? `${LONG[identifier]}${index}` : `${keys[identifier] ?? `key-${index}`}`,
    ...(context !== 'none' && { context: isLong(context) ? LONG[context] : contexts[context]! }),
    ...(point.labels !== 'none' && { labels: [...labelsOf(point, own)] }),
    ...(maxLength !== 'none' && { maxLength: Number(maxLength) }),
    ...(isHidden !== 'none' && { isHidden: isHidden === 'true' }),
    ...(point.serviceType !== 'none' && { attributes: { serviceType: 'html' } }),
    ...(forms !== 'none' && { hasPlurals: true }),
    ...(translation !== 'none' && forms === 'none' && { translations: { uk: entry } }),
  });
} // prettier-ignore

/** Jobs of the strings with one kind of text each, in which every two values meet. */
function buildJobs(own: OwnLabels, depth: Depth | undefined): readonly JobShape[] {
  const points = coverPairs(SPACE, undefined, depth);
  return SPACE.text.flatMap((kind) => {
    const strings = points.flatMap((point, index) => (point.text === kind ? [buildRecord(point, index, own)] : []));
    if (strings.length === 0) return [];
    return [{ shape: `texts of the kind “${kind}” under fields of every kind`, strings, targets: ['uk'] as const }];
  });
}

/** Strings whose fields are of every kind. */
export const recordChecks: readonly Check[] = [
  check(
    'module.app.records',
    {
      title: 'strings in which every two kinds of text, key, context, label and other fields meet get a response',
      cites: [INLINE_READ],
      mayFind: RESPONSE_REQUIREMENTS,
    },
    async (context) => {
      const { target } = context;
      const texts = Object.entries(TEXTS).map(([kind, text]) => record(kind, text));
      const { outcome } = await sendJob(target, { shape: 'a text of every kind', strings: texts, fileId: 320 });
      const own = new Map(
        (outcome.kind === 'strings' ? outcome.records : [])
          .filter(isObject)
          .map(({ uniqId, labels }) => [String(uniqId), Array.isArray(labels) ? labels.map(String) : []]),
      );
      const jobs = buildJobs(own, target.plan.depth).map((job, index) => ({ ...job, fileId: 321 + index }));
      await context.judgeEach([isProcessed(INLINE_READ), ...responseRules], jobs, (job) => sendJob(target, job));
    },
  ),
];
