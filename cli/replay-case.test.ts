import { expect, test } from 'vitest';
import { CliError } from './cli-error.ts';
import { readCase } from './replay-case.ts';
import type { Conformance } from '../reports/conformance.ts';

const facts = { edition: 'hosted', path: '/projects/1/strings', expression: 'is hidden' };
const finding = {
  requirement: 'croql.member.source-string.text',
  check: 'croql.strings.hosted',
  case: 'is-hidden-0000',
  facts,
};

const resultWith = (change: object, run: object = {}) =>
  ({ run: { seed: 7, runs: 5, ...run }, findings: [{ ...finding, ...change }] }) as unknown as Conformance;

test('a case is data: the check, the seed, and what the check sent', () => {
  const { before, ...one } = readCase(
    resultWith({ again: 'locspec verify service --config x.mjs' }, { oracle: 'records' }),
    'is-hidden-0000',
  );
  expect(before.case).toBe('is-hidden-0000');
  expect(one).toEqual({
    ...{ check: 'croql.strings.hosted', seed: 7, runs: 5, oracle: 'records' },
    only: { requirement: 'croql.member.source-string.text', path: '/projects/1/strings', expression: 'is hidden' },
  });
});

test('the case of another kind of check is one of its variants', () => {
  const { only } = readCase(
    resultWith({ facts: { among: { shape: 'no code' }, expression: 'x' } }, { runs: undefined }),
    'is-hidden-0000',
  );
  expect(only).toEqual({ requirement: 'croql.member.source-string.text', shape: 'no code' });
});

// prettier-ignore
for (const { title, change, run, names } of [
  { title: 'a path that leaves the API',    names: 'path',        change: { facts: { ...facts, path: '/../../@elsewhere.example' } } },
  { title: 'an expression that is no text', names: 'expression',  change: { facts: { ...facts, expression: { of: 1 } } } },
  { title: 'an expression without end',     names: 'expression',  change: { facts: { ...facts, expression: 'x'.repeat(30_000) } } },
  { title: 'expressions that are no list',  names: 'expressions', change: { facts: { ...facts, expressions: { length: 1 } } } },
  { title: 'a relation of the prototype',   names: 'relation',    change: { facts: { ...facts, relation: 'constructor' } } },
  { title: 'records without ids',           names: 'records',     change: { facts: { ...facts, records: [{ id: '../1' }] } } },
  { title: 'records beyond any list',       names: 'records',     change: { facts: { ...facts, records: Array(20_000).fill({ id: 1 }) } } },
  { title: 'a variant that is no text',     names: 'shape',       change: { facts: { among: { shape: ['x'] } } } },
  { title: 'an unknown requirement',        names: 'requirement', change: { requirement: 'oauth.constructor' } },
  { title: 'a billion generated cases',     names: 'run.runs',    run: { runs: 1e9 } },
] as { title: string; names: string; change?: object; run?: object }[]) {
  test(`a report with ${title} is refused`, () => {
    const read = () => readCase(resultWith(change ?? {}, run), 'is-hidden-0000');
    expect(read).toThrow(CliError);
    expect(read).toThrow(`see its ${names}.`);
  });
}
