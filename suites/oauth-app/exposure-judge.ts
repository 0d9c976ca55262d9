import { CONFIDENTIAL, PUBLIC, shown } from './samples.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { LoginApp } from '../../spec/run.ts';

interface Exposure {
  /** What the browser asked of the app, and what it was answered. */
  readonly seen: readonly Exchange[];
  readonly app: LoginApp;
  readonly tokens: readonly string[];
  readonly verifiers: readonly string[];
}

/** Nothing that the browser sees of an app holds its secret, and nothing that a script or a log sees its tokens. */
export const exposure: Judge<Exposure> = {
  id: 'oauth-app.exposure',
  decides: ({ app: { type } }) => [
    ...(type === 'confidential' ? (['oauth.app-side.secret-hidden', 'oauth.app-side.tokens-hidden'] as const) : []),
    'oauth.app-side.tokens-not-in-address',
  ],
  judge: ({ seen, app, tokens, verifiers }) => {
    const findings = new Map<string, Finding>();
    const look = (
      requirement: Finding['requirement'],
      what: string,
      values: readonly string[],
      isLookedAt: (place: Place) => boolean,
    ) => {
      const place = seen
        .flatMap(placesOf)
        .find((one) => isLookedAt(one) && values.some((value) => holds(one.text, value)));
      if (place) findings.set(what, { requirement, code: 'exposed', what, place: place.name });
    };
    const hidden = app.clientSecret === undefined ? [] : [app.clientSecret];
    look('oauth.app-side.secret-hidden', 'the secret of the app', hidden, () => true);
    if (app.type === 'confidential')
      look('oauth.app-side.tokens-hidden', 'a token', tokens, ({ kind }) => kind === 'body' || kind === 'open cookie');
    const passing = [...tokens, ...verifiers];
    look('oauth.app-side.tokens-not-in-address', 'a token or a verifier', passing, ({ kind }) => kind === 'address');
    return [...findings.values()];
  },
  get rejects() {
    const secret = CONFIDENTIAL.clientSecret ?? '';
    const sealed = Buffer.from(JSON.stringify({ secret })).toString('base64');
    const cookie = (value: string) => shown('', { headers: { 'set-cookie': [value] } });
    const hidden = 'oauth.app-side.secret-hidden' as const;
    const tokensHidden = 'oauth.app-side.tokens-hidden' as const;
    const address = 'oauth.app-side.tokens-not-in-address' as const;
    const to = (location: string) => shown('', { status: 302, headers: { location: [location] } });
    return [
      {
        title: 'the secret in a script',
        breaks: hidden,
        input: exposed(shown(`<script>let s = "${secret}"</script>`)),
      },
      { title: 'the secret in a redirect', breaks: hidden, input: exposed(to(`/?s=${encodeURIComponent(secret)}`)) },
      { title: 'the secret in a form', breaks: hidden, input: exposed(to(`/?${new URLSearchParams({ secret })}`)) },
      { title: 'the secret in a cookie', breaks: hidden, input: exposed(cookie(`s=${sealed}; HttpOnly`)) },
      { title: 'a token in a page', breaks: tokensHidden, input: exposed(shown('<p>token-of-the-user</p>')) },
      { title: 'a token in a cookie for scripts', breaks: tokensHidden, input: exposed(cookie('t=token-of-the-user')) },
      { title: 'a token in an address', breaks: address, input: exposed(to('/#token=token-of-the-user')) },
      {
        title: 'the verifier in an address',
        breaks: address,
        input: exposed(to('https://a.example/?v=verifier-of-the-login')),
      },
    ];
  },
  get accepts() {
    const page = shown('<p>token-of-the-user</p>');
    return [
      { title: 'a page', input: exposed(shown('Welcome')) },
      {
        title: 'a token in a cookie that scripts do not see',
        input: exposed(shown('', { headers: { 'set-cookie': ['t=token-of-the-user; HttpOnly'] } })),
      },
      { title: 'a public app with its token in the page', input: { ...exposed(page), app: PUBLIC } },
    ];
  },
};

const exposed = (...seen: readonly Exchange[]): Exposure => ({
  seen,
  app: CONFIDENTIAL,
  tokens: ['token-of-the-user'],
  verifiers: ['verifier-of-the-login'],
});

interface Place {
  readonly kind: 'body' | 'address' | 'closed cookie' | 'open cookie' | 'header';
  readonly name: string;
  readonly text: string;
}

/** Everywhere that a browser looks. */
function placesOf({ request, response }: Exchange): readonly Place[] {
  const { pathname, search } = new URL(request.url);
  const headers = Object.entries(response.headers).flatMap(([name, values]) =>
    values.map((text): Place => {
      if (name === 'location') return { kind: 'address', name: `the redirect of ${pathname}`, text };
      if (name !== 'set-cookie') return { kind: 'header', name: `the header ${name} of ${pathname}`, text };
      const kind = /;\s*httponly\b/i.test(text) ? 'closed cookie' : 'open cookie';
      return { kind, name: `a cookie of ${pathname}`, text };
    }),
  );
  return [
    { kind: 'address', name: `the address of ${pathname}`, text: search },
    { kind: 'body', name: `the body of ${pathname}`, text: response.body },
    ...headers,
  ];
}

/** Whether a text holds a value, as it is or in one of the writings that hide nothing. */
function holds(text: string, value: string): boolean {
  const inForm = new URLSearchParams({ value }).toString().slice('value='.length);
  const forms = [value, encodeURIComponent(value), inForm, JSON.stringify(value).slice(1, -1)];
  const isIn = (one: string) => forms.some((form) => one.includes(form));
  const encoded = text.match(/[\w+/-]{16,}={0,2}|[\w%+/-]{16,}/g) ?? [];
  return (
    isIn(text) || encoded.some((piece) => isIn(Buffer.from(decodeURIComponentOf(piece), 'base64').toString('utf8')))
  );
}

function decodeURIComponentOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
