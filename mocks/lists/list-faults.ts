import type { Fault } from '../fault.ts';
import { stringRecord, termRecord } from './list-records.ts';
import { listRules } from './list-rules.ts';
import type { Resources, Unit } from './resources.ts';

const everyProject = <Listed extends Unit>(
  resources: Resources,
  of: (projectId: number) => readonly Listed[] | undefined,
) => resources.projects.flatMap(({ subjects }) => of(subjects[0]!.id) ?? []);

/** Wrongs of the lists: what is listed, how it is paged and how it is told. */
// prettier-ignore
export const listFaults = {
  // --- What is listed.
  'lists.projects-missing': { breaks: 'lists.projects', says: 'The project list is empty.',
    rules: { projectsOf: () => [] } },
  'lists.strings-of-every-project': { breaks: 'lists.strings.project-id', says: 'The list of strings holds those of every project.',
    rules: { stringsOf: (resources, projectId) => resources.strings(projectId) && everyProject(resources, resources.strings) } },
  'lists.translations-of-every-project': { breaks: 'lists.translations.project-id', says: 'The list of translations holds those of every project.',
    rules: { translationsOf: (resources, projectId, languageId) => resources.translations(projectId, languageId) && everyProject(resources, (id) => resources.translations(id, languageId)) } },
  'lists.translations-into-every-language': { breaks: 'lists.translations.language-id', says: 'The list of translations holds those into every language.',
    rules: { translationsOf: (resources, projectId) => resources.strings(projectId) && (resources.dataset.languages ?? []).flatMap(({ id }) => resources.translations(projectId, id) ?? []) } },
  'lists.language-prefix-match': { breaks: 'lists.translations.language-id', says: 'The list of translations into pt holds those into pt-BR too.',
    rules: { translationsOf: (resources, projectId, languageId) => resources.translations(projectId, languageId) && (resources.dataset.languages ?? []).flatMap(({ id }) => (id.startsWith(languageId) ? (resources.translations(projectId, id) ?? []) : [])) } },
  'lists.segments-of-every-tm': { breaks: 'lists.segments.tm-id', says: 'The list of segments holds those of every translation memory.',
    rules: { segmentsOf: (resources) => (resources.dataset.tms ?? []).flatMap(({ id }) => resources.segments(id) ?? []) } },
  'lists.terms-of-every-glossary': { breaks: 'lists.terms.glossary-id', says: 'The list of terms holds those of every glossary.',
    rules: { termsOf: (resources) => (resources.dataset.glossaries ?? []).flatMap(({ id }) => resources.terms(id) ?? []) } },
  'lists.hidden-left-out': { breaks: 'lists.strings', says: 'Hidden strings are not listed.',
    rules: { stringsOf: (resources, projectId) => resources.strings(projectId)?.filter(({ subjects }) => !subjects[0]!['is hidden']) } },
  'lists.expression-ignored': { breaks: 'lists.croql', says: 'The expression filters nothing.',
    rules: { isListed: () => true } },
  'lists.expression-inverted': { breaks: 'lists.croql', says: 'The list holds what the expression leaves out.',
    rules: { isListed: (isMatch) => !isMatch } },
  'lists.plus-is-plus': { breaks: 'lists.plus', says: 'A + in the address is not a space.',
    rules: { isPlusSpace: () => false } },
  'lists.encoding-twice': { breaks: 'lists.percent-encoding', says: 'The expression is decoded twice.',
    rules: { expression: (text) => (/%[0-9a-f]{2}/i.test(text) ? safelyDecoded(text) : text.replaceAll('%', '')) } },
  'lists.utf-8-as-latin-1': { breaks: 'croql.parameter.utf-8', says: 'The letters of an expression are read as Latin-1.',
    rules: { expression: (text) => Buffer.from(text, 'utf8').toString('latin1') } },

  // --- Pages.
  'lists.offset-ignored': { breaks: 'lists.pagination', says: 'Every page is the first.',
    rules: { pageOf: (_offset, limit) => ({ from: 0, size: limit }) } },
  'lists.offset-in-pages': { breaks: 'lists.pagination', says: 'offset counts pages, not records.',
    rules: { pageOf: (offset, limit) => ({ from: offset * limit, size: limit }) } },
  'lists.page-overlaps': { breaks: 'lists.pagination', says: 'A page begins with the last record of the page before.',
    rules: { pageOf: (offset, limit) => ({ from: Math.max(0, offset - 1), size: limit }) } },
  'lists.page-too-long': { breaks: 'lists.pagination', says: 'A page has one record more than its limit.',
    rules: { pageOf: (offset, limit) => ({ from: offset, size: limit + 1 }) } },
  'lists.limit-ignored': { breaks: 'lists.pagination', says: 'A page has 25 records whatever its limit.',
    rules: { pageOf: (offset) => ({ from: offset, size: 25 }) } },
  'lists.pagination-missing': { breaks: 'lists.pagination', says: 'The answer does not say its offset and limit.',
    rules: { listFrame: () => ['{"data":[', ']}'] } },
  'lists.larger-pages': { breaks: 'lists.page-size-most', says: 'A limit of a thousand is taken.',
    rules: { mostLimit: () => 1_000 } },
  'lists.smaller-pages': { breaks: 'lists.page-size', says: 'A page has ten records when no limit is asked for.',
    rules: { usualLimit: () => 10 } },
  'lists.unordered': { breaks: 'croql.order', says: 'The records come in descending order of their ids.',
    rules: { ordered: (units) => units.toReversed() } },

  // --- How it is told.
  'lists.envelope-flat': { breaks: 'lists.envelope', says: 'A record stands in the list without its own data.',
    rules: { item: (record) => record } },
  'lists.bare-array': { breaks: 'lists.envelope', says: 'The list is an array.',
    rules: { item: (record) => record, listFrame: () => ['[', ']'] } },
  'lists.broken-json': { breaks: 'lists.json', says: 'A list has a comma after its last record.',
    rules: { listFrame: (offset, limit) => { const [before, after] = listRules.listFrame(offset, limit); return [before, `,${after}`]; } } },
  'lists.as-html': { breaks: 'lists.content-type', says: 'A list calls itself text/html.',
    rules: { listContentType: () => 'text/html; charset=utf-8' } },
  'lists.status-206': { breaks: 'lists.status', says: 'A list has the status 206.',
    rules: { listStatus: () => 206 } },
  'lists.malformed-500': { breaks: 'lists.malformed-not-5xx', says: 'A malformed expression is answered with 500.',
    rules: { expressionErrorStatus: () => 500 } },
  'lists.malformed-200': { breaks: 'croql.malformed', says: 'A malformed expression is answered with 200.',
    rules: { expressionErrorStatus: () => 200 } },
  'lists.record-incomplete': { breaks: 'lists.string-record', says: 'The context and the visibility of a string are not listed.',
    rules: { stringRecord: (unit, edition) => ({ ...stringRecord(unit, edition), isHidden: undefined, context: undefined }) } },
  'lists.record-dates-local': { breaks: 'lists.record-dates', says: 'The dates of a string have no offset.',
    rules: { stringRecord: (unit, edition) => ({ ...stringRecord(unit, edition), createdAt: unit.subjects[0]!.added ?? null, updatedAt: unit.subjects[0]!.updated ?? null }) } },
  'lists.term-codes': { breaks: 'lists.term-values', says: 'A listed term spells its values in codes.',
    rules: { termRecord: (unit) => termRecord(unit, 'codes') } },

  // --- Editions.
  'edition.hosted-knows-workflow': { breaks: 'edition.hosted.is-passed-workflow', says: 'The hosted edition knows the members of the enterprise edition.',
    rules: { editionOf: () => 'enterprise' } },
  'edition.enterprise-knows-no-fields': { breaks: 'croql.member.source-string.fields', says: 'The enterprise edition does not know its own members.',
    rules: { editionOf: () => 'hosted' } },
} as const satisfies Record<string, Fault>;

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
