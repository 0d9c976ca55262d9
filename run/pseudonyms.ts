import { createHash, createHmac } from 'node:crypto';
import { createReplacer, MAX_SEEN, REDACTED, replaceNamed } from './secrets.ts';

/** Replaces secrets by pseudonyms: other letters of the same kind and number, the same each time. */
export interface Pseudonyms {
  /** Adds a secret. A short word or number is none, unless it was given: it occurs in ordinary text. */
  readonly add: (secret: string) => void;
  /** Notes the verifiers that a text names, whose challenges belong to them. */
  readonly collect: (text: string) => void;
  /** The text with a pseudonym for every secret, however it is written there, and for what it names as one, as in `code=…`. */
  readonly replace: (text: string) => string;
  /** The pseudonym of a whole secret. */
  readonly of: (secret: string) => string;
  /** What stands for the challenges of verifiers, with the challenges themselves, which are no secrets. */
  readonly challenges: ReadonlyMap<string, string>;
  /** A text that is a secret, known or not. */
  readonly hide: (text: string) => string;
  /** Whether a whole text is a secret. */
  readonly has: (text: string) => boolean;
}

/**
 * Pseudonyms under a random key, which is thrown away: nobody gets from one to its secret, and what rules look at stays:
 * length, kinds of letters, signs, equality, and a challenge that belongs to its verifier.
 */
export function createPseudonyms(given: readonly string[], key: Buffer): Pseudonyms {
  const made = new Map<string, string>();
  const open = new Set<string>();
  const challenges = new Map<string, string>();
  const inBase64 = createReplacer(
    given,
    { value: (shown, secret) => write(shown, secret), base64: (shown) => shown },
    MAX_SEEN,
  );
  const of = (secret: string): string => {
    const known = made.get(secret);
    if (known !== undefined) return known;
    // Basic credentials are base64 of a name and a secret, which stand for themselves.
    const read = readBase64(secret);
    const inside = read && inBase64.replace(read.text);
    const pseudonym =
      read === undefined || inside === read.text
        ? disguiseAround(secret)
        : Buffer.from(inside!, 'utf8').toString(read.encoding);
    made.set(secret, pseudonym);
    return pseudonym;
  };
  /** A given secret inside of another one, such as a cookie, stands for itself. */
  const disguiseAround = (secret: string): string => {
    const found: string[] = [];
    const marked = given.length === 0 || given.includes(secret) ? secret : markGiven(secret, found);
    return marked
      .split(MARK)
      .flatMap((rest, index) => [rest === '' ? '' : disguise(rest, key), found[index] ?? ''])
      .join('');
  };
  const markGiven = (secret: string, found: string[]): string =>
    createReplacer(
      given,
      { value: (shown, inner) => (found.push(rewrite(shown, inner, of(inner))), MARK), base64: (shown) => shown },
      0,
    ).replace(secret);
  const write = (shown: string, secret: string) => rewrite(shown, secret, of(secret));
  const known = createReplacer(
    given,
    { value: write, base64: (run, secret) => replaceInBase64(run, secret, of(secret)) },
    MAX_SEEN,
  );
  const add = (secret: string) => {
    known.add(secret);
    // What is base64 itself would not be found inside of base64.
    if (readBase64(secret) === undefined) inBase64.add(secret);
  };
  return {
    add,
    of,
    has: known.has,
    challenges,
    hide: (text) => {
      const replaced = known.has(text) ? of(text) : known.replace(text);
      return replaced === text ? of(text) : replaced;
    },
    collect: (text) => {
      for (const [, challenge = ''] of text.matchAll(/[?&]code_challenge=([\w.~-]+)/g)) open.add(challenge);
      replaceNamed(text, (value, before) => {
        if (!/code_verifier/i.test(before) || value.includes(REDACTED)) return value;
        // A plain challenge is its verifier, which then stands in an address for everybody.
        if (open.has(value)) made.set(value, value);
        const challenge = challengeOf(value);
        const pseudonym = challengeOf(of(value));
        if (challenge === pseudonym) return value;
        // The challenge of a verifier is no secret, but has to stay the challenge of the pseudonym.
        made.set(challenge, pseudonym);
        challenges.set(pseudonym, challenge);
        known.add(challenge);
        return value;
      });
    },
    replace: (text) =>
      known.replace(
        replaceNamed(text, (value) => {
          const isKnown = [value, unescapeJson(value), unescapeAddress(value)].some(known.has);
          return isKnown || value.includes(REDACTED) ? value : of(value);
        }),
      ),
  };
}

/** Stands in no text of HTTP. */
const MARK = '\u0000';

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const unescapeJson = (value: string): string => {
  try {
    return JSON.parse(`"${value}"`) as string;
  } catch {
    return value;
  }
};

const unescapeAddress = (value: string): string => {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
};

/** The text that a value is the base64 of, in either alphabet, if it is of any. */
function readBase64(value: string) {
  const bytes = Buffer.from(value, 'base64');
  const text = bytes.toString('utf8');
  const encoding = (['base64', 'base64url'] as const).find((name) => bytes.toString(name) === value);
  return value.length >= 8 && encoding !== undefined && Buffer.from(text, 'utf8').equals(bytes)
    ? { text, encoding }
    : undefined;
}

