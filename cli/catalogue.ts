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

/** A check as the file of the catalogue has it: its requirements are places in one list, which is much shorter. */
export type CatalogueRow = Pick<CatalogueCheck, 'id' | 'title'> & { readonly requirements: readonly number[] };

/** The catalogue as its file has it: the checks by target and area. */
export interface CatalogueFile extends Omit<Catalogue, 'checks'> {
  readonly requirements: readonly string[];
  readonly checks: Readonly<Record<CatalogueCheck['target'], Readonly<Partial<Record<Area, readonly CatalogueRow[]>>>>>;
}

/** Reads the catalogue of the checks. */
export function readCatalogue(): Catalogue {
  const text = readFileSync(join(ROOT, 'spec', 'checks.gen.json'), 'utf8');
  const { requirements: ids, checks, ...rest } = JSON.parse(text) as CatalogueFile;
  const targets = Object.entries(checks) as [CatalogueCheck['target'], Record<Area, readonly CatalogueRow[]>][];
  const named = targets.flatMap(([target, areas]) =>
    (Object.entries(areas) as [Area, readonly CatalogueRow[]][]).flatMap(([area, rows]) =>
      rows.map(({ id, title, requirements: places }): CatalogueCheck => {
        const cited = places.map((place) => ids[place]!);
        return { id, title, requirements: cited, target, area };
      }),
    ),
  );
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
