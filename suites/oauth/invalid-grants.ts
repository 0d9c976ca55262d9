import { refusesToken } from './token-rules.ts';
import { confusableWith } from './near-misses.ts';
import { requestToken } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';
import type { Random } from '../../run/prng.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { KnownApp } from '../../run/plan.ts';

/** One way to make a token request invalid: the fields to change; undefined leaves one out. */
export interface InvalidShape {
  readonly shape: string;
  readonly changes: Parameters;
  /** Fields with a value that is no text, in place of their own. */
  readonly others?: Readonly<Record<string, unknown>>;
}

/** What a service responds with that breaks off the connection. */
const NOTHING = { status: 0, headers: {}, body: '' } as const;

/**
 * The response to a token request with these mistakes. A service that breaks off at a value that is no text gives no
 * token, and so no response is one that refuses it.
 */
export async function sendWrong(
  target: Target,
  fields: Parameters,
  ...wrong: readonly InvalidShape[]
): Promise<Exchange> {
  const sent = wrong.reduce((all, { changes }) => ({ ...all, ...changes }), fields);
  const others = wrong.flatMap((one) => Object.entries(one.others ?? {}));
  if (others.length === 0) return requestToken(target, sent);
  try {
    return await requestToken(target, sent, { body: JSON.stringify({ ...sent, ...Object.fromEntries(others) }) });
  } catch (error) {
    if (error instanceof NoResponse && error.code === 'broken') return { request: error.request, response: NOTHING };
    throw error;
  }
}

/** A request without a field. */
export const missing = (name: string) => (): readonly InvalidShape[] => [
  { shape: `no ${name}`, changes: { [name]: undefined } },
  { shape: `an empty ${name}`, changes: { [name]: '' } },
  { shape: `a ${name} that is null`, changes: {}, others: { [name]: null } },
];

/** A request without a field, and with others in its place, which do not replace it. */
export const replaced = (name: string, others: Parameters): readonly InvalidShape[] =>
  Object.entries(others)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([other, value]) => ({
      shape: `${other} in place of ${name}`,
      changes: { [name]: undefined, [other]: value },
    }));

/** A request with other values of a field. */
export const values = (
  name: string,
  shapes: readonly (readonly [shape: string, value: string])[],
): readonly InvalidShape[] => shapes.map(([shape, value]) => ({ shape, changes: { [name]: value } }));

/** A request with a value of another type, which careless languages and queries take for any text. */
export const ofOtherTypes = (name: string): readonly InvalidShape[] =>
  (
    [
      ['true', true],
      ['the number 0', 0],
      ['an empty array', []],
      ['the condition of a query', { $gt: '' }],
    ] as const
  ).map(([shape, value]) => ({ shape: `${name}: ${shape}`, changes: {}, others: { [name]: value } }));

/** A request with a text in place of a field's value that resembles it. */
export const resembling = (name: string, value: string, random: Random): readonly InvalidShape[] =>
  values(
    name,
    confusableWith(value, random).map(([shape, other]) => [`the ${name}: ${shape}`, other] as const),
  );

/** A request with a secret that is not that of the app. */
export const wrongSecrets = (
  { clientId, clientSecret = '' }: KnownApp,
  random: Random,
  ofAnother?: string,
): readonly InvalidShape[] => [
  ...resembling('client_secret', clientSecret, random),
  ...ofOtherTypes('client_secret'),
  ...values('client_secret', [['the client id as the secret', clientId]]),
  ...(ofAnother === undefined || ofAnother === clientSecret
    ? []
    : values('client_secret', [['the secret of another app', ofAnother]])),
];

/** What makes a token request invalid. */
interface InvalidGrant<Valid> {
  readonly requirement: RequirementId;
  readonly despite: string;
  readonly shapes: (valid: Valid) => readonly InvalidShape[];
}

/**
 * Sends a token request in each of its invalid shapes, none of which may bring a token, and the first of them once more: a refusal
 * changes nothing of what is checked.
 */
export async function sendInvalid<Valid extends { readonly fields: Parameters }>(
  context: CheckContext,
  prepare: () => Promise<Valid>,
  { requirement, despite, shapes }: InvalidGrant<Valid>,
): Promise<void> {
  const [first, ...others] = shapes(await prepare()).map(({ shape }) => ({ shape, of: shape, isRepeated: false }));
  if (first === undefined) return;
  const again = { shape: `${first.shape}, after a refusal`, of: first.of, isRepeated: true };
  await context.judgeEach(refusesToken(requirement), [first, again, ...others], async ({ of, isRepeated }) => {
    const { valid, wrong } = await makeInvalid(prepare, shapes, of);
    const send = () => sendWrong(context.target, valid.fields, wrong);
    if (isRepeated) await send();
    return { exchange: await send(), despite };
  });
}

/** How often a valid request is made for a shape that depends on the characters of a code or token. */
const MAX_ATTEMPTS = 8;

/**
 * A valid request of its own, because a refusal may end a code, with what makes it invalid in this shape; in the first
 * shape where no valid request can be had that has this one.
 */
export async function makeInvalid<Valid>(
  prepare: () => Promise<Valid>,
  shapes: (valid: Valid) => readonly InvalidShape[],
  shape: string,
): Promise<{ readonly valid: Valid; readonly wrong: InvalidShape }> {
  for (let attempt = 1; ; attempt++) {
    const valid = await prepare();
    const possible = shapes(valid);
    const [first] = possible;
    const wanted = possible.find((one) => one.shape === shape) ?? (attempt === MAX_ATTEMPTS ? first : undefined);
    if (wanted) return { valid, wrong: wanted };
    if (!first) throw new PreconditionFailed(`no valid request can be made invalid by ${shape}`);
  }
}
