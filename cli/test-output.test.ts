import { expect, test } from 'vitest';
import { findFailures } from './test-output.ts';

const STACK = Array.from({ length: 40 }, (_, index) => `    at step${index} (file:///app/a.mjs:${index}:1)`);
const PASSES = Array.from({ length: 40 }, (_, index) => `ok ${index + 2} - passes ${index}`);

test('of TAP the failed test is shown with its error, not what passed after it', () => {
  const error = ["  error: 'strings are listed'", "  code: 'ERR_TEST_FAILURE'", '  stack: |-'];
  const head = [
    '  ---',
    '  duration_ms: 3',
    "  type: 'test'",
    "  location: 'a.mjs:3:1'",
    "  failureType: 'testCodeFailure'",
  ];
  const lines = findFailures(
    [
      'TAP version 13',
      '# Subtest: lists',
      'not ok 1 - lists',
      ...head,
      ...error,
      ...STACK,
      '  ...',
      ...PASSES,
      '1..41',
      '# fail 1',
    ].join('\n'),
  );
  expect(lines).toEqual(['not ok 1 - lists', ...head, ...error]);
});

test('a runner that names the failed tests twice is quoted where it tells more', () => {
  const output =
    '✖ lists (3ms)\n✔ passes (1ms)\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.mjs:3:1\n✖ lists (3ms)\n  Error: no data\n';
  expect(findFailures(output)).toEqual(['✖ failing tests:', 'test at a.mjs:3:1', '✖ lists (3ms)', '  Error: no data']);
});

for (const line of [
  ' \u001b[31m×\u001b[39m lists 7ms',
  ' FAIL  a.test.ts > lists',
  '  ● lists',
  '  1) lists',
  'FAILED test_lists.py::test_lists',
  '--- FAIL: TestLists (0.00s)',
])
  test(`${JSON.stringify(line)} names a failed test`, () => {
    const [first] = findFailures([line, '  why', ...PASSES].join('\n'));
    expect(first).toContain('ists');
  });

test('of any other output the end is shown', () => {
  expect(findFailures([...STACK, 'Error: no data'].join('\n'))).toEqual([...STACK.slice(-29), 'Error: no data']);
});
