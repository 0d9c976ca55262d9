import type { Complaint } from './diagnostics.ts';
import { arithmeticOf, comparisonOf, WORDS } from './operators.ts';
import type { Node, NodeOf, Type } from './tree.ts';
import { fits, present, TypeNotes } from './type-notes.ts';
import { memberOf, typeOf } from './vocabulary.ts';

const ORDERED = WORDS.find((row) => row.spelling === 'between')!.takes;

/** Gives every node of an expression its type, from the leaves up. */
export class Typer extends TypeNotes {
  root(node: Node, expects: 'boolean' | 'any'): Node {
    let tree = this.infer(node);
    if (expects === 'boolean' && !this.isNumberByTruth(tree)) {
      const truth = this.asTruth(tree);
      if (truth) tree = truth;
      else this.complain(tree.span, { code: 'not-boolean', where: 'query', found: tree.type });
    }
    if (!this.matchesNothing) return tree;
    return { kind: 'void', span: tree.span, type: tree.type, original: tree };
  }

  private isNumberByTruth(tree: Node): boolean {
    return tree.type === 'number' && this.reading.semantics['root-type'] === 'truth-of-number';
  }

  private infer(node: Node): Node {
    switch (node.kind) {
      case 'number':
        return { ...node, type: 'number' };
      case 'string':
        return { ...node, type: 'string' };
      case 'datetime':
        return this.datetime(node);
      case 'mention':
        return { ...node, type: node.of === 'user' ? 'number' : 'string' };
      case 'member':
        return this.member(node);
      case 'of':
        return this.of(node);
      case 'count':
        return this.count(node);
      case 'where':
        return this.where(node);
      case 'with':
        return this.with(node);
      case 'not': {
        const operand = this.infer(node.operand);
        const truth = this.asTruth(operand);
        if (!truth) return this.mistyped({ ...node, operand }, operand, 'not', ['boolean'], 'boolean');
        return { ...node, type: 'boolean', operand: truth };
      }
      case 'negative': {
        const operand = this.infer(node.operand);
        if (!fits(operand, 'number')) return this.mistyped({ ...node, operand }, operand, '-', ['number'], 'nothing');
        return { ...node, type: 'number', operand };
      }
      case 'logic':
        return this.logic(node);
      case 'arithmetic':
        return this.arithmetic(node);
      case 'comparison':
        return this.comparison(node);
      case 'between':
        return this.between(node);
      case 'if':
        return this.if(node);
      case 'present':
        // Set by an earlier check of the same tree.
        return this.infer(node.operand);
      case 'void':
        return node;
      case 'missing':
        return { ...node, type: 'nothing' };
    }
  }

  // ---- members ---------------------------------------------------------------------------------------------------

  private member(node: NodeOf<'member'>): Node {
    const reach = this.reading.semantics['outer-members'] === 'outer-record' ? this.scopes.length : 1;
    for (let up = 0; up < reach; up++) {
      const scope = this.scopes[this.scopes.length - 1 - up]!;
      if (!scope.members) return { ...node, type: 'nothing' };
      const member = memberOf(scope.members, node.name);
      if (member) return this.typed({ ...node, up, type: typeOf(member) }, node.name, member);
    }
    const { members } = this.scopes.at(-1)!;
    if (!members) return { ...node, type: 'nothing' };
    return this.unknown(node, node.name, members, node.span);
  }

  private of(node: NodeOf<'of'>): Node {
    const object = this.infer(node.object);
    if (object.type === 'nothing') return { ...node, object, type: 'nothing' };
    const members = this.shapes.get(object);
    if (object.type !== 'object' || !members) {
      return this.meaningless({ ...node, object }, object.span, {
        code: 'not-an-object',
        word: 'of',
        found: object.type,
      });
    }
    const member = memberOf(members, node.name);
    const span = { start: node.span.start, end: node.span.start + node.name.length };
    if (!member) return this.unknown({ ...node, object }, node.name, members, span);
    return this.typed({ ...node, object, type: typeOf(member) }, node.name, member);
  }

