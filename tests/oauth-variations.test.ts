import { expect, test, vi } from 'vitest';
import { ADDRESSES, describeFinding, runInProcess, VARIATION_DEPTH, wholePlan } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import { oauthChecks } from '../suites/oauth/checks.ts';
import { requirements } from '../spec/requirements/requirements.ts';

vi.setConfig({ testTimeout: 180_000 });

const checks = oauthChecks.filter(({ id }) => id !== 'oauth.browser');
const AUTHORIZE = '/oauth/authorize';
const TOKEN = '/oauth/token';

const pathOf = ({ url }: Request) => new URL(url).pathname;
const again = (response: Response, changes: { status?: number; headers?: Headers; body?: string | null }) =>
  new Response(changes.body === undefined ? response.body : changes.body, {
    status: changes.status ?? response.status,
    headers: changes.headers ?? response.headers,
  });
const withHeader = (response: Response, name: string, value: string | null) => {
  const headers = new Headers(response.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return again(response, { headers });
};

/** Changes the responses of one path. */
const responses =
  (path: string, change: (response: Response, request: Request) => Promise<Response> | Response) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    return pathOf(request).startsWith(path) ? change(response, request) : response;
  };

/** Changes the JSON of successful token responses. */
const tokenResponses = (change: (body: Record<string, unknown>) => object) =>
  responses(TOKEN, async (response) =>
    response.ok
      ? again(response, { body: JSON.stringify(change((await response.json()) as Record<string, unknown>)) })
      : response,
  );

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;
const page = (status: number) =>
  new Response('<!doctype html><h1>No</h1>', { status, headers: { 'content-type': 'text/html' } });

