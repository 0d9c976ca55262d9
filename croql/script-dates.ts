import { contextOf } from '../spec/croql/context.ts';
import { instantOf, readDate } from './dates.ts';
import { comparisonOf } from './operators.ts';
import { ScriptParts } from './script-parts.ts';
import type { Node, NodeOf } from './tree.ts';

/** Writes comparisons of dates: by their text, where that is the same. */
export abstract class ScriptDates extends ScriptParts {
  /**
   * Dates written `YYYY-MM-DD hh:mm:ss` in UTC order as their text does, so a literal is compared as text. What is
   * found to hold is then looked at closely: it must be a date.
   */
  protected spacedComparison(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
    const held = this.heldDate(node.left, records);
    const literal = held === null ? null : this.spacedLiteral(node.right);
    if (held === null || literal === null) return null;
    const { script } = comparisonOf(node.operator);
    const text = this.temporary();
    const slow = script(`instant(${text})`, this.instant(node.right));
    const isEquality = node.operator === '=' || node.operator === '!=';
    const fast = script(text, literal) + (isEquality ? '' : `&&isSpaced(${text})`);
    return `(${isText(text, held)}?${fast}:${slow})`;
  }

  protected spacedBetween(node: NodeOf<'between'>, records: readonly string[]): string | null {
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

  protected heldDate(node: Node, records: readonly string[]): string | null {
    const { context, semantics } = this.query;
    if (contextOf(context).dates !== 'YYYY-MM-DD hh:mm:ss' || semantics['date-zone'] !== 'UTC') return null;
    if (node.type !== 'datetime') return null;
    return node.kind === 'member' ? this.held(node, records) : null;
  }

  /** The constant of a literal written `YYYY-MM-DD hh:mm:ss`; null for one that has no such text. */
  protected spacedLiteral(node: Node): string | null {
    if (node.kind !== 'datetime') return null;
    if (node.text === 'today') {
      return this.query.semantics.today === 'now' ? null : this.constant({ kind: 'spaced', text: node.text });
    }
    const instant = instantOf(readDate(node.text)!, 'UTC');
    const year = new Date(instant).getUTCFullYear();
    if (instant % 1000 !== 0 || year < 0 || year > 9999) return null;
    return this.constant({ kind: 'spaced', text: node.text });
  }

  protected wholeDay(node: NodeOf<'comparison'>, records: readonly string[]): string | null {
    const isToday = (side: Node) => side.kind === 'datetime' && side.text === 'today';
    const moment = isToday(node.right) ? node.left : isToday(node.left) ? node.right : null;
    if (!moment) return null;
    const at = this.temporary();
    const from = this.constant({ kind: 'day', end: false });
    const to = this.constant({ kind: 'day', end: true });
    const isWithin = `((${at}=${this.value(moment, records).js})>=${from}&&${at}<${to})`;
    return node.operator === '=' ? isWithin : `!${isWithin}`;
  }
}

const isText = (name: string, held: string) => `typeof(${name}=${held})==="string"&&${name}.length===19`;

/** Whether a value lies between two others, none of which needs a look at what it is. */
export function within(bounds: 'included' | 'excluded' | 'swapped', value: string, low: string, high: string): string {
  switch (bounds) {
    case 'included':
      return `${value}>=${low}&&${value}<=${high}`;
    case 'excluded':
      return `${value}>${low}&&${value}<${high}`;
    case 'swapped':
      return `(${value}>=${low}&&${value}<=${high}||${value}<=${low}&&${value}>=${high})`;
  }
}
