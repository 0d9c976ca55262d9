import { expect, test } from 'vitest';
import { listAt, parametersOf } from './list-parameters.ts';

test.each([
  ['/api/v2/projects', 'projects'],
  ['/mock/api/v2/projects/1/strings', 'strings'],
  ['/api/v2/projects/1/languages/uk/translations', 'translations'],
  ['/api/v2/tms/1/segments', 'segments'],
  ['/api/v2/glossaries/1/terms', 'terms'],
  ['/api/v2/projects/1/translations', undefined],
  ['/api/v2/projects/1/strings/5', undefined],
  ['/backup/projects', undefined],
])('at %s is the list: %s', (path, list) => expect(listAt(path)).toBe(list));

test('only lists with a context take an expression', () => {
  expect(parametersOf('segments')).toContain('croql');
  expect(parametersOf('projects')).not.toContain('croql');
});
