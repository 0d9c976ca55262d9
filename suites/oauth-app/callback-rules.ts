import { CODE, codeExchange, shown } from './examples.ts';
import { hasAttribute } from './html-attributes.ts';
import { sortTraffic } from '../drivers/app-traffic.ts';
import type { Traffic } from '../drivers/app-traffic.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { showsStackTrace } from '../kit/stack-trace.ts';

/** A callback that an app must reject, and what the app sent after it. */
interface RejectedCallback {
  readonly code: string;
  readonly traffic: Traffic;
  readonly despite: string;
}

const callback = (...sent: readonly Exchange[]): RejectedCallback => ({
  code: CODE,
  traffic: sortTraffic(sent),
  despite: 'it is not of this browser',
});

const REFUSED = { ...codeExchange(), response: { status: 400, headers: {}, body: '{}' } };

/**
 * The code of a rejected callback brings no tokens: where PKCE stops a foreign code at the token endpoint, nobody is
 * signed in by it. A code that has been used is not even tried again.
 */
export function rejectsCallback(
  requirement: 'oauth.app-side.state-checked' | 'oauth.app-side.session-bound' | 'oauth.app-side.state-once',
): Rule<RejectedCallback> {
  const mayBeTried = requirement !== 'oauth.app-side.state-once';
  const refused = { title: 'an exchange that the service refuses', input: callback(REFUSED) };
  return {
    madeBy: ['rejectsCallback', requirement],
    requirement,
    expected: 'the code of such a callback is not exchanged',
    violation: ({ code, traffic, despite }) => {
      const isExchanged = traffic.exchanges.some(
        ({ fields, access }) => fields.get('code') === code && (access !== undefined || !mayBeTried),
      );
      if (!isExchanged) return undefined;
      const expected = `no exchange of the code, because ${despite}`;
      return { code: 'did', after: 'such a callback', expected, actual: 'the code was exchanged' };
    },
    invalid: [{ title: 'an exchange', input: callback(codeExchange()) }, ...(mayBeTried ? [] : [refused])],
    valid: [
      { title: 'no request', input: callback() },
      { title: 'an exchange of another code', input: callback(codeExchange({ code: 'new' })) },
      ...(mayBeTried ? [refused] : []),
    ],
  };
}

/** What an app sends after callbacks that have an error and no code. */
interface CallbackWithError {
  readonly after: string;
  readonly traffic: Traffic;
}

/** A callback with an error brings nothing to exchange. */
export const exchangesNothingAfterError: Rule<CallbackWithError> = {
  requirement: 'oauth.app-side.exchange',
  expected: 'a callback with an error leads to no code exchange',
  violation: ({ after, traffic: { exchanges } }) =>
    exchanges.length > 0
      ? { code: 'did', after: `a callback with ${after}`, expected: 'no token request', actual: 'a code exchange' }
      : undefined,
  invalid: [
    {
      title: 'an exchange of an empty code',
      input: { after: 'an error', traffic: sortTraffic([codeExchange({ code: '' })]) },
    },
  ],
  valid: [{ title: 'no request', input: { after: 'an error', traffic: sortTraffic([]) } }],
};

/** A callback with one more parameter, and what the app sent after it. */
interface LongerCallback {
  readonly code: string;
  readonly traffic: Traffic;
}

/** What a service adds to its callback changes nothing. */
export const ignoresUnknownParameters: Rule<LongerCallback> = {
  requirement: 'oauth.app-side.unknown-parameters',
  expected: 'a callback with a parameter that no standard knows signs in',
  violation: ({ code, traffic: { exchanges } }) =>
    exchanges.some(({ fields, access }) => fields.get('code') === code && access !== undefined)
      ? undefined
      : { code: 'did', after: 'such a callback', expected: 'an exchange of the code', actual: 'it was not exchanged' },
  invalid: [{ title: 'no request', input: { code: CODE, traffic: sortTraffic([]) } }],
  valid: [{ title: 'an exchange', input: { code: CODE, traffic: sortTraffic([codeExchange()]) } }],
};

