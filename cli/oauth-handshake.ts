import { createHash, randomBytes } from 'node:crypto';
import { missing, note, ok, problem } from './diagnosis.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';
import { isSuccess, objectIn } from './reachability.ts';
import type { Reachability } from './reachability.ts';
import { DOCTOR_APP, setUp } from './states.ts';
import { forTerminal } from '../run/untrusted.ts';
import type { KnownApp } from '../run/plan.ts';

/** An app for a handshake, and the field of the configuration that names it, unless the doctor registered it. */
interface Candidate {
  readonly app: KnownApp;
  readonly type: 'confidential' | 'public';
  readonly field?: string;
}

/**
 * One valid and one invalid handshake for each app: a code and tokens are given, and no token for a code that was not
 * issued. A refusal of an app of the configuration is a problem of the configuration; the rest is for the suites. `got`
 * receives the token of the valid one.
 */
export async function* examineHandshakes(
  context: DoctorContext,
  offered: ReadonlySet<string>,
  got: (token: string) => void,
): AsyncGenerator<Diagnosis> {
  const { apps, readOnly } = context.plan;
  if (readOnly) return void (yield ok('handshake', 'skipped: the run is read-only'));
  const configured = (['confidential', 'public'] as const).flatMap((type): Candidate[] => {
    const app = apps[type];
    return app ? [{ app, type, field: `apps.${type}` }] : [];
  });
  const candidates = offered.has('the app is registered')
    ? [{ app: DOCTOR_APP, type: 'confidential' as const }]
    : configured;
  if (candidates.length === 0)
    yield (context.plan.accessToken === undefined ? missing : note)(
      'handshake',
      'no app is known: the state address registers none, and the configuration has none',
      'apps',
      'set `service.stateUrl` to an address that offers “the app is registered”, or give a confidential and a public app that are registered with the target',
    );
  for (const candidate of candidates) yield* examineApp(context, candidate, offered.has('the user will'), got);
}

async function* examineApp(
  context: DoctorContext,
  candidate: Candidate,
  decides: boolean,
  got: (token: string) => void,
): AsyncGenerator<Diagnosis> {
  const what = `handshake of the ${candidate.type} app`;
  const [redirectUri = ''] = candidate.app.redirectUris;
  if (decides) await setUp(context, 'the user will', { decision: 'approve' });
  const verifier = randomBytes(32).toString('base64url');
  const approved = await authorize(context, candidate, redirectUri, verifier);
  const code = redirectParameter(approved, redirectUri, 'code');
  if (
    code === undefined &&
    !decides &&
    approved.status < 400 &&
    redirectParameter(approved, redirectUri, 'error') === undefined
  ) {
    yield context.plan.consent === undefined
      ? (context.plan.accessToken === undefined ? missing : note)(
          what,
          'a page asks the user, and nobody can answer it',
          'consent',
          'offer the state “the user will”, or say in the configuration how a browser or a request answers the page',
        )
      : ok(what, 'a page asks the user, which `consent` answers');
    return;
  }
  if (code === undefined) {
    yield problemOf(candidate, what, ...refusalOf(approved, candidate, redirectUri));
    if (decides) await setUp(context, 'the user will', { decision: 'ask' });
    return;
  }
  const { app } = candidate;
  const fields = {
    grant_type: 'authorization_code',
    client_id: app.clientId,
    ...(app.clientSecret === undefined ? {} : { client_secret: app.clientSecret }),
    redirect_uri: redirectUri,
    code_verifier: verifier,
  };
  const tokens = await askTokens(context, { ...fields, code }, 'json');
  const token = objectIn(tokens)['access_token'];
  if (typeof token === 'string') {
    got(token);
    yield ok(what, 'a code and tokens were given');
  } else
    yield* explainRefusal(candidate, what, tokens, async () => {
      const again = await authorize(context, candidate, redirectUri, verifier);
      return askTokens(context, { ...fields, code: redirectParameter(again, redirectUri, 'code') ?? '' }, 'form');
    });
  const bad = await askTokens(context, { ...fields, code: 'a-code-that-was-not-issued' }, 'json');
  if (isSuccess(bad) || bad.status >= 500)
    yield note(
      what,
      `a code that was not issued gets the status ${bad.status}`,
      '--auth-url',
      'refuse it; the suites say more',
    );
  else yield ok(what, 'a code that was not issued is refused');
  if (decides) await setUp(context, 'the user will', { decision: 'ask' });
}

const authorize = (
  { addresses, plan, probe }: DoctorContext,
  { app }: Candidate,
  redirectUri: string,
  verifier: string,
) => {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: plan.scopes.join(' '),
    state: 'the-doctor',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return probe({ url: `${addresses.authUrl}/oauth/authorize?${query.toString()}` }, '--auth-url');
};

function askTokens({ addresses, probe }: DoctorContext, fields: Readonly<Record<string, string>>, as: 'json' | 'form') {
  const url = `${addresses.authUrl}/oauth/token`;
  if (as === 'json') return probe({ url, body: JSON.stringify(fields) }, '--auth-url');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return probe({ url, headers, body: String(new URLSearchParams(fields)) }, '--auth-url');
}

/** A parameter of a redirect to the app. */
function redirectParameter({ location }: Reachability, redirectUri: string, name: string): string | undefined {
  if (location === undefined || !URL.canParse(location)) return undefined;
  const [to, home] = [new URL(location), new URL(redirectUri)];
  return to.origin === home.origin && to.pathname === home.pathname
    ? (to.searchParams.get(name) ?? undefined)
    : undefined;
}

type Refusal = readonly [says: string, part: string, fix: string];

function refusalOf(answer: Reachability, { app }: Candidate, redirectUri: string): Refusal {
  const error = redirectParameter(answer, redirectUri, 'error');
  if (error === 'invalid_scope') return ['the scopes are refused', 'scopes', 'give scopes that the app may request'];
  if (error === 'unauthorized_client')
    return ['the app may not request a code', 'clientId', 'is it registered as an app of this type?'];
  if (error !== undefined)
    return [`the request is refused: ${forTerminal(error, 60)}`, 'clientId', 'is it the id of this app?'];
  if (answer.status >= 400)
    return [
      `${answer.url} answers ${answer.status} to ${app.clientId} and ${redirectUri}`,
      'redirectUris',
      'is exactly this redirect URL registered, and is the clientId right?',
    ];
  return [
    `no code was given: ${answer.url} answers ${answer.status}`,
    '',
    'does the state address decide for the user?',
  ];
}

/** Why no tokens were given. */
async function* explainRefusal(
  candidate: Candidate,
  what: string,
  answer: Reachability,
  byForm: () => Promise<Reachability>,
): AsyncGenerator<Diagnosis> {
  const { error } = objectIn(answer);
  if (error === 'invalid_client') {
    const isPublic = candidate.type === 'public';
    yield problemOf(
      candidate,
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
      'accept JSON, as the source shows',
    );
    return;
  }
  const reason = typeof error === 'string' ? ` (${forTerminal(error, 60)})` : '';
  yield problemOf(
    candidate,
    what,
    `${answer.url} answers ${answer.status}${reason} to a code that was just issued`,
    'clientSecret',
    'is it right?',
  );
}

/** A problem if the configuration names the app; for one that the target has just registered the suites say more. */
const problemOf = (candidate: Candidate, what: string, says: string, part: string, fix: string): Diagnosis =>
  candidate.field === undefined || part === ''
    ? missing(what, says, '--auth-url', fix)
    : problem(what, says, part === 'scopes' ? part : `${candidate.field}.${part}`, fix);
