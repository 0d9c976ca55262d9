import { touchedGap } from './clear.ts';
import type { Case } from './directed-cases.ts';
import { Grower } from './grown.ts';
import type { Subject } from './subject.ts';
import type { Seeded } from '../seeded.ts';
import { check } from '../../croql/checker.ts';
import { interpreted } from '../../croql/compiler.ts';

/** So many tries for each case that is wanted; what touches a gap or tells nothing is thrown away. */
const TRIES = 12;
const LONGEST = 600;

/** Cases by chance, clear of gaps, most of which select some of the records and leave out others. */
export function randomCases(subject: Subject, chance: Seeded, count: number): readonly Case[] {
  const { context, edition, records, world } = subject;
  const grower = new Grower(subject, chance);
  const cases = new Map<string, Case>();
  for (let tries = 0; cases.size < count && tries < count * TRIES; tries++) {
    const expression = grower.boolean([], 2 + grower.below(2));
    if (expression.length > LONGEST || cases.has(expression)) continue;
    const checked = check(expression, { context, edition });
    if (!checked.ok) continue;
    const holds = interpreted(checked.query, world);
    const selected = records.filter(({ record }) => holds(record)).length;
    if (selected === 0 || selected === records.length) continue;
    if (touchedGap(expression, subject) === undefined) cases.set(expression, { expression, requirements: [] });
  }
  return [...cases.values()];
}
