import { expect, test } from 'vitest';
import { describeUnknownRoute } from './nearest-route.ts';
import { addresses } from './test-client.ts';

// prettier-ignore
for (const { request, nearest, requirement } of [
  { request: 'GET https://api.test/api/v2/project/1/strings',              nearest: 'GET https://api.test/api/v2/projects/{projectId}/strings', requirement: 'lists.strings' },
  { request: 'GET https://api.test/projects/1/strings',                    nearest: 'GET https://api.test/api/v2/projects/{projectId}/strings', requirement: 'lists.strings' },
  { request: 'GET https://acme.api.test/api/v2/tm/1/segments',             nearest: 'GET https://acme.api.test/api/v2/tms/{tmId}/segments', requirement: 'lists.segments' },
  { request: 'GET https://api.test/api/v2/projects/1/translations/uk',     nearest: 'GET https://api.test/api/v2/projects/{projectId}/languages/{languageId}/translations', requirement: 'lists.translations' },
  { request: 'POST https://api.test/oauth/token',                          nearest: 'POST https://accounts.test/oauth/token', requirement: 'oauth.token.address' },
  { request: 'GET https://accounts.test/authorize',                        nearest: 'GET https://accounts.test/oauth/authorize', requirement: 'oauth.authorize.address' },
  { request: 'GET https://accounts.test/api/v2/glossaries/1/terms',        nearest: 'GET https://api.test/api/v2/glossaries/{glossaryId}/terms', requirement: 'lists.terms' },
  { request: 'GET https://api.test/',                                      nearest: 'GET https://api.test/api/v2/projects', requirement: 'lists.projects' },
]) {
  test(`the nearest route of ${request} is ${nearest}`, () => {
    const [method = '', url = ''] = request.split(' ');
    expect(describeUnknownRoute(method, url, addresses)).toEqual({
      requirement,
      message: `No route matches ${request}.`,
      correction: `The nearest route is ${nearest}.`,
    });
  });
}
