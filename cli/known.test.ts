import { expect, test } from 'vitest';
import { expandNames, requireKnown } from './known.ts';

const ALL = [
  'oauth.no-code.denied',
  'oauth.no-code.late',
  'oauth.token.expiry',
  'croql.operator.or',
  'croql.syntax.of',
];

test('a pattern stands for every name that it matches, and a name for itself', () => {
  expect(expandNames(['oauth.no-code.*'], ALL, 'check')).toEqual(['oauth.no-code.denied', 'oauth.no-code.late']);
  expect(expandNames(['*.expiry', 'oauth.token.*', 'croql.syntax.of'], ALL, 'check')).toEqual([
    'oauth.token.expiry',
    'croql.syntax.of',
  ]);
  expect(expandNames([], ALL, 'check')).toEqual([]);
});

test('a dot of a pattern is a dot, and what nothing matches is refused', () => {
  expect(() => expandNames(['oauth.no.code.*'], ALL, 'check')).toThrow('No check matches “oauth.no.code.*”');
  expect(() => expandNames(['token*'], ALL, 'check')).toThrow('No check matches “token*”');
});

test('the suggestion for an unknown name begins and ends alike before it is spelled alike', () => {
  expect(() => requireKnown(['croql.syntax.or'], ALL, 'requirement')).toThrow('did you mean “croql.operator.or”?');
  expect(() => requireKnown(['oauth.token.expirey'], ALL, 'requirement')).toThrow('did you mean “oauth.token.expiry”?');
});

test('what names begin with is a pattern', () => {
  expect(() => requireKnown(['oauth.no-code'], ALL, 'check')).toThrow('did you mean “oauth.no-code.*”?');
});
