import type { Call } from './oauth-app.ts';

type App = (request: Request) => Promise<Response>;

/** A way to be another app than the reference app: by what goes into and out of it. */
export interface OauthAppChange {
  /** Around the app: what the browser asks and is answered. */
  readonly wrap?: (app: App, call: Call) => App;
  /** Around what the app sends to the service. */
  readonly call?: (call: Call) => Call;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** The path of a request. */
export const readPath = ({ url }: Request) => new URL(url).pathname;
/** Whether a browser comes back with an answer. */
export const isCallback = (request: Request) => readPath(request) === '/callback';
/** The cookies of a request. */
export const readCookie = (request: Request) => request.headers.get('cookie') ?? '';

/** Changes the fields of token requests before they go out. */
export const changeTokenRequest = (change: (fields: Fields) => Fields): OauthAppChange => ({
  call: (call) => async (request) => {
    if (readPath(request) !== '/oauth/token') return call(request);
    const body = JSON.stringify(change((await request.json()) as Fields));
    return call(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  },
});
/** The same for renewals alone. */
export const changeRenewal = (change: (fields: Fields) => Fields) =>
  changeTokenRequest((given) => (given['grant_type'] === 'refresh_token' ? change(given) : given));
/** Changes the access token of each call of the API. */
export const changeBearer = (change: (token: string) => string): OauthAppChange => ({
  call: (call) => (request) => {
    const token = request.headers.get('authorization')?.split(' ')[1];
    if (token === undefined) return call(request);
    const headers = { ...Object.fromEntries(request.headers), authorization: `Bearer ${change(token)}` };
    return call(new Request(request.url, { headers }));
  },
});
/** Fields without this one. */
export const omitField =
  (name: string) =>
  ({ [name]: _, ...rest }: Fields): Fields =>
    rest;

/** Changes the authorization request before the browser is sent away with it. */
export const changeAuthorization = (change: (query: URLSearchParams, request: Request) => void): OauthAppChange => ({
  wrap: (app) => async (request) => {
    const answer = await app(request);
    const location = answer.headers.get('location');
    if (!location?.includes('/oauth/authorize')) return answer;
    const address = new URL(location);
    change(address.searchParams, request);
    return setHeader(answer, 'location', address.href);
  },
});

/** An answer with a header of another value. */
export const setHeader = (answer: Response, name: string, value: string) => {
  const headers = new Headers(answer.headers);
  headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

/** Changes the app's answers. */
export const changeResponse = (
  change: (answer: Response, request: Request) => Response | Promise<Response>,
): OauthAppChange => ({
  wrap: (app) => async (request) => change(await app(request), request),
});

/** What the app does at a callback that tells of an error. */
export const respondToError = (answer: (error: URLSearchParams) => Response): OauthAppChange => ({
  wrap: (app) => async (request) => {
    const query = new URL(request.url).searchParams;
    return isCallback(request) && query.has('error') ? answer(query) : app(request);
  },
});

/** A page. */
export const createPage = (body: string, status = 200) =>
  new Response(`<!doctype html>${body}`, { status, headers: { 'content-type': 'text/html' } });
/** A page with more at its end; other answers as they are. */
export const appendToPage = async (answer: Response, more: string) =>
  answer.headers.get('content-type')?.startsWith('text/html')
    ? new Response((await answer.text()) + more, { status: answer.status, headers: answer.headers })
    : answer;

/** One change after the other, the later ones nearer to the outside. */
export const combine = (...changes: readonly OauthAppChange[]): OauthAppChange => ({
  wrap: (app, call) => changes.reduce((inner, { wrap }) => wrap?.(inner, call) ?? inner, app),
  call: (call) => changes.reduceRight((outer, change) => change.call?.(outer) ?? outer, call),
});

/** The state that a browser is sent away with. */
export function readState(answer: Response): string | null {
  const location = answer.headers.get('location') ?? '';
  return location.includes('/oauth/authorize') ? new URL(location).searchParams.get('state') : null;
}

/** Remembers which state each login was begun with, by the state and by the cookie that the browser got with it. */
export function recordLogins() {
  const stateOf = new Map<string, string>();
  const cookieOfState = new Map<string, string>();
  const watching: OauthAppChange = changeResponse((answer, request) => {
    const state = readState(answer);
    const cookie = (answer.headers.get('set-cookie') ?? readCookie(request)).split(';')[0] ?? '';
    if (state !== null) {
      stateOf.set(cookie, state);
      cookieOfState.set(state, cookie);
    }
    return answer;
  });
  return { stateOf, cookieOfState, watching };
}

/** Callbacks are given to the app as somebody else would have brought them. */
export const changeCallback = (change: (request: Request) => Request): OauthAppChange => ({
  wrap: (app) => (request) => app(isCallback(request) ? change(request) : request),
});

/** A callback with another state, or as it is. */
export const setState = (request: Request, state: string | undefined) => {
  const url = new URL(request.url);
  if (state !== undefined) url.searchParams.set('state', state);
  return new Request(url, request);
};

/** The tokens that the app has got so far. */
export function recordTokens() {
  const seen: { access_token: string; refresh_token: string }[] = [];
  const watching: OauthAppChange = {
    call: (call) => async (request) => {
      const answer = await call(request);
      if (readPath(request) === '/oauth/token' && answer.ok)
        seen.push((await answer.clone().json()) as (typeof seen)[0]);
      return answer;
    },
  };
  return { seen, watching };
}

/** Sends a refused token request again, up to `times` times in all. */
export const repeatRefused =
  (times: number) =>
  (call: Call): Call =>
  async (request) => {
    if (readPath(request) !== '/oauth/token') return call(request);
    let answer = await call(request.clone());
    for (let time = 1; time < times && !answer.ok; time++) answer = await call(request.clone());
    return answer;
  };
