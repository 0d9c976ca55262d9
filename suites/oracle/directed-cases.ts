import { directed } from './directed.gen.ts';
import type { Place } from './subject.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** An expression to ask, and what it is asked for. */
export interface Case {
  readonly expression: string;
  /** The headline first. */
  readonly requirements: readonly RequirementId[];
}

export type DirectedRow = readonly [expression: string, requirements: readonly RequirementId[], enterpriseOnly?: true];

/** The lists that directed cases are chosen for. */
export const DIRECTED_PLACES = [
  'main',
  'plural',
  'translations',
  'plural translations',
  'segments',
  'terms',
] as const satisfies readonly Place[];

/** The directed cases of a list that an edition is asked. */
export const directedCases = (place: (typeof DIRECTED_PLACES)[number], edition: Edition): readonly Case[] =>
  (directed[place] ?? [])
    .filter(([, , enterpriseOnly]) => !enterpriseOnly || edition === 'enterprise')
    .map(([expression, requirements]) => ({ expression, requirements }));
