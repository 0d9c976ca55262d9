import type { Check } from './check.ts';
import { croqlChecks } from './croql/checks.ts';
import { listChecks } from './lists/checks.ts';
import { accessChecks } from './oauth/access.ts';
import { authorizationChecks } from './oauth/authorization.ts';
import { tokenChecks } from './oauth/tokens.ts';
import type { Area } from '../spec/run.ts';

/** Every check of the suites, by area. */
export const checks: Readonly<Record<Area, readonly Check[]>> = {
  oauth: [...authorizationChecks, ...tokenChecks, ...accessChecks],
  croql: croqlChecks,
  lists: listChecks,
};
