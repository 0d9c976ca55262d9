import {
  approve,
  askAgain,
  buildValid,
  describeArrival,
  describeTokens,
  obtainPair,
  prepareFields,
  readArrival,
  readTokenAnswer,
} from './approval.ts';
import { asAssumed, byAnswer, observed, undetermined, unlikeAll } from './conclusions.ts';
import type { Experiment, Observation } from './experiment.ts';
import { scopeExperiment } from './scope-experiment.ts';
import { requestToken, readFields, readTokens } from '../drivers/oauth-requests.ts';
import { buildRequest, exchangeFields, refreshFields, requestProjects } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';

/** A redirect URL that no app of the kit has registered. */
const UNREGISTERED = 'https://unregistered.example/callback';

/** Requests of the authorization page that differ from a valid one in one thing. The valid one comes last. */
const authorizationRequests: Experiment = {
  gaps: [
    'oauth.authorize.scope-required',
    'oauth.error-place',
    'oauth.error-status',
    'oauth.redirect-status',
    'oauth.state-absent',
    'oauth.token-statuses',
    'oauth.token-type-case',
  ],
  observe: async (context) => {
    const { target } = context;
    const asked = await buildValid(context, 'confidential');
    const withoutScope = await approve(target, { ...asked.parameters, scope: undefined });
    const withoutType = await approve(target, { ...asked.parameters, response_type: undefined });
    const elsewhere = await approve(target, { ...asked.parameters, redirect_uri: UNREGISTERED });
    const withoutState = await approve(target, { ...asked.parameters, state: undefined });
    const valid = await approve(target, asked.parameters);
    const code = valid.to?.searchParams.get('code');
    if (!code) throw new PreconditionFailed('a valid authorization request brings no code', { code: 'no-tokens' });
    const invented = await requestToken(target, exchangeFields(asked, context.random.text(40)));
    const tokens = await requestToken(target, exchangeFields(asked, code));
    return [
      byAnswer(
        'oauth.authorize.scope-required',
        readArrival(withoutScope),
        { granted: 'default-scope', refused: 'refused' },
        'an authorization request without `scope`',
      ),
      ...judgePlaces(withoutType, elsewhere),
      asAssumed(
        'oauth.redirect-status',
        [302, 303].includes(valid.exchange.response.status),
        `the authorization page redirects with ${valid.exchange.response.status}`,
      ),
      readArrival(withoutState) === 'granted'
        ? asAssumed(
            'oauth.state-absent',
            withoutState.to?.searchParams.has('state') === false,
            `the redirect of a request without \`state\` has ${withoutState.to?.searchParams.has('state') ? 'one' : 'none'}`,
          )
        : undetermined(
            'oauth.state-absent',
            `a request without \`state\` brings no code but ${describeArrival(withoutState)}`,
          ),
      ...judgeTokenResponses(invented, tokens),
    ];
  },
};

type Arrived = Awaited<ReturnType<typeof approve>>;

/** Where the errors of a request without `response_type` and of one with another redirect URL are shown. */
function judgePlaces(withoutType: Arrived, elsewhere: Arrived): readonly Observation[] {
  const status: Observation =
    readArrival(elsewhere) === 'unclear' && elsewhere.exchange.response.status >= 400
      ? undetermined('oauth.error-status', `an unregistered redirect URL gives ${describeArrival(elsewhere)}`)
      : asAssumed(
          'oauth.error-status',
          elsewhere.to === null && elsewhere.exchange.response.status === 400,
          `an unregistered redirect URL gives ${describeArrival(elsewhere)}`,
        );
  if (readArrival(withoutType) !== 'refused' || readArrival(elsewhere) !== 'refused')
    return [
      status,
      undetermined(
        'oauth.error-place',
        `a request without \`response_type\` gives ${describeArrival(withoutType)}, one with an unregistered redirect URL ${describeArrival(elsewhere)}`,
      ),
    ];
  return [
    status,
    asAssumed(
      'oauth.error-place',
      withoutType.to !== null && elsewhere.to === null,
      `with a valid redirect URL the error is ${withoutType.to === null ? 'on a page' : 'redirected'}, otherwise ${elsewhere.to === null ? 'on a page' : 'redirected'}`,
    ),
  ];
}

