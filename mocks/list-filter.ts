import type { ContextName } from '../spec/croql/context.ts';
import type { Edition, Workings } from './workings.ts';
export type Matches = (subject: unknown) => boolean;
type Filter =
  | { readonly ok: true; readonly matches: Matches }
  | { readonly ok: false; readonly code: string; readonly message: string };
export function listFilter(_inside: Workings, _edition: Edition): (e: string, c: ContextName) => Filter {
  return () => ({ ok: false, code: 'x', message: 'x' });
}
