import { note, well, wrong } from './diagnosis.ts';
import type { Diagnosis, Patient } from './diagnosis.ts';
import { isSuccess, shown, startsAsJson } from './glimpse.ts';
import type { Glimpse } from './glimpse.ts';
import { EXIT } from '../reports/exit-code.ts';

/**
 * Asks each address once whether a service of the right kind answers there, and what its clock shows.
 * Throws a complaint that names the address and the option when nothing answers.
 */
export async function* examineAddresses({ addresses, look, now }: Patient): AsyncGenerator<Diagnosis> {
  const { authUrl, baseUrl, enterpriseBaseUrl } = addresses;
  const authorize = await look({ url: `${authUrl}/oauth/authorize` }, '--auth-url');
  yield well('authorization', `${authUrl} answers ${authorize.status}`);
  for (const { what, option, address } of [
    { what: 'hosted edition', option: '--base-url', address: baseUrl },
    { what: 'enterprise edition', option: '--enterprise-base-url', address: enterpriseBaseUrl },
  ]) {
    if (address === undefined) {
      yield note(what, 'has no address, so its checks do not apply', option, 'name its address if there is one');
      continue;
    }
    const projects = await look({ url: `${address}/api/v2/projects` }, option);
    if (isSuccess(projects) && !startsAsJson(projects))
      yield unlike(what, `${projects.url} answers ${shown(projects)} where the API would answer JSON`, option);
    else if (projects.status === 404 && authorize.status === 404)
      yield unlike(what, `${projects.url} and ${authorize.url} both answer 404`, option);
    else yield well(what, `${address} answers ${projects.status}`);
  }
  if (enterpriseBaseUrl === baseUrl)
    yield note('editions', 'both have one address', '--enterprise-base-url', 'leave it out unless it serves both');
  yield clockOf(authorize, now());
}

/** Seconds by which clocks may differ: less changes no lifetime and no `'today'` that a check would look at. */
const MOST_APART = 60;

function clockOf({ url, date }: Glimpse, now: number): Diagnosis {
  if (date === undefined) return well('clock', 'the target does not tell its time');
  const apart = Math.round((date.getTime() - now) / 1000);
  if (Math.abs(apart) <= MOST_APART) return well('clock', 'the same as here, within a minute');
  return note(
    'clock',
    `the clock of ${new URL(url).host} is ${Math.abs(apart)} seconds ${apart > 0 ? 'ahead of' : 'behind'} this one`,
    '--auth-url',
    'set both by network time, or lifetimes and dates will look wrong',
  );
}

const unlike = (what: string, says: string, option: string): Diagnosis =>
  wrong(what, `${says}: no localization service seems to be there`, option, `is ${option} right?`, EXIT.unreachable);
