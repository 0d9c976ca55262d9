import type { CheckContext } from '../kit/check-context.ts';
import type { ImportContext, ImportOptions, ImportResult } from '../drivers/imports.ts';
import { requestList } from '../drivers/ask-list.ts';
import { PROJECT } from '../drivers/import-fixtures.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import type { Reply } from '../drivers/played-app.ts';
import { readList, readRecords } from '../drivers/read-list.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What an import gave, in the order of certainty: an outcome that no state has is `other`. */
export type Outcome = 'imported' | 'rejected' | 'unhandled' | 'other';

/** The outcome of an import as the state address names it. */
export function readOutcome({ outcome }: ImportResult): Outcome {
  return outcome === 'imported' || outcome === 'rejected' || outcome === 'unhandled' ? outcome : 'other';
}

/** A string of an import, by an identifier that no other import has. */
export const stringOf = (identifier: string, more: Partial<StringRecord> = {}): StringRecord => ({
  ...{ uniqId: identifier, identifier, text: `Text of ${identifier}` },
  ...more,
});

/** Imports of the probe: each of a file of its own, whose parsed string is named after it. */
export interface Importer {
  /** Imports a file for which the module responds like this. */
  readonly importWith: (name: string, reply: Reply, options?: ImportOptions) => Promise<ImportResult>;
  /** The response with strings of these identifiers. */
  readonly replyWith: (...identifiers: readonly string[]) => Reply;
}

/** The identifier of the parsed string of an import. */
export const parsedOf = (name: string) => `parsed.by.${name}`;

/** Makes the importer of an app that the kit plays; files have ids from the given one on. */
export function createImporter({ app, importFile }: ImportContext, firstFileId: number): Importer {
  let fileId = firstFileId;
  return {
    importWith: (name, reply, options = {}) => {
      app.reply(reply);
      return importFile({
        name: `locspec-${name}.json`,
        fileId: fileId++,
        strings: [stringOf(parsedOf(name))],
        ...options,
      });
    },
    replyWith: (...identifiers) => ({ body: { data: { strings: identifiers.map((one) => stringOf(one)) } } }),
  };
}

/** Whether a list of a project shows a text anywhere in its records. */
export type IsListed = (text: string) => boolean;

/** Reads a list of the project of the imports. Throws {@link PreconditionFailed} if it is none. */
export async function readListed(context: CheckContext, path: string): Promise<IsListed> {
  const { target } = context;
  const address = `${target.addresses.baseUrl}/api/v2/projects/${PROJECT.id}${path}`;
  const { ids, records, exchange } = await readList(target, address, {}, await getAccessToken(context));
  if (ids === null)
    throw new PreconditionFailed(`the list ${path} of the imported project gives ${exchange.response.status}`);
  const texts = records.map((record) => JSON.stringify(record));
  return (text) => texts.some((one) => one.includes(JSON.stringify(text)));
}

/** Whether a list of the project holds any record; false for one that is refused. */
export async function holdsRecords(context: CheckContext, path: string): Promise<boolean> {
  const exchange = await requestList(context, { edition: 'hosted', path: `/projects/${PROJECT.id}${path}` }, '');
  return (readRecords(exchange) ?? []).length > 0;
}
