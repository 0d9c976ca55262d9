import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'vitest';
import {
  CodeActionRequest,
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  PublishDiagnosticsNotification,
  SemanticTokensRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type CompletionItem,
  type Diagnostic,
  type ProtocolConnection,
} from 'vscode-languageserver/node';

const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const URI = 'file:///app/query.translation.croql';

interface Editor {
  readonly connection: ProtocolConnection;
  readonly child: ChildProcessWithoutNullStreams;
  /** Opens a document and waits for its diagnostics. */
  readonly open: (uri: string, text: string, languageId?: string) => Promise<readonly Diagnostic[]>;
  readonly diagnosticsOf: (uri: string) => Promise<readonly Diagnostic[]>;
}

const test = base.extend<{ editor: Editor }>({
  editor: async ({ task: _ }, use) => {
    const child = spawn(process.execPath, [PROGRAM, 'croql', 'lsp', '--stdio'], { stdio: 'pipe' });
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const waiting = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) =>
      waiting.get(uri)?.(diagnostics),
    );
    connection.listen();
    await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {} });
    const diagnosticsOf = (uri: string) => new Promise<readonly Diagnostic[]>((resolve) => waiting.set(uri, resolve));
    const open: Editor['open'] = async (uri, text, languageId = 'croql') => {
      const received = diagnosticsOf(uri);
      const textDocument = { uri, languageId, version: 1, text };
      await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
      return received;
    };
    await use({ connection, child, open, diagnosticsOf });
    connection.dispose();
    child.kill('SIGKILL');
  },
});

const at = (uri: string, character: number, line = 0) => ({ textDocument: { uri }, position: { line, character } });

test('a session: mistakes, a correction, suggestions, what a word means, the canonical form', async ({ editor }) => {
  const { connection, open, diagnosticsOf } = editor;
  const [diagnostic] = await open(URI, 'is pre transated  and text="a"');
  expect(diagnostic).toMatchObject({
    code: 'unknown-member',
    source: 'locspec',
    message: expect.stringContaining('Did you mean is pre translated') as unknown,
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 16 } },
  });

  const actions = await connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: URI },
    range: diagnostic!.range,
    context: { diagnostics: [diagnostic!] },
  });
  expect(actions?.[0]).toMatchObject({ title: 'Write is pre translated', kind: 'quickfix' });

  const received = diagnosticsOf(URI);
  await connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri: URI, version: 2 },
    contentChanges: [{ range: diagnostic!.range, text: 'is pre translated' }],
  });
  expect(await received).toEqual([]);

  const items = (await connection.sendRequest(CompletionRequest.type, at(URI, 22))) as CompletionItem[];
  expect(items.map(({ label }) => label)).toContain('text');
  expect(await connection.sendRequest(HoverRequest.type, at(URI, 24))).toMatchObject({
    contents: { value: expect.stringContaining('text: string') as unknown },
  });
  const options = { tabSize: 2, insertSpaces: true };
  const edits = await connection.sendRequest(DocumentFormattingRequest.type, {
    textDocument: { uri: URI },
    options,
  });
  expect(edits).toMatchObject([{ newText: 'is pre translated and text = "a"' }]);
  const tokens = await connection.sendRequest(SemanticTokensRequest.type, { textDocument: { uri: URI } });
  expect(tokens?.data.slice(0, 10)).toEqual([0, 0, 17, 0, 0, 0, 19, 3, 1, 0]);
});

test('expressions in code are served like those of a file, with the quotes of the code', async ({ editor }) => {
  const { connection, open } = editor;
  const uri = 'file:///app/strings.ts';
  const text = `export const q = /* croql: glossary-term */ 'status = "dr" and txt = "a"';\n`;
  expect(await open(uri, text, 'typescript')).toMatchObject([{ code: 'unknown-member' }]);
  const items = (await connection.sendRequest(
    CompletionRequest.type,
    at(uri, text.indexOf('dr') + 2),
  )) as CompletionItem[];
  expect(items.map(({ label }) => label)).toEqual(['draft']);
  expect(await connection.sendRequest(CompletionRequest.type, at(uri, 3))).toEqual([]);
});

test('shutdown and exit end it with 0, and exit alone with 1', async ({ editor: { connection, child } }) => {
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('an editor that goes away without a word ends it with 1', { timeout: 20_000 }, async ({ editor: { child } }) => {
  child.stdin.end();
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('wrong requests are answered by errors, and it goes on', async ({ editor: { connection, child, open } }) => {
  await open(URI, 'text = "a"');
  await expect(connection.sendRequest('textDocument/unknown', {})).rejects.toMatchObject({ code: -32601 });
  await expect(connection.sendRequest(HoverRequest.type, at('file:///not-open.croql', 0))).rejects.toMatchObject({
    code: -32602,
  });
  await expect(connection.sendRequest('textDocument/hover', { textDocument: 7 })).rejects.toBeDefined();
  await expect(connection.sendRequest('textDocument/hover')).rejects.toBeDefined();
  const body = '{"jsonrpc": "2.0", "id": 1, "method": ';
  child.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  expect(await connection.sendRequest(HoverRequest.type, at(URI, 1))).not.toBeNull();
  await connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: URI } });
});

test('a cancelled request ends, and the next is answered', async ({ editor: { connection, open } }) => {
  await open(URI, 'text = "a"');
  const { CancellationTokenSource } = await import('vscode-languageserver/node');
  const source = new CancellationTokenSource();
  const cancelled = connection.sendRequest(CompletionRequest.type, at(URI, 0), source.token);
  source.cancel();
  const next = connection.sendRequest(HoverRequest.type, at(URI, 1));
  await Promise.allSettled([cancelled]);
  expect(await next).not.toBeNull();
});

test('positions outside of the text, an empty file and a large one are borne', async ({ editor }) => {
  const { connection, open } = editor;
  expect(await open(URI, '')).toMatchObject([{ code: 'empty' }]);
  const items = (await connection.sendRequest(CompletionRequest.type, at(URI, 99, 99))) as CompletionItem[];
  expect(items.map(({ label }) => label)).toContain('is pre translated');
  expect(await open('file:///large.croql', `text = "${'a'.repeat(1_100_000)}`)).toEqual([]);
});
