import { readIds } from '../drivers/read-list.ts';
import { replayCase } from './replay.ts';
import { nameList, readConfiguredLists } from './checks.ts';
import { LANGUAGE_REQUIREMENTS } from './language-requirements.ts';
import { requireDataset } from './require-dataset.ts';
import { sensitiveGap } from '../oracle/gap-sensitivity.ts';
import { DIRECTED_LISTS } from '../oracle/directed-cases.ts';
import { examine } from './examine.ts';
import type { Case } from '../oracle/case.ts';
import { generateCases } from '../oracle/random-cases.ts';
import { observedTarget } from '../oracle/observed-records.ts';
import { fixtureList } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Check } from '../kit/check.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { BLOCK_SIZE } from '../../run/plan.ts';
import type { OracleLevel } from '../../run/plan.ts';

/**
 * The additional checks of a run with many generated expressions. Each sends one block of them, seeded by the run's seed
 * and the check's id. So a run of any length holds one block in memory, is divided among machines by its checks, and can
 * continue after the last block that it finished.
 */
export function campaignChecks(runs = 0): readonly Check[] {
  const blocks = Array.from({ length: Math.max(0, Math.ceil(runs / BLOCK_SIZE) - 1) }, (_, index) => {
    const block = index + 2;
    return { block, size: Math.min(BLOCK_SIZE, runs - (block - 1) * BLOCK_SIZE) };
  });
  const ofEach = (checksOf: (block: number, size: number, edition: Edition) => readonly Check[]) =>
    blocks.flatMap(({ block, size }) =>
      (['hosted', 'enterprise'] as const).flatMap((edition) => checksOf(block, size, edition)),
    );
  // One oracle after the other: a run needs one of them, and each shard takes its part of that.
  return [...ofEach(referenceBlocks), ...ofEach(recordsBlocks)];
}

const referenceBlocks = (block: number, size: number, edition: Edition): readonly Check[] =>
  PLACES.map((place) => {
    const subject = fixtureList(place, edition);
    const cites = ['lists.croql', LIST_REQUIREMENTS[subject.context]] as const;
    return createBlockCheck(nameList(place), edition, block, 'reference', cites, async (checkContext) => {
      await requireDataset(checkContext);
      await examineBlock(checkContext, subject, size, true);
    });
  });

const recordsBlocks = (block: number, size: number, edition: Edition): readonly Check[] => [
  createBlockCheck('records', edition, block, 'records', ['lists.croql'], async (checkContext) => {
    const { read, logins } = await readConfiguredLists(checkContext, edition);
    for (const { list, read: shown } of read)
      if (shown.records.length > 0)
        await examineBlock(
          checkContext,
          observedTarget(
            { ...list, edition },
            shown.records.map((record) => ({ ids: readIds(record), record })),
            logins,
          ),
          size,
          false,
        );
  }),
];

/** Plural strings differ from others only in their forms, which directed cases cover. */
const PLACES = DIRECTED_LISTS.filter((place) => !place.startsWith('plural'));
/** The number of records on which cases are chosen; results are judged on all records. */
const SAMPLE_SIZE = 120;

function createBlockCheck(
  name: string,
  edition: Edition,
  block: number,
  oracle: OracleLevel,
  cites: Check['cites'],
  body: Check['body'],
): Check {
  const title = `generated expressions select what they say, block ${block} of the ${name} (${edition})`;
  return {
    id: `croql.${name}.${edition}.${block}`,
    title,
    cites,
    mayFind: LANGUAGE_REQUIREMENTS,
    oracle,
    edition,
    body,
  };
}

async function examineBlock(
  checkContext: CheckContext,
  subject: QueryTarget,
  size: number,
  isLoaded: boolean,
): Promise<void> {
  const { only } = checkContext.target.plan;
  if (only) return only.path === subject.path ? replayCase(checkContext, subject, only) : undefined;
  await examine(checkContext, subject, blockCases(subject, checkContext.random.seed(), size), isLoaded);
}

/** The cases of a block: chosen on a sample of long lists, and judged on all records. */
function* blockCases(subject: QueryTarget, seed: number, size: number): Generator<Case> {
  const isWhole = subject.records.length <= SAMPLE_SIZE;
  const sample = isWhole ? subject : { ...subject, records: subject.records.slice(0, SAMPLE_SIZE) };
  for (const one of generateCases(sample, seed, size))
    // What depends on no gap in the sample may depend on one in the other records.
    if (isWhole || sensitiveGap(one.expression, subject) === undefined) yield one;
}
