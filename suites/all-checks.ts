import type { Check } from './kit/check.ts';
import { appContractChecks, contractChecks } from './contracts/checks.ts';
import { croqlChecks } from './croql/checks.ts';
import { listChecks } from './lists/checks.ts';
import { moduleAppChecks } from './module/app-checks.ts';
import { moduleChecks } from './module/service-checks.ts';
import { oauthChecks } from './oauth/checks.ts';
import { driftChecks } from './probe/drift-checks.ts';
import { oauthAppChecks } from './oauth-app/checks.ts';
import type { Area } from '../run/plan.ts';

/** Every check of a service, by area. */
export const checks: Readonly<Record<Area, readonly Check[]>> = {
  oauth: [...oauthChecks, ...driftChecks('oauth')],
  croql: [...croqlChecks, ...driftChecks('croql')],
  lists: [...listChecks, ...driftChecks('lists')],
  module: [...moduleChecks, ...driftChecks('module')],
  contracts: contractChecks,
};

/** Every check of an app, by area: its login, its module and its contract. */
export const appChecks = {
  oauth: oauthAppChecks,
  module: moduleAppChecks,
  contracts: appContractChecks,
} as const satisfies Partial<Record<Area, readonly Check[]>>;
