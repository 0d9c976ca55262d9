import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areaOf, findDifference, findServicePlaces, listMutants, sampleMutants, tryMutant } from './service-mutants.ts';
import { nameMutant } from './tap.ts';

/*
 * `npm run mutants:oauth` serves a sample of the mutants of authorization, tokens and module calls to the suites, and
 * writes locspec-report/mutants-oauth.ndjson and a table. `-- --sample N` takes another number of mutants of each area,
 * `--area NAME` those of one area, `--seed N` others, `--shard 2/4` a part of them; `--resume` goes on where a run was
 * stopped.
 */

const FOLDER = fileURLToPath(new URL('../../../locspec-report/', import.meta.url));
const FILE = `${FOLDER}mutants-oauth.ndjson`;
/** More than a run of all checks takes on a busy machine, in milliseconds. */
const MAX_TIME = 180_000;

const words = process.argv.slice(2);
const option = (name: string, usual: string) =>
  (words.includes(name) ? words[words.indexOf(name) + 1] : undefined) ?? usual;
const [shard, shards] = option('--shard', '1/1').split('/').map(Number) as [number, number];

interface Row {
  readonly mutant: string;
  readonly area: string;
  /** The standing of what a finding named, `error` where the run broke, or that nothing was noticed. */
  readonly result: string;
  readonly by?: string;
  /** What a client sees of a mutant that was not noticed; absent: no difference was found. */
  readonly difference?: string;
}

const readRows = (): readonly Row[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Row)
    : [];

mkdirSync(FOLDER, { recursive: true });
if (!words.includes('--resume')) rmSync(FILE, { force: true });
// What a mutant leaves behind must not end the run.
process.on('unhandledRejection', () => undefined);
const done = new Set(readRows().map(({ mutant }) => mutant));
const places = await findServicePlaces();
for (const area of option('--area', 'oauth,module').split(',')) {
  const mutants = listMutants(places.filter((place) => areaOf(place) === area));
  const sample = sampleMutants(mutants, Number(option('--sample', '60')), Number(option('--seed', '1')));
  process.stdout.write(`${area}: ${mutants.length} mutants, ${sample.length} of them served\n`);
  for (const mutant of sample.filter((_, index) => index % shards === shard - 1)) {
    const name = nameMutant(mutant);
    if (done.has(name)) continue;
    const late = new Promise<{ noticed: 'error'; by: string }>((resolve) =>
      setTimeout(() => resolve({ noticed: 'error', by: 'no end' }), MAX_TIME).unref(),
    );
    const fate = await Promise.race([tryMutant(mutant), late]);
    const isScored = fate.noticed !== undefined && fate.noticed !== 'assumed';
    const difference = isScored ? undefined : await findDifference(mutant);
    const row: Row = {
      mutant: name,
      area,
      result: fate.noticed ?? 'survived',
      ...(fate.by && { by: fate.by }),
      ...(difference && { difference }),
    };
    appendFileSync(FILE, `${JSON.stringify(row)}\n`);
    process.stdout.write(`${row.result}${isScored || difference ? '' : ', no difference'} · ${name}\n`);
  }
}

const rows = readRows();
process.stdout.write('\n| area | served | stated | standard | error | assumed | survived | no difference | rate |\n');
for (const area of [...new Set(rows.map((row) => row.area))]) {
  const own = rows.filter((row) => row.area === area);
  const count = (result: string) => own.filter((row) => row.result === result).length;
  const open = own.filter(({ result }) => result === 'survived' || result === 'assumed');
  const seen = open.filter(({ difference }) => difference !== undefined).length;
  const noticed = own.length - open.length;
  const rate = Math.floor((1000 * noticed) / Math.max(1, noticed + seen)) / 10;
  const cells = [
    area,
    own.length,
    count('stated'),
    count('standard'),
    count('error'),
    count('assumed'),
    seen,
    open.length - seen,
    `${rate} %`,
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
process.exit(0);
