import type { Query } from './checker.ts';
import type { Node, NodeOf } from './tree.ts';

/** A value that is passed to the code when it is bound to an evaluation context. */
export type Constant =
  | { readonly kind: 'value'; readonly value: number | string }
  | { readonly kind: 'mention'; readonly node: NodeOf<'mention'> }
  | { readonly kind: 'instant'; readonly text: string }
  | { readonly kind: 'spaced'; readonly text: string }
  | { readonly kind: 'node'; readonly node: Node }
  | { readonly kind: 'day'; readonly end: boolean };

/** What has been written for a query so far. */
export interface CodegenContext {
  readonly query: Query;
  readonly constants: Constant[];
  /** Declarations of functions. */
  readonly functions: string[];
  /** Variables of the function that is being written. */
  temporaries: string[];
  /** The number of names given to temporaries, functions and elements. */
  names: number;
}

/** A context in which nothing has been written. */
export const createCodegenContext = (query: Query): CodegenContext => ({
  query,
  constants: [],
  functions: [],
  temporaries: [],
  names: 0,
});

/** A number that no other name of the code has. */
export const nextName = (context: CodegenContext): number => context.names++;

/** Adds a constant and returns its name. */
export function addConstant(context: CodegenContext, constant: Constant): string {
  context.constants.push(constant);
  return `k${context.constants.length - 1}`;
}

/** Adds the instant of a datetime literal as a constant and returns its name. */
export const addInstant = (context: CodegenContext, literal: Node): string =>
  addConstant(context, { kind: 'instant', text: (literal as NodeOf<'datetime'>).text });

/** Adds a variable to the current function and returns its name. */
export function addTemporary(context: CodegenContext): string {
  const name = `t${nextName(context)}`;
  context.temporaries.push(name);
  return name;
}

/** Writes the body of a function, whose variables are its own. */
export function writeFunctionBody(context: CodegenContext, write: () => string): { js: string; declarations: string } {
  const outer = context.temporaries;
  context.temporaries = [];
  const js = write();
  const declarations = context.temporaries.length > 0 ? `let ${context.temporaries.join(',')};` : '';
  context.temporaries = outer;
  return { js, declarations };
}

/** What a record holds under the name of a member, of any type. */
export const writeMember = (node: NodeOf<'member'>, records: readonly string[]): string =>
  `${records[node.up]}[${JSON.stringify(node.name)}]`;
