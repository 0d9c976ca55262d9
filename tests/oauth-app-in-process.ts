import { runChecks, wholePlan } from './in-process.ts';
import type { IsEnough } from './in-process.ts';
import type { Check } from '../suites/kit/check.ts';
import type { EvidenceRecorder } from '../suites/kit/evidence-recorder.ts';
import { createSender } from '../suites/kit/exchange.ts';
import { openTarget } from '../suites/kit/target.ts';
import { createOauthApp } from '../mocks/app/oauth-app.ts';
import type { Call } from '../mocks/app/oauth-app.ts';
import type { OauthAppChange } from '../mocks/app/oauth-app-change.ts';
import type { OauthAppSettings } from '../mocks/app/oauth-app.ts';
import { startApp } from '../mocks/app/port.ts';
import type { Sessions } from '../mocks/app/sessions.ts';
import { startService } from '../mocks/service/port.ts';
import type { LoginApp, Plan } from '../run/plan.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

/** The app under test. */
export interface OauthAppRun {
  readonly type?: LoginApp['type'];
  readonly make?: (settings: OauthAppSettings) => OauthAppChange;
  readonly sessions?: () => Sessions;
  /** Whether the plan names the page that calls the API; default: true. */
  readonly hasPage?: boolean;
  readonly isEnough?: IsEnough;
  /** Keeps what is exchanged and judged. */
  readonly evidence?: (plan: Plan) => EvidenceRecorder;
}

/** Runs checks against an app at a port of this process, which uses a service at another. */
export async function runOauthAppInProcess(
  checks: readonly Check[],
  { type = 'confidential', make = () => ({}), sessions, hasPage = true, isEnough, evidence }: OauthAppRun = {},
): Promise<readonly CheckOutcome[]> {
  let app: (request: Request) => Promise<Response> = async () => new Response('Not ready.', { status: 503 });
  await using started = await startApp((request) => app(request));
  const redirectUri = `${started.baseUrl}/callback`;
  const registered: LoginApp = {
    type,
    clientId: 'the-reference-app',
    redirectUris: [redirectUri],
    ...(type === 'confidential' ? { clientSecret: 'the secret of the reference app' } : {}),
  };
  // Long enough for one login, and short enough to wait for its end several times.
  const lifetime = 1;
  await using service = await startService({ apps: [registered], tokenLifetime: lifetime, keepsExchanges: true });
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
  const { clientId, clientSecret } = registered;
  const settings = {
    authUrl,
    baseUrl,
    clientId,
    redirectUri,
    scopes: ['project'],
    ...(clientSecret ? { clientSecret } : {}),
  };
  const change = make(settings);
  const direct: Call = (request) => fetch(request);
  const call = change.call?.(direct) ?? direct;
  const inner = createOauthApp(settings, call, sessions?.());
  app = change.wrap?.(inner, call) ?? inner;
  using folder = openTemporaryFolder('locspec-oauth-app-');
  const plan: Plan = {
    ...wholePlan,
    target: { kind: 'app', name: 'the reference app' },
    login: {
      login: `${started.baseUrl}/login`,
      ...(hasPage ? { page: `${started.baseUrl}/projects` } : {}),
      app: registered,
      service: { authUrl, baseUrl, enterpriseBaseUrl, stateUrl },
      lifetime,
    },
    areas: ['oauth'],
    reportDir: folder.path,
  };
  const target = openTarget(
    plan,
    { authUrl: started.baseUrl, baseUrl: started.baseUrl },
    createSender,
    evidence?.(plan),
  );
  return await runChecks(checks, target, isEnough);
}
