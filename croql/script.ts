import { contextOf } from '../spec/croql/context.ts';
import type { Query } from './checker.ts';
import { instantOf, readDate } from './dates.ts';
import { arithmeticOf, comparisonOf, logicOf } from './operators.ts';
import type { ComparisonSign, Node, NodeOf } from './tree.ts';

/** A value that the code is given when it is bound to a world: of a literal, or one that only the world knows. */
export type Constant =
  | { readonly kind: 'value'; readonly value: number | string }
  | { readonly kind: 'mention'; readonly node: NodeOf<'mention'> }
  | { readonly kind: 'instant'; readonly text: string }
  | { readonly kind: 'spaced'; readonly text: string }
  | { readonly kind: 'node'; readonly node: Node }
  | { readonly kind: 'day'; readonly end: boolean };

/** JavaScript for a query: the body of a function of `R` (what it calls) and `K` (its constants, in this order). */
export interface Script {
  readonly body: string;
  readonly constants: readonly Constant[];
}

/**
 * Writes a checked tree as JavaScript. Nothing of the expression's text gets into it: literals are constants passed
 * from outside, and member names come from the context table, quoted. An absent value is `undefined` here, so that
 * numbers need no test for it: every comparison with it is false and arithmetic with it is NaN.
 */
export function scriptOf(query: Query): Script {
  return new Writer(query).script();
}

/** An expression, and whether its value may be absent, or be something that `===` and `includes` do not understand. */
interface Code {
  readonly js: string;
  readonly absent: boolean;
  readonly odd: boolean;
}

/** What the code may call, by the names that the compiler gives. */
const RUNTIME = ['text', 'list', 'record', 'instant', 'isSpaced', 'compare', 'between', 'calculate', 'count', 'none'];

const sure = (js: string): Code => ({ js, absent: false, odd: false });
const ABSENT: Code = { js: 'undefined', absent: true, odd: false };

class Writer {
  private readonly query: Query;
  private readonly constants: Constant[] = [];
  private readonly functions: string[] = [];
  private temporaries: string[] = [];
  private names = 0;

  constructor(query: Query) {
    this.query = query;
  }

  script(): Script {
    const { tree, type } = this.query;
    const result = this.inFunction(() => {
      if (type !== 'number') return this.truth(tree, ['r']);
      const value = this.temporary();
      return `(${value}=${this.value(tree, ['r']).js})!==undefined&&${value}!==0`;
    });
    const named = this.constants.map((_, index) => `k${index}=K[${index}]`);
    const code = `${this.functions.join('\n')}\nreturn function(r){${result.declared}return ${result.js};};`;
    const called = RUNTIME.filter((name) => code.includes(name));
    const known = [`{${called.join(',')}}=R`, ...named].join(',');
    return { body: `"use strict";const ${known};${code}`, constants: this.constants };
  }

  // ---- booleans --------------------------------------------------------------------------------------------------

  /** An expression that is true or false and nothing else. */
  private truth(node: Node, records: readonly string[]): string {
    switch (node.kind) {
      case 'member':
        return `${this.held(node, records)}===true`;
      case 'of':
        return `${this.heldBy(node, records)}===true`;
      case 'not':
        return `!(${this.truth(node.operand, records)})`;
      case 'present':
        return `${this.value(node.operand, records).js}!==undefined`;
      case 'logic': {
        const operands = node.operands.map((operand) => `(${this.truth(operand, records)})`);
        const { settledBy } = logicOf(node.operator);
        if (settledBy !== null) return operands.join(settledBy ? '||' : '&&');
        return operands.reduce((left, right) => `(${left}!==${right})`);
      }
      case 'comparison':
        return this.comparison(node, records);
      case 'between':
        return this.between(node, records);
      case 'if': {
        const [condition, then, otherwise] = [node.condition, node.then, node.otherwise].map((each) =>
          this.truth(each, records),
        );
        return `((${condition})?(${then}):(${otherwise}))`;
      }
      default:
        return 'false';
    }
  }

