import { readFileSync } from 'node:fs';
import { listMutants } from './catalogue.ts';
import type { Found } from './catalogue.ts';
import type { MutantRow } from './mutant.ts';
import { runMutant } from './run-mutant.ts';

/*
 * A process of `npm run mutants`: it is sent the ids of mutants, and sends what became of each. Its arguments are the file
 * of what was found and the bundle.
 */

/** What a worker sends: the row of a mutant, before and after it is compared with the reference. */
export interface Report {
  readonly row: MutantRow;
  readonly isDone: boolean;
}

const [file = '', bundle = ''] = process.argv.slice(2);
const found = JSON.parse(readFileSync(file, 'utf8')) as Found;
const mutants = new Map(listMutants(found, bundle).map((mutant) => [mutant.id, mutant]));
const send = (report: Report) => process.send!(report);

// What a mutant leaves behind must not end the process.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (id: string) => {
  void runMutant(mutants.get(id)!, (row) => send({ row, isDone: false })).then((row) => send({ row, isDone: true }));
});
