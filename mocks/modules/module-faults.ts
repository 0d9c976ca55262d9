import type { StringRecord } from '../../spec/types.gen.ts';
import type { SourceString } from '../state/dataset.ts';
import type { Fault } from '../fault.ts';
import type { Job } from './job.ts';
import { moduleRules } from './rules.ts';
import type { Rules } from '../rules.ts';

type Json = Readonly<Record<string, unknown>>;

/** A service whose jobs are changed before they go out. */
const jobs = (change: (job: Job) => object): Partial<Rules> => ({ job: change });
const organization = (more: Json) => jobs((job) => ({ ...job, organization: { ...job.organization, ...more } }));
const project = (more: Json) => jobs((job) => ({ ...job, project: { ...job.project, ...more } }));
const file = (more: Json) => jobs((job) => ({ ...job, file: { ...job.file, ...more } }));
const languages = (change: (language: Json) => Json) =>
  jobs((job) => ({
    ...job,
    sourceLanguage: change(job.sourceLanguage),
    targetLanguages: job.targetLanguages.map(change),
  }));
const without = (name: string) => languages(({ [name]: _, ...language }) => language);

/** A service whose strings are changed before they are added. */
const added = (change: (string: SourceString, record: StringRecord) => SourceString): Partial<Rules> => ({
  addedString: change,
});
const records = (
  change: (answered: readonly StringRecord[], parsed: readonly StringRecord[]) => readonly StringRecord[],
): Partial<Rules> => ({
  addedRecords: change,
});
const defaults = (more: Json): Partial<Rules> => ({
  withDefaults: (record) => moduleRules.withDefaults({ ...more, ...record }),
});

