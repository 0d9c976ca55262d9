import { createHmac, randomUUID } from 'node:crypto';
import { buildJob } from './job.ts';
import type { BuiltJob, JobShape } from './job.ts';
import { NoAnswer } from '../exchange.ts';
import type { Exchange, NoAnswerCode, Sent } from '../exchange.ts';
import { Blocked, Lost } from '../target.ts';
import type { Target } from '../target.ts';
import type { AppTarget } from '../../spec/run.ts';

/** What an address of an answer gave. */
export type Fetched =
  | { readonly kind: 'read'; readonly status: number; readonly body: string }
  | { readonly kind: 'failed'; readonly detail: string }
  /** The kit asks no other places than the configured ones. */
  | { readonly kind: 'elsewhere' };

/** A job that was sent, and what came of it. */
export interface Called extends BuiltJob {
  readonly exchange?: Exchange;
  /** Why no answer came. */
  readonly failure?: { readonly code: NoAnswerCode; readonly detail: string };
  /** From the first byte sent to the last byte read, in milliseconds. */
  readonly ms: number;
  /** How long it may have taken. */
  readonly wait: number;
  /** What stands at `data.stringsUrl` and `data.previewUrl`, where the answer has them. */
  readonly stringsFile?: Fetched;
  readonly previewFile?: Fetched;
}

/** The module under verification. */
export function moduleOf(target: Target): AppTarget {
  const { app } = target.plan;
  if (app === undefined) throw new Error('the plan names no app');
  return app;
}

/** The same, where it has an address to be called at. */
function callable(target: Target): AppTarget {
  const app = moduleOf(target);
  if (app.url === '') throw new Blocked(`the manifest at ${app.manifestPlace} names no module that could be called`);
  return app;
}

/** Sends the job of a shape as the service would, and reads what the answer gives by address, once. */
export async function callApp(target: Target, shape: JobShape): Promise<Called> {
  return send(target, await buildJob(callable(target), shape));
}

/** Sends a job that is built already. */
export async function send(target: Target, built: BuiltJob): Promise<Called> {
  const { wait } = moduleOf(target);
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  try {
    const exchange = await target.send(requestOf(target, built.text));
    answering.add(target);
    const { status } = exchange.response;
    if (status === 401 || status === 403)
      throw new Blocked(
        `the app refuses the call with ${status}: it wants to know who calls, so give its secret as module.jwt.secret in the configuration`,
      );
    const called = { ...built, exchange, ms: since(), wait };
    const data = dataOf(exchange);
    const stringsFile = await fetched(target, data['stringsUrl']);
    const previewFile = await fetched(target, data['previewUrl']);
    return { ...called, ...(stringsFile && { stringsFile }), ...(previewFile && { previewFile }) };
  } catch (thrown) {
    // An app that has answered jobs and is gone now has been brought down by this one: that is told, once.
    const isBroughtDown = thrown instanceof Lost && answering.delete(target);
    const error = isBroughtDown ? thrown.cause : thrown;
    if (!(error instanceof NoAnswer)) throw thrown;
    const ms = since();
    if (error.code === 'silent' && ms < wait)
      throw new Blocked(`no answer within ${ms} ms, and the source allows two minutes: raise --timeout to see more`);
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

/** The apps that have answered a job. */
const answering = new WeakSet<Target>();

/** The request that carries a job: address, headers, query and token by the configuration. */
export function requestOf(target: Target, body: string): Sent {
  const { baseUrl, url, headers, query, jwt, key } = moduleOf(target);
  const address = new URL(`${baseUrl}/${url.replace(/^\/+/, '')}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const own: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (jwt) {
    const token = signed({ ...claims(key), ...jwt.claims }, jwt.secret);
    target.secrets.keep(token);
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

function claims(module: string): object {
  const now = Math.floor(Date.now() / 1000);
  return {
    aud: 'locspec',
    sub: '1',
    domain: 'acme',
    module,
    context: { project_id: 1, organization_id: 1, user_id: 1 },
    iat: now,
    exp: now + 600,
  };
}

/** A JSON Web Token signed by HS256 (RFC 7519). */
function signed(payload: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** The `data` of an answer, or nothing. */
export function dataOf({ response }: Exchange): Readonly<Record<string, unknown>> {
  try {
    const { data } = JSON.parse(response.body) as { data?: unknown };
    return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

async function fetched(target: Target, url: unknown): Promise<Fetched | undefined> {
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:/i.test(url)) return undefined;
  try {
    const { response } = await target.send({ method: 'GET', url, headers: { accept: '*/*' } });
    return { kind: 'read', status: response.status, body: response.body };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return error.code === 'not-allowed' ? { kind: 'elsewhere' } : { kind: 'failed', detail: error.message };
  }
}
