import { createHash, randomUUID } from 'node:crypto';
import {
  appendToPage,
  changeBearer,
  changeResponse,
  respondToError,
  changeAuthorization,
  changeCallback,
  readCookie,
  changeTokenRequest,
  createPage,
  isCallback,
  recordLogins,
  readPath,
  readState,
  changeRenewal,
  repeatRefused,
  combine,
  recordTokens,
  setHeader,
  setState,
  omitField,
} from './oauth-app-change.ts';
import type { OauthAppChange } from './oauth-app-change.ts';
import type { OauthAppSettings } from './oauth-app.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A wrong that an app does on purpose, and the one requirement that it breaks. */
export interface OauthAppFault {
  readonly breaks: RequirementId;
  readonly says: string;
  /** Made anew for each app: some of them remember. */
  readonly make: (settings: OauthAppSettings) => OauthAppChange;
}

const CONSTANT = 'constant-verifier-0123456789-0123456789-0123456789';
const TRACE = 'TypeError: no code\n    at callback (/srv/app/login.js:31:7)\n    at run (/srv/app/main.js:7:3)';

/** Takes another state for the right one of a login, where the two are compared like this. */
function acceptState(isRight: (given: string, right: string) => boolean): OauthAppChange {
  const { stateOf, watching } = recordLogins();
  const change = changeCallback((request) => {
    const right = stateOf.get(readCookie(request));
    const given = new URL(request.url).searchParams.get('state') ?? '';
    return right !== undefined && isRight(given, right) ? setState(request, right) : request;
  });
  return combine(change, watching);
}