  private comparison(node: NodeOf<'comparison'>, records: readonly string[]): string {
    const isEquality = node.operator === '=' || node.operator === '!=';
    const special =
      this.limitedCount(node, records) ?? this.wholeCount(node, records) ?? this.spacedComparison(node, records);
    if (special !== null) return special;
    if (isEquality && this.query.semantics.today === 'whole-day') {
      const day = this.wholeDay(node, records);
      if (day !== null) return day;
    }
    const left = this.value(node.left, records);
    const right = this.value(node.right, records);
    if (this.isGeneric(node, left, right)) {
      return `compare(${JSON.stringify(node.operator)},${left.js},${right.js})`;
    }
    const { script } = comparisonOf(node.operator);
    if (node.operator !== 'contains') return script(left.js, right.js);
    const [text, part] = [this.temporary(), this.temporary()];
    const isThere = left.absent ? `(${text}=${left.js})!==undefined` : `(${text}=${left.js},true)`;
    if (!right.absent) return `(${isThere}&&${script(text, right.js)})`;
    return `(${isThere}&&(${part}=${right.js})!==undefined&&${script(text, part)})`;
  }

  /** Whether only the operator's own meaning will do: texts in any case, in order, or of several forms. */
  private isGeneric({ operator, left, right }: NodeOf<'comparison'>, a: Code, b: Code): boolean {
    const isString = left.type === 'string' || right.type === 'string';
    if (!isString) return false;
    const how = this.query.semantics['string-case'];
    if (operator === 'contains') return how !== 'sensitive' || a.odd || b.odd;
    if (operator !== '=' && operator !== '!=') return true;
    // A mention that nobody knows is equal to nothing, and `===` says so, unless it meets another oddity.
    const isMention = (node: Node) => node.kind === 'mention';
    return how === 'insensitive' || (a.odd && !isMention(left)) || (b.odd && !isMention(right)) || (a.odd && b.odd);
  }

  private between(node: NodeOf<'between'>, records: readonly string[]): string {
    const bounds = this.query.semantics['between-bounds'];
    const spaced = bounds === 'swapped' ? null : this.spacedBetween(node, records);
    if (spaced !== null) return spaced;
    const [value, low, high] = [node.value, node.low, node.high].map((each) => this.value(each, records)) as [
      Code,
      Code,
      Code,
    ];
    if ([node.value, node.low, node.high].some((each) => each.type === 'string')) {
      return `between(${value.js},${low.js},${high.js})`;
    }
    const [v, l, h] = [this.temporary(), this.temporary(), this.temporary()];
    const all = `${v}=${value.js},${l}=${low.js},${h}=${high.js}`;
    return `(${all},${within(bounds, v, l, h)})`;
  }

  // ---- dates of a string context -----------------------------------------------------------------------------------

  /**
   * Dates written `YYYY-MM-DD hh:mm:ss` in UTC order as their text does, so a literal is compared as text. What is
   * found to hold is then looked at closely: it must be a date.
   */
  private spacedComparison(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
    const held = this.heldDate(node.left, records);
    const literal = this.spacedLiteral(node.right);
    if (held === null || literal === null || node.operator === 'contains') return null;
    if (node.right.kind === 'datetime' && node.right.text === 'today' && this.query.semantics.today !== 'midnight')
      return null;
    const { script } = comparisonOf(node.operator);
    const text = this.temporary();
    const slow = script(`instant(${text})`, this.instant(node.right));
    const isEquality = node.operator === '=' || node.operator === '!=';
    const fast = script(text, literal) + (isEquality ? '' : `&&isSpaced(${text})`);
    return `(${isText(text, held)}?${fast}:${slow})`;
  }

  private spacedBetween(node: NodeOf<'between'>, records: readonly string[]): string | null {
    const held = this.heldDate(node.value, records);
    if (held === null) return null;
    const low = this.spacedLiteral(node.low);
    const high = this.spacedLiteral(node.high);
    if (low === null || high === null) return null;
    const bounds = this.query.semantics['between-bounds'];
    const text = this.temporary();
    const value = this.temporary();
    const slow = `(${value}=instant(${text}),${within(bounds, value, this.instant(node.low), this.instant(node.high))})`;
    return `(${isText(text, held)}?${within(bounds, text, low, high)}&&isSpaced(${text}):${slow})`;
  }

  private heldDate(node: Node, records: readonly string[]): string | null {
    const { context, semantics } = this.query;
    if (contextOf(context).dates !== 'YYYY-MM-DD hh:mm:ss' || semantics['date-zone'] !== 'UTC') return null;
    if (node.type !== 'datetime') return null;
    return node.kind === 'member' ? this.held(node, records) : node.kind === 'of' ? this.heldBy(node, records) : null;
  }

