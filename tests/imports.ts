import { posix } from 'node:path';
import ts from 'typescript';

/** Texts of source files by their paths within the repository. */
export type Files = ReadonlyMap<string, string>;

type Graph = ReadonlyMap<string, readonly string[]>;

/** The folders of `mocks`, from the lowest layer to the highest; a file of `mocks` itself stands above them. */
const MOCKS = [
  'mocks/data',
  'mocks/core',
  'mocks/oauth',
  'mocks/lists',
  'mocks/modules',
  'mocks/rules',
  'mocks/state',
  'mocks/console',
  'mocks/service',
  'mocks/recorded',
  'mocks/adapters',
  'mocks/app',
];
const AREAS = ['oauth', 'lists', 'croql', 'module', 'oauth-app', 'contracts', 'probe'].map((area) => `suites/${area}`);

const FACTS = ['spec', 'croql', 'run'];
const SHARED = ['suites/kit', 'suites/drivers', 'suites/oracle', 'suites/rules'];
const EVERYTHING = [...FACTS, 'lint', 'lsp', 'mocks', 'suites', 'reports', 'proxy', 'cli', 'tests', 'bench', '.'];

/**
 * The table of the architecture: what a folder may import besides itself. The name of a folder covers the folders in
 * it; `.` stands for the files of the repository's root.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  spec: [],
  croql: ['spec'],
  run: ['spec'],
  lint: FACTS,
  lsp: [...FACTS, 'lint'],
  ...Object.fromEntries(MOCKS.map((layer, index) => [layer, [...FACTS, ...MOCKS.slice(0, index)]])),
  mocks: [...FACTS, ...MOCKS],
  'suites/kit': ['spec', 'run'],
  'suites/drivers': ['spec', 'run', 'suites/kit'],
  'suites/oracle': FACTS,
  'suites/rules': [...FACTS, 'suites/kit', 'suites/drivers', 'suites/oracle'],
  ...Object.fromEntries(AREAS.map((area) => [area, [...FACTS, ...SHARED]])),
  suites: [...FACTS, ...SHARED, ...AREAS],
  reports: ['spec', 'run'],
  proxy: [...FACTS, 'mocks', ...SHARED, 'suites/oauth', 'suites/lists', 'suites/module', 'reports'],
  cli: [...FACTS, 'lint', 'lsp', 'mocks', 'reports', 'proxy'],
  tests: EVERYTHING,
  bench: EVERYTHING,
  '.': EVERYTHING,
};

/** Folders of which each part has a row of its own. */
const DIVIDED = ['mocks', 'suites'];

/** What is wrong with the imports of these files, a sentence each. An import of a type counts like any other. */
export function findImportFaults(files: Files): readonly string[] {
  const graph: Graph = new Map([...files].map(([file, text]) => [file, readImports(file, text)]));
  // What a unit test uses beside its file is no dependency of the code.
  const code: Graph = new Map([...graph].filter(([file]) => !isTest(file)));
  return [
    ...[...graph].flatMap(([file, imports]) => imports.flatMap((target) => findBreach(file, target))),
    ...findCycles(code),
    ...findMutualFolders(code),
  ];
}

const isTest = (file: string) => file.endsWith('.test.ts');

/** The files of the repository that a file imports, by a statement, a call or a type. */
function readImports(file: string, text: string): readonly string[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
}

function findBreach(file: string, target: string): readonly string[] {
  if (!/\.(ts|js|json)$/.test(target)) return [`${file} imports ${target} without its ending`];
  const folder = folderOf(file);
  if (!(folder in MAY_IMPORT)) return [`${folder} has no row in the table`];
  const to = folderOf(target);
  if (to === folder || allowedFor(file).some((name) => to === name || to.startsWith(`${name}/`))) return [];
  return [`${file} imports ${target}, and ${folder} may not import ${to}`];
}

/** A unit test is held to the top folders only, not to the layers in them. */
function allowedFor(file: string): readonly string[] {
  if (!isTest(file)) return MAY_IMPORT[folderOf(file)] ?? [];
  const top = topOf(file);
  const rows = Object.entries(MAY_IMPORT).filter(([folder]) => topOf(`${folder}/`) === top);
  return [top, ...rows.flatMap(([, allowed]) => allowed.map((name) => topOf(`${name}/`)))];
}

const topOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '.');

/** The folder of the table that a file belongs to. */
function folderOf(file: string): string {
  const top = topOf(file);
  const [, part = ''] = file.split('/');
  return DIVIDED.includes(top) && file.split('/').length > 2 ? `${top}/${part}` : top;
}

/** Sets of files of which each imports every other, directly or not, by Tarjan's algorithm. */
function findCycles(graph: Graph): readonly string[] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    stack.push(file);
    let low = own;
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === own) {
      const members = stack.splice(stack.indexOf(file));
      if (members.length > 1 || graph.get(file)?.includes(file)) cycles.push(members);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles.map((files) => `these files import each other in a circle: ${files.join(', ')}`);
}

/** Pairs of folders of which files import each other, though no two files may. */
function findMutualFolders(graph: Graph): readonly string[] {
  const examples = new Map<string, string>();
  for (const [file, imports] of graph)
    for (const target of imports)
      examples.set(`${posix.dirname(file)} → ${posix.dirname(target)}`, `${file} → ${target}`);
  return [...examples].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split(' → ');
    const back = examples.get(`${to} → ${from}`);
    return from < to && back !== undefined ? [`${from} and ${to} import each other: ${there} and ${back}`] : [];
  });
}
