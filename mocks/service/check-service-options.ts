import { isProfile } from '../../run/profile.ts';
import { isListOf, isNumber, isObjectOf, isOneOf, isText } from '../../run/shape.ts';
import { MAX_AHEAD } from '../core/clock.ts';
import { checkOptions, type OptionKinds } from '../core/check-options.ts';
import { readApp } from '../state/app-params.ts';
import { describeRefusal, StateRefusal } from '../state/read-fields.ts';
import type { ServiceOptions } from './service.ts';

/** The options that each way of opening a service takes. */
export const SERVICE_OPTIONS: OptionKinds<Omit<ServiceOptions, 'addresses'>> = {
  dataset: 'an object',
  apps: 'an array',
  faults: 'an array of strings',
  answers: 'an object',
  profile: 'an object',
  snapshot: 'an object',
  tokenLifetime: 'a whole number of seconds, at least 0',
  hosts: 'an array of strings',
  keepsExchanges: 'a boolean',
  clock: 'a function',
  random: 'a function',
  call: 'a function',
};

/**
 * Throws an Error that names the call and the option for options of a service that are none; `kinds` are all that the
 * call takes.
 */
export function checkServiceOptions(call: string, options: ServiceOptions, kinds: OptionKinds<object>): void {
  checkOptions(call, options, kinds);
  const { apps = [], profile, snapshot } = options;
  for (const [index, app] of apps.entries()) requireApp(call, app, `apps.${index}`);
  if (profile !== undefined && !isProfile(profile))
    throw new TypeError(`${call}: profile must be the content of a file that \`locspec probe\` has written.`);
  if (snapshot !== undefined && !isSnapshot(snapshot))
    throw new TypeError(`${call}: snapshot must be what \`snapshot()\` of a service returns.`);
}

function requireApp(call: string, app: unknown, place: string): void {
  try {
    readApp({ app });
  } catch (error) {
    if (!(error instanceof StateRefusal)) throw error;
    throw new TypeError(`${call}: ${describeRefusal(error, '/params/app', place)}`);
  }
}

const GRANT = { grant: isText, clientId: isText, scopes: isListOf(isText) };

/** Whether a value is a snapshot of a service, apart from its dataset. */
export const isSnapshot = isObjectOf({
  format: (value) => value === 1,
  ahead: (value) => isNumber(value) && (value as number) >= 0 && (value as number) <= MAX_AHEAD,
  store: isObjectOf({
    apps: isListOf(
      isObjectOf({ type: isOneOf(['confidential', 'public']), clientId: isText, redirectUris: isListOf(isText) }),
    ),
    codes: isListOf(isObjectOf({ ...GRANT, code: isText, redirectUri: isText, expiresAt: isNumber })),
    accessTokens: isListOf(isObjectOf({ ...GRANT, token: isText, expiresAt: isNumber })),
    refreshTokens: isListOf(isObjectOf({ ...GRANT, token: isText, issuedAt: isNumber })),
    userWill: isObjectOf({ decision: isOneOf(['approve', 'deny', 'ask']) }, { login: isText }),
  }),
});
