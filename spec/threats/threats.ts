/** A document that lists threats. */
export type ThreatCatalogue = 'RFC 6819' | 'RFC 9700' | 'OWASP API Security Top 10 2023';

/** A threat to those who use a service or an app, by the clause that describes it. */
export interface Threat {
  readonly catalogue: ThreatCatalogue;
  readonly clause: string;
  /** What happens, in words of our own. */
  readonly title: string;
}

const list =
  <Prefix extends string>(catalogue: ThreatCatalogue, prefix: Prefix) =>
  <Clause extends string>(titles: Readonly<Record<Clause, string>>) =>
    Object.fromEntries(
      Object.entries(titles).map(([clause, title]) => [`${prefix}${clause}`, { catalogue, clause, title }]),
    ) as Readonly<Record<`${Prefix}${Clause}`, Threat>>;

// prettier-ignore
/** The threats that requirements serve against, in the order of their documents. */
export const threats = {
  ...list('RFC 6819', 'rfc6819-')({
    '4.1.1': 'The secret of an app gets known',
    '4.1.2': 'Refresh tokens are stolen from an app, or used without it',
    '4.1.3': 'Access tokens are stolen from an app',
    '4.2.2': 'A user grants more than was meant',
    '4.2.3': 'A malicious app uses what a user once approved for another',
    '4.2.4': 'The authorization server sends browsers to any address',
    '4.3.3': 'Credentials of an app are disclosed on the way',
    '4.3.5': 'The secret of an app is guessed by trying',
    '4.4.1.1': 'Codes are overheard or leak',
    '4.4.1.3': 'Codes are guessed by trying',
    '4.4.1.4': 'A malicious app gets an authorization',
    '4.4.1.5': 'A counterfeit page collects codes',
    '4.4.1.7': 'Codes leak through the redirect URL of another app',
    '4.4.1.8': 'A victim’s browser completes the login of an attacker',
    '4.4.1.9': 'A user is made to click on a page that is not seen',
    '4.4.1.10': 'A program approves in place of the user',
    '4.4.1.12': 'An app is kept busy with invented codes',
    '4.4.1.13': 'A stolen code logs an attacker in as the victim',
    '4.5.3': 'Refresh tokens are guessed by trying',
    '4.6.3': 'Access tokens are guessed',
    '4.6.6': 'Confidential responses stay in caches and proxies',
    '4.6.7': 'Tokens leak by log files and the Referer header',
  }),
  ...list('RFC 9700', 'rfc9700-')({
    '4.1': 'Redirect URLs are compared too loosely',
    '4.2': 'Codes and states leak by the Referer header',
    '4.3': 'Codes and tokens stay in the history of a browser',
    '4.5': 'A stolen code is put into the session of another',
    '4.7': 'Requests are forged across sites',
    '4.8': 'PKCE is turned off or weakened on the way',
    '4.10': 'A stolen access token is used',
    '4.11': 'A redirect leads to any address',
    '4.12': 'A redirect with 307 hands on what a form had',
    '4.14': 'A stolen refresh token is used',
    '4.16': 'A user is made to click in a hidden frame',
  }),
  ...list('OWASP API Security Top 10 2023', 'owasp-')({
    'API1': 'Data of another user is within reach',
    'API2': 'It can be pretended to be somebody else',
    'API4': 'Time, memory and requests have no limit',
    'API5': 'Calls succeed that were not granted',
    'API7': 'A server is made to read inner addresses',
    'API8': 'Defaults and error messages help an attacker',
    'API10': 'What another API says is trusted',
  }),
} as const;

/** The id of a threat: its document and clause. */
export type ThreatId = keyof typeof threats;
