import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build as bundle, transformSync } from 'esbuild';
import type { Plugin } from 'esbuild';
import { VALIDATOR_FILES, writeValidators } from './spec/generate/validators.ts';

/*
 * `npm run build` compiles what is published to `dist`. It does nothing when `dist` was built from the same sources, so
 * whoever needs a build can always ask for one. The compiler writes to `dist/.compiled`; from there `dist` gets the
 * modules that the entries of the package lead to, and the declarations that their types lead to, and nothing else.
 * Modules that the same entries and lazy imports need are in one file, because opening many files takes long; what a
 * command does not need is in others.
 */

const ROOT = dirname(fileURLToPath(import.meta.url));
const DIST = join(ROOT, 'dist');
const COMPILED = join(DIST, '.compiled');
const STAMP = join(DIST, '.sources');
/** Says which modules are in which file of `dist`. */
const MODULES = join(DIST, '.modules.json');

/** The folders whose files are compiled or copied. */
const SOURCES = ['spec', 'croql', 'run', 'lint', 'lsp', 'mocks', 'suites', 'reports', 'proxy', 'cli'];

/** Modules that are processes of their own. */
const LOADED_BY_PATH = ['suites/worker', 'suites/probe/main', 'suites/rejudge'];

/** Files for browsers, which are served or copied into a report as they are. */
const PAGES = ['mocks/console/browser', 'reports/page', 'proxy/browser'];

/** Generated modules that the compiler only knows by their declarations. */
const VALIDATORS = VALIDATOR_FILES.map((file) => `spec/${file}`);

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
  await writeModules([...entries, ...LOADED_BY_PATH].map((entry) => join(COMPILED, `${entry}.js`)));
  for (const file of reachableDeclarations(entries.map((entry) => `${entry}.d.ts`)))
    copy(join(COMPILED, file), join(DIST, file));
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

/**
 * Writes the modules that some lead to: without comments and indentation, the lines short enough for a stack trace, and
 * names as they are. They are ASCII, because Node keeps any other source in memory at twice its size.
 */
async function writeModules(entryPoints: readonly string[]): Promise<void> {
  const { metafile } = await bundle({
    entryPoints: [...entryPoints],
    outbase: COMPILED,
    outdir: DIST,
    absWorkingDir: COMPILED,
    bundle: true,
    splitting: true,
    chunkNames: 'shared/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [MOVED],
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 400,
    metafile: true,
    logLevel: 'warning',
  });
  const modules = Object.entries(metafile.outputs).map(([file, { inputs }]) => [
    relative(DIST, join(COMPILED, file)),
    Object.keys(inputs),
  ]);
  write(MODULES, JSON.stringify(Object.fromEntries(modules)));
}

/** Changes modules so that they can be moved into a shared file: each keeps its own address. */
const MOVED: Plugin = {
  name: 'moved',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const file = relative(COMPILED, path);
      if (TABLES.test(file)) return { contents: await pack(file) };
      const text = readFileSync(path, 'utf8');
      if (VALIDATORS.includes(file)) return { contents: transformSync(text, { minifyIdentifiers: true }).code };
      const address = `(import.meta.url.replace(/(.*\\/dist\\/).*/, '$1') + ${JSON.stringify(file)})`;
      return { contents: text.replaceAll('import.meta.url', () => address) };
    });
  },
};

/** A relative import in a declaration, of types too; the compiler writes them all in this form. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+)["']/g;

/** The declarations that are imported from some of them, directly or not. */
function reachableDeclarations(files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  // A set hands out what is added while it is read.
  for (const file of found)
    for (const [, specifier = ''] of readFileSync(join(COMPILED, file), 'utf8').matchAll(IMPORT))
      found.add(join(dirname(file), specifier).replace(/(?<!\.d)\.[jt]s$/, '.d.ts'));
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

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function write(to: string, text: string): void {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
