import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runInProcess } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { oauthChecks } from '../suites/oauth/checks.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/*
 * Faults of services that keep too much or too little: of requests at the same moment, of apps that were registered
 * otherwise before, and of tokens beside others. Each is a service around the reference service.
 */
const checks = oauthChecks.filter(({ id }) =>
  /^oauth\.(flow\.(redirect|meanwhile|beside-others)|.*at-once|app\.changed|redirect-patterns|sessions|mistakes\.(kinds|request|elsewhere)|access\.(renewed|late))/.test(
    id,
  ),
);

interface App {
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly redirectUris: readonly string[];
}

type Fields = Readonly<Record<string, string>>;

/** A request as a fault sees it. */
interface Asked {
  /** The parameters of an authorization or of a token request; none of a call. */
  readonly fields: Fields;
  readonly bearer: string | undefined;
  /** What was registered for the app of the request, the latest last. */
  readonly apps: readonly App[];
  /** Whether others of this kind wait for a response. */
  readonly isBeside: boolean;
  /** The seconds by which the clock was moved so far. */
  readonly now: number;
  readonly send: (changes?: Fields) => Promise<Response>;
}

/** How a service answers authorizations, token requests and calls. */
interface Answers {
  readonly authorization?: (asked: Asked) => Promise<Response> | undefined;
  readonly token?: (asked: Asked) => Promise<Response> | undefined;
  readonly call?: (asked: Asked) => Promise<Response> | undefined;
}

const tamper =
  (make: () => Answers) =>
  (fetch: Fetch): Fetch => {
    const answers = make();
    const registered: App[] = [];
    const waiting = { authorization: 0, token: 0, call: 0 };
    let now = 0;
    return async (request) => {
      const url = new URL(request.url);
      const text = request.method === 'POST' ? await request.clone().text() : '';
      if (url.pathname.startsWith('/_state')) {
        const { state, params } = JSON.parse(text || '{}') as {
          state?: string;
          params?: { app?: App; seconds?: number };
        };
        if (state === 'the app is registered') registered.push(params!.app!);
        now += params?.seconds ?? 0;
        return fetch(request);
      }
      const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      const kind = url.pathname === '/oauth/authorize' ? 'authorization' : text.startsWith('{') ? 'token' : 'call';
      const fields = (kind === 'token' ? JSON.parse(text) : Object.fromEntries(url.searchParams)) as Fields;
      const apps = registered.filter(({ clientId }) => clientId === fields['client_id']);
      const send = (changes: Fields = {}) => {
        if (kind === 'token')
          return fetch(
            new Request(url, {
              method: 'POST',
              headers: request.headers,
              body: JSON.stringify({ ...fields, ...changes }),
            }),
          );
        const headers = new Headers(request.headers);
        if (changes['bearer'] !== undefined) headers.set('authorization', `Bearer ${changes['bearer']}`);
        else for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
        return fetch(new Request(url, { method: request.method, headers }));
      };
      waiting[kind] += 1;
      // What a database takes.
      await pause(1);
      const isBeside = waiting[kind] > 1;
      const response = await (answers[kind]?.({ fields, bearer, apps, isBeside, now, send }) ?? send());
      waiting[kind] -= 1;
      return response;
    };
  };

const refuse = () => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 }));
const unauthorized = () => Promise.resolve(new Response(null, { status: 401 }));
const last = <Item>(items: readonly Item[]) => items.at(-1);

/** Sends the browser elsewhere than the reference service does. */
const moveBack = async (response: Promise<Response>, change: (to: string) => string): Promise<Response> => {
  const { status, headers } = await response;
  const moved = new Headers(headers);
  const to = headers.get('location');
  if (to !== null) moved.set('location', change(to));
  return new Response(null, { status, headers: moved });
};

