import { contractJudges } from './contracts/judges.ts';
import { croqlJudges } from './croql/judges.ts';
import type { AnyJudge } from './judge.ts';
import { listJudges } from './lists/judges.ts';
import { appJudges } from './module/app-judges.ts';
import { serviceJudges } from './module/service-judges.ts';
import { oauthJudges } from './oauth/judges.ts';
import { oauthAppJudges } from './oauth-app/judges.ts';

/** Every judge of the suites, to be armed before a run. */
export const judges: readonly AnyJudge[] = [
  ...oauthJudges,
  ...oauthAppJudges,
  ...croqlJudges,
  ...listJudges,
  ...appJudges,
  ...serviceJudges,
  ...contractJudges,
];