/** The token requests after a callback. */
interface CodeUses {
  readonly code: string;
  readonly when: string;
  readonly traffic: Traffic;
}

/** A code is sent once, whatever comes of it. */
export const sendsCodeOnce: Rule<CodeUses> = {
  requirement: 'oauth.app-side.code-once',
  expected: 'a code is sent once',
  violation: ({ code, when, traffic: { exchanges } }) => {
    const sent = exchanges.filter(({ fields }) => fields.get('code') === code).length;
    return sent > 1
      ? { code: 'did', after: when, expected: 'one token request with the code', actual: `${sent} token requests` }
      : undefined;
  },
  unproven: ({ code, traffic: { exchanges } }) =>
    exchanges.some(({ fields }) => fields.get('code') === code) ? undefined : 'the app did not exchange the code',
  invalid: [
    {
      title: 'two requests',
      input: { code: CODE, when: 'one failure', traffic: sortTraffic([codeExchange(), codeExchange()]) },
    },
  ],
  valid: [
    { title: 'one request', input: { code: CODE, when: 'one failure', traffic: sortTraffic([codeExchange()]) } },
    {
      title: 'one request each for two codes',
      input: {
        ...{ code: CODE, when: 'one failure' },
        traffic: sortTraffic([codeExchange(), codeExchange({ code: 'another' })]),
      },
    },
  ],
};

/** What an app does after a refusal. */
interface Refusal {
  readonly after: string;
  /** Where the browser ended, or why it did not. */
  readonly last: Exchange | 'redirect loop' | 'no response';
  readonly traffic: Traffic;
}

const refusal = (last: Refusal['last'], sent: readonly Exchange[] = []): Refusal => ({
  after: 'a refusal',
  last,
  traffic: sortTraffic(sent),
});

/** Token requests that are no loop: before and after the call of each of two lists, and one more. */
const MAX_REQUESTS = 5;

const ENDED = [
  { title: 'a page with 403', input: refusal(shown('You said no.', { status: 403 })) },
  { title: 'the home page', input: refusal(shown('Welcome')) },
];

const hidesInnerWorkings: Rule<Refusal> = {
  requirement: 'oauth.app-side.inner-workings',
  expected: 'the page shows words for the user and no stack trace',
  violation: ({ after, last }) =>
    typeof last !== 'string' && showsStackTrace(last.response.body)
      ? { code: 'did', after, expected: 'words for the user', actual: 'it shows inner workings of the app' }
      : undefined,
  unproven: ({ last }) => (typeof last === 'string' ? 'the app shows no page' : undefined),
  invalid: [
    {
      title: 'a stack trace',
      input: refusal(shown('Error: denied\n    at callback (/srv/app.js:3:1)', { status: 400 })),
    },
  ],
  valid: ENDED,
};

/** After a refusal the app shows the browser a page, in words for its user, and sends no more token requests. */
export function handlesRefusal(
  requirement: 'oauth.app-side.denial' | 'oauth.app-side.refused-code' | 'oauth.app-side.refused-renewal',
): readonly Rule<Refusal>[] {
  const isDenial = requirement === 'oauth.app-side.denial';
  const retried = { title: 'one retry', input: refusal(shown(''), [codeExchange(), codeExchange()]) };
  return [
    {
      madeBy: ['handlesRefusal', requirement, 0],
      requirement,
      expected: 'the app shows a page after a refusal',
      violation: ({ after, last }) => {
        const actual = failureOf(last);
        return actual === undefined ? undefined : { code: 'did', after, expected: 'a page', actual };
      },
      invalid: [
        { title: 'a crash', input: refusal(shown('', { status: 500 })) },
        { title: 'no response', input: refusal('no response') },
        { title: 'a loop', input: refusal('redirect loop') },
      ],
      valid: [...ENDED, retried],
    },
    {
      madeBy: ['handlesRefusal', requirement, 1],
      requirement,
      expected: isDenial ? 'the app sends no token request after a denial' : 'the app does not retry without end',
      violation: ({ after, traffic: { exchanges, renewals } }) => {
        const sent = exchanges.length + renewals.length;
        if (isDenial && sent > 0)
          return { code: 'did', after, expected: 'no token request', actual: 'a token request' };
        if (sent <= MAX_REQUESTS) return undefined;
        const expected = `at most ${MAX_REQUESTS} token requests`;
        return { code: 'did', after, expected, actual: `${sent} token requests` };
      },
      invalid: [
        {
          title: 'nine requests',
          input: refusal(
            shown(''),
            Array.from({ length: 9 }, () => codeExchange()),
          ),
        },
        ...(isDenial ? [{ title: 'one request', input: refusal(shown(''), [codeExchange({ code: undefined })]) }] : []),
      ],
      valid: [...ENDED, ...(isDenial ? [] : [retried])],
    },
    hidesInnerWorkings,
  ];
}

