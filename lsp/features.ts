import {
  CompletionItemKind,
  DiagnosticSeverity,
  MarkupKind,
  SemanticTokensBuilder,
  type CodeAction,
  type CompletionItem,
  type Diagnostic,
  type Hover,
  type Range,
  type SemanticTokens,
  type TextEdit,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { complete, type Completion, type KnownNames } from '../croql/completion.ts';
import { highlight, HIGHLIGHTS } from '../croql/highlight.ts';
import { hover } from '../croql/hover.ts';
import type { Span } from '../croql/tree.ts';
import type { Edit } from '../lint/fixes.ts';
import { encodeFor } from '../lint/host-text.ts';
import { lintText, type Linted, type LintOptions, type Problem } from '../lint/lint.ts';
import { findPlace, optionsOf, spanOf } from './expression.ts';

/** What the server knows besides the documents. */
export interface Session {
  readonly options: LintOptions;
  /** Logins and languages of a dataset. */
  readonly names: KnownNames;
}

/** A larger document is left alone. */
const MAX_LENGTH = 1_000_000;

/** What is known of each document, until it changes: an editor asks several things of one version. */
const known = new WeakMap<TextDocument, { readonly version: number; readonly linted: Linted }>();

/** The expressions of a document and what is wrong with them. */
function lintDocument(document: TextDocument, { options }: Session): Linted {
  const before = known.get(document);
  if (before?.version === document.version) return before.linted;
  const text = document.getText();
  const linted =
    text.length > MAX_LENGTH
      ? { expressions: [], problems: [], formats: [] }
      : lintText(nameOf(document), text, options);
  known.set(document, { version: document.version, linted });
  return linted;
}

/** The name by which the linter tells the language of a document. */
function nameOf({ uri, languageId }: TextDocument): string {
  if (languageId === 'croql' && !/\.croql$/.test(uri)) return 'untitled.croql';
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

const rangeOf = (document: TextDocument, { start, end }: Span): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

const editOf = (document: TextDocument, { span, text }: Edit): TextEdit => ({
  range: rangeOf(document, span),
  newText: text,
});

/** What is wrong with the expressions of a document. */
export const describeProblems = (document: TextDocument, session: Session): Diagnostic[] =>
  lintDocument(document, session).problems.map((problem) => describeProblem(document, problem));

const describeProblem = (document: TextDocument, { severity, code, message, span }: Problem): Diagnostic => ({
  range: rangeOf(document, span),
  severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
  source: 'locspec',
  code,
  message,
});

/** The corrections of what is wrong within a range. */
export function correctRange(document: TextDocument, session: Session, range: Range): CodeAction[] {
  const [from, to] = [document.offsetAt(range.start), document.offsetAt(range.end)];
  const { problems } = lintDocument(document, session);
  return problems
    .filter(({ span }) => span.start <= to && from <= span.end)
    .flatMap((problem) => {
      const create = (title: string, edits: readonly Edit[], isPreferred: boolean): CodeAction => ({
        ...{ title, kind: 'quickfix', isPreferred },
        diagnostics: [describeProblem(document, problem)],
        edit: { changes: { [document.uri]: edits.map((edit) => editOf(document, edit)) } },
      });
      return [
        ...(problem.fix ? [create(titleOf(problem.fix), problem.fix, true)] : []),
        ...problem.suggestions
          .filter(({ edits }) => JSON.stringify(edits) !== JSON.stringify(problem.fix))
          .map(({ title, edits }) => create(title, edits, false)),
      ];
    });
}

function titleOf(edits: readonly Edit[]): string {
  const [edit] = edits;
  const isWhole = edits.length === 1 && edit && edit.text !== '' && edit.text.length <= 60;
  return isWhole ? `Write ${edit.text}` : 'Correct the expression';
}

const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  member: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  operator: CompletionItemKind.Operator,
  keyword: CompletionItemKind.Keyword,
};

/** What can be written at an offset of a document: nothing outside of expressions. */
export function completeAt(document: TextDocument, session: Session, offset: number): CompletionItem[] {
  const place = findPlace(lintDocument(document, session).expressions, offset);
  if (!place) return [];
  const { host } = place.found;
  const piece = host.pieces.find(({ start, end }) => start <= place.offset && place.offset <= end);
  return complete(host.text, place.offset, optionsOf(place.found), session.names).flatMap((completion, index) => {
    const { kind, text, span, detail } = completion;
    const written = piece ? encodeFor(piece, text) : text;
    if (written === null) return [];
    // A place without length is where the caret is, whatever the file has between two characters.
    const at = span.start === span.end ? { start: offset, end: offset } : { ...spanOf(host, span), end: offset };
    return [
      {
        ...{ label: text, kind: KINDS[kind], detail, filterText: written },
        sortText: String(index).padStart(4, '0'),
        textEdit: editOf(document, { span: at, text: written }),
      },
    ];
  });
}

/** What stands at an offset of a document. */
export function hoverAt(document: TextDocument, session: Session, offset: number): Hover | null {
  const place = findPlace(lintDocument(document, session).expressions, offset);
  const found = place && hover(place.found.host.text, place.offset, optionsOf(place.found));
  if (!place || !found) return null;
  const lines = found.lines.map((line) => line.replaceAll(/[\\<&_*[\]]/g, '\\$&'));
  return {
    contents: {
      kind: MarkupKind.Markdown,
      value: ['```croql', found.title, '```', ...lines]
        .join('\n\n')
        .replace('```croql\n\n', '```croql\n')
        .replace('\n\n```', '\n```'),
    },
    range: rangeOf(document, spanOf(place.found.host, found.span)),
  };
}

/** The valid expressions of a document in their canonical form. */
export const formatDocument = (document: TextDocument, session: Session): TextEdit[] =>
  lintDocument(document, session).formats.map((edit) => editOf(document, edit));

/** The parts of the expressions of a document. */
export function tokensOf(document: TextDocument, session: Session): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  const places = lintDocument(document, session).expressions.flatMap((found) =>
    highlight(found.host.text, optionsOf(found)).map(({ span, kind }) => ({ span: spanOf(found.host, span), kind })),
  );
  for (const { span, kind } of places.sort((a, b) => a.span.start - b.span.start)) {
    const { start, end } = rangeOf(document, span);
    // A token of several lines is unknown to most clients.
    if (start.line !== end.line || start.character === end.character) continue;
    builder.push(start.line, start.character, end.character - start.character, HIGHLIGHTS.indexOf(kind), 0);
  }
  return builder.build();
}
