import { LISTS } from './lists/lists.ts';
import type { Dataset } from './state/dataset.ts';
import { STATES } from './state/state-address.ts';
import { StateRefusal } from './state/state-params.ts';
import type { ImportOutcome } from './modules/import.ts';
import { importWith, type ImportSketch } from './modules/import-sketch.ts';
import { issueTokens } from './oauth/token-grants.ts';
import type { TokenAnswer } from './oauth/token-rules.ts';
import { secretName } from './random.ts';
import type { App, UserDecision } from './store.ts';
import { judged, type RequestFinding, type VerifyOptions } from './strictness.ts';
import type { Workings } from './workings.ts';
import { nearest } from '../spec/nearest.ts';

/** For whom a token is issued; everything has a default. */
export interface TokenOptions {
  /** The login of the user in whose name it acts; the dataset's first user. */
  readonly user?: string;
  /** The scopes it carries; those that every list needs. */
  readonly scopes?: readonly string[];
  /** The client id of the app it is issued to; the app registered last. */
  readonly app?: string;
  /** Its lifetime in seconds of the service's clock; 7200. */
  readonly expiresIn?: number;
}

/** A stretch of time; its parts are added up. */
export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** How a test prepares a service and what it asks of it afterwards. Everything takes effect at once. */
export interface Handle {
  /**
   * An access token for a test that does not care how an app gets one. Source, Authentication 1.
   * Throws an Error when there is no such user or app.
   */
  token(options?: TokenOptions): string;
  /** The same with its refresh token, in the form of a token response. Source, "Token response". */
  tokens(options?: TokenOptions): TokenAnswer;
  /**
   * Adds an app, or replaces the one with the same client id, and gives it back with all that was left out: it is
   * confidential, has a client id and a secret, and the redirect URL `http://127.0.0.1:4999/callback`. Source, "App
   * types", Endpoints 1. Throws an Error that names the member at fault.
   */
  register(app?: Partial<App>): App;
  /**
   * From now on the authorization page answers so at once, in the name of that user (the dataset's first when none is
   * named); `ask` shows the page again. Source, Endpoints 1. Throws an Error when there is no such user.
   */
  userWill(decision: UserDecision['decision'], login?: string): void;
  /** Replaces all resource data by a copy of this. Throws an Error with the place of what is wrong. */
  load(dataset: Dataset): void;
  /**
   * Imports a file after parsing, and resolves when the module that it selects has answered and the strings are added.
   * What is left out is believable. Source, Endpoints 5. Rejects with an Error that names the member at fault.
   */
  import(file?: ImportSketch): Promise<ImportOutcome>;
  /** Moves the service's clock forward; tokens and codes run out by it. Throws an Error for a stretch that is none. */
  advance(time: Duration): void;
  /**
   * Throws an `UnallowedRequests` error that tells of every request since the last `verify` which the source does not
   * allow. Those of the requirements in `allow` are what the test wanted: they are given back instead.
   */
  verify(options?: VerifyOptions): readonly RequestFinding[];
}

/** What a handle works on; a reset puts another in its place. */
export interface Inner {
  readonly inside: Workings;
  /** What has not been judged yet, oldest first. */
  readonly findings: RequestFinding[];
}

// A scope covers those below it, so the topmost names are enough.
const ALL_SCOPES = [...new Set(LISTS.map(({ scope }) => scope.split('.')[0]!))];
const CALLBACK = 'http://127.0.0.1:4999/callback';
const SECONDS: Readonly<Record<keyof Duration, number>> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/** The hands that reach into a service; `inner` gives what it consists of at the moment. */
export function handleOf(inner: () => Inner): Handle {
  const inside = () => inner().inside;

  function tokens({ user, scopes = ALL_SCOPES, app, expiresIn }: TokenOptions = {}): TokenAnswer {
    const { store, resources, random, rules } = inside();
    const logins = resources.users.map(({ login }) => login);
    const clients = [...store.apps.values()].map(({ clientId }) => clientId);
    return issueTokens(
      inside(),
      {
        grant: secretName(random),
        clientId: oneOf('app with the client id', app, clients) ?? clients.at(-1) ?? 'nobody',
        login: oneOf('user', user, logins) ?? logins[0] ?? null,
        scopes,
      },
      expiresIn ?? rules.tokenLifetime(),
    );
  }

  return {
    tokens,
    token: (options) => tokens(options).access_token,
    register: (app = {}) => {
      const clientId = app.clientId ?? `app-${inside().store.apps.size + 1}`;
      const type = app.type ?? 'confidential';
      const secret = type === 'confidential' ? { clientSecret: `secret-of-${clientId}` } : {};
      setUp('the app is registered', { app: { type, clientId, ...secret, redirectUris: [CALLBACK], ...app } });
      return inside().store.apps.get(clientId)!;
    },
    userWill: (decision, login) => {
      setUp('the user will', { decision, ...(login === undefined ? {} : { login }) });
    },
    load: (dataset) => {
      // A copy: what a test does with its own object later is not meant for the service.
      setUp('the dataset is', { dataset: structuredClone(dataset) });
    },
    import: async (file) => (await setUp('the file is imported', importWith(inside(), file))) as ImportOutcome,
    advance: (time) => {
      const parts = Object.entries(time).map(([unit, amount]) => {
        oneOf('unit of time', unit, Object.keys(SECONDS));
        return SECONDS[unit as keyof Duration] * (amount as number);
      });
      setUp('time passes', { seconds: parts.reduce((sum, part) => sum + part, 0) });
    },
    verify: (options) => judged(inner().findings.splice(0), options),
  };

  /** Sets up a state; a refusal becomes an Error whose place is the name in the call. */
  function setUp(state: string, params: object): object | Promise<object> {
    const named = (error: unknown) => {
      if (!(error instanceof StateRefusal)) return error;
      const place = error.at.replace(/^\/params\/?/, '').replaceAll('/', '.');
      return new Error(place === '' ? error.message : `${error.message} (${place})`);
    };
    try {
      const answer = STATES[state]!(inside(), params);
      return answer instanceof Promise
        ? answer.catch((error: unknown) => {
            throw named(error);
          })
        : answer;
    } catch (error) {
      throw named(error);
    }
  }
}

/** The name when it is one of those that there are, or an Error with the nearest one. */
function oneOf(kind: string, name: string | undefined, known: readonly string[]): string | undefined {
  if (name === undefined || known.includes(name)) return name;
  const [near] = nearest(name, known);
  const hint = near === undefined ? `There are: ${known.join(', ') || 'none'}.` : `Did you mean “${near}”?`;
  throw new Error(`There is no ${kind} “${name}”. ${hint}`);
}
