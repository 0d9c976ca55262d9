import { note, ok, problem } from './diagnosis.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';
import { CliError } from './cli-error.ts';
import { isSuccess, NoAnswer, shown, startsAsJson } from './reachability.ts';
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
export const setUp = async (
  { addresses: { stateUrl = '' }, probe }: DoctorContext,
  state: string,
  params: object,
): Promise<Reachability> => {
  try {
    return await probe({ url: stateUrl, body: JSON.stringify({ state, params, action: 'setup' }) }, '--state-url');
  } catch (error) {
    if (!(error instanceof NoAnswer) || error.reason === 'ECONNREFUSED') throw error;
    // Other addresses of the target have answered by now.
    throw new CliError(
      `${stateUrl} gives no response while the state “${state}” is set (${error.reason}): respond with 2xx and a JSON object, or with 4xx if the state is not offered.`,
      EXIT.unreachable,
    );
  }
};

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
    const isBare = REAL_PARAMS.includes(name);
    const noteParams = (says: string) =>
      note(`state “${name}”`, says, '--state-url', 'answer 4xx to params that lack what the state needs');
    const answer = await setUp(context, name, params).catch((error: unknown) => {
      // A handler that ends the connection over params that it misses still serves those that have them.
      if (isBare && error instanceof CliError && !(error instanceof NoAnswer)) return undefined;
      throw error;
    });
    const isOffered =
      answer === undefined || isSuccess(answer) || withoutName(answer, name) !== withoutName(unknown, UNKNOWN_STATE);
    if (isOffered) offered.add(name);
    if (answer === undefined) yield noteParams('gives no response when its params are missing');
    else if (!isSuccess(unknown) && isBare && isSuccess(answer))
      yield noteParams(`is answered with ${answer.status} although its params are missing, so they may not be read`);
    else if (isOffered && answer.status >= 500)
      yield noteParams(`fails (${shown(answer)}) when its params are missing`);
    else
      yield isOffered
        ? ok(`state “${name}”`, 'is offered')
        : note(
            `state “${name}”`,
            `is not offered (${shown(answer)}); ${without}`,
            '--state-url',
            'offer it if possible',
          );
  }
  if (offered.size === 0)
    yield note('state address', `${stateUrl} offers no state at all`, '--state-url', 'is --state-url right?');
}

/** States that are asked for without their params. */
const REAL_PARAMS = ['the dataset is', 'the file is imported'];

/** A state that no target offers. */
const UNKNOWN_STATE = 'the kit asks for an unknown state';

/** A response without the name of the state. */
const withoutName = ({ status, start }: Reachability, state: string) => `${status} ${start.replaceAll(state, '')}`;
