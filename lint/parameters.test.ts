import { describe, expect, test } from 'vitest';
import { HOLE } from './host-text.ts';
import { lintText } from './lint.ts';
import { findParameters, listFunctions } from './parameters.ts';

const parametersOf = (...files: readonly string[]) =>
  Object.fromEntries(findParameters(files.flatMap((file) => listFunctions('a.ts', file))));

describe('a parameter with the name of an expression is found by its position', () => {
  // prettier-ignore
  for (const [file, parameters] of [
    [`function strings(projectId, croql) {}`, { strings: [1] }],
    [`export async function* strings<T>(projectId: number, croql?: string): AsyncGenerator<T> {}`, { strings: [1] }],
    [`class Client { async strings(projectId: number, croql: string): Promise<X> { return []; } }`, { strings: [1] }],
    [`class Client { async #strings(projectId, croql) { return []; } }`, { '#strings': [1] }],
    [`class Client { strings = async (projectId, croql = 'is hidden') => []; }`, { strings: [1] }],
    [`const strings = async (options: Map<string, { a: 1 }>, croql: string): Promise<X> => [];`, { strings: [1] }],
    [`const strings: Strings = (croql) => [], terms = croql => [];`, { strings: [0], terms: [0] }],
    [`const client = { strings: async function (projectId, croql) {}, terms(croql) {} };`, { strings: [1], terms: [0] }],
    [`interface Client { strings(this: Client, projectId: number, croql: string): Promise<X>; terms: (croql: string) => X }`, { strings: [1], terms: [0] }],
    [`abstract class Client { protected abstract strings(projectId: number, hiddenCroql: string): X }`, { strings: [1] }],
    [`function strings({ projectId }, [a, b] = [], croql, ...rest) {}`, { strings: [2] }],
    // What declares nothing, or takes no expression by its position
    [`strings(projectId, croql); client.strings(projectId, croql); new Query(croql);`, {}],
    [`if (croql) { run(croql) } while (croql) {} switch (croql) {} for (const croql of all) {} catch (croql) {}`, {}],
    [`const all = isAll ? strings(projectId, croql) : []; const some = (croql), same = [croql]`, {}],
    [`class Text { set filter(croql: string) {} } interface Query { new (croql: string): X }`, {}],
    [`const run = isAll ? bar : (croql) => 1; switch (a) { case bar: (croql) => 1; }`, {}],
    [`items.map((croql) => run(croql)); function strings(...croql) {}`, {}],
    [`function strings({ croql }) {} class Query { constructor(private croql: string) {} }`, {}],
    [`function validateStrings(croql) {} const isCroql = (croql) => true; function parse(croql) {}`, {}],
    // Functions of one name
    [`function strings(a, croql) {} class Client { strings(a, b) {} }`, {}],
    [`function strings(a, croql) {} class Client { strings(croql, a) {} }`, {}],
    [`function strings(a, croql) {} class Client { strings(...all) {} }`, {}],
    [`function strings(a: 1): X; function strings(a: 1, croql: string): X; function strings(a: 1, croql?: string): X {}`, { strings: [1] }],
  ] as const) {
    test(file, () => {
      expect(parametersOf(file)).toEqual(parameters);
    });
  }
});

test('a function of the same name in another file counts, and one of another language does not', () => {
  const [one, other] = ['function strings(a, croql) {}', 'class Labels { strings(a, b) {} }'];
  expect(parametersOf(one, other)).toEqual({});
  expect(listFunctions('a.py', 'def strings(a, croql): pass')).toEqual([]);
});

const DECLARED = findParameters(listFunctions('client.ts', 'class Client { strings(projectId, croql) {} }'));

describe('an argument is found in a file that does not mention expressions otherwise', () => {
  // prettier-ignore
  for (const [file, found] of [
    [`client.strings(1, 'count of translation > 0');`, [['argument', 'count of translation > 0']]],
    ['this.strings(id, `not is hidden and id of file = ${file}`);', [['argument', 'not is hidden and id of file = ◻']]],
    [`strings({ a: [1, 2], b: f(3, 4) }, all ? 'is hidden' : 'is duplicate')`, [['argument', 'is hidden'], ['argument', 'is duplicate']]],
    [`const query = 'is hidden'; client?.strings<Text>(1, query, 5);`, [['argument', 'is hidden']]],
    [`client.strings?.(1, 'is hidden')`, [['argument', 'is hidden']]],
    [`this.strings('/tms/1/segments', 'user = 1');`, [['list call', 'user = 1']]],
    [`class Client { strings(id, croql) {} all() { return this.strings(1, 'is hidden and'); } }`, [['name', 'is hidden and']]],
    // A function of the same name in a package is none of those that were declared.
    [`this.strings(1, 'is hidden and'); strings(1, 'UPDATE x SET y = 1');`, []],
    // What is none
    [`client.strings('is hidden'); client.strings(1, query, 'is hidden'); client.strings(...all, 'is hidden');`, []],
    [`strings; client.strings; client.otherStrings(1, 'is hidden'); client.#strings(1, 'is hidden');`, []],
    [`database.strings(1, 'select a from b where c = 1'); client.strings(1, 'div > a'); client.strings(1, 'max-width = 5');`, []],
    [`client.strings(1, 'A label'); client.strings(1, ''); client.strings(1, '[data-id=1]');`, []],
  ] as const) {
    test(file, () => {
      const { expressions } = lintText('a.ts', file, { parameters: DECLARED });
      expect(expressions.map(({ by, host }) => [by, host.text.replaceAll(HOLE, '◻')])).toEqual(found);
      expect(lintText('a.py', file, { parameters: DECLARED }).expressions).toEqual([]);
    });
  }
});

test('a file alone knows its own functions', () => {
  const file = `const list = (projectId, croql) => get(projectId, { croql });\nlist(1, 'count of translation > 0');`;
  expect(lintText('a.js', file).problems).toMatchObject([{ code: 'unknown-member', found: { by: 'name' } }]);
});
