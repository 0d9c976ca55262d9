import { encodeToken, signToken } from '../drivers/call-app.ts';
import type { JobClaims, Sign } from '../drivers/call-app.ts';

/** Replaces the parts of a valid token. */
const changeParts =
  (change: (head: string, claims: string, signature: string) => readonly string[]): Sign =>
  (claims, secret) => {
    const [head = '', body = '', signature = ''] = signToken(claims, secret).split('.');
    return change(head, body, signature).join('.');
  };

const reverse = (text: string) => [...text].toReversed().join('');
const HOUR = 3_600;
const another = ({ context, ...claims }: JobClaims): JobClaims => ({
  ...claims,
  sub: '2',
  domain: 'globex',
  context: { ...(context as object), organization_id: 2, user_id: 2 },
});

/** Ways to make a token that no service with the secret of the app has made for now, the plainest first. */
// prettier-ignore
export const WRONG_TOKENS: readonly { readonly shape: string; readonly sign: Sign }[] = [
  { shape: 'with a wrong signature', sign: changeParts((head, claims, signature) => [head, claims, reverse(signature)]) },
  { shape: 'signed with another secret', sign: (claims, secret) => signToken(claims, `${secret} of another app`) },
  { shape: 'signed with an empty secret', sign: (claims) => signToken(claims, '') },
  { shape: 'without a signature', sign: changeParts((head, claims) => [head, claims, '']) },
  { shape: 'with half of its signature', sign: changeParts((head, claims, signature) => [head, claims, signature.slice(0, signature.length / 2)]) },
  { shape: 'that names no algorithm', sign: (claims) => `${encodeToken({ alg: 'none', typ: 'JWT' })}.${encodeToken(claims)}.` },
  { shape: 'whose claims were changed afterwards', sign: (claims, secret) => changeParts((head, _claims, signature) => [head, encodeToken(another(claims)), signature])(claims, secret) },
  { shape: 'that expired an hour ago', sign: (claims, secret) => signToken({ ...claims, iat: claims.iat - 2 * HOUR, exp: claims.iat - HOUR }, secret) },
  { shape: 'that is no token', sign: () => 'token' },
  { shape: 'that is empty', sign: () => '' },
];
