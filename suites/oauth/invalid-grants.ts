import { refusesToken } from './token-rules.ts';
import { swapCase } from './verifiers.ts';
import { requestToken } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Random } from '../../run/prng.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { KnownApp } from '../../run/plan.ts';

/** One way to make a token request invalid: the fields to change; undefined leaves one out. */
export interface InvalidShape {
  readonly shape: string;
  readonly changes: Parameters;
}

/** A request without a field. */
export const missing = (name: string) => (): readonly InvalidShape[] => [
  { shape: `no ${name}`, changes: { [name]: undefined } },
  { shape: `an empty ${name}`, changes: { [name]: '' } },
];

/** A request with other values of a field. */
export const values = (
  name: string,
  shapes: readonly (readonly [shape: string, value: string])[],
): readonly InvalidShape[] => shapes.map(([shape, value]) => ({ shape, changes: { [name]: value } }));

/** A request with a secret that is not that of the app. */
export const wrongSecrets = ({ clientSecret = '' }: KnownApp, random: Random) =>
  values('client_secret', [
    ['another secret', random.text(32)],
    ['the secret with one character more', `${clientSecret}x`],
    ['the secret without its last character', clientSecret.slice(0, -1)],
    ['the secret in another case', swapCase(clientSecret)],
  ]);

/** What makes a token request invalid. */
interface InvalidGrant<Valid> {
  readonly requirement: RequirementId;
  readonly despite: string;
  readonly shapes: (valid: Valid) => readonly InvalidShape[];
}

/** Sends a token request in each of its invalid shapes, none of which may bring a token. */
export async function sendInvalid<Valid extends { readonly fields: Parameters }>(
  context: CheckContext,
  prepare: () => Promise<Valid>,
  { requirement, despite, shapes }: InvalidGrant<Valid>,
): Promise<void> {
  const names = shapes(await prepare()).map(({ shape }) => ({ shape }));
  await context.judgeEach(refusesToken(requirement), names, async ({ shape }) => {
    // Each is made from a valid request of its own, because a refusal may end a code.
    const valid = await prepare();
    const invalid = shapes(valid).find((one) => one.shape === shape);
    const exchange = await requestToken(context.target, { ...valid.fields, ...invalid?.changes });
    return { exchange, despite };
  });
}
