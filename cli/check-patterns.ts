import { expandNames } from './known.ts';
import { readCatalogue } from '../run/catalogue.ts';
import { checkNames } from '../run/check-names.ts';
import type { Area, Plan } from '../run/plan.ts';

/** The names by which the checks of a kind of target can be selected, those for both editions included. */
export const listCheckNames = (target: Plan['target']['kind'], areas: readonly Area[]): readonly string[] =>
  readCatalogue()
    .checks.filter((check) => check.target === target && areas.includes(check.area))
    .flatMap(({ id }) => checkNames(id));

/**
 * The checks that names and patterns stand for; a block of a campaign, as `croql.main.hosted.2`, is known by its check.
 * Throws a {@link CliError} for a check that no suite has.
 */
export function expandCheckNames({ checks, target, areas }: Plan): readonly string[] {
  if (checks.length === 0) return checks;
  const known = new Set(listCheckNames(target.kind, areas));
  const blocks = checks.filter((name) => known.has(name.replace(/\.\d+$/, '')));
  return expandNames(checks, [...known, ...blocks], 'check');
}
