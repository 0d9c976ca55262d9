import type { ContextName } from '../spec/croql/context.ts';
import type { Span, Type } from './tree.ts';

/** What is wrong at a place of an expression: a code and the facts. `wording` makes the sentence. */
export type Diagnostic = { readonly span: Span } & Complaint;

/** The codes of diagnostics, which tests and programs compare. */
export type DiagnosticCode = Complaint['code'];

export type Complaint =
  // Characters and tokens
  | { readonly code: 'unexpected-character'; readonly found: string }
  | { readonly code: 'curly-quote'; readonly found: string; readonly instead: string }
  | { readonly code: 'unclosed-string'; readonly quote: '"' | "'" }
  | { readonly code: 'number-form'; readonly found: string }
  | { readonly code: 'number-too-large' }
  // Grammar
  | { readonly code: 'empty' }
  | { readonly code: 'foreign-operator'; readonly found: string; readonly instead: string }
  | { readonly code: 'keyword-case'; readonly found: string; readonly instead: string }
  | { readonly code: 'no-in' }
  | { readonly code: 'no-null'; readonly found: string }
  | { readonly code: 'no-boolean-literal'; readonly found: string }
  | { readonly code: 'dotted-path'; readonly found: string; readonly instead: string }
  | { readonly code: 'missing-operator'; readonly found: string }
  | { readonly code: 'missing-operand'; readonly found: string }
  | { readonly code: 'missing-word'; readonly wanted: string; readonly found: string }
  | { readonly code: 'missing-close' }
  | { readonly code: 'unexpected-close' }
  | { readonly code: 'chained-comparison'; readonly operator: string }
  | { readonly code: 'bare-predicate'; readonly word: string }
  | { readonly code: 'missing-predicate'; readonly word: string }
  | { readonly code: 'parentheses-needed'; readonly around: string }
  | { readonly code: 'bare-count' }
  | { readonly code: 'mention-kind'; readonly found: string }
  | { readonly code: 'mention-form'; readonly instead: string }
  | { readonly code: 'unquoted-date'; readonly instead: string }
  | { readonly code: 'too-deep'; readonly limit: number }
  | { readonly code: 'too-many' }
  // Meaning
  | {
      readonly code: 'unknown-member';
      readonly name: string;
      readonly context: ContextName;
      /** The closest names known here, nearest first. */
      readonly near: readonly string[];
      /** Where the name is known: other contexts. */
      readonly contexts: readonly ContextName[];
      /** The words that say what the name means elsewhere, for example in the API's records. */
      readonly instead: string | null;
    }
  | {
      /** A member of the context that stands deeper or further out than here. */
      readonly code: 'misplaced-member';
      readonly name: string;
      readonly owners: readonly string[];
    }
  | { readonly code: 'enterprise-member'; readonly name: string }
  | { readonly code: 'unquoted-text'; readonly found: string }
  | { readonly code: 'operand-type'; readonly operator: string; readonly wanted: readonly Type[]; readonly found: Type }
  | { readonly code: 'types-differ'; readonly operator: string; readonly left: Type; readonly right: Type }
  | { readonly code: 'branches-differ'; readonly left: Type; readonly right: Type }
  | { readonly code: 'not-boolean'; readonly where: 'query' | 'condition' | 'predicate'; readonly found: Type }
  | { readonly code: 'not-a-collection'; readonly word: 'count' | 'where'; readonly found: Type }
  | { readonly code: 'not-an-object'; readonly word: 'of' | 'with'; readonly found: Type }
  | { readonly code: 'filter-word'; readonly found: 'where' | 'with'; readonly instead: 'where' | 'with' }
  | { readonly code: 'single-quoted-text'; readonly found: string }
  | { readonly code: 'double-quoted-date'; readonly found: string }
  | { readonly code: 'datetime-form'; readonly found: string }
  | { readonly code: 'impossible-date'; readonly found: string }
  | { readonly code: 'mention-needed'; readonly name: string; readonly mention: 'user' | 'language' }
  // Surroundings: only where `Semantics` says that these are errors
  | { readonly code: 'unknown-mention'; readonly of: 'user' | 'language'; readonly name: string }
  | { readonly code: 'division-by-zero' };

/** More diagnostics than a person reads are cut off with the code `too-many`. */
export const MOST_DIAGNOSTICS = 25;

/** Thrown where an expression that was checked cannot be evaluated, as some semantics ask. */
export class Refusal extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ code }) => code).join(', '));
    this.name = 'Refusal';
    this.diagnostics = diagnostics;
  }
}
