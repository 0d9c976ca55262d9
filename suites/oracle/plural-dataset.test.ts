import { expect, test } from 'vitest';
import { sensitiveGap } from './gap-sensitivity.ts';
import { pluralDataset, PLURAL_TEXT_EXPRESSIONS } from './plural-dataset.ts';
import { listIn } from './query-target.ts';

const list = listIn(pluralDataset, 'plural', 'enterprise');

test.each(PLURAL_TEXT_EXPRESSIONS)('%s selects the same whichever form counts', (expression) => {
  expect(sensitiveGap(expression, list)).toBeUndefined();
});
