import { PLAN_VARIABLE, readDone, readPlan, removePlan } from '../../run/plan-file.ts';

/** What this run is to do. */
export const plan = readPlan(process.env);

// Workers are forked, so they have a channel to the runner; only the runner itself has none.
if (process.send === undefined) process.once('exit', () => removePlan(process.env[PLAN_VARIABLE] ?? ''));

/** The checks that ended in an earlier part of the same run. */
export const done = plan.doneFile === undefined ? [] : readDone(plan.doneFile);
