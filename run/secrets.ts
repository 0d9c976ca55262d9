import type { Addresses, Plan } from './plan.ts';

/** Contains no space, so it stays one word in an address. */
export const REDACTED = '[redacted]';

/** Remembers secrets and redacts them in texts, however they are written there. */
export interface Secrets {
  /** Adds a secret that was seen. A short word or number is none: it occurs in ordinary text. */
  readonly add: (value: string) => void;
  readonly redact: (text: string) => string;
}

/**
 * Redacts by name and by value. By name: the values of the fields, parameters and headers that hold secrets. By value:
 * the given secrets, of any length, and all that are added, raw, in an address, in a form, escaped in JSON or HTML, also
 * twice, and within base64.
 */
export function createSecrets(given: readonly string[] = []): Secrets {
  const { add, replace } = createReplacer(given, { value: () => REDACTED, base64: () => REDACTED }, MAX_SEEN);
  return { add, redact: (text) => replace(redactNames(text)) };
}

/** What stands in place of a secret: `shown` is how it is written in a text, or the run of base64 that it is in. */
export interface Replacement {
  readonly value: (shown: string, secret: string) => string;
  readonly base64: (shown: string, secret: string) => string;
}

/** Remembers secrets, up to a number, and replaces them in texts, the longest first. */
export function createReplacer(
  given: readonly string[],
  { value: replaceValue, base64 }: Replacement,
  maxSeen: number,
) {
  const known = new Map<string, Known>();
  const readable = createIndex<Known>();
  const inBase64 = createIndex<Known>();
  const add = (value: string) => {
    if (value === '' || known.has(value)) return;
    const secret = createKnown(value);
    known.set(value, secret);
    readable.add(secret.decoded, secret);
    if (secret.bytes.length >= MIN_BASE64) inBase64.add(secret.bytes, secret);
  };
  for (const value of given) add(value);
  const max = known.size + maxSeen;
  return {
    add: (value: string): void => {
      if (known.size < max && value.trim().length > 1 && (value.length >= SHORT || !PLAIN.test(value))) add(value);
    },
    has: (value: string): boolean => known.has(value),
    replace: (text: string): string => {
      let result = text;
      const found = byLength(readable.find(decodeText(result)));
      const foundInBase64 = byLength(inBase64.find(decodeBase64(result)));
      for (const { value, decoded, pattern } of found) {
        // Most secrets are written as they are. Looking for every form of thousands takes much time and memory.
        const before = result;
        if (value.length >= SHORT) result = result.replaceAll(value, () => replaceValue(value, value));
        if (result === before || decodeText(result).includes(decoded))
          result = result.replace(pattern(), (shown) => replaceValue(shown, value));
      }
      for (const { value, bytes } of foundInBase64)
        result = result.replace(BASE64, (run) => (decodeBase64(run).includes(bytes) ? base64(run, value) : run));
      return result;
    },
  };
}

const byLength = (found: ReadonlySet<Known>): readonly Known[] =>
  found.size < 2 ? [...found] : [...found].sort((one, other) => other.value.length - one.value.length);

/** The secrets of a plan: what the configuration gives to a target, and nobody else may see. */
export function listSecrets({ accessToken, apps, app, login, consent, targets }: Plan): readonly string[] {
  const steps = consent?.by === 'browser' ? [...consent.approve, ...consent.deny] : [];
  const headers = Object.entries(app?.headers ?? {}).filter(([name]) => !PUBLIC_HEADERS.has(name.toLowerCase()));
  // Beside secrets there may be a version or a language.
  const parameters = [
    ...Object.values(app?.query ?? {}),
    ...headers.map(([, value]) => value),
    ...targets.flatMap(readParameters),
  ];
  return [
    ...[
      accessToken,
      apps.confidential?.clientSecret,
      apps.public?.clientSecret,
      login?.app.clientSecret,
      app?.jwt?.secret,
    ],
    ...steps.map((step) => ('with' in step ? step.with : undefined)),
    ...parameters.filter((value) => value.length > 3 || !PLAIN.test(value)),
    ...headers.flatMap(([, value]) => splitCredentials(value)),
  ].filter((value) => value !== undefined);
}

/** A header value, such as `Bearer abc`, by what it is made of. Basic credentials are a name and a password. */
export function splitCredentials(header: string): readonly string[] {
  const [, scheme, value = ''] = /^(Basic|Bearer|DPoP|Digest|Token)\s+(\S+)$/i.exec(header.trim()) ?? [];
  if (scheme === undefined) return [];
  if (scheme.toLowerCase() !== 'basic') return [value];
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return [value, pair.slice(pair.indexOf(':') + 1)];
}

