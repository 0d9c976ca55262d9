import type { Query } from './checker.ts';
import type { Node, NodeOf } from './tree.ts';

/** A value that the code is given when it is bound to a world: of a literal, or one that only the world knows. */
export type Constant =
  | { readonly kind: 'value'; readonly value: number | string }
  | { readonly kind: 'mention'; readonly node: NodeOf<'mention'> }
  | { readonly kind: 'instant'; readonly text: string }
  | { readonly kind: 'spaced'; readonly text: string }
  | { readonly kind: 'node'; readonly node: Node }
  | { readonly kind: 'day'; readonly end: boolean };

/** An expression, and whether its value may be absent, or be something that `===` and `includes` do not understand. */
export interface Code {
  readonly js: string;
  readonly absent: boolean;
  readonly odd: boolean;
}

/** What every part of a script is written with: constants, temporaries, functions, and what a record holds. */
export abstract class ScriptParts {
  protected readonly query: Query;
  protected readonly constants: Constant[] = [];
  protected readonly functions: string[] = [];
  protected temporaries: string[] = [];
  protected names = 0;

  constructor(query: Query) {
    this.query = query;
  }

  /** An expression that is true or false and nothing else. */
  protected abstract truth(node: Node, records: readonly string[]): string;

  /** An expression of a node's value. */
  protected abstract value(node: Node, records: readonly string[]): Code;

  protected held(node: NodeOf<'member'>, records: readonly string[]): string {
    return `${records[node.up]}[${JSON.stringify(node.name)}]`;
  }

  protected heldBy(node: NodeOf<'of'>, records: readonly string[]): string {
    const isPlain = node.object.kind === 'member' && node.object.type === 'object';
    const object = isPlain ? this.held(node.object, records) : this.value(node.object, records).js;
    return `(${object}??none)[${JSON.stringify(node.name)}]`;
  }

  protected numeric(js: string, value: string): string {
    return `((${value}=${js})===${value}?${value}:undefined)`;
  }

  protected constant(constant: Constant): string {
    this.constants.push(constant);
    return `k${this.constants.length - 1}`;
  }

  protected temporary(): string {
    const name = `t${this.names++}`;
    this.temporaries.push(name);
    return name;
  }

  /** Writes the inside of a function, with its own temporaries. */
  protected inFunction(write: () => string): { js: string; declared: string } {
    const outer = this.temporaries;
    this.temporaries = [];
    const js = write();
    const declared = this.temporaries.length > 0 ? `let ${this.temporaries.join(',')};` : '';
    this.temporaries = outer;
    return { js, declared };
  }

  protected instant(node: Node): string {
    return this.constant({ kind: 'instant', text: (node as NodeOf<'datetime'>).text });
  }
}
