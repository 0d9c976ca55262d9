import type { Query } from './checker.ts';
import { arithmeticOf, comparisonOf, logicOf } from './operators.ts';
import { within } from './script-dates.ts';
import { ScriptLoops } from './script-loops.ts';
import type { Code, Constant } from './script-parts.ts';
import type { Node, NodeOf } from './tree.ts';

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

/** What the code may call, by the names that the compiler gives. */
const RUNTIME = ['text', 'list', 'record', 'instant', 'isSpaced', 'compare', 'between', 'calculate', 'count', 'none'];

const sure = (js: string): Code => ({ js, absent: false, odd: false });
const ABSENT: Code = { js: 'undefined', absent: true, odd: false };

class Writer extends ScriptLoops {
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
  protected override truth(node: Node, records: readonly string[]): string {
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
    if (isEquality && this.query.semantics.today === 'whole-day') {
      const day = this.wholeDay(node, records);
      if (day !== null) return day;
    }
    const special =
      this.limitedCount(node, records) ?? this.wholeCount(node, records) ?? this.spacedComparison(node, records);
    if (special !== null) return special;
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

  // ---- values ------------------------------------------------------------------------------------------------------

  protected override value(node: Node, records: readonly string[]): Code {
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
}
