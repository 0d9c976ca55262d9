import { askToken, fieldsOf, tokensOf } from './flow.ts';
import type { Parameters } from './flow.ts';
import { mustRenew } from './refresh.ts';
import { answer } from './samples.ts';
import { anyRefreshToken, readyExchange, refreshFields } from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import type { Judge } from '../judge.ts';
import { Blocked } from '../target.ts';

interface Pair {
  readonly what: string;
  /** The refusal of something that does not exist. */
  readonly absent: Exchange;
  /** The refusal of something that exists and is somebody else's. */
  readonly present: Exchange;
}

/** What exists and is not for the one who asks is refused as what does not exist is. */
export const refusedAlike: Judge<Pair> = {
  id: 'oauth.refused-alike',
  decides: () => ['oauth.token.existence-hidden'],
  judge: ({ what, absent, present }) => {
    const [one, other] = [told(absent), told(present)];
    return one === other
      ? []
      : [{ requirement: 'oauth.token.existence-hidden', code: 'told-apart', what, absent: one, present: other }];
  },
  rejects: [
    {
      title: 'two sentences',
      breaks: 'oauth.token.existence-hidden',
      input: {
        what: 'an app',
        absent: answer(401, { error: 'invalid_client', error_description: 'No such app.' }),
        present: answer(401, { error: 'invalid_client', error_description: 'A wrong secret.' }),
      },
    },
    {
      title: 'two errors',
      breaks: 'oauth.token.existence-hidden',
      input: {
        what: 'a code',
        absent: answer(400, { error: 'invalid_grant' }),
        present: answer(400, { error: 'invalid_client' }),
      },
    },
    {
      title: 'two statuses',
      breaks: 'oauth.token.existence-hidden',
      input: {
        what: 'an app',
        absent: answer(404, { error: 'invalid_client' }),
        present: answer(401, { error: 'invalid_client' }),
      },
    },
  ],
  get accepts() {
    const asked = (exchange: Exchange, id: string) => ({
      ...exchange,
      request: { ...exchange.request, body: JSON.stringify({ client_id: id }) },
    });
    const sentence = (text: string) => answer(401, { error: 'invalid_client', error_description: text });
    return [
      {
        title: 'the same',
        input: { what: 'an app', absent: sentence('No.'), present: sentence('No.') },
      },
      {
        title: 'a description with the id that was sent, and a number of its own',
        input: {
          what: 'an app',
          absent: asked(sentence('nobody failed, trace 3f2a-11 at 12:07:31'), 'nobody'),
          present: asked(sentence('the-app failed, trace 9c01-77 at 12:07:32'), 'the-app'),
        },
      },
    ];
  },
};

/** What a refusal says, without what was sent and without the numbers that servers give their answers. */
function told({ request, response }: Exchange): string {
  const { error, error_description: description } = fieldsOf(response.body);
  const values = Object.values(fieldsOf(request.body ?? '')).filter(
    (value) => typeof value === 'string' && value !== '',
  );
  const bare = values.reduce<string>((text, value) => text.replaceAll(String(value), '…'), String(description ?? ''));
  const sentence = bare.replaceAll(/[\w:.-]*\d[\w:.-]*/g, '…');
  return `${response.status} ${String(error ?? '')}${sentence === '' ? '' : ` “${sentence}”`}`;
}

/** Who may not use something learns nothing about whether it is there. */
export const existenceChecks: readonly Check[] = [
  check(
    'oauth.token.existence',
    {
      title: 'the token endpoint does not tell which apps, codes and refresh tokens exist',
      cites: ['oauth.token.existence-hidden'],
    },
    async (attempt) => {
      await attempt.each(refusedAlike, KINDS, async ({ what, ask }) => {
        const [absent, present] = await ask(attempt);
        if ([absent, present].some((exchange) => tokensOf(exchange).access !== undefined))
          throw new Blocked('a request with something foreign is served, which another check judges');
        return { what, absent, present };
      });
    },
  ),
];

interface Kind {
  readonly shape: string;
  readonly what: string;
  /** The refusal of what does not exist, then that of what does. */
  readonly ask: (attempt: Attempt) => Promise<readonly [Exchange, Exchange]>;
}

const twice = async (attempt: Attempt, fields: Parameters, absent: Parameters, present: Parameters) =>
  [
    await askToken(attempt.target, { ...fields, ...absent }),
    await askToken(attempt.target, { ...fields, ...present }),
  ] as const;

const KINDS: readonly Kind[] = [
  {
    shape: 'an unknown app, and a known one with a wrong secret',
    what: 'an app',
    ask: async (attempt) => {
      const { fields } = await readyExchange(attempt, 'confidential');
      const client_secret = attempt.chance.text(32);
      return twice(attempt, fields, { client_id: 'nobody-registered-this', client_secret }, { client_secret });
    },
  },
  {
    shape: 'an unknown code, and one of another app',
    what: 'a code',
    ask: async (attempt) => {
      const { fields } = await readyExchange(attempt, 'confidential');
      const foreign = await readyExchange(attempt, 'public');
      return twice(attempt, fields, { code: attempt.chance.text(43) }, { code: foreign.fields.code });
    },
  },
  {
    shape: 'an unknown refresh token, and one of another app',
    what: 'a refresh token',
    ask: async (attempt) => {
      await mustRenew(attempt, 'confidential');
      const app = await attempt.target.app('confidential');
      const { refresh } = await anyRefreshToken(attempt, 'public');
      const fields = refreshFields(app, refresh);
      return twice(attempt, fields, { refresh_token: attempt.chance.text(43) }, {});
    },
  },
];
