import { mustBeAddress } from './address.ts';
import { CliError } from './cli-error.ts';
import type { Configuration } from './configuration.ts';
import { portError, requireDifferentPorts } from './mock.ts';
import { startService } from '../mocks/service/port.ts';
import type { StartedService } from '../mocks/service/port.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { LoginApp, LoginTarget } from '../run/plan.ts';

/** The options of a login, which override the configuration's `app`. */
export interface LoginOptions {
  /** The path or address at which the app's login begins. */
  readonly login?: string;
  /** The path or address of a page that calls the API. */
  readonly page?: string;
  /** The port of the played service; 0 is a free one. */
  readonly port?: number;
  readonly enterprisePort?: number;
}

/** A login to verify, and how to stop the service that is played for it. */
export interface PlayedLogin extends AsyncDisposable {
  readonly login: LoginTarget;
}

/** The ports of the played service by default, as of `locspec mock`. */
const DEFAULT_PORTS = { port: 4010, enterprisePort: 4011 };

/** The lifetime of the access tokens of the played service, in seconds: the kit waits for their expiry. */
const LIFETIME = 3;

/**
 * Plays the service for an app whose login is verified: starts it at the ports that the app expects, with the app
 * registered as in the configuration. Throws a {@link CliError} when the configuration lacks something, when a port is
 * taken or given twice, or when nothing answers where the login begins.
 */
export async function playService(
  base: string,
  options: LoginOptions,
  { app = {} }: Configuration,
): Promise<PlayedLogin> {
  const login = placeOf(base, options.login ?? app.login, '--login', 'app.login');
  if (login === undefined)
    throw new CliError(
      'The address where the login begins is missing: give it with --login, or as app.login in the configuration.',
      EXIT.usage,
    );
  const page = placeOf(base, options.page ?? app.page, '--page', 'app.page');
  const registered = registeredOf(app);
  const port = options.port ?? app.port ?? DEFAULT_PORTS.port;
  const enterprisePort = options.enterprisePort ?? app.enterprisePort ?? DEFAULT_PORTS.enterprisePort;
  requireDifferentPorts(port, enterprisePort, ['--port (or app.port)', '--enterprise-port (or app.enterprisePort)']);
  const service = await startService({
    port,
    enterprisePort,
    apps: [registered],
    tokenLifetime: LIFETIME,
    keepsExchanges: true,
  }).catch((error: unknown) => {
    throw portError(error) ?? error;
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

/** The app as it is registered. An app with a secret is confidential. */
function registeredOf({ clientId, clientSecret, redirectUris }: NonNullable<Configuration['app']>): LoginApp {
  if (clientId === undefined || redirectUris === undefined)
    throw new CliError(
      'The registration of the app is missing: set app.clientId and app.redirectUris in the configuration, and app.clientSecret unless the app is public.',
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

const TIMEOUT = 10_000;

async function mustAnswer(address: string): Promise<void> {
  const abort = new AbortController();
  const clock = setTimeout(() => abort.abort(new Error('no response in time')), TIMEOUT);
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: abort.signal });
    await answer.body?.cancel();
  } catch (error) {
    const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
    throw new CliError(
      `Nothing answers at ${address} (${cause?.code ?? message}). Is the app running, and is its address right?`,
      EXIT.unreachable,
    );
  } finally {
    clearTimeout(clock);
  }
}
