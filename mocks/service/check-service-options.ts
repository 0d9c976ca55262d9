import { isProfile } from '../../run/profile.ts';
import { checkOptions, type OptionKinds } from '../core/check-options.ts';
import { readApp } from '../state/app-params.ts';
import { StateRefusal } from '../state/read-fields.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { ServiceOptions } from './service.ts';
import { isSnapshot } from './snapshot.ts';

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
