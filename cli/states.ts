import { note, ok, problem } from './diagnosis.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';
import { isSuccess, shown, startsAsJson } from './reachability.ts';
import type { Reachability } from './reachability.ts';
import { EXIT } from '../reports/exit-code.ts';

/** The app that the doctor registers, if the target allows it. */
export const DOCTOR_APP = {
  clientId: 'locspec-doctor',
  clientSecret: 'secret-of-the-doctor',
  redirectUris: ['https://doctor.example/callback'],
};

/**
 * Each state with params that change nothing important, and what a run does without it. A state that replaces data is
 * requested without params: a target that offers it rejects the params, not the name.
 */
const STATES: readonly { readonly name: string; readonly params: object; readonly without: string }[] = [
  { name: 'the dataset is', params: {}, without: 'results are checked against the records that the responses show' },
  {
    name: 'the app is registered',
    params: { app: { type: 'confidential', ...DOCTOR_APP } },
    without: 'the apps of the configuration are used',
  },
  {
    name: 'the user will',
    params: { decision: 'ask' },
    without: 'a browser has to answer the page that asks the user',
  },
  { name: 'time passes', params: { seconds: 0 }, without: 'lifetimes are not tested' },
  { name: 'the file is imported', params: {}, without: 'the calls of modules are not tested' },
];

/** Brings the target into a state and returns its response. */
export const setUp = ({ addresses, probe }: DoctorContext, state: string, params: object): Promise<Reachability> =>
  probe({ url: addresses.stateUrl ?? '', body: JSON.stringify({ state, params, action: 'setup' }) }, '--state-url');

/** The states that the target offers; `offered` gets their names. */
export async function* examineStates(context: DoctorContext, offered: Set<string>): AsyncGenerator<Diagnosis> {
  const { stateUrl } = context.addresses;
  if (stateUrl === undefined) {
    yield note(
      'state address',
      'there is none, so the target cannot be prepared and less can be tested',
      '--state-url',
      'offer one if the target is a test installation',
    );
    return;
  }
  const unknown = await setUp(context, UNKNOWN_STATE, {});
  if (isSuccess(unknown) && !startsAsJson(unknown)) {
    yield problem(
      'state address',
      `${unknown.url} answers ${shown(unknown)} in place of JSON: this seems to be no localization service`,
      '--state-url',
      'is --state-url right?',
      EXIT.unreachable,
    );
    return;
  }
  if (isSuccess(unknown))
    yield note(
      'state address',
      `${unknown.url} answers ${unknown.status} to an unknown state`,
      '--state-url',
      'answer 4xx to a state that is not offered, or checks rely on a state that was never set up',
    );
  for (const { name, params, without } of STATES) {
    const answer = await setUp(context, name, params);
    const isOffered = isSuccess(answer) || withoutName(answer, name) !== withoutName(unknown, UNKNOWN_STATE);
    if (isOffered) offered.add(name);
    yield isOffered
      ? ok(`state “${name}”`, 'is offered')
      : note(`state “${name}”`, `is not offered (${shown(answer)}); ${without}`, '--state-url', 'offer it if possible');
  }
}

/** A state that no target offers. */
const UNKNOWN_STATE = 'the kit asks for an unknown state';

/** A response without the name of the state. */
const withoutName = ({ status, start }: Reachability, state: string) => `${status} ${start.replaceAll(state, '')}`;