/** The parameters of configured addresses, which may be signed. */
const readParameters = (addresses: Addresses) =>
  Object.values(addresses).flatMap((address: string) =>
    URL.canParse(address) ? [...new URL(address).searchParams.values()] : [],
  );

/** Headers whose values say what a client is or takes. */
const PUBLIC_HEADERS = new Set(['accept', 'accept-language', 'content-type', 'user-agent']);
/** Headers whose whole values are secrets. */
export const SECRET_HEADERS: ReadonlySet<string> = new Set([
  ...['authorization', 'proxy-authorization', 'cookie', 'set-cookie'],
  ...['api-key', 'x-api-key', 'x-auth-token', 'x-access-token', 'x-csrf-token'],
]);

/** A value that is shorter also occurs within longer words, and is only redacted where it stands alone. */
const SHORT = 8;
const PLAIN = /^(?:[a-z]+|[A-Z]+|[A-Z][a-z]+|\d+)$/;
/** More than the deepest run sees. */
export const MAX_SEEN = 50_000;
/** A longer secret is recognized by its beginning. */
const MAX_PATTERN = 400;
/** Fewer bytes also come out of ordinary words that are read as base64. */
const MIN_BASE64 = 4;

interface Known {
  readonly value: string;
  /** Without any encoding, as {@link decodeText} leaves it. */
  readonly decoded: string;
  readonly bytes: string;
  readonly pattern: () => RegExp;
}

/** Finds the texts that occur in another, by their beginnings: a run sees thousands of tokens. */
function createIndex<Value>() {
  const byStart = new Map<string, { readonly text: string; readonly value: Value }[]>();
  const short: { readonly text: string; readonly value: Value }[] = [];
  // Almost no place of a text is the beginning of a secret: a table of beginnings says so without a look-up.
  const begins = new Uint8Array(2 ** 16);
  const hash = (text: string, at: number) =>
    (text.charCodeAt(at) * 7919 + text.charCodeAt(at + 1) * 127 + text.charCodeAt(at + 2)) & 0xffff;
  return {
    add: (text: string, value: Value): void => {
      const start = text.slice(0, START);
      const list = text.length < START ? short : (byStart.get(start) ?? []);
      list.push({ text, value });
      if (text.length < START) return;
      byStart.set(start, list);
      begins[hash(text, 0)] = 1;
    },
    find: (within: string): ReadonlySet<Value> => {
      const found = new Set(short.filter(({ text }) => within.includes(text)).map(({ value }) => value));
      if (byStart.size > 0)
        for (let index = 0; index + START <= within.length; index++)
          if (begins[hash(within, index)] === 1)
            for (const { text, value } of byStart.get(within.slice(index, index + START)) ?? [])
              if (within.startsWith(text, index)) found.add(value);
      return found;
    },
  };
}

/** The number of characters by which a text is looked up. */
const START = 5;

function createKnown(value: string): Known {
  let pattern: RegExp | undefined;
  return {
    value,
    decoded: decodeText(value),
    bytes: Buffer.from(value, 'utf8').toString('latin1'),
    pattern: () => (pattern ??= writePattern(value)),
  };
}

/** A pattern for a text in which each character may be written in any of its forms. */
function writePattern(value: string): RegExp {
  const isLong = value.length > MAX_PATTERN;
  const letters = [...value.slice(0, MAX_PATTERN)].map(writeForms).join('');
  const ends = value.length < SHORT ? [NOT_AFTER_WORD, '(?![A-Za-z0-9])'] : ['', isLong ? '[^\\s"\'<>&]*' : ''];
  return new RegExp(`${ends[0]}${letters}${ends[1]}`, 'g');
}

/** The end of an escape, such as `%20` or `\n`, ends no word. */
const NOT_AFTER_WORD = '(?:(?<![A-Za-z0-9])|(?<=%[0-9A-Fa-f]{2})|(?<=\\\\[nrtbf])|(?<=\\\\u[0-9A-Fa-f]{4}))';

