import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandNames } from './known.ts';
import { ROOT } from './package.ts';
import type { ListedCheck } from './runner.ts';
import { checkNames } from '../run/check-names.ts';
import type { Area, Plan } from '../run/plan.ts';

/** A check, with the kind of target and the suite that it belongs to. */
interface CatalogueCheck extends ListedCheck {
  readonly target: Plan['target']['kind'];
  readonly area: Area;
}

/** What the command line has to know of the suites, which it cannot import. `npm run generate:docs` writes it. */
export interface Catalogue {
  readonly checks: readonly CatalogueCheck[];
  /** Requirements of which generated cases may find a violation, whatever their check cites. */
  readonly generated: readonly string[];
  /** By finding code: the requirements whose rules report it; `croql.*` stands for all that begin so. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/** The catalogue as its file has it: checks name their requirements by their places in one list, which is much shorter. */
export interface CatalogueFile extends Omit<Catalogue, 'checks'> {
  readonly requirements: readonly string[];
  readonly checks: readonly (Omit<CatalogueCheck, 'requirements'> & { readonly requirements: readonly number[] })[];
}

/** Reads the catalogue of the checks. */
export function readCatalogue(): Catalogue {
  const text = readFileSync(join(ROOT, 'spec', 'checks.gen.json'), 'utf8');
  const { requirements: ids, checks, ...rest } = JSON.parse(text) as CatalogueFile;
  const named = checks.map(({ requirements: places, ...check }) => ({
    ...check,
    requirements: places.map((place) => ids[place]!),
  }));
  return { ...rest, checks: named };
}

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
