import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decisive, type Validator } from './schema-errors.ts';
import { isDocument } from '../generate/openapi-bundle.ts';
import { compileValidator } from '../generate/validators.ts';
import { readSchemas, typeName } from './schema-files.ts';
import { validateConfiguration } from './validate-configuration.gen.js';
import { validateConformance } from './validate-conformance.gen.js';
import { validateDataset } from './validate-dataset.gen.js';
import { validateExpectedFailures } from './validate-expected-failures.gen.js';
import { validateStringRecord } from './validate-string-record.gen.js';

const built: Readonly<Record<string, Validator<unknown>>> = {
  ...{ validateConfiguration, validateConformance, validateDataset, validateExpectedFailures, validateStringRecord },
};

/** Documents of one schema: good ones, and bad ones that are a good one with a single change. */
interface Documents {
  readonly good: readonly { readonly title: string; readonly document: unknown }[];
  readonly bad: readonly {
    readonly title: string;
    /** The title of the good one. */
    readonly of: string;
    /** The change, as RFC 6902 writes one. */
    readonly patch: readonly [Change];
    /** Where the validator has to complain, and by which keyword. */
    readonly at: string;
    readonly keyword: string;
  }[];
}

type Change =
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown };

const FOLDER = new URL('./documents/', import.meta.url);

// A test's title has to be known before it runs, so the documents are read here.
const all = new Map<string, Documents>();
for (const file of (await readdir(FOLDER)).sort()) {
  all.set(file.slice(0, -'.json'.length), JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')) as Documents);
}

for (const [name, { good, bad }] of all) {
  const validate = built[`validate${typeName(name)}`] ?? (await compileValidator(name));
  const complaintsOn = (document: unknown) =>
    validate(document) ? [] : decisive(validate.errors!).map(({ instancePath: at, keyword }) => ({ at, keyword }));

  test(`${name}: each of ${good.length} good documents is accepted`, () => {
    const seen = good.map(({ title, document }) => ({ title, complaints: complaintsOn(document) }));
    expect(seen).toEqual(good.map(({ title }) => ({ title, complaints: [] })));
  });

  test(`${name}: each of ${bad.length} bad documents is refused for its one change`, () => {
    const seen = bad.map(({ title, of, patch }) => {
      const { document } = good.find((candidate) => candidate.title === of)!;
      return { title, complaints: complaintsOn(changed(document, patch[0])) };
    });
    expect(seen).toEqual(bad.map(({ title, at, keyword }) => ({ title, complaints: [{ at, keyword }] })));
  });

  test(`${name}: no two documents have one title, and no bad one has two changes`, () => {
    const titles = [...good, ...bad].map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(bad.filter(({ patch }) => patch.length !== 1)).toEqual([]);
  });
}

test('every schema has good and bad documents, and those of a job have many', async () => {
  for (const [name, schema] of await readSchemas()) {
    if (!isDocument(schema)) continue;
    const many = ['job-request', 'job-response', 'string-record'].includes(name);
    expect(all.get(name)?.good.length, name).toBeGreaterThanOrEqual(many ? 10 : 2);
    expect(all.get(name)?.bad.length, name).toBeGreaterThanOrEqual(many ? 20 : 5);
  }
});

/** A copy of a document with one change. */
function changed(document: unknown, change: Change): unknown {
  if (change.path === '') return (change as { value: unknown }).value;
  const copy = structuredClone(document);
  const keys = change.path.split('/').slice(1);
  const last = keys.pop()!;
  const owner = keys.reduce((value, key) => (value as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  // A change of what is not there would leave a good document, and the test would blame the schema.
  expect(last in owner).toBe(change.op !== 'add');
  if (change.op !== 'remove') owner[last] = change.value;
  else if (Array.isArray(owner)) owner.splice(Number(last), 1);
  else delete owner[last];
  return copy;
}
