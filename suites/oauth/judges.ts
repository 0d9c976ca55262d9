import { keptOut, letIn, schemeTold, unauthorized } from './access-judges.ts';
import { asAssumed } from './answer-judge.ts';
import { approval, asked, noCode, served } from './approval-judges.ts';
import { challengeRequired } from './challenge-judge.ts';
import { denial } from './denial-judge.ts';
import { exact, unregistered } from './redirect-judges.ts';
import { stateReturned } from './state-judge.ts';
import {
  askingPage,
  errorRedirect,
  methodError,
  noRepeat,
  notRedirected,
  toldToApp,
} from './authorize-standard-judges.ts';
import { refusedAlike } from './existence.ts';
import { unguessable } from './guessable.ts';
import { errorForm, errorKind, headerAnswered } from './token-error-judges.ts';
import { direct, firstExchange, granted, refusedGrant, renewed, tokenManners, tokenResponse } from './token-judges.ts';
import type { AnyJudge } from '../judge.ts';

// prettier-ignore
export const oauthJudges: readonly AnyJudge[] = [
  approval, served, noCode, stateReturned, denial, unregistered, exact, challengeRequired, asked,
  toldToApp, errorRedirect, notRedirected, methodError, askingPage, noRepeat,
  firstExchange, tokenResponse, granted, refusedGrant, renewed, direct, tokenManners,
  errorForm, errorKind, headerAnswered, refusedAlike,
  letIn, keptOut, unauthorized, schemeTold,
  unguessable, asAssumed,
];