/** Every named fault of module calls. */
// prettier-ignore
export const moduleFaults = {
  // --- When and where.
  'module.import-not-called': { breaks: 'module.call.import', says: 'No module is called when a file is imported.', rules: { isModuleCalled: (operation) => operation !== 'import' } },
  'module.update-not-called': { breaks: 'module.call.update', says: 'No module is called when a file is updated.', rules: { isModuleCalled: (operation) => operation !== 'update' } },
  'module.translations-not-called': { breaks: 'module.call.translations', says: 'No module is called when translations are uploaded.', rules: { isModuleCalled: (operation) => operation !== 'import_translations' } },
  'module.url-ignored': { breaks: 'module.call.address', says: 'The base address of the app is called without the url of the module.', rules: { moduleAddress: (baseUrl) => baseUrl } },
  'module.job-as-form': { breaks: 'module.call.body', says: 'The job is a form field.', rules: { jobText: (job) => `job=${encodeURIComponent(JSON.stringify(job))}` } },
  'module.app-asked-first': { breaks: 'module.call.only', says: 'The app is asked for its health before a job.', rules: { callsBefore: (address) => [new URL('/health', address).href] } },

  // --- Which module.
  'module.name-pattern-ignored': { breaks: 'module.selection.file-name', says: 'The pattern for the name is ignored.', rules: { nameMatches: () => true } },
  'module.name-pattern-on-content': { breaks: 'module.selection.file-name', says: 'The pattern for the name is matched with the content.', rules: { nameMatches: (pattern, { content }, matches) => matches(pattern, content) } },
  'module.content-pattern-ignored': { breaks: 'module.selection.file-content', says: 'The pattern for the content is ignored.', rules: { contentMatches: () => true } },
  'module.content-pattern-on-name': { breaks: 'module.selection.file-content', says: 'The pattern for the content is matched with the name.', rules: { contentMatches: (pattern, _start, { name }, matches) => matches(pattern, name) } },
  'module.two-patterns-never': { breaks: 'module.selection.matching', says: 'A module with two patterns is never selected.', rules: { isSelected: (name, content) => name !== false && content !== false && (name === undefined || content === undefined) } },
  'module.selected-always': { breaks: 'module.selection.matching', says: 'Whatever the patterns say, a module is selected.', rules: { isSelected: () => true } },

  // --- The job.
  'module.job-type-other': { breaks: 'module.request.job-type', says: 'The jobType is `import`.', rules: { jobType: () => 'import' } },
  'module.organization-missing': { breaks: 'module.request.organization', says: 'A job has no organization.', rules: jobs(({ organization: _, ...job }) => job) },
  'module.organization-id-string': { breaks: 'module.request.organization.id', says: 'The id of the organization is a string.', rules: organization({ id: '1' }) },
  'module.organization-domain-null': { breaks: 'module.request.organization.domain', says: 'The domain of the organization is null.', rules: organization({ domain: null }) },
  'module.organization-base-http': { breaks: 'module.request.organization.base-url', says: 'The web address of the organization begins with http.', rules: organization({ baseUrl: 'http://localization.example' }) },
  'module.organization-api-missing': { breaks: 'module.request.organization.api-base-url', says: 'The organization has no API address.', rules: organization({ apiBaseUrl: undefined }) },
  'module.project-as-id': { breaks: 'module.request.project', says: 'The project is its id.', rules: jobs((job) => ({ ...job, project: job.project.id })) },
  'module.project-id-string': { breaks: 'module.request.project.id', says: 'The id of the project is a string.', rules: jobs((job) => ({ ...job, project: { ...job.project, id: String(job.project.id) } })) },
  'module.project-identifier-missing': { breaks: 'module.request.project.identifier', says: 'The project has no identifier.', rules: project({ identifier: undefined }) },
  'module.project-name-missing': { breaks: 'module.request.project.name', says: 'The project has no name.', rules: project({ name: undefined }) },
  'module.file-as-name': { breaks: 'module.request.file', says: 'The file is its name.', rules: jobs((job) => ({ ...job, file: job.file.name })) },
  'module.file-id-missing': { breaks: 'module.request.file.id', says: 'The file has no id.', rules: file({ id: undefined }) },
  'module.file-name-as-path': { breaks: 'module.request.file.name', says: 'The name of the file is a path.', rules: jobs((job) => ({ ...job, file: { ...job.file, name: `/${job.file.name}` } })) },
  'module.content-not-encoded': { breaks: 'module.request.file.content', says: 'The content is not in base64.', rules: { base64: (content) => content } },
  'module.content-in-url-alphabet': { breaks: 'module.request.base64', says: 'The content is in base64 for addresses.', rules: { base64: (content) => Buffer.from(content).toString('base64url') } },
  'module.content-url-relative': { breaks: 'module.request.file.content-url', says: 'The address of the content is relative.', rules: jobs((job) => ({ ...job, file: { ...job.file, ...(job.file.contentUrl && { contentUrl: new URL(job.file.contentUrl).pathname }) } })) },
  'module.content-missing': { breaks: 'module.request.file.content-or-url', says: 'The file has neither content nor an address.', rules: file({ content: undefined, contentUrl: undefined }) },
  'module.source-language-code': { breaks: 'module.request.source-language', says: 'The source language is its code.', rules: jobs((job) => ({ ...job, sourceLanguage: job.sourceLanguage.id })) },
  'module.target-languages-null': { breaks: 'module.request.target-languages', says: 'No target language is null.', rules: jobs((job) => ({ ...job, targetLanguages: job.targetLanguages.length === 0 ? null : job.targetLanguages })) },
  'module.new-file-with-targets': { breaks: 'module.request.target-languages.new-file', says: 'A new file has the target languages of its project.', rules: { targetLanguageIds: (operation, ids) => (operation === 'import' && ids.length === 0 ? ['uk', 'de'] : ids) } },
  'module.translations-without-target': { breaks: 'module.request.target-languages.translations', says: 'Uploaded translations have no target language.', rules: { targetLanguageIds: (operation, ids) => (operation === 'import_translations' ? [] : ids) } },
  'module.one-target-only': { breaks: 'module.request.target-languages.multilingual', says: 'A multilingual file has one target language.', rules: { targetLanguageIds: (_operation, ids) => ids.slice(0, 1) } },
  'module.strings-as-object': { breaks: 'module.request.strings', says: 'The strings of a job are an object.', rules: jobs(({ strings, ...job }) => ({ ...job, ...(strings && { strings: Object.fromEntries(strings.map((record) => [record.uniqId, record])) }) })) },
  'module.strings-missing': { breaks: 'module.request.strings-or-url', says: 'A job has neither strings nor an address.', rules: jobs(({ strings: _, stringsUrl: __, ...job }) => job) },
  'module.strings-url-dead': { breaks: 'module.request.strings-url', says: 'Nothing is at the address of the strings.', rules: jobs((job) => ({ ...job, ...(job.stringsUrl && { stringsUrl: `${job.stringsUrl}x` }) })) },
  'module.strings-file-array': { breaks: 'module.request.strings-url.lines', says: 'The strings file is one array.', rules: { ndjson: (list) => JSON.stringify(list) } },
  'module.record-without-uniq-id': { breaks: 'module.request.string-record', says: 'The strings of a job have no uniqId.', rules: jobs((job) => ({ ...job, ...(job.strings && { strings: job.strings.map(({ uniqId: _, ...record }) => record) }) })) },
  'module.plurals-not-sent': { breaks: 'module.call.after-parsing', says: 'Plural strings are left out of a job.', rules: { sentStrings: (parsed) => parsed.filter(({ hasPlurals }) => !hasPlurals) } },
  'module.job-type-header-missing': { breaks: 'module.request.content-type', says: 'A job calls itself text/plain.', rules: { jobContentType: () => 'text/plain' } },

  // --- Languages.
  'module.language-id-locale': { breaks: 'module.language.id', says: 'The id of a language is its locale.', rules: languages((language) => ({ ...language, id: language['locale'] })) },
  'module.language-name-missing': { breaks: 'module.language.name', says: 'A language has no name.', rules: without('name') },
  'module.language-editor-code-missing': { breaks: 'module.language.editor-code', says: 'A language has no editorCode.', rules: without('editorCode') },
  'module.language-two-letters-missing': { breaks: 'module.language.two-letters-code', says: 'A language has no twoLettersCode.', rules: without('twoLettersCode') },
  'module.language-three-letters-missing': { breaks: 'module.language.three-letters-code', says: 'A language has no threeLettersCode.', rules: without('threeLettersCode') },
  'module.language-locale-missing': { breaks: 'module.language.locale', says: 'A language has no locale.', rules: without('locale') },
  'module.language-android-missing': { breaks: 'module.language.android-code', says: 'A language has no androidCode.', rules: without('androidCode') },
  'module.language-osx-code-missing': { breaks: 'module.language.osx-code', says: 'A language has no osxCode.', rules: without('osxCode') },
  'module.language-osx-locale-missing': { breaks: 'module.language.osx-locale', says: 'A language has no osxLocale.', rules: without('osxLocale') },
  'module.language-categories-number': { breaks: 'module.language.plural-category-names', says: 'The plural categories of a language are a number.', rules: languages((language) => ({ ...language, pluralCategoryNames: 2 })) },
  'module.language-rules-missing': { breaks: 'module.language.plural-rules', says: 'A language has no plural rules.', rules: without('pluralRules') },

  // --- Limits.
  'module.job-of-any-size': { breaks: 'module.limits.request', says: 'A job may have any size.', rules: { mostJobBytes: () => Infinity } },
  'module.answer-of-one-megabyte': { breaks: 'module.limits.response-accepted', says: 'An answer of more than 1 MB is refused.', rules: { mostAnswerBytes: () => 1_000_000 } },
  'module.answer-of-any-size': { breaks: 'module.response-too-large', says: 'An answer may have any size.', rules: { mostAnswerBytes: () => Infinity } },
  'module.waits-a-minute': { breaks: 'module.limits.wait', says: 'The service waits for one minute.', rules: { waitSeconds: () => 60 } },
  'module.waits-an-hour': { breaks: 'module.timeout', says: 'The service waits for an hour.', rules: { waitSeconds: () => 3_600 } },

  // --- What becomes of an answer.
  'module.answer-ignored': { breaks: 'module.result.strings-added', says: 'The parsed strings are added, whatever the answer says.', rules: records((_answered, parsed) => parsed) },
  'module.only-known-strings': { breaks: 'module.result.added', says: 'Strings that parsing did not give are left out.', rules: records((answered, parsed) => answered.filter(({ uniqId }) => parsed.some((record) => record.uniqId === uniqId))) },
  'module.split-undone': { breaks: 'module.result.split', says: 'Of strings with one beginning of their identifier only the first is added.', rules: records((answered) => answered.filter(({ identifier }) => !/\.[2-9]$/.test(identifier))) },
  'module.merge-undone': { breaks: 'module.result.merged', says: 'Fewer strings than were parsed are not taken.', rules: records((answered) => answered.filter(({ identifier }) => identifier !== 'merged')) },
  'module.parsed-strings-kept': { breaks: 'module.omitted-strings', says: 'Parsed strings that the answer leaves out are added too.', rules: records((answered, parsed) => [...answered, ...parsed.filter(({ uniqId }) => !answered.some((record) => record.uniqId === uniqId))]) },
  'module.context-as-parsed': { breaks: 'module.result.context', says: 'A changed context is not taken.', rules: added((string) => ({ ...string, context: '' })) },
  'module.labels-as-parsed': { breaks: 'module.result.labels', says: 'Changed labels are not taken.', rules: added((string) => ({ ...string, labels: [] })) },
  'module.max-length-as-parsed': { breaks: 'module.result.max-length', says: 'A changed maximum length is not taken.', rules: added((string) => ({ ...string, 'max length': 40 })) },
  'module.translations-not-taken': { breaks: 'module.result.translations', says: 'Translations of an answer are not taken.', rules: added((string) => ({ ...string, translations: [], 'languages summary': [] })) },
  'module.all-hidden': { breaks: 'module.result.translatable', says: 'Added strings are hidden.', rules: added((string) => ({ ...string, 'is hidden': true, 'is visible': false })) },
  'module.max-length-default': { breaks: 'module.result.max-length-default', says: 'A string without a maximum length gets one of 255.', rules: defaults({ maxLength: 255 }) },
  'module.is-hidden-default': { breaks: 'module.result.is-hidden-default', says: 'A string without isHidden is hidden.', rules: defaults({ isHidden: true }) },
  'module.has-plurals-default': { breaks: 'module.result.has-plurals-default', says: 'A string without hasPlurals is plural.', rules: added((string, record) => ({ ...string, 'type is plural': record.identifier === 'bare' || record.hasPlurals === true })) },
  'module.labels-default': { breaks: 'module.result.labels-default', says: 'A string without labels gets one.', rules: defaults({ labels: ['imported'] }) },
  'module.status-ignored': { breaks: 'module.result.status', says: 'Every translation is only translated.', rules: { statusOf: () => 'translated' } },
  'module.status-default-none': { breaks: 'module.result.status-default', says: 'A translation without a status is not added.', rules: { statusOf: (entry) => entry.status ?? 'untranslated' } },
  'module.status-default-approved': { breaks: 'module.result.status-default', says: 'A translation without a status is approved.', rules: { statusOf: (entry) => entry.status ?? 'approved' } },
  'module.strings-url-not-read': { breaks: 'module.result.strings-url', says: 'Strings by address are not added.', rules: { addedRecords: (answered, parsed, isByAddress) => (isByAddress ? parsed.slice(2) : answered) } },
  'module.preview-lost': { breaks: 'module.result.preview', says: 'An inline preview is not shown.', rules: { shownPreview: (html, isByAddress) => (isByAddress ? html : undefined) } },
  'module.preview-as-sent': { breaks: 'module.result.preview', says: 'A preview is shown in base64.', rules: { shownPreview: (html) => Buffer.from(html).toString('base64') } },
  'module.preview-url-lost': { breaks: 'module.result.preview-url', says: 'A preview by address is not shown.', rules: { shownPreview: (html, isByAddress) => (isByAddress ? undefined : html) } },
  'module.message-replaced': { breaks: 'module.result.error-shown', says: 'The message of the app is replaced by one of the service.', rules: { errorMessage: () => 'The app failed.' } },
  'module.lines-by-lf-only': { breaks: 'module.ndjson-lines', says: 'Lines of a strings file are not trimmed.', rules: { linesOf: (text) => text.split('\n\n') } },
  'module.failure-loses-strings': { breaks: 'module.invalid-response', says: 'A failed import takes the strings of its project with it.', rules: { keptOnFailure: () => [] } },

  // --- Access.
  'module.owner-means-all': { breaks: 'module.access.owner', says: 'A module for the owner is open to all.', rules: { hasAccess: () => true } },
  'module.members-means-owner': { breaks: 'module.access.members', says: 'A module for all members is open to the owner only.', rules: { hasAccess: (access, login, logins) => (access === 'members' ? login === logins[0] : moduleRules.hasAccess(access, login, logins)) } },
  'module.selected-means-none': { breaks: 'module.access.selected', says: 'A module for selected users is open to nobody.', rules: { hasAccess: (access, login, logins) => (typeof access === 'object' ? false : moduleRules.hasAccess(access, login, logins)) } },
  'module.administrators-means-all': { breaks: 'module.access.enterprise.administrators', says: 'A module for administrators is open to all.', rules: { hasAccess: (access, login, logins) => access === 'administrators' || moduleRules.hasAccess(access, login, logins) } },
  'module.users-means-administrators': { breaks: 'module.access.enterprise.users', says: 'A module for all users is open to administrators only.', rules: { hasAccess: (access, login, logins) => (access === 'users' ? login === logins[0] : moduleRules.hasAccess(access, login, logins)) } },
  'module.selected-means-all': { breaks: 'module.access.enterprise.selected', says: 'A module for selected users is open to all.', rules: { hasAccess: (access, login, logins) => typeof access === 'object' || moduleRules.hasAccess(access, login, logins) } },
} as const satisfies Record<string, Fault>;
