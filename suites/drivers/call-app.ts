import { createHmac, randomUUID } from 'node:crypto';
import { followRedirects } from './follow-redirects.ts';
import { buildJob, JOB_OWNER, requireApp } from './job.ts';
import type { BuiltJob, JobOwner, JobShape } from './job.ts';
import { readPublic } from './public-address.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { Exchange, NoResponseCode, HttpRequest } from '../kit/exchange.ts';
import { PreconditionFailed, TargetUnreachable } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import type { AppModule } from '../../run/plan.ts';

/** What an address in a response returned. */
export type FetchedAddress =
  | { readonly kind: 'read'; readonly status: number; readonly body: string; readonly isUtf8?: boolean }
  | { readonly kind: 'failed'; readonly detail: string }
  /** Longer than the kit reads, or at an address that is not configured, of this origin: there the kit sends no request. */
  | { readonly kind: 'unread'; readonly origin?: string };

/** A job that was sent, and what the app did with it. */
export interface AppCall extends BuiltJob {
  readonly exchange?: Exchange;
  /** Why there is no response. */
  readonly failure?: { readonly code: NoResponseCode; readonly detail: string };
  /** From the first byte sent to the last byte read, in milliseconds. */
  readonly ms: number;
  /** The time limit, in milliseconds. */
  readonly wait: number;
  /** What `data.stringsUrl` and `data.previewUrl` return, if the response has them. */
  readonly stringsFile?: FetchedAddress;
  readonly previewFile?: FetchedAddress;
}

/**
 * Sends the job of a shape as the service would, and reads the addresses in the response, each once, after
 * `beforeReading`.
 */
export async function callApp(
  target: Target,
  shape: JobShape,
  beforeReading?: () => Promise<unknown>,
): Promise<AppCall> {
  const { url, manifestPlace } = { ...requireApp(target), ...shape.module };
  if (url === '') throw new PreconditionFailed(`the manifest at ${manifestPlace} names no module with a url`);
  return sendBuiltJob(target, await buildJob(target, shape), beforeReading);
}

/** Sends a job that has been built. */
export async function sendBuiltJob(
  target: Target,
  built: BuiltJob,
  beforeReading: () => Promise<unknown> = async () => undefined,
): Promise<AppCall> {
  const { wait } = requireApp(target);
  const session = target.session.get(appState);
  if (session.silences >= MAX_SILENCES)
    throw new PreconditionFailed(`the app did not respond to ${MAX_SILENCES} jobs in time`, { code: 'app-too-slow' });
  if (!session.isThere) session.isThere = await givesManifest(target);
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  try {
    const request: HttpRequest = {
      ...buildJobRequest(target, built.text, {
        ...{ owner: built.job, module: built.module },
        ...(built.type && { type: built.type }),
      }),
      ...(built.inPieces && { inPieces: true }),
    };
    const exchange = await sendCall(target, session.silences > 0 ? { ...request, timeout: SHORT_WAIT } : request);
    session.isThere = true;
    const { status } = exchange.response;
    if (status === 401 || status === 403)
      throw new PreconditionFailed(
        `the app refuses the call with ${status}: it authenticates its callers, so set module.jwt.secret in the configuration`,
        { code: 'app-refuses-calls' },
      );
    const called = { ...built, exchange, ms: since(), wait };
    await beforeReading();
    const data = readData(exchange);
    const stringsFile = await fetchAddress(target, data['stringsUrl']);
    if (stringsFile?.kind === 'unread' && stringsFile.origin !== undefined && data['strings'] === undefined)
      throw new PreconditionFailed(`the app gives its strings at ${stringsFile.origin}, where the kit reads nothing`, {
        code: 'strings-elsewhere',
        subject: stringsFile.origin,
      });
    const previewFile = await fetchAddress(target, data['previewUrl']);
    return { ...called, ...(stringsFile && { stringsFile }), ...(previewFile && { previewFile }) };
  } catch (thrown) {
    // An app that responded and is unreachable now was brought down by this job, which is reported once.
    const isBroughtDown = thrown instanceof TargetUnreachable && session.isThere;
    if (isBroughtDown) session.isThere = false;
    const error = isBroughtDown ? thrown.cause : thrown;
    if (!(error instanceof NoResponse)) throw thrown;
    const ms = since();
    // Jobs that wait at the same time wait for one reason.
    if (error.code === 'silent' && began >= session.silentSince) {
      session.silences += 1;
      session.silentSince = performance.now();
    }
    if (error.code === 'silent' && ms < wait)
      throw new PreconditionFailed(
        error.request.timeout === undefined
          ? `no response within ${ms} ms, and the source allows two minutes: raise --timeout to wait longer`
          : `no response within ${ms} ms, after the app did not respond to another job in time`,
        { code: 'app-too-slow' },
      );
    return {
      ...built,
      failure: {
        code: isBroughtDown && error.code !== 'silent' ? 'broken' : error.code,
        detail: isBroughtDown ? thrown.message : error.message,
      },
      ms,
      wait,
    };
  }
}

