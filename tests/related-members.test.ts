import { expect, test } from 'vitest';
import { runOn } from './croql-run.ts';
import { ADDRESSES, directly } from './in-process.ts';
import { systemRandom } from '../mocks/core/random.ts';
import type { Dataset } from '../mocks/mock.ts';
import { createService } from '../mocks/service/create-service.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';
import { requirements } from '../spec/requirements/requirements.ts';

type Json = { readonly [name: string]: unknown };

/** Every object of a value, changed from the inside outwards. */
const changeObjects = (value: unknown, change: (object: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map((each) => changeObjects(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changeObjects(each, change)])));
};

// prettier-ignore
const INDEPENDENT: Readonly<Record<string, (object: Json) => Json>> = {
  'a special QA issue is no QA issue':          (object) => ('has qa issues' in object ? { ...object, 'has qa issues': false, 'has spelling qa issues': true } : object),
  'a hidden string is visible':                 (object) => ('is hidden' in object ? { ...object, 'is hidden': true, 'is visible': true } : object),
  'what is translated is partially translated': (object) => (object['is translated'] === true ? { ...object, 'is partially translated': true } : object),
  'an unresolved issue is no issue':            (object) => ('has issue' in object ? { ...object, 'has issue': false, 'has unresolved issue': true } : object),
};

for (const [title, change] of Object.entries(INDEPENDENT))
  test(`a service in which ${title} resolves a gap, and violates nothing`, async () => {
    const dataset = changeObjects(fixtureDataset, change) as Dataset;
    const service = createService({ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, dataset });
    const outcomes = await runOn('metamorphic', () => directly(async (request) => service.answer(request)), {
      editions: ['hosted'],
    });
    const found = outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement));
    expect(found.filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
    expect(found).toContain('croql.related-members');
  });
