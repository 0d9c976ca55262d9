import { PLAN_VARIABLE } from '../spec/run.ts';
import type { Plan } from '../spec/run.ts';

const text = process.env[PLAN_VARIABLE];
if (text === undefined) throw new Error('The suites are run by `locspec verify`, which tells them what to look at.');

/** What this run is to do. */
export const plan = JSON.parse(text) as Plan;
