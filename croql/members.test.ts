import { expect, test } from 'vitest';
import { check } from './checker.ts';
import { listMembers } from './members.ts';
import { warnings } from './warnings.ts';
import { CONTEXT_NAMES } from '../spec/croql/contexts.ts';

for (const context of CONTEXT_NAMES)
  for (const edition of ['hosted', 'enterprise'] as const)
    test(`${context}, ${edition}: every example is valid and without a warning`, () => {
      const members = listMembers(context, edition);
      expect(members.length).toBeGreaterThan(5);
      for (const { example } of members) {
        const checked = check(example, { context, edition });
        expect(checked.ok && warnings(checked.query), example).toEqual([]);
      }
    });

test('a member of an object or of an element is listed below it, with what it is within', () => {
  const members = listMembers('source-string');
  const at = (name: string) => members.findIndex((each) => each.name === name);
  expect(members[at('file') + 1]).toMatchObject({ name: 'id', within: ['file'], example: 'id of file = 1' });
  expect(members.find(({ name }) => name === 'translation updated')).toMatchObject({ type: 'datetime' });
  expect(members.filter(({ edition }) => edition === 'enterprise')).toEqual([]);
  expect(at('fields')).toBe(-1);
});
