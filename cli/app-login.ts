import { mustBeAddress } from './address.ts';
import { Complaint } from './complaint.ts';
import type { Configuration } from './configuration.ts';
import { portTrouble } from './mock.ts';
import { startService } from '../mocks/port.ts';
import type { StartedService } from '../mocks/port.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { LoginApp, LoginTarget } from '../spec/run.ts';

/** What the verification of a login may be told in place of the configuration's `app`. */
export interface LoginOptions {
  /** The path or address at which the app's login begins. */
  readonly login?: string;
  /** The path or address of a page that calls the API. */
  readonly page?: string;
  /** Where the service is played; 0 is a free port. */
  readonly port?: number;
  readonly enterprisePort?: number;
}

/** A login that can be verified, and how to stop the service that is played for it. */
export interface PlayedLogin extends AsyncDisposable {
  readonly login: LoginTarget;
}

/** Where an app is told to look for the service, unless told otherwise: where `locspec mock` is as well. */
const USUAL_PORTS = { port: 4010, enterprisePort: 4011 };

/** How long the access tokens of the played service live, in seconds: the kit waits for their end. */
const LIFETIME = 3;

/**
 * Plays the service for an app whose login is verified: starts it at the ports that the app was told, with the app
 * registered as the configuration says. Throws a {@link Complaint} when that says too little, when a port is taken, or when
 * nothing answers where the login begins.
 */
export async function playService(
  base: string,
  options: LoginOptions,
  { app = {} }: Configuration,
): Promise<PlayedLogin> {
  const login = placeOf(base, options.login ?? app.login, '--login', 'app.login');
  if (login === undefined)
    throw new Complaint(
      'Where does the login of the app begin? Name it with --login, or as app.login in the configuration.',
      EXIT.usage,
    );
  const page = placeOf(base, options.page ?? app.page, '--page', 'app.page');
  const registered = registeredOf(app);
  const service = await startService({
    port: options.port ?? app.port ?? USUAL_PORTS.port,
    enterprisePort: options.enterprisePort ?? app.enterprisePort ?? USUAL_PORTS.enterprisePort,
    apps: [registered],
    tokenLifetime: LIFETIME,
    keepsExchanges: true,
  }).catch((error: unknown) => {
    throw portTrouble(error) ?? error;
  });
  const close = () => service.close();
  try {
    await mustAnswer(login);
  } catch (error) {
    await close();
    throw error;
  }
  return { login: targetOf(login, page, registered, service), [Symbol.asyncDispose]: close };
}

function targetOf(login: string, page: string | undefined, app: LoginApp, service: StartedService): LoginTarget {
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
  const addresses = { authUrl, baseUrl, enterpriseBaseUrl, stateUrl };
  return { login, ...(page === undefined ? {} : { page }), app, service: addresses, lifetime: LIFETIME };
}

/** The app as its maker registered it. One with a secret is confidential. */
function registeredOf({ clientId, clientSecret, redirectUris }: NonNullable<Configuration['app']>): LoginApp {
  if (clientId === undefined || redirectUris === undefined)
    throw new Complaint(
      'How is the app registered? Write app.clientId and app.redirectUris into the configuration, and app.clientSecret unless the app is public.',
      EXIT.usage,
    );
  return clientSecret === undefined
    ? { type: 'public', clientId, redirectUris }
    : { type: 'confidential', clientId, clientSecret, redirectUris };
}

/** A place of the app as an address; a path is one below the address of the app. */
function placeOf(base: string, place: string | undefined, flag: string, key: string): string | undefined {
  if (place === undefined) return undefined;
  const address = place.startsWith('/') ? `${base}${place}` : place;
  mustBeAddress(`${flag} (or ${key})`, address, 'a path or an http or https address');
  return address;
}

const LONGEST = 10_000;

async function mustAnswer(address: string): Promise<void> {
  const abort = new AbortController();
  const clock = setTimeout(() => abort.abort(new Error('no answer in time')), LONGEST);
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: abort.signal });
    await answer.body?.cancel();
  } catch (error) {
    const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
    throw new Complaint(
      `Nothing answers at ${address} (${cause?.code ?? message}). Is the app running, and is its address right?`,
      EXIT.unreachable,
    );
  } finally {
    clearTimeout(clock);
  }
}
