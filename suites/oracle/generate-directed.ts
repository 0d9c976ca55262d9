import { writeFileSync } from 'node:fs';
import { sequencesText } from './choose-sequences.ts';
import { coverLists, directedText } from './directed-text.ts';
import { chooseNestings } from './nesting-cases.ts';
import { nestingsText } from './nesting-text.ts';
import { NESTING_LISTS } from './nested-cases.ts';
import { fixtureList } from './query-target.ts';

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

const nestings = NESTING_LISTS.map((list) => ({ list, ...chooseNestings(fixtureList(list, 'enterprise')) }));
writeFileSync(new URL('./nestings.gen.ts', import.meta.url), nestingsText(nestings));
for (const { list, cases, uncovered } of nestings)
  process.stdout.write(`${list}: ${cases.length} nestings, ${uncovered.length} that no expression shows\n`);

writeFileSync(new URL('./sequences.gen.ts', import.meta.url), sequencesText());
