import type { Check } from './kit/check.ts';
import { appContractChecks, contractChecks } from './contracts/checks.ts';
import { croqlChecks } from './croql/checks.ts';
import { listChecks } from './lists/checks.ts';
import { moduleAppChecks } from './module/app-checks.ts';
import { moduleChecks } from './module/service-checks.ts';
import { oauthChecks } from './oauth/checks.ts';
import { gapChecks } from './probe/gap-checks.ts';
import { oauthAppChecks } from './oauth-app/checks.ts';
import type { Area } from '../run/plan.ts';

/** Every check of a service, by area. */
export const checks: Readonly<Record<Area, readonly Check[]>> = {
  oauth: [...oauthChecks, ...gapChecks('oauth')],
  croql: [...croqlChecks, ...gapChecks('croql')],
  lists: [...listChecks, ...gapChecks('lists')],
  module: [...moduleChecks, ...gapChecks('module')],
  contracts: contractChecks,
};

/** Every check of an app, by area: its login, its module and its contract. */
export const appChecks = {
  oauth: oauthAppChecks,
  module: moduleAppChecks,
  contracts: appContractChecks,
} as const satisfies Partial<Record<Area, readonly Check[]>>;
