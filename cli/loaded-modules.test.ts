import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/* Programs wait for the start of a command, and modules that it does not need take most of it. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The modules that are in each file of the build. */
const BUILT = JSON.parse(readFileSync(join(ROOT, 'dist/.modules.json'), 'utf8')) as Record<string, readonly string[]>;

/** The modules that the program loads, as paths in the repository: those of the build by what they were compiled to. */
function loadedBy(args: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-loaded-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'dist/cli/main.js'), ...args], {
      encoding: 'utf8',
      // The coverage of V8 names every script.
      env: { ...process.env, NODE_V8_COVERAGE: folder },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const scripts = readdirSync(folder).flatMap(
      (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { result: { url: string }[] }).result,
    );
    const files = [...new Set(scripts.map(({ url }) => url).filter((url) => url.startsWith('file:')))].map((url) =>
      fileURLToPath(url).slice(ROOT.length),
    );
    return files.flatMap((file) => {
      if (!file.startsWith('dist/')) return [file];
      return BUILT[file.slice('dist/'.length)]!.map((module) => `dist/${module}`);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const EXPRESSION = 'text = "stone"';
const PARSERS_OF_FILES = /node_modules\/(yaml|picomatch|tinyglobby|fdir)\//;
const DATA = /validate-[\w-]+\.gen|node_modules\/(fast-check|pure-rand)|demo-/;
const SERVERS =
  /node_modules\/(hono|@playwright|playwright|nock|msw|vscode)|^dist\/(suites|mocks\/(service|console|state))/;
/** What only a service with faults or in a trial needs, and validators of other documents than those of a service. */
const FAULTS = /mocks\/.+-faults\.js|rules\/faults|trial-service|validate-(conformance|configuration|expected)/;

/** How many modules a command may load, and which never. */
const COMMANDS: readonly (readonly [args: readonly string[], most: number, never: readonly RegExp[]])[] = [
  [['--version'], 20, [/^dist\/(?!cli|run|reports|spec\/nearest)/]],
  [['--help'], 20, [/^dist\/(?!cli|run|reports|spec\/nearest)/]],
  [['croql', '--help'], 20, [/^dist\/(croql|lint|lsp)/]],
  [['croql', 'check', EXPRESSION], 85, [PARSERS_OF_FILES, DATA, SERVERS, /^dist\/(lint|lsp)/]],
  [['croql', 'format', EXPRESSION], 85, [PARSERS_OF_FILES, DATA, SERVERS, /^dist\/(lint|lsp)/]],
  [['croql', 'members'], 35, [PARSERS_OF_FILES, DATA, SERVERS]],
  [['list', 'gaps'], 90, [PARSERS_OF_FILES, DATA]],
  [['explain', 'oauth.token.exchange'], 96, [PARSERS_OF_FILES, DATA]],
  [['mock', '--help'], 212, [PARSERS_OF_FILES, FAULTS, /mocks\/console\/(?!console)|console-routes/]],
  [['contracts', '--help'], 25, [PARSERS_OF_FILES, DATA, SERVERS]],
];

test.each(COMMANDS)('%j loads at most %i modules', (args, most, never) => {
  const loaded = loadedBy(args);
  expect(loaded).toContain('dist/cli/main.js');
  for (const pattern of never) expect(loaded.filter((file) => pattern.test(file))).toEqual([]);
  expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(most);
});

test('help of a command that is loaded late shows its options, by flag and by name', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'dist/cli/main.js'), ...args], { encoding: 'utf8' });
  expect(run('croql', 'check', '--help').stdout).toContain('--strict');
  expect(run('croql', 'help', 'check').stdout).toContain('--strict');
  expect(run('help', 'mock').stdout).toContain('--enterprise-port');
  const unknown = run('help', 'mokc');
  expect(unknown.stderr).toBe('locspec: There is no command “mokc”; did you mean “mock”?\n');
  expect(unknown.status).toBe(2);
});