  // ---- collections and objects -----------------------------------------------------------------------------------

  private count(node: NodeOf<'count'>): Node {
    const collection = this.infer(node.collection);
    if (fits(collection, 'collection')) return { ...node, type: 'number', collection };
    const found = collection.type;
    return this.meaningless({ ...node, collection }, collection.span, {
      code: 'not-a-collection',
      word: 'count',
      found,
    });
  }

  private where(node: NodeOf<'where'>): Node {
    const collection = this.infer(node.collection);
    const predicate = this.predicate(node.predicate, collection);
    if (!fits(collection, 'collection')) {
      const found = collection.type;
      return this.meaningless(
        { ...node, collection },
        collection.span,
        found === 'object'
          ? { code: 'filter-word', found: 'where', instead: 'with' }
          : { code: 'not-a-collection', word: 'where', found },
      );
    }
    const result: Node = { ...node, type: collection.type, collection, predicate };
    this.shape(result, collection);
    return result;
  }

  private with(node: NodeOf<'with'>): Node {
    const object = this.infer(node.object);
    const predicate = this.predicate(node.predicate, object);
    if (!fits(object, 'object')) {
      const found = object.type;
      return this.meaningless(
        { ...node, object },
        object.span,
        found === 'collection'
          ? { code: 'filter-word', found: 'with', instead: 'where' }
          : { code: 'not-an-object', word: 'with', found },
      );
    }
    const result: NodeOf<'with'> = { ...node, type: 'object', object, predicate };
    this.shape(result, object);
    if (this.reading.semantics.with === 'boolean') return present(result);
    return result;
  }

  private predicate(node: Node, about: Node): Node {
    this.scopes.push({ members: this.shapes.get(about) ?? null });
    const predicate = this.infer(node);
    this.scopes.pop();
    const truth = this.asTruth(predicate);
    if (truth) return truth;
    const complaint: Complaint = { code: 'not-boolean', where: 'predicate', found: predicate.type };
    return this.meaningless(predicate, predicate.span, complaint, 'boolean');
  }

  // ---- operators -------------------------------------------------------------------------------------------------

  private logic(node: NodeOf<'logic'>): Node {
    const operands: Node[] = [];
    for (const each of node.operands) {
      const operand = this.infer(each);
      const truth = this.asTruth(operand);
      operands.push(truth ?? this.mistyped(operand, operand, node.operator, ['boolean'], 'boolean'));
    }
    return { ...node, type: 'boolean', operands };
  }

  private arithmetic(node: NodeOf<'arithmetic'>): Node {
    const left = this.infer(node.left);
    const right = this.infer(node.right);
    const wrong = [left, right].find((operand) => !fits(operand, 'number'));
    if (wrong) {
      return this.mistyped(
        { ...node, left, right },
        wrong,
        node.operator,
        arithmeticOf(node.operator).takes,
        'nothing',
      );
    }
    return { ...node, type: 'number', left, right };
  }

  private comparison(node: NodeOf<'comparison'>): Node {
    const row = comparisonOf(node.operator);
    const asked = this.infer(node.left);
    this.isTextWanted = asked.type === 'string' && node.right.kind === 'member';
    const answer = this.infer(node.right);
    this.isTextWanted = false;
    const [left, right] = this.alike([asked, answer]) as [Node, Node];
    const result: Node = { ...node, type: 'boolean', left, right };
    if (row.spelling === 'contains') {
      const wrong = [left, right].find((operand) => !fits(operand, 'string'));
      if (wrong) return this.mistyped(result, wrong, node.operator, row.takes, 'boolean');
    } else {
      const problem = this.comparable(result, [left, right], node.operator, row.takes);
      if (problem) return problem;
    }
    return this.withoutPlainCodes(result, left, right) ?? result;
  }

  private between(node: NodeOf<'between'>): Node {
    const operands = [this.infer(node.value), this.infer(node.low), this.infer(node.high)];
    const [value, low, high] = this.alike(operands) as [Node, Node, Node];
    const result: Node = { ...node, type: 'boolean', value, low, high };
    const problem = this.comparable(result, [value, low, high], 'between', ORDERED);
    if (problem) return problem;
    return this.withoutPlainCodes(result, value, low) ?? this.withoutPlainCodes(result, value, high) ?? result;
  }

