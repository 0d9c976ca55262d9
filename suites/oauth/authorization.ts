import { approval, asked, noCode, served } from './approval-judges.ts';
import { leadsTo } from './arrival.ts';
import { challengeRequired } from './challenge-judge.ts';
import { denial } from './denial-judge.ts';
import { exact, unregistered } from './redirect-judges.ts';
import { stateReturned } from './state-judge.ts';
import { ask, decide } from './consent.ts';
import type { Decision } from './consent.ts';
import { nearMisses, otherSpellings } from './redirect-near-misses.ts';
import { SPOILED_REQUESTS } from './spoiled-requests.ts';
import { STATES } from './state-shapes.ts';
import { askingFlow, request } from './steps.ts';
import type { AppType } from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';

const TYPES = ['confidential', 'public'] as const;
const DECISIONS = [
  { decision: 'approve', id: 'approval', state: 'oauth.authorize.state-returned' },
  { decision: 'deny', id: 'denial', state: 'oauth.authorize.state-returned-on-denial' },
] as const;

/** A sound request of an app that gets codes; without one, nothing that a changed request brings would say anything. */
export async function soundRequest(attempt: Attempt, type: AppType) {
  const { pkce } = await askingFlow(attempt, type);
  return request(attempt, await attempt.target.app(type), pkce);
}

/** The same, or the usual one where none gets a code: for checks that judge just that. */
async function usualRequest(attempt: Attempt, type: AppType) {
  const app = await attempt.target.app(type);
  return soundRequest(attempt, type).catch((error: unknown) => {
    if (error instanceof Blocked) return request(attempt, app, 'S256');
    throw error;
  });
}

