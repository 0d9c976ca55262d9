import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FILES = 10_000;
/** One of this number of files has an expression. */
const EVERY = 5;
/** The runs of each, of which the shortest counts. */
const RUNS = 3;
/** A program that reads each file of a folder as text. */
const READ = `const { readdirSync, readFileSync } = require('node:fs');
for (const file of readdirSync(process.argv[1], { recursive: true, withFileTypes: true }))
  if (file.isFile()) readFileSync(file.parentPath + '/' + file.name, 'utf8');`;
const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

// prettier-ignore
const HOSTS: readonly { readonly ending: string; readonly line: (n: number) => string; readonly croql: (n: number) => string }[] = [
  { ending: 'ts', line: (n) => `export const value${n} = (x: number) => ({ name: "value ${n}", text: \`\${x} of ${n}\`, ok: /["']/.test('x') }); // don't`,
    croql: (n) => `await client.listProjectStrings(${n}, { croql: \`id of file = \${file} and count of translations > ${n}\` });` },
  { ending: 'py', line: (n) => `def value${n}(x: int) -> str:  # isn't much\n    return f"{x} of ${n}" + r'\\d'`,
    croql: (n) => `croql = f'count of translations where (language = @language:"{language}") > ${n}'` },
  { ending: 'go', line: (n) => `func Value${n}(x int) string { return fmt.Sprintf("%d of ${n}", x) + \`raw\` + string('x') }`,
    croql: (n) => `opts := &model.TermsListOptions{CroQL: "status = \\"draft\\" and id > ${n}"}` },
  { ending: 'php', line: (n) => `function value${n}(int $x): string { return "{$x} of ${n}" . 'text'; }`,
    croql: (n) => `$client->sourceString->list($id, ['croql' => 'id of file = ' . $file . ' and max length > ${n}']);` },
  { ending: 'yml', line: (n) => `value${n}:\n  name: "value ${n}" # it's one\n  list: [a, b, 'c']`,
    croql: (n) => `croql: is hidden and id of file = ${n}` },
];

/** Compares `croql lint` of ten thousand files of 3 to 6 KB, of which a fifth has an expression, with reading them. */
export async function benchLint(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-bench-lint-'));
  try {
    let size = 0;
    for (let n = 0; n < FILES; n++) {
      const { ending, line, croql } = HOSTS[n % HOSTS.length]!;
      const lines = Array.from({ length: 45 }, (_, index) => line(100 * n + index));
      if (Math.floor(n / HOSTS.length) % EVERY === 0) lines.splice(20, 0, croql(n));
      const text = `${ending === 'php' ? '<?php\n' : ''}${lines.join('\n')}\n`;
      const place = join(folder, String(n % 100));
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, `file-${n}.${ending}`), text);
      size += text.length;
    }
    const run = promisify(execFile);
    const lint = () => run(process.execPath, [PROGRAM, 'croql', 'lint', folder]);
    const read = () => run(process.execPath, ['--eval', READ, folder]);
    await read();
    const [reading, linting] = [await measure(read), await measure(lint)];
    print(
      `croql lint: ${(size / 1e6).toFixed(0)} MB in ${FILES} files take ${linting.seconds.toFixed(2)} s, ${(linting.seconds / reading.seconds).toFixed(1)} × a Node process that reads the same files (${reading.seconds.toFixed(2)} s); ${linting.stdout.trim()}\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(run: () => Promise<{ readonly stdout: string }>) {
  let best = { seconds: Number.POSITIVE_INFINITY, stdout: '' };
  for (let round = 0; round < RUNS; round++) {
    const start = performance.now();
    const { stdout } = await run();
    const seconds = (performance.now() - start) / 1000;
    if (seconds < best.seconds) best = { seconds, stdout };
  }
  return best;
}
