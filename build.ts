import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { writeValidators } from './spec/generate/validators.ts';

/*
 * `npm run build` compiles what is published to `dist`. It does nothing when `dist` was built from the same sources, so
 * whoever needs a build can always ask for one. The compiler writes to `dist/.compiled`; from there `dist` gets the
 * modules that the entries of the package lead to, and the declarations that their types lead to, and nothing else.
 */

const ROOT = dirname(fileURLToPath(import.meta.url));
const DIST = join(ROOT, 'dist');
const COMPILED = join(DIST, '.compiled');
const STAMP = join(DIST, '.sources');

/** The folders whose files are compiled or copied. */
const SOURCES = ['spec', 'croql', 'run', 'lint', 'lsp', 'mocks', 'suites', 'reports', 'proxy', 'cli'];

/** Modules that are loaded by their paths: by Playwright's runner, and as a process of their own. */
const LOADED_BY_PATH = [
  ...['suites/conformance.config', 'suites/conformance.spec', 'suites/self-test', 'reports/reporter'],
  ...['suites/probe/main', 'suites/rejudge'],
];

/** Files for browsers, which are served or copied into a report as they are. */
const PAGES = ['mocks/console/browser', 'reports/page', 'proxy/browser'];

/** Generated modules that the compiler only knows by their declarations. */
const VALIDATORS = ['spec/schemas/validators.gen.js', 'spec/schemas/validators.gen.d.ts'];

/** JSON for other programs, which is published without white space. */
const DATA = /^spec\/(?:(?:vectors|pacts)\/.+|[\w-]+\.gen)\.json$/;

/** Generated tables of expressions, which nobody reads in what is published. */
const TABLES = /^suites\/oracle\/[\w-]+\.gen\.js$/;

/** Builds `dist`, unless it is up to date. */
export async function build(): Promise<void> {
  await writeValidators();
  const stamp = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  rmSync(STAMP, { force: true });
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const args = [compiler, '-p', 'tsconfig.build.json'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The sources do not compile.');
  for (const file of VALIDATORS) copy(join(ROOT, file), join(COMPILED, file));

  for (const name of readdirSync(DIST)) if (!name.startsWith('.')) rmSync(join(DIST, name), { recursive: true });
  const entries = packageEntries();
  const modules = [...entries, ...LOADED_BY_PATH].map((entry) => `${entry}.js`);
  const declarations = entries.map((entry) => `${entry}.d.ts`);
  for (const file of reachable(modules)) write(join(DIST, file), TABLES.test(file) ? await pack(file) : compact(file));
  for (const file of reachable(declarations)) copy(join(COMPILED, file), join(DIST, file));
  for (const page of PAGES)
    for (const file of filesIn(page).filter((name) => /\.(js|css|html|svg)$/.test(name)))
      copy(join(ROOT, file), join(DIST, file));
  for (const file of filesIn('spec').filter((name) => DATA.test(name)))
    write(join(DIST, file), JSON.stringify(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))));
  chmodSync(join(DIST, 'cli/main.js'), 0o755);
  writeFileSync(STAMP, stamp);
}

/** The modules that the manifest names as programs or exports, as paths without an ending. */
function packageEntries(): readonly string[] {
  const { bin, exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const targets = [...Object.values(bin), ...Object.values(exports)].map((target) =>
    typeof target === 'string' ? target : target.default,
  );
  return targets.flatMap((target) => /^(?:\.\/)?dist\/(.+)\.js$/.exec(target)?.[1] ?? []);
}

/** A relative import in a module or a declaration, lazy or in a type; the compiler writes them all in this form. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+)["']/g;

/** The compiled files that are imported from some of them, directly or not; declarations import declarations. */
function reachable(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  // A set hands out what is added while it is read.
  for (const file of found) {
    const text = readFileSync(join(COMPILED, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = join(dirname(file), specifier);
      found.add(file.endsWith('.d.ts') ? target.replace(/(?<!\.d)\.[jt]s$/, '.d.ts') : target);
    }
  }
  return found;
}

/** A hash of every file that the build depends on, as they are now. */
function hashSources(): string {
  const hash = createHash('sha256');
  const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'build.ts'];
  for (const file of [...settings, ...SOURCES.flatMap(filesIn)])
    if (!file.endsWith('.test.ts'))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(ROOT, file)))
        .update('\0');
  return hash.digest('hex');
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();

/** A module of generated tables, which are nothing but data, with each table compressed. */
async function pack(file: string): Promise<string> {
  const tables = (await import(join(COMPILED, file))) as Readonly<Record<string, unknown>>;
  const lines = Object.entries(tables).map(([name, table]) => {
    const packed = deflateRawSync(JSON.stringify(table), { level: 9 }).toString('base64');
    return `export const ${name} = unpack('${packed}');`;
  });
  return `import { inflateRawSync } from 'node:zlib';
const unpack = (text) => JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString());
${lines.join('\n')}
`;
}

/**
 * A module without comments and indentation, its lines short enough for a stack trace. Names stay as they are, except in
 * the validators, where nobody gave them.
 */
const compact = (file: string): string =>
  transformSync(readFileSync(join(COMPILED, file), 'utf8'), {
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: VALIDATORS.includes(file),
    lineLimit: 400,
    charset: 'utf8',
  }).code;

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function write(to: string, text: string): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