  /** Null when the operands are of one type that the operator takes. */
  private comparable(result: Node, operands: readonly Node[], operator: string, takes: readonly Type[]): Node | null {
    const semantics = this.reading.semantics;
    const known = operands.filter((operand) => operand.type !== 'nothing');
    const first = known[0];
    if (!first) return null;
    const wrong = known.find((operand) => !takes.includes(operand.type));
    if (wrong) return this.mistyped(result, wrong, operator, takes, 'boolean');
    const other = known.find((operand) => operand.type !== first.type);
    if (other) {
      const [place, complaint] = this.unquotedDate(other) ??
        this.unquotedDate(first) ??
        this.doubleQuotedDate(known) ?? [
          result,
          { code: 'types-differ', operator, left: first.type, right: other.type } as const,
        ];
      return this.meaningless(result, place.span, complaint, 'boolean');
    }
    const isOrder = operator !== '=' && operator !== '!=';
    if (first.type === 'string' && isOrder && semantics['string-order'] === 'error') {
      return this.mistyped(result, first, operator, ['number', 'datetime'], 'boolean');
    }
    if (first.type === 'boolean' && semantics['boolean-equality'] === 'error') {
      return this.mistyped(result, first, operator, ['number', 'string', 'datetime'], 'boolean');
    }
    return null;
  }

  /** Operands brought to one type where the language allows it: a date in a string, something there as a boolean. */
  private alike(operands: readonly Node[]): readonly Node[] {
    const has = (type: Type) => operands.some((operand) => operand.type === type);
    if (has('datetime') && has('string') && this.reading.semantics['date-string'] === 'date') {
      return operands.map((operand) =>
        operand.kind === 'string'
          ? this.datetime({ kind: 'datetime', span: operand.span, type: 'unknown', text: operand.value })
          : operand,
      );
    }
    // Nothing else is asked of two objects than whether they are there.
    if (has('boolean') || has('object')) return operands.map((operand) => this.asTruth(operand) ?? operand);
    return operands;
  }

  private withoutPlainCodes(result: Node, left: Node, right: Node): Node | null {
    if (this.reading.semantics['plain-codes'] === 'accepted') return null;
    for (const [side, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const mention = this.declared.get(side)?.mention;
      if (mention === undefined || (other.kind === 'mention' && other.of === mention)) continue;
      const name = side.kind === 'member' || side.kind === 'of' ? side.name : mention;
      this.complain(other.span, { code: 'mention-needed', name, mention });
      return { ...result, type: 'boolean' };
    }
    return null;
  }

  private if(node: NodeOf<'if'>): Node {
    const asked = this.infer(node.condition);
    let condition = this.asTruth(asked);
    if (!condition) {
      const complaint: Complaint = { code: 'not-boolean', where: 'condition', found: asked.type };
      condition = this.meaningless(asked, asked.span, complaint, 'boolean');
    }
    const [then, otherwise] = this.branches(this.infer(node.then), this.infer(node.otherwise));
    const type = then.type === 'nothing' ? otherwise.type : then.type;
    const result: Node = { ...node, type, condition, then, otherwise };
    if (!this.areLike(then, otherwise)) {
      const complaint: Complaint = { code: 'branches-differ', left: then.type, right: otherwise.type };
      return this.meaningless(result, node.span, complaint);
    }
    this.shape(result, then.type === 'nothing' ? otherwise : then);
    return result;
  }

  /** The branches of a ternary, as booleans where they are alike in nothing else. */
  private branches(then: Node, otherwise: Node): readonly [Node, Node] {
    if (this.areLike(then, otherwise)) return [then, otherwise];
    const truths = [this.asTruth(then), this.asTruth(otherwise)] as const;
    return truths[0] && truths[1] ? [truths[0], truths[1]] : [then, otherwise];
  }
}
