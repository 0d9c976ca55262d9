import { expect, test } from 'vitest';
import { boundaryCases, boundaryList } from './boundary-cases.ts';
import { partCases } from './part-cases.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import { selectIds } from './selection.ts';
import { ISOLATED_CLASSES, TEXT_CLASSES } from './value-classes.ts';
import { check } from '../../croql/checker.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';

for (const context of CONTEXT_NAMES)
  test(`no case about rare values of a ${context} depends on a gap`, () => {
    const list = boundaryList(context, 'enterprise');
    const sensitive = [...boundaryCases(list), ...partCases(list)].flatMap(({ expression }) => {
      const gap = sensitiveGap(expression, list);
      return gap === undefined ? [] : [`${expression}: ${gap}`];
    });
    expect(sensitive).toEqual([]);
  });

const list = boundaryList('glossary-term', 'enterprise');

for (const { name, mishandle, member } of [
  ...TEXT_CLASSES.map((one) => ({ ...one, member: 'text' as const })),
  ...ISOLATED_CLASSES.map((one) => ({ ...one, member: 'lemma' as const })),
])
  test(`a case has another outcome when the class “${name}” is mishandled`, () => {
    const mishandled = list.records.map(({ id, record }) => ({
      id,
      record: { ...record, [member]: mishandle(String(record[member])) },
    }));
    const cases = boundaryCases(list).filter(({ requirements }) =>
      requirements.includes(`croql.member.glossary-term.${member}`),
    );
    const differs = cases.some(({ expression }) => {
      const checked = check(expression, list);
      if (!checked.ok) return false;
      const outcome = (records: typeof mishandled) => String(selectIds(checked.query, { ...list, records }));
      return outcome(mishandled) !== outcome([...list.records] as typeof mishandled);
    });
    expect(differs).toBe(true);
  });
