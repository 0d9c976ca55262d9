import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The rooms, and which of them each may import. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  spec: [],
  croql: ['spec'],
  mocks: ['spec', 'croql'],
  suites: ['spec', 'croql'],
  'suites/self': ['spec', 'croql', 'mocks', 'suites', 'reports', 'cli'],
  reports: ['spec'],
  cli: ['spec', 'croql', 'mocks', 'reports'],
  bench: ['spec', 'croql', 'mocks', 'suites', 'reports', 'cli'],
};

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"](\.[^'"]*)['"]/g;

/** The complaints about one file: imports of rooms that its room may not use, and imports that do not name a file. */
function complaints(file: string, text: string): string[] {
  const room = roomOf(file);
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const target = relative(ROOT, join(ROOT, dirname(file), specifier))
      .split(sep)
      .join('/');
    const other = roomOf(target);
    if (!/\.(ts|json|js)$/.test(specifier)) return [`${file} imports ${specifier} without its ending`];
    if (other === room || MAY_IMPORT[room]?.includes(other)) return [];
    return [`${file} is in ${room} and imports ${target}`];
  });
}

const roomOf = (file: string) => (file.startsWith('suites/self/') ? 'suites/self' : (file.split('/')[0] ?? ''));

const rooms = [...new Set(Object.keys(MAY_IMPORT).map((room) => room.split('/')[0] ?? ''))];
const files = rooms.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
    .map((name) => `${room}/${name.split(sep).join('/')}`)
    // The samples below are no imports.
    .filter((file) => file !== 'suites/self/rooms.test.ts'),
);

test('every room imports only the rooms that it may', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => complaints(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

for (const { title, file, text } of [
  {
    title: 'the ground may not import a room above it',
    file: 'spec/x.ts',
    text: "import { parse } from '../croql/parser.ts';",
  },
  {
    title: 'the suites may not import the reference service',
    file: 'suites/x.ts',
    text: "import { faults } from '../mocks/faults.ts';",
  },
  {
    title: 'the command line may not import the suites',
    file: 'cli/x.ts',
    text: "export * from '../suites/check.ts';",
  },
  { title: 'a lazy import counts', file: 'reports/x.ts', text: "await import('../cli/main.ts');" },
  { title: 'an import names its file', file: 'croql/x.ts', text: "import { parse } from './parser';" },
]) {
  test(`${title}, and the table notices`, () => {
    expect(complaints(file, text)).toHaveLength(1);
  });
}

test('an allowed import is let pass', () => {
  expect(
    complaints('mocks/x.ts', "import { parse } from '../croql/parser.ts';\nimport { test } from '@playwright/test';"),
  ).toEqual([]);
});
