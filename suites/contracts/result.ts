import type { Pass } from './passing.ts';
import type { Exchange } from '../exchange.ts';

/** One place in which an answer differs from its contract. */
export interface Difference {
  /**
   * `status`, the name of a header, `body` where it cannot be read, or a path in it: `[*]` for any element, `.length` for
   * how many there are.
   */
  readonly at: string;
  readonly due: string;
  readonly came: string;
}

/** What came of one interaction. */
export interface Verified {
  readonly description: string;
  readonly exchange?: Exchange;
  readonly differences: readonly Difference[];
  /** Why there is no answer to look at. */
  readonly failure?: string;
  /** Why a state could not be set up, and nothing was asked. */
  readonly blocked?: string;
}

/** The part of the verifier's result that is read here. */
interface PactResult {
  readonly interactionResults: readonly { readonly description: string }[];
  readonly errors: readonly PactError[];
}
interface PactError {
  /** Ends with the description. */
  readonly interaction: string;
  readonly mismatch:
    | { readonly type: 'mismatches'; readonly mismatches: readonly PactMismatch[] }
    | { readonly type: 'error'; readonly message: string };
}
interface PactMismatch {
  readonly type: string;
  readonly key?: string;
  readonly path?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
  readonly actualBody?: string;
  readonly mismatch: string;
}

/** The verifier's result out of the text that it gives, whether it rejects or not. Throws where there is none. */
export function resultOf(text: unknown): PactResult {
  try {
    const result = JSON.parse(String(text)) as Partial<PactResult>;
    if (Array.isArray(result.interactionResults)) return { errors: [], ...result } as PactResult;
  } catch {
    // Anything else than a result is told as it is.
  }
  throw new Error(`Pact's verifier gave no result: ${String(text).slice(0, 500)}`);
}

/** What came of an interaction whose request passed like this. */
export function verifiedOf(description: string, errors: readonly PactError[], { exchange, blocked }: Pass): Verified {
  if (blocked !== undefined) return { description, differences: [], blocked };
  const mismatch = errors.find(({ interaction }) => interaction.endsWith(` - ${description}`))?.mismatch;
  const known = { description, ...(exchange && { exchange }) };
  if (mismatch?.type === 'error') return { ...known, differences: [], failure: mismatch.message };
  return { ...known, differences: (mismatch?.mismatches ?? []).flatMap(differencesOf) };
}

function differencesOf({
  type,
  key,
  path = '$',
  expected,
  actual,
  actualBody,
  mismatch,
}: PactMismatch): readonly Difference[] {
  if (type === 'StatusMismatch') return [{ at: 'status', due: String(expected), came: String(actual) }];
  if (type === 'HeaderMismatch')
    return [{ at: key ?? '', due: mismatch, came: actual === '' ? 'none' : String(actual) }];
  if (type === 'BodyTypeMismatch')
    return [{ at: isJson(actualBody) ? 'Content-Type' : '$', due: String(expected), came: String(actual) }];
  // What cannot be read at all has no path.
  if (/^Failed to parse/.test(mismatch)) return [{ at: 'body', due: 'JSON', came: shown(actual) }];
  const at = path === '/' ? '$' : path.replace(/\[\d+\]/g, '[*]');
  const [due, came] = [listOf(expected), listOf(actual)];
  if (due === undefined || came === undefined) return [{ at, due: mismatch, came: shown(actual) }];
  // Pact tells the names of both objects where one is missing, and both lists where one is longer.
  if (!due.every((name) => typeof name === 'string'))
    return [{ at: `${at}.length`, due: `${due.length}`, came: `${came.length}` }];
  return due
    .filter((name) => !came.includes(name))
    .map((name) => ({ at: `${at}.${String(name)}`, due: 'a value', came: 'none' }));
}

function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}

function listOf(text: unknown): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const shown = (value: unknown) => String(value).slice(0, 300);
