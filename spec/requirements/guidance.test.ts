import { expect, test } from '@playwright/test';
import { GUIDANCE, guidanceOf } from './guidance.ts';
import { requirements } from './requirements.ts';
import type { Requirement, RequirementId } from './requirements.ts';

/** What is guided: where the source is silent, the gap tells more. */
const guided = (Object.entries(requirements) as [RequirementId, Requirement][])
  .filter(([, { standing }]) => standing !== 'assumed')
  .map(([id]) => id);

test('every stated or standard requirement says why it matters and how to mend a breach', () => {
  for (const id of guided) {
    const { why, mend } = guidanceOf(id);
    expect(why, id).toMatch(/^[A-Z].+\.$/);
    expect(mend, id).toMatch(/^[A-Z].+\.$/);
  }
});

test('the longest beginning of an id tells', () => {
  expect(guidanceOf('oauth.authorize.redirect-uri-exact').mend).toContain('registered URLs');
  expect(guidanceOf('oauth.authorize.not-framed').mend).toContain('frame-ancestors');
});

test('every row tells about some requirement, and longer beginnings leave it something to tell', () => {
  const told = new Set(guided.map((id) => JSON.stringify(guidanceOf(id))));
  const rows = Object.entries(GUIDANCE).map(([start, [why, mend]]) => ({ start, text: JSON.stringify({ why, mend }) }));
  expect(rows.filter(({ text }) => !told.has(text)).map(({ start }) => start)).toEqual([]);
  // Rows of the same words could not be told apart here, and one of them would do.
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
});
