import type { Query } from '../../croql/checker.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';
import { readMember, type Value } from '../../croql/record-values.ts';
import type { Node } from '../../croql/tree.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { ListEntry } from '../data/resources.ts';

/** What is asked of each record before anything else: whether one of its values equals a literal, or contains one. */
export interface FirstComparison {
  readonly operator: '=' | 'contains';
  /** Names what is read: comparisons of one list with the same key and operator share an index. */
  readonly key: string;
  readonly read: (record: CroqlRecord) => Value;
  readonly expected: string | number;
}

/**
 * The comparison that a query asks first, if an index can answer it. What comes after it in an `and` is never evaluated
 * for other records, so leaving them out changes nothing, not even which records are refused.
 */
export function findFirstComparison({ tree, semantics }: Query): FirstComparison | undefined {
  const first = tree.kind === 'logic' && tree.operator === 'and' ? tree.operands[0]! : tree;
  if (first.kind !== 'comparison' || semantics['string-case'] === 'insensitive') return undefined;
  const { operator, left, right } = first;
  if (operator !== '=' && operator !== 'contains') return undefined;
  const [member, literal] = operator === '=' && isLiteral(left) ? [right, left] : [left, right];
  if (!isLiteral(literal)) return undefined;
  const expected = literal.value;
  if (member.kind === 'member') {
    const { name, type } = member;
    return { operator, key: name, read: (record) => readMember(record, name, type, semantics), expected };
  }
  if (member.kind !== 'of' || member.object.kind !== 'member') return undefined;
  const { object, name, type } = member;
  const read = (record: CroqlRecord) => {
    const held = readMember(record, object.name, 'object', semantics) as CroqlRecord | null;
    return held && readMember(held, name, type, semantics);
  };
  return { operator, key: `${name} of ${object.name}`, read, expected };
}

const isLiteral = (node: Node) => node.kind === 'string' || node.kind === 'number';

/** The entries of a list, in their order, that a comparison with a literal may select; undefined if a scan is as fast. */
type Index = (expected: string | number) => readonly ListEntry[] | undefined;

/** What one list was asked for, by {@link usageKey}. */
interface Usage {
  readonly indexes: Map<string, Index>;
  /** How often most of the list was scanned. */
  readonly scans: BoundedMap<number>;
}

/** Building an index takes a few times as long as scanning the list, and pays for a list that is asked again. */
const MIN_SCANS = 3;
/** Indexes of one list; each can be as large as the list. */
const MAX_INDEXES = 4;
/** Comparisons of one list whose scans are counted; what was scanned for longest ago is forgotten. */
const MAX_COUNTED = 100;

const usages = new WeakMap<readonly ListEntry[], Usage>();

const usageKey = ({ operator, key }: FirstComparison) => `${operator} ${key}`;

/** The entries of a list that a comparison may select, in their order; undefined while the list has no index for it. */
export function selectByIndex(
  entries: readonly ListEntry[],
  comparison: FirstComparison,
): readonly ListEntry[] | undefined {
  const usage = usages.get(entries);
  if (usage === undefined) return undefined;
  const { indexes, scans } = usage;
  const key = usageKey(comparison);
  if (!indexes.has(key) && indexes.size < MAX_INDEXES && (scans.get(key) ?? 0) >= MIN_SCANS)
    indexes.set(key, INDEXES[comparison.operator](entries, readValues(comparison)));
  return indexes.get(key)?.(comparison.expected);
}

/** Notes that most of a list was scanned for a comparison. */
export function noteScan(entries: readonly ListEntry[], comparison: FirstComparison): void {
  const usage = usages.get(entries) ?? { indexes: new Map<string, Index>(), scans: new BoundedMap(MAX_COUNTED) };
  usages.set(entries, usage);
  const key = usageKey(comparison);
  usage.scans.set(key, (usage.scans.get(key) ?? 0) + 1);
}

type ReadValues = (entry: ListEntry) => readonly Value[];

/** Reads the values of an entry: a plural translation has several records, and a plural text several forms. */
const readValues =
  ({ read }: FirstComparison): ReadValues =>
  ({ records }) =>
    records.flatMap((record) => read(record as CroqlRecord));

const INDEXES: Readonly<
  Record<FirstComparison['operator'], (entries: readonly ListEntry[], read: ReadValues) => Index>
> = { '=': indexValues, contains: indexTexts };

/** Entries by value; most values are those of one entry. */
function indexValues(entries: readonly ListEntry[], read: ReadValues): Index {
  const byValue = new Map<Value, ListEntry | ListEntry[]>();
  for (const entry of entries) {
    for (const value of new Set(read(entry))) {
      const known = byValue.get(value);
      if (known === undefined) byValue.set(value, entry);
      else if (!Array.isArray(known)) byValue.set(value, [known, entry]);
      else known.push(entry);
    }
  }
  return (expected) => {
    const found = byValue.get(expected) ?? [];
    return Array.isArray(found) ? found : [found];
  };
}

/** The longest text that is searched as one, in UTF-16 code units: half of the longest that V8 has. */
const MAX_TEXT = 2 ** 28;
/** The part of a list above which what contains a text is scanned: a page of it is full early. */
const MAX_PART = 1 / 8;
/** The literals whose entries are kept: clients often ask the same first, and then something else. */
const MAX_RECENT = 20;

/** All texts as one, which is searched many times faster than each. What spans two texts is selected too. */
function indexTexts(entries: readonly ListEntry[], read: ReadValues): Index {
  const texts = entries.map((entry) =>
    read(entry)
      .filter((value) => typeof value === 'string')
      .join('\n'),
  );
  const starts: number[] = [0];
  for (const text of texts) starts.push(starts.at(-1)! + text.length + 1);
  if (starts.at(-1)! > MAX_TEXT) return () => undefined;
  const all = texts.join('\n');
  const search = (part: string) => {
    const found: ListEntry[] = [];
    let position = 0;
    for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, starts[position])) {
      if (found.length >= entries.length * MAX_PART) return undefined;
      position = findSegment(starts, at, position);
      found.push(entries[position]!);
      position += 1;
      if (position === entries.length) break;
    }
    return found;
  };
  const recent = new BoundedMap<readonly ListEntry[]>(MAX_RECENT);
  return (expected) => {
    const part = String(expected);
    const known = recent.use(part);
    if (known) return known;
    const found = search(part);
    if (found) recent.set(part, found);
    return found;
  };
}

/** The last position from `low` on whose start is not behind `at`. */
function findSegment(starts: readonly number[], at: number, low: number): number {
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}
