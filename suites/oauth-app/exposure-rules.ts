import { decodeEntities } from '../drivers/consent-form.ts';
import { CONFIDENTIAL, PUBLIC, shown } from './examples.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { LoginApp } from '../../run/plan.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What a browser sees of an app, and what should not be in it. */
interface Exposure {
  /** The requests of the browser to the app, and the responses. */
  readonly exchanges: readonly Exchange[];
  readonly app: LoginApp;
  readonly tokens: readonly string[];
  readonly verifiers: readonly string[];
}

/** Where a browser finds a text. */
interface Place {
  readonly kind: 'body' | 'address' | 'closed cookie' | 'open cookie' | 'header';
  readonly name: string;
  readonly text: string;
}

const exposed = (...exchanges: readonly Exchange[]): Exposure => ({
  exchanges,
  app: CONFIDENTIAL,
  tokens: ['token-of-the-user'],
  verifiers: ['verifier-of-the-login'],
});

const cookie = (value: string) => shown('', { headers: { 'set-cookie': [value] } });
const redirectTo = (location: string) => shown('', { status: 302, headers: { location: [location] } });
const PAGE = { title: 'a page', input: exposed(shown('Welcome')) };
const CLOSED_COOKIE = {
  title: 'a token in a cookie that scripts do not see',
  input: exposed(cookie('t=token-of-the-user; HttpOnly')),
};

/** None of the values is in a place of these kinds. */
const hides = (
  requirement: RequirementId,
  what: string,
  {
    values,
    kinds,
  }: { readonly values: (exposure: Exposure) => readonly string[]; readonly kinds?: readonly Place['kind'][] },
  examples: Pick<Rule<Exposure>, 'invalid' | 'valid'>,
): Rule<Exposure> => ({
  requirement,
  expected: `${what} stays where the browser does not see it`,
  violation: (exposure) => {
    const secrets = values(exposure);
    const place = exposure.exchanges
      .flatMap(placesOf)
      .find(({ kind, text }) => (kinds?.includes(kind) ?? true) && secrets.some((value) => holds(text, value)));
    return place && { code: 'exposed', what, place: place.name };
  },
  ...examples,
});

const secret = CONFIDENTIAL.clientSecret ?? '';
const escapeHtml = (text: string) => text.replaceAll(/[^a-z]/gi, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`);
const encodedSecret = Buffer.from(JSON.stringify({ secret })).toString('base64');

const hidesSecret = hides(
  'oauth.app-side.secret-hidden',
  'the secret of the app',
  { values: ({ app }) => (app.clientSecret === undefined ? [] : [app.clientSecret]) },
  {
    invalid: [
      { title: 'the secret in a script', input: exposed(shown(`<script>let s = "${secret}"</script>`)) },
      {
        title: 'the secret in a page',
        input: exposed(shown(`<pre>{&quot;secret&quot;: &quot;${escapeHtml(secret)}&quot;}</pre>`)),
      },
      { title: 'the secret in a redirect', input: exposed(redirectTo(`/?s=${encodeURIComponent(secret)}`)) },
      { title: 'the secret in a form', input: exposed(redirectTo(`/?${new URLSearchParams({ secret })}`)) },
      { title: 'the secret in a cookie', input: exposed(cookie(`s=${encodedSecret}; HttpOnly`)) },
    ],
    valid: [PAGE, CLOSED_COOKIE],
  },
);

const hidesTokens = hides(
  'oauth.app-side.tokens-hidden',
  'a token',
  { values: ({ tokens }) => tokens, kinds: ['body', 'open cookie'] },
  {
    invalid: [
      { title: 'a token in a page', input: exposed(shown('<p>token-of-the-user</p>')) },
      { title: 'a token in a cookie for scripts', input: exposed(cookie('t=token-of-the-user')) },
    ],
    valid: [PAGE, CLOSED_COOKIE],
  },
);

const keepsAddressesClean = hides(
  'oauth.app-side.tokens-not-in-address',
  'a token or a verifier',
  { values: ({ tokens, verifiers }) => [...tokens, ...verifiers], kinds: ['address'] },
  {
    invalid: [
      { title: 'a token in an address', input: exposed(redirectTo('/#token=token-of-the-user')) },
      { title: 'the verifier in an address', input: exposed(redirectTo('https://a.example/?v=verifier-of-the-login')) },
    ],
    valid: [
      PAGE,
      CLOSED_COOKIE,
      {
        title: 'a public app with its token in the page',
        input: { ...exposed(shown('<p>token-of-the-user</p>')), app: PUBLIC },
      },
    ],
  },
);

/** What the browser sees of an app of each type holds no secret of the app, and no address holds a token. */
export const exposureRules: Readonly<Record<LoginApp['type'], readonly Rule<Exposure>[]>> = {
  confidential: [hidesSecret, hidesTokens, keepsAddressesClean],
  public: [keepsAddressesClean],
};

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

/** Whether a text holds a value, as it is or in an encoding that hides nothing. */
function holds(text: string, value: string): boolean {
  const inForm = new URLSearchParams({ value }).toString().slice('value='.length);
  const forms = [value, encodeURIComponent(value), inForm, JSON.stringify(value).slice(1, -1)];
  const isIn = (one: string) => forms.some((form) => one.includes(form));
  const encoded = text.match(/[\w+/-]{16,}={0,2}|[\w%+/-]{16,}/g) ?? [];
  return (
    isIn(text) ||
    isIn(decodeEntities(text)) ||
    encoded.some((piece) => isIn(Buffer.from(decodePercent(piece), 'base64').toString('utf8')))
  );
}

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
