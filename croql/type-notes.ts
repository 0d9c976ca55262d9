import { contextOf, type Member, type Members } from '../spec/croql/context.ts';
import { isPossible, readDate } from './dates.ts';
import type { Complaint, Diagnostic } from './diagnostics.ts';
import { isFar, unknownMember } from './near.ts';
import type { Reading } from './options.ts';
import type { Node, NodeOf, Span, Type } from './tree.ts';

/** A record whose members may be named; null where nobody knows what it has. */
interface Scope {
  readonly members: Members | null;
}

/** What is known of the nodes of an expression while they get their types, and what is wrong with them. */
export class TypeNotes {
  readonly diagnostics: Diagnostic[] = [];
  protected readonly text: string;
  protected readonly reading: Reading;
  protected readonly scopes: Scope[];
  /** The members of each object and of the elements of each collection. */
  protected readonly shapes = new Map<Node, Members>();
  protected readonly declared = new Map<Node, Member>();
  protected matchesNothing = false;
  /** A text was compared with what is being looked at, so an unknown name may be a text without its quotes. */
  protected isTextWanted = false;

  constructor(text: string, reading: Reading) {
    this.text = text;
    this.reading = reading;
    this.scopes = [{ members: contextOf(reading.context).members }];
  }

  /** Notes what a member is declared to be, and refuses it where the edition has it not. */
  protected typed(node: Node, name: string, member: Member): Node {
    if (member.edition === 'enterprise' && this.reading.edition !== 'enterprise') {
      if (this.reading.semantics['enterprise-member'] === 'matches-nothing') this.matchesNothing = true;
      else if (this.reading.semantics['unknown-member'] === 'absent') return voided(node, 'nothing');
      else {
        this.complain(node.span, { code: 'enterprise-member', name });
        return { ...node, type: 'nothing' };
      }
    }
    this.declared.set(node, member);
    if (member.members) this.shapes.set(node, member.members);
    return node;
  }

  protected unknown(node: Node, name: string, members: Members, span: Span): Node {
    if (this.reading.semantics['unknown-member'] === 'absent') return voided(node, 'nothing');
    const complaint = unknownMember(name, members, this.reading);
    const isText = this.isTextWanted && complaint.code === 'unknown-member' && isFar(complaint);
    this.complain(span, isText ? { code: 'unquoted-text', found: name } : complaint);
    return { ...node, type: 'nothing' };
  }

  protected shape(node: Node, like: Node): void {
    const members = this.shapes.get(like);
    if (members) this.shapes.set(node, members);
  }

  /** Whether two values are of one type and, if they have members, of the same ones. */
  protected areLike(left: Node, right: Node): boolean {
    if (left.type === 'nothing' || right.type === 'nothing') return true;
    return left.type === right.type && this.shapes.get(left) === this.shapes.get(right);
  }

  protected datetime(node: NodeOf<'datetime'>): Node {
    const { semantics } = this.reading;
    const { text, span } = node;
    if (text === 'today') return { ...node, type: 'datetime' };
    const date = readDate(text);
    const complaint: Complaint | null = !date
      ? { code: /^\d/.test(text) ? 'datetime-form' : 'single-quoted-text', found: text }
      : date.form !== 'spaced' && semantics['date-forms'] === 'error'
        ? { code: 'datetime-form', found: text }
        : !isPossible(date, semantics['impossible-date'] === 'rolled-over')
          ? { code: 'impossible-date', found: text }
          : null;
    if (complaint) this.complain(span, complaint);
    return { ...node, type: complaint ? 'nothing' : 'datetime' };
  }

  /** The node that is a date without its quotes, and the complaint about it. */
  protected unquotedDate(node: Node): readonly [Node, Complaint] | null {
    const written = this.text.slice(node.span.start, node.span.end);
    if (node.kind !== 'arithmetic' || !readDate(written)) return null;
    return [node, { code: 'unquoted-date', instead: `'${written}'` }];
  }

  protected doubleQuotedDate(operands: readonly Node[]): readonly [Node, Complaint] | null {
    if (!operands.some(({ type }) => type === 'datetime')) return null;
    const found = operands.find((node) => node.kind === 'string' && (node.value === 'today' || readDate(node.value)));
    return found?.kind === 'string' ? [found, { code: 'double-quoted-date', found: found.value }] : null;
  }

  /** The node as a boolean, where it is one or says whether something is there; else null. */
  protected asTruth(node: Node): Node | null {
    if (node.type === 'boolean' || node.type === 'nothing') return node;
    if (node.kind === 'with' && node.type === 'object') return present(node);
    if (this.declared.get(node)?.type === 'boolean') return present(node);
    if (node.kind === 'if') {
      const then = this.asTruth(node.then);
      const otherwise = this.asTruth(node.otherwise);
      return then && otherwise && { ...node, type: 'boolean', then, otherwise };
    }
    return null;
  }

  protected mistyped(result: Node, operand: Node, operator: string, wanted: readonly Type[], gives: Type): Node {
    return this.meaningless(
      result,
      operand.span,
      { code: 'operand-type', operator, wanted, found: operand.type },
      gives,
    );
  }

  /** An operation over what it does not take: an error, or nothing at all, as the semantics have it. */
  protected meaningless(node: Node, span: Span, complaint: Complaint, gives: Type = 'nothing'): Node {
    if (this.reading.semantics['type-error'] === 'false') return voided(node, gives);
    this.complain(span, complaint);
    return { ...node, type: gives };
  }

  protected complain(span: Span, complaint: Complaint): void {
    this.diagnostics.push({ span, ...complaint });
  }
}

/** Whether a node is of a type, or of none that anybody knows. */
export const fits = (node: Node, type: Type): boolean => node.type === type || node.type === 'nothing';

/** Whether something is there, as a boolean. */
export const present = (operand: Node): Node => ({ kind: 'present', span: operand.span, type: 'boolean', operand });

/** What means nothing, where that is no error. */
export const voided = (original: Node, type: Type): Node => ({ kind: 'void', span: original.span, type, original });
