import { CONTEXT_NAMES } from '../spec/croql/contexts.ts';
import { isReadable } from './files.ts';
import type { Edit } from './fixes.ts';
import { createLocator, type Position } from './positions.ts';
import { lintText, type LintOptions, type Problem } from './lint.ts';

/*
 * The types of ESLint are described here as far as the plugin uses them, so that whoever reads its declarations needs
 * none of ESLint's.
 */

interface TextEdit {
  readonly range: [number, number];
  readonly text: string;
}

interface Fixer {
  replaceTextRange(range: [number, number], text: string): TextEdit;
}

type Fix = (fixer: Fixer) => TextEdit[];

interface Report {
  readonly loc: { readonly start: Position; readonly end: Position };
  readonly message: string;
  readonly fix: Fix | null;
  readonly suggest: { readonly desc: string; readonly fix: Fix }[];
}

interface RuleContext {
  readonly filename: string;
  readonly options: unknown[];
  /** Of a language with texts it has a `text`. */
  readonly sourceCode: object;
  report(report: Report): void;
}

/** The rule as ESLint calls it. */
export interface CroqlRule {
  readonly meta: {
    readonly type: 'problem' | 'suggestion';
    readonly docs: { readonly description: string };
    readonly fixable: 'code';
    readonly hasSuggestions: true;
    readonly schema: object[];
  };
  create(context: RuleContext): { Program(): void };
}

const createRule = (severity: Problem['severity'], description: string): CroqlRule => ({
  meta: {
    type: severity === 'error' ? 'problem' : 'suggestion',
    docs: { description },
    fixable: 'code',
    hasSuggestions: true,
    schema: [
      {
        type: 'object',
        properties: { context: { enum: [...CONTEXT_NAMES] }, edition: { enum: ['hosted', 'enterprise'] } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { text = '' } = context.sourceCode as { readonly text?: string };
    // What has another ending has been made a script by a processor.
    const name = isReadable(context.filename) ? context.filename : 'code.ts';
    return {
      Program() {
        const { problems } = lintText(name, text, (context.options[0] ?? {}) as LintOptions);
        const locate = createLocator(text);
        // ESLint counts columns from 0.
        const positionOf = (offset: number) => ({ line: locate(offset).line, column: locate(offset).column - 1 });
        for (const problem of problems)
          if (problem.severity === severity) context.report(describeReport(problem, positionOf));
      },
    };
  },
});

function describeReport(
  { message, code, span, fix, suggestions }: Problem,
  positionOf: (offset: number) => Position,
): Report {
  return {
    loc: { start: positionOf(span.start), end: positionOf(span.end) },
    message: `${message} [${code}]`,
    fix: fix && apply(fix),
    suggest: suggestions.map(({ title, edits }) => ({ desc: title, fix: apply(edits) })),
  };
}

/** Several edits are made at once, or none. */
const apply =
  (edits: readonly Edit[]): Fix =>
  (fixer) =>
    edits.map(({ span, text }) => fixer.replaceTextRange([span.start, span.end], text));

/** The plugin for ESLint 9: `plugins: { locspec }`, `'locspec/croql': 'error'` and `'locspec/croql-warnings': 'warn'`. */
const plugin = {
  meta: { name: 'locspec' },
  rules: {
    croql: createRule('error', 'CroQL in texts and templates is valid'),
    'croql-warnings': createRule('warning', 'CroQL says what its author meant, as far as can be told'),
  },
};

export default plugin;