/** Wraps each access token in something like a JWT, which the API unwraps. */
const asJwt = (fetch: Fetch): Fetch => {
  const wrap = (token: string) =>
    `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify({ jti: token })).toString('base64url')}.${Buffer.from(token).toString('base64url')}`;
  const unwrap = (text: string) => {
    const [head, body, signature] = text.split('.');
    if (head !== 'eyJhbGciOiJub25lIn0' || body === undefined || signature === undefined) return text;
    try {
      const { jti } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { jti: string };
      return wrap(jti) === text ? jti : text;
    } catch {
      return text;
    }
  };
  const inner = tokenResponses((body) => ({ ...body, access_token: wrap(String(body['access_token'])) }))(fetch);
  return (request) => {
    const shown = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (shown === undefined) return inner(request);
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${unwrap(shown)}`);
    return inner(new Request(request.clone(), { headers }));
  };
};

/** A consent page whose form has the whole request, of which only what the page was asked for is taken. */
const pageWithRequest = (fetch: Fetch): Fetch => {
  const asked = new Map<string, string>();
  return async (request) => {
    if (pathOf(request) !== AUTHORIZE) return fetch(request);
    if (request.method === 'POST') {
      const form = new URLSearchParams(await request.clone().text());
      return form.getAll('redirect_uri').join() === asked.get(form.get('ticket') ?? '') ? fetch(request) : page(400);
    }
    const response = await fetch(request);
    const body = await response.text();
    const ticket = /name="ticket" value="([^"]+)"/.exec(body)?.[1];
    if (ticket === undefined) return again(response, { body: response.body === null ? null : body });
    const redirectUri = new URL(request.url).searchParams.get('redirect_uri') ?? '';
    asked.set(ticket, redirectUri);
    const field = `<input type="hidden" name="redirect_uri" value="${redirectUri.replaceAll('&', '&amp;')}">`;
    return again(response, { body: body.replace('<form method="post">', `$&${field}`) });
  };
};

/** A login and a session before the authorization page, by relative redirects and a cookie. */
const afterLogin = (fetch: Fetch): Fetch => {
  const sessions = new Set<string>();
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/login') {
      const session = `s${sessions.size}`;
      sessions.add(session);
      return new Response(null, {
        status: 303,
        headers: { location: url.searchParams.get('next') ?? '/', 'set-cookie': `session=${session}; HttpOnly` },
      });
    }
    const session = /session=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
    if (url.pathname === AUTHORIZE && request.method === 'GET' && !sessions.has(session))
      return new Response(null, {
        status: 302,
        headers: { location: `/login?next=${encodeURIComponent(`authorize${url.search}`)}` },
      });
    return fetch(
      url.pathname === '/authorize' ? new Request(`${url.origin}${AUTHORIZE}${url.search}`, request) : request,
    );
  };
};

/** A login at the address of the other edition before the authorization page, which leads back. */
const loginElsewhere = (fetch: Fetch): Fetch => {
  const tickets = new Set<string>();
  return async (request) => {
    const url = new URL(request.url);
    const back = (ticket: string) =>
      `${ADDRESSES.authUrl}${AUTHORIZE}?${url.searchParams.get('query')}&ticket=${ticket}`;
    if (url.pathname === '/sso') {
      const ticket = `t${tickets.size}`;
      tickets.add(ticket);
      return new Response(null, { status: 303, headers: { location: back(ticket) } });
    }
    const isKnown = tickets.has(url.searchParams.get('ticket') ?? '');
    if (url.pathname !== AUTHORIZE || request.method !== 'GET' || isKnown) return fetch(request);
    const query = encodeURIComponent(url.search.slice(1));
    return new Response(null, {
      status: 302,
      headers: { location: `${ADDRESSES.enterpriseBaseUrl}/sso?query=${query}` },
    });
  };
};

/** Codes and tokens of every character that their grammars allow, and long ones. RFC 6749 A.11, A.12 and A.17; RFC 6750 2.1. */
const oddTokens = (fetch: Fetch): Fetch => {
  const inner = new Map<string, string>();
  const outer = new Map<string, string>();
  const wrap = (value: string, [start, end]: readonly [string, string]) => {
    const known = outer.get(value);
    if (known !== undefined) return known;
    const odd = `${start}${value}${end}`;
    inner.set(odd, value);
    outer.set(value, odd);
    return odd;
  };
  const unwrap = (value: string) => inner.get(value) ?? (outer.has(value) ? `not ${value}` : value);
  const CODE = ['%&=+#?/ "', `\\'<>;:~${'c'.repeat(300)}`] as const;
  const REFRESH = ['{"r":"', `"} %2B+=${'r'.repeat(1_500)}`] as const;
  const ACCESS = ['a+b/c~', `.-_${'t'.repeat(1_500)}==`] as const;
  return async (request) => {
    const path = pathOf(request);
    if (path === TOKEN && request.method === 'POST') {
      let body = await request.text();
      try {
        const fields = JSON.parse(body) as Record<string, unknown>;
        for (const name of ['code', 'refresh_token'])
          if (typeof fields[name] === 'string') fields[name] = unwrap(fields[name]);
        body = JSON.stringify(fields);
      } catch {
        const form = new URLSearchParams(body);
        for (const name of ['code', 'refresh_token'])
          if (form.getAll(name).length === 1) form.set(name, unwrap(form.get(name)!));
        body = form.toString();
      }
      const { url, headers } = request;
      const response = await fetch(new Request(url, { method: 'POST', headers, body }));
      if (!response.ok) return response;
      const tokens = (await response.json()) as { access_token: string; refresh_token?: string };
      const { access_token, refresh_token } = tokens;
      return again(response, {
        body: JSON.stringify({
          ...tokens,
          access_token: wrap(access_token, ACCESS),
          ...(refresh_token === undefined ? {} : { refresh_token: wrap(refresh_token, REFRESH) }),
        }),
      });
    }
    const bearer = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    const headers = new Headers(request.headers);
    if (bearer !== undefined) headers.set('authorization', `Bearer ${unwrap(bearer)}`);
    const response = await fetch(bearer === undefined ? request : new Request(request.clone(), { headers }));
    const location = response.headers.get('location') ?? '';
    const code = path === AUTHORIZE ? new URL(location, request.url).searchParams.get('code') : null;
    return code === null
      ? response
      : withHeader(
          response,
          'location',
          location.replace(`code=${code}`, `code=${encodeURIComponent(wrap(code, CODE))}`),
        );
  };
};

/** A new code ends the earlier codes of the same app and user that have not been exchanged. */
const oneCodeOfEachOwner = (fetch: Fetch): Fetch => {
  let login = 'the first';
  const latest = new Map<string, string>();
  const owners = new Map<string, string>();
  return async (request) => {
    const text = request.method === 'POST' ? await request.clone().text() : '';
    if (text.includes('"the user will"')) login = /"login":"(\w+)"/.exec(text)?.[1] ?? 'the first';
    const sent = /"code":"([^"]+)"/.exec(text)?.[1] ?? '';
    const owner = owners.get(sent);
    if (pathOf(request) === TOKEN && owner !== undefined && latest.get(owner) !== sent)
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const response = await fetch(request);
    const to = response.headers.get('location');
    const code = to !== null && URL.canParse(to) ? new URL(to).searchParams.get('code') : null;
    if (code !== null) {
      const by = `${new URL(request.url).searchParams.get('client_id')} ${login}`;
      latest.set(by, code);
      owners.set(code, by);
    }
    return response;
  };
};

