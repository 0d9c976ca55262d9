import type { ContextName } from '../spec/croql/contexts.ts';
import type { Span } from './tree.ts';
import type { Type } from './types.ts';

/** A mistake at a place of an expression: a code and facts. `describeDiagnostic` makes the sentence. */
export type Diagnostic = { readonly span: Span } & DiagnosticFacts;

/** The codes of diagnostics; programs compare these and not the sentences. */
export type DiagnosticCode = DiagnosticFacts['code'];

/** A code with the facts that belong to it. */
export type DiagnosticFacts =
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
  | { readonly code: 'grouped-bounds'; readonly instead: string }
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
      /** The most similar names of the context, the best first. */
      readonly suggestions: readonly string[];
      /** Other contexts that know the name. */
      readonly contexts: readonly ContextName[];
      /** What CroQL writes for a name of another language, for example of the API's records. */
      readonly instead: string | null;
    }
  | {
      /** The context has the member, but not on this record. */
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
  // Evaluation, where `Semantics` makes these errors
  | { readonly code: 'unknown-mention'; readonly of: 'user' | 'language'; readonly name: string }
  | { readonly code: 'division-by-zero' };

/** More diagnostics than anybody reads are replaced by one with the code `too-many`. */
export const MAX_DIAGNOSTICS = 25;

/** Thrown when a valid expression cannot be evaluated, which only some semantics allow. */
export class EvaluationError extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ code }) => code).join(', '));
    this.name = 'EvaluationError';
    this.diagnostics = diagnostics;
  }
}
