import type { Plan } from '../../run/plan.ts';

/** What a run asks of many values: all, or at depth `quick` a few, the first one and others at even distances. */
export const fewOf = <Value>(
  { depth }: Pick<Plan, 'depth'>,
  values: readonly Value[],
  most = QUICK,
): readonly Value[] => {
  if (depth !== 'quick') return values;
  const place = (index: number) => Math.floor((index * most) / values.length);
  return values.filter((_, index) => index === 0 || place(index) > place(index - 1));
};

const QUICK = 4;
