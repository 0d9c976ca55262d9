import { createHash, randomBytes } from 'node:crypto';
import { note, well, wrong } from './diagnosis.ts';
import type { Diagnosis, Patient } from './diagnosis.ts';
import { isSuccess, objectIn } from './glimpse.ts';
import type { Glimpse } from './glimpse.ts';
import { oneLine } from './one-line.ts';
import { DOCTORS_APP, setUp } from './states.ts';
import type { KnownApp } from '../spec/run.ts';

/** An app to shake hands as, and the field of the configuration that names it, unless the doctor registered it. */
interface Guest {
  readonly app: KnownApp;
  readonly type: 'confidential' | 'public';
  readonly field?: string;
}

/**
 * One good and one bad handshake for each app: a code and tokens must be had, and none for a code that nobody issued.
 * What an app of the configuration is refused is put down to the configuration; the rest is for the suites to judge.
 * The token of the good one is handed to `got`.
 */
export async function* examineHandshakes(
  patient: Patient,
  offered: ReadonlySet<string>,
  got: (token: string) => void,
): AsyncGenerator<Diagnosis> {
  const { apps, readOnly } = patient.plan;
  if (readOnly) return void (yield well('handshake', 'left out: the run is read-only'));
  const configured = (['confidential', 'public'] as const).flatMap((type): Guest[] => {
    const app = apps[type];
    return app ? [{ app, type, field: `apps.${type}` }] : [];
  });
  const guests = offered.has('the app is registered')
    ? [{ app: DOCTORS_APP, type: 'confidential' as const }]
    : configured;
  if (guests.length === 0)
    yield note(
      'handshake',
      'no app is known: the state address registers none, and the configuration names none',
      'apps',
      'name a confidential and a public app that are registered with the target',
    );
  for (const guest of guests) yield* shake(patient, guest, offered.has('the user will'), got);
}

async function* shake(
  patient: Patient,
  guest: Guest,
  decides: boolean,
  got: (token: string) => void,
): AsyncGenerator<Diagnosis> {
  const what = `handshake of the ${guest.type} app`;
  const [redirectUri = ''] = guest.app.redirectUris;
  if (decides) await setUp(patient, 'the user will', { decision: 'approve' });
  const verifier = randomBytes(32).toString('base64url');
  const approved = await authorize(patient, guest, redirectUri, verifier);
  const code = arrivedWith(approved, redirectUri, 'code');
  if (
    code === undefined &&
    !decides &&
    approved.status < 400 &&
    arrivedWith(approved, redirectUri, 'error') === undefined
  ) {
    yield well(what, 'a page asks the user, whom a browser has to answer for');
    return;
  }
  if (code === undefined) {
    yield blamed(guest, what, ...refusalOf(approved, guest, redirectUri));
    if (decides) await setUp(patient, 'the user will', { decision: 'ask' });
    return;
  }
  const { app } = guest;
  const fields = {
    grant_type: 'authorization_code',
    client_id: app.clientId,
    ...(app.clientSecret === undefined ? {} : { client_secret: app.clientSecret }),
    redirect_uri: redirectUri,
    code_verifier: verifier,
  };
  const tokens = await askTokens(patient, { ...fields, code }, 'json');
  const token = objectIn(tokens)['access_token'];
  if (typeof token === 'string') {
    got(token);
    yield well(what, 'a code and tokens were given');
  } else
    yield* explained(guest, what, tokens, async () => {
      const again = await authorize(patient, guest, redirectUri, verifier);
      return askTokens(patient, { ...fields, code: arrivedWith(again, redirectUri, 'code') ?? '' }, 'form');
    });
  const bad = await askTokens(patient, { ...fields, code: 'a-code-that-nobody-issued' }, 'json');
  if (isSuccess(bad) || bad.status >= 500)
    yield note(
      what,
      `a code that nobody issued is answered by ${bad.status}`,
      '--auth-url',
      'it must be refused; the suites say more',
    );
  else yield well(what, 'a code that nobody issued is refused');
  if (decides) await setUp(patient, 'the user will', { decision: 'ask' });
}

const authorize = ({ addresses, plan, look }: Patient, { app }: Guest, redirectUri: string, verifier: string) => {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: plan.scopes.join(' '),
    state: 'the-doctor',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return look({ url: `${addresses.authUrl}/oauth/authorize?${query}` }, '--auth-url');
};

function askTokens({ addresses, look }: Patient, fields: Readonly<Record<string, string>>, as: 'json' | 'form') {
  const url = `${addresses.authUrl}/oauth/token`;
  if (as === 'json') return look({ url, body: JSON.stringify(fields) }, '--auth-url');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return look({ url, headers, body: String(new URLSearchParams(fields)) }, '--auth-url');
}

/** What a redirect to the app carries under a name. */
function arrivedWith({ location }: Glimpse, redirectUri: string, name: string): string | undefined {
  if (location === undefined || !URL.canParse(location)) return undefined;
  const [to, home] = [new URL(location), new URL(redirectUri)];
  return to.origin === home.origin && to.pathname === home.pathname
    ? (to.searchParams.get(name) ?? undefined)
    : undefined;
}

type Refusal = readonly [says: string, part: string, fix: string];

function refusalOf(answer: Glimpse, { app }: Guest, redirectUri: string): Refusal {
  const error = arrivedWith(answer, redirectUri, 'error');
  if (error === 'invalid_scope') return ['the scopes are refused', 'scopes', 'name scopes that the app may ask for'];
  if (error === 'unauthorized_client')
    return ['the app may not ask for a code', 'clientId', 'is it registered as an app of this type?'];
  if (error !== undefined)
    return [`the request is refused: ${oneLine(error, 60)}`, 'clientId', 'is it that of this app?'];
  if (answer.status >= 400)
    return [
      `${answer.url} answers ${answer.status} to ${app.clientId} and ${redirectUri}`,
      'redirectUris',
      'is the redirect URL registered exactly so, and is the clientId right?',
    ];
  return [`no code came: ${answer.url} answers ${answer.status}`, '', 'does the state address decide for the user?'];
}

/** Why no tokens came. */
async function* explained(
  guest: Guest,
  what: string,
  answer: Glimpse,
  byForm: () => Promise<Glimpse>,
): AsyncGenerator<Diagnosis> {
  const { error } = objectIn(answer);
  if (error === 'invalid_client') {
    const isPublic = guest.type === 'public';
    yield blamed(
      guest,
      what,
      `${answer.url} does not know the client by ${isPublic ? 'its clientId alone' : 'this secret'}`,
      isPublic ? 'clientId' : 'clientSecret',
      isPublic ? 'is the app registered as public?' : 'is the secret right, and is the app registered as confidential?',
    );
    return;
  }
  const form = await byForm();
  if (typeof objectIn(form)['access_token'] === 'string') {
    yield note(
      what,
      `${answer.url} takes forms and answers ${answer.status} to JSON`,
      '--auth-url',
      'take JSON as the source shows it',
    );
    return;
  }
  const told = typeof error === 'string' ? ` (${oneLine(error, 60)})` : '';
  yield blamed(
    guest,
    what,
    `${answer.url} answers ${answer.status}${told} to a code that was just issued`,
    'clientSecret',
    'is it right?',
  );
}

/** Wrong where the configuration names the app; of one that the target has just registered the suites say more. */
const blamed = (guest: Guest, what: string, says: string, part: string, fix: string): Diagnosis =>
  guest.field === undefined || part === ''
    ? note(what, says, '--auth-url', fix)
    : wrong(what, says, part === 'scopes' ? part : `${guest.field}.${part}`, fix);
