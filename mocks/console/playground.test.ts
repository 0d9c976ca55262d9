import { expect, test, vi } from 'vitest';
import { evaluateQuery } from './playground.ts';
import { createServiceClock } from '../core/clock.ts';
import { demoDataset } from '../data/demo-dataset.ts';
import { indexDataset } from '../data/resources.ts';
import { defaultResolutions } from '../../spec/gaps/gaps.ts';

const context = { resources: indexDataset(demoDataset), clock: createServiceClock(() => new Date('2026-01-01')) };
const evaluate = (expression: string) => evaluateQuery(context, defaultResolutions, { of: '1', expression });

test('an expression that is too slow is marked from its start to its end', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 3_000));
  try {
    expect(evaluate('text = "a"')).toEqual({
      ok: false,
      diagnostics: [
        {
          code: 'too-slow',
          message: 'The expression takes too long for the records of this list.',
          ...{ start: 0, end: 10, line: 1, column: 1 },
        },
      ],
    });
  } finally {
    clock.mockRestore();
  }
});

test('an expression that is too long is marked from where it is too long', () => {
  expect(evaluate(`${'\n'.repeat(7_999)}text = "a"`)).toMatchObject({
    diagnostics: [{ code: 'too-long', start: 8_000, end: 8_009, line: 8_000, column: 2 }],
  });
});

test('an expression that is invalid is marked where it is', () => {
  expect(evaluate('text =\n= "a"')).toMatchObject({ ok: false, diagnostics: [{ line: 2, column: 1 }] });
});
