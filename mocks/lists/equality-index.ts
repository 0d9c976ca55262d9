import type { Query } from '../../croql/checker.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';
import { nodeKey } from '../../croql/node-key.ts';
import { readMember, type Value } from '../../croql/record-values.ts';
import type { Node } from '../../croql/tree.ts';
import type { ListEntry } from '../data/resources.ts';

/** What is asked of each record before anything else: whether one of its values equals a text or a number. */
export interface Equality {
  /** Names the value: equalities of one list with the same key read the same. */
  readonly key: string;
  readonly read: (record: CroqlRecord) => Value;
  readonly expected: string | number;
}

/**
 * The equality that a query asks first, if it does. What comes after it in an `and` is never evaluated for other records,
 * so leaving them out changes nothing, not even which records are refused.
 */
export function findEquality({ tree, semantics }: Query): Equality | undefined {
  const first = tree.kind === 'logic' && tree.operator === 'and' ? tree.operands[0]! : tree;
  if (first.kind !== 'comparison' || first.operator !== '=' || semantics['string-case'] === 'insensitive')
    return undefined;
  const [member, literal] = isLiteral(first.left) ? [first.right, first.left] : [first.left, first.right];
  if (!isLiteral(literal)) return undefined;
  const { type } = member;
  const found = { key: nodeKey(member), expected: literal.value };
  if (member.kind === 'member') return { ...found, read: (record) => readMember(record, member.name, type, semantics) };
  if (member.kind !== 'of' || member.object.kind !== 'member') return undefined;
  const { name } = member.object;
  return {
    ...found,
    read: (record) => {
      const object = readMember(record, name, 'object', semantics) as CroqlRecord | null;
      return object && readMember(object, member.name, type, semantics);
    },
  };
}

const isLiteral = (node: Node) => node.kind === 'string' || node.kind === 'number';

/** Entries by a value of their record; most values are those of one entry. */
type Index = Map<Value, ListEntry | ListEntry[]>;

interface Usage {
  /** Whole lists that were scanned. */
  scans: number;
  index?: Index;
}

/** Building an index takes a few times as long as scanning the list, and pays for a list that is asked again. */
const MIN_SCANS = 3;
/** Values of one list that are indexed; each index can be as large as the list. */
const MAX_INDEXES = 4;

const usages = new WeakMap<readonly ListEntry[], Map<string, Usage>>();

/** The entries of a list that fulfil an equality, in their order; undefined while the list has no index for it. */
export function selectEqual(entries: readonly ListEntry[], equality: Equality): readonly ListEntry[] | undefined {
  const usage = usages.get(entries)?.get(equality.key);
  if (usage === undefined || usage.scans < MIN_SCANS) return undefined;
  usage.index ??= buildIndex(entries, equality);
  const found = usage.index.get(equality.expected) ?? [];
  return Array.isArray(found) ? found : [found];
}

/** Notes that all of a list was scanned for an equality. */
export function noteScan(entries: readonly ListEntry[], { key }: Equality): void {
  const known = usages.get(entries) ?? new Map<string, Usage>();
  usages.set(entries, known);
  const usage = known.get(key);
  if (usage) usage.scans += 1;
  else if (known.size < MAX_INDEXES) known.set(key, { scans: 1 });
}

function buildIndex(entries: readonly ListEntry[], { read }: Equality): Index {
  const index: Index = new Map();
  const add = (value: Value, entry: ListEntry) => {
    const known = index.get(value);
    if (known === undefined) index.set(value, entry);
    else if (!Array.isArray(known)) index.set(value, [known, entry]);
    else known.push(entry);
  };
  for (const entry of entries) {
    // A plural translation has several records, and a plural text several forms.
    const values = entry.records.flatMap((record) => read(record as CroqlRecord));
    for (const value of new Set(values)) if (value !== null) add(value, entry);
  }
  return index;
}