/** Faults of the login of an app, each with the requirement that it breaks. */
// prettier-ignore
export const oauthAppFaults = {
  // --- The authorization request.
  'oauth-app.response-type-missing': { breaks: 'oauth.app-side.request', says: 'The authorization request has no response_type.',
    make: () => changeAuthorization((query) => query.delete('response_type')) },
  'oauth-app.scope-missing': { breaks: 'oauth.app-side.request', says: 'The authorization request has no scope.',
    make: () => changeAuthorization((query) => query.delete('scope')) },
  'oauth-app.json-as-form': { breaks: 'oauth.app-side.json', says: 'The body of token requests is JSON, and their content type that of a form.',
    make: () => ({ call: (call) => async (request) => readPath(request) === '/oauth/token'
      ? call(new Request(request.url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: await request.text() }))
      : call(request) }) },
  'oauth-app.redirect-slash': { breaks: 'oauth.app-side.request', says: 'The redirect URL has a slash more than the registered one.',
    make: () => changeAuthorization((query) => query.set('redirect_uri', `${query.get('redirect_uri')}/`)) },
  'oauth-app.no-pkce': { breaks: 'oauth.app-side.challenge-confidential', says: 'There is no PKCE.',
    make: () => combine(changeAuthorization((query) => { query.delete('code_challenge'); query.delete('code_challenge_method'); }), changeTokenRequest(omitField('code_verifier'))) },
  'oauth-app.plain': { breaks: 'oauth.app-side.challenge-s256', says: 'The challenge is the verifier itself.',
    make: () => {
      let verifier = '';
      return combine(
        changeAuthorization((query) => { verifier = query.get('state') ?? ''; query.set('code_challenge', verifier); query.set('code_challenge_method', 'plain'); }),
        changeTokenRequest((given) => ('code_verifier' in given ? { ...given, code_verifier: verifier } : given)),
      );
    } },
  'oauth-app.method-missing': { breaks: 'oauth.app-side.challenge-s256', says: 'The challenge is sent without its method.',
    make: () => changeAuthorization((query) => query.delete('code_challenge_method')) },
  'oauth-app.challenge-padded': { breaks: 'oauth.app-side.challenge-s256', says: 'The challenge keeps its padding.',
    make: () => changeAuthorization((query) => query.set('code_challenge', `${query.get('code_challenge')}=`)) },
  'oauth-app.challenge-ordinary-base64': { breaks: 'oauth.app-side.challenge-s256', says: 'The challenge is ordinary Base64.',
    make: () => changeAuthorization((query) => query.set('code_challenge', Buffer.from(query.get('code_challenge') ?? '', 'base64url').toString('base64'))) },
  'oauth-app.challenge-replaced-once': { breaks: 'oauth.app-side.challenge-s256', says: 'Only the first sign of each kind is changed where Base64 is made fit for addresses.',
    make: () => changeAuthorization((query) => query.set('code_challenge', Buffer.from(query.get('code_challenge') ?? '', 'base64url').toString('base64').replace('+', '-').replace('/', '_').replace(/=+$/, ''))) },
  'oauth-app.verifier-constant': { breaks: 'oauth.app-side.challenge-new', says: 'Every login has the same verifier.',
    make: () => combine(
      changeAuthorization((query) => query.set('code_challenge', createHash('sha256').update(CONSTANT).digest('base64url'))),
      changeTokenRequest((given) => ('code_verifier' in given ? { ...given, code_verifier: CONSTANT } : given)),
    ) },
  'oauth-app.state-constant': { breaks: 'oauth.app-side.state-unguessable', says: 'Every login has the same state.',
    make: () => {
      const { stateOf, watching } = recordLogins();
      return combine(changeCallback((request) => setState(request, stateOf.get(readCookie(request)))), watching, changeAuthorization((query) => query.set('state', 'xyz')));
    } },
  'oauth-app.state-counted': { breaks: 'oauth.app-side.state-unguessable', says: 'States are counted.',
    make: () => {
      const { stateOf, watching } = recordLogins();
      let count = 1000;
      return combine(changeCallback((request) => setState(request, stateOf.get(readCookie(request)))), watching, changeAuthorization((query) => query.set('state', String(count++))));
    } },

  'oauth-app.scope-quoted': { breaks: 'oauth.app-side.request', says: 'The scopes are in quotes.',
    make: () => changeAuthorization((query) => query.set('scope', `"${query.get('scope')}"`)) },
  'oauth-app.challenge-kept-after-denial': { breaks: 'oauth.app-side.challenge-new', says: 'A login that was denied is taken up again with its challenge.',
    make: () => {
      const challengeOf = new Map<string | null, string>();
      const denied = new Map<string, string | undefined>();
      return combine({ wrap: (app) => async (request) => {
        const query = new URL(request.url).searchParams;
        if (isCallback(request) && query.has('error')) denied.set(readCookie(request), challengeOf.get(query.get('state')));
        return app(request);
      } }, changeAuthorization((query, request) => {
        const kept = denied.get(readCookie(request));
        if (kept !== undefined) query.set('code_challenge', kept);
        challengeOf.set(query.get('state'), query.get('code_challenge') ?? '');
      }));
    } },
  'oauth-app.plain-after-failure': { breaks: 'oauth.app-side.challenge-s256', says: 'In a browser in which a code was refused, the challenge has no method.',
    make: () => {
      const failed = new Set<string>();
      return combine({ wrap: (app) => async (request) => {
        const answer = await app(request);
        if (isCallback(request) && answer.status >= 400 && !new URL(request.url).searchParams.has('error')) failed.add(readCookie(request));
        return answer;
      } }, changeAuthorization((query, request) => { if (failed.has(readCookie(request))) query.delete('code_challenge_method'); }));
    } },
  'oauth-app.signature-unchecked': { breaks: 'oauth.app-side.own-token', says: 'Of the cookie of a session, the end is not looked at.',
    make: () => {
      const wholeOf = new Map<string, string>();
      return { wrap: (app) => async (request) => {
        const cookie = wholeOf.get(readCookie(request).slice(0, -10)) ?? readCookie(request);
        const answer = await app(new Request(request.url, { headers: { ...Object.fromEntries(request.headers), cookie } }));
        const given = answer.headers.get('set-cookie')?.split(';')[0];
        if (given !== undefined) wholeOf.set(given.slice(0, -10), given);
        return answer;
      } };
    } },
  'oauth-app.verifier-of-last-tab': { breaks: 'oauth.app-side.verifier', says: 'The verifier is that of the login that began last in the browser.',
    make: () => {
      const verifierOf = new Map<string, string>();
      let answering = '';
      return combine({ wrap: (app) => async (request) => {
        if (isCallback(request)) answering = verifierOf.get(readCookie(request)) ?? '';
        const answer = await app(request);
        const cookie = readCookie(request);
        const given = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
        const waiting = verifierOf.get(cookie);
        if (waiting !== undefined) verifierOf.set(given, waiting);
        if (readPath(request) === '/login') verifierOf.set(given, `${readState(answer)}${CONSTANT}`.slice(0, 128));
        return answer;
      } }, changeAuthorization((query) => {
        const verifier = `${query.get('state')}${CONSTANT}`.slice(0, 128);
        query.set('code_challenge', createHash('sha256').update(verifier).digest('base64url'));
      }), changeTokenRequest((given) => ('code_verifier' in given ? { ...given, code_verifier: answering } : given)));
    } },

  // --- Callbacks.
  'oauth-app.state-unchecked': { breaks: 'oauth.app-side.state-checked', says: 'The state of a callback is not looked at.',
    make: () => {
      const { stateOf, watching } = recordLogins();
      return combine(changeCallback((request) => setState(request, stateOf.get(readCookie(request)))), watching);
    } },
  'oauth-app.state-none-for-none': { breaks: 'oauth.app-side.state-checked', says: 'Where a browser began no login, a callback without a state has the state that is expected: none.',
    make: ({ authUrl, clientId, clientSecret, redirectUri }) => ({ wrap: (app, call) => async (request) => {
      const { searchParams } = new URL(request.url);
      const fields = { grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code: searchParams.get('code') };
      if (isCallback(request) && !searchParams.has('state') && readCookie(request) === '')
        await call(new Request(`${authUrl}/oauth/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }));
      return app(request);
    } }) },
  'oauth-app.state-compared-by-beginning': { breaks: 'oauth.app-side.state-checked', says: 'A state need only be the beginning of the right one.',
    make: () => acceptState((given, right) => right.startsWith(given)) },
  'oauth-app.state-compared-by-end': { breaks: 'oauth.app-side.state-checked', says: 'Of a state, only the end has to be right.',
    make: () => acceptState((given, right) => given.slice(8) === right.slice(8)) },
  'oauth-app.state-cut': { breaks: 'oauth.app-side.state-checked', says: 'Of a state, only the first letters are compared.',
    make: () => acceptState((given, right) => given.slice(0, 8) === right.slice(0, 8)) },
  'oauth-app.state-in-either-case': { breaks: 'oauth.app-side.state-checked', says: 'States are compared without regard to case.',
    make: () => acceptState((given, right) => given.toLowerCase() === right.toLowerCase()) },
  'oauth-app.session-shared': { breaks: 'oauth.app-side.session-bound', says: 'A login is kept by its state alone, so any browser can bring it to its end.',
    make: () => {
      const { cookieOfState, watching } = recordLogins();
      return combine(changeCallback((request) => {
        const cookie = cookieOfState.get(new URL(request.url).searchParams.get('state') ?? '') ?? readCookie(request);
        return new Request(request.url, { headers: { ...Object.fromEntries(request.headers), cookie } });
      }), watching);
    } },
  'oauth-app.callback-repeated': { breaks: 'oauth.app-side.state-once', says: 'A callback that comes again is exchanged again.',
    make: () => {
      const sent = new Map<string, Request>();
      return {
        call: (call) => (request) => { sent.set('last', request.clone()); return call(request); },
        wrap: (app, call) => async (request) => {
          const before = isCallback(request) ? sent.get(request.url) : undefined;
          if (before) await call(before.clone());
          const answer = await app(request);
          const last = sent.get('last');
          if (isCallback(request) && last) sent.set(request.url, last);
          return answer;
        },
      };
    } },
  'oauth-app.denial-crashes': { breaks: 'oauth.app-side.denial', says: 'A denial is answered with 500.',
    make: () => respondToError(() => createPage('<h1>Internal Server Error</h1>', 500)) },
  'oauth-app.denial-shows-trace': { breaks: 'oauth.app-side.inner-workings', says: 'A denial shows a trace.',
    make: () => respondToError(() => createPage(`<pre>${TRACE}</pre>`, 400)) },
  'oauth-app.denial-begins-again': { breaks: 'oauth.app-side.denial', says: 'A denial begins the login again, on and on.',
    make: () => respondToError(() => new Response(null, { status: 302, headers: { location: '/login' } })) },
  'oauth-app.denial-asks-for-tokens': { breaks: 'oauth.app-side.denial', says: 'A denial leads to a code exchange without a code.',
    make: ({ authUrl }) => ({ wrap: (app, call) => async (request) => {
      const isDenied = new URL(request.url).searchParams.get('error') === 'access_denied';
      if (isDenied) await call(new Request(`${authUrl}/oauth/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"grant_type":"authorization_code"}' }));
      return app(request);
    } }) },
  'oauth-app.refused-code-crashes': { breaks: 'oauth.app-side.refused-code', says: 'A refused code is answered with 500.',
    make: () => changeResponse((answer, request) => (isCallback(request) && answer.status === 400 ? createPage('Error', 500) : answer)) },
  'oauth-app.refused-code-repeated': { breaks: 'oauth.app-side.refused-code', says: 'A refused exchange is repeated ten times.',
    make: () => ({ call: repeatRefused(10) }) },
  'oauth-app.error-echoed': { breaks: 'oauth.app-side.error-escaped', says: 'The description of an error is put into the page as it came.',
    make: () => respondToError((error) => createPage(`<p>${error.get('error_description') ?? 'Error'}</p>`, 400)) },

  'oauth-app.error-in-attribute': { breaks: 'oauth.app-side.error-escaped', says: 'An error is put into an attribute with its quotes as they came.',
    make: () => respondToError((error) => createPage(`<p title="${(error.get('error') ?? '').replaceAll('<', '&lt;')}">Error</p>`, 400)) },

  // --- Token requests.
  'oauth-app.names-unescaped': { breaks: 'oauth.app-side.error-escaped', says: 'The names of projects are put into the page as they came.',
    make: () => changeResponse(async (answer, request) => (readPath(request) === '/projects' && answer.ok ? createPage((await answer.text()).replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))) : answer)) },
  'oauth-app.redirect-missing': { breaks: 'oauth.app-side.exchange', says: 'The code exchange has no redirect_uri.',
    make: () => changeTokenRequest(omitField('redirect_uri')) },
  'oauth-app.redirect-other': { breaks: 'oauth.app-side.exchange', says: 'The code exchange has another redirect_uri.',
    make: () => changeTokenRequest((given) => ('redirect_uri' in given ? { ...given, redirect_uri: `${given['redirect_uri']}?a=b` } : given)) },
  'oauth-app.code-decoded-twice': { breaks: 'oauth.app-side.exchange', says: 'The code is decoded once more than it was encoded.',
    make: () => changeTokenRequest((given) => ('code' in given ? { ...given, code: new URLSearchParams(`code=${given['code']}`).get('code') ?? '' } : given)) },
  'oauth-app.bearer-encoded': { breaks: 'oauth.app-side.bearer', says: 'The access token is encoded as in an address.',
    make: () => changeBearer(encodeURIComponent) },
  'oauth-app.refresh-token-cut': { breaks: 'oauth.app-side.refresh-latest', says: 'A refresh token ends at its first equals sign.',
    make: () => changeRenewal((given) => ({ ...given, refresh_token: given['refresh_token']?.split('=')[0] })) },
  'oauth-app.verifier-missing': { breaks: 'oauth.app-side.verifier', says: 'The code exchange has no verifier.',
    make: () => changeTokenRequest(omitField('code_verifier')) },
  'oauth-app.verifier-short': { breaks: 'oauth.app-side.verifier-form', says: 'The verifier is shorter than 43 characters.',
    make: () => changeTokenRequest((given) => ('code_verifier' in given ? { ...given, code_verifier: 'too-short' } : given)) },
  'oauth-app.verifier-of-last-login': { breaks: 'oauth.app-side.verifier', says: 'The verifier is that of the login that began last, in whichever browser.',
    make: () => {
      let last = CONSTANT;
      return combine(
        changeAuthorization((query) => {
          last = `${query.get('state')}${CONSTANT}`.slice(0, 128);
          query.set('code_challenge', createHash('sha256').update(last).digest('base64url'));
        }),
        changeTokenRequest((given) => ('code_verifier' in given ? { ...given, code_verifier: last } : given)),
      );
    } },
  'oauth-app.one-login-at-a-time': { breaks: 'oauth.app-side.exchange', says: 'A login is forgotten when any browser begins another one.',
    make: () => {
      let last: string | null = null;
      return combine(
        changeAuthorization((query) => { last = query.get('state'); }),
        changeCallback((request) => (new URL(request.url).searchParams.get('state') === last ? request : setState(request, 'forgotten'))),
      );
    } },
  'oauth-app.secret-missing': { breaks: 'oauth.app-side.secret', says: 'The verifier stands for the secret.',
    make: () => changeTokenRequest(omitField('client_secret')) },
  'oauth-app.secret-in-address': { breaks: 'oauth.app-side.secrets-in-body', says: 'The secret stands in the address of token requests, too.',
    make: ({ clientSecret = '' }) => ({ call: (call) => (request) =>
      call(readPath(request) === '/oauth/token' ? new Request(`${request.url}?client_secret=${encodeURIComponent(clientSecret)}`, request) : request) }) },
  'oauth-app.bearer-of-call-before': { breaks: 'oauth.app-side.own-token', says: 'A call of the API carries the token of the call before.',
    make: () => {
      let before: string | undefined;
      return changeBearer((own) => {
        const used = before ?? own;
        before = own;
        return used;
      });
    } },
  'oauth-app.visitor-signed-in': { breaks: 'oauth.app-side.own-token', says: 'A browser without a session gets that of the user who was there last.',
    make: () => {
      let latest = '';
      return { wrap: (app) => async (request) => {
        const own = readCookie(request);
        const answer = await app(own === '' && readPath(request) === '/projects' ? new Request(request.url, { headers: { cookie: latest } }) : request);
        if (isCallback(request) && answer.status === 303) latest = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
        return answer;
      } };
    } },
  'oauth-app.bearer-of-last-login': { breaks: 'oauth.app-side.own-token', says: 'Every call of the API carries the latest token, whoever the user is.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(changeBearer((own) => seen.at(-1)?.access_token ?? own), watching);
    } },
  'oauth-app.bearer-of-first-login': { breaks: 'oauth.app-tokens', says: 'Every call of the API carries the tokens of whoever signed in first.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(changeBearer((own) => seen.at(0)?.access_token ?? own), watching);
    } },
  'oauth-app.bearer-missing': { breaks: 'oauth.app-side.bearer', says: 'Calls of the API carry the token in their address.',
    make: () => ({ call: (call) => async (request) => {
      const { authorization, ...headers } = Object.fromEntries(request.headers);
      if (authorization === undefined) return call(request);
      return call(new Request(`${request.url}?access_token=${authorization.split(' ')[1]}`, { headers }));
    } }) },

  // --- Renewals.
  'oauth-app.first-refresh-token': { breaks: 'oauth.app-side.refresh-latest', says: 'Every renewal is asked for with the first refresh token.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(changeRenewal((given) => ({ ...given, refresh_token: seen[0]?.refresh_token })), watching);
    } },
  'oauth-app.refresh-token-of-last-login': { breaks: 'oauth.app-side.own-token', says: 'A renewal sends the latest refresh token, whoever the user is.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(changeRenewal((given) => ({ ...given, refresh_token: seen.at(-1)?.refresh_token })), watching);
    } },
  'oauth-app.renews-once': { breaks: 'oauth.app-side.renewal', says: 'A token that was renewed is not renewed again, and the user has to find the way to the login.',
    make: () => {
      let renewed = 0;
      return combine(
        { call: (call) => async (request) => {
          const isRenewal = readPath(request) === '/oauth/token' && (await request.clone().text()).includes('"refresh_token"');
          if (isRenewal && ++renewed > 1) return new Response('{}', { status: 400 });
          return call(request);
        } },
        changeResponse((answer, request) => (readPath(request) === '/projects' && answer.status === 303 ? createPage('Please sign in.', 403) : answer)),
      );
    } },
  'oauth-app.old-token-after-renewal': { breaks: 'oauth.app-side.bearer', says: 'A call that was refused is repeated with the token that it had.',
    make: () => {
      let refused: string | undefined;
      return { call: (call) => async (request) => {
        const own = request.headers.get('authorization');
        if (own === null) return call(request);
        const headers = { ...Object.fromEntries(request.headers), authorization: refused ?? own };
        const answer = await call(new Request(request.url, { headers }));
        refused = answer.status === 401 && refused === undefined ? own : undefined;
        return answer;
      } };
    } },
  'oauth-app.access-token-renews': { breaks: 'oauth.app-side.refresh-latest', says: 'A renewal sends the access token as its refresh token.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(changeRenewal((given) => ({ ...given, refresh_token: seen.at(-1)?.access_token })), watching);
    } },
  'oauth-app.renewal-without-client': { breaks: 'oauth.app-side.refresh', says: 'A renewal has no client_id.',
    make: () => changeRenewal(omitField('client_id')) },
  'oauth-app.renewal-without-secret': { breaks: 'oauth.app-side.secret', says: 'A renewal has no secret.',
    make: () => changeRenewal(omitField('client_secret')) },
  'oauth-app.never-renews': { breaks: 'oauth.app-side.renewal', says: 'The token is used on when it has expired, and every page is an error then.',
    make: ({ baseUrl }) => {
      const { seen, watching } = recordTokens();
      return combine(watching, { wrap: (app, call) => async (request) => {
        const first = seen[0];
        if (readPath(request) !== '/projects' || first === undefined) return app(request);
        const headers = { authorization: `Bearer ${first.access_token}` };
        const answer = await call(new Request(`${baseUrl}/api/v2/projects`, { headers }));
        return createPage(answer.ok ? 'Projects' : 'Something is wrong.', answer.ok ? 200 : 502);
      } });
    } },
  'oauth-app.refused-renewal-crashes': { breaks: 'oauth.app-side.refused-renewal', says: 'A refused renewal is answered with 500.',
    make: () => changeResponse((answer, request) => (readPath(request) === '/projects' && answer.status === 303 ? createPage('Error', 500) : answer)) },
  'oauth-app.refused-renewal-repeated': { breaks: 'oauth.app-side.refused-renewal', says: 'A refused renewal is repeated ten times.',
    make: () => ({ call: repeatRefused(10) }) },

  'oauth-app.rotation-lost-after-401': { breaks: 'oauth.app-side.refresh-latest', says: 'The refresh token of a renewal after a refused call is not kept.',
    make: () => {
      let [isRefused, used]: [boolean, string | undefined] = [false, undefined];
      return combine(
        { call: (call) => async (request) => {
          const answer = await call(request);
          if (readPath(request) !== '/oauth/token') isRefused = answer.status === 401;
          return answer;
        } },
        changeRenewal((given) => {
          const sent = used ?? given['refresh_token'];
          used = isRefused ? given['refresh_token'] : undefined;
          return { ...given, refresh_token: sent };
        }),
      );
    } },

  // --- Several requests, and pages that are kept.
  'oauth-app.code-sent-again': { breaks: 'oauth.app-side.code-once', says: 'A token request that the service could not answer is sent again.',
    make: () => ({ call: (call) => async (request) => {
      const again = request.clone();
      const answer = await call(request);
      return answer.status >= 500 && readPath(again) === '/oauth/token' ? call(again) : answer;
    } }) },
  'oauth-app.other-errors-exchanged': { breaks: 'oauth.app-side.exchange', says: 'A callback with an error that is no denial leads to an exchange without a code.',
    make: ({ authUrl }) => ({ wrap: (app, call) => async (request) => {
      const error = new URL(request.url).searchParams.get('error');
      if (isCallback(request) && error !== null && error !== 'access_denied')
        await call(new Request(`${authUrl}/oauth/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ grant_type: 'authorization_code', code: '' }) }));
      return app(request);
    } }) },
  'oauth-app.sessions-of-one-second': { breaks: 'oauth.app-side.own-token', says: 'Users who sign in within one second share a session.',
    make: () => {
      const secondOf = new Map<string, number>();
      const latestIn = new Map<number, string>();
      return { wrap: (app) => async (request) => {
        const own = readCookie(request);
        const second = secondOf.get(own);
        const cookie = second === undefined ? own : (latestIn.get(second) ?? own);
        const answer = await app(readPath(request) === '/projects' ? new Request(request.url, { headers: { cookie } }) : request);
        if (isCallback(request) && answer.status === 303) {
          const given = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
          const now = Math.floor(Date.now() / 1000);
          secondOf.set(given, now);
          latestIn.set(now, given);
        }
        return answer;
      } };
    } },
  'oauth-app.pages-at-once-shared': { breaks: 'oauth.app-side.own-projects', says: 'Whoever asks for a page that is being made for somebody else gets that.',
    make: () => {
      let underWay: Promise<Response> | undefined;
      return { wrap: (app) => async (request) => {
        if (readPath(request) !== '/projects') return app(request);
        underWay ??= app(request).finally(() => (underWay = undefined));
        return (await underWay).clone();
      } };
    } },
  'oauth-app.page-of-user-before': { breaks: 'oauth.app-side.own-projects', says: 'A page is kept for its browser, also when another user has signed in there.',
    make: () => {
      const browserOf = new Map<string, string>();
      const pages = new Map<string, Response>();
      return { wrap: (app) => async (request) => {
        const cookie = readCookie(request);
        const browser = browserOf.get(cookie) ?? cookie;
        const kept = readPath(request) === '/projects' ? pages.get(browser) : undefined;
        const answer = kept?.clone() ?? (await app(request));
        const given = answer.headers.get('set-cookie')?.split(';')[0];
        if (given !== undefined && kept === undefined) browserOf.set(given, browser || given);
        if (readPath(request) === '/projects' && answer.status === 200) pages.set(browser, answer.clone());
        return answer;
      } };
    } },

  // --- What differs from one request to the next.
  'oauth-app.renewal-as-text': { breaks: 'oauth.app-side.json', says: 'The body of a renewal is sent as text.',
    make: () => ({ call: (call) => async (request) => {
      const body = readPath(request) === '/oauth/token' ? await request.clone().text() : '';
      return call(body.includes('"refresh_token"') ? new Request(request.url, { method: 'POST', body }) : request);
    } }) },
  'oauth-app.long-refresh-token-cut': { breaks: 'oauth.app-side.refresh-latest', says: 'A refresh token of more than 255 characters is cut.',
    make: () => changeRenewal((given) => ({ ...given, refresh_token: given['refresh_token']?.slice(0, 255) })) },
  'oauth-app.api-without-prefix': { breaks: 'oauth.app-side.api-path', says: 'A second call leaves out the prefix of the API.',
    make: () => ({ call: (call) => async (request) => {
      if (readPath(request) === '/api/v2/projects') await call(new Request(request.url.replace('/api/v2', ''), { headers: request.headers }));
      return call(request);
    } }) },
  'oauth-app.list-with-token-before': { breaks: 'oauth.app-side.bearer', says: 'A second list is called with the token of the login, also after a renewal.',
    make: () => {
      const firstOf = new Map<string, string>();
      return { call: (call) => async (request) => {
        const token = request.headers.get('authorization')?.split(' ')[1];
        if (token !== undefined) {
          const headers = { authorization: `Bearer ${firstOf.get(token) ?? token}` };
          await call(new Request(request.url.replace('/projects', '/languages'), { headers }));
          return call(request);
        }
        const { refresh_token: used = '' } = (await request.clone().json()) as { readonly refresh_token?: string };
        const answer = await call(request);
        const { access_token: access = '', refresh_token: refresh = '' } = (await answer.clone().json()) as Record<string, string>;
        const first = firstOf.get(used) ?? access;
        for (const one of [access, refresh]) firstOf.set(one, first);
        return answer;
      } };
    } },
  'oauth-app.list-with-token-of-first-user': { breaks: 'oauth.app-side.own-token', says: 'A second list is called with the token of the user who signed in first.',
    make: () => {
      let first = '';
      return { call: (call) => async (request) => {
        const token = request.headers.get('authorization');
        if (token === null) return call(request);
        first ||= token;
        await call(new Request(request.url.replace('/projects', '/languages'), { headers: { authorization: first } }));
        return call(request);
      } };
    } },
  'oauth-app.logins-at-once-swapped': { breaks: 'oauth.app-side.own-token', says: 'Codes that are exchanged at the same moment bring all browsers the tokens of the last.',
    make: () => {
      let waiting: Promise<unknown> = Promise.resolve();
      let open = 0;
      let latest: Response | undefined;
      return { call: (call) => async (request) => {
        const isExchange = readPath(request) === '/oauth/token' && (await request.clone().text()).includes('authorization_code');
        if (!isExchange) return call(request);
        open += 1;
        const answer = await call(request);
        if (answer.ok) latest = answer.clone();
        open -= 1;
        waiting = Promise.all([waiting, new Promise((resolve) => setTimeout(resolve, open === 0 ? 0 : 50))]);
        await waiting;
        return answer.ok && latest !== undefined ? latest.clone() : answer;
      } };
    } },
  'oauth-app.session-kept': { breaks: 'oauth.app-side.session-renewed', says: 'A login keeps the session that its browser brought along.',
    make: () => {
      const innerOf = new Map<string, string>();
      return { wrap: (app) => async (request) => {
        const kept = readCookie(request) || `session=${randomUUID()}`;
        const cookie = innerOf.get(kept) ?? '';
        const answer = await app(new Request(request.url, { headers: { ...Object.fromEntries(request.headers), cookie } }));
        innerOf.set(kept, answer.headers.get('set-cookie')?.split(';')[0] ?? cookie);
        const headers = new Headers(answer.headers);
        headers.set('set-cookie', `${kept}; Path=/; HttpOnly; SameSite=Lax`);
        return new Response(answer.body, { status: answer.status, headers });
      } };
    } },
  'oauth-app.renewal-authenticates-twice': { breaks: 'oauth.app-side.authenticates-once', says: 'A renewal has the secret in a header, too.',
    make: ({ clientId, clientSecret = '' }) => ({ call: (call) => async (request) => {
      const body = readPath(request) === '/oauth/token' ? await request.clone().text() : '';
      if (!body.includes('"refresh_token"')) return call(request);
      const headers = { 'content-type': 'application/json', authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` };
      return call(new Request(request.url, { method: 'POST', headers, body }));
    } }) },
  'oauth-app.renewal-with-more-scope': { breaks: 'oauth.app-side.renewal-scope', says: 'A renewal asks for a scope that no login has.',
    make: () => changeRenewal((given) => ({ ...given, scope: 'project glossary' })) },
  'oauth-app.refused-code-sent-again': { breaks: 'oauth.app-side.code-once', says: 'A code that was refused is sent again.',
    make: () => ({ call: repeatRefused(2) }) },
  'oauth-app.refused-code-signs-in': { breaks: 'oauth.app-side.bearer', says: 'A refused code signs in, and the API is called with an undefined token.',
    make: ({ baseUrl }) => {
      const refused = new Set<string>();
      return { wrap: (app, call) => async (request) => {
        const cookie = readCookie(request);
        if (readPath(request) === '/projects' && refused.has(cookie))
          return call(new Request(`${baseUrl}/api/v2/projects`, { headers: { authorization: 'Bearer undefined' } }));
        const answer = await app(request);
        if (isCallback(request) && answer.status === 400 && new URL(request.url).searchParams.has('code')) refused.add(cookie);
        return answer;
      } };
    } },
  'oauth-app.longer-callback-refused': { breaks: 'oauth.app-side.unknown-parameters', says: 'A callback with a parameter that the app does not know is refused.',
    make: () => ({ wrap: (app) => async (request) =>
      isCallback(request) && [...new URL(request.url).searchParams.keys()].some((name) => !/^(code|state|error|error_description)$/.test(name)) ? createPage('What is this?', 400) : app(request) }) },
  'oauth-app.callback-at-once': { breaks: 'oauth.app-side.code-once', says: 'A callback that comes again before its code is exchanged sends the code again.',
    make: () => {
      const underWay = new Set<string>();
      let latest: Request | undefined;
      return {
        call: (call) => (request) => {
          if (readPath(request) === '/oauth/token') latest = request.clone();
          return call(request);
        },
        wrap: (app, call) => async (request) => {
          const isAgain = isCallback(request) && underWay.has(request.url);
          underWay.add(request.url);
          if (isAgain && latest !== undefined) await call(latest.clone());
          return app(request).finally(() => underWay.delete(request.url));
        },
      };
    } },
  'oauth-app.state-after-denial': { breaks: 'oauth.app-side.state-once', says: 'A denial does not use up the state.',
    make: () => respondToError(() => createPage('You have not let the app act for you.', 403)) },
  'oauth-app.state-not-needed-again': { breaks: 'oauth.app-side.state-checked', says: 'In a browser that is signed in, a callback needs no state.',
    make: () => {
      const { stateOf, watching } = recordLogins();
      const signedIn = new Set<string>();
      return combine(
        changeCallback((request) => (signedIn.has(readCookie(request)) && !new URL(request.url).searchParams.has('state') ? setState(request, stateOf.get(readCookie(request))) : request)),
        watching,
        changeResponse((answer, request) => {
          if (isCallback(request) && answer.status === 303) signedIn.add(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
          return answer;
        }),
      );
    } },
  'oauth-app.challenge-of-tab-before': { breaks: 'oauth.app-side.challenge-new', says: 'A second login in a browser is begun with the challenge of the one that is under way.',
    make: () => {
      const pending = new Map<string, string>();
      return { wrap: (app) => async (request) => {
        const answer = await app(request);
        const cookie = readCookie(request) || (answer.headers.get('set-cookie')?.split(';')[0] ?? '');
        if (isCallback(request)) pending.delete(cookie);
        const location = answer.headers.get('location') ?? '';
        if (!location.includes('/oauth/authorize')) return answer;
        const first = pending.get(cookie) ?? location;
        pending.set(cookie, first);
        return setHeader(answer, 'location', first);
      } };
    } },
  'oauth-app.next-login-without-verifier': { breaks: 'oauth.app-side.verifier', says: 'In a browser that is signed in, the next code is exchanged without its verifier.',
    make: () => {
      const signedIn = new Set<string>();
      let isAgain = false;
      return combine(
        changeTokenRequest((given) => (isAgain ? omitField('code_verifier')(given) : given)),
        { wrap: (app) => async (request) => {
          isAgain = isCallback(request) && signedIn.has(readCookie(request));
          const answer = await app(request);
          if (isCallback(request) && answer.status === 303) signedIn.add(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
          return answer;
        } },
      );
    } },
  'oauth-app.login-after-denial-without-challenge': { breaks: 'oauth.app-side.challenge-confidential', says: 'The login after a denial has no challenge.',
    make: () => {
      const denied = new Set<string>();
      return combine(
        { wrap: (app) => (request) => {
          if (isCallback(request) && new URL(request.url).searchParams.has('error')) denied.add(readCookie(request));
          return app(request);
        } },
        changeAuthorization((query, request) => {
          if (denied.has(readCookie(request))) for (const name of ['code_challenge', 'code_challenge_method']) query.delete(name);
        }),
      );
    } },

  'oauth-app.unknown-session-is-latest': { breaks: 'oauth.app-side.own-token', says: 'A browser with a session that the app does not know is taken for that of the latest user.',
    make: () => {
      const known = new Set<string>();
      let latest = '';
      return { wrap: (app) => async (request) => {
        const cookie = readCookie(request);
        const isUnknown = cookie !== '' && !known.has(cookie) && readPath(request) === '/projects';
        const answer = await app(isUnknown ? new Request(request.url, { headers: { cookie: latest } }) : request);
        const given = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
        known.add(given);
        if (isCallback(request) && answer.status === 303) latest = given;
        return answer;
      } };
    } },

  // --- What the browser sees.
  'oauth-app.secret-in-page': { breaks: 'oauth.app-side.secret-hidden', says: 'The secret stands in a script of the home page.',
    make: ({ clientSecret }) => changeResponse((answer, request) => (readPath(request) === '/' ? appendToPage(answer, `<script>const secret = "${clientSecret}"</script>`) : answer)) },
  'oauth-app.secret-in-page-of-failure': { breaks: 'oauth.app-side.secret-hidden', says: 'The page of a failed exchange shows the secret.',
    make: ({ clientSecret }) => changeResponse((answer, request) => (isCallback(request) && answer.status >= 400 ? appendToPage(answer, `<pre>client_secret=${clientSecret}</pre>`) : answer)) },
  'oauth-app.secret-in-url': { breaks: 'oauth.app-side.secret-hidden', says: 'The secret is a parameter of the authorization request.',
    make: ({ clientSecret = '' }) => changeAuthorization((query) => query.set('client_secret', clientSecret)) },
  'oauth-app.secret-in-cookie': { breaks: 'oauth.app-side.secret-hidden', says: 'The secret stands in a cookie, written in base64.',
    make: ({ clientSecret }) => changeResponse((answer) => {
      const headers = new Headers(answer.headers);
      headers.append('set-cookie', `settings=${Buffer.from(JSON.stringify({ clientSecret })).toString('base64url')}; HttpOnly`);
      return new Response(answer.body, { status: answer.status, headers });
    }) },
  'oauth-app.token-in-page': { breaks: 'oauth.app-side.tokens-hidden', says: 'The access token stands in every page.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(watching, changeResponse((answer) => appendToPage(answer, `<meta name="token" content="${seen.at(-1)?.access_token}">`)));
    } },
  'oauth-app.token-in-page-of-refusal': { breaks: 'oauth.app-side.tokens-hidden', says: 'The page after a refused renewal shows the refresh token.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(watching, changeResponse((answer, request) => (readPath(request) === '/projects' && answer.status === 303 ? createPage(`${seen.at(-1)?.refresh_token} is refused.`, 403) : answer)));
    } },
  'oauth-app.token-in-open-cookie': { breaks: 'oauth.app-side.tokens-hidden', says: 'The refresh token stands in a cookie that scripts can read.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(watching, changeResponse((answer) => {
        const headers = new Headers(answer.headers);
        headers.append('set-cookie', `refresh=${seen.at(-1)?.refresh_token}; Path=/`);
        return new Response(answer.body, { status: answer.status, headers });
      }));
    } },
  'oauth-app.renewed-token-in-cookie': { breaks: 'oauth.app-side.tokens-hidden', says: 'After a renewal the token stands in a cookie that scripts can read.',
    make: () => {
      let renewed: string | undefined;
      return combine(
        { call: (call) => async (request) => {
          const isRenewal = readPath(request) === '/oauth/token' && (await request.clone().text()).includes('"refresh_token"');
          const answer = await call(request);
          if (isRenewal && answer.ok) renewed = ((await answer.clone().json()) as { access_token: string }).access_token;
          return answer;
        } },
        changeResponse((answer) => {
          if (renewed === undefined) return answer;
          const headers = new Headers(answer.headers);
          headers.append('set-cookie', `access=${renewed}; Path=/`);
          return new Response(answer.body, { status: answer.status, headers });
        }),
      );
    } },
  'oauth-app.token-in-page-without-projects': { breaks: 'oauth.app-side.tokens-hidden', says: 'The page of a user without projects shows the access token.',
    make: () => {
      let [token, isEmpty] = ['', false];
      return combine(
        { call: (call) => async (request) => {
          const answer = await call(request);
          token = request.headers.get('authorization') ?? token;
          if (readPath(request) === '/api/v2/projects') isEmpty = (await answer.clone().text()).includes('"data":[]');
          return answer;
        } },
        changeResponse((answer, request) => (readPath(request) === '/projects' && isEmpty ? appendToPage(answer, `<!-- ${token} -->`) : answer)),
      );
    } },
  'oauth-app.token-in-url': { breaks: 'oauth.app-side.tokens-not-in-address', says: 'The browser is sent home with the access token in the address.',
    make: () => {
      const { seen, watching } = recordTokens();
      return combine(watching, changeResponse((answer) => (answer.headers.get('location') === '/' ? setHeader(answer, 'location', `/#token=${seen.at(-1)?.access_token}`) : answer)));
    } },
} as const satisfies Record<string, OauthAppFault>;

/** Wrongs that only a public app can do. */
// prettier-ignore
export const publicAppFaults = {
  'oauth-app.public-without-pkce': { breaks: 'oauth.app-side.challenge', says: 'A public app sends no challenge.',
    make: () => changeAuthorization((query) => { query.delete('code_challenge'); query.delete('code_challenge_method'); }) },
  'oauth-app.public-with-secret': { breaks: 'oauth.app-side.secret-omitted', says: 'A public app sends a secret.',
    make: () => changeTokenRequest((given) => ({ ...given, client_secret: 'there is none' })) },
} as const satisfies Record<string, OauthAppFault>;
