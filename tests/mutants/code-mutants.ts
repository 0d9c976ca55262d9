import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import { findDifferenceIn } from './find-difference.ts';
import type { Area, Mutant, Served } from './mutant.ts';
import type * as reference from './reference.ts';
import { areaOfCheck, listChecks, runSuites } from './suites.ts';
import { ADDRESSES } from '../in-process.ts';

/** A piece of source code that is another. */
export interface CodeMutation {
  /** By which the bundle knows it. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The kind of change, as Stryker names it. */
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly reachedBy: readonly string[];
  /** Whether the comparison with the reference reaches it. */
  readonly isCompared: boolean;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = fileURLToPath(new URL('reference.ts', import.meta.url));

const OPTIONS = {
  ...{ entryPoints: [ENTRY], absWorkingDir: ROOT },
  ...({ bundle: true, format: 'esm', platform: 'node' } as const),
} satisfies BuildOptions;

/** The folders of what serves a target. */
const AREA_OF_FOLDER: Readonly<Record<string, Area>> = {
  croql: 'croql',
  'mocks/lists': 'lists',
  'mocks/oauth': 'oauth',
  'mocks/modules': 'module',
  'mocks/core': 'core',
  'mocks/service': 'service',
  'mocks/app': 'app',
};
/**
 * Files that make sentences for people, what the service keeps for its console, or how a list shows its records, which the
 * source leaves open: no client depends on them.
 */
const UNSEEN = new Set([
  ...['wording', 'dialects', 'suggestions', 'diagnostics'].map((name) => `croql/${name}.ts`),
  ...['html-page', 'journal'].map((name) => `mocks/core/${name}.ts`),
  ...['mocks/service/nearest-route.ts', 'mocks/lists/list-records.ts', 'mocks/oauth/consent-page.ts'],
]);
const areaOf = (file: string): Area | undefined =>
  UNSEEN.has(file) ? undefined : AREA_OF_FOLDER[file.slice(0, file.lastIndexOf('/'))];

/** What a bundle reads when it is imported: the mutant to be, or where to count the mutants that are reached. */
interface Switch {
  active?: string;
  reached?: Map<string, number>;
}
const setSwitch = (to: Switch) => {
  (globalThis as { mutantSwitch?: Switch }).mutantSwitch = to;
};
// The names that the instrumenter uses. Each import of the bundle stays the mutant that it was imported as.
const HEADER = `
const { active, reached } = globalThis.mutantSwitch;
const stryMutAct_9fa48 = (id) => id === active;
const stryCov_9fa48 = reached ? (...ids) => { for (const id of ids) reached.set(id, (reached.get(id) ?? 0) + 1); } : () => {};
`;

let imports = 0;

/** A new copy of the reference, with one mutation or none. */
async function importBundle(bundle: string, to: Switch): Promise<Served> {
  setSwitch(to);
  const { createService, createReferenceApp, createOauthApp } = (await import(
    `${pathToFileURL(bundle).href}?n=${imports++}`
  )) as typeof reference;
  return { service: (surroundings) => createService(ADDRESSES, surroundings), createReferenceApp, createOauthApp };
}

/**
 * Writes the reference with all its mutations into one file, and lists those of some areas that a check or the comparison
 * reaches: what neither reaches cannot be told from the reference.
 */
export async function findCodeMutations(bundle: string, areas: readonly Area[]): Promise<readonly CodeMutation[]> {
  const mutations = (await writeBundle(bundle)).filter(({ file }) => areas.includes(areaOf(file)!));
  const reach = await findReach(bundle, areas);
  const compared = await findCompared(bundle, areas);
  return mutations
    .map((mutation) => ({
      ...mutation,
      reachedBy: reach(mutation.id, areaOf(mutation.file)!),
      isCompared: compared.has(mutation.id),
    }))
    .filter(({ reachedBy, isCompared }) => reachedBy.length > 0 || isCompared);
}

/** The mutations that the comparison with the reference reaches. */
async function findCompared(
  bundle: string,
  areas: readonly Area[],
): Promise<{ readonly has: (id: string) => boolean }> {
  const reached = new Map<string, number>();
  await findDifferenceIn(areas, () => importBundle(bundle, { reached }));
  return reached;
}

/** Writes the reference with all its mutations into one file, which must be in the repository, and lists them. */
export async function writeBundle(bundle: string): Promise<readonly Omit<CodeMutation, 'reachedBy' | 'isCompared'>[]> {
  const { metafile } = await build({ ...OPTIONS, metafile: true, write: false });
  const files = Object.keys(metafile.inputs)
    .filter((file) => areaOf(file) !== undefined)
    .map((file) => ({ name: `${ROOT}${file}`, content: readFileSync(`${ROOT}${file}`, 'utf8'), mutate: true }));
  const silent = () => undefined;
  const log = {
    ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
    ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
    ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  };
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const instrumented = await new Instrumenter(log).instrument(files, options);
  const contents = new Map(instrumented.files.map(({ name, content }) => [name, content]));
  const replaceSources: Plugin = {
    name: 'instrumented sources',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = contents.get(path);
        return text === undefined ? undefined : { contents: text, loader: 'ts' };
      }),
  };
  await build({ ...OPTIONS, outfile: bundle, banner: { js: HEADER }, plugins: [replaceSources] });
  const sources = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  return instrumented.mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => {
    const lines = sources.get(fileName)!.slice(start.line, end.line + 1);
    lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column);
    lines[0] = lines[0]!.slice(start.column);
    const file = relative(ROOT, fileName);
    return {
      ...{ id, file, line: start.line + 1, column: start.column + 1, mutator: mutatorName },
      ...{ original: lines.join('\n'), replacement },
    };
  });
}