/** Every fifth read is answered by 503, which says when to come back. */
const unavailableNowAndThen = (fetch: Fetch): Fetch => {
  let reads = 0;
  return async (request) =>
    request.method === 'GET' && ++reads % 5 === 0
      ? new Response('busy', { status: 503, headers: { 'retry-after': '0' } })
      : fetch(request);
};

/** Some responses take a moment longer than others, so that they overtake each other. */
const slowNowAndThen = (fetch: Fetch): Fetch => {
  let requests = 0;
  return async (request) => {
    const delay = requests++ % 97 === 0 ? 20 : 0;
    const response = await fetch(request);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return response;
  };
};

/** Refuses a state with characters that its grammar does not allow, and a long one. */
const strictAboutState =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const state = new URL(request.url).searchParams.get('state') ?? '';
    const isInvalid = !/^[\x20-\x7e]*$/.test(state) || state.length > 1000;
    return pathOf(request) === AUTHORIZE && isInvalid ? page(400) : fetch(request);
  };

/** A failed exchange ends its code. */
const codesEndOnFailure = (fetch: Fetch): Fetch => {
  const ended = new Set<string>();
  return async (request) => {
    if (pathOf(request) !== TOKEN) return fetch(request);
    const body = await request.clone().text();
    const code = /"code":"([^"]+)"/.exec(body)?.[1] ?? '';
    if (ended.has(code)) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const response = await fetch(request);
    if (!response.ok && code !== '') ended.add(code);
    return response;
  };
};

/** The state of what the user decides holds for one decision, and then the page asks again. */
const oneDecision = (fetch: Fetch): Fetch => {
  let stateUrl = '';
  return async (request) => {
    const text = request.method === 'POST' ? await request.clone().text() : '';
    if (text.includes('"the user will"')) stateUrl = request.url;
    const response = await fetch(request);
    if (pathOf(request) !== AUTHORIZE || !/[?&](code|error)=/.test(response.headers.get('location') ?? ''))
      return response;
    const body = JSON.stringify({ state: 'the user will', params: { decision: 'ask' }, action: 'setup' });
    await fetch(new Request(stateUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body }));
    return response;
  };
};

