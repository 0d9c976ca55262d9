import type { TokenRequestFormat } from '../drivers/oauth-requests.ts';

/** The same JSON with other white space, in another order, with escapes, and under a type with parameters. */
export const JSON_FORMS = [
  { shape: 'a type with a character set', format: () => ({ contentType: 'application/json; charset=utf-8' }) },
  { shape: 'line breaks and indents', format: (json) => ({ body: JSON.stringify(JSON.parse(json), null, 2) }) },
  {
    shape: 'the fields backwards',
    format: (json) => ({
      body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(json) as object).reverse())),
    }),
  },
  { shape: 'escaped slashes', format: (json) => ({ body: json.replaceAll('/', '\\/') }) },
  {
    shape: 'escaped letters',
    format: (json) => ({
      body: json.replace(
        /("grant_type":")([ar])/,
        (_, before: string, letter: string) => before + escapeLetter(letter),
      ),
    }),
  },
] as const satisfies readonly { readonly shape: string; readonly format: (json: string) => TokenRequestFormat }[];

const escapeLetter = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
