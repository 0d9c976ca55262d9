import { readFileSync } from 'node:fs';
import { PLAN_VARIABLE } from '../spec/run.ts';
import type { Plan } from '../spec/run.ts';

const text = process.env[PLAN_VARIABLE];
if (text === undefined) throw new Error('The suites are run by `locspec verify`, which tells them what to look at.');

/** What this run is to do. */
export const plan = JSON.parse(text) as Plan;

/** The checks that an earlier part of the same run is through with. */
export const done =
  plan.doneFile === undefined ? [] : (JSON.parse(readFileSync(plan.doneFile, 'utf8')) as readonly string[]);
