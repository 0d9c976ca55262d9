import { nearest } from '../../spec/nearest.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import { checkOptions, describeUnknown, type OptionKinds } from '../core/check-options.ts';
import type { FailureInjector } from '../core/injected-failure.ts';
import { generateSecret } from '../core/random.ts';
import type { App } from '../core/registered-app.ts';
import type { UserDecision } from '../core/store.ts';
import type { Dataset } from '../data/dataset.ts';
import type { DatasetSketch, WithLogins } from '../data/dataset-sketch.ts';
import { ALL_SCOPES, type Scope } from '../lists/lists.ts';
import type { ImportOutcome } from '../modules/import-record.ts';
import { completeImport, type ImportSketch } from '../modules/import-sketch.ts';
import { issueTokens } from '../oauth/issue-tokens.ts';
import type { TokenResponse } from '../oauth/token-rules.ts';
import { describeRefusal, StateRefusal } from '../state/read-fields.ts';
import { MAX_SECONDS } from '../state/state-params.ts';
import { STATES, type StateContext } from '../state/states.ts';
import type { MissingRenewal } from './missing-renewal.ts';
import { checkRequests, type RequestFinding, type VerifyOptions } from './verify-requests.ts';

/** Options of a token; everything has a default. */
export interface TokenOptions {
  /** The login of the user that the token acts for; by default the dataset's first user. */
  readonly user?: string;
  /** The scopes of the token; by default those of all lists. A scope covers those that begin with it. */
  readonly scopes?: readonly (Scope | (string & {}))[];
  /** The app that the token is issued to, or its client id; by default the app registered last. */
  readonly app?: string | Pick<App, 'clientId'>;
  /** The lifetime in whole seconds of the service's clock; 7200 by default, and 0 for a token that has expired. */
  readonly expiresIn?: number;
}

