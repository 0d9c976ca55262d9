import { gaps, type Gap, type GapId } from '../spec/gaps/gaps.ts';
import { check, type Checked, type CheckOptions, type Query } from './checker.ts';
import { nodeKey } from './node-key.ts';
import { SEMANTIC_GAPS, type Semantics } from './semantics.ts';
import { someNode, type Node } from './tree.ts';

/** One resolution of one gap that is not the one of given semantics. */
export interface OtherResolution {
  readonly gap: keyof Semantics;
  readonly id: GapId;
  readonly resolution: string;
  /** The given semantics with this resolution. */
  readonly semantics: Semantics;
}

/** The time zones farthest from UTC, and one with daylight saving time. */
const ZONES = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York'];

/** Every known resolution of a gap of the language besides those of the semantics. */
export function otherResolutions(own: Semantics): readonly OtherResolution[] {
  return SEMANTIC_GAPS.flatMap(([gap, id]) => {
    const { choices }: Gap = gaps[id];
    const others = (choices ? Object.keys(choices) : ZONES).filter((name) => name !== own[gap]);
    return others.map((resolution) => {
      const semantics = { ...own, [gap]: resolution } as Semantics;
      return { gap, id, resolution, semantics };
    });
  });
}

/** The gaps that change values and never the tree, with the nodes whose value they change. */
export const VALUE_GAPS: { readonly [Gap in keyof Semantics]?: (node: Node) => boolean } = {
  'string-case': (node) => node.kind === 'comparison' && node.left.type === 'string',
  'between-bounds': ({ kind }) => kind === 'between',
  // Only an absent text is ever something else.
  null: ({ kind, type }) => (kind === 'member' || kind === 'of') && type === 'string',
  division: (node) => node.kind === 'arithmetic' && node.operator === '/',
  'date-zone': ({ kind }) => kind === 'datetime',
  today: (node) => node.kind === 'datetime' && node.text === 'today',
  'unknown-mention': ({ kind }) => kind === 'mention',
  'plural-text': ({ kind, type }) => kind === 'member' && type === 'string',
  'plural-count': ({ kind }) => kind === 'count',
};

/**
 * What the text of a query is under another resolution: a query of another tree or with parts of another value, or the
 * mistakes for which it is refused. Undefined if the resolution changes nothing; `key` is that of the query's tree.
 */
export function readUnder(
  { gap, semantics }: Pick<OtherResolution, 'gap' | 'semantics'>,
  query: Query,
  key = nodeKey(query.tree),
): Checked | undefined {
  const isRead = VALUE_GAPS[gap];
  if (isRead) {
    if (!someNode(query.tree, isRead)) return undefined;
    return { ok: true, query: { ...query, semantics }, type: query.type, diagnostics: [] };
  }
  const { context, edition, text } = query;
  // A part of a query may have any type; whether a whole one may is a question to the semantics it was read with.
  const expects = query.type === 'boolean' ? 'boolean' : 'any';
  const other = check(text, { context, edition, semantics, expects });
  return other.ok && nodeKey(other.query.tree) === key ? undefined : other;
}

/** A checked text, and the gaps that decided how it was read: with another resolution of any other, its tree is the same. */
export interface ObservedCheck {
  readonly checked: Checked;
  readonly asked: ReadonlySet<keyof Semantics>;
}

/** Checks a text, and notes which gaps that asks about. */
export function observeCheck(text: string, options: CheckOptions & { readonly semantics: Semantics }): ObservedCheck {
  const { semantics } = options;
  const asked = new Set<keyof Semantics>();
  const observed = new Proxy(semantics, {
    get: (own, name) => {
      asked.add(name as keyof Semantics);
      return own[name as keyof Semantics];
    },
  });
  const checked = check(text, { ...options, semantics: observed });
  return { checked: checked.ok ? { ...checked, query: { ...checked.query, semantics } } : checked, asked };
}