/** Sends a call along redirects that keep its method and stay at the app, as frameworks have for a slash at the end. */
export function sendCall(target: Target, request: HttpRequest): Promise<Exchange> {
  const { origin } = new URL(request.url);
  return followRedirects(target, request, (to, status) => to.origin === origin && KEEPS_METHOD.has(status));
}

const KEEPS_METHOD: ReadonlySet<number> = new Set([307, 308]);

/** How long the app may take once a job had no response in time, in milliseconds; what takes longer is not judged. */
const SHORT_WAIT = 5_000;
/** Jobs without a response in time in the whole run, after which no further job is sent. */
const MAX_SILENCES = 5;

/** Whether the app is known to respond; how often it has not responded to a job in time, and when it last did not. */
const appState = sessionKey(() => ({ isThere: false, silences: 0, silentSince: 0 }));

/** Whether the app responds to a request for its manifest, if that is where it is. */
async function givesManifest(target: Target): Promise<boolean> {
  const { baseUrl, manifestPlace: url } = requireApp(target);
  if (!URL.canParse(url) || new URL(url).origin !== new URL(baseUrl).origin) return false;
  const asked = target.send({ method: 'GET', url, headers: { accept: 'application/json' }, timeout: SHORT_WAIT });
  return asked.then(
    () => true,
    (error: unknown) => {
      if (error instanceof NoResponse) return false;
      throw error;
    },
  );
}

/** Makes the token of a call from its claims and the secret of the app. */
export type Sign = (claims: JobClaims, secret: string) => string;

/** For whom a module is called, and which one, if not the usual one. */
interface Calling {
  readonly owner?: JobOwner;
  readonly sign?: Sign;
  readonly module?: AppModule | undefined;
  /** The media type of the body. */
  readonly type?: string;
}

/** The request with a job. The configuration gives its address, headers, query and token. */
export function buildJobRequest(
  target: Target,
  body: string,
  { owner = JOB_OWNER, sign = signToken, module, type = 'application/json' }: Calling = {},
): HttpRequest {
  const { baseUrl, url, headers, query, jwt, key } = { ...requireApp(target), ...module };
  const address = new URL(`${baseUrl}/${url.replace(/^\/+/, '')}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const own: Record<string, string> = { 'content-type': type, accept: 'application/json' };
  if (jwt) {
    const token = sign({ ...createClaims(key, owner), ...jwt.claims }, jwt.secret);
    target.secrets.add(token);
    const [place, name = ''] = jwt.in.split(/:(.*)/s);
    if (place === 'header') own[name.toLowerCase()] = `Bearer ${token}`;
    else address.searchParams.set(name, token);
  }
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method: target.plan.answers['module.method'] ?? 'POST',
    url: address.href,
    headers: { ...own, ...given },
    body,
    file: `jobs/${randomUUID()}.json`,
  };
}

/** The claims of a token that the kit relies on, among others. */
export interface JobClaims {
  readonly iat: number;
  readonly exp: number;
  readonly [name: string]: unknown;
}

/** The claims of the owner of a job, who imported its file. */
function createClaims(module: string, { organization, project }: JobOwner): JobClaims {
  const now = Math.floor(Date.now() / 1000);
  const user = organization.id;
  return {
    aud: 'locspec',
    sub: String(user),
    domain: organization.domain.split('.')[0],
    module,
    context: { project_id: project.id, organization_id: organization.id, user_id: user },
    iat: now,
    exp: now + 600,
  };
}

/** A part of a JSON Web Token. */
export const encodeToken = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Makes a JSON Web Token signed with HS256 (RFC 7519). */
export const signToken: Sign = (claims, secret) => {
  const text = `${encodeToken({ alg: 'HS256', typ: 'JWT' })}.${encodeToken(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

/** The `data` of a job response, or an empty object. */
function readData({ response }: Exchange): Readonly<Record<string, unknown>> {
  try {
    const { data } = JSON.parse(response.body) as { data?: unknown };
    return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

async function fetchAddress(target: Target, url: unknown): Promise<FetchedAddress | undefined> {
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:/i.test(url)) return undefined;
  try {
    const { response } = await readPublic(target, url);
    const { status, body, isUtf8 } = response;
    return { kind: 'read', status, body, ...(isUtf8 === undefined ? {} : { isUtf8 }) };
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    // The source sets no limit to a file at an address, so one that is longer than the kit reads violates nothing.
    if (error.code === 'too-large') return { kind: 'unread' };
    if (error.code === 'not-allowed') return { kind: 'unread', origin: new URL(error.request.url).origin };
    return { kind: 'failed', detail: error.message };
  }
}
