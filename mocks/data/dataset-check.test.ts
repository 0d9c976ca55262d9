import { expect, test } from 'vitest';
import { checkDataset, describeProblems } from './dataset-check.ts';
import { demoDataset } from './demo-dataset.ts';

test('of a dataset, wrong shapes and wrong references are found at once', () => {
  const [project] = demoDataset.projects!;
  const wrong = { users: [{ id: '1', login: 'a' }, null], projects: [{ ...project, targetLanguageIds: ['xx'] }, 4] };
  const checked = checkDataset({ ...demoDataset, ...wrong });
  expect(checked.ok ? [] : checked.problems.map(({ at }) => at)).toEqual([
    '/users/0/id',
    '/users/1',
    '/projects/1',
    '/projects/0/targetLanguageIds/0',
  ]);
  expect(checkDataset(demoDataset)).toEqual({ ok: true, dataset: demoDataset });
});

for (const value of [null, 4, 'a', [], { users: {} }, { projects: [{ strings: [{ translations: 'a' }] }] }])
  test(`${JSON.stringify(value)} is no dataset, without a crash`, () => {
    expect(checkDataset(value)).toMatchObject({ ok: false });
  });

test('of many mistakes the first thirty are told', () => {
  const problems = Array.from({ length: 32 }, (_, index) => ({ error: 'is wrong.', at: `/${index}` }));
  const lines = describeProblems(problems, 'It').split('\n');
  expect(lines).toHaveLength(32);
  expect([lines[0], lines[30], lines[31]]).toEqual(['It has 32 mistakes:', '  /29: is wrong.', '  and 2 more']);
  expect(describeProblems(problems.slice(0, 1))).toBe('The dataset has a mistake: /0: is wrong.');
});
