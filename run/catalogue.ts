import { readFileSync } from 'node:fs';
import type { Area, Plan } from './plan.ts';

/** A kind of target. */
type Kind = Plan['target']['kind'];

/** A check as lists and reports show it. */
export interface ListedCheck {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
}

/** A check, with the kind of target and the suite that it belongs to. */
export interface CatalogueCheck extends ListedCheck {
  readonly target: Kind;
  readonly area: Area;
}

/** What has to be known of the suites by those who do not load them. `npm run generate:docs` writes it. */
export interface Catalogue {
  readonly checks: readonly CatalogueCheck[];
  /** The checks of each further block of a campaign, with `*` in place of its number. */
  readonly blocks: readonly CatalogueCheck[];
  /** Requirements of which generated cases may find a violation, whatever their check cites. */
  readonly generated: readonly string[];
  /** By finding code: the requirements whose rules report it; `croql.*` stands for all that begin so. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

/** A check as the file of the catalogue has it: its requirements are places in one list, which is much shorter. */
export type CatalogueRow = Pick<CatalogueCheck, 'id' | 'title'> & { readonly requirements: readonly number[] };

/** Checks as the file of the catalogue has them, by kind of target and area. */
export type CatalogueRows = Readonly<Partial<Record<Kind, Readonly<Partial<Record<Area, readonly CatalogueRow[]>>>>>>;

/** The catalogue as its file has it. */
export interface CatalogueFile extends Omit<Catalogue, 'checks' | 'blocks'> {
  readonly requirements: readonly string[];
  readonly checks: CatalogueRows;
  readonly blocks: CatalogueRows;
}

/** Reads the catalogue of the checks. */
export function readCatalogue(): Catalogue {
  const text = readFileSync(new URL('../spec/checks.gen.json', import.meta.url), 'utf8');
  const { requirements, checks, blocks, ...rest } = JSON.parse(text) as CatalogueFile;
  const named = (rows: CatalogueRows) =>
    (Object.entries(rows) as [Kind, Partial<Record<Area, readonly CatalogueRow[]>>][]).flatMap(([target, areas]) =>
      (Object.entries(areas) as [Area, readonly CatalogueRow[]][]).flatMap(([area, list]) =>
        list.map(({ id, title, requirements: places }): CatalogueCheck => ({
          ...{ id, title, target, area },
          requirements: places.map((place) => requirements[place]!),
        })),
      ),
    );
  return { ...rest, checks: named(checks), blocks: named(blocks) };
}
