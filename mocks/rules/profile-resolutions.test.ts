import { expect, test } from 'vitest';
import { takeProfile } from './profile-resolutions.ts';
import { observed, profileOf } from '../../run/test-profile.ts';

test('what was observed is taken on', () => {
  const { answers, missing } = takeProfile(
    profileOf({
      gaps: { 'oauth.body-form': observed('json'), 'oauth.token-type-case': observed('as assumed') },
      editions: { hosted: { 'croql.string-case': observed('insensitive'), 'lists.page-size': observed('40') } },
    }),
  );
  expect(answers).toEqual({ 'oauth.body-form': 'json', 'croql.string-case': 'insensitive', 'lists.page-size': '40' });
  expect(missing).toEqual([]);
});

test('what cannot be is said: unknown ways, those that no rule of the reference has, and editions that differ', () => {
  const { answers, missing } = takeProfile(
    profileOf({
      gaps: { 'oauth.reauthorization': { certainty: 'none of the known', saw: 'asked at random', evidence: [] } },
      editions: {
        hosted: { 'croql.null': observed('empty-text'), 'lists.tm-id': observed('string') },
        enterprise: { 'croql.null': observed('absent-equals-absent') },
      },
    }),
  );
  expect(answers).toEqual({ 'croql.null': 'empty-text' });
  expect(missing.map(({ gap }) => gap)).toEqual(['oauth.reauthorization', 'lists.tm-id', 'croql.null']);
});

test('a resolution that nobody knows is an error that names it', () => {
  const unknown = profileOf({ gaps: {}, editions: { hosted: { 'croql.null': observed('maybe') } } });
  expect(() => takeProfile(unknown)).toThrow(/croql\.null/);
});
