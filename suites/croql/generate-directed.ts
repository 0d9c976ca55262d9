import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseCases, directedText } from './directed-text.ts';

/*
 * Chooses the directed cases and writes them down: choosing takes longer than asking may. They depend on nothing but
 * the dataset and the language, so they are the same for every run and shard.
 */

const covers = chooseCases();
writeFileSync(join(dirname(fileURLToPath(import.meta.url)), 'directed.gen.ts'), directedText(covers));
for (const [place, list] of Object.entries(covers)) {
  const uncovered = list.filter(({ cases }) => cases.length === 0);
  const cases = list.reduce((total, one) => total + one.cases.length, 0);
  process.stdout.write(`${place}: ${list.length} slots, ${uncovered.length} uncovered, ${cases} cases\n`);
}
