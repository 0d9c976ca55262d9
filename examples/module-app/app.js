import { createServer } from 'node:http';

const MOST_BYTES = 5 * 2 ** 20;

const manifest = {
  identifier: 'shout-labels',
  name: 'Shout labels',
  modules: {
    'file-post-import': [{ key: 'shout', url: '/process', signaturePatterns: { fileName: '\\.json$' } }],
  },
};

/** The app: it gives every string in capitals the label `shouted`. */
export const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const answer = (status, body) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  if (request.method === 'GET' && pathname === '/manifest.json') return answer(200, manifest);
  if (request.method !== 'POST' || pathname !== '/process') return answer(404, { error: { message: 'Not found' } });
  try {
    const job = parsed(await read(request), 'The job is not JSON.');
    await contentOf(job);
    const data = { strings: (await stringsOf(job)).map(labelled) };
    if (Buffer.byteLength(JSON.stringify({ data })) > MOST_BYTES) throw new Refusal('The strings are too large.');
    return answer(200, { data });
  } catch (error) {
    // Only what we wrote ourselves is for people; what went wrong inside is not.
    return answer(200, {
      error: { message: error instanceof Refusal ? error.message : 'The file was not processed.' },
    });
  }
});

class Refusal extends Error {}

function labelled(record) {
  const text = typeof record.text === 'string' ? record.text : record.text.other;
  const isShouted = /\p{Lu}/u.test(text) && text === text.toUpperCase();
  return isShouted ? { ...record, labels: [...new Set([...(record.labels ?? []), 'shouted'])] } : record;
}

async function contentOf({ file }) {
  if (typeof file?.content !== 'string') return fetched(file?.contentUrl, 'The file');
  const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/.test(file.content) && file.content.length % 4 === 0;
  if (!isBase64) throw new Refusal('The content of the file is not base64.');
  return Buffer.from(file.content, 'base64').toString();
}

async function stringsOf({ strings, stringsUrl }) {
  if (Array.isArray(strings)) return strings;
  const lines = (await fetched(stringsUrl, 'The strings')).split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.map((line) => parsed(line, 'A line of the strings is not JSON.'));
}

async function fetched(address, what) {
  if (typeof address !== 'string' || !/^https?:/.test(address)) throw new Refusal(`${what} has no address.`);
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(20_000) }).catch(
    () => undefined,
  );
  if (!answer?.ok) throw new Refusal(`${what} cannot be read at its address.`);
  return read(answer.body);
}

async function read(stream) {
  const chunks = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.length;
    if (size > 4 * MOST_BYTES) throw new Refusal('This is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parsed(text, complaint) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(complaint);
  }
}

if (import.meta.url === `file://${process.argv[1]}`) server.listen(Number(process.env.PORT ?? 8080));