/** A consent page that is opened ends those that were opened before. */
const oneConsentPage = (fetch: Fetch): Fetch => {
  let latest: string | undefined;
  const ticketOf = (text: string) => /ticket(?:" value="|=)([^"&]+)/.exec(text)?.[1];
  return async (request) => {
    if (pathOf(request) !== AUTHORIZE) return fetch(request);
    if (request.method === 'POST')
      return ticketOf(await request.clone().text()) === latest ? fetch(request) : page(403);
    const response = await fetch(request);
    latest = ticketOf(await response.clone().text()) ?? latest;
    return response;
  };
};

/** A refresh token lives ten minutes longer than its access token. */
const refreshableForMinutes = (fetch: Fetch): Fetch => {
  let now = 0;
  const issued = new Map<string, number>();
  return async (request) => {
    const text = request.method === 'POST' ? await request.clone().text() : '';
    if (text.includes('"time passes"')) now += Number(/"seconds":(\d+)/.exec(text)?.[1] ?? 0);
    const sent = issued.get(/"refresh_token":"([^"]+)"/.exec(text)?.[1] ?? '') ?? now;
    if (now > sent + 7_800) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const response = await fetch(request);
    if (pathOf(request) !== TOKEN || !response.ok) return response;
    const { refresh_token: token } = (await response.clone().json()) as { readonly refresh_token?: string };
    if (token !== undefined) issued.set(token, now);
    return response;
  };
};

/** Codes of letters and digits, of which every second ends with signs. */
const signsNowAndThen = (fetch: Fetch): Fetch => {
  const inner = new Map<string, string>();
  return async (request) => {
    if (pathOf(request) === TOKEN && request.method === 'POST') {
      const body = (await request.text()).replace(/(?<="code":")[^"]*/, (sent) => inner.get(sent) ?? `none${sent}`);
      return fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
    }
    const response = await fetch(request);
    const location = response.headers.get('location') ?? '';
    const code = /[?&]code=([^&]+)/.exec(location)?.[1];
    if (pathOf(request) !== AUTHORIZE || code === undefined) return response;
    const outer = code.replace(/[-_]/g, 'x') + (inner.size % 2 === 0 ? '-_' : '');
    inner.set(outer, code);
    return withHeader(response, 'location', location.replace(code, outer));
  };
};

/** Services that conform to the source and differ from the reference service where it is silent. */
const VARIATIONS: Readonly<Record<string, (fetch: Fetch) => Fetch>> = {
  'redirects with 303': responses(AUTHORIZE, (response) =>
    isRedirect(response) ? again(response, { status: 303 }) : response,
  ),
  'redirects with 307': responses(AUTHORIZE, (response) =>
    isRedirect(response) ? again(response, { status: 307 }) : response,
  ),
  'an issuer beside the code, in another order': responses(AUTHORIZE, (response) => {
    const location = response.headers.get('location');
    if (location === null) return response;
    const to = new URL(location);
    const pairs = [...to.searchParams].reverse();
    to.search = new URLSearchParams([['iss', 'https://accounts.example'], ...pairs]).toString();
    return withHeader(response, 'location', to.href);
  }),
  'redirects whose parameters have every sign escaped, in lower case': responses(AUTHORIZE, (response) => {
    const location = response.headers.get('location');
    if (location === null) return response;
    const escape = (text: string) =>
      [...Buffer.from(text)]
        .map((byte) =>
          /[a-z\d]/i.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16)}`,
        )
        .join('');
    const added = [...new URL(location).searchParams].map((pair) => pair.map(escape).join('='));
    return withHeader(response, 'location', location.replace(/\?.*?(?=#|$)/, `?${added.join('&')}`));
  }),
  'a login page before the authorization page': afterLogin,
  'a consent page that has the whole request': pageWithRequest,
  'a login at another address of the target': loginElsewhere,
  'one consent page at a time': oneConsentPage,
  'authorization errors on a page': responses(AUTHORIZE, (response) =>
    new URL(response.headers.get('location') ?? 'a:b').searchParams.get('error')?.startsWith('invalid_request')
      ? new Response('<p>invalid_request</p>', { status: 400 })
      : response,
  ),
  'authorization errors on a page with status 200': responses(AUTHORIZE, (response) =>
    response.status === 400 ? again(response, { status: 200 }) : response,
  ),
  'authorization errors as JSON with 422': responses(AUTHORIZE, (response) =>
    response.status === 400 ? Response.json({ error: 'invalid_request' }, { status: 422 }) : response,
  ),
  'authorization errors by a redirect to a page of its own': responses(AUTHORIZE, (response, request) =>
    response.status === 400
      ? new Response(null, {
          status: 302,
          headers: { location: new URL('/error?error=invalid_request', request.url).href },
        })
      : response,
  ),
  'a state of visible ASCII only, and a short one': strictAboutState,
  'codes that end with a failed exchange': codesEndOnFailure,
  'token_type Bearer and more fields': tokenResponses((body) => ({
    scope: 'project tm glossary',
    ...body,
    token_type: 'Bearer',
    created_at: 1,
  })),
  'token responses with status 201': responses(TOKEN, (response) =>
    response.ok ? again(response, { status: 201 }) : response,
  ),
  'token errors as pages': responses(TOKEN, (response) => (response.ok ? response : page(403))),
  'token errors without a body': responses(TOKEN, (response) =>
    response.ok ? response : again(response, { status: 422, body: null }),
  ),
  'token errors with status 200': responses(TOKEN, (response) =>
    response.ok ? response : again(response, { status: 200 }),
  ),
  'token errors with status 401': responses(TOKEN, (response) =>
    response.ok ? response : again(response, { status: 401 }),
  ),
  'token errors in the envelope of the API': responses(TOKEN, (response) =>
    response.ok ? response : Response.json({ errors: [{ error: { key: 'code', errors: [] } }] }, { status: 400 }),
  ),
  'token errors with a number of their own': responses(TOKEN, async (response) => {
    if (response.ok) return response;
    const body = (await response.json()) as object;
    return again(response, {
      body: JSON.stringify({ ...body, error_description: `No. Trace ${Date.now()}-${Math.random()}` }),
    });
  }),
  'access tokens that look like JWTs': asJwt,
  'refusals of the API with 403': responses('/api/', (response) =>
    response.status === 401 ? again(response, { status: 403 }) : response,
  ),
  'refusals of the API as pages': responses('/api/', (response) => (response.status === 401 ? page(401) : response)),
  'refusals of the API by a redirect to a login': responses('/api/', (response) =>
    response.status === 401 ? new Response(null, { status: 302, headers: { location: '/login' } }) : response,
  ),
  'codes and tokens of every character': oddTokens,
  'one code at a time for each app and user': oneCodeOfEachOwner,
  'responses of 503 now and then': unavailableNowAndThen,
  'responses that are slow now and then': slowNowAndThen,
  'more headers and members, and JSON with white space': (fetch) => async (request) => {
    const response = await responses(TOKEN, async (one) => {
      const body = (await one.json()) as object;
      return again(one, {
        body: ` \n${JSON.stringify({ ...body, extra: { deep: [1, null] }, example_parameter: '' }, null, 2)}\n `,
      });
    })(fetch)(request);
    return withHeader(withHeader(response, 'x-request-id', 'a-1'), 'vary', 'Accept, Cookie');
  },
  'apps whose client ids and secrets have letters, digits and hyphens only': (fetch) => async (request) => {
    const text = request.method === 'POST' ? await request.clone().text() : '';
    const { state, params } = text.includes('"the app is registered"')
      ? (JSON.parse(text) as { state: string; params: { app: { clientId: string; clientSecret?: string } } })
      : { state: '', params: undefined };
    const isOdd = state !== '' && !/^[\w.-]*$/.test(`${params?.app.clientId}${params?.app.clientSecret ?? ''}`);
    return isOdd ? Response.json({ error: 'no such client_id' }, { status: 422 }) : fetch(request);
  },
  'refusals of the API without a scheme': responses('/api/', (response) =>
    withHeader(response, 'www-authenticate', null),
  ),
};

for (const [title, around] of Object.entries(VARIATIONS)) {
  test(`a service with ${title} does not fail`, async () => {
    const outcomes = await runInProcess(checks, { around }, { ...wholePlan, depth: VARIATION_DEPTH });
    const findings = outcomes.flatMap((outcome) => outcome.findings);
    const failures = findings.filter(({ requirement }) => requirements[requirement].standing === 'stated');
    expect(failures.map(describeFinding)).toEqual([]);
    // It does not pass by deciding nothing, either.
    expect(listIdle(outcomes).map(({ check, reason }) => `${check}: ${reason}`)).toEqual([]);
  });
}

test('a service where the state of the user holds for one decision does not fail', async () => {
  const outcomes = await runInProcess(checks, { around: oneDecision }, { ...wholePlan, depth: VARIATION_DEPTH });
  expect(outcomes.flatMap(({ findings }) => findings).map(describeFinding)).toEqual([]);
  // Only several requests at the same moment need a decision that stays.
  expect(
    listIdle(outcomes)
      .map(({ check }) => check)
      .sort(),
  ).toEqual([
    'oauth.flow.at-once',
    'oauth.redirect-unregistered.at-once',
    'oauth.state.at-once.confidential',
    'oauth.state.at-once.public',
  ]);
});

test('no session renews by a refresh token that may be too old for it', async () => {
  const sessions = checks.filter(({ id }) => id === 'oauth.sessions');
  const outcomes = await runInProcess(sessions, { around: refreshableForMinutes });
  expect(outcomes.map(({ status }) => status)).toEqual(['done']);
  expect(outcomes.flatMap(({ findings }) => findings).map(describeFinding)).toEqual([]);
});

test('no valid request is sent as a wrong one where the ways to make one depend on the characters of a code', async () => {
  const kinds = checks.filter(({ id }) => id === 'oauth.mistakes.kinds');
  const [outcome] = await runInProcess(kinds, { around: signsNowAndThen }, { ...wholePlan, depth: 'deep' });
  expect(outcome?.status).toBe('done');
  expect(outcome?.findings.map(describeFinding)).toEqual([]);
});

/** The outcomes that decide nothing, besides those that decide nothing about most services. */
const listIdle = (outcomes: readonly CheckOutcome[]) =>
  outcomes.filter(
    ({ status, check }) =>
      (status === 'untested' || status === 'notApplicable' || status === 'error') &&
      !/^oauth\.(error|open|token\.error|scope\.told)/.test(check),
  );
