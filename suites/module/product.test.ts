import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasChanged, listChangedIds, listChanges, listOwnChanges } from './product.ts';
import { EVERY_FIELD, PLURALS, SPECIAL } from './strings.ts';

const STRINGS = [...EVERY_FIELD, ...PLURALS('uk'), ...SPECIAL.slice(0, 20)];

test('labels that are one text are a change like others', () => {
  const records = STRINGS.map((one) => ({ ...one, labels: 'has placeholders' }));
  const outcome = { kind: 'strings', records } as const;
  expect(hasChanged(STRINGS, outcome)).toBe(true);
  expect([...listChanges(STRINGS, outcome)]).toContainEqual(['.labels', expect.arrayContaining(['has placeholders'])]);
});

test('no record that an app may send stops what looks for changes', () => {
  const field = fc.constantFrom(
    ...['uniqId', 'identifier', 'text', 'context', 'labels', 'maxLength', 'isHidden', 'attributes', 'translations'],
  );
  const changed = fc
    .tuple(fc.nat(STRINGS.length - 1), field, fc.jsonValue())
    .map(([index, name, value]) => ({ ...STRINGS[index], [name]: value }));
  const records = fc.array(fc.oneof({ weight: 9, arbitrary: changed }, fc.jsonValue()), { maxLength: 12 });
  fc.assert(
    fc.property(records, (some) => {
      const outcome = { kind: 'strings', records: some } as const;
      expect(() => {
        listChanges(STRINGS, outcome);
        listOwnChanges(STRINGS, outcome);
        hasChanged(STRINGS, outcome);
        listChangedIds(STRINGS, outcome);
      }).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});

test('labels and contexts that another string had are in another place, and nothing new', () => {
  const held = STRINGS.map((one, index) => ({ ...one, context: `Where ${index} is`, labels: [`label ${index}`] }));
  const moved = held.map((one, index) => {
    const { context, labels } = held.at(index - 1)!;
    return { ...one, context, labels };
  });
  expect([...listOwnChanges(held, { kind: 'strings', records: moved })]).toEqual([]);
  const added = moved.map((one, index) => ({ ...one, labels: [...one.labels, index % 2 === 0 ? 'even' : 'odd'] }));
  const fields = listOwnChanges(held, { kind: 'strings', records: added });
  expect([...fields.keys()]).toEqual(['.labels']);
  expect(new Set(fields.get('.labels'))).toEqual(new Set(['even', 'odd']));
});

test('a context of another string that has that of the string in it is in another place as well', () => {
  const contexts = ['menu', 'submenu', 'menus', '#menu', 'a🎉'];
  const held = contexts.map((context, index) => ({ ...STRINGS[index]!, context }));
  const moved = held.map((one, index) => ({ ...one, context: held[(index + 1) % 5]!.context }));
  expect([...listOwnChanges(held, { kind: 'strings', records: moved })]).toEqual([]);
  const noted = held.map((one) => ({ ...one, context: `${one.context} (a noun)` }));
  const values = listChanges(held, { kind: 'strings', records: noted }).get('.context');
  expect(new Set(values)).toEqual(new Set(['(a noun)']));
});
