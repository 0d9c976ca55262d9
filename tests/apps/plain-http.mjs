// An app as somebody writes it who knows nothing but the source: Node's own server, one module, one manifest.
import { createServer } from 'node:http';

const manifest = {
  identifier: 'upper-case-keys',
  modules: {
    'file-post-import': [
      { key: 'label-them', url: 'import?module=labels', signaturePatterns: { fileName: '\\.(json|csv)$' } },
    ],
  },
};

/** What a broken app of this kind does at a job with plural strings; its name comes as the first argument. */
const wrongs = {
  crashes: () => process.exit(1),
  'answers a page': (response) => response.writeHead(500).end('<h1>Error</h1>'),
};
const wrong = wrongs[process.argv[2]];
/** Which strings the app labels: those with a capital letter, or what the first argument says. */
const labelled = { 'labels prices': /\d ₴/, 'labels all': / */ }[process.argv[2]] ?? /[A-Z]/;
const isLabelled = ({ text }) => labelled.test(JSON.stringify(text));

async function read(stream) {
  if (process.argv[2] !== 'reads pieces') stream.setEncoding('utf8');
  let text = '';
  for await (const part of stream) text += part;
  return text;
}

async function get(url) {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body) {
    text += decoder.decode(part, { stream: true });
    if (text.length > 20_000_000) throw new Error(`${url} gives too much.`);
  }
  return text;
}

async function process_(job) {
  if (job.file.contentUrl) await get(job.file.contentUrl);
  const strings = job.strings ?? (await get(job.stringsUrl)).split('\n').filter((line) => line.trim()).map((line) => JSON.parse(line)); // prettier-ignore
  return strings.map((record) => (isLabelled(record) ? { ...record, labels: ['imported'] } : record));
}

const results = new Map();
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://app');
  const json = (value) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  if (pathname === '/manifest.json') return json(manifest);
  if (results.has(pathname)) return response.end(results.get(pathname));
  if (pathname !== '/import') return response.writeHead(404).end();
  try {
    const job = JSON.parse(await read(request));
    if (wrong && job.strings?.some((record) => record.hasPlurals)) return wrong(response);
    const strings = await process_(job);
    const lines = strings.map((record) => JSON.stringify(record)).join('\n');
    if (Buffer.byteLength(lines) < 4_000_000) return json({ data: { strings } });
    const path = `/results/${results.size}`;
    results.set(path, lines);
    json({ data: { stringsUrl: `http://${request.headers.host}${path}` } });
  } catch {
    json({ error: { message: 'The file could not be read.' } });
  }
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
