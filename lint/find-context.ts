import type { ContextName } from '../spec/croql/contexts.ts';
import { contextByName, contextByPath } from './clients.ts';
import { decode, HOLE } from './host-text.ts';
import type { Source } from './values.ts';

/** Which records the list gives back whose call or options a token belongs to. */
export function findContext(source: Source, index: number): ContextName | null {
  const { tokens } = source;
  for (let at = index, levels = 0; at >= 0 && levels < 6; at = tokens[at]!.parent, levels++) {
    const known = at === index ? null : (contextBefore(source, at) ?? contextOfAddress(source, at));
    const context = known ?? contextOfStatement(source, at);
    if (context) return context;
  }
  return null;
}

/** The context by the name before a bracket, as in `listTerms(` or `TermsListOptions{`. */
function contextBefore({ tokens }: Source, open: number): ContextName | null {
  const name = tokens[open - 1];
  if (name?.kind !== 'word') return null;
  const isMember = ['.', '->', '::', '?.'].includes(tokens[open - 2]?.text ?? '');
  return contextByName(name.text, isMember ? tokens[open - 3]?.text : '');
}

/** The context by an address among the arguments of a call. */
function contextOfAddress({ tokens, file }: Source, open: number): ContextName | null {
  if (tokens[open]!.text !== '(') return null;
  for (let at = open + 1; at < Math.min(tokens.length, open + 20) && tokens[at]!.parent >= open; at++) {
    const { kind, parent, form, inner } = tokens[at]!;
    if (kind !== 'string' || parent !== open || inner.end - inner.start > 500) continue;
    const context = contextByPath(decode(file, form!, inner).text.replaceAll(HOLE, 'x'));
    if (context) return context;
  }
  return null;
}

/** The context by a class that is named earlier in the same statement. */
function contextOfStatement({ tokens }: Source, index: number): ContextName | null {
  const { parent } = tokens[index]!;
  for (let at = index - 1; at > parent && at > index - 40; at--) {
    const token = tokens[at]!;
    if (token.parent !== parent) continue;
    if (token.text === ';' || token.text === ',' || (tokens[at + 1]!.isFirst && tokens[at + 1]!.kind !== 'symbol'))
      return null;
    const context = token.kind === 'word' ? contextByName(token.text) : null;
    if (context) return context;
  }
  return null;
}
