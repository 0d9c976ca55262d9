import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { catalogueText } from './catalogue.ts';
import { findingCodesPage, requirementPages, PAGES } from './requirement-pages.ts';
import { schemaTable } from './schema-table.ts';

const ROOT = new URL('../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const tableOf = (name: string) =>
  schemaTable(JSON.parse(textOf(`spec/schemas/${name}.schema.json`)) as { readonly [keyword: string]: unknown });

/** The generated documents by file name from the top of the repository: whole files, and pages with a generated table. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...[...requirementPages()].map(([name, text]): [string, string] => [`${PAGES}/${name}`, text]),
    ['docs/finding-codes.md', await pretty(findingCodesPage())],
    ['docs/configuration.md', await withTable('docs/configuration.md', 'configuration')],
    ['docs/result-file.md', await withTable('docs/result-file.md', 'conformance')],
    ['spec/checks.gen.json', catalogueText()],
  ]);
}

/** A page with the table of a schema between its marks. */
async function withTable(file: string, schema: string): Promise<string> {
  const marks = new RegExp(`(<!-- generated: ${schema} -->)[^]*?(<!-- end -->)`);
  const text = textOf(file);
  if (!marks.test(text)) throw new Error(`${file} has no place for the table of ${schema}.`);
  return pretty(text.replace(marks, (_, begin: string, end: string) => `${begin}\n\n${tableOf(schema)}\n\n${end}`));
}

const pretty = (text: string) => format(text, { parser: 'markdown', singleQuote: true, printWidth: 120 });
