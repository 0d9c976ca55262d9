import { expect, test } from 'vitest';
import { authorizationExchange, codeExchange, CONFIDENTIAL } from './examples.ts';
import { judgeAuthorization } from './judge-authorization.ts';

const judge = (changes: Readonly<Record<string, undefined>>) =>
  judgeAuthorization([authorizationExchange(changes), codeExchange()], CONFIDENTIAL).map((one) => one.requirement);

test('no exchange shows nothing, so there is nothing to pass', () => {
  expect(() => judgeAuthorization([], CONFIDENTIAL)).toThrow('open the service with keepsExchanges');
});

test('a login with neither state nor challenge is bound to no browser', () => {
  const nothing = { state: undefined, code_challenge: undefined, code_challenge_method: undefined };
  expect(judge(nothing)).toContain('oauth.app-side.session-bound');
  expect(judge({ state: undefined })).toEqual([]);
});
