import { faultTable } from '../core/fault.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { AllListRules } from './list-context.ts';
import { createStringRecord, createTermRecord } from './list-records.ts';
import { listRules } from './list-rules.ts';
import type { Project } from '../data/dataset.ts';
import type { Resources, ListEntry } from '../data/resources.ts';

const listOfEveryProject = <Listed extends ListEntry>(
  resources: Resources,
  list: (projectId: number) => readonly Listed[] | undefined,
) => resources.projects.flatMap(({ records: [project] }) => list(project!.id) ?? []);

/** Named faults of the lists: which records they have, pages, responses and editions. */
// prettier-ignore
export const listFaults = faultTable<AllListRules>()({
  // --- What is listed.
  'lists.projects-missing': { breaks: 'lists.projects', says: 'The project list is empty.',
    rules: { listProjects: () => [] } },
  'lists.selected-twice': { breaks: 'lists.croql', says: 'The first record that an expression selects is listed twice.',
    rules: { finishPage: (page, isFiltered) => (isFiltered ? [...page.slice(0, 1), ...page] : page) } },
  'lists.last-lost-without-limit': { breaks: 'lists.croql', says: 'A page of what an expression selects lacks its last record where no limit is sent.',
    rules: { finishPage: (page, isFiltered, isLimited) => (isFiltered && !isLimited ? page.slice(0, -1) : page) } },
  'lists.expression-behind-others': { breaks: 'lists.croql', says: 'An expression behind other parameters is ignored.',
    rules: { isRead: (name, before) => name !== 'croql' || before === 0 } },
  'lists.large-records-missing': { breaks: 'lists.strings', says: 'Records of more than 64 KiB are not listed.',
    rules: { finishPage: (page) => page.filter((entry) => JSON.stringify(entry.records).length < 65_536) } },
  'lists.base-language-instead': { breaks: 'lists.translations.language-id', says: 'A language without translations lists those of its base language.',
    rules: { listTranslations: (resources, projectId, languageId) => {
      const own = resources.listTranslations(projectId, languageId);
      return own?.length === 0 ? (resources.listTranslations(projectId, languageId.split('-')[0]!) ?? own) : own;
    } } },
  'lists.strings-of-every-project': { breaks: 'lists.strings.project-id', says: 'A string list has the strings of every project.',
    rules: { listStrings: (resources, projectId) => resources.listStrings(projectId) && listOfEveryProject(resources, resources.listStrings) } },
  'lists.translations-of-every-project': { breaks: 'lists.translations.project-id', says: 'A translation list has the translations of every project.',
    rules: { listTranslations: (resources, projectId, languageId) => resources.listTranslations(projectId, languageId) && listOfEveryProject(resources, (id) => resources.listTranslations(id, languageId)) } },
  'module.translations-as-first-asked': { breaks: 'module.result.translations', says: 'A translation list that was asked for shows nothing that is imported after that.',
    rules: keepTranslations() },
  'module.strings-as-first-asked': { breaks: 'module.result.strings-added', says: 'A string list of the enterprise edition shows nothing that is imported after it was asked for.',
    rules: keepStrings() },
  'module.translations-as-before-upload': { breaks: 'module.result.translations', says: 'A translation list that was asked for shows no translations that come for strings which were there.',
    rules: keepTranslationsByNumber() },
  'module.unapproved-not-in-enterprise': { breaks: 'module.result.translations', says: 'A translation list of the enterprise edition leaves out imported translations that nobody has approved.',
    rules: { listTranslations: (resources, projectId, languageId, edition) => {
      const all = resources.listTranslations(projectId, languageId);
      // An imported translation has no votes and no provider.
      return edition === 'enterprise' ? all?.filter(({ records: [one] }) => one?.approvals?.length !== 0 || one.votes?.length !== 0 || one.provider !== undefined) : all;
    } } },
  'module.strings-as-before-update': { breaks: 'module.result.strings-added', says: 'A string list of the enterprise edition shows strings as they were before an update that leaves their number.',
    rules: keepStringsByNumber() },
  'lists.translations-into-every-language': { breaks: 'lists.translations.language-id', says: 'A translation list has the translations into every language.',
    rules: { listTranslations: (resources, projectId) => resources.listStrings(projectId) && (resources.dataset.languages ?? []).flatMap(({ id }) => resources.listTranslations(projectId, id) ?? []) } },
  'lists.language-prefix-match': { breaks: 'lists.translations.language-id', says: 'The list of translations into pt also has those into pt-BR.',
    rules: { listTranslations: (resources, projectId, languageId) => resources.listTranslations(projectId, languageId) && (resources.dataset.languages ?? []).flatMap(({ id }) => (id.startsWith(languageId) ? (resources.listTranslations(projectId, id) ?? []) : [])) } },
  'lists.segments-of-every-tm': { breaks: 'lists.segments.tm-id', says: 'A segment list has the segments of every translation memory.',
    rules: { listSegments: (resources) => (resources.dataset.tms ?? []).flatMap(({ id }) => resources.listSegments(id) ?? []) } },
  'lists.project-by-beginning': { breaks: 'lists.strings.project-id', says: 'An unknown id that begins with the id of a project is taken for that.',
    rules: { listStrings: (resources, projectId) => resources.listStrings(projectId) ?? (resources.dataset.projects ?? []).filter(({ id }) => String(projectId).startsWith(String(id))).flatMap(({ id }) => resources.listStrings(id) ?? [])  } },
  'lists.missing-memory-remembered': { breaks: 'lists.segments', says: 'A translation memory that was asked for before it was there stays unknown.',
    rules: rememberMissing() },
  'lists.empty-memory-shows-last': { breaks: 'lists.segments.tm-id', says: 'An empty translation memory has the segments of the one that was listed before.',
    rules: keepSegments() },
  'lists.terms-of-every-glossary': { breaks: 'lists.terms.glossary-id', says: 'A term list has the terms of every glossary.',
    rules: { listTerms: (resources) => (resources.dataset.glossaries ?? []).flatMap(({ id }) => resources.listTerms(id) ?? []) } },
  'lists.hidden-left-out': { breaks: 'lists.strings', says: 'A string list omits hidden strings.',
    rules: { listStrings: (resources, projectId) => resources.listStrings(projectId)?.filter(({ records: [string] }) => !string!['is hidden']) } },
  'lists.equal-terms-merged': { breaks: 'lists.terms', says: 'Of two terms that differ in nothing but their ids, a list has the first.',
    rules: { listTerms: (resources, glossaryId) => mergeEqual(resources.listTerms(glossaryId)) } },
  'lists.large-ids-cut': { breaks: 'lists.strings', says: 'The id of a string has 32 bits.',
    rules: { stringRecord: (entry, edition) => ({ ...createStringRecord(entry, edition), id: entry.records[0]!.id | 0 }) } },
  'lists.expression-ignored': { breaks: 'lists.croql', says: 'The expression is ignored.',
    rules: { isListed: () => true } },
  'lists.long-expression-ignored': { breaks: 'lists.croql', says: 'An expression of more than 2000 characters selects every record.',
    rules: { rewriteExpression: (text) => (text.length > 2_000 ? '1 = 1' : text) } },
  'lists.expression-inverted': { breaks: 'lists.croql', says: 'A list has the records that do not match.',
    rules: { isListed: (isMatch) => !isMatch } },
  'lists.plus-is-plus': { breaks: 'lists.plus', says: 'A + in the query means itself, not a space.',
    rules: { isPlusSpace: () => false } },
  'lists.encoding-twice': { breaks: 'lists.percent-encoding', says: 'The expression is decoded twice.',
    rules: { rewriteExpression: (text) => (/%[0-9a-f]{2}/i.test(text) ? decodeSafely(text) : text.replaceAll('%', '')) } },
  'lists.encoded-name-ignored': { breaks: 'lists.percent-encoding', says: 'A parameter whose name is percent-encoded is ignored.',
    rules: { isNameDecoded: () => false } },
  'lists.utf-8-as-latin-1': { breaks: 'croql.parameter.utf-8', says: 'The expression is decoded as Latin-1.',
    rules: { rewriteExpression: (text) => Buffer.from(text, 'utf8').toString('latin1') } },

  // --- Pages.
  'lists.offset-ignored': { breaks: 'lists.pagination', says: 'Every page is the first one.',
    rules: { locatePage: (_offset, limit) => ({ from: 0, size: limit }) } },
  'lists.offset-in-pages': { breaks: 'lists.pagination', says: 'offset counts pages instead of records.',
    rules: { locatePage: (offset, limit) => ({ from: offset * limit, size: limit }) } },
  'lists.page-overlaps': { breaks: 'lists.pagination', says: 'A page starts with the last record of the previous page.',
    rules: { locatePage: (offset, limit) => ({ from: Math.max(0, offset - 1), size: limit }) } },
  'lists.last-record-again': { breaks: 'lists.croql', says: 'Behind the last record that an expression selects, a page repeats that.',
    rules: { locatePage: (offset, limit, countSelected) => ({ from: offset > 0 && offset === countSelected?.() ? offset - 1 : offset, size: limit }) } },
  'lists.walk-of-another-token': { breaks: 'lists.croql', says: 'A page behind the first one has the expression with which another token began to read the list.', rules: keepWalks() },
  'lists.mention-of-oneself': { breaks: 'lists.croql', says: 'A user who mentions himself is taken for the user who asked before.', rules: mistakeOneself() },
  'lists.page-too-long': { breaks: 'lists.pagination', says: 'A page has one record more than its limit.',
    rules: { locatePage: (offset, limit) => ({ from: offset, size: limit + 1 }) } },
  'lists.limit-ignored': { breaks: 'lists.pagination', says: 'A page has 25 records, whatever its limit.',
    rules: { locatePage: (offset) => ({ from: offset, size: 25 }) } },
  'lists.pagination-missing': { breaks: 'lists.pagination', says: 'A list has no pagination object.',
    rules: { frameList: () => ['{"data":[', ']}'] } },
  'lists.larger-pages': { breaks: 'lists.page-size-most', says: 'A limit of 1000 is accepted.',
    rules: { maxLimit: () => 1_000 } },
  'lists.smaller-pages': { breaks: 'lists.page-size', says: 'The default limit is 10.',
    rules: { defaultLimit: () => 10 } },
  'lists.first-page-as-stored': { breaks: 'lists.strings', says: 'The first page of strings has the order in which they were stored, the others that of ids.',
    rules: { orderEntries: (entries, offset) => (offset === 0 ? asStored(entries) : entries) } },
  'lists.unordered': { breaks: 'croql.order', says: 'Records come in descending order of their ids.',
    rules: { orderEntries: (entries) => entries.toReversed() } },

  // --- Responses.
  'lists.envelope-flat': { breaks: 'lists.envelope', says: 'A record is not wrapped in its own data object.',
    rules: { wrapRecord: (record) => record } },
  'lists.bare-array': { breaks: 'lists.envelope', says: 'The list is an array.',
    rules: { wrapRecord: (record) => record, frameList: () => ['[', ']'] } },
  'lists.broken-json': { breaks: 'lists.json', says: 'A list has a trailing comma.',
    rules: { frameList: (offset, limit, isPaged) => { const [before, after] = listRules.frameList(offset, limit, isPaged); return [before, `,${after}`]; } } },
  'lists.latin-1-charset': { breaks: 'lists.charset', says: 'A list names the charset ISO-8859-1.',
    rules: { listContentType: () => 'application/json; charset=iso-8859-1' } },
  'lists.as-html': { breaks: 'lists.content-type', says: 'A list has the content type text/html.',
    rules: { listContentType: () => 'text/html; charset=utf-8' } },
  'lists.status-206': { breaks: 'lists.status', says: 'A list has the status 206.',
    rules: { listStatus: () => 206 } },
  'lists.malformed-500': { breaks: 'lists.malformed-not-5xx', says: 'A malformed expression is answered with 500.',
    rules: { expressionErrorStatus: () => 500 } },
  'lists.malformed-200': { breaks: 'croql.malformed', says: 'A malformed expression is answered with 200.',
    rules: { expressionErrorStatus: () => 200 } },
  'lists.record-incomplete': { breaks: 'lists.string-record', says: 'A string record has neither context nor isHidden.',
    rules: { stringRecord: (entry, edition) => ({ ...createStringRecord(entry, edition), isHidden: undefined, context: undefined }) } },
  'lists.record-dates-local': { breaks: 'lists.record-dates', says: 'The dates of a string record have no offset.',
    rules: { stringRecord: (entry, edition) => ({ ...createStringRecord(entry, edition), createdAt: entry.records[0]!.added ?? null, updatedAt: entry.records[0]!.updated ?? null }) } },
  'lists.term-codes': { breaks: 'lists.term-values', says: 'A term record spells its values as codes.',
    rules: { termRecord: (entry) => createTermRecord(entry, 'codes') } },

  // --- Editions.
  'edition.hosted-knows-workflow': { breaks: 'edition.hosted.is-passed-workflow', says: 'The hosted edition knows the members of the enterprise edition.',
    rules: { editionOf: () => 'enterprise' } },
  'edition.enterprise-knows-no-fields': { breaks: 'croql.member.source-string.fields', says: 'The enterprise edition does not know its own members.',
    rules: { editionOf: () => 'hosted' } },
});