  /** The constant of a literal written `YYYY-MM-DD hh:mm:ss`; null for one that has no such text. */
  private spacedLiteral(node: Node): string | null {
    if (node.kind !== 'datetime' || this.query.semantics['date-zone'] !== 'UTC') return null;
    if (node.text === 'today') {
      return this.query.semantics.today === 'now' ? null : this.constant({ kind: 'spaced', text: node.text });
    }
    const instant = instantOf(readDate(node.text)!, 'UTC');
    const year = new Date(instant).getUTCFullYear();
    if (instant % 1000 !== 0 || year < 0 || year > 9999) return null;
    return this.constant({ kind: 'spaced', text: node.text });
  }

  private instant(node: Node): string {
    return this.constant({ kind: 'instant', text: (node as NodeOf<'datetime'>).text });
  }

  private wholeDay(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
    const isToday = (side: Node) => side.kind === 'datetime' && side.text === 'today';
    const moment = isToday(node.right) ? node.left : isToday(node.left) ? node.right : null;
    if (!moment) return null;
    const at = this.temporary();
    const from = this.constant({ kind: 'day', end: false });
    const to = this.constant({ kind: 'day', end: true });
    const isWithin = `((${at}=${this.value(moment, records).js})>=${from}&&${at}<${to})`;
    return node.operator === '=' ? isWithin : `!${isWithin}`;
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  private value(node: Node, records: readonly string[]): Code {
    switch (node.kind) {
      case 'number':
      case 'string':
        return sure(this.constant({ kind: 'value', value: node.value }));
      case 'datetime':
        return sure(this.instant(node));
      case 'mention':
        return { js: this.constant({ kind: 'mention', node }), absent: false, odd: node.of === 'language' };
      case 'member':
        return this.read(node, this.held(node, records));
      case 'of':
        return this.read(node, this.heldBy(node, records));
      case 'count':
        return sure(this.count(node, records));
      case 'where':
        return sure(this.filtered(node, records));
      case 'with': {
        const object = this.temporary();
        const predicate = this.truth(node.predicate, [object, ...records]);
        const js = `((${object}=${this.value(node.object, records).js})!==undefined&&(${predicate})?${object}:undefined)`;
        return { js, absent: true, odd: false };
      }
      case 'negative': {
        const value = this.temporary();
        return { js: this.numeric(`-(${this.value(node.operand, records).js})`, value), absent: true, odd: false };
      }
      case 'arithmetic':
        return this.arithmetic(node, records);
      case 'if': {
        if (node.type === 'boolean') return sure(this.truth(node, records));
        const then = this.value(node.then, records);
        const otherwise = this.value(node.otherwise, records);
        return {
          js: `((${this.truth(node.condition, records)})?${then.js}:${otherwise.js})`,
          absent: then.absent || otherwise.absent,
          odd: then.odd || otherwise.odd,
        };
      }
      case 'void':
      case 'missing':
        return node.type === 'boolean' ? sure('false') : ABSENT;
      default:
        return sure(`(${this.truth(node, records)})`);
    }
  }

  /** What a record holds under a member's name, read as the member's type. */
  private read(node: NodeOf<'member'> | NodeOf<'of'>, held: string): Code {
    const value = this.temporary();
    const { semantics } = this.query;
    switch (node.type) {
      case 'boolean':
        return sure(`(${held}===true)`);
      case 'number':
        return { js: `(typeof(${value}=${held})==="number"?${value}:undefined)`, absent: true, odd: false };
      case 'string':
        return {
          js: `(typeof(${value}=${held})==="string"?${value}:text(${value}))`,
          absent: semantics.null !== 'empty-text',
          odd: semantics['plural-text'] === 'any',
        };
      case 'datetime':
        return { js: `instant(${held})`, absent: true, odd: false };
      case 'object':
        return { js: `record(${held})`, absent: true, odd: false };
      case 'collection':
        return sure(`(Array.isArray(${value}=${held})?${value}:list(${value}))`);
      default:
        return ABSENT;
    }
  }

  private held(node: NodeOf<'member'>, records: readonly string[]): string {
    return `${records[node.up]}[${JSON.stringify(node.name)}]`;
  }

  private heldBy(node: NodeOf<'of'>, records: readonly string[]): string {
    const isPlain = node.object.kind === 'member' && node.object.type === 'object';
    const object = isPlain ? this.held(node.object, records) : this.value(node.object, records).js;
    return `(${object}??none)[${JSON.stringify(node.name)}]`;
  }

  private arithmetic(node: NodeOf<'arithmetic'>, records: readonly string[]): Code {
    const left = this.value(node.left, records).js;
    const right = this.value(node.right, records).js;
    const { spelling } = arithmeticOf(node.operator);
    const value = this.temporary();
    if (spelling !== '/') return { js: this.numeric(`${left}${spelling}${right}`, value), absent: true, odd: false };
    if (this.query.semantics.division === 'zero-error') {
      return { js: `calculate(${this.constant({ kind: 'node', node })},${left},${right})`, absent: true, odd: false };
    }
    const [a, b] = [this.temporary(), this.temporary()];
    const quotient = this.query.semantics.division === 'whole' ? `Math.trunc(${a}/${b})` : `${a}/${b}`;
    return {
      js: `(${a}=${left},${b}=${right},${b}===0?undefined:${this.numeric(quotient, value)})`,
      absent: true,
      odd: false,
    };
  }

  private numeric(js: string, value: string): string {
    return `((${value}=${js})===${value}?${value}:undefined)`;
  }

  // ---- collections ---------------------------------------------------------------------------------------------------

  private count(node: NodeOf<'count'>, records: readonly string[]): string {
    if (this.query.semantics['plural-count'] === 'one') return `count(${this.value(node.collection, records).js})`;
    if (node.collection.kind === 'where') return this.loop(node.collection, records, 'count');
    return `${this.list(node.collection, records)}.length`;
  }

  private filtered(node: NodeOf<'where'>, records: readonly string[]): string {
    return this.loop(node, records, 'keep');
  }

  private list(node: Node, records: readonly string[]): string {
    const { js, absent } = this.value(node, records);
    return absent ? `(${js}??[])` : js;
  }

  /** A count compared with a literal: the loop ends as soon as the answer stands. */
  private limitedCount(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
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
  private wholeCount(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
    const { left, right, operator } = node;
    if (left.kind !== 'count' || right.kind !== 'count' || (operator !== '=' && operator !== '!=')) return null;
    const [whole, part] = right.collection.kind === 'where' ? [left, right] : [right, left];
    const { semantics } = this.query;
    if (part.collection.kind !== 'where' || semantics['plural-count'] === 'one') return null;
    if (semantics.division === 'zero-error' || !isSame(whole.collection, part.collection.collection)) return null;
    return `${operator === '=' ? '' : '!'}${this.loop(part.collection, records, 'all')}`;
  }

  /** A function that walks a filtered collection, and the call of it. */
  private loop(node: NodeOf<'where'>, records: readonly string[], aim: string): string {
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

  // ---- names ---------------------------------------------------------------------------------------------------------

  private constant(constant: Constant): string {
    this.constants.push(constant);
    return `k${this.constants.length - 1}`;
  }

  private temporary(): string {
    const name = `t${this.names++}`;
    this.temporaries.push(name);
    return name;
  }

  /** Writes the inside of a function, with its own temporaries. */
  private inFunction(write: () => string): { js: string; declared: string } {
    const outer = this.temporaries;
    this.temporaries = [];
    const js = write();
    const declared = this.temporaries.length > 0 ? `let ${this.temporaries.join(',')};` : '';
    this.temporaries = outer;
    return { js, declared };
  }
}

/** Whether two nodes are the same member, however far out, or the same member of the same object. */
function isSame(a: Node, b: Node): boolean {
  if (a.kind === 'member' && b.kind === 'member') return a.name === b.name && a.up === b.up;
  return a.kind === 'of' && b.kind === 'of' && a.name === b.name && isSame(a.object, b.object);
}

const isText = (name: string, held: string) => `typeof(${name}=${held})==="string"&&${name}.length===19`;

function within(bounds: 'included' | 'excluded' | 'swapped', value: string, low: string, high: string): string {
  switch (bounds) {
    case 'included':
      return `${value}>=${low}&&${value}<=${high}`;
    case 'excluded':
      return `${value}>${low}&&${value}<${high}`;
    case 'swapped':
      return `(${value}>=${low}&&${value}<=${high}||${value}<=${low}&&${value}>=${high})`;
  }
}

function limitOf(operator: ComparisonSign, limit: string): string {
  return operator === '>=' || operator === '<' ? `++n>=${limit}` : `++n>${limit}`;
}
