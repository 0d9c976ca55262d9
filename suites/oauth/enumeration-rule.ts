import { json } from './examples.ts';
import { readFields } from '../drivers/oauth-requests.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';

/** Two refusals that must look alike. */
interface Refusals {
  readonly what: string;
  /** The refusal of something that does not exist. */
  readonly absent: Exchange;
  /** The refusal of something that exists and belongs to someone else. */
  readonly present: Exchange;
}

const refusal = (status: number, error: string, description?: string) =>
  json(status, { error, error_description: description });

const sentTo = (exchange: Exchange, id: string): Exchange => ({
  ...exchange,
  request: { ...exchange.request, body: JSON.stringify({ client_id: id }) },
});

/** A resource that belongs to someone else is refused exactly like one that does not exist. */
export const hidesExistence: Rule<Refusals> = {
  requirement: 'oauth.token.existence-hidden',
  expected: 'a resource that belongs to someone else is refused exactly like one that does not exist',
  violation: ({ what, absent, present }) => {
    const [one, other] = [comparable(absent), comparable(present)];
    return one === other ? undefined : { code: 'told-apart', what, absent: one, present: other };
  },
  invalid: [
    {
      title: 'two descriptions',
      input: {
        what: 'an app',
        absent: refusal(401, 'invalid_client', 'No such app.'),
        present: refusal(401, 'invalid_client', 'A wrong secret.'),
      },
    },
    {
      title: 'two errors',
      input: { what: 'a code', absent: refusal(400, 'invalid_grant'), present: refusal(400, 'invalid_client') },
    },
    {
      title: 'two statuses',
      input: { what: 'an app', absent: refusal(404, 'invalid_client'), present: refusal(401, 'invalid_client') },
    },
  ],
  valid: [
    {
      title: 'the same refusal',
      input: {
        what: 'an app',
        absent: refusal(401, 'invalid_client', 'No.'),
        present: refusal(401, 'invalid_client', 'No.'),
      },
    },
    {
      title: 'a description with the id that was sent, and a number of its own',
      input: {
        what: 'an app',
        absent: sentTo(refusal(401, 'invalid_client', 'nobody failed, trace 3f2a-11 at 12:07:31'), 'nobody'),
        present: sentTo(refusal(401, 'invalid_client', 'the-app failed, trace 9c01-77 at 12:07:32'), 'the-app'),
      },
    },
  ],
};

/** What a refusal says, without the values that were sent and without the numbers that servers give to responses. */
function comparable({ request, response }: Exchange): string {
  const { error, error_description: description } = readFields(response.body);
  const values = Object.values(readFields(request.body ?? '')).filter(
    (value) => typeof value === 'string' && value !== '',
  );
  const bare = values.reduce<string>((text, value) => text.replaceAll(String(value), '…'), String(description ?? ''));
  const sentence = bare.replaceAll(/[\w:.-]*\d[\w:.-]*/g, '…');
  return `${response.status} ${String(error ?? '')}${sentence === '' ? '' : ` “${sentence}”`}`;
}