function mergeEqual<Listed extends ListEntry>(entries: readonly Listed[] | undefined): readonly Listed[] | undefined {
  const contentOf = ({ records }: Listed) =>
    JSON.stringify(records, (name, value: unknown) => (name === 'id' ? 0 : value));
  return entries && [...new Map(entries.toReversed().map((entry) => [contentOf(entry), entry])).values()].reverse();
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Remembers lists by their keys for as long as the dataset is one that was loaded, with what was imported. */
function createListMemory<List>() {
  const kept = new WeakMap<object, Map<string, List>>();
  return (resources: Resources, key: string, read: () => List): List => {
    const loaded = resources.dataset.users ?? [];
    const lists = kept.get(loaded) ?? new Map<string, List>();
    kept.set(loaded, lists);
    const list = lists.has(key) ? lists.get(key)! : read();
    lists.set(key, list);
    return list;
  };
}

function keepTranslations(): Partial<AllListRules> {
  const remember = createListMemory<ReturnType<Resources['listTranslations']>>();
  return {
    listTranslations: (resources, projectId, languageId) =>
      remember(resources, `${projectId}/${languageId}`, () => resources.listTranslations(projectId, languageId)),
  };
}

/** The translations into a language are those that it had when the project first had as many strings. */
function keepTranslationsByNumber(): Partial<AllListRules> {
  const remember = createListMemory<ReturnType<Resources['listTranslations']>>();
  return {
    listTranslations: (resources, projectId, languageId) =>
      remember(resources, `${projectId}/${languageId}/${resources.listStrings(projectId)?.length}`, () =>
        resources.listTranslations(projectId, languageId),
      ),
  };
}

function keepStrings(): Partial<AllListRules> {
  const remember = createListMemory<ReturnType<Resources['listStrings']>>();
  return {
    listStrings: (resources, projectId, edition) => {
      const read = () => resources.listStrings(projectId);
      return edition === 'enterprise' ? remember(resources, `${projectId}`, read) : read();
    },
  };
}

/** The strings of a project in the enterprise edition are those that it had when it first had as many. */
function keepStringsByNumber(): Partial<AllListRules> {
  const remember = createListMemory<ReturnType<Resources['listStrings']>>();
  return {
    listStrings: (resources, projectId, edition) => {
      const strings = resources.listStrings(projectId);
      return edition === 'enterprise' ? remember(resources, `${projectId}/${strings?.length}`, () => strings) : strings;
    },
  };
}

function keepSegments(): Partial<AllListRules> {
  let latest: ReturnType<AllListRules['listSegments']>;
  return {
    listSegments: (resources, tmId) => {
      const own = resources.listSegments(tmId);
      if (own?.length !== 0) latest = own;
      return own && latest;
    },
  };
}

function rememberMissing(): Partial<AllListRules> {
  const missing = new Set<number>();
  return {
    listSegments: (resources, tmId) => {
      const own = resources.listSegments(tmId);
      if (own === undefined) missing.add(tmId);
      return missing.has(tmId) ? undefined : own;
    },
  };
}

/** Strings in the order of the dataset; other entries as they are. */
function asStored(entries: readonly ListEntry[]): readonly ListEntry[] {
  const stored = (entries[0]?.owner as Project | undefined)?.strings;
  return stored ? stored.flatMap((string) => entries.find(({ records }) => records[0] === string) ?? []) : entries;
}

/** Takes who mentions himself for who asked before him. */
function mistakeOneself(): Partial<AllListRules> {
  let latest: string | null = null;
  return {
    answeredUrl: (url, _readAuthorization, readLogin) => {
      const before = latest;
      latest = readLogin();
      const address = new URL(url);
      const croql = address.searchParams.get('croql');
      if (croql === null || before === null) return url;
      address.searchParams.set('croql', croql.replaceAll(`@user:"${latest}"`, `@user:"${before}"`));
      return address.href;
    },
  };
}

/** Remembers one reader of each list. */
function keepWalks(): Partial<AllListRules> {
  const begun = new BoundedMap<{ readonly authorization: string; readonly croql: string | null }>(1_000);
  return {
    answeredUrl: (url, readAuthorization) => {
      const address = new URL(url);
      const { origin, pathname, searchParams } = address;
      const authorization = readAuthorization();
      const place = origin + pathname;
      if (Number(searchParams.get('offset')) === 0) {
        begun.set(place, { authorization, croql: searchParams.get('croql') });
        return url;
      }
      const walk = begun.get(place);
      if (walk === undefined || walk.authorization === authorization) return url;
      searchParams.delete('croql');
      if (walk.croql !== null) searchParams.set('croql', walk.croql);
      return address.href;
    },
  };
}
