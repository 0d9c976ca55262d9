import {
  createConnection,
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type CancellationToken,
  type Connection,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { HIGHLIGHTS } from '../croql/highlight.ts';
import {
  completeAt,
  correctRange,
  describeProblems,
  formatDocument,
  hoverAt,
  tokensOf,
  type Session,
} from './features.ts';

/** The streams of an editor. */
export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** A document is checked when nothing was typed for so long. */
const TYPING_PAUSE_MS = 100;

/**
 * Serves an editor by the Language Server Protocol until it says `exit`, which ends the process, or closes the input: diagnostics with quick
 * fixes, completion, hover, formatting and semantic tokens, for `.croql` files and for the expressions in other ones.
 */
export function serveEditor({ input, output }: Streams, version: string, session: Session): void {
  // Of streams, and not of readers, the end of the input is noticed as well.
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  connection.onInitialize(() => ({
    serverInfo: { name: 'locspec', version },
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: [' ', '(', '"', "'", '@', ':'] },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix'] },
      documentFormattingProvider: true,
      semanticTokensProvider: { legend: { tokenTypes: [...HIGHLIGHTS], tokenModifiers: [] }, full: true },
    },
  }));
  checkDocuments(connection, documents, session);
  const about = <Params extends { readonly textDocument: { readonly uri: string } }, Result>(
    answer: (document: TextDocument, params: Params) => Result,
  ) =>
    function (params: Params, token: CancellationToken): Result | ResponseError<void> {
      if (token.isCancellationRequested) return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
      const document = documents.get(params.textDocument.uri);
      if (!document) return new ResponseError(ErrorCodes.InvalidParams, 'That document is not open.');
      return answer(document, params);
    };
  connection.onCompletion(
    about((document, { position }) => completeAt(document, session, document.offsetAt(position))),
  );
  connection.onHover(about((document, { position }) => hoverAt(document, session, document.offsetAt(position))));
  connection.onCodeAction(about((document, { range }) => correctRange(document, session, range)));
  connection.onDocumentFormatting(about((document) => formatDocument(document, session)));
  connection.languages.semanticTokens.on(about((document) => tokensOf(document, session)));
  documents.listen(connection);
  connection.listen();
}

/** Sends the diagnostics of each document soon after it has changed, and none once it is closed. */
function checkDocuments(connection: Connection, documents: TextDocuments<TextDocument>, session: Session): void {
  const timers = new Map<string, NodeJS.Timeout>();
  documents.onDidChangeContent(({ document }) => {
    const { uri } = document;
    clearTimeout(timers.get(uri));
    const timer = setTimeout(() => {
      timers.delete(uri);
      const { version } = document;
      void connection.sendDiagnostics({ uri, version, diagnostics: describeProblems(document, session) });
    }, TYPING_PAUSE_MS);
    timers.set(uri, timer);
  });
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
}
