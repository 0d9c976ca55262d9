import { skipGroup, skipType } from './scanner.ts';
import type { HostLanguage } from './languages.ts';
import type { Token } from './scanner.ts';

const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const SETS = new Set(['=', ':=', '+=', '.=', '||=', '??=', '-=', '*=', '=>']);

/**
 * The index of the first token of the value that a name has at a token: of a variable that is set once, before it and in a
 * bracket that it is in. Undefined for any other name, and for one that is a parameter as well.
 */
export function findConstant(
  tokens: readonly Token[],
  { hasBareWords }: HostLanguage,
  name: string,
  use: number,
): number | undefined {
  if (hasBareWords || !NAME.test(name)) return undefined;
  const [declared, ...others] = listSet(tokens).get(name) ?? [];
  if (declared === undefined || others.length > 0 || declared > use) return undefined;
  const sign = findSign(tokens, declared);
  const isPlain = ['=', ':='].includes(tokens[sign]?.text ?? '');
  return isPlain && isWithin(tokens, tokens[use]!, tokens[declared]!.parent) ? sign + 1 : undefined;
}

const known = new WeakMap<readonly Token[], ReadonlyMap<string, readonly number[]>>();

/** Where each name of a file is set, or is a parameter. */
function listSet(tokens: readonly Token[]): ReadonlyMap<string, readonly number[]> {
  const before = known.get(tokens);
  if (before) return before;
  const places = new Map<string, number[]>();
  const lists = new Map<number, boolean>();
  const isParameter = (index: number) => {
    if (tokens[index + 1]?.text === '=>' || tokens[index - 1]?.text === 'lambda') return true;
    const { parent } = tokens[index]!;
    if (!lists.has(parent)) lists.set(parent, opensParameters(tokens, parent));
    return lists.get(parent)!;
  };
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'word' || !(isSet(tokens, index) || isParameter(index))) continue;
    const own = places.get(text);
    if (own) own.push(index);
    else places.set(text, [index]);
  }
  known.set(tokens, places);
  return places;
}

function isSet(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[findSign(tokens, index)]?.text ?? '';
  if (!SETS.has(sign) || ['.', '->', '::'].includes(tokens[index - 1]?.text ?? '')) return false;
  // A named argument sets no variable.
  return !['(', '['].includes(tokens[tokens[index]!.parent]?.text ?? '');
}

/** Whether a token stands in a bracket, or in one within it; -1 is the whole file. */
function isWithin(tokens: readonly Token[], { parent }: Token, bracket: number): boolean {
  let at = parent;
  while (at > bracket) at = tokens[at]!.parent;
  return at === bracket;
}

/** Whether a bracket opens the parameters of a function. */
function opensParameters(tokens: readonly Token[], bracket: number): boolean {
  if (tokens[bracket]?.text !== '(') return false;
  const isDeclared = ['def', 'function', 'func'].includes(tokens[bracket - 2]?.text ?? '');
  const after = tokens[skipGroup(tokens, bracket)]?.text;
  const isBlock = after === '{' && !CONDITIONS.has(tokens[bracket - 1]?.text ?? '');
  return isDeclared || isBlock || after === '=>';
}

const CONDITIONS = new Set(['if', 'while', 'switch', 'with', 'match', 'elseif']);

/** The index of the sign after a name and the type that it may have. */
const findSign = (tokens: readonly Token[], name: number): number =>
  tokens[name + 1]?.text === ':' ? skipType(tokens, name + 2) : name + 1;
