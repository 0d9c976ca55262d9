import { defaultResolutions, type Resolutions } from '../spec/gaps/gaps.ts';

/** Gaps of the list endpoints rather than of the language. */
type ServiceGap = 'empty' | 'length' | 'malformed' | 'order';

/**
 * How the gaps of the language are resolved. A key is the id of a gap without its `croql.`, a value the short name of a
 * resolution in `spec/gaps`.
 */
export type Semantics = {
  readonly [
    Id in keyof Resolutions as Id extends `croql.${infer Name}`
      ? Exclude<Name, ServiceGap>
      : Id extends 'edition.enterprise-member'
        ? 'enterprise-member'
        : never
  ]: Resolutions[Id];
};

/** The semantics for a set of resolutions; gaps that it leaves out are resolved by the kit's default. */
export function resolveSemantics(resolutions: Partial<Resolutions> = {}): Semantics {
  const all: Resolutions = { ...defaultResolutions, ...resolutions };
  return Object.fromEntries(SEMANTIC_GAPS.map(([name, id]) => [name, all[id]])) as Semantics;
}

const SERVICE_GAPS: readonly string[] = ['empty', 'length', 'malformed', 'order'] satisfies ServiceGap[];

/** The keys of `Semantics`, each with the id of its gap. */
export const SEMANTIC_GAPS = Object.keys(defaultResolutions)
  .filter((id) => id.startsWith('croql.') || id === 'edition.enterprise-member')
  .map((id) => [id.slice(id.indexOf('.') + 1), id] as const)
  .filter(([name]) => !SERVICE_GAPS.includes(name)) as readonly (readonly [keyof Semantics, keyof Resolutions])[];

/** The kit's default resolutions. */
export const defaultSemantics: Semantics = resolveSemantics();
