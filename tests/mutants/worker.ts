import { readFileSync } from 'node:fs';
import { listMutants } from './catalogue.ts';
import type * as report from '../../reports/conformance.ts';
import type { Found } from './catalogue.ts';
import { findDifference } from './find-difference.ts';
import type { Difference, Mutant, Verdict } from './mutant.ts';
import { concludeMutant, isNoticedWithoutDataset, serveMutant } from './run-mutant.ts';

/*
 * A process of `npm run mutants`: it is sent the ids of mutants, and sends what a client sees of each, or what the checks
 * say. Its arguments are the file of what was found and the bundle.
 */

/** What a worker is asked for, and what it sends. */
export interface Task {
  readonly id: string;
  readonly task: keyof typeof TASKS;
}
export type Answer = Difference | Verdict | { readonly concluded: report.Verdict } | { readonly isNoticed: boolean };

const TASKS = {
  compare: findDifference,
  serve: serveMutant,
  conclude: async (mutant: Mutant) => ({ concluded: await concludeMutant(mutant) }),
  serveWithoutDataset: async (mutant: Mutant) => ({ isNoticed: await isNoticedWithoutDataset(mutant) }),
};

const [file = '', bundle = ''] = process.argv.slice(2);
const found = JSON.parse(readFileSync(file, 'utf8')) as Found;
const mutants = new Map(listMutants(found, bundle).map((mutant) => [mutant.id, mutant]));

// What a mutant leaves behind must not end the process.
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', ({ id, task }: Task) => {
  const mutant = mutants.get(id)!;
  void TASKS[task](mutant).then((answer: Answer) => process.send!(answer));
});
