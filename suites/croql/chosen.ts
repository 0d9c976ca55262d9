import { createHash } from 'node:crypto';
import { touchedGap } from './clear.ts';
import type { Case } from './directed-cases.ts';
import { plainCasesOf } from './directed.ts';
import { randomCases } from './random-cases.ts';
import type { Subject } from './subject.ts';
import { seeded } from '../seeded.ts';

/** Cases are chosen on so many records of a list; the answers are judged on all of them. */
const SAMPLE = 120;

/** What has been chosen in this process: choosing takes longer than asking, and many services show the same records. */
const chosen = new Map<string, readonly Case[]>();

/**
 * Cases for a list of which the records are known by what it shows: directed ones, and so many by chance. The same
 * records, seed and number give the same cases, whatever has been chosen before.
 */
export function casesFor(subject: Subject, seed: number, runs: number): readonly Case[] {
  const { context, edition, path, records, mentions } = subject;
  const sample = { ...subject, records: records.slice(0, SAMPLE) };
  const about = JSON.stringify([context, edition, path, seed, runs, mentions, sample.records, records.length]);
  const key = createHash('sha256').update(about).digest('base64');
  const known = chosen.get(key);
  if (known) return known;
  const chance = seeded(`${seed} ${edition} ${path}`);
  const cases = [...plainCasesOf(sample), ...(records.length > 0 ? randomCases(sample, chance, runs) : [])].filter(
    ({ expression }) => touchedGap(expression, subject) === undefined,
  );
  chosen.set(key, cases);
  return cases;
}
