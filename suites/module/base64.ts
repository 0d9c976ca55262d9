/** Whether a text is base64 in the standard alphabet, padded and without line breaks (RFC 4648 section 4). */
export const isStandardBase64 = (text: string): boolean => isPlainBase64(text) && text.length % 4 === 0;

/** Whether a text has characters that only base64url has (RFC 4648 section 5). */
export const isBase64Url = (text: string): boolean => /[-_]/.test(text);

/** The text behind base64 of any kind, or undefined where it is none. */
export function decodeBase64(encoded: string): string | undefined {
  const plain = encoded.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  // Four characters are three bytes: one character over is part of none.
  const isWhole = plain.replace(/=+$/, '').length % 4 !== 1;
  return isPlainBase64(plain) && isWhole ? Buffer.from(plain, 'base64').toString('utf8') : undefined;
}

const isPlainBase64 = (text: string) => /^[A-Za-z0-9+/]*={0,2}$/.test(text);
