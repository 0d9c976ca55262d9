import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * An app as people make it with the published framework. `node framework.mjs <folder>` takes the framework from the
 * folder, prints its address, and is installed by then. Its database needs a newer Node than this project does, so the
 * few rows that a module needs are kept in memory; all that answers a job is the framework's own.
 */
const [folder] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
const rows = new Map();
const storage = {
  migrateDelayed: async () => {},
  getCrowdinCredentials: async (id) => rows.get(id),
  saveCrowdinCredentials: async (credentials) => void rows.set(credentials.id, credentials),
  updateCrowdinCredentials: async (credentials) => void rows.set(credentials.id, credentials),
};
const place = join(folder, 'node_modules', '@crowdin', 'app-project-module', 'out', 'storage', 'index.js');
require.cache[place] = {
  id: place,
  filename: place,
  loaded: true,
  exports: { initialize() {}, getStorage: () => storage },
};
const { addCrowdinEndpoints } = require('@crowdin/app-project-module');
const express = require('express');
// What it logs is for whoever runs it.
console.log = console.error;

const listening = (listener) =>
  new Promise((resolve) => {
    const server = createServer(listener).listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${server.address().port}`),
    );
  });

// Installing an app asks for a token, which no job of this one uses.
const accounts = await listening((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ access_token: 'a', refresh_token: 'b', expires_in: 86_400 }));
});

const app = express();
const baseUrl = await listening(app);
addCrowdinEndpoints(app, {
  baseUrl,
  name: 'Framework app',
  identifier: 'framework-app',
  description: 'An app made with the published framework',
  clientId: 'framework-app',
  clientSecret: process.env.APP_SECRET,
  dbFolder: folder,
  imagePath: join(place, '..', '..', 'logo.png'),
  crowdinUrls: { accountUrl: accounts },
  filePostImport: [
    {
      signaturePatterns: { fileName: '\\.json$' },
      fileProcess: async ({ content }) => ({ strings: [...content].map(labelled) }),
    },
  ],
});
const installed = await fetch(`${baseUrl}/installed`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    appSecret: 'c',
    domain: 'acme',
    organizationId: 1,
    userId: 1,
    baseUrl: 'https://acme.example',
  }),
});
if (!installed.ok) throw new Error(`it could not be installed: ${installed.status} ${await installed.text()}`);
process.stdout.write(`${baseUrl}\n`);

/** What this app is for: a string with a capital letter gets a label. */
function labelled(record) {
  if (!/[A-Z]/.test(JSON.stringify(record.text))) return record;
  return { ...record, labels: [...new Set([...(record.labels ?? []), 'capital'])] };
}
