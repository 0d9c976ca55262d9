import { returnsCode } from './approval-rules.ts';
import type { Landing } from './arrival.ts';
import { registerApp } from './authorization.ts';
import { redirectsToRegisteredOnly } from './redirect-rules.ts';
import { decide } from '../drivers/consent.ts';
import { buildRequest, findCodeFlow } from '../drivers/oauth-steps.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

const at = (path: string) => `https://patterns.example/${path}`;

/** Redirect URLs with a sign that has a meaning in some language of patterns or as an escape, and another URL that they match there. */
// prettier-ignore
const PATTERNS = [
  { shape: 'a dot as any letter',             registered: at('call.back'),        unregistered: at('callxback') },
  { shape: 'a dot of the site as any letter', registered: at('call.back'),        unregistered: 'https://patternsxexample/call.back' },
  { shape: 'a plus as a repetition',          registered: at('cal+back'),         unregistered: at('callback') },
  { shape: 'a star as a repetition',          registered: at('cal*back'),         unregistered: at('callback') },
  { shape: 'a star as any letters',           registered: at('stars/*/back'),     unregistered: at('stars/of/back') },
  { shape: 'a question mark as an option',    registered: at('callx?back=1'),     unregistered: at('callback=1') },
  { shape: 'brackets as a group',             registered: at('call(back)'),       unregistered: at('callback') },
  { shape: 'an underscore as any letter',     registered: at('call_back'),        unregistered: at('callxback') },
  { shape: 'a percent sign as any letters',   registered: at('call%20back'),      unregistered: at('call-and-20back') },
  // What these stand for is another address without the escape: RFC 3986 2.2.
  { shape: 'an escaped slash as a slash',     registered: at('escaped%2Fback'),   unregistered: at('escaped/back') },
  { shape: 'an escaped question mark as one', registered: at('escaped%3Fback=1'), unregistered: at('escaped?back=1') },
  { shape: 'an escaped percent sign as one',  registered: at('twice%252Fback'),   unregistered: at('twice%2Fback') },
  { shape: 'more than 255 characters',         registered: at(`${'deep/'.repeat(60)}end`), unregistered: at(`${'deep/'.repeat(60)}and`) },
  { shape: 'a colon as a parameter',          registered: at(':tenant/callback'), unregistered: at('any/callback') },
] as const;

/** Redirect URLs of apps on a device. RFC 8252 7.1. */
const OF_DEVICES = [
  'com.example.app:/callback',
  'com.example.app://callback/back',
  'com.example.app:/back?from=a%20link',
];

/** Registered redirect URLs are texts, and no patterns. */
export const redirectPatternChecks: readonly Check[] = [
  check(
    'oauth.redirect-patterns',
    {
      title: 'a registered redirect URL is no pattern for others',
      cites: ['oauth.authorize.redirect-uri-registered'],
    },
    async (context) => {
      const { pkce } = await findCodeFlow(context, 'confidential');
      const registered = [...new Set(PATTERNS.map((row) => row.registered))];
      const app = await registerApp(context, 'patterns', registered);
      const ask = (redirectUri: string) =>
        decide(context.target, 'approve', buildRequest(context, app, pkce, { redirectUri }).parameters);
      const working: string[] = [];
      for (const redirectUri of registered)
        if ((await ask(redirectUri)).to?.searchParams.has('code')) working.push(redirectUri);
      const rows = PATTERNS.filter((row) => working.includes(row.registered));
      if (rows.length === 0) throw new PreconditionFailed('the target takes no redirect URL with signs');
      await context.judgeEach(redirectsToRegisteredOnly, rows, async ({ unregistered }) => ({
        arrival: await ask(unregistered),
        ...{ unregistered: [unregistered], registered },
      }));
    },
  ),

  check(
    'oauth.redirect-schemes',
    {
      title: 'the browser is sent to a redirect URL with a scheme of its own as it is registered',
      cites: ['oauth.app.redirect-urls'],
    },
    async (context) => {
      const { pkce } = await findCodeFlow(context, 'confidential');
      const app = await registerApp(context, 'device', OF_DEVICES);
      const landings: (Landing & { readonly shape: string })[] = [];
      for (const redirectUri of OF_DEVICES) {
        const { parameters } = buildRequest(context, app, pkce, { redirectUri });
        const arrival = await decide(context.target, 'approve', parameters);
        // Which schemes an app may use is open.
        if (arrival.to?.searchParams.has('code')) landings.push({ shape: redirectUri, arrival, redirectUri });
      }
      if (landings.length === 0) throw new PreconditionFailed('the target sends no browser to an app on a device');
      await context.judgeEach(returnsCode('oauth.app.redirect-urls'), landings, (landing) => Promise.resolve(landing));
    },
  ),
];
