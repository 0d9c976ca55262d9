import { CODE, codeExchange, shown } from './samples.ts';
import { trafficOf } from './traffic.ts';
import type { Traffic } from './traffic.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import { showsInnerWorkings } from '../inner-workings.ts';
import type { Judge } from '../judge.ts';

interface Offered {
  readonly requirement: 'oauth.app-side.state-checked' | 'oauth.app-side.session-bound' | 'oauth.app-side.state-once';
  /** The code of the callback that the app should not have taken. */
  readonly code: string;
  readonly traffic: Traffic;
  readonly despite: string;
}

/** The code of a callback that is not the browser's own is not exchanged; one that is used up is not even tried. */
export const notTaken: Judge<Offered> = {
  id: 'oauth-app.not-taken',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, code, traffic, despite }) => {
    // Where PKCE stops a foreign code at the token endpoint, nobody is signed in by it.
    const isTried = traffic.exchanges.some(
      ({ fields, access }) =>
        fields.get('code') === code && (access !== undefined || requirement === 'oauth.app-side.state-once'),
    );
    const due = `no exchange of the code, because ${despite}`;
    return isTried ? [{ requirement, code: 'did', after: 'such a callback', due, came: 'the code was exchanged' }] : [];
  },
  get rejects() {
    return (['oauth.app-side.state-checked', 'oauth.app-side.session-bound', 'oauth.app-side.state-once'] as const).map(
      (requirement) => ({
        title: `an exchange (${requirement})`,
        breaks: requirement,
        input: offered(requirement, codeExchange()),
      }),
    );
  },
  get accepts() {
    const refused = { ...codeExchange(), response: { status: 400, headers: {}, body: '{}' } };
    return [
      { title: 'nothing sent', input: offered('oauth.app-side.state-checked') },
      { title: 'an exchange that PKCE stopped', input: offered('oauth.app-side.session-bound', refused) },
      {
        title: 'an exchange of another code',
        input: offered('oauth.app-side.state-once', codeExchange({ code: 'new' })),
      },
    ];
  },
};

const offered = (requirement: Offered['requirement'], ...sent: readonly Exchange[]): Offered => ({
  requirement,
  code: CODE,
  traffic: trafficOf(sent),
  despite: 'it is not of this browser',
});

interface Answered {
  readonly requirement: 'oauth.app-side.denial' | 'oauth.app-side.refused-code' | 'oauth.app-side.refused-renewal';
  readonly after: string;
  /** Where the browser ended, or why it did not. */
  readonly last: Exchange | 'on and on' | 'no answer';
  readonly traffic: Traffic;
}

/** Requests of one kind that are no loop: a retry, and one more. */
const MOST = 3;

/** After a refusal the app gives the browser a page, in words for its user, and does not go on asking. */
export const standsRefusal: Judge<Answered> = {
  id: 'oauth-app.stands-refusal',
  decides: ({ requirement, last }) => [
    requirement,
    ...(typeof last === 'string' ? [] : (['oauth.app-side.inner-workings'] as const)),
  ],
  judge: ({ requirement, after, last, traffic }) => {
    const findings: Finding[] = [];
    const did = (due: string, came: string) => findings.push({ requirement, code: 'did', after, due, came });
    const asked = [...traffic.exchanges, ...traffic.renewals];
    if (last === 'on and on') did('a page', 'the browser is redirected on and on');
    else if (last === 'no answer') did('a page', 'the app answers nothing any more');
    else if (last.response.status >= 500) did('a page', `an answer with ${last.response.status}`);
    if (requirement === 'oauth.app-side.denial' && asked.length > 0) did('no token request', 'a token request');
    else if (asked.length > MOST) did(`at most ${MOST} token requests`, `${asked.length} token requests`);
    if (typeof last !== 'string' && showsInnerWorkings(last.response.body)) {
      const came = 'it shows inner workings of the app';
      findings.push({
        requirement: 'oauth.app-side.inner-workings',
        code: 'did',
        after,
        due: 'words for the user',
        came,
      });
    }
    return findings;
  },
  get rejects() {
    const requirements = [
      'oauth.app-side.denial',
      'oauth.app-side.refused-code',
      'oauth.app-side.refused-renewal',
    ] as const;
    const again = Array.from({ length: 9 }, () => codeExchange());
    return [
      ...requirements.flatMap((requirement) => [
        {
          title: `a crash (${requirement})`,
          breaks: requirement,
          input: answered(requirement, shown('', { status: 500 })),
        },
        { title: `no answer (${requirement})`, breaks: requirement, input: answered(requirement, 'no answer') },
        { title: `a loop (${requirement})`, breaks: requirement, input: answered(requirement, 'on and on') },
        {
          title: `again and again (${requirement})`,
          breaks: requirement,
          input: answered(requirement, shown(''), again),
        },
      ]),
      {
        title: 'a token request after a denial',
        breaks: 'oauth.app-side.denial' as const,
        input: answered('oauth.app-side.denial', shown(''), [codeExchange({ code: undefined })]),
      },
      {
        title: 'a trace',
        breaks: 'oauth.app-side.inner-workings' as const,
        input: answered(
          'oauth.app-side.denial',
          shown('Error: denied\n    at callback (/srv/app.js:3:1)', { status: 400 }),
        ),
      },
    ];
  },
  get accepts() {
    return [
      { title: 'a page with 403', input: answered('oauth.app-side.denial', shown('You said no.', { status: 403 })) },
      { title: 'the home page', input: answered('oauth.app-side.denial', shown('Welcome')) },
      {
        title: 'one retry',
        input: answered('oauth.app-side.refused-code', shown(''), [codeExchange(), codeExchange()]),
      },
    ];
  },
};

const answered = (
  requirement: Answered['requirement'],
  last: Answered['last'],
  sent: readonly Exchange[] = [],
): Answered => ({ requirement, after: 'a refusal', last, traffic: trafficOf(sent) });

/** What stands in a callback comes back as text, if at all. */
export const escapedProbe: Judge<{ readonly exchange: Exchange; readonly probe: string }> = {
  id: 'oauth-app.escaped-probe',
  decides: () => ['oauth.app-side.error-escaped'],
  judge: ({ exchange: { response }, probe }) => {
    const type = response.headers['content-type']?.join() ?? 'text/html';
    if (!/html|xml|svg/i.test(type) || !response.body.includes(probe)) return [];
    const due = 'no script, or one that is escaped';
    return [
      {
        requirement: 'oauth.app-side.error-escaped',
        code: 'did',
        after: 'a callback with a script',
        due,
        came: 'the page holds the script',
      },
    ];
  },
  rejects: [
    {
      title: 'the script as it came',
      breaks: 'oauth.app-side.error-escaped',
      input: { exchange: shown('<p>Error: <script>x</script></p>'), probe: '<script>x</script>' },
    },
  ],
  accepts: [
    {
      title: 'the script escaped',
      input: { exchange: shown('&lt;script&gt;x&lt;/script&gt;'), probe: '<script>x</script>' },
    },
    {
      title: 'the script in JSON',
      input: {
        exchange: shown('{"error":"<script>x</script>"}', { headers: { 'content-type': ['application/json'] } }),
        probe: '<script>x</script>',
      },
    },
  ],
};