/** What a browser got in place of a page. */
function failureOf(last: Refusal['last']): string | undefined {
  if (last === 'redirect loop') return 'the browser is redirected in a loop';
  if (last === 'no response') return 'the app no longer responds';
  const { status } = last.response;
  return status >= 500 && !OF_OTHERS.has(status) ? `a response with ${status}` : undefined;
}

/** The statuses of a page that says that another server failed (RFC 9110 15.6). */
const OF_OTHERS = new Set([502, 503, 504]);

/** A page of an app, after it has received a script. */
interface ProbedPage {
  readonly exchange: Exchange;
  readonly probe: string;
  readonly after: string;
}

const probed = (body: string, type = 'text/html', probe = '<script>x</script>'): ProbedPage => ({
  exchange: shown(body, { headers: { 'content-type': [type] } }),
  probe,
  after: 'a callback with a script',
});

/** The name of an attribute that no page has. */
const ATTRIBUTE = 'data-locspec';
/** What ends the value of an attribute in which its quotes are not escaped, and begins another one. */
export const ATTRIBUTE_PROBE = `locspec'" ${ATTRIBUTE}=x`;
/** The attribute that a probe begins. Evidence has other letters for what was a code or a state. */
const BEGUN = /^\w+'" ([\w-]+)=\w$/;

/** A page shows a parameter of its callback, and a name of the API, as text, if at all. */
export const escapesCallback: Rule<ProbedPage> = {
  requirement: 'oauth.app-side.error-escaped',
  expected: 'a script in what the app receives does not run in its pages',
  violation: ({ exchange: { response }, probe, after }) => {
    const type = response.headers['content-type']?.join() ?? 'text/html';
    if (!/html|xml|svg/i.test(type)) return undefined;
    const [, attribute] = BEGUN.exec(probe) ?? [];
    if (attribute === undefined && response.body.includes(probe))
      return { code: 'did', after, expected: 'no script, or one that is escaped', actual: 'the page holds the script' };
    // An attribute can be a script, such as `onfocus`.
    return hasAttribute(response.body, attribute ?? ATTRIBUTE)
      ? { code: 'did', after, expected: 'quotes that are escaped', actual: 'the page has an attribute that they began' }
      : undefined;
  },
  invalid: [
    { title: 'the script as it came', input: probed('<p>Error: <script>x</script></p>') },
    {
      title: 'quotes in an attribute as they came',
      input: probed(`<p title="${ATTRIBUTE_PROBE}">`, 'text/html', ATTRIBUTE_PROBE),
    },
  ],
  valid: [
    { title: 'the script escaped', input: probed('&lt;script&gt;x&lt;/script&gt;') },
    {
      title: 'quotes that are escaped where they would end an attribute',
      input: probed(
        `<p title="${ATTRIBUTE_PROBE.replace('"', '&quot;')}">${ATTRIBUTE_PROBE}</p>`,
        'text/html',
        ATTRIBUTE_PROBE,
      ),
    },
    { title: 'the script in JSON', input: probed('{"error":"<script>x</script>"}', 'application/json') },
  ],
};