/** What becomes of the browser on the authorization page. */
export const authorizationChecks: readonly Check[] = [
  ...TYPES.flatMap((type) => [
    check(
      `oauth.approval.${type}`,
      {
        title: `an approved request of a ${type} app brings the browser back with a code`,
        cites: ['oauth.authorize.code-returned', 'oauth.authorize.address'],
      },
      async (attempt) => {
        const sound = await usualRequest(attempt, type);
        const arrival = await decide(attempt.target, 'approve', sound.parameters);
        attempt.judge(approval, { arrival, redirectUri: sound.redirectUri });
      },
    ),
    check(
      `oauth.denial.${type}`,
      {
        title: `a denied request of a ${type} app brings the browser back with access_denied and no code`,
        cites: ['oauth.authorize.denial', 'oauth.authorize.denial-no-code'],
      },
      async (attempt) => {
        const sound = await usualRequest(attempt, type);
        const arrival = await decide(attempt.target, 'deny', sound.parameters);
        attempt.judge(denial, { arrival, redirectUri: sound.redirectUri });
      },
    ),
    ...DECISIONS.map(({ decision, id, state: requirement }) =>
      check(
        `oauth.state.${id}.${type}`,
        { title: `the state of a ${type} app comes back unchanged on ${id}, whatever it holds`, cites: [requirement] },
        async (attempt) => {
          const sound = await soundRequest(attempt, type);
          await answersByRedirect(attempt, decision, sound);
          await attempt.each(stateReturned, STATES, async ({ state, mayBeRefused = false }) => ({
            arrival: await decide(attempt.target, decision, { ...sound.parameters, state }),
            redirectUri: sound.redirectUri,
            state,
            decision,
            mayBeRefused,
          }));
        },
      ),
    ),
    ...DECISIONS.map(({ decision, id }) =>
      check(
        `oauth.redirect-unregistered.${id}.${type}`,
        {
          title: `on ${id} the browser is not sent to a redirect URL that a ${type} app has not registered`,
          cites: ['oauth.authorize.redirect-uri-registered'],
        },
        async (attempt) => {
          const sound = await soundRequest(attempt, type);
          await answersByRedirect(attempt, decision, sound);
          await attempt.each(unregistered, await missesOf(attempt, type, sound.redirectUri), async (miss) => {
            const { values, unregistered: asked = values } = miss;
            const more = values.map((value) => ['redirect_uri', value] as const);
            const parameters = { ...sound.parameters, redirect_uri: undefined };
            const arrival = await decide(attempt.target, decision, parameters, more);
            return { arrival, asked, registered: sound.app.redirectUris };
          });
        },
      ),
    ),
    check(
      `oauth.redirect-spelling.${type}`,
      {
        title: `the redirect URL of a ${type} app is compared character by character`,
        cites: ['oauth.authorize.redirect-uri-exact', 'oauth.authorize.redirect-uri-fragment'],
      },
      async (attempt) => {
        const sound = await soundRequest(attempt, type);
        const arriveAt = (redirect_uri: string) =>
          decide(attempt.target, 'approve', { ...sound.parameters, redirect_uri });
        for (const { values } of await missesOf(attempt, type, sound.redirectUri)) {
          const [value] = values;
          if (values.length > 1 || value === undefined) continue;
          if ((await arriveAt(value)).to?.searchParams.has('code'))
            throw new Blocked(
              'redirect URLs that are not registered at all are taken, see oauth.authorize.redirect-uri-registered',
            );
        }
        const spellings = [
          ...otherSpellings(sound.redirectUri).map((one) => ({
            ...one,
            requirement: 'oauth.authorize.redirect-uri-exact' as const,
          })),
          {
            shape: 'a fragment',
            value: `${sound.redirectUri}#top`,
            requirement: 'oauth.authorize.redirect-uri-fragment' as const,
          },
          {
            shape: 'an empty fragment',
            value: `${sound.redirectUri}#`,
            requirement: 'oauth.authorize.redirect-uri-fragment' as const,
          },
        ];
        await attempt.each(exact, spellings, async ({ value, requirement }) => ({
          arrival: await arriveAt(value),
          asked: value,
          requirement,
        }));
      },
    ),
    check(
      `oauth.redirect-second.${type}`,
      { title: `any registered redirect URL of a ${type} app may be used`, cites: ['oauth.app.redirect-urls'] },
      async (attempt) => {
        const sound = await soundRequest(attempt, type);
        const others = sound.app.redirectUris.slice(1).map((redirectUri) => ({ shape: redirectUri, redirectUri }));
        if (others.length === 0) throw new Blocked(`the app ${sound.app.clientId} has one redirect URL only`);
        await attempt.each(served, others, async ({ redirectUri }) => ({
          arrival: await decide(attempt.target, 'approve', { ...sound.parameters, redirect_uri: redirectUri }),
          redirectUri,
          requirement: 'oauth.app.redirect-urls' as const,
        }));
      },
    ),
    ...SPOILED_REQUESTS.flatMap(({ id, breaks, title, despite, shapes }) => {
      const ours = shapes.filter(({ only = type }) => only === type);
      return check(
        `oauth.no-code.${id}.${type}`,
        { title: `${title} (${type} app)`, cites: [breaks] },
        async (attempt) => {
          const sound = await soundRequest(attempt, type);
          if (breaks === 'oauth.authorize.redirect-uri-required' && sound.app.redirectUris.length < 2)
            throw new Blocked(`the app ${sound.app.clientId} has one redirect URL only`);
          // A challenge method says something only beside a challenge.
          const fitting = ours.filter(
            ({ changes, more = [] }) =>
              sound.verifier !== undefined ||
              ![...Object.keys(changes), ...more.flat()].join().includes('code_challenge'),
          );
          if (breaks === 'oauth.authorize.parameters-empty') {
            // Where a parameter may be left out, one without a value is no fault either.
            for (const shape of [...fitting]) {
              const left = Object.fromEntries(Object.keys(shape.changes).map((name) => [name, undefined]));
              const { to } = await decide(attempt.target, 'approve', { ...sound.parameters, ...left });
              if (to?.searchParams.has('code')) fitting.splice(fitting.indexOf(shape), 1);
            }
          }
          if (fitting.length === 0) throw new Blocked('the target takes no such parameter, or does not need it');
          await attempt.each(noCode, fitting, async ({ changes, more = [] }) => ({
            arrival: await decide(attempt.target, 'approve', { ...sound.parameters, ...changes }, more),
            requirement: breaks,
            despite,
          }));
        },
      );
    }),
    check(
      `oauth.stateless.${type}`,
      { title: `a request of a ${type} app without state is served`, cites: ['oauth.authorize.state-optional'] },
      async (attempt) => {
        const sound = await soundRequest(attempt, type);
        const arrival = await decide(attempt.target, 'approve', { ...sound.parameters, state: undefined });
        attempt.judge(served, {
          arrival,
          redirectUri: sound.redirectUri,
          requirement: 'oauth.authorize.state-optional',
        });
      },
    ),
  ]),

  check(
    'oauth.challenge-required',
    {
      title: 'a public app that sends no challenge hears invalid_request and gets no code',
      cites: ['oauth.authorize.challenge-required'],
    },
    async (attempt) => {
      const sound = await soundRequest(attempt, 'public');
      const shapes = [
        { shape: 'neither challenge nor method', method: undefined },
        { shape: 'the method S256 and no challenge', method: 'S256' },
        { shape: 'the method plain and no challenge', method: 'plain' },
      ];
      await attempt.each(challengeRequired, shapes, ({ method }) => {
        const changes = { code_challenge: undefined, code_challenge_method: method };
        return decide(attempt.target, 'approve', { ...sound.parameters, ...changes });
      });
    },
  ),

  check(
    'oauth.asks',
    { title: 'no code comes before the user has been asked', cites: ['oauth.authorize.asks'] },
    async (attempt) => {
      // An app that nobody has approved: a service may remember an approval.
      const app = await newcomer(attempt, 'never-approved');
      const { pkce } = await askingFlow(attempt, 'confidential');
      attempt.judge(asked, await ask(attempt.target, request(attempt, app, pkce).parameters));
    },
  ),
];

/** The target answers this decision by a redirect at all: other checks judge whether it does. */
async function answersByRedirect(
  { target }: Attempt,
  decision: Decision,
  { parameters, redirectUri }: { parameters: Parameters<typeof decide>[2]; redirectUri: string },
): Promise<void> {
  const { to } = await decide(target, decision, { ...parameters, state: 'abc' });
  const parameter = decision === 'approve' ? 'code' : 'error';
  if (to === null || !leadsTo(to, redirectUri) || !to.searchParams.has(parameter))
    throw new Blocked(`a sound request is not answered by a redirect that carries ${parameter}`);
}

/** Another app of the target, registered for one check. Its name ends in what nobody else's does. */
export async function newcomer(
  { target, chance }: Attempt,
  name: string,
  redirectUris = [`https://${name}.example/callback`],
) {
  const app = {
    clientId: `locspec-${name}-${chance.text(8)}`,
    clientSecret: `secret-of-${chance.text(16)}`,
    redirectUris,
  };
  target.secrets.keep(app.clientSecret);
  await target.state('the app is registered', { app: { type: 'confidential', ...app } });
  return app;
}

async function missesOf(attempt: Attempt, type: AppType, registered: string) {
  const other = await attempt.target.app(type === 'public' ? 'confidential' : 'public').catch(() => undefined);
  const own = (await attempt.target.app(type)).redirectUris;
  const another = other?.redirectUris.find((uri) => !own.includes(uri)) ?? 'https://another-app.example/callback';
  return nearMisses(registered, another).filter(({ values }) => values.length > 1 || !own.includes(values[0] ?? ''));
}
