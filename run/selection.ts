import { readCatalogue } from './catalogue.ts';
import type { CatalogueCheck, ListedCheck } from './catalogue.ts';
import { checkNames } from './check-names.ts';
import { BLOCK_SIZE } from './plan.ts';
import type { Area, Plan } from './plan.ts';

/** The checks of one area that a run has. */
export interface SelectedArea {
  readonly area: Area;
  readonly checks: readonly ListedCheck[];
}

type Selection = Pick<Plan, 'areas' | 'runs' | 'checks' | 'requirements' | 'editions' | 'shard'> & {
  readonly target: Pick<Plan['target'], 'kind'>;
};

/**
 * The checks that a plan selects, in their order; a plan that names none selects all. Shard i of n takes every n-th
 * check: shards are disjoint and together complete. Checks that an earlier part of the same run finished are left out.
 */
export function selectChecks(plan: Selection, done: readonly string[] = []): readonly SelectedArea[] {
  const { checks, blocks } = readCatalogue();
  const [index, count] = (plan.shard ?? '1/1').split('/').map(Number) as [number, number];
  const isDone = new Set(done);
  let position = 0;
  return plan.areas.map((area) => {
    const isOfArea = (check: CatalogueCheck) => check.target === plan.target.kind && check.area === area;
    return {
      area,
      checks: [...checks.filter(isOfArea), ...numberBlocks(blocks.filter(isOfArea), plan.runs)]
        .filter((check) => isSelected(check, plan))
        .filter(() => position++ % count === index - 1)
        .filter(({ id }) => !isDone.has(id)),
    };
  });
}

/** The checks of a campaign after its first block, one list after the other: each shard takes its part of every list. */
function numberBlocks(blocks: readonly CatalogueCheck[], runs = 0): readonly ListedCheck[] {
  const numbers = Array.from({ length: Math.max(0, Math.ceil(runs / BLOCK_SIZE) - 1) }, (_, index) =>
    String(index + 2),
  );
  return blocks.flatMap(({ id, title, requirements }) =>
    numbers.map((number) => ({ id: id.replace('*', number), title: title.replace('*', number), requirements })),
  );
}

function isSelected({ id, requirements }: ListedCheck, plan: Selection): boolean {
  const byId = plan.checks.length === 0 || checkNames(id).some((name) => plan.checks.includes(name));
  const byRequirement =
    plan.requirements.length === 0 || requirements.some((cited) => plan.requirements.includes(cited));
  const edition = /\.(hosted|enterprise)(?:\.\d+)?$/.exec(id)?.[1];
  return byId && byRequirement && (edition === undefined || plan.editions.some((one) => one === edition));
}
