import type { Plan } from '../../run/plan.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** What a run asks of many values: all, or at depth `quick` a few, the first one and others at even distances. */
export const fewOf = <Value>(
  { depth }: Pick<Plan, 'depth'>,
  values: readonly Value[],
  most = QUICK,
): readonly Value[] => {
  if (depth !== 'quick') return values;
  const place = (index: number) => Math.floor((index * most) / values.length);
  return values.filter((_, index) => place(index) > place(index - 1));
};

const QUICK = 4;

/**
 * Whether a run asks an edition less than another one: at depth `default`, each but the last, which has every member of
 * the others.
 */
export const isAside = ({ depth = 'default', editions }: Pick<Plan, 'depth' | 'editions'>, edition: Edition): boolean =>
  depth === 'default' && edition !== editions.at(-1);
