import { writeFileSync } from 'node:fs';
import { coverLists, directedText } from './directed-text.ts';

/*
 * Chooses the directed cases and writes them down, because choosing takes longer than asking may. They depend on
 * nothing but the dataset and the language, so they are the same for every run and shard.
 */

const coverage = coverLists();
writeFileSync(new URL('./directed.gen.ts', import.meta.url), directedText(coverage));
for (const [list, goals] of coverage) {
  const uncovered = goals.filter(({ cases }) => cases.length === 0);
  const cases = goals.flatMap((goal) => goal.cases);
  process.stdout.write(`${list}: ${goals.length} goals, ${uncovered.length} uncovered, ${cases.length} cases\n`);
}