/** A duration; its parts are added up. */
export interface Duration {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** How a test prepares a service and checks it afterwards. Everything takes effect immediately. */
export interface Handle {
  /** An access token without the OAuth flow. Source, Authentication 1. Throws an Error for an unknown user or app. */
  token(options?: TokenOptions): string;
  /** The whole token response with such a token. Source, "Token response". Throws an Error for an unknown user or app. */
  tokens(options?: TokenOptions): TokenResponse;
  /**
   * Adds an app, or replaces the one with the same client id, and returns it with defaults: it is confidential and has a
   * client id, a secret, and the redirect URL `http://127.0.0.1:4999/callback`. Source, "App types", Endpoints 1. Throws an
   * Error that names the invalid member.
   */
  register(app?: Partial<App>): App;
  /**
   * Decides for the user from now on, without showing the authorization page; `ask` shows it again. `login` is the user
   * who decides, by default the dataset's first user. Source, Endpoints 1. Throws an Error for an unknown user.
   */
  userWill(decision: UserDecision['decision'], login?: string): void;
  /**
   * Replaces all resource data by a copy of this dataset, whole or partial as `datasetWith` takes it. Throws an Error that
   * names every mistake and its place.
   */
  load(dataset: Dataset | WithLogins<DatasetSketch>): void;
  /**
   * Imports a parsed file, with defaults for what is omitted. Resolves when the selected module has responded and the
   * strings are added. Source, Endpoints 5. Rejects with an Error that names the invalid member.
   */
  import(file?: ImportSketch): Promise<ImportOutcome>;
  /** Moves the service's clock forward, so that tokens and codes expire. Throws an Error that names what is invalid. */
  advance(time: Duration): void;
  /**
   * Checks every request since the last `verify`. Throws an `InvalidRequestsError` for requests that the source does not
   * allow, except violations of the requirements in `allow`, which are returned; and an `UnusedFailuresError` if a failure
   * that the test injected is still waiting for its first request.
   */
  verify(options?: VerifyOptions): readonly RequestFinding[];
}

/** What a handle controls; a reset replaces it. */
export interface HandleContext {
  readonly context: StateContext;
  /** The findings since the last `verify`, oldest first. */
  readonly findings: RequestFinding[];
  readonly missingRenewal: MissingRenewal;
  readonly failures: FailureInjector;
}

const CALLBACK = 'http://127.0.0.1:4999/callback';
const SECONDS: Readonly<Record<keyof Duration, number>> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

const DURATION: OptionKinds<Duration> = {
  days: 'a number',
  hours: 'a number',
  minutes: 'a number',
  seconds: 'a number',
};
const TOKEN_OPTIONS: OptionKinds<TokenOptions> = {
  user: 'a string',
  scopes: 'an array of strings',
  app: 'a client id or an app',
  expiresIn: 'a whole number of seconds, at least 0',
};
const VERIFY_OPTIONS: OptionKinds<VerifyOptions> = { allow: 'an array of strings' };
const IMPORT_SKETCH: OptionKinds<ImportSketch> = {
  projectId: 'a number',
  operation: 'a string',
  file: 'an object',
  strings: 'an array',
  targetLanguageIds: 'an array of strings',
  send: 'an object',
  edition: 'a string',
  login: 'a string',
};

const STRING_RECORD = Object.keys({
  ...{ uniqId: '', identifier: '', context: '', maxLength: null, isHidden: null, hasPlurals: false },
  ...{ labels: [], attributes: {}, text: '', translations: {} },
} satisfies Required<StringRecord>);

/** The handle of a service; `getCurrent` returns what it controls at the moment. */
export function createHandle(getCurrent: () => HandleContext): Handle {
  const getContext = () => getCurrent().context;

  function tokens(options: TokenOptions = {}): TokenResponse {
    checkOptions('token()', options, TOKEN_OPTIONS);
    const { user, scopes = ALL_SCOPES, app, expiresIn } = options;
    const appId = typeof app === 'object' ? app.clientId : app;
    const { store, resources, random, rules } = getContext();
    const logins = resources.users.map(({ login }) => login);
    const clientIds = store.apps.values().map(({ clientId }) => clientId);
    return issueTokens(
      getContext(),
      {
        grant: generateSecret(random),
        clientId: requireKnown('app with the client id', appId, clientIds) ?? clientIds.at(-1) ?? 'none',
        login: requireKnown('user', user, logins) ?? logins[0] ?? null,
        scopes,
      },
      expiresIn ?? rules.tokenLifetime(),
    );
  }

  return {
    tokens,
    token: (options) => tokens(options).access_token,
    register: (app = {}) => {
      if (!isObject(app)) throw new TypeError('register() takes an object with the members of an app.');
      const { apps } = getContext().store;
      const clientId = app.clientId ?? `app-${apps.size + 1}`;
      const type = app.type ?? 'confidential';
      const secret = type === 'confidential' ? { clientSecret: `secret-of-${clientId}` } : {};
      void setUp('register()', 'the app is registered', {
        app: { type, clientId, ...secret, redirectUris: [CALLBACK], ...app },
      });
      return apps.get(clientId)!;
    },
    userWill: (decision, login) => {
      void setUp('userWill()', 'the user will', { decision, ...(login === undefined ? {} : { login }) });
    },
    load: (dataset) => {
      // A copy, so that later changes to the test's object do not change the service.
      void setUp('load()', 'the dataset is', { dataset: structuredClone(dataset) });
    },
    import: async (file) => {
      checkOptions('import()', file, IMPORT_SKETCH);
      for (const [index, record] of (file?.strings ?? []).entries()) requireRecord(record, `strings.${index}`);
      const params = completeImport(getContext().resources, file);
      return (await setUp('import()', 'the file is imported', params)) as ImportOutcome;
    },
    advance: (time) => {
      // What is absent is no duration: null is refused, and undefined would be passed over.
      checkOptions('advance()', time ?? null, DURATION);
      void setUp('advance()', 'time passes', { seconds: addSeconds(time) });
    },
    verify: (options) => {
      checkOptions('verify()', options, VERIFY_OPTIONS);
      const { findings, missingRenewal, failures } = getCurrent();
      return checkRequests([...findings.splice(0), ...missingRenewal.take()], options, failures.takeUnused());
    },
  };

  /** Sets up a state. A refusal becomes an Error that names the call and its member. */
  function setUp(call: string, state: string, params: object): object | Promise<object> {
    const translate = (error: unknown) => {
      if (!(error instanceof StateRefusal)) return error;
      // What is wrong with a dataset names its places itself.
      if (state === 'the dataset is') return new Error(error.message);
      const given = state === 'the app is registered' ? '/params/app' : '/params';
      return new Error(`${call}: ${describeRefusal(error, given)}`);
    };
    try {
      const result = STATES[state]!(getContext(), params);
      return result instanceof Promise
        ? result.catch((error: unknown) => {
            throw translate(error);
          })
        : result;
    } catch (error) {
      throw translate(error);
    }
  }
}

/** Throws a TypeError for a string of an import with a member that string records do not have: modules would get it. */
function requireRecord(record: unknown, place: string): void {
  if (!isObject(record)) throw new TypeError(`import(): ${place} must be an object.`);
  const unknown = Object.keys(record).find((name) => !STRING_RECORD.includes(name));
  if (unknown !== undefined) throw new TypeError(`import(): ${place}: ${describeUnknown(unknown, STRING_RECORD)}`);
}

/** The seconds of a duration. Throws a RangeError that names its parts if the clock cannot be moved by it. */
function addSeconds(time: Duration): number {
  const parts = Object.entries(time).flatMap(([unit, amount]: [string, number | undefined]) =>
    amount === undefined ? [] : [{ unit: unit as keyof Duration, amount }],
  );
  const seconds = parts.reduce((sum, { unit, amount }) => sum + SECONDS[unit] * amount, 0);
  if (seconds >= 0 && seconds <= MAX_SECONDS) return seconds;
  const units = parts.map(({ unit }) => unit).join(' and ');
  const given = parts.length === 1 ? `${units} is ${parts[0]!.amount}` : `${units} make ${seconds} seconds`;
  throw new RangeError(`advance(): ${given}; the clock moves forward only, by at most a thousand years.`);
}

/** The name if it is known. Throws an Error that suggests a known name otherwise. */
function requireKnown(kind: string, name: string | undefined, known: readonly string[]): string | undefined {
  if (name === undefined || known.includes(name)) return name;
  const [near] = nearest(name, known);
  const hint = near === undefined ? `Known: ${known.join(', ') || 'none'}.` : `Did you mean “${near}”?`;
  throw new Error(`There is no ${kind} “${name}”. ${hint}`);
}
