import { CREDENTIALS, describeFlow, REDIRECTS, redirectsOf, scopesOf, stateOf, verifierOf } from './flow-space.ts';
import type { FlowPoint } from './flow-space.ts';
import { JSON_FORMS } from './json-forms.ts';
import { apiDataset } from '../drivers/api-fixtures.ts';
import type { Decision } from '../drivers/consent-form.ts';
import { decide, decideOnPage } from '../drivers/consent.ts';
import { authorizationAddress, authorize, readTokens, requestToken } from '../drivers/oauth-requests.ts';
import type { Arrival, Parameters } from '../drivers/oauth-requests.ts';
import { buildRequest, exchangeFields, refreshFields } from '../drivers/oauth-steps.ts';
import type { AuthorizationRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { attempt, isMomentary, PreconditionFailed } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { KnownApp } from '../../run/plan.ts';

const flowApps = sessionKey(() => new Map<string, Promise<KnownApp>>());

/** The app of a flow, with every redirect URL that it may use; registered once. */
export function getFlowApp(
  { target }: CheckContext,
  { type, credentials }: Pick<FlowPoint, 'type' | 'credentials'>,
): Promise<KnownApp> {
  const apps = target.session.get(flowApps);
  const key = `${type} ${credentials}`;
  const known = apps.get(key);
  if (known) return known;
  const { id, secret } = CREDENTIALS[credentials];
  const app: KnownApp = {
    clientId: id(type),
    redirectUris: redirectsOf(credentials).map((name) => REDIRECTS[name]),
    ...(type === 'confidential' ? { clientSecret: secret } : {}),
  };
  if (app.clientSecret !== undefined) target.secrets.add(app.clientSecret);
  const registered = target.state('the app is registered', { app: { type, ...app } }).then(() => app);
  apps.set(key, registered);
  registered.catch((error: unknown) => isMomentary(error) && apps.delete(key));
  return registered;
}

/** The secret of another confidential app; undefined where the target knows no other. */
export const findOtherSecret = async (context: CheckContext): Promise<string | undefined> =>
  (await attempt(getFlowApp(context, { type: 'confidential', credentials: 'plain' })))?.clientSecret;

const definedVerifier = (verifier: string | undefined) => (verifier === undefined ? {} : { verifier });

/** The authorization request of a flow. */
export async function buildFlowRequest(context: CheckContext, flow: FlowPoint): Promise<AuthorizationRequest> {
  const app = await getFlowApp(context, flow);
  const state = stateOf(flow);
  const { target } = context;
  const asked = buildRequest(context, app, flow.pkce, {
    redirectUri: REDIRECTS[flow.redirect],
    ...(state === undefined ? {} : { state }),
    ...definedVerifier(verifierOf(flow, context.random)),
  });
  const scopes = scopesOf(flow, (asked.parameters['scope'] ?? target.plan.scopes.join(' ')).split(' '));
  return {
    ...asked,
    parameters: { ...asked.parameters, scope: scopes.join(' '), state: state === '' ? undefined : asked.state },
  };
}

/** The members who decide. */
const USERS = { first: 0, second: 1, third: 2 } as const;

/** Where a request takes the browser of the user of a flow, who approves or denies it as the flow says. */
export async function decideAs(
  context: CheckContext,
  { user, consent }: Pick<FlowPoint, 'user' | 'consent'>,
  decision: Decision,
  parameters: Parameters,
): Promise<Arrival> {
  const { target } = context;
  if (consent === 'on its page') return decideOnPage(target, decision, parameters);
  if (user === 'first') return decide(target, decision, parameters);
  await target.load(apiDataset);
  await target.state('the user will', { decision, login: apiDataset.users[USERS[user]]?.login });
  return authorize(target, authorizationAddress(target, parameters));
}

/** Where an approved request takes the browser of the user of a flow. */
export const approveAs = (
  context: CheckContext,
  flow: Pick<FlowPoint, 'user' | 'consent'>,
  parameters: Parameters,
): Promise<Arrival> => decideAs(context, flow, 'approve', parameters);

/** The response to a token request of a flow, whose body is written as the flow writes it. */
export function requestFlowToken({ target }: CheckContext, { body }: FlowPoint, fields: Parameters): Promise<Exchange> {
  const form = JSON_FORMS.find(({ shape }) => shape === body);
  return requestToken(target, fields, form?.format(JSON.stringify(fields)));
}

/** Tokens of a flow after the renewals that it names. Throws {@link PreconditionFailed} where there are none. */
export async function obtainFlowTokens(
  context: CheckContext,
  flow: FlowPoint,
  renewals: number,
): Promise<{ readonly app: KnownApp; readonly access: string; readonly refresh: string; readonly exchange: Exchange }> {
  const asked = await buildFlowRequest(context, flow);
  const { to } = await approveAs(context, flow, asked.parameters);
  let exchange = await requestToken(context.target, exchangeFields(asked, to?.searchParams.get('code') ?? ''));
  for (let renewal = 1; renewal <= renewals; renewal++)
    exchange = await requestToken(context.target, refreshFields(asked.app, readTokens(exchange).refresh ?? ''));
  const { access, refresh } = readTokens(exchange);
  if (access === undefined || refresh === undefined)
    throw new PreconditionFailed(`a flow brings no tokens (${describeFlow(flow)})`);
  return { app: asked.app, access, refresh, exchange };
}
