import { missing, note, ok, problem } from './diagnosis.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';
import { isSuccess, shown, startsAsJson } from './reachability.ts';
import type { Reachability } from './reachability.ts';
import { EXIT } from '../reports/exit-code.ts';

/**
 * Sends one request to each address, to see whether a service of the right kind answers, and the time of its clock.
 * Throws a {@link CliError} that names the address and the option when nothing answers.
 */
export async function* examineAddresses({ addresses, probe, now }: DoctorContext): AsyncGenerator<Diagnosis> {
  const { authUrl, baseUrl, enterpriseBaseUrl } = addresses;
  const authorize = await probe({ url: `${authUrl}/oauth/authorize` }, '--auth-url');
  yield authorize.status === 404 || authorize.status === 405
    ? missing(
        'authorization',
        `${authorize.url} answers ${authorize.status}: there is no authorization page`,
        '--auth-url',
        'serve GET /oauth/authorize there, or give an accessToken for a run without it',
      )
    : ok('authorization', `${authUrl} answers ${authorize.status}`);
  for (const { what, option, address } of [
    { what: 'hosted edition', option: '--base-url', address: baseUrl },
    { what: 'enterprise edition', option: '--enterprise-base-url', address: enterpriseBaseUrl },
  ]) {
    if (address === undefined) {
      yield note(what, 'has no address, so its checks do not apply', option, 'give its address if there is one');
      continue;
    }
    const projects = await probe({ url: `${address}/api/v2/projects` }, option);
    if (isSuccess(projects) && !startsAsJson(projects))
      yield noService(what, `${projects.url} answers ${shown(projects)} in place of JSON`, option);
    else if (projects.status === 404 && authorize.status === 404)
      yield noService(what, `${projects.url} and ${authorize.url} both answer 404`, option);
    else yield ok(what, `${address} answers ${projects.status}`);
  }
  if (enterpriseBaseUrl === baseUrl)
    yield note(
      'editions',
      'both have the same address',
      '--enterprise-base-url',
      'leave it out unless the address serves both',
    );
  yield compareClocks(authorize, now());
}

/** The difference of clocks that affects no check, in seconds. */
const MAX_DIFFERENCE = 60;

function compareClocks({ url, date }: Reachability, now: number): Diagnosis {
  if (date === undefined) return ok('clock', 'the target does not send its time');
  const difference = Math.round((date.getTime() - now) / 1000);
  if (Math.abs(difference) <= MAX_DIFFERENCE) return ok('clock', 'the same as on this machine, within a minute');
  return note(
    'clock',
    `the clock of ${new URL(url).host} is ${Math.abs(difference)} seconds ${difference > 0 ? 'ahead of' : 'behind'} this one`,
    '--auth-url',
    'set both by network time, or lifetimes and dates look wrong',
  );
}

const noService = (what: string, says: string, option: string): Diagnosis =>
  problem(what, `${says}: this seems to be no localization service`, option, `is ${option} right?`, EXIT.unreachable);