/** Runs each check once without a mutation, and returns which checks reach one, the likeliest to notice it first. */
async function findReach(
  bundle: string,
  areas: readonly Area[],
): Promise<(id: string, area: Area) => readonly string[]> {
  const seen: { readonly check: string; readonly reached: ReadonlyMap<string, number>; readonly time: number }[] = [];
  for (const { check } of listChecks(areas)) {
    const reached = new Map<string, number>();
    const start = performance.now();
    const outcomes = await runSuites(await importBundle(bundle, { reached }), { ids: [check.id] });
    const [finding] = outcomes.flatMap(({ findings }) => findings);
    if (finding) throw new Error(`the bundle breaks the reference: ${finding.check} ${finding.requirement}`);
    seen.push({ check: check.id, reached, time: performance.now() - start });
  }
  return (id, area) =>
    seen
      .filter(({ reached }) => reached.has(id))
      .map(({ check, reached, time }) => ({
        check,
        isOwn: areaOfCheck(check).includes(area),
        intensity: reached.get(id)! / time,
      }))
      .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.intensity - a.intensity)
      .map(({ check }) => check);
}

/** The mutants of a bundle. */
export function codeMutants(bundle: string, mutations: readonly CodeMutation[]): readonly Mutant[] {
  const names = new Map<string, number>();
  return mutations.map(({ id, file, line, column, mutator, original, replacement, ...reach }): Mutant => {
    const name = `${file}:${line}:${column} ${shorten(original)} → ${shorten(replacement)}`;
    const alike = names.get(name) ?? 0;
    names.set(name, alike + 1);
    return {
      id: alike === 0 ? name : `${name} (${alike + 1})`,
      family: 'code',
      area: areaOf(file)!,
      kind: mutator,
      ...reach,
      load: () => importBundle(bundle, { active: id }),
    };
  });
}

const MAX_SHOWN = 120;
const shorten = (code: string) => {
  const line = code.replace(/\s+/g, ' ');
  return line.length <= MAX_SHOWN ? line : `${line.slice(0, MAX_SHOWN)}…`;
};
