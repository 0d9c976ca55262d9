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

/** The same of variants, of which a run of any depth asks some. */
export const fewVariants = <Variant extends { readonly always?: true }>(
  plan: Pick<Plan, 'depth'>,
  variants: readonly Variant[],
): readonly Variant[] => {
  const few = new Set(
    fewOf(
      plan,
      variants.filter(({ always }) => !always),
    ),
  );
  return variants.filter((variant) => variant.always || few.has(variant));
};

/**
 * Whether a run asks an edition less than another one: at depth `default`, each but the last, which has every member of
 * the others.
 */
export const isAside = ({ depth = 'default', editions }: Pick<Plan, 'depth' | 'editions'>, edition: Edition): boolean =>
  depth === 'default' && edition !== editions.at(-1);
