import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What the app got from the token endpoint. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** Milliseconds of the epoch. */
  readonly expiresAt: number;
}

/** What the app knows about one browser. */
export interface Session {
  readonly name: string;
  /** Logins that the browser has been sent away for, the latest last: each of its tabs can have one. */
  pending?: readonly { readonly state: string; readonly verifier: string }[];
  tokens?: Tokens;
}

/** Where sessions are kept: found by the cookies of a request, written as the value of `Set-Cookie`. */
export interface Sessions {
  read(cookies: string): Session;
  write(session: Session): string;
}

const COOKIE = 'session';
// Out of the reach of scripts, and not sent along by forms of other sites. Over https add Secure.
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';

const readSessionCookie = (cookies: string) => new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '';
const createSession = (): Session => ({ name: randomBytes(32).toString('base64url') });

/** Sessions that live in this process; the browser has their names. */
export function createMemorySessions(): Sessions {
  const known = new Map<string, Session>();
  return {
    read: (cookies) => known.get(readSessionCookie(cookies)) ?? createSession(),
    write(session) {
      known.set(session.name, session);
      return `${COOKIE}=${session.name}; ${ATTRIBUTES}`;
    },
  };
}

/** Sessions that the browser keeps itself, sealed so that it can neither read nor change them. */
export function createCookieSessions(key = randomBytes(32)): Sessions {
  return {
    read(cookies) {
      try {
        const sealed = Buffer.from(readSessionCookie(cookies), 'base64url');
        const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAuthTag(
          sealed.subarray(12, 28),
        );
        const text = Buffer.concat([opening.update(sealed.subarray(28)), opening.final()]).toString();
        return JSON.parse(text) as Session;
      } catch {
        return createSession();
      }
    },
    write(session) {
      const nonce = randomBytes(12);
      const sealing = createCipheriv('aes-256-gcm', key, nonce);
      const text = Buffer.concat([sealing.update(JSON.stringify(session)), sealing.final()]);
      return `${COOKIE}=${Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url')}; ${ATTRIBUTES}`;
    },
  };
}
