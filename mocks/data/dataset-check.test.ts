import { expect, test } from 'vitest';
import { checkDataset, describeProblems } from './dataset-check.ts';
import { demoDataset } from './demo-dataset.ts';
import { readPartialDataset } from './partial-dataset.ts';

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

test('of many kinds of mistakes the first twenty are told', () => {
  const problems = Array.from({ length: 32 }, (_, index) => ({ error: `is wrong by ${index}.`, at: `/${index}` }));
  const lines = describeProblems(problems, 'It').split('\n');
  expect(lines).toHaveLength(22);
  expect([lines[0], lines[20], lines[21]]).toEqual([
    'It has 32 mistakes:',
    '  /19: is wrong by 19.',
    '  … and 12 more',
  ]);
  expect(describeProblems(problems.slice(0, 1))).toBe('The dataset has a mistake: /0: is wrong by 0.');
});

test('equal mistakes are told once, and the known names once', () => {
  const strings = Array.from({ length: 3 }, () => ({ text: 'a', zzzzzzzz: 1, qqqqqqqq: 2 }));
  const read = readPartialDataset({ strings: [...strings, { text: 5 }] });
  const lines = describeProblems(read.ok ? [] : read.problems).split('\n');
  expect(lines).toEqual([
    'The dataset has 7 mistakes:',
    expect.stringMatching(
      /^ {2}\/strings\/\*: has an unknown member “zzzzzzzz”; known are “id”, .* \(3 times, first at \/strings\/0\)$/,
    ),
    '  /strings/*: has an unknown member “qqqqqqqq” (3 times, first at /strings/0)',
    expect.stringMatching(/^ {2}\/strings\/3\/text: is 5, and should be/),
  ]);
  const many = Array.from({ length: 1_000 }, (_, index) => ({ error: 'is wrong.', at: `/a/${index}` }));
  expect(describeProblems(many, 'It')).toBe(
    'It has at least 1000 mistakes:\n  /a/*: is wrong. (1000 times, first at /a/0)',
  );
});
