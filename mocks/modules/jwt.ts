import { createHmac } from 'node:crypto';

/** A JSON Web Token with these claims, signed with a secret by HS256 (RFC 7519; RFC 7518, 3.2). */
export function signJwt(claims: object, secret: string): string {
  const text = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
