import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { catalogueText, undecidableText } from './catalogue.ts';
import { findingCodesPage, requirementPages, PAGES } from './requirement-pages.ts';
import { historyPage, readHistory } from '../bench/history.ts';
import { WARNINGS } from '../croql/warning.ts';
import { LADDER } from './partial-services.ts';
import { schemaTable } from './schema-table.ts';

const ROOT = new URL('../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const tableOf = (name: string) =>
  schemaTable(JSON.parse(textOf(`spec/schemas/${name}.schema.json`)) as { readonly [keyword: string]: unknown });

/** The generated documents by file name from the top of the repository: whole files, and pages with a generated table. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...[...requirementPages()].map(([name, text]): [string, string] => [`${PAGES}/${name}`, text]),
    ['docs/figures.md', await pretty(historyPage(readHistory()))],
    ['docs/finding-codes.md', await pretty(findingCodesPage())],
    ['docs/build-a-service.md', await pretty(insertTable('docs/build-a-service.md', 'ladder', ladderTable()))],
    ['docs/croql.md', await pretty(insertTable('docs/croql.md', 'warnings', warningList()))],
    ['docs/configuration.md', await withTable('docs/configuration.md', 'configuration')],
    ['docs/result-file.md', await withTable('docs/result-file.md', 'conformance')],
    ['spec/checks.gen.json', catalogueText()],
    ['spec/requirements/undecidable.gen.ts', undecidableText()],
  ]);
}

/** A page with the table of a schema between its marks. */
async function withTable(file: string, schema: string): Promise<string> {
  return pretty(insertTable(file, schema, tableOf(schema)));
}

function insertTable(file: string, name: string, table: string): string {
  const marks = new RegExp(`(<!-- generated: ${name} -->)[^]*?(<!-- end -->)`);
  const text = textOf(file);
  if (!marks.test(text)) throw new Error(`${file} has no place for the table of ${name}.`);
  return text.replace(marks, (_, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`);
}

/** What to build, step by step, and what the report of a service that ends there begins with. */
const ladderTable = (): string =>
  [
    '| step | build | a report then begins with |',
    '| ---: | --- | --- |',
    ...LADDER.map(
      ({ adds, begins = '_nothing: the service conforms_' }, step) => `| ${step + 1} | ${adds} | ${begins} |`,
    ),
  ].join('\n');

/** The warnings about expressions, each with an example: a list, because a table of sentences is mostly space. */
const warningList = (): string =>
  Object.entries(WARNINGS)
    .map(
      ([code, { says, why, example, instead }]) => `- \`${code}\`: ${says} ${why}\n  \`${example}\` → \`${instead}\``,
    )
    .join('\n');

const pretty = (text: string) => format(text, { parser: 'markdown', singleQuote: true, printWidth: 120 });
