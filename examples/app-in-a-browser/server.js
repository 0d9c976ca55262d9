import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

// A single-page app needs no more: whatever is asked, it is the page, and the page knows what to do.
createServer(async (request, response) => {
  const isScript = request.url === '/app.js';
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
  response.end(await readFile(new URL(isScript ? 'app.js' : 'index.html', import.meta.url)));
}).listen(4874, '127.0.0.1');
