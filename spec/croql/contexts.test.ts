import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Members } from './context.ts';
import { CONTEXT_NAMES, contextOf } from './contexts.ts';
import { contexts } from './contexts.gen.ts';
import { generatedContexts } from '../generate/contexts.ts';

test('the generated module says what the table says', async () => {
  expect(await readFile(new URL('./contexts.gen.ts', import.meta.url), 'utf8')).toBe(await generatedContexts());
});

// Counted by hand in the source's tables.
for (const { title, members, count } of [
  { title: 'a source string', members: contexts['source-string'].members, count: 22 },
  { title: 'a translation of a string', members: contexts['source-string'].members.translations.members, count: 9 },
  { title: 'a languages summary', members: contexts['source-string'].members['languages summary'].members, count: 37 },
  { title: 'a translation', members: contexts.translation.members, count: 8 },
  { title: 'a TM record', members: contexts['tm-segment'].members.records.members, count: 7 },
  { title: 'a glossary term', members: contexts['glossary-term'].members, count: 15 },
  { title: 'a glossary concept', members: contexts['glossary-concept'].members, count: 9 },
]) {
  test(`${title} has ${count} members`, () => {
    expect(Object.keys(members)).toHaveLength(count);
  });
}

test('votes and approvals are the same in a string and in a translation', () => {
  const inString = contexts['source-string'].members.translations.members;
  expect(inString.votes).toEqual(contexts.translation.members.votes);
  expect(inString.approvals).toEqual(contexts.translation.members.approvals);
});

test('objects and arrays, and only they, have members', () => {
  const visit = (members: Members): void => {
    for (const [name, member] of Object.entries(members)) {
      const nests = member.type === 'object' || member.type === 'array';
      expect(member.members !== undefined, name).toBe(nests);
      visit(member.members ?? {});
    }
  };
  for (const name of CONTEXT_NAMES) visit(contextOf(name).members);
});
