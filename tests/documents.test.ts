import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runProgram } from '../cli/run-program.ts';
import { documents } from './documents.ts';
import { npm } from './packed.ts';
import { PAGES } from './requirement-pages.ts';
import { LIST_PARAMETERS } from '../spec/list-parameters.ts';
import { compileValidator } from '../spec/generate/validators.ts';
import { validateConfiguration } from '../spec/schemas/validate-configuration.gen.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const WRITTEN = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const pages = () => [...WRITTEN, ...readdirSync(join(ROOT, PAGES)).map((name) => `${PAGES}/${name}`)];

/** The heading of a page as GitHub makes its anchor. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The code of a page in one language. */
const snippets = (file: string, language: string) =>
  [...textOf(file).matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, code = '']) => code);

test('what is generated of the documents is as it would be generated now', async () => {
  const texts = await documents();
  expect(readdirSync(join(ROOT, PAGES)).sort()).toEqual(
    [...texts.keys()]
      .filter((file) => file.startsWith(PAGES))
      .map((file) => file.slice(PAGES.length + 1))
      .sort(),
  );
  const stale = [...texts].filter(([file, text]) => textOf(file) !== text).map(([file]) => file);
  expect(stale, 'run `npm run generate:docs`').toEqual([]);
});

test('every link of a document leads to a file, and to a heading where it names one', () => {
  const dead: string[] = [];
  for (const file of pages()) {
    for (const [, link = ''] of textOf(file).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(link)) continue;
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(ROOT, target)) || (anchor && !anchors(textOf(target)).includes(anchor)))
        dead.push(`${file}: ${link}`);
    }
  }
  expect(dead).toEqual([]);
});

test('every link of a document in the package leads to a file in the package', async () => {
  const stdout = await npm(['pack', '--dry-run', '--json', '--ignore-scripts'], ROOT);
  const [packed] = JSON.parse(stdout) as readonly [{ readonly files: readonly { readonly path: string }[] }];
  const files = new Set(packed.files.map(({ path }) => path));
  const documentsInside = [...files].filter((file) => file.endsWith('.md'));
  expect(documentsInside).toContain('docs/README.md');
  const dead = documentsInside.flatMap((file) =>
    [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link.split('#')[0] ?? '')
      .filter((path) => path !== '' && !/^[a-z]+:/.test(path) && !files.has(normalize(join(dirname(file), path))))
      .map((path) => `${file}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test('every command of a document exists, with every flag that it shows', async () => {
  const help = new Map<string, string>();
  const helpOf = async (command: string) => {
    if (!help.has(command)) {
      const { code, stdout } = await runProgram(ROOT, [...command.split(' '), '--help']);
      help.set(command, code === 0 ? stdout : '');
    }
    return help.get(command) ?? '';
  };
  const wrong: string[] = [];
  let seen = 0;
  for (const file of WRITTEN) {
    const lines = textOf(file)
      .replaceAll('\\\n', ' ')
      .matchAll(/npx locspec ((?:[a-z]+ ?)+)([^`\n]*)/g);
    for (const [line, words = '', rest = ''] of lines) {
      seen++;
      const [first = '', second = ''] = words.trim().split(' ');
      const command = ['verify', 'croql', 'baseline', 'report', 'dataset'].includes(first)
        ? `${first} ${second}`.trim()
        : first;
      const known = await helpOf(command);
      const flags = (rest.replace(/#.*$/, '').match(/(?<=\s|^)--[a-z-]+/g) ?? []).filter((flag) => flag !== '--help');
      if (known === '' || flags.some((flag) => !known.includes(flag))) wrong.push(`${file}: ${line}`);
    }
  }
  expect(seen).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('every JSON of the documents that is a job, a job response or a configuration is a valid one', async () => {
  const given = WRITTEN.flatMap((file) => snippets(file, 'json'))
    .map((code) => JSON.parse(code) as object)
    .filter((value) => !('state' in value));
  const [validateJob, validateResponse] = [
    await compileValidator('job-request'),
    await compileValidator('job-response'),
  ];
  const validatorOf = (value: object) =>
    'jobType' in value ? validateJob : 'data' in value || 'error' in value ? validateResponse : validateConfiguration;
  expect(new Set(given.map(validatorOf)).size).toBe(3);
  for (const value of given) expect(validatorOf(value)(value), JSON.stringify(value)).toBe(true);
});

test('each parameter of a list that the mock knows and does not read is named', () => {
  const [, table = ''] = /## Lists and their pages([^]*?)\n## /.exec(textOf('docs/mock-the-service.md')) ?? [];
  for (const [list, { filters, others }] of Object.entries(LIST_PARAMETERS)) {
    const [row = ''] = new RegExp(`^\\| ${list} .*$`, 'm').exec(table) ?? [];
    const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(named, list).toEqual([...filters, ...others]);
  }
});

// The snippets of the adapters have a test of their own.
const CODE = [...snippets('README.md', 'js'), ...WRITTEN.flatMap((file) => snippets(file, 'ts'))].filter(
  (code) => !/yourApp|locspec\/playwright/.test(code),
);

/** What an app does first where a page leaves the login to its reader. */
const BEGIN_LOGIN = `await fetch(\`\${service.authUrl}/oauth/authorize?\${new URLSearchParams({
  ...{ client_id: app.clientId, redirect_uri: app.redirectUris[0], response_type: 'code', scope: 'project' },
  ...{ state: 'k3Vn8sQx0LzT5bYw', code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' },
})}\`, { redirect: 'manual' });`;

for (const [index, code] of CODE.entries())
  test(`the code of the documents runs: ${code.trim().split('\n')[0]}`, () => {
    const folder = join(ROOT, 'test-results', `code-${process.pid}-${index}`);
    mkdirSync(folder, { recursive: true });
    // A port of the page's may be taken; what a page expects it expects by the test's own means.
    const run = code.replace(/port: \d+/, 'port: 0').replace(/^\/\/ … log in.*$/m, BEGIN_LOGIN);
    const text = `import { expect } from '@playwright/test';\nvoid expect;\n${run}`;
    writeFileSync(join(folder, 'page.ts'), text);
    try {
      const ran = spawnSync(process.execPath, ['--import', 'tsx', join(folder, 'page.ts')], { encoding: 'utf8' });
      expect(ran.stderr).toBe('');
      expect(ran.status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

test('there is code to run', () => expect(CODE.length).toBeGreaterThanOrEqual(3));

test('the state address in Python does what its page says', async () => {
  const [code = ''] = snippets('docs/state-address.md', 'python');
  const folder = join(ROOT, 'test-results', `state-address-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'state.py'), code);
  const server = spawn('python3', [join(folder, 'state.py')], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    const set = (body: object) =>
      fetch(`http://127.0.0.1:${port.toString().trim()}/_state`, { method: 'POST', body: JSON.stringify(body) });
    const known = await set({ state: 'time passes', params: { seconds: 60 }, action: 'setup' });
    expect(known.status).toBe(200);
    expect(await known.json()).toEqual({});
    expect((await set({ state: 'the moon is full', params: {}, action: 'setup' })).status).toBe(404);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
