import type { TokenAsking } from './traffic.ts';
import type { Finding } from '../findings.ts';
import type { LoginApp } from '../../spec/run.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const SECRET_NAMES = ['client_secret', 'code', 'code_verifier', 'refresh_token'];

const secretOf = ({ type }: LoginApp) =>
  type === 'public' ? ('oauth.app-side.secret-omitted' as const) : ('oauth.app-side.secret' as const);

/** What any token request of an app of this type lets a judge decide. */
export const authenticationRequirements = (app: LoginApp): readonly RequirementId[] => [
  secretOf(app),
  'oauth.app-side.secrets-in-body',
];

/** What is wrong with how an app shows who it is. Source, Authentication 3. */
export function authenticationFindings(
  what: string,
  { exchange, fields }: TokenAsking,
  app: LoginApp,
): readonly Finding[] {
  const secret = fields.get('client_secret') ?? null;
  const query = new URL(exchange.request.url).searchParams;
  const due = app.type === 'public' ? null : 'the secret of the app';
  const isRight = app.type === 'public' ? secret === null : secret === app.clientSecret;
  return [
    ...(isRight
      ? []
      : [
          {
            requirement: secretOf(app),
            code: 'sent' as const,
            what,
            name: 'client_secret',
            due,
            came: secret && `another value of ${secret.length} characters`,
          },
        ]),
    ...SECRET_NAMES.filter((name) => query.has(name)).map((name) => ({
      requirement: 'oauth.app-side.secrets-in-body' as const,
      code: 'exposed' as const,
      what: `the field “${name}”`,
      place: `the address of ${what}`,
    })),
  ];
}
