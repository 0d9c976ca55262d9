import { note, well, wrong } from './diagnosis.ts';
import type { Diagnosis, Patient } from './diagnosis.ts';
import { isSuccess, shown, startsAsJson } from './glimpse.ts';
import type { Glimpse } from './glimpse.ts';
import { EXIT } from '../reports/exit-code.ts';

/** The app that the doctor registers where the target lets it. */
export const DOCTORS_APP = {
  clientId: 'locspec-doctor',
  clientSecret: 'secret-of-the-doctor',
  redirectUris: ['https://doctor.example/callback'],
};

/**
 * Each state with params that change nothing which a person would miss. A state that replaces data is asked for without
 * any: who offers it complains of them, and not of its name.
 */
const STATES: readonly { readonly name: string; readonly params: object; readonly without: string }[] = [
  { name: 'the dataset is', params: {}, without: 'expressions are judged by what the lists show' },
  {
    name: 'the app is registered',
    params: { app: { type: 'confidential', ...DOCTORS_APP } },
    without: 'the apps of the configuration are used',
  },
  {
    name: 'the user will',
    params: { decision: 'ask' },
    without: 'a browser has to answer the page that asks the user',
  },
  { name: 'time passes', params: { seconds: 0 }, without: 'lifetimes are not looked at' },
  { name: 'the file is imported', params: {}, without: 'the calls of modules are not looked at' },
];

/** Brings the target into a state and gives its answer. */
export const setUp = ({ addresses, look }: Patient, state: string, params: object): Promise<Glimpse> =>
  look({ url: addresses.stateUrl ?? '', body: JSON.stringify({ state, params, action: 'setup' }) }, '--state-url');

/** Which states the target offers; `offered` is filled with their names. */
export async function* examineStates(patient: Patient, offered: Set<string>): AsyncGenerator<Diagnosis> {
  const { stateUrl } = patient.addresses;
  if (stateUrl === undefined) {
    yield note(
      'state address',
      'there is none, so the target cannot be prepared and less can be proved',
      '--state-url',
      'offer one where the target is a test installation',
    );
    return;
  }
  const unknown = await setUp(patient, NOBODYS_STATE, {});
  if (isSuccess(unknown) && !startsAsJson(unknown)) {
    yield wrong(
      'state address',
      `${unknown.url} answers ${shown(unknown)} where the state address would answer JSON: no localization service seems to be there`,
      '--state-url',
      'is --state-url right?',
      EXIT.unreachable,
    );
    return;
  }
  if (isSuccess(unknown))
    yield note(
      'state address',
      `${unknown.url} answers ${unknown.status} to a state that nobody knows`,
      '--state-url',
      'answer 4xx to a state that is not offered, or checks rest on what was never set up',
    );
  for (const { name, params, without } of STATES) {
    const answer = await setUp(patient, name, params);
    const isOffered = isSuccess(answer) || said(answer, name) !== said(unknown, NOBODYS_STATE);
    if (isOffered) offered.add(name);
    yield isOffered
      ? well(`state “${name}”`, 'is offered')
      : note(
          `state “${name}”`,
          `is not offered (${shown(answer)}); ${without}`,
          '--state-url',
          'offer it if it can be had',
        );
  }
}

/** A state that no target offers. */
const NOBODYS_STATE = 'the kit shakes hands';

/** What an answer says, whatever state it is about. */
const said = ({ status, start }: Glimpse, state: string) => `${status} ${start.replaceAll(state, '')}`;
