import { expect, test } from '@playwright/test';
import { guidanceOf } from './guidance.ts';
import { requirements } from './requirements.ts';
import type { Requirement, RequirementId } from './requirements.ts';

test('every stated or standard requirement says why it matters and how to mend a breach', () => {
  for (const [id, { standing }] of Object.entries<Requirement>(requirements)) {
    if (standing === 'assumed') continue;
    const { why, mend } = guidanceOf(id as RequirementId);
    expect(why, id).toMatch(/^[A-Z].+\.$/);
    expect(mend, id).toMatch(/^[A-Z].+\.$/);
  }
});

test('the longest beginning of an id tells', () => {
  expect(guidanceOf('oauth.authorize.redirect-uri-exact').mend).toContain('registered URLs');
  expect(guidanceOf('oauth.authorize.not-framed').mend).toContain('frame-ancestors');
});
