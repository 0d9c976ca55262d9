import { askToken } from './flow.ts';
import type { Parameters } from './flow.ts';
import { refusedGrant } from './token-judges.ts';
import { otherCase } from './verifiers.ts';
import type { Attempt } from '../attempt.ts';
import type { Seeded } from '../seeded.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { KnownApp } from '../../spec/run.ts';

/** One way to spoil a token request: what its fields become; undefined leaves one out. */
export interface SpoiledShape {
  readonly shape: string;
  readonly changes: Parameters;
}

/** A request without a field. */
export const missing = (name: string) => (): readonly SpoiledShape[] => [
  { shape: `no ${name}`, changes: { [name]: undefined } },
  { shape: `an empty ${name}`, changes: { [name]: '' } },
];

/** A request with other values of a field. */
export const values = (
  name: string,
  shapes: readonly (readonly [shape: string, value: string])[],
): readonly SpoiledShape[] => shapes.map(([shape, value]) => ({ shape, changes: { [name]: value } }));

/** A request with a secret that is not the app's. */
export const wrongSecrets = ({ clientSecret = '' }: KnownApp, chance: Seeded) =>
  values('client_secret', [
    ['another secret', chance.text(32)],
    ['the secret with one character more', `${clientSecret}x`],
    ['the secret without its last character', clientSecret.slice(0, -1)],
    ['the secret in another case', otherCase(clientSecret)],
  ]);

/** Sends a token request in each of its spoiled shapes, none of which may bring a token. */
export async function sendSpoiled<Sound extends { readonly fields: Parameters }>(
  attempt: Attempt,
  prepare: () => Promise<Sound>,
  {
    breaks,
    despite,
    shapes,
  }: {
    readonly breaks: RequirementId;
    readonly despite: string;
    readonly shapes: (sound: Sound) => readonly SpoiledShape[];
  },
): Promise<void> {
  const names = shapes(await prepare()).map(({ shape }) => ({ shape }));
  await attempt.each(refusedGrant, names, async ({ shape }) => {
    // Each is made of a sound request of its own, because a failed one may end a code.
    const sound = await prepare();
    const spoiled = shapes(sound).find((one) => one.shape === shape);
    const exchange = await askToken(attempt.target, { ...sound.fields, ...spoiled?.changes });
    return { exchange, requirement: breaks, despite };
  });
}
