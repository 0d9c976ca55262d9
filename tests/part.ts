import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** The variable that names the part of the slow tests that runs, as in 2/64. */
export const PART_VARIABLE = 'LOCSPEC_TEST_PART';

/**
 * Tests of `npm test -- --all`: every fault, variation and other implementation goes through whole suites, the package
 * is installed, and whole runs are started, again and again.
 */
export const SLOW = [
  'tests/{faults,croql-faults,oauth-faults,oauth-app,module-app,module-service,mutants}.test.ts',
  'tests/{oauth-variations,unpleasant-targets,mute-targets,hostile-targets,partial-services}.test.ts',
  'tests/{implementations,croql-second-service,related-members,croql-rate-limit}.test.ts',
  'tests/{croql-rare-faults,croql-size-faults,oauth-rare-faults,oauth-memory-faults,oauth-expiry,foreign-authorization-server,probe-experiments}.test.ts',
  'tests/{list-content-faults,contracts,module-app-command,module-app-processing,oauth-app-command,doctor-app,package,examples,jest,strength-examples}.test.ts',
  'tests/{module-app-memory,module-sequence-faults,changed-data-faults,look-alikes,absent-values,other-modules,other-context,same-day}.test.ts',
  'tests/{drift,probe-*,evidence}.test.ts',
  'cli/{report-verify,probe,replay,parts-of-a-run,strength-ends,unreachable,plan}.test.ts',
];

/**
 * Of the slow files the long ones, and the number of pieces in which parts run them, of at most a minute each. Any other
 * runs whole.
 */
const PIECES: Readonly<Record<string, number>> = {
  'tests/module-app.test.ts': 64,
  'tests/module-service.test.ts': 16,
  'tests/mute-targets.test.ts': 16,
  'tests/evidence.test.ts': 16,
  'tests/faults.test.ts': 8,
  'tests/croql-faults.test.ts': 8,
  'tests/oauth-faults.test.ts': 8,
  'tests/implementations.test.ts': 8,
  'tests/hostile-targets.test.ts': 8,
  'tests/unpleasant-targets.test.ts': 8,
  'tests/partial-services.test.ts': 8,
  'tests/croql-second-service.test.ts': 4,
  'tests/probe-experiments.test.ts': 4,
  'tests/module-app-processing.test.ts': 4,
  'tests/oauth-app.test.ts': 4,
  'tests/module-app-command.test.ts': 4,
  'tests/probe-language.test.ts': 2,
  'tests/oauth-memory-faults.test.ts': 2,
  'cli/report-verify.test.ts': 2,
};

const piecesOf = (file: string) => PIECES[file] ?? 1;

const root = join(import.meta.dirname, '..');
const files = globSync([...SLOW], { cwd: root }).toSorted();

/** The number of the first piece of each file, among the pieces of all. */
const firstPieces = new Map<string, number>();
files.reduce((first, file) => (firstPieces.set(file, first), first + piecesOf(file)), 0);

const [own, parts] = (process.env[PART_VARIABLE] ?? '1/1').split('/').map(Number) as [number, number];
const isOwn = (piece: number) => piece % parts === own - 1;

/** The files of the slow tests that have tests of the part that runs. Parts have as many pieces as each other. */
export const filesOfPart = (): readonly string[] =>
  files.filter((file) =>
    Array.from({ length: piecesOf(file) }, (_, piece) => firstPieces.get(file)! + piece).some(isOwn),
  );

/** Whether a slow test belongs to the part that runs. Its name decides, so it belongs to the same one on every machine. */
export function isInPart(test: string, path: string): boolean {
  const file = relative(root, path);
  const piece = createHash('sha256').update(test).digest().readUInt32BE() % piecesOf(file);
  return isOwn((firstPieces.get(file) ?? 0) + piece);
}