function writeForms(letter: string): string {
  const hex = (number: number, digits = 2) =>
    number
      .toString(16)
      .padStart(digits, '0')
      .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  const units = Array.from({ length: letter.length }, (_, index) => letter.charCodeAt(index));
  const bytes = [...Buffer.from(letter, 'utf8')];
  const code = letter.codePointAt(0)!;
  return `(?:${[
    `\\\\{0,7}${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}`,
    units.map((unit) => `\\\\{1,7}u${hex(unit, 4)}`).join(''),
    bytes.map((byte) => `%(?:25)*${hex(byte)}`).join(''),
    `&(?:amp;)?#(?:0*${code}|[xX]0*${hex(code, 1)});`,
    ...(letter === ' ' ? ['\\+', '%(?:25)*2[bB]'] : []),
    ...(NAMED[letter] ?? []),
  ].join('|')})`;
}

const NAMED: Readonly<Record<string, readonly string[]>> = {
  '"': ['&quot;'],
  "'": ['&apos;'],
  '&': ['&amp;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
  '\\': ['\\\\{1,8}'],
  '\n': ['\\\\{1,7}n'],
  '\r': ['\\\\{1,7}r'],
  '\t': ['\\\\{1,7}t'],
};
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

/** A text without any encoding, to see at once whether a secret can be in it; without what escapes and breaks consist of. */
function decodeText(text: string): string {
  let result = text;
  for (let round = 0; round < 3 && /[%\\&]/.test(result); round++)
    result = result
      .replace(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'))
      .replace(/\\u([0-9a-f]{4})/gi, (_, unit: string) => String.fromCharCode(parseInt(unit, 16)))
      .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (all, hex?: string, decimal?: string) => {
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : all;
      })
      .replace(/&(quot|apos|amp|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '');
  return result.replace(/[\s+\\nrt]/g, '');
}

const BASE64 = /(?:[A-Za-z0-9+/_-]|%(?:25)*2[BbFf]){6,}(?:=|%(?:25)*3[Dd]){0,2}/g;

/** What the runs of base64 in a text decode to, from each of the places at which a group may begin. */
function decodeBase64(text: string): string {
  const runs = (text.match(BASE64) ?? []).map((run) =>
    run
      .replace(/%(?:25)*2b/gi, '+')
      .replace(/%(?:25)*2f/gi, '/')
      .replace(/(?:=|%(?:25)*3d)+$/i, ''),
  );
  return [0, 1, 2, 3]
    .map((from) => runs.map((run) => run.slice(from)).map((run) => run.padEnd(Math.ceil(run.length / 4) * 4, 'A')))
    .map((groups) => Buffer.from(groups.join('AAAA'), 'base64').toString('latin1'))
    .join('\n');
}

// prettier-ignore
const FIELDS = [
  'access_token', 'refresh_token', 'id_token', 'client_secret', 'client_assertion', 'code_verifier', 'password', 'secret',
  'jwt', 'jwttoken', 'api_key', 'apikey', 'authorization', 'cookie', 'signature', 'x-amz-signature', 'x-amz-security-token',
];
/** In an address `code` names an authorization code; in a JSON body it names the kind of an error, which is no secret. */
const PARAMETERS = [...FIELDS, 'code', 'token', 'sig'].join('|');

/** Whether a field of JSON, or a parameter of an address or a form, holds a secret by its name. */
export const isSecretName = (name: string, kind: 'field' | 'parameter'): boolean =>
  FIELDS.includes(name.toLowerCase()) || (kind === 'parameter' && ['code', 'token', 'sig'].includes(name));

/** `"field": "…"` of JSON, also in JSON; `field=…` of a form or an address, also in an address; a header in a text. */
const NAMES = [
  new RegExp(`("(?:${FIELDS.join('|')})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)`, 'gi'),
  new RegExp(`(\\\\{1,7}"(?:${FIELDS.join('|')})\\\\{1,7}"\\s*:\\s*\\\\{1,7}")([^"\\\\]*)`, 'gi'),
  new RegExp(`((?:^|[?&#;])(?:${PARAMETERS})=)([^&#\\s"'<>]+)`, 'gim'),
  new RegExp(`((?:%3F|%26|%23)(?:${PARAMETERS})%3D)((?:(?!%26|%23)[^&#\\s"'<>])+)`, 'gi'),
  /(\b(?:proxy-)?authorization["']?\s*[:=]\s*["']?(?:Basic|Bearer|DPoP|Digest|Token)\s+)([^\s"',;]+)/gi,
  /(\b(?:set-)?cookie:\s*)([^\r\n"]+)/gi,
];

/** In every text that names a secret, and in few others. */
const HINT = /token|secret|code|verifier|password|jwt|api_?key|auth|cookie|sig/i;

/** Redacts the values of the fields, parameters and headers that hold secrets, whatever they are. */
export const redactNames = (text: string): string => replaceNamed(text, () => REDACTED);

/** Replaces the values of the fields, parameters and headers that hold secrets; `before` is the text that names one. */
export const replaceNamed = (text: string, replace: (value: string, before: string) => string): string =>
  !HINT.test(text)
    ? text
    : NAMES.reduce(
        (result, pattern) =>
          result.replace(pattern, (_, before: string, value: string) => before + replace(value, before)),
        text,
      );
