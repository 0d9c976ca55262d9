import { askedAgain } from './again.ts';
import { BLOCK, byData, idOf, LANGUAGE, shownLists } from './checks.ts';
import { touchedGap } from './clear.ts';
import { DIRECTED_PLACES } from './directed-cases.ts';
import { examine } from './examine.ts';
import { randomCases } from './random-cases.ts';
import { shownSubject } from './shown.ts';
import { LIST_OF, placeOf } from './subject.ts';
import type { Subject } from './subject.ts';
import type { Attempt } from '../attempt.ts';
import type { Check } from '../check.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { Power } from '../../spec/run.ts';

/**
 * The further checks of a run of many generated expressions: each asks a block of them, drawn from the run's seed and
 * its own name. So whatever its length, a run holds no more than one block, is divided among machines by its checks,
 * and goes on after the last block that it was through with.
 */
export function campaignChecks(runs = 0): readonly Check[] {
  const blocks = Array.from({ length: Math.max(0, Math.ceil(runs / BLOCK) - 1) }, (_, index) => index + 2);
  return blocks.flatMap((block) => {
    const size = Math.min(BLOCK, runs - (block - 1) * BLOCK);
    return (['hosted', 'enterprise'] as const).flatMap((edition) => [
      ...PLACES.map((place) => {
        const subject = placeOf(place, edition);
        const cites = ['lists.croql', LIST_OF[subject.context]] as const;
        return blockOf(idOf(place), edition, block, 'data', cites, async (attempt) => {
          await byData(attempt);
          await ask(attempt, subject, size, true);
        });
      }),
      blockOf('records', edition, block, 'records', ['lists.croql'], async (attempt) => {
        const { read, logins } = await shownLists(attempt, edition);
        for (const { list, read: shown } of read)
          if (shown.records.length > 0)
            await ask(attempt, shownSubject({ ...list, edition }, shown.records, logins), size, false);
      }),
    ]);
  });
}

/** Plural strings differ from others in their forms alone, which need no chance. */
const PLACES = DIRECTED_PLACES.filter((place) => !place.startsWith('plural'));
/** Cases are chosen on so many records of a list; the answers are judged on all of them. */
const SAMPLE = 120;

function blockOf(
  name: string,
  edition: Edition,
  block: number,
  power: Power,
  cites: Check['cites'],
  body: Check['body'],
): Check {
  const title = `generated expressions select what they say, block ${block} of the ${name} (${edition})`;
  return { id: `croql.${name}.${edition}.${block}`, title, cites, may: LANGUAGE, power, edition, body };
}

async function ask(attempt: Attempt, subject: Subject, size: number, isLoaded: boolean): Promise<void> {
  const { only } = attempt.target.plan;
  if (only) return only.path === subject.path ? askedAgain(attempt, subject, only) : undefined;
  const sample = { ...subject, records: subject.records.slice(0, SAMPLE) };
  const cases = randomCases(sample, attempt.chance, size);
  await examine(
    attempt,
    subject,
    cases.filter(({ expression }) => touchedGap(expression, subject) === undefined),
    isLoaded,
  );
}
