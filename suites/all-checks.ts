import type { Check } from './check.ts';
import { contractChecks } from './contracts/checks.ts';
import { croqlChecks } from './croql/checks.ts';
import { listChecks } from './lists/checks.ts';
import { moduleChecks } from './module/service-checks.ts';
import { oauthChecks } from './oauth/checks.ts';
import type { Area } from '../spec/run.ts';

/** Every check of the suites, by area. */
export const checks: Readonly<Record<Area, readonly Check[]>> = {
  oauth: oauthChecks,
  croql: croqlChecks,
  lists: listChecks,
  module: moduleChecks,
  contracts: contractChecks,
};

/** Every check of an app: of its login, of its module, and of its contract. */
export { oauthAppChecks } from './oauth-app/checks.ts';
export { appChecks } from './module/app-checks.ts';
export { appContractChecks } from './contracts/checks.ts';