const KINDS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];

/** Other letters of the same kinds. Signs stay. */
function disguise(secret: string, key: Buffer): string {
  // Signs alone hide nothing.
  if (!/[\p{L}\p{N}]/u.test(secret)) return secret;
  for (let round = 0; ; round++) {
    const draw = createDraw(key, `${round} ${secret}`);
    const result = [...secret].map((letter) => exchangeLetter(letter, draw)).join('');
    // One letter in 26 stays by chance, and a short secret could stay as a whole.
    if (result !== secret || round > 100) return result;
  }
}

function exchangeLetter(letter: string, draw: (of: number) => number): string {
  const kind = KINDS.find((letters) => letters.includes(letter));
  if (kind !== undefined) return kind.charAt(draw(kind.length));
  const code = letter.codePointAt(0)!;
  // Letters with as many bytes: Cyrillic, Chinese, Deseret.
  if (code >= 0x80 && code < 0x800) return String.fromCodePoint(0x430 + draw(32));
  if (code >= 0x800 && code < 0x10000) return String.fromCodePoint(0x4e00 + draw(4096));
  if (code >= 0x10000) return String.fromCodePoint(0x10400 + draw(40));
  return letter;
}

/** Draws numbers that depend on a key and a text only. */
function createDraw(key: Buffer, text: string): (of: number) => number {
  let bytes = Buffer.alloc(0);
  let block = 0;
  let at = 0;
  return (of) => {
    if (at + 4 > bytes.length) {
      bytes = createHmac('sha512', key).update(`${block++} ${text}`).digest();
      at = 0;
    }
    at += 4;
    return bytes.readUInt32BE(at - 4) % of;
  };
}

/** A pseudonym as its secret is shown: raw, or with its signs escaped in the same way. */
function rewrite(shown: string, secret: string, pseudonym: string): string {
  if (shown === secret) return pseudonym;
  if (/%[0-9a-f]{2}/i.test(shown))
    // Some programs escape these signs as well.
    return encodeURIComponent(pseudonym).replace(/[!'()*~]/g, (sign) =>
      shown.includes(sign) ? sign : `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  if (shown === secret.replaceAll(' ', '+')) return pseudonym.replaceAll(' ', '+');
  // A page may escape some signs and leave others.
  if (/&(?:#\w+|[a-z]+);/i.test(shown))
    return pseudonym.replace(/[<>"'&]/g, (sign) =>
      sign !== '&' && shown.includes(sign) ? sign : `&#${sign.charCodeAt(0)};`,
    );
  const escaped = JSON.stringify(secret).slice(1, -1);
  return shown === escaped ? JSON.stringify(pseudonym).slice(1, -1) : pseudonym;
}

/** A run of base64 in which a secret stands, with its pseudonym there. */
function replaceInBase64(run: string, secret: string, pseudonym: string): string {
  const plain = run
    .replace(/%(?:25)*2b/gi, '+')
    .replace(/%(?:25)*2f/gi, '/')
    .replace(/%(?:25)*3d/gi, '=');
  const bytes = Buffer.from(secret, 'utf8').toString('latin1');
  for (let from = 0; from < 4; from++) {
    const group = plain.slice(from).replace(/=+$/, '');
    const decoded = Buffer.from(group, 'base64').toString('latin1');
    if (!decoded.includes(bytes)) continue;
    const replaced = Buffer.from(
      decoded.replaceAll(bytes, Buffer.from(pseudonym, 'utf8').toString('latin1')),
      'latin1',
    );
    const encoded = replaced.toString(/[-_]/.test(group) ? 'base64url' : 'base64').replace(/=+$/, '');
    const whole = plain.slice(0, from) + encoded + plain.slice(from + encoded.length);
    return plain === run ? whole : encodeURIComponent(whole);
  }
  return disguise(run, createHash('sha256').update(pseudonym).digest());
}

/** Values whose letters are exchanged place by place under a new key, so that just what is the same at a place stays so. */
export function exchangeByPlace(values: readonly string[], key: Buffer): readonly string[] {
  const columns: Map<string, string>[] = [];
  return values.map((value) =>
    Array.from({ length: value.length }, (_, place) => {
      const letter = value.charAt(place);
      const kind = KINDS.find((letters) => letters.includes(letter));
      if (kind === undefined) return letter;
      const column = (columns[place] ??= new Map());
      const known = column.get(kind) ?? shuffle(kind, createDraw(key, `${place} ${kind}`));
      column.set(kind, known);
      return known.charAt(kind.indexOf(letter));
    }).join(''),
  );
}

function shuffle(letters: string, draw: (of: number) => number): string {
  const result = [...letters];
  for (let index = result.length - 1; index > 0; index--) {
    const other = draw(index + 1);
    [result[index], result[other]] = [result[other]!, result[index]!];
  }
  return result.join('');
}