/** The form of a token response, and of the response to a code that was never issued. */
function judgeTokenResponses(invented: Exchange, tokens: Exchange): readonly Observation[] {
  if (readTokens(tokens).access === undefined) return [];
  const { token_type: type } = readFields(tokens.response.body);
  const { error, error_description: description } = readFields(invented.response.body);
  const saw = `a code that was never issued gives ${describeTokens(invented)}, ${typeof description === 'string' ? 'with' : 'without'} error_description`;
  return [
    typeof type === 'string' && type.toLowerCase() === 'bearer'
      ? asAssumed('oauth.token-type-case', type === 'bearer', `\`token_type\` is \`${type}\``)
      : unlikeAll('oauth.token-type-case', 'the token response has no `token_type` of this name'),
    readTokenAnswer(invented) === 'refused'
      ? asAssumed(
          'oauth.token-statuses',
          [400, 401].includes(invented.response.status) && typeof error === 'string' && typeof description === 'string',
          saw,
        )
      : undetermined('oauth.token-statuses', saw),
  ];
}

/** Exchanges of valid codes in another form, and a valid one last, without which no refusal means anything. */
const confidentialExchanges: Experiment = {
  gaps: ['oauth.body-form', 'oauth.basic-authentication', 'oauth.invalid-client-status'],
  observe: async (context) => {
    const { target } = context;
    const asked = await buildValid(context, 'confidential');
    const form = await requestToken(target, await prepareFields(context, asked), { form: [] });
    const isForm = readTokenAnswer(form) === 'granted';

    const { app } = asked;
    const pair = [app.clientId, app.clientSecret ?? ''].map(encodeURIComponent).join(':');
    const headers = { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
    target.secrets.add(headers.authorization.slice('Basic '.length));
    const exchangeBare = async (format: Parameters<typeof requestToken>[2]) =>
      readTokenAnswer(
        await requestToken(target, { ...(await prepareFields(context, asked)), client_secret: undefined }, format),
      );
    let basic = await exchangeBare({ headers });
    // Where forms are accepted, a header may be read beside them only.
    if (basic === 'refused' && isForm) basic = await exchangeBare({ headers, form: [] });
    const bare = basic === 'granted' ? await exchangeBare({}) : 'refused';

    const wrong = await requestToken(target, {
      ...(await prepareFields(context, asked)),
      client_secret: context.random.text(32),
    });
    const control = await requestToken(target, await prepareFields(context, asked));
    if (readTokenAnswer(control) !== 'granted')
      throw new PreconditionFailed(`a valid exchange gives ${describeTokens(control)} after refused ones`);
    return [
      byAnswer(
        'oauth.body-form',
        readTokenAnswer(form),
        { granted: 'json-and-form', refused: 'json' },
        'a valid exchange in a form',
      ),
      bare === 'refused'
        ? byAnswer(
            'oauth.basic-authentication',
            basic,
            { granted: 'accepted', refused: 'refused' },
            'a valid exchange with the secret in the header only',
          )
        : undetermined('oauth.basic-authentication', 'an exchange without any secret is not refused'),
      judgeWrongSecret(wrong),
    ];
  },
};

function judgeWrongSecret(wrong: Exchange): Observation {
  const gap = 'oauth.invalid-client-status';
  const saw = `a wrong secret gives ${describeTokens(wrong)}`;
  if (readTokenAnswer(wrong) !== 'refused') return undetermined(gap, saw);
  const { status } = wrong.response;
  return status === 401
    ? observed(gap, 'unauthorized', saw)
    : status === 400
      ? observed(gap, 'bad-request', saw)
      : unlikeAll(gap, saw);
}

/** A public app sends a secret that it does not have. */
const publicSecret: Experiment = {
  gaps: ['oauth.public-sends-secret'],
  observe: async (context) => {
    const { target } = context;
    // The one challenge that the source recommends: where it brings no tokens, the control says so.
    const asked = buildRequest(context, await target.app('public'), 'S256');
    const fields = await prepareFields(context, asked);
    const exchange = await requestToken(target, { ...fields, client_secret: context.random.text(24) });
    const answer = readTokenAnswer(exchange);
    if (answer === 'refused') await requireExchange(context, asked);
    return [
      byAnswer(
        'oauth.public-sends-secret',
        answer,
        { granted: 'ignored', refused: 'refused' },
        'a valid exchange of a public app with a secret',
      ),
    ];
  },
};

/** Throws {@link PreconditionFailed} unless a valid exchange brings tokens. */
async function requireExchange(context: CheckContext, asked: Awaited<ReturnType<typeof buildValid>>): Promise<void> {
  const control = await requestToken(context.target, await prepareFields(context, asked));
  if (readTokenAnswer(control) !== 'granted')
    throw new PreconditionFailed(`a valid exchange gives ${describeTokens(control)}`);
}

/** What becomes of the tokens before a renewal. */
const renewal: Experiment = {
  gaps: ['oauth.old-refresh-token', 'oauth.old-access-token'],
  observe: async (context) => {
    const { target } = context;
    const { app, access, refresh } = await obtainPair(context);
    const old = await observeOlder(context, 'oauth.old-access-token', access, 'a renewal', async () => {
      const renewed = await requestToken(target, refreshFields(app, refresh));
      const { access: next } = readTokens(renewed);
      if (next === undefined) throw new PreconditionFailed(`a renewal gives ${describeTokens(renewed)}`);
      return next;
    });
    const again = await requestToken(target, refreshFields(app, refresh));
    return [
      old,
      byAnswer(
        'oauth.old-refresh-token',
        readTokenAnswer(again),
        { granted: 'works', refused: 'refused' },
        'a second renewal with the same refresh token',
      ),
    ];
  },
};

/** What becomes of a code when its user authorizes the app again. */
const secondCode: Experiment = {
  gaps: ['oauth.earlier-code'],
  observe: async (context) => {
    const earlier = await prepareFields(context, await buildValid(context, 'confidential'));
    const later = await prepareFields(context, await buildValid(context, 'confidential'));
    const answer = readTokenAnswer(await requestToken(context.target, earlier));
    const control = await requestToken(context.target, later);
    if (readTokenAnswer(control) !== 'granted')
      throw new PreconditionFailed(`the later of two codes gives ${describeTokens(control)}`);
    return [
      byAnswer(
        'oauth.earlier-code',
        answer,
        { granted: 'works', refused: 'refused' },
        'an exchange of the earlier of two codes',
      ),
    ];
  },
};

/** What becomes of an access token when its user authorizes the app again. */
const secondAuthorization: Experiment = {
  gaps: ['oauth.earlier-access-token'],
  observe: async (context) => {
    const { access } = await obtainPair(context);
    const obtainNext = async () => (await obtainPair(context)).access;
    return [await observeOlder(context, 'oauth.earlier-access-token', access, 'another authorization', obtainNext)];
  },
};

/** Whether an access token works once there is a newer one. */
async function observeOlder(
  { target }: CheckContext,
  gap: GapId,
  access: string,
  event: string,
  obtainNext: () => Promise<string>,
): Promise<Observation> {
  const call = (token: string) => requestProjects(target, target.addresses.baseUrl, token);
  const before = await call(access);
  const next = await obtainNext();
  const after = await call(access);
  const isOpen = ({ response: { status } }: Exchange) => status >= 200 && status < 300;
  const isRefused = after.response.status === 401 || after.response.status === 403;
  // A refusal of the older token means something where the newer one is accepted.
  const control = isRefused ? await call(next) : before;
  if (!isOpen(before) || next === access || !isOpen(control))
    return undetermined(
      gap,
      `the older access token gives ${after.response.status} after ${event}, ${before.response.status} before it`,
    );
  return byAnswer(
    gap,
    isOpen(after) ? 'granted' : isRefused ? 'refused' : 'unclear',
    { granted: 'works', refused: 'refused' },
    `a call with the older access token, after ${event},`,
  );
}

/** Whether the page appears again once the user has approved an app. */
const reauthorization: Experiment = {
  gaps: ['oauth.reauthorization'],
  observe: async (context) => {
    const gap: GapId = 'oauth.reauthorization';
    const { target } = context;
    const { parameters: usual } = await buildValid(context, 'confidential');
    const app = {
      clientId: `locspec-returning-${context.random.text(8)}`,
      clientSecret: `secret-of-${context.random.text(16)}`,
      redirectUris: ['https://returning.example/callback'],
    };
    target.secrets.add(app.clientSecret);
    await target.state('the app is registered', { app: { type: 'confidential', ...app } });
    const parameters = { ...usual, client_id: app.clientId, redirect_uri: app.redirectUris[0] };
    const first = await askAgain(target, parameters);
    if (!isPage(first))
      throw new PreconditionFailed(`the first request of an app gives ${describeArrival(first)} and no page`);
    const approved = await approve(target, parameters);
    if (readArrival(approved) !== 'granted')
      throw new PreconditionFailed(`an approved request gives ${describeArrival(approved)}`);
    const second = await askAgain(target, parameters);
    const saw = `the second request of an approved app gives ${describeArrival(second)}`;
    if (isPage(second)) return [observed(gap, 'asked', saw)];
    return [readArrival(second) === 'granted' ? observed(gap, 'remembered', saw) : undetermined(gap, saw)];
  },
};

const isPage = ({ to, exchange }: Arrived) => to === null && exchange.response.status === 200;

/** How a target resolves the gaps of authorization and tokens. Those that move its clock come last. */
export const oauthExperiments: readonly Experiment[] = [
  authorizationRequests,
  confidentialExchanges,
  publicSecret,
  secondCode,
  renewal,
  secondAuthorization,
  scopeExperiment,
  reauthorization,
];
