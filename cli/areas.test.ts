import { expect, test } from 'vitest';
import { APP_AREAS, areasOf, USUAL_APP_AREAS } from './areas.ts';
import { AREAS } from '../run/plan.ts';

for (const { title, options, areas } of [
  { title: 'a run that names nothing leaves contracts out', options: {}, areas: ['oauth', 'lists', 'croql', 'module'] },
  { title: 'a run looks at the suites that it names', options: { suite: ['contracts'] }, areas: ['contracts'] },
  {
    title: 'a check brings its area with it',
    options: { check: ['contracts.lists'] },
    areas: ['oauth', 'lists', 'croql', 'module', 'contracts'],
  },
]) {
  test(title, () => expect(areasOf(options, AREAS)).toEqual(areas));
}

test('a run against an app that names nothing looks at its module', () => {
  expect(areasOf({}, APP_AREAS, USUAL_APP_AREAS)).toEqual(['module']);
});

test('a suite that there is not is refused', () => {
  expect(() => areasOf({ suite: ['contract'] }, AREAS)).toThrow('did you mean “contracts”?');
});
