import { expect, test } from 'vitest';
import { GUIDANCE, guidanceOf } from './guidance.ts';
import { requirements } from './requirements.ts';
import type { Requirement, RequirementId } from './requirements.ts';

/** What is guided: where the source is silent, the gap tells more. */
const guided = (Object.entries(requirements) as [RequirementId, Requirement][])
  .filter(([, { standing }]) => standing !== 'assumed')
  .map(([id]) => id);

test('every stated or standard requirement says why it matters and how to fix a violation', () => {
  for (const id of guided) {
    const { why, fix } = guidanceOf(id);
    expect(why, id).toMatch(/^[A-Z].+\.$/);
    expect(fix, id).toMatch(/^[A-Z].+\.$/);
  }
});

test('the longest beginning of an id tells', () => {
  expect(guidanceOf('oauth.authorize.redirect-uri-exact').fix).toContain('registered URLs');
  expect(guidanceOf('oauth.authorize.not-framed').fix).toContain('frame-ancestors');
});

test('every row tells about some requirement, and longer beginnings leave it something to tell', () => {
  const told = new Set(guided.map((id) => JSON.stringify(guidanceOf(id))));
  const rows = Object.entries(GUIDANCE).map(([start, [why, fix]]) => ({ start, text: JSON.stringify({ why, fix }) }));
  expect(rows.filter(({ text }) => !told.has(text)).map(({ start }) => start)).toEqual([]);
  // Rows of the same words could not be told apart here, and one of them would do.
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
});
