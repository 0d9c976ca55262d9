import { authorization, CONFIDENTIAL, PUBLIC } from './samples.ts';
import { trafficOf } from './traffic.ts';
import type { Asking } from './traffic.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import { bitsOf, LEAST_BITS } from '../oauth/guessable.ts';
import type { LoginApp } from '../../spec/run.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const WHAT = 'the authorization request';

interface Asked {
  readonly asking: Asking;
  readonly app: LoginApp;
}

/** The challenge that an app of this type owes: the source demands that of a public app, the best practice any. */
const challengeOf = ({ type }: LoginApp) =>
  type === 'public' ? ('oauth.app-side.challenge' as const) : ('oauth.app-side.challenge-confidential' as const);

/** An authorization request has what the source lists, and a challenge by S256. */
export const authorizationRequest: Judge<Asked> = {
  id: 'oauth-app.authorization-request',
  decides: ({ asking: { parameters }, app }) => [
    'oauth.app-side.request',
    challengeOf(app),
    ...(parameters.get('code_challenge') ? (['oauth.app-side.challenge-s256'] as const) : []),
  ],
  judge: ({ asking: { parameters }, app }) => {
    const findings: Finding[] = [];
    const expect = (requirement: RequirementId, name: string, due: string, isRight: (came: string) => boolean) => {
      const came = parameters.get(name);
      if (came === null || !isRight(came)) findings.push({ requirement, code: 'sent', what: WHAT, name, due, came });
    };
    const request = 'oauth.app-side.request';
    expect(request, 'client_id', app.clientId, (came) => came === app.clientId);
    expect(request, 'redirect_uri', app.redirectUris.join(' or '), (came) => app.redirectUris.includes(came));
    expect(request, 'response_type', 'code', (came) => came === 'code');
    expect(request, 'scope', 'one or more scopes', (came) => came.trim() !== '');
    expect(challengeOf(app), 'code_challenge', 'a challenge', (came) => came !== '');
    if (parameters.get('code_challenge'))
      expect('oauth.app-side.challenge-s256', 'code_challenge_method', 'S256', (came) => came === 'S256');
    return findings;
  },
  get rejects() {
    const bare = { code_challenge: undefined, code_challenge_method: undefined };
    const request = 'oauth.app-side.request' as const;
    return [
      { title: 'another client_id', breaks: request, input: asked({ client_id: 'another' }) },
      {
        title: 'a redirect URL with a slash more',
        breaks: request,
        input: asked({ redirect_uri: `${CONFIDENTIAL.redirectUris[0]}/` }),
      },
      { title: 'no redirect URL', breaks: request, input: asked({ redirect_uri: undefined }) },
      { title: 'the response_type token', breaks: request, input: asked({ response_type: 'token' }) },
      { title: 'no scope', breaks: request, input: asked({ scope: undefined }) },
      {
        title: 'no challenge of a public app',
        breaks: 'oauth.app-side.challenge' as const,
        input: asked(bare, PUBLIC),
      },
      {
        title: 'no challenge of a confidential app',
        breaks: 'oauth.app-side.challenge-confidential' as const,
        input: asked(bare),
      },
      {
        title: 'the method plain',
        breaks: 'oauth.app-side.challenge-s256' as const,
        input: asked({ code_challenge_method: 'plain' }),
      },
      {
        title: 'no method, which means plain',
        breaks: 'oauth.app-side.challenge-s256' as const,
        input: asked({ code_challenge_method: undefined }),
      },
    ];
  },
  get accepts() {
    return [
      { title: 'a sound request', input: asked() },
      { title: 'several scopes and no state', input: asked({ scope: 'project tm', state: undefined }) },
      { title: 'a parameter of its own', input: asked({ prompt: 'login' }, PUBLIC) },
    ];
  },
};

function asked(changes: Parameters<typeof authorization>[0] = {}, app = CONFIDENTIAL): Asked {
  const [asking] = trafficOf([authorization(changes, app)]).askings;
  return { asking: asking as Asking, app };
}

interface Drawn {
  readonly requirement: 'oauth.app-side.state-unguessable' | 'oauth.app-side.challenge-new';
  readonly what: string;
  readonly values: readonly string[];
}

/** Below so many, equality is all that values show: two states of a good source may share half of their letters. */
export const ENOUGH = 16;

/** What has to be new for every login is new, and shows no pattern. */
export const drawnAnew: Judge<Drawn> = {
  id: 'oauth-app.drawn-anew',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, what, values }) => {
    if (new Set(values).size < values.length) return [{ requirement, code: 'same-value', what }];
    const bits = bitsOf(values);
    if (values.length < ENOUGH || bits >= LEAST_BITS) return [];
    return [{ requirement, code: 'guessable', what, bits, of: values.length }];
  },
  get rejects() {
    return (['oauth.app-side.state-unguessable', 'oauth.app-side.challenge-new'] as const).flatMap((requirement) => [
      {
        title: `twice the same (${requirement})`,
        breaks: requirement,
        input: { requirement, what: 'state', values: ['x', 'y', 'x'] },
      },
      {
        title: `a counter (${requirement})`,
        breaks: requirement,
        input: {
          requirement,
          what: 'state',
          values: Array.from({ length: ENOUGH }, (_, index) => `state-${100 + index}`),
        },
      },
    ]);
  },
  accepts: [
    {
      title: 'two that share a beginning',
      input: { requirement: 'oauth.app-side.state-unguessable', what: 'state', values: ['v1.8d0f3a', 'v1.c1b27e'] },
    },
  ],
};
