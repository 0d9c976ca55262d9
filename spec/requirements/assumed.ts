import type { Role } from '../gaps/gap.ts';
import { gaps } from '../gaps/gaps.ts';
import type { GapId } from '../gaps/gaps.ts';
import type { Requirement } from './requirement.ts';

type Gaps = typeof gaps;

/** The gaps whose resolution binds somebody. */
type Binding = { [Id in GapId]: Gaps[Id] extends { readonly role: Role } ? Id : never }[GapId];

/** Each gap whose resolution binds somebody is an assumed requirement of the same id, which says the kit's default. */
export const assumed = Object.fromEntries(
  Object.entries(gaps).flatMap(([id, gap]) =>
    'role' in gap
      ? [[id, { says: gap.answer, source: gap.source, standing: 'assumed', role: gap.role, gap: id as GapId }]]
      : [],
  ),
) as { readonly [Id in Binding]: Requirement & { readonly standing: 'assumed'; readonly role: Gaps[Id]['role'] } };
