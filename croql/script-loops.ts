import { comparisonOf } from './operators.ts';
import { ScriptDates } from './script-dates.ts';
import type { ComparisonSign, Node, NodeOf } from './tree.ts';

/** Writes the loops over collections, which end as early as they may. */
export abstract class ScriptLoops extends ScriptDates {
  protected count(node: NodeOf<'count'>, records: readonly string[]): string {
    if (this.query.semantics['plural-count'] === 'one') return `count(${this.value(node.collection, records).js})`;
    if (node.collection.kind === 'where') return this.loop(node.collection, records, 'count');
    return `${this.list(node.collection, records)}.length`;
  }

  protected filtered(node: NodeOf<'where'>, records: readonly string[]): string {
    return this.loop(node, records, 'keep');
  }

  protected list(node: Node, records: readonly string[]): string {
    const { js, absent } = this.value(node, records);
    return absent ? `(${js}??[])` : js;
  }

  /** A count compared with a literal: the loop ends as soon as the answer stands. */
  protected limitedCount(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
    const { left, right, operator } = node;
    if (left.kind !== 'count' || left.collection.kind !== 'where' || right.kind !== 'number') return null;
    const { semantics } = this.query;
    // An early end would skip a division by zero that the definition comes across.
    if (semantics['plural-count'] === 'one' || semantics.division === 'zero-error') return null;
    const limit = this.constant({ kind: 'value', value: right.value });
    const counted = this.loop(left.collection, records, limitOf(operator, limit));
    return comparisonOf(operator).script(counted, limit);
  }

  /** `count of X = count of X where (…)`: the loop ends at the first element that the predicate does not hold for. */
  protected wholeCount(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
    const { left, right, operator } = node;
    if (left.kind !== 'count' || right.kind !== 'count' || (operator !== '=' && operator !== '!=')) return null;
    const [whole, part] = right.collection.kind === 'where' ? [left, right] : [right, left];
    const { semantics } = this.query;
    if (part.collection.kind !== 'where' || semantics['plural-count'] === 'one') return null;
    if (semantics.division === 'zero-error' || !isSame(whole.collection, part.collection.collection)) return null;
    return `${operator === '=' ? '' : '!'}${this.loop(part.collection, records, 'all')}`;
  }

  /** A function that walks a filtered collection, and the call of it. */
  protected loop(node: NodeOf<'where'>, records: readonly string[], aim: string): string {
    const predicates: Node[] = [];
    let collection: Node = node;
    for (; collection.kind === 'where'; collection = collection.collection) predicates.unshift(collection.predicate);
    const isOuterSeen = this.query.semantics['outer-members'] === 'outer-record';
    const outer = isOuterSeen ? records.map((_, index) => `o${index}`) : [];
    const name = `f${this.names++}`;
    const element = `e${this.names++}`;
    const inner = this.inFunction(() =>
      predicates.map((each) => `(${this.truth(each, [element, ...outer])})`).join('&&'),
    );
    const [begin, step, end] = {
      keep: ['let n=[];', `if(${inner.js})n.push(${element})`, 'return n'],
      count: ['let n=0;', `if(${inner.js})n++`, 'return n'],
      all: ['', `if(!(${inner.js}))return false`, 'return true'],
    }[aim] ?? ['let n=0;', `if(${inner.js}){if(${aim})break}`, 'return n'];
    this.functions.push(
      `function ${name}(${['a', ...outer].join(',')}){${inner.declared}${begin}` +
        `for(let i=0;i<a.length;i++){const ${element}=a[i]??none;${step}}${end};}`,
    );
    const base = this.list(collection, records);
    return `${name}(${[base, ...(isOuterSeen ? records : [])].join(',')})`;
  }
}

/** Whether two nodes are the same member of the same record. */
const isSame = (a: Node, b: Node) => a.kind === 'member' && b.kind === 'member' && a.name === b.name && a.up === b.up;

function limitOf(operator: ComparisonSign, limit: string): string {
  return operator === '>=' || operator === '<' ? `++n>=${limit}` : `++n>${limit}`;
}
