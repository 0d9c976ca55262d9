import { readFileSync } from 'node:fs';
import { requirementPages, PAGES } from './requirement-pages.ts';
import { schemaTable } from './schema-table.ts';
import { format } from 'prettier';

const ROOT = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const tableOf = (name: string) =>
  schemaTable(JSON.parse(textOf(`spec/schemas/${name}.schema.json`)) as { readonly [keyword: string]: unknown });

/** What of the documents is generated, by file name from the top of the repository: whole pages, and tables in pages. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ...[...requirementPages()].map(([name, text]): [string, string] => [`${PAGES}/${name}`, text]),
    ['docs/configuration.md', await filled('docs/configuration.md', 'configuration')],
    ['docs/result-file.md', await filled('docs/result-file.md', 'conformance')],
  ]);
}

/** A page with the table of a schema between its marks. */
async function filled(file: string, schema: string): Promise<string> {
  const marks = new RegExp(`(<!-- generated: ${schema} -->)[^]*?(<!-- end -->)`);
  const text = textOf(file);
  if (!marks.test(text)) throw new Error(`${file} has no place for the table of ${schema}.`);
  const page = text.replace(marks, (_, begin: string, end: string) => `${begin}\n\n${tableOf(schema)}\n\n${end}`);
  return format(page, { parser: 'markdown', singleQuote: true, printWidth: 120 });
}