/** Serves a request for an unregistered redirect URL as one for a registered one, and sends the browser where it asked. */
const serveElsewhere = ({ fields, apps, send }: Asked): Promise<Response> | undefined => {
  const { redirectUris: [known] = [] } = last(apps) ?? {};
  const asked = fields['redirect_uri'];
  return known === undefined || asked === undefined
    ? undefined
    : moveBack(send({ redirect_uri: known }), (to) => to.replace(known, asked));
};
const isUnregistered = ({ fields, apps }: Asked) => !last(apps)?.redirectUris.includes(fields['redirect_uri'] ?? '');

// prettier-ignore
const FAULTS: readonly (readonly [says: string, requirement: RequirementId, make: () => Answers])[] = [
  ['A wrong secret passes by the check of a request at the same moment.', 'oauth.token.secret-checked', () => ({
    token: ({ isBeside, apps, send }) => {
      const { clientSecret } = last(apps) ?? {};
      return isBeside && clientSecret !== undefined ? send({ client_secret: clientSecret }) : undefined;
    },
  })],
  ['An unregistered redirect URL passes by the check of a request at the same moment.', 'oauth.authorize.redirect-uri-registered', () => ({
    authorization: (asked) => (asked.isBeside && isUnregistered(asked) ? serveElsewhere(asked) : undefined),
  })],
  ['Requests of one app at the same moment get the state of the latest.', 'oauth.authorize.state-returned', () => {
    const latest = new Map<string, string>();
    return {
      authorization: ({ fields, send }) => {
        const { client_id: client, state } = fields;
        if (client === undefined || state === undefined) return undefined;
        latest.set(client, state);
        return pause(5).then(() => send({ state: latest.get(client)! }));
      },
    };
  }],
  ['A call without a valid token passes by the check of a call at the same moment.', 'oauth.access.token-issued', () => {
    let valid: string | undefined;
    return { call: async ({ isBeside, bearer, send }) => {
      if (isBeside && valid !== undefined) return send({ bearer: valid });
      const response = await send();
      if (response.ok && bearer !== undefined) valid = bearer;
      return response;
    } };
  }],
  ['A redirect URL that was refused stays refused.', 'oauth.app.redirect-urls', () => {
    const refused = new Set<string>();
    return { authorization: (asked) => {
      const key = `${asked.fields['client_id']} ${asked.fields['redirect_uri']}`;
      if (isUnregistered(asked)) refused.add(key);
      return refused.has(key) ? Promise.resolve(new Response('no', { status: 400 })) : undefined;
    } };
  }],
  ['The secret of before renews the tokens of an app that has another one.', 'oauth.refresh.secret-checked', () => ({
    token: ({ fields, apps, send }) => {
      const isFormer = apps.slice(0, -1).some(({ clientSecret }) => clientSecret === fields['client_secret']);
      return fields['grant_type'] === 'refresh_token' && isFormer ? send({ client_secret: last(apps)!.clientSecret! }) : undefined;
    },
  })],
  ['Redirect URLs are compared by their first 255 characters.', 'oauth.authorize.redirect-uri-registered', () => ({
    authorization: (asked) => {
      const start = asked.fields['redirect_uri']?.slice(0, 255);
      return isUnregistered(asked) && last(asked.apps)?.redirectUris.some((uri) => uri.slice(0, 255) === start) ? serveElsewhere(asked) : undefined;
    },
  })],
  ['An encoded slash of a redirect URL is decoded.', 'oauth.app.redirect-urls', () => ({
    authorization: ({ send }) => moveBack(send(), (to) => to.replace(/^[^?]*/, (path) => path.replaceAll('%2F', '/'))),
  })],
  ['A redirect URL by IPv6 loses its brackets.', 'oauth.app.redirect-urls', () => ({
    authorization: ({ send }) => moveBack(send(), (to) => to.replace(/[[\]]/g, '')),
  })],
  ['A redirect URL without a path is kept with a slash.', 'oauth.app.redirect-urls', () => ({
    token: ({ fields }) => (/^https?:\/\/[^/]+$/.test(fields['redirect_uri'] ?? '') ? refuse() : undefined),
  })],
  ['A code that is used twice ends the tokens of everybody.', 'oauth.access.bearer', () => {
    const issued = new Map<string, number>();
    const used = new Set<string>();
    let ended = -1;
    return {
      token: async ({ fields, send }) => {
        const response = await send();
        if (fields['code'] !== undefined && used.has(fields['code'])) ended = issued.size;
        const { access_token: access } = (await response.clone().json()) as Fields;
        if (access !== undefined) issued.set(access, issued.size);
        if (access !== undefined && fields['code'] !== undefined) used.add(fields['code']);
        return response;
      },
      call: ({ bearer }) => (bearer !== undefined && (issued.get(bearer) ?? Infinity) < ended ? unauthorized() : undefined),
    };
  }],
  ['A call with an expired token ends those that followed it.', 'oauth.access.lifetime', () => {
    let isEnded = false;
    return { call: async ({ bearer, send }) => {
      const response = isEnded && bearer !== undefined ? await unauthorized() : await send();
      // Only tokens that were issued are long.
      if (response.status === 401 && (bearer?.length ?? 0) > 40) isEnded = true;
      return response;
    } };
  }],
  ['The lifetime of a token counts from the approval.', 'oauth.access.lifetime', () => {
    const since = new Map<string, number>();
    return {
      authorization: async ({ now, send }) => {
        const response = await send();
        const code = new URL(response.headers.get('location') ?? 'x:').searchParams.get('code');
        if (code !== null) since.set(code, now);
        return response;
      },
      token: async ({ fields, send }) => {
        const response = await send();
        const { access_token: access } = (await response.clone().json()) as Fields;
        const from = since.get(fields['code'] ?? '');
        if (access !== undefined && from !== undefined) since.set(access, from);
        return response;
      },
      call: ({ bearer, now }) => (now >= (since.get(bearer ?? '') ?? Infinity) + 7_200 ? unauthorized() : undefined),
    };
  }],
  ['A public app with a plain challenge may exchange with another of its redirect URLs.', 'oauth.token.redirect-uri-matches', () => {
    const asked = new Map<string, Fields>();
    return {
      authorization: async ({ fields, send }) => {
        const response = await send();
        const code = new URL(response.headers.get('location') ?? 'x:').searchParams.get('code');
        if (code !== null) asked.set(code, fields);
        return response;
      },
      token: ({ fields, apps, send }) => {
        const { clientSecret, redirectUris = [] } = last(apps) ?? {};
        const { code_challenge_method: method, redirect_uri: own } = asked.get(fields['code'] ?? '') ?? {};
        const isLenient = clientSecret === undefined && method === 'plain' && redirectUris.includes(fields['redirect_uri'] ?? '');
        return isLenient && own !== undefined ? send({ redirect_uri: own }) : undefined;
      },
    };
  }],
  ['A secret that was once accepted stays so until another one is.', 'oauth.token.secret-checked', () => {
    const accepted = new Map<string, string>();
    return { token: async ({ fields: { client_id: id = '', client_secret: secret = '' }, apps, send }) => {
      const { clientSecret } = last(apps) ?? {};
      const isFormer = secret !== '' && accepted.get(id) === secret && clientSecret !== undefined;
      const response = await send(isFormer ? { client_secret: clientSecret } : {});
      if (response.ok && !isFormer) accepted.set(id, secret);
      return response;
    } };
  }],
  ['An app that was public needs no secret once it is confidential.', 'oauth.token.secret-required', () => ({
    token: ({ fields, apps, send }) => {
      const { clientSecret } = last(apps) ?? {};
      const wasPublic = apps.slice(0, -1).some((app) => app.clientSecret === undefined);
      return wasPublic && clientSecret !== undefined && fields['client_secret'] === undefined ? send({ client_secret: clientSecret }) : undefined;
    },
  })],
  ['The challenge of a public app is missed before the redirect URL is looked at.', 'oauth.authorize.redirect-uri-registered', () => ({
    authorization: ({ fields, apps }) => {
      const to = fields['redirect_uri'] ?? '';
      const isMissed = last(apps) !== undefined && last(apps)?.clientSecret === undefined && fields['code_challenge'] === undefined;
      return isMissed && URL.canParse(to) ? Promise.resolve(Response.redirect(`${to}${to.includes('?') ? '&' : '?'}error=invalid_request`, 302)) : undefined;
    },
  })],
  ['A public app needs a challenge for the first of its redirect URLs alone.', 'oauth.authorize.challenge-required', () => ({
    authorization: ({ fields, apps, send }) => {
      const { clientSecret, redirectUris: [first] = [] } = last(apps) ?? {};
      const isLenient = last(apps) !== undefined && clientSecret === undefined && fields['code_challenge'] === undefined && fields['redirect_uri'] !== first;
      return isLenient ? send({ code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' }) : undefined;
    },
  })],
];

/** Faults that rest on a sequence. */
// prettier-ignore
const SEQUENCES: typeof FAULTS = [
  ['A renewal an hour after the last one ends the tokens that are older.', 'oauth.access.lifetime', () => {
    const issued = new Map<string, number>();
    let [renewed, ended] = [0, -1];
    return {
      token: async ({ fields, now, send }) => {
        const response = await send();
        const { access_token: access } = (await response.clone().json()) as Fields;
        if (access === undefined) return response;
        if (fields['grant_type'] === 'refresh_token') {
          if (now - renewed >= 3_600) ended = now;
          renewed = now;
        }
        issued.set(access, now);
        return response;
      },
      call: ({ bearer = '' }) => ((issued.get(bearer) ?? Infinity) < ended ? unauthorized() : undefined),
    };
  }],
  ['A refused exchange ends the last code of another app.', 'oauth.token.exchange', () => {
    let lost: string | undefined;
    let latest: readonly [client: string | undefined, code: string] | undefined;
    return {
      authorization: async ({ fields, send }) => {
        const response = await send();
        const code = new URL(response.headers.get('location') ?? 'x:').searchParams.get('code');
        if (code !== null) latest = [fields['client_id'], code];
        return response;
      },
      token: async ({ fields, send }) => {
        if (lost !== undefined && fields['code'] === lost) return refuse();
        const response = await send();
        if (!response.ok && latest?.[0] !== fields['client_id']) lost = latest?.[1];
        return response;
      },
    };
  }],
];

for (const [says, requirement, make] of SEQUENCES)
  test(`it is noticed by arbitrary sequences, and a short one is shown: ${says}`, async () => {
    const sessions = oauthChecks.filter(({ id }) => id === 'oauth.sessions');
    const [outcome] = await runInProcess(sessions, { around: tamper(make) });
    expect(outcome?.findings.map((finding) => finding.requirement)).toEqual([requirement]);
    expect(JSON.stringify(outcome?.findings).match(/; /g)?.length).toBeLessThan(10);
  });

for (const [says, requirement, make] of FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await runInProcess(checks, { around: tamper(make), until: requirement });
    const found = outcomes.flatMap(({ findings }) => findings.map((finding) => finding.requirement));
    expect(found).toContain(requirement);
  });

/** Services that conform. */
const VARIATIONS: Readonly<Record<string, () => Answers>> = {
  'nothing is wrong': () => ({}),
  'tokens end with the secret of before': () => ({
    token: ({ fields, apps }) => (fields['grant_type'] === 'refresh_token' && apps.length > 1 ? refuse() : undefined),
  }),
  'codes of one minute': () => {
    const since = new Map<string, number>();
    return {
      authorization: async ({ now, send }) => {
        const response = await send();
        const code = new URL(response.headers.get('location') ?? 'x:').searchParams.get('code');
        if (code !== null) since.set(code, now);
        return response;
      },
      token: ({ fields, now }) => (now >= (since.get(fields['code'] ?? '') ?? Infinity) + 60 ? refuse() : undefined),
    };
  },
};

for (const [name, make] of Object.entries(VARIATIONS))
  test(`a service is not flagged: ${name}`, async () => {
    const outcomes = await runInProcess(checks, { around: tamper(make) });
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  });
