import { readTokens, requestToken } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { buildRequest, exchangeFields, obtainCode, obtainsTokens } from '../drivers/oauth-steps.ts';
import type { AppType, Pkce } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** Controls for single rows: a target that does not need a field at all proves nothing about its values. */
export const EXCHANGE_CONTROLS: Readonly<Record<string, (context: CheckContext, type: AppType) => Promise<void>>> = {
  'verifier-for-secret': async (context) => {
    if (!(await obtainsTokens(context, { type: 'confidential', pkce: 'none' }))) return;
    if (await isServed(context, 'confidential', 'none', { client_secret: undefined }))
      throw new PreconditionFailed('no secret is needed, with or without a verifier');
  },
  'verifier-as-secret': async (context) => {
    if (await isServed(context, 'confidential', 'S256', { client_secret: undefined }))
      throw new PreconditionFailed('no secret is needed beside a verifier');
  },
  'challenge-as-verifier': async (context, type) => {
    if (await isServed(context, type, 'S256', { code_verifier: context.random.text(64) }))
      throw new PreconditionFailed('any verifier is accepted');
  },
};

/** Whether a valid exchange with these changes is served. */
async function isServed(context: CheckContext, type: AppType, pkce: Pkce, changes: Parameters): Promise<boolean> {
  const valid = buildRequest(context, await context.target.app(type), pkce);
  const fields = exchangeFields(valid, await obtainCode(context.target, valid));
  return readTokens(await requestToken(context.target, { ...fields, ...changes })).access !== undefined;
}
