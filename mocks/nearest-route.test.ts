import { expect, test } from '@playwright/test';
import { strayFinding } from './nearest-route.ts';
import { addresses } from './test-client.ts';

// prettier-ignore
for (const { asked, nearest, requirement } of [
  { asked: 'GET https://api.test/api/v2/project/1/strings',              nearest: 'GET https://api.test/api/v2/projects/{projectId}/strings', requirement: 'lists.strings' },
  { asked: 'GET https://api.test/projects/1/strings',                    nearest: 'GET https://api.test/api/v2/projects/{projectId}/strings', requirement: 'lists.strings' },
  { asked: 'GET https://acme.api.test/api/v2/tm/1/segments',             nearest: 'GET https://acme.api.test/api/v2/tms/{tmId}/segments', requirement: 'lists.segments' },
  { asked: 'GET https://api.test/api/v2/projects/1/translations/uk',     nearest: 'GET https://api.test/api/v2/projects/{projectId}/languages/{languageId}/translations', requirement: 'lists.translations' },
  { asked: 'POST https://api.test/oauth/token',                          nearest: 'POST https://accounts.test/oauth/token', requirement: 'oauth.token.address' },
  { asked: 'GET https://accounts.test/authorize',                        nearest: 'GET https://accounts.test/oauth/authorize', requirement: 'oauth.authorize.address' },
  { asked: 'GET https://accounts.test/api/v2/glossaries/1/terms',        nearest: 'GET https://api.test/api/v2/glossaries/{glossaryId}/terms', requirement: 'lists.terms' },
  { asked: 'GET https://api.test/',                                      nearest: 'GET https://api.test/api/v2/projects', requirement: 'lists.projects' },
]) {
  test(`the nearest route of ${asked} is ${nearest}`, () => {
    const [method = '', url = ''] = asked.split(' ');
    expect(strayFinding(method, url, addresses)).toEqual({
      requirement,
      message: `Nothing answers ${asked}.`,
      correction: `The nearest route is ${nearest}.`,
    });
  });
}
