import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from '../mocks/service/test-browser.ts';

const run = promisify(execFile);
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SECTION = /\n## In your app's tests\n(.*?)\n## /s.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? '';

/** The README's snippet for an adapter. */
function findSnippet(adapter: string): string {
  const found = [...SECTION.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  const own = found.filter((code) => code.includes(`'${adapter}'`));
  expect(own, `one snippet of ${adapter}`).toHaveLength(1);
  return own[0]!;
}

/** The snippet of the page about the mock that uses the fixtures. */
const findFixtures = () =>
  /```js\n([^`]*locspec\/playwright[^]*?)```/.exec(readFileSync(join(ROOT, 'docs/mock-the-service.md'), 'utf8'))?.[1] ??
  '';

// Inside this package, so that `locspec/…` is this package as built.
function createFolder(name: string): string {
  const folder = join(ROOT, 'test-results', `readme-${process.pid}`, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The app of a reader of the README: it lists the hidden strings, by default at the real address. */
const YOUR_APP = `
async function yourApp({ baseUrl = 'https://api.example.com', token }) {
  const address = baseUrl + '/api/v2/projects/1/strings?croql=' + encodeURIComponent('is hidden');
  const answer = await fetch(address, { headers: { Authorization: 'Bearer ' + token } });
  const { data = [] } = await answer.json();
  return data.map(({ data }) => data.text);
}
`;

for (const { adapter, texts } of [
  { adapter: 'locspec/mock', texts: ['Pay now'] },
  { adapter: 'locspec/nock', texts: ['Imprint'] },
  { adapter: 'locspec/msw', texts: ['Imprint'] },
]) {
  test(`the README’s snippet of ${adapter} runs, and its verify fails an invalid expression`, async () => {
    const folder = createFolder(adapter.replace('/', '-'));
    const end = 'console.log(JSON.stringify({ texts, asked: service.requests.length }));\nawait service.close();\n';
    writeFileSync(join(folder, 'right.mjs'), findSnippet(adapter) + end + YOUR_APP);
    const { stdout } = await run(process.execPath, [join(folder, 'right.mjs')]);
    expect(JSON.parse(stdout)).toEqual({ texts, asked: 1 });

    writeFileSync(join(folder, 'wrong.mjs'), findSnippet(adapter) + end + YOUR_APP.replace('is hidden', 'hidden'));
    const wrong = run(process.execPath, [join(folder, 'wrong.mjs')]);
    await expect(wrong).rejects.toMatchObject({ stderr: expect.stringContaining('has no “hidden”') as unknown });
  });
}

describe('with an app in a browser', () => {
  let server: Server;

  beforeAll(async () => {
    // It redirects to the authorization page immediately.
    const page = `<!doctype html><title>App</title><script type="module">
      const { authUrl, clientId } = Object.fromEntries(new URLSearchParams(location.search));
      const redirect_uri = location.origin + '/callback';
      const code_challenge = 'a-challenge-of-at-least-forty-three-characters';
      const query = { client_id: clientId, redirect_uri, response_type: 'code', scope: 'project', code_challenge };
      if (authUrl) location.href = authUrl + '/oauth/authorize?' + new URLSearchParams(query);
    </script>`;
    server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(page));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => server.close());

  for (const { page, snippet, count } of [
    { page: 'README', snippet: () => findSnippet('locspec/playwright'), count: 1 },
    { page: 'docs/mock-the-service', snippet: findFixtures, count: 2 },
  ])
    test(`the snippet of locspec/playwright in ${page}.md passes`, async () => {
      const folder = createFolder(`locspec-playwright-${count}`);
      const use = {
        baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        launchOptions: testBrowser(),
      };
      const config = { use, testMatch: '*.spec.mjs', outputDir: './results', reporter: 'json', workers: 1 };
      writeFileSync(join(folder, 'playwright.config.mjs'), `export default ${JSON.stringify(config)};`);
      writeFileSync(join(folder, 'snippet.spec.mjs'), snippet());
      const program = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
      const { stdout } = await run(process.execPath, [program, 'test'], { cwd: folder, env: plainEnvironment() });
      expect((JSON.parse(stdout) as { stats: object }).stats).toMatchObject({
        expected: count,
        unexpected: 0,
        skipped: 0,
      });
    });
});

/** The environment without the variables of this test's own runner. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) => !/^(PLAYWRIGHT|PW|TEST_)/.test(name));
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
