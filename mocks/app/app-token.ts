import { createHmac } from 'node:crypto';
import type { App } from './app-change.ts';

/** The secret of an app that authenticates its callers. */
export const TOKEN_SECRET = 'the secret of the app';

/** What an app may look at in a token. */
export type TokenCheck = 'signature' | 'expiry' | 'algorithm';

/** An app that refuses calls whose `jwtToken` does not pass these checks. */
export const requireToken =
  (app: App, checks: readonly TokenCheck[] = ['signature', 'expiry', 'algorithm']): App =>
  async (request) => {
    if (request.method !== 'POST') return app(request);
    const [head = '', claims = '', signature = ''] = (new URL(request.url).searchParams.get('jwtToken') ?? '').split(
      '.',
    );
    const { alg } = readPart(head);
    const isSigned =
      (!checks.includes('algorithm') && alg === 'none') ||
      !checks.includes('signature') ||
      signature === createHmac('sha256', TOKEN_SECRET).update(`${head}.${claims}`).digest('base64url');
    const isTimely = !checks.includes('expiry') || Number(readPart(claims)['exp']) > Date.now() / 1000;
    return alg !== undefined && isSigned && isTimely ? app(request) : new Response('Forbidden', { status: 403 });
  };

function readPart(part: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
