import { ORGANIZATIONS } from '../core/organizations.ts';
import { CallFailure } from './call-failure.ts';
import { fetchBounded, type ModuleResponse } from './fetch-bounded.ts';
import type { AppModule, FileImport } from './job-types.ts';
import { signJwt } from './jwt.ts';
import type { ModuleContext } from './module-context.ts';

type CallContext = Pick<ModuleContext, 'call' | 'clock' | 'rules' | 'addresses' | 'resources'>;

/** Sends a job to its module and reads the response. Throws a {@link CallFailure} if there is none within the limits. */
export async function callModule(
  context: CallContext,
  { app, module }: AppModule,
  imported: FileImport,
  job: string,
  takeLate?: (response: ModuleResponse) => void,
): Promise<ModuleResponse> {
  const { rules } = context;
  const address = new URL(rules.moduleAddress(app.baseUrl ?? '', module.url));
  const headers: Record<string, string> = { 'Content-Type': rules.jobContentType(), Accept: 'application/json' };
  const place = rules.credentialPlace();
  if (app.clientSecret !== undefined && place !== 'none') {
    const token = signJwt(createClaims(context, { app, module }, imported), app.clientSecret);
    if (place === 'query') address.searchParams.set('jwtToken', token);
    else headers['Authorization'] = `Bearer ${token}`;
  }
  const method = rules.callMethod();
  const isBodyless = method === 'GET' || method === 'HEAD';
  for (const other of rules.listCallsBefore(address.href)) {
    await fetchBounded(context, new Request(other), 1_000_000).catch(() => undefined);
  }
  const body = isBodyless ? {} : { body: job };
  const request = new Request(address, { method, headers, redirect: 'manual', ...body });
  return fetchBounded(context, request, rules.maxResponseBytes, takeLate);
}

// The source limits the response, not the files that it refers to; this allows ten times as much.
const MAX_FILE_BYTES = 50 * 2 ** 20;

/**
 * Reads a file that a response refers to by address, once. Throws a {@link CallFailure} for an address outside of the
 * app's own origin, a redirect, or a status other than 2xx.
 */
export async function readAddress(
  context: Pick<ModuleContext, 'call' | 'clock' | 'rules'>,
  { app }: AppModule,
  address: string,
): Promise<string> {
  const quoted = address.slice(0, 200);
  if (!URL.canParse(address) || new URL(address).origin !== new URL(app.baseUrl ?? '').origin) {
    throw new CallFailure(`The app’s response refers to ${quoted}, which is not at the app’s own host.`);
  }
  const request = new Request(address, { redirect: 'manual' });
  const { status, text, type } = await fetchBounded(context, request, MAX_FILE_BYTES);
  if (status < 200 || status > 299)
    throw new CallFailure(`The app’s address ${quoted} responded with status ${status}.`);
  return context.rules.decodeFile(text, type);
}

/** The claims that the best known apps expect; the source leaves them open. */
function createClaims(
  { clock, addresses, resources }: Pick<ModuleContext, 'clock' | 'addresses' | 'resources'>,
  { app, module }: AppModule,
  { login, edition, project }: FileImport,
): object {
  const now = Math.floor(clock.now() / 1000);
  const userId = login === null ? null : (resources.findUserId(login) ?? null);
  return {
    aud: app.clientId,
    sub: String(userId ?? 0),
    domain: edition === 'hosted' ? null : new URL(addresses.enterpriseBaseUrl).hostname,
    module: module.key,
    context: { project_id: project.id, organization_id: ORGANIZATIONS[edition].id, user_id: userId },
    iat: now,
    exp: now + 300,
  };
}
