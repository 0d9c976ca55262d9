import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findImportFaults } from './imports.ts';
import type { Files } from './imports.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = ['spec', 'croql', 'run', 'mocks', 'suites', 'reports', 'proxy', 'cli', 'tests', 'bench'];

function readFiles(): Files {
  const names = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const files = [...names, 'build.ts'].filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'));
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

test('the code keeps the table of the architecture', () => {
  const files = readFiles();
  expect(files.size).toBeGreaterThan(400);
  expect(findImportFaults(files)).toEqual([]);
});

const CYCLE = {
  'croql/a.ts': "import { b } from './b.ts';",
  'croql/b.ts': "import type { C } from './c.ts';",
  'croql/c.ts': "export * from './a.ts';",
};
const MUTUAL = {
  'spec/gaps/a.ts': "import '../schemas/b.ts';",
  'spec/schemas/c.ts': "import '../gaps/d.ts';",
};

// prettier-ignore
for (const { title, files, fault } of [
  { title: 'the facts import nothing above them',       files: { 'spec/x.ts': "import { parse } from '../croql/parser.ts';" },          fault: /spec may not import croql/ },
  { title: 'the language knows nothing of a run',       files: { 'croql/x.ts': "import type { Plan } from '../run/plan.ts';" },         fault: /croql may not import run/ },
  { title: 'the suites do not know the reference',      files: { 'suites/oauth/x.ts': "import '../../mocks/rules/faults.ts';" },        fault: /suites\/oauth may not import mocks\/rules/ },
  { title: 'an area does not know another',             files: { 'suites/oauth/x.ts': "import '../lists/checks.ts';" },                 fault: /suites\/oauth may not import suites\/lists/ },
  { title: 'the kit does not know the areas',           files: { 'suites/kit/x.ts': "import '../all-rules.ts';" },                      fault: /suites\/kit may not import suites$/ },
  { title: 'the oracle does without drivers',           files: { 'suites/oracle/x.ts': "import '../drivers/pages.ts';" },               fault: /suites\/oracle may not import suites\/drivers/ },
  { title: 'a layer does not know a higher one',        files: { 'mocks/data/x.ts': "import '../service/service.ts';" },                fault: /mocks\/data may not import mocks\/service/ },
  { title: 'a layer does not know what is above all',   files: { 'mocks/app/x.ts': "import '../mock.ts';" },                            fault: /mocks\/app may not import mocks$/ },
  { title: 'reports do not know the language',          files: { 'reports/x.ts': "import '../croql/croql.ts';" },                       fault: /reports may not import croql/ },
  { title: 'the command line starts the suites',        files: { 'cli/x.ts': "export * from '../suites/check.ts';" },                   fault: /cli may not import suites/ },
  { title: 'a lazy import counts',                      files: { 'reports/x.ts': "await import('../cli/main.ts');" },                   fault: /reports may not import cli/ },
  { title: 'the import of a type counts',               files: { 'run/x.ts': "type A = import('../reports/verdict.ts').Verdict;" },     fault: /run may not import reports/ },
  { title: 'a unit test keeps to its top folder',       files: { 'croql/x.test.ts': "import '../mocks/mock.ts';" },                     fault: /croql may not import mocks/ },
  { title: 'a new folder needs a row',                  files: { 'suites/billing/x.ts': "import '../kit/check.ts';" },                  fault: /suites\/billing has no row/ },
  { title: 'an import names its file',                  files: { 'croql/x.ts': "import { parse } from './parser';" },                   fault: /without its ending/ },
  { title: 'no files import each other in a circle',    files: CYCLE,                                                                   fault: /circle: croql\/a.ts, croql\/b.ts, croql\/c.ts/ },
  { title: 'no two folders import each other',          files: MUTUAL,                                                                  fault: /spec\/gaps and spec\/schemas import each other/ },
]) {
  test(`${title}: the breach is found`, () => {
    const faults = findImportFaults(new Map(Object.entries(files)));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });
}

// prettier-ignore
for (const { title, file, text } of [
  { title: 'a folder below',                         file: 'mocks/service/x.ts',      text: "import '../../croql/parser.ts'; import '../data/dataset.ts';" },
  { title: 'a part of the same folder',              file: 'spec/schemas/x.ts',       text: "import '../gaps/gaps.ts';" },
  { title: 'what all areas share',                   file: 'suites/croql/x.ts',       text: "import '../rules/selection.ts'; import '../oracle/case.ts';" },
  { title: 'a higher layer, in a unit test',         file: 'mocks/data/x.test.ts',    text: "import '../service/service.ts';" },
  { title: 'everything, in a test of the whole',     file: 'tests/x.test.ts',         text: "import '../suites/all-checks.ts'; import '../cli/main.ts'; import '../build.ts';" },
  { title: 'a package',                              file: 'spec/x.ts',               text: "import { parse } from 'yaml';" },
  { title: 'what is only written in a text',         file: 'spec/x.ts',               text: 'export const text = "import \'../cli/main.ts\'"; // import \'../cli/main.ts\'' },
]) {
  test(`${title} may be imported`, () => {
    expect(findImportFaults(new Map([[file, text]]))).toEqual([]);
  });
}
