import type { ProxiedExchange } from './proxy.ts';
import type { Exchange } from '../kit/exchange.ts';

/** One place in which a response differs from its contract. */
export interface Difference {
  /**
   * `status`, the name of a header, `body` where it cannot be read, or a path in it: `[*]` for any element, `.length` for
   * how many there are.
   */
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
}

/** The result of verifying one interaction. */
export interface InteractionResult {
  readonly description: string;
  readonly exchange?: Exchange;
  readonly differences: readonly Difference[];
  /** Why there is no response to compare. */
  readonly failure?: string;
  /** Why a state could not be set up, so that nothing was sent. */
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

/** Parses the verifier's result, which it gives as a text whether it rejects or not. Throws where there is none. */
export function parseResult(text: unknown): PactResult {
  try {
    const result = JSON.parse(String(text)) as Partial<PactResult>;
    if (Array.isArray(result.interactionResults)) return { errors: [], ...result } as PactResult;
  } catch {
    // Any other text becomes the message below.
  }
  throw new Error(`Pact's verifier gave no result: ${String(text).slice(0, 500)}`);
}

/** The result of an interaction with this exchange. */
export function toInteractionResult(
  description: string,
  errors: readonly PactError[],
  { exchange, blocked }: ProxiedExchange,
): InteractionResult {
  if (blocked !== undefined) return { description, differences: [], blocked };
  const mismatch = errors.find(({ interaction }) => interaction.endsWith(` - ${description}`))?.mismatch;
  const known = { description, ...(exchange && { exchange }) };
  if (mismatch?.type === 'error') return { ...known, differences: [], failure: mismatch.message };
  return { ...known, differences: (mismatch?.mismatches ?? []).flatMap(toDifferences) };
}

function toDifferences({
  type,
  key,
  path = '$',
  expected,
  actual,
  actualBody,
  mismatch,
}: PactMismatch): readonly Difference[] {
  if (type === 'StatusMismatch') return [{ at: 'status', expected: String(expected), actual: String(actual) }];
  if (type === 'HeaderMismatch')
    return [{ at: key ?? '', expected: mismatch, actual: actual === '' ? 'none' : String(actual) }];
  if (type === 'BodyTypeMismatch')
    return [{ at: isJson(actualBody) ? 'Content-Type' : '$', expected: String(expected), actual: String(actual) }];
  // What cannot be read at all has no path.
  if (/^Failed to parse/.test(mismatch)) return [{ at: 'body', expected: 'JSON', actual: show(actual) }];
  const at = path === '/' ? '$' : path.replace(/\[\d+\]/g, '[*]');
  const [expectedList, actualList] = [listOf(expected), listOf(actual)];
  if (expectedList === undefined || actualList === undefined) return [{ at, expected: mismatch, actual: show(actual) }];
  // Pact gives the names of both objects where one is missing, and both lists where one is longer.
  if (!expectedList.every((name) => typeof name === 'string'))
    return [{ at: `${at}.length`, expected: `${expectedList.length}`, actual: `${actualList.length}` }];
  return expectedList
    .filter((name) => !actualList.includes(name))
    .map((name) => ({ at: `${at}.${String(name)}`, expected: 'a value', actual: 'none' }));
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

const show = (value: unknown) => String(value).slice(0, 300);
