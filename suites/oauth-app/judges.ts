import { calledWithBearer } from './call-judge.ts';
import { escapedProbe, notTaken, standsRefusal } from './callback-judges.ts';
import { codeExchanged } from './exchange-judge.ts';
import { exposure } from './exposure-judge.ts';
import { renewals, renewed } from './renewal-judges.ts';
import { authorizationRequest, drawnAnew } from './request-judges.ts';
import type { AnyJudge } from '../judge.ts';

// prettier-ignore
export const oauthAppJudges: readonly AnyJudge[] = [
  authorizationRequest, drawnAnew, codeExchanged, calledWithBearer, exposure,
  notTaken, standsRefusal, escapedProbe, renewals, renewed,
];
