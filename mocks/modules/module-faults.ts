import type { StringRecord, TranslationEntry } from '../../spec/schemas/types.gen.ts';
import type { SourceString } from '../data/dataset.ts';

type SourceTranslation = NonNullable<SourceString['translations']>[number];
import { faultTable } from '../core/fault.ts';
import { CallFailure } from './call-failure.ts';
import type { Job } from './job-types.ts';
import { moduleRules } from './module-rules.ts';
import type { ModuleRules } from './module-rules.ts';

type Json = Readonly<Record<string, unknown>>;

/** Changes jobs before they are sent. */
const changeJob = (change: (job: Job) => object): Partial<ModuleRules> => ({ job: change });
const changeOrganization = (more: Json) =>
  changeJob((job) => ({ ...job, organization: { ...job.organization, ...more } }));
const changeProject = (more: Json) => changeJob((job) => ({ ...job, project: { ...job.project, ...more } }));
const changeFile = (more: Json) => changeJob((job) => ({ ...job, file: { ...job.file, ...more } }));
const changeLanguages = (change: (language: Json) => Json) =>
  changeJob((job) => ({
    ...job,
    sourceLanguage: change(job.sourceLanguage),
    targetLanguages: job.targetLanguages.map(change),
  }));
/** Gives the value that came first under a key. */
function createMemory<Value>() {
  const known = new Map<unknown, Value>();
  return (key: unknown, value: Value): Value => {
    if (!known.has(key)) known.set(key, value);
    return known.get(key)!;
  };
}

/** A language as it was in the first job with one of its id. */
function rememberLanguages(): Partial<ModuleRules> {
  const remember = createMemory<Json>();
  return changeLanguages((language) => remember(language['id'], language));
}
/** Decodes the bytes of a text in pieces, which divide some signs. */
function decodeInPieces(text: string): string {
  const bytes = Buffer.from(text);
  const size = 65_536;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size).toString(),
  ).join('');
}

/** Keeps out each string that a later response of its file lacked; uploads of a string or two lack nothing. */
function removeForEver(): Partial<ModuleRules> {
  const latest = new Map<string, boolean>();
  return {
    selectRecords: (returned) => {
      const ids = new Set(returned.map(({ uniqId }) => uniqId));
      const isSameFile = returned.some(({ uniqId }) => latest.has(uniqId));
      const kept = returned.filter(({ uniqId }) => latest.get(uniqId) !== false);
      if (returned.length > 2 && isSameFile)
        for (const [uniqId, isThere] of latest) latest.set(uniqId, isThere && ids.has(uniqId));
      for (const { uniqId } of returned) if (!latest.has(uniqId)) latest.set(uniqId, true);
      return kept;
    },
  };
}

/** Sends each multilingual file with the target languages that it first had. */
function rememberTargets(): Partial<ModuleRules> {
  const remember = createMemory<Job['targetLanguages']>();
  return changeJob((job) =>
    job.targetLanguages.length < 2
      ? job
      : { ...job, targetLanguages: remember(`${job.project.id} ${job.file.id}`, job.targetLanguages) },
  );
}
const omitLanguageField = (name: string) => changeLanguages(({ [name]: _, ...language }) => language);

/** Changes strings before they are added. */
const changeString = (change: (string: SourceString, record: StringRecord) => SourceString): Partial<ModuleRules> => ({
  completeString: change,
});
/** Changes which records are added. */
const changeRecords = (
  change: (returned: readonly StringRecord[], parsed: readonly StringRecord[]) => readonly StringRecord[],
): Partial<ModuleRules> => ({
  selectRecords: change,
});
/** Changes the entries of translations before they are added. */
const changeEntries = (
  change: (entry: TranslationEntry, language: string) => TranslationEntry,
): Partial<ModuleRules> => ({
  applyDefaults: ({ translations, ...record }) =>
    moduleRules.applyDefaults({
      ...record,
      ...(translations && {
        translations: Object.fromEntries(Object.entries(translations).map(([id, entry]) => [id, change(entry, id)])),
      }),
    }),
});
const changeDefaults = (more: Json): Partial<ModuleRules> => ({
  applyDefaults: (record) => moduleRules.applyDefaults({ ...more, ...record }),
});

/** Ends the search for a module at one of which only the name matches. */
function endAtHalfMatch(): Partial<ModuleRules> {
  let hasEnded = false;
  return {
    orderApps: (apps) => {
      hasEnded = false;
      return moduleRules.orderApps(apps);
    },
    isSelected: (name, content, operation) => {
      if (hasEnded) return false;
      hasEnded = name === true && content === false;
      return moduleRules.isSelected(name, content, operation);
    },
  };
}

/** Strings that an import leaves without a maximum length have that of the import before. */
function keepOmittedLength(): Partial<ModuleRules> {
  const known = new Map<string, number>();
  return changeString((string, { maxLength }) => {
    const key = `${string.file?.id} ${string.identifier}`;
    if (typeof maxLength === 'number') known.set(key, maxLength);
    const length = maxLength ?? known.get(key);
    return length === undefined ? string : { ...string, 'max length': length };
  });
}

/** Reads a file of one kind once, and takes what was there for what is there from then on. */
function keepFile(kept: 'strings' | 'preview'): Partial<ModuleRules> {
  const texts = new Map<string, Promise<string>>();
  return {
    readFile: (what, address, read) => {
      const text = (what === kept && texts.get(address)) || read(address);
      if (what === kept) texts.set(address, text);
      return text;
    },
  };
}

/** Sends the address that a file had when its job was first sent. */
function keepContentAddress(): Partial<ModuleRules> {
  const remember = createMemory<string>();
  return changeJob((job) => {
    const { id, contentUrl } = job.file;
    if (contentUrl === undefined) return job;
    const first = remember(`${new URL(contentUrl).origin} ${job.project.id} ${id}`, contentUrl);
    return { ...job, file: { ...job.file, contentUrl: first } };
  });
}

/** A job without the strings beyond 4 MB. */
function cutStrings(job: Job): Job {
  const share = 4_000_000 / JSON.stringify(job).length;
  return share >= 1 || job.strings === undefined
    ? job
    : { ...job, strings: job.strings.slice(0, job.strings.length * share) };
}

/** Sends the name that a file had when its job was first sent. */
function keepFileName(): Partial<ModuleRules> {
  const remember = createMemory<string>();
  return changeJob((job) => ({
    ...job,
    file: { ...job.file, name: remember(`${job.project.id} ${job.file.id}`, job.file.name) },
  }));
}

/** The summary of a language stays as it was when it had its first translation. */
function keepSummary(): Partial<ModuleRules> {
  const remember = createMemory<NonNullable<SourceString['languages summary']>[number]>();
  return changeString((string) => ({
    ...string,
    'languages summary': (string['languages summary'] ?? []).map((summary) =>
      remember(`${string.file?.id} ${string.identifier} ${summary.language}`, summary),
    ),
  }));
}

/** Translations of a string whose uniqId another file had first are lost. */
function translateFirstFile(): Partial<ModuleRules> {
  const remember = createMemory<number | null | undefined>();
  return changeString((string, { uniqId }) => {
    const file = string.file?.id;
    return remember(uniqId, file) === file ? string : { ...string, translations: [] };
  });
}

/** Strings of a file that had no plurals get none. */
function keepSingular(): Partial<ModuleRules> {
  const singular = new Set<string>();
  return changeString((string, { uniqId, hasPlurals }) => {
    const key = `${string.file?.id} ${uniqId}`;
    if (hasPlurals !== true) singular.add(key);
    return singular.has(key) ? { ...string, 'type is plain': true, 'type is plural': false } : string;
  });
}

/** Sends the organization of the latest job of the enterprise edition with each later job. */
function keepOrganization(): Partial<ModuleRules> {
  let kept: Job['organization'] | undefined;
  return changeJob((job) => {
    if (job.organization.id !== 1) kept = job.organization;
    return { ...job, organization: kept ?? job.organization };
  });
}

/** Adds the strings of the first file that has their uniqId. */
function keepIdsApart(): Partial<ModuleRules> {
  const files = new Map<string, number>();
  let latest = 0;
  return changeString((string, { uniqId }) => {
    // Ids begin again with other data.
    if (string.id < latest) files.clear();
    latest = string.id;
    const file = string.file?.id ?? 0;
    const first = files.get(uniqId) ?? file;
    files.set(uniqId, first);
    return first === file ? string : { ...string, identifier: '' };
  });
}

/** Keeps the translations of strings by their texts. */
const translateByText = () =>
  changeRecords((returned) => {
    const known = new Map(returned.map(({ text, translations }) => [JSON.stringify(text), translations]));
    return returned.map((record) => ({ ...record, translations: known.get(JSON.stringify(record.text)) ?? {} }));
  });

/** Leaves the status of a translation as it was first where its text is the same. */
function keepFirstStatus(): Partial<ModuleRules> {
  const first = new Map<string, NonNullable<SourceTranslation['approvals']>>();
  return changeString((string) => {
    const translations = (string.translations ?? []).map((one) => {
      const key = JSON.stringify([string.file?.id, string.identifier, one.language, one.text]);
      const approvals = first.get(key) ?? one.approvals ?? [];
      first.set(key, approvals);
      return { ...one, approvals };
    });
    const summary = string['languages summary']?.map((one) => ({
      ...one,
      'is approved': translations.every(({ language, approvals }) => language !== one.language || approvals.length > 0),
    }));
    return { ...string, translations, ...(summary && { 'languages summary': summary }) };
  });
}

/** Adds the strings of failed imports with those of the next one. */
function addLater(): Partial<ModuleRules> {
  const left: StringRecord[] = [];
  let sent: readonly StringRecord[] = [];
  return {
    selectSentStrings: (parsed) => {
      left.push(...sent);
      return (sent = parsed);
    },
    selectRecords: (returned) => {
      sent = [];
      return [...left.splice(0), ...returned];
    },
  };
}

/** Shows the latest preview where a response has none. */
function keepPreview(): Partial<ModuleRules> {
  let latest: string | undefined;
  return { showPreview: (html) => (latest = html), missingPreview: () => latest };
}

/** Adds strings to the first file with the name of theirs. */
function keepFileOfName(): Partial<ModuleRules> {
  const files = new Map<string | undefined, SourceString['file']>();
  let latest = 0;
  return changeString((string) => {
    if (string.id < latest) files.clear();
    latest = string.id;
    const name = string.file?.name ?? undefined;
    files.set(name, files.get(name) ?? string.file);
    return { ...string, file: files.get(name) ?? null };
  });
}

/** Strings keep the identifier that their uniqId first had in their file. */
function keepIdentifier(): Partial<ModuleRules> {
  const remember = createMemory<string>();
  return changeString((string, { uniqId, identifier }) => ({
    ...string,
    identifier: remember(`${string.file?.id} ${uniqId}`, identifier),
  }));
}

/** Shows no preview of strings of which one was plural before. */
function rememberPlurals(): Partial<ModuleRules> {
  const plurals = new Set<string>();
  return {
    completeString: (string, { uniqId, hasPlurals }) => {
      if (hasPlurals) plurals.add(uniqId);
      return string;
    },
    showPreview: (html, _isByAddress, data) => {
      const { strings = [] } = data as { readonly strings?: readonly StringRecord[] };
      return strings.some(({ uniqId }) => plurals.has(uniqId)) ? undefined : html;
    },
  };
}

/** Refuses a response with the message of another import that has failed since its own began. */
function shareMessage(): Partial<ModuleRules> {
  let latest: string | undefined;
  return {
    selectSentStrings: (parsed) => {
      latest = undefined;
      return parsed;
    },
    errorMessage: (message) => (latest = message),
    selectRecords: (returned) => {
      if (latest !== undefined) throw new CallFailure(latest);
      return returned;
    },
  };
}

/** The letters outside of ASCII of a JSON text as `\uXXXX`. */
const escapeLetters = (json: string) =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Calls each module where it was first called. */
function keepAddress(): Partial<ModuleRules> {
  const remember = createMemory<string>();
  return { moduleAddress: (baseUrl, url) => remember(url, moduleRules.moduleAddress(baseUrl, url)) };
}

/** Calls the modules of each app where it was when a file was imported first. */
function keepFirstBase(): Partial<ModuleRules> {
  const bases = new Map<string, string | undefined>();
  return {
    orderApps: (apps) =>
      moduleRules.orderApps(apps).map((app) => {
        if (!bases.has(app.clientId)) bases.set(app.clientId, app.baseUrl);
        const baseUrl = bases.get(app.clientId);
        return baseUrl === undefined ? app : { ...app, baseUrl };
      }),
  };
}

/** Calls modules at the first address of an app on each machine. */
function keepBase(): Partial<ModuleRules> {
  const remember = createMemory<string>();
  return {
    moduleAddress: (baseUrl, url) => moduleRules.moduleAddress(remember(new URL(baseUrl).origin, baseUrl), url),
  };
}

/** Makes records of those of a response, each with that of the job that has its id. */
const changeByParsed = (change: (record: StringRecord, parsed: StringRecord | undefined) => StringRecord) =>
  changeRecords((returned, parsed) => {
    const byId = new Map(parsed.map((record) => [record.uniqId, record]));
    return returned.map((record) => change(record, byId.get(record.uniqId)));
  });

type Translations = StringRecord['translations'];

/** Translations under the languages of others, in the order of both. */
function inOrderOf(own: Translations = {}, others: Translations = {}): Pick<StringRecord, 'translations'> {
  const [languages, entries] = [Object.keys(others), Object.values(own)];
  if (languages.length !== entries.length) return { translations: own };
  return { translations: Object.fromEntries(languages.map((language, index) => [language, entries[index]!])) };
}

/** Plural forms under the categories of others, in the order of both. */
function formsInOrderOf(entry: TranslationEntry, others: TranslationEntry | undefined): TranslationEntry {
  if (typeof entry.text === 'string' || others === undefined || typeof others.text === 'string') return entry;
  const forms = Object.values(entry.text);
  return {
    ...entry,
    text: Object.fromEntries(Object.keys(others.text).map((name, index) => [name, forms[index] ?? ''])),
  };
}

const isText = (entry: TranslationEntry): entry is TranslationEntry & { readonly text: string } =>
  typeof entry.text === 'string';

/** Makes records of those of a response, each with the one before it. */
const changeByNeighbour = (change: (record: StringRecord, before: StringRecord) => StringRecord) =>
  changeRecords((returned) =>
    returned.map((record, index, all) => (index === 0 ? record : change(record, all[index - 1]!))),
  );

/** What is known of strings by their identifiers stays as it was when they were first added. */
function keepFirst(name: 'text' | 'context' | 'max length' | 'is hidden'): Partial<ModuleRules> {
  const known = new Map<string, unknown>();
  return changeString((string) => {
    const key = `${string.file?.id} ${string.identifier}`;
    if (!known.has(key)) known.set(key, string[name]);
    return { ...string, [name]: known.get(key) };
  });
}

/** Named faults of module calls. */
// prettier-ignore
export const moduleFaults = faultTable<ModuleRules>()({
  // --- Calls.
  'module.import-not-called': { breaks: 'module.call.import', says: 'No module is called when a file is imported.', rules: { isModuleCalled: (operation) => operation !== 'import' } },
  'module.only-owner-calls': { breaks: 'module.call.import', says: 'No module is called when another user than the first imports a file.', rules: { hasAccess: (access, login, logins) => moduleRules.hasAccess(access, login, logins) && (access !== undefined || login === logins[0]) } },
  'module.update-not-called': { breaks: 'module.call.update', says: 'No module is called when a file is updated.', rules: { isModuleCalled: (operation) => operation !== 'update' } },
  'module.translations-not-called': { breaks: 'module.call.translations', says: 'No module is called when translations are uploaded.', rules: { isModuleCalled: (operation) => operation !== 'import_translations' } },
  'module.url-ignored': { breaks: 'module.call.address', says: 'The base address of the app is called, without the url of the module.', rules: { moduleAddress: (baseUrl) => baseUrl } },
  'module.address-of-first-app': { breaks: 'module.call.address', says: 'The module of a second app is called at the address of the first one.', rules: keepBase() },
  'module.address-of-first-call': { breaks: 'module.call.address', says: 'A module is called where it was when it was first called.', rules: keepAddress() },
  'module.job-as-form': { breaks: 'module.call.body', says: 'The job is sent as a form field.', rules: { jobText: (job) => `job=${encodeURIComponent(JSON.stringify(job))}` } },
  'module.app-asked-first': { breaks: 'module.call.only', says: 'The health endpoint of the app is called before a job.', rules: { listCallsBefore: (address) => [new URL('/health', address).href] } },

  // --- Selection.
  'module.name-pattern-ignored': { breaks: 'module.selection.file-name', says: 'The name pattern is ignored.', rules: { nameMatches: () => true } },
  'module.name-pattern-on-content': { breaks: 'module.selection.file-name', says: 'The name pattern is matched against the content.', rules: { nameMatches: (pattern, { content }, matches) => matches(pattern, content) } },
  'module.content-pattern-ignored': { breaks: 'module.selection.file-content', says: 'The content pattern is ignored.', rules: { contentMatches: () => true } },
  'module.content-pattern-on-name': { breaks: 'module.selection.file-content', says: 'The content pattern is matched against the name.', rules: { contentMatches: (pattern, _start, { name }, matches) => matches(pattern, name) } },
  'module.name-pattern-as-glob': { breaks: 'module.selection.file-name', says: 'The dots of a name pattern match every character.', rules: { nameMatches: (pattern, { name }, matches) => matches(pattern.replaceAll('\\.', '.'), name) } },
  'module.content-first-line': { breaks: 'module.selection.file-content', says: 'The content pattern sees only the first line.', rules: { contentMatches: (pattern, start, _file, matches) => matches(pattern, start.split('\n')[0] ?? '') } },
  'module.first-module-only': { breaks: 'module.selection.matching', says: 'Only the first two modules of an app are considered.', rules: { orderApps: (apps) => apps.map((app) => ({ ...app, modules: { 'file-post-import': (app.modules?.['file-post-import'] ?? []).slice(0, 2) } })) } },
  'module.public-apps-left-out': { breaks: 'module.selection.matching', says: 'No module of a public app is called.', rules: { orderApps: (apps) => moduleRules.orderApps(apps).filter(({ type }) => type === 'confidential') } },
  'module.unread-pattern-stops-search': { breaks: 'module.selection.matching', says: 'A pattern of another dialect than that of the service keeps the modules of all apps from being called.',
    rules: { orderApps: (apps) => (JSON.stringify(apps.map(({ modules }) => modules)).includes('[^]') ? [] : moduleRules.orderApps(apps)) } },
  'module.content-pattern-unread': { breaks: 'module.selection.matching', says: 'The pattern for the content of a module is not looked at where that for the name matches.', rules: { isSelected: (name, content) => (name === undefined ? content === true : name) } },
  'module.url-of-two-parts': { breaks: 'module.call.address', says: 'Of the path of the url of a module only the last two parts count.', rules: { moduleAddress: (base, url) => moduleRules.moduleAddress(base, url.replace(/^\/?(?:[^/?]+\/)+(?=[^/?]+\/[^/?]+(?:\?|$))/, '/')) } },
  'module.extension-lowered': { breaks: 'module.selection.file-name', says: 'The pattern for the name sees the extension in small letters.', rules: { nameMatches: (pattern, { name }, matches) => matches(pattern, name.replace(/\.\w+$/, (extension) => extension.toLowerCase())) } },
  'module.base-of-first-import': { breaks: 'module.call.address', says: 'An app that is registered again is called where it was at the first import.', rules: keepFirstBase() },
  'module.query-of-url-lost': { breaks: 'module.call.address', says: 'The query of the url of a module is lost.', rules: { moduleAddress: (base, url) => moduleRules.moduleAddress(base, url.replace(/\?.*/s, '')) } },
  'module.slash-of-url-lost': { breaks: 'module.call.address', says: 'The slash at the end of the url of a module is lost.', rules: { moduleAddress: (base, url) => moduleRules.moduleAddress(base, url.replace(/\/(?=$|\?)/, '')) } },
  'module.half-match-ends-search': { breaks: 'module.selection.matching', says: 'Modules after one of which only the name matches are not looked at.', rules: endAtHalfMatch() },
  'module.two-patterns-never': { breaks: 'module.selection.matching', says: 'A module with two patterns is never selected.', rules: { isSelected: (name, content) => name !== false && content !== false && (name === undefined || content === undefined) } },
  'module.either-pattern-in-updates': { breaks: 'module.selection.matching', says: 'When a file is updated, one of two patterns suffices.', rules: { isSelected: (name, content, operation) => (operation === 'update' ? name === true || content === true : moduleRules.isSelected(name, content, operation)) } },
  'module.selected-always': { breaks: 'module.selection.matching', says: 'A module is selected even if its patterns do not match.', rules: { isSelected: () => true } },

  // --- The job.
  'module.job-type-other': { breaks: 'module.request.job-type', says: 'The jobType is `import`.', rules: { jobType: () => 'import' } },
  'module.organization-missing': { breaks: 'module.request.organization', says: 'A job has no organization.', rules: changeJob(({ organization: _, ...job }) => job) },
  'module.enterprise-organization-missing': { breaks: 'module.request.organization', says: 'A job of the enterprise edition has no organization.', rules: changeJob(({ organization, ...job }) => (organization.id === 1 ? { ...job, organization } : job)) },
  'module.organization-kept': { breaks: 'module.request.organization', says: 'Jobs have the organization of the enterprise edition once one of it was sent.', rules: keepOrganization() },
  'module.organization-id-string': { breaks: 'module.request.organization.id', says: 'The organization id is a string.', rules: changeOrganization({ id: '1' }) },
  'module.organization-domain-null': { breaks: 'module.request.organization.domain', says: 'The organization domain is null.', rules: changeOrganization({ domain: null }) },
  'module.organization-base-http': { breaks: 'module.request.organization.base-url', says: 'The web address of the organization uses http.', rules: changeOrganization({ baseUrl: 'http://localization.example' }) },
  'module.organization-domain-empty': { breaks: 'module.request.organization.base-url', says: 'The organization has no domain, so that its web address leads nowhere.', rules: changeOrganization({ domain: '', baseUrl: 'https://' }) },
  'module.organization-api-missing': { breaks: 'module.request.organization.api-base-url', says: 'The organization has no API address.', rules: changeOrganization({ apiBaseUrl: undefined }) },
  'module.project-as-id': { breaks: 'module.request.project', says: 'The project is sent as its id.', rules: changeJob((job) => ({ ...job, project: job.project.id })) },
  'module.project-id-string': { breaks: 'module.request.project.id', says: 'The project id is a string.', rules: changeJob((job) => ({ ...job, project: { ...job.project, id: String(job.project.id) } })) },
  'module.project-identifier-missing': { breaks: 'module.request.project.identifier', says: 'The project has no identifier.', rules: changeProject({ identifier: undefined }) },
  'module.project-remembered': { breaks: 'module.request.project.id', says: 'A project beyond the seventy-first is taken for it.', rules: changeJob((job) => ({ ...job, project: { ...job.project, id: Math.min(job.project.id, 71) } })) },
  'module.project-name-ascii': { breaks: 'module.request.project.name', says: 'The name of a project has ASCII only.', rules: changeJob((job) => ({ ...job, project: { ...job.project, name: job.project.name.replace(/[^\0-\x7f]/g, '?') } })) },
  'module.source-is-english': { breaks: 'module.language.plural-category-names', says: 'A source language has the plural categories of English.', rules: changeJob((job) => ({ ...job, sourceLanguage: { ...job.sourceLanguage, pluralCategoryNames: ['one', 'other'] } })) },
  'module.source-of-two-categories': { breaks: 'module.language.plural-category-names', says: 'A source language of one plural category has those of English.',
    rules: changeJob((job) => ({ ...job, sourceLanguage: { ...job.sourceLanguage, ...(job.sourceLanguage.pluralCategoryNames.length < 2 && { pluralCategoryNames: ['one', 'other'] }) } })) },
  'module.project-name-missing': { breaks: 'module.request.project.name', says: 'The project has no name.', rules: changeProject({ name: undefined }) },
  'module.file-as-name': { breaks: 'module.request.file', says: 'The file is sent as its name.', rules: changeJob((job) => ({ ...job, file: job.file.name })) },
  'module.file-id-missing': { breaks: 'module.request.file.id', says: 'The file has no id.', rules: changeFile({ id: undefined }) },
  'module.file-name-as-path': { breaks: 'module.request.file.name', says: 'The file name is a path.', rules: changeJob((job) => ({ ...job, file: { ...job.file, name: `/${job.file.name}` } })) },
  'module.content-not-encoded': { breaks: 'module.request.file.content', says: 'The content is not in base64.', rules: { base64: (content) => content } },
  'module.content-cut': { breaks: 'module.request.file.content', says: 'Only the first 65535 bytes of the content are sent.', rules: { base64: (content) => Buffer.from(content).subarray(0, 65_535).toString('base64') } },
  'module.content-mark-lost': { breaks: 'module.request.file.content', says: 'A byte order mark at the start of the content is not sent.', rules: { base64: (content) => Buffer.from(content.replace(/^\ufeff/, '')).toString('base64') } },
  'module.content-line-ends': { breaks: 'module.request.file.content', says: 'Line ends of the content are normalized.', rules: { base64: (content) => Buffer.from(content.replace(/\r\n?/g, '\n')).toString('base64') } },
  'module.project-id-32-bit': { breaks: 'module.request.project.id', says: 'The id of a project is cut to 32 bits.', rules: changeJob((job) => ({ ...job, project: { ...job.project, id: job.project.id | 0 } })) },
  'module.file-id-32-bit': { breaks: 'module.request.file.id', says: 'The file id is cut to 32 bits.', rules: changeJob((job) => ({ ...job, file: { ...job.file, id: job.file.id | 0 } })) },
  'module.file-name-ascii': { breaks: 'module.request.file.name', says: 'Letters of a file name outside of ASCII are replaced.', rules: changeJob((job) => ({ ...job, file: { ...job.file, name: job.file.name.replace(/[^\0-\x7f]/g, '_') } })) },
  'module.sent-strings-capped': { breaks: 'module.call.after-parsing', says: 'A job has at most 100 strings.', rules: { selectSentStrings: (parsed) => parsed.slice(0, 100) } },
  'module.file-name-kept': { breaks: 'module.request.file.name', says: 'A file has the name with which it was first sent.', rules: keepFileName() },
  'module.large-job-cut': { breaks: 'module.call.after-parsing', says: 'Strings that make a job larger than 4 MB are left out.', rules: changeJob(cutStrings) },
  'module.languages-remembered': { breaks: 'module.language.name', says: 'A language is sent as it was when it was first sent.', rules: rememberLanguages() },
  'module.language-by-two-letters': { breaks: 'module.language.id', says: 'A language is known by its id or its two letters, whichever comes first in the dataset.',
    rules: { findLanguage: ({ dataset }, id) => dataset.languages?.find((one) => one.id === id || one.twoLettersCode === id) } },
  'module.targets-of-first-import': { breaks: 'module.request.target-languages.multilingual', says: 'A multilingual file keeps the target languages with which it was first sent.', rules: rememberTargets() },
  'module.empty-file-matches': { breaks: 'module.selection.file-content', says: 'Every pattern for the content matches an empty file.', rules: { contentMatches: (pattern, start, _file, matches) => start === '' || matches(pattern, start) } },
  'module.languages-capped': { breaks: 'module.request.target-languages.multilingual', says: 'A multilingual file has at most four target languages.', rules: { targetLanguageIds: (_operation, ids) => ids.slice(0, 4) } },
  'module.content-in-url-alphabet': { breaks: 'module.request.file.content', says: 'The content is in base64url.', rules: { base64: (content) => Buffer.from(content).toString('base64url') } },
  'module.content-address-kept': { breaks: 'module.request.file.content-url', says: 'The address of a content stays that of the first content of the file.', rules: keepContentAddress() },
  'module.one-content-file': { breaks: 'module.request.file.content-url', says: 'The contents of all jobs have one address.', rules: { sharedName: (secret, what) => (what === 'content' ? what : secret) } },
  'module.one-strings-file': { breaks: 'module.call.after-parsing', says: 'The strings of all jobs have one address.', rules: { sharedName: (secret, what) => (what === 'strings' ? what : secret) } },
  'module.content-url-relative': { breaks: 'module.request.file.content-url', says: 'The address of the content is relative.', rules: changeJob((job) => ({ ...job, file: { ...job.file, ...(job.file.contentUrl && { contentUrl: new URL(job.file.contentUrl).pathname }) } })) },
  'module.content-missing': { breaks: 'module.request.file.content-or-url', says: 'The file has neither content nor an address.', rules: changeFile({ content: undefined, contentUrl: undefined }) },
  'module.source-language-code': { breaks: 'module.request.source-language', says: 'The source language is sent as its code.', rules: changeJob((job) => ({ ...job, sourceLanguage: job.sourceLanguage.id })) },
  'module.target-languages-null': { breaks: 'module.request.target-languages', says: 'An empty list of target languages is null.', rules: changeJob((job) => ({ ...job, targetLanguages: job.targetLanguages.length === 0 ? null : job.targetLanguages })) },
  'module.new-file-with-targets': { breaks: 'module.request.target-languages.new-file', says: 'A new file has the target languages of its project.', rules: { targetLanguageIds: (operation, ids) => (operation === 'import' && ids.length === 0 ? ['uk', 'de'] : ids) } },
  'module.translations-without-target': { breaks: 'module.request.target-languages.translations', says: 'An upload of translations has no target language.', rules: { targetLanguageIds: (operation, ids) => (operation === 'import_translations' ? [] : ids) } },
  'module.one-target-only': { breaks: 'module.request.target-languages.multilingual', says: 'A multilingual file has one target language.', rules: { targetLanguageIds: (_operation, ids) => ids.slice(0, 1) } },
  'module.strings-as-object': { breaks: 'module.request.strings', says: 'The strings of a job are an object.', rules: changeJob(({ strings, ...job }) => ({ ...job, ...(strings && { strings: Object.fromEntries(strings.map((record) => [record.uniqId, record])) }) })) },
  'module.strings-missing': { breaks: 'module.request.strings-or-url', says: 'A job has neither strings nor an address.', rules: changeJob(({ strings: _, stringsUrl: __, ...job }) => job) },
  'module.strings-url-dead': { breaks: 'module.request.strings-url', says: 'The address of the strings responds with 404.', rules: changeJob((job) => ({ ...job, ...(job.stringsUrl && { stringsUrl: `${job.stringsUrl}x` }) })) },
  'module.strings-file-array': { breaks: 'module.request.strings-url.lines', says: 'The strings file is one JSON array.', rules: { ndjson: (list) => JSON.stringify(list) } },
  'module.record-without-uniq-id': { breaks: 'module.request.string-record', says: 'The strings of a job have no uniqId.', rules: changeJob((job) => ({ ...job, ...(job.strings && { strings: job.strings.map(({ uniqId: _, ...record }) => record) }) })) },
  'module.empty-text-not-sent': { breaks: 'module.request.string-record', says: 'A string of a job whose text is empty has no text.',
    rules: changeJob((job) => ({ ...job, ...(job.strings && { strings: job.strings.map(({ text, ...record }) => ({ ...record, ...(text === '' ? {} : { text }) })) }) })) },
  'module.plurals-not-sent': { breaks: 'module.call.after-parsing', says: 'A job omits plural strings.', rules: { selectSentStrings: (parsed) => parsed.filter(({ hasPlurals }) => !hasPlurals) } },
  'module.job-type-header-missing': { breaks: 'module.request.content-type', says: 'A job has the content type text/plain.', rules: { jobContentType: () => 'text/plain' } },

  // --- Languages.
  'module.language-id-locale': { breaks: 'module.language.id', says: 'A language has its locale as id.', rules: changeLanguages((language) => ({ ...language, id: language['locale'] })) },
  'module.language-name-missing': { breaks: 'module.language.name', says: 'A language has no name.', rules: omitLanguageField('name') },
  'module.language-editor-code-missing': { breaks: 'module.language.editor-code', says: 'A language has no editorCode.', rules: omitLanguageField('editorCode') },
  'module.language-two-letters-missing': { breaks: 'module.language.two-letters-code', says: 'A language has no twoLettersCode.', rules: omitLanguageField('twoLettersCode') },
  'module.language-three-letters-missing': { breaks: 'module.language.three-letters-code', says: 'A language has no threeLettersCode.', rules: omitLanguageField('threeLettersCode') },
  'module.language-locale-missing': { breaks: 'module.language.locale', says: 'A language has no locale.', rules: omitLanguageField('locale') },
  'module.language-android-missing': { breaks: 'module.language.android-code', says: 'A language has no androidCode.', rules: omitLanguageField('androidCode') },
  'module.language-osx-code-missing': { breaks: 'module.language.osx-code', says: 'A language has no osxCode.', rules: omitLanguageField('osxCode') },
  'module.language-osx-locale-missing': { breaks: 'module.language.osx-locale', says: 'A language has no osxLocale.', rules: omitLanguageField('osxLocale') },
  'module.language-categories-number': { breaks: 'module.language.plural-category-names', says: 'The plural categories of a language are a number.', rules: changeLanguages((language) => ({ ...language, pluralCategoryNames: 2 })) },
  'module.language-rules-missing': { breaks: 'module.language.plural-rules', says: 'A language has no plural rules.', rules: omitLanguageField('pluralRules') },

  'module.languages-of-two-letters': { breaks: 'module.request.target-languages.multilingual', says: 'Of target languages with the same two letters the last is sent.', rules: { targetLanguageIds: (_operation, ids) => [...new Map(ids.map((id) => [id.slice(0, 2), id])).values()] } },
  'module.language-as-source': { breaks: 'module.request.target-languages.multilingual', says: 'A target language that begins as the source language does is taken for it.', rules: changeJob((job) => ({ ...job,
    targetLanguages: job.targetLanguages.map((language) => (language.id.startsWith(`${job.sourceLanguage.id}-`) ? job.sourceLanguage : language)) })) },

  // --- Limits.
  'module.job-of-any-size': { breaks: 'module.limits.request', says: 'The size of a job is not limited.', rules: { maxJobBytes: () => Infinity } },
  'module.job-in-characters': { breaks: 'module.limits.request', says: 'The size of a job is measured in characters.', rules: { countJobBytes: (text) => text.length } },
  'module.job-escaped-after-measure': { breaks: 'module.limits.request', says: 'Letters outside of ASCII are escaped after the size of a job was measured.',
    rules: { jobText: (job) => escapeLetters(JSON.stringify(job)), countJobBytes: (text) => Buffer.byteLength(JSON.stringify(JSON.parse(text))) } },
  'module.answer-of-one-megabyte': { breaks: 'module.limits.response-accepted', says: 'A response of more than 1 MB is refused.', rules: { maxResponseBytes: () => 1_000_000 } },
  'module.charset-refused': { breaks: 'module.result.strings-added', says: 'A response whose type names its charset is not read.', rules: { readBody: (text, type) => (type.includes(';') ? '' : text) } },
  'module.escaped-pairs-lost': { breaks: 'module.result.strings-added', says: 'A letter that JSON writes with two escapes becomes two others.', rules: { readBody: (text) => text.replace(/(?:\\u[dD][89a-fA-F][0-9a-fA-F]{2}){2}/g, '\ufffd\ufffd') } },
  'module.texts-of-64-kb': { breaks: 'module.result.strings-added', says: 'A text is cut after 65 535 bytes.',
    rules: { selectRecords: (returned) => returned.map((record) => (typeof record.text === 'string' ? { ...record, text: Buffer.from(record.text).subarray(0, 65_535).toString() } : record)) } },
  'module.strings-file-of-5-mb': { breaks: 'module.result.strings-url', says: 'A strings file is read up to 5 MB.',
    rules: { splitLines: (ndjson) => moduleRules.splitLines(ndjson.length <= 5_000_000 ? ndjson : ndjson.slice(0, ndjson.lastIndexOf('\n', 5_000_000))) } },
  'module.answer-of-unknown-length': { breaks: 'module.limits.response-refused', says: 'A response that does not say its length may have any.', rules: { maxResponseBytes: (isLengthKnown) => (isLengthKnown ? moduleRules.maxResponseBytes(true) : Infinity) } },
  'module.preview-by-first-string': { breaks: 'module.result.preview-unsupported', says: 'A preview is left out only where the first string is plural.', rules: { excludePreview: ([first]) => first?.hasPlurals === true } },
  'module.answer-of-any-size': { breaks: 'module.response-too-large', says: 'The size of a response is not limited.', rules: { maxResponseBytes: () => Infinity } },
  'module.waits-a-minute': { breaks: 'module.limits.wait', says: 'The service waits for one minute.', rules: { waitSeconds: () => 60 } },
  'module.waits-ten-seconds': { breaks: 'module.limits.wait', says: 'The service waits for ten seconds of real time.', rules: { waitSeconds: () => 10, isWaitByClock: () => false } },
  'module.waits-without-end-once-begun': { breaks: 'module.limits.wait-over', says: 'The wait ends when a response begins, however late it ends.', rules: { isWaitOverAtHeaders: () => true } },
  'module.late-response-added': { breaks: 'module.limits.wait-over', says: 'The strings of a response that comes after the wait are added, though the import has failed.', rules: { isLateResponseAdded: () => true } },
  'module.waits-an-hour': { breaks: 'module.timeout', says: 'The service waits for an hour.', rules: { waitSeconds: () => 3_600 } },

  // --- Results.
  'module.answer-ignored': { breaks: 'module.result.strings-added', says: 'The parsed strings are added instead of those of the response.', rules: changeRecords((_returned, parsed) => parsed) },
  'module.only-known-strings': { breaks: 'module.result.added', says: 'New strings of the response are not added.', rules: changeRecords((returned, parsed) => returned.filter(({ uniqId }) => parsed.some((record) => record.uniqId === uniqId))) },
  'module.split-undone': { breaks: 'module.result.split', says: 'Only the first part of a split string is added.', rules: changeRecords((returned) => returned.filter(({ identifier }) => !/\.[2-9]$/.test(identifier))) },
  'module.merge-undone': { breaks: 'module.result.merged', says: 'Merged strings are not added.', rules: changeRecords((returned) => returned.filter(({ identifier }) => identifier !== 'merged')) },
  'module.parsed-strings-kept': { breaks: 'module.omitted-strings', says: 'Parsed strings that the response omits are added too.', rules: changeRecords((returned, parsed) => [...returned, ...parsed.filter(({ uniqId }) => !returned.some((record) => record.uniqId === uniqId))]) },
  'module.parsed-strings-kept-by-address': { breaks: 'module.result.strings-url', says: 'Parsed strings that the response omits are added too where its strings come by address.',
    rules: { selectRecords: (returned, parsed, isByAddress) => (isByAddress ? [...returned, ...parsed.filter(({ uniqId }) => !returned.some((record) => record.uniqId === uniqId))] : returned) } },
  'module.split-at-most-twice': { breaks: 'module.result.strings-added', says: 'Of a response with more strings than the job, at most twice as many are added.', rules: changeRecords((returned, parsed) => (returned.length > parsed.length ? returned.slice(0, Math.max(2 * parsed.length, 1)) : returned)) },
  'module.context-not-emptied': { breaks: 'module.result.context', says: 'A context that the response empties stays.', rules: changeByParsed((record, parsed) => ({ ...record, ...(record.context === '' && parsed?.context !== undefined ? { context: parsed.context } : {}) })) },
  'module.labels-not-emptied': { breaks: 'module.result.labels-default', says: 'Labels that the response takes away stay.', rules: changeByParsed((record, parsed) => ({ ...record, ...(record.labels?.length === 0 && parsed?.labels ? { labels: parsed.labels } : {}) })) },
  'module.absent-as-parsed': { breaks: 'module.result.labels-default', says: 'Labels that a record of the response leaves out are those of the parsed string.', rules: changeByParsed((record, parsed) => ({ ...record, ...(record.labels === undefined && parsed?.labels ? { labels: parsed.labels } : {}) })) },
  'module.length-not-removed': { breaks: 'module.result.max-length-default', says: 'A maximum length that the response takes away stays.', rules: changeByParsed((record, parsed) => ({ ...record, maxLength: record.maxLength ?? parsed?.maxLength ?? null })) },
  'module.translations-of-job': { breaks: 'module.result.translations', says: 'A string of the job keeps the translations that it had there.',
    rules: changeByParsed((record, parsed) => (parsed === undefined ? record : { ...record, translations: parsed.translations ?? {} })) },
  'module.translations-by-place': { breaks: 'module.result.translations', says: 'Translations into several languages are read in the order of the languages of the job.', rules: changeByParsed((record, parsed) => ({ ...record, ...inOrderOf(record.translations, parsed?.translations) })) },
  'module.plural-forms-by-place': { breaks: 'module.result.status', says: 'The plural forms of a translation are read in the order of those of the job.', rules: changeByParsed((record, parsed) => ({ ...record, ...(record.translations && { translations: Object.fromEntries(Object.entries(record.translations).map(([language, entry]) => [language, formsInOrderOf(entry, parsed?.translations?.[language])])) }) })) },
  'module.returned-strings-capped': { breaks: 'module.result.strings-added', says: 'At most 100 strings of a response are added.', rules: changeRecords((returned) => returned.slice(0, 100)) },
  'module.returned-strings-capped-at-500': { breaks: 'module.result.strings-added', says: 'At most 500 strings of a response are added.', rules: changeRecords((returned) => returned.slice(0, 500)) },
  'module.page-lost': { breaks: 'module.result.strings-added', says: 'A list of a multiple of 256 strings loses its last.', rules: changeRecords((returned) => (returned.length > 0 && returned.length % 256 === 0 ? returned.slice(0, -1) : returned)) },
  'module.source-forms-of-english': { breaks: 'module.result.strings-added', says: 'A plural string is added with the forms of English only.', rules: changeRecords((returned) => returned.filter(({ hasPlurals, text }) => !hasPlurals || !Object.keys(text).includes('few'))) },
  'module.string-of-its-own': { breaks: 'module.result.strings-added', says: 'A string that nobody sent is added with every file.', rules: changeRecords((returned) => [...returned, { uniqId: 'imported', identifier: 'imported', text: 'Imported' }]) },
  'module.text-beyond-bmp': { breaks: 'module.result.strings-added', says: 'Characters beyond the BMP are removed from texts.', rules: changeRecords((returned) => returned.map((record) => (typeof record.text === 'string' ? { ...record, text: record.text.replace(/[\u{10000}-\u{10ffff}]/gu, '') } : record))) },
  'module.import-breaks': { breaks: 'module.result.strings-added', says: 'The service breaks at a string with five labels.', rules: changeString((string, { labels = [] }) => {
    if (labels.length === 5) throw new Error('a column too many');
    return string;
  }) },
  'module.preview-url-breaks': { breaks: 'module.result.preview-url', says: 'The service breaks at a preview by address.', rules: { showPreview: (html, isByAddress) => {
    if (isByAddress) throw new TypeError('no text');
    return html;
  } } },
  'module.refusal-breaks': { breaks: 'module.result.error-shown', says: 'The service breaks at an error of the app.', rules: { errorMessage: () => {
    throw new TypeError('no text');
  } } },
  'module.list-breaks': { breaks: 'module.result.strings-added', says: 'A list with an imported plural string cannot be shown.', rules: changeString((string, { hasPlurals }) => ({ ...string, ...(hasPlurals && { labels: 1 as never }) })) },
  'module.twin-ids-merged': { breaks: 'module.result.strings-added', says: 'Strings whose identifiers differ in case are taken for one.', rules: changeRecords((returned) => [...new Map(returned.map((record) => [record.identifier.toLowerCase(), record])).values()]) },
  'module.labels-capped': { breaks: 'module.result.labels', says: 'At most three labels are added.', rules: changeString((string) => ({ ...string, labels: (string.labels ?? []).slice(0, 3) })) },
  'module.max-length-byte': { breaks: 'module.result.max-length', says: 'A maximum length is capped at 255.', rules: changeString((string, { maxLength }) => ({ ...string, 'max length': typeof maxLength === 'number' ? Math.min(maxLength, 255) : null })) },
  'module.second-language-dropped': { breaks: 'module.result.translations', says: 'Translations into the third language and later ones are not added.', rules: { applyDefaults: (record) => moduleRules.applyDefaults({ ...record, ...(record.translations && { translations: Object.fromEntries(Object.entries(record.translations).slice(0, 2)) }) }) } },
  'module.region-dropped': { breaks: 'module.result.translations', says: 'A language is known by its first two letters.', rules: { applyDefaults: (record) => moduleRules.applyDefaults({ ...record, ...(record.translations && { translations: Object.fromEntries(Object.entries(record.translations).map(([id, entry]) => [id.slice(0, 2), entry])) }) }) } },
  'module.context-as-parsed': { breaks: 'module.result.context', says: 'A changed context is ignored.', rules: changeString((string) => ({ ...string, context: '' })) },
  'module.labels-as-parsed': { breaks: 'module.result.labels', says: 'Changed labels are ignored.', rules: changeString((string) => ({ ...string, labels: [] })) },
  'module.max-length-as-parsed': { breaks: 'module.result.max-length', says: 'A changed maximum length is ignored.', rules: changeString((string) => ({ ...string, 'max length': 40 })) },
  'module.translations-not-taken': { breaks: 'module.result.translations', says: 'Translations of the response are ignored.', rules: changeString((string) => ({ ...string, translations: [], 'languages summary': [] })) },
  'module.all-hidden': { breaks: 'module.result.translatable', says: 'Added strings are hidden.', rules: changeString((string) => ({ ...string, 'is hidden': true, 'is visible': false })) },
  'module.max-length-default': { breaks: 'module.result.max-length-default', says: 'The default of maxLength is 255.', rules: changeDefaults({ maxLength: 255 }) },
  'module.is-hidden-default': { breaks: 'module.result.is-hidden-default', says: 'The default of isHidden is true.', rules: changeDefaults({ isHidden: true }) },
  'module.has-plurals-default': { breaks: 'module.result.has-plurals-default', says: 'The default of hasPlurals is true.', rules: changeString((string, record) => ({ ...string, 'type is plural': record.identifier === 'bare' || record.hasPlurals === true })) },
  'module.labels-default': { breaks: 'module.result.labels-default', says: 'A string without labels gets a default label.', rules: changeDefaults({ labels: ['imported'] }) },
  'module.status-ignored': { breaks: 'module.result.status', says: 'The status of every translation is translated.', rules: { readStatus: () => 'translated' } },
  'module.status-default-none': { breaks: 'module.result.status-default', says: 'A translation without a status is not added.', rules: { readStatus: (entry) => entry.status ?? 'untranslated' } },
  'module.status-default-approved': { breaks: 'module.result.status-default', says: 'A translation without a status is approved.', rules: { readStatus: (entry) => entry.status ?? 'approved' } },
  'module.strings-url-without-query': { breaks: 'module.result.strings-url', says: 'Strings by address are requested without the query of the address.', rules: { readFile: (_what, address, read) => read(address.split('?')[0]!) } },
  'module.preview-lost-by-address': { breaks: 'module.result.preview', says: 'A preview beside strings by address is not shown.', rules: { showPreview: (html, _isByAddress, data) => ('stringsUrl' in data ? undefined : html) } },
  'module.translations-by-text': { breaks: 'module.result.translations', says: 'Strings with the same text get the translations of the last of them.', rules: translateByText() },
  'module.approval-kept': { breaks: 'module.result.status', says: 'A translation that comes again with the same text keeps its status.', rules: keepFirstStatus() },
  'module.failed-strings-added-later': { breaks: 'module.result.strings-added', says: 'The strings of a failed import are added with the next one.', rules: addLater() },
  'module.strings-url-not-read': { breaks: 'module.result.strings-url', says: 'Strings by address are not read.', rules: { selectRecords: (returned, parsed, isByAddress) => (isByAddress ? parsed.slice(2) : returned) } },
  'module.preview-lost': { breaks: 'module.result.preview', says: 'An inline preview is not shown.', rules: { showPreview: (html, isByAddress) => (isByAddress ? html : undefined) } },
  'module.preview-as-sent': { breaks: 'module.result.preview', says: 'A preview is shown in base64.', rules: { showPreview: (html) => Buffer.from(html).toString('base64') } },
  'module.strings-file-kept': { breaks: 'module.result.strings-url', says: 'The strings at an address are those that were there first.', rules: keepFile('strings') },
  'module.preview-file-kept': { breaks: 'module.result.preview-url', says: 'The preview at an address is the one that was there first.', rules: keepFile('preview') },
  'module.breaks-without-preview': { breaks: 'module.result.preview-optional', says: 'The service breaks at a response without a preview.', rules: { missingPreview: () => {
    throw new TypeError('no preview');
  } } },
  'module.breaks-at-strings': { breaks: 'module.result.strings-added', says: 'The service breaks at every response with strings.', rules: { selectRecords: () => {
    throw new TypeError('no records');
  } } },
  'module.preview-of-before': { breaks: 'module.result.preview-optional', says: 'A response without a preview gets the one of the import before.', rules: keepPreview() },
  'module.preview-url-lost': { breaks: 'module.result.preview-url', says: 'A preview by address is not shown.', rules: { showPreview: (html, isByAddress) => (isByAddress ? undefined : html) } },
  'module.context-trimmed': { breaks: 'module.result.context', says: 'White space around a context is removed.',
    rules: changeString((string) => ({ ...string, context: (string.context ?? '').trim() })) },
  'module.identifier-cut': { breaks: 'module.result.strings-added', says: 'An identifier is cut after 255 characters.',
    rules: changeString((string) => ({ ...string, identifier: (string.identifier ?? '').slice(0, 255) })) },
  'module.text-cut': { breaks: 'module.result.strings-added', says: 'A text is cut after 1000 characters.',
    rules: changeString((string) => (typeof string.text === 'string' ? { ...string, text: string.text.slice(0, 1_000) } : string)) },
  'module.plural-not-hidden': { breaks: 'module.result.strings-added', says: 'A plural string is never hidden.',
    rules: changeString((string) => (string['type is plural'] === true ? { ...string, 'is hidden': false, 'is visible': true } : string)) },
  'module.labels-split': { breaks: 'module.result.labels', says: 'A label is split at its commas.',
    rules: changeString((string) => ({ ...string, labels: (string.labels ?? []).flatMap((label) => (label.title ?? '').split(',').map((title) => ({ ...label, title }))) })) },
  'module.zero-context-lost': { breaks: 'module.result.context', says: 'A context that counts as false is not added.',
    rules: changeString((string) => ({ ...string, context: string.context === '0' ? '' : string.context ?? '' })) },
  'module.text-normalized': { breaks: 'module.result.strings-added', says: 'A text is added in another Unicode form of the same look.',
    rules: changeString((string) => (typeof string.text === 'string' ? { ...string, text: string.text.normalize('NFKC') } : string)) },
  'module.uniq-ids-folded': { breaks: 'module.result.strings-added', says: 'Of strings whose uniqId differs in case alone the last is added.',
    rules: changeRecords((returned) => [...new Map(returned.map((record) => [record.uniqId.toLowerCase(), record])).values()]) },
  'module.one-string-of-identifier': { breaks: 'module.result.strings-added', says: 'Of strings with the same identifier the last is added.',
    rules: changeRecords((returned) => [...new Map(returned.map((record) => [record.identifier, record])).values()]) },
  'module.labels-capped-at-ten': { breaks: 'module.result.labels', says: 'At most ten labels are added.',
    rules: changeString((string) => ({ ...string, labels: (string.labels ?? []).slice(0, 10) })) },
  'module.translation-trimmed': { breaks: 'module.result.translations', says: 'White space around a translation is removed.',
    rules: changeString((string) => ({ ...string, translations: (string.translations ?? []).map((one) => ({ ...one, text: String(one.text).trim() })) })) },
  'module.label-of-html': { breaks: 'module.result.labels', says: 'Tags are removed from labels.',
    rules: changeString((string) => ({ ...string, labels: (string.labels ?? []).map((label) => ({ ...label, title: (label.title ?? '').replace(/<[^>]*>/g, '') })) })) },
  'module.file-decoded-in-pieces': { breaks: 'module.result.strings-added', says: 'A file of a response is decoded in pieces of 64 KiB.',
    rules: { decodeFile: decodeInPieces } },
  'module.removed-for-ever': { breaks: 'module.result.strings-added', says: 'A string that a response has left out once does not come back.',
    rules: removeForEver() },
  'module.plain-text-latin1': { breaks: 'module.result.strings-url', says: 'A strings file of the type text/plain is read as Latin-1.',
    rules: { decodeFile: (text, type) => (type === 'text/plain' ? Buffer.from(text).toString('latin1') : text) } },
  'module.last-line-lost': { breaks: 'module.result.strings-url', says: 'The last line of a strings file is lost when nothing ends it.',
    rules: { splitLines: (ndjson) => ndjson.split(/(?<=\n)/).filter((line) => line.endsWith('\n') && line.trim() !== '') } },
  'module.last-line-refused': { breaks: 'module.ndjson-lines', says: 'A strings file whose last line has no end is refused.',
    rules: { splitLines: (ndjson) => (/^$|\n$/.test(ndjson) ? moduleRules.splitLines(ndjson) : ['no line']) } },
  'module.forms-of-source': { breaks: 'module.result.translations', says: 'A plural translation has the categories of English only.',
    rules: changeEntries((entry) => (typeof entry.text === 'string' ? entry : { ...entry, text: Object.fromEntries(Object.entries(entry.text).filter(([name], _index, all) => all.length === 1 || ['one', 'other'].includes(name))) })) },
  'module.text-of-first-import': { breaks: 'module.result.strings-added', says: 'An update does not change the text of a string.', rules: keepFirst('text') },
  'module.context-of-first-import': { breaks: 'module.result.context', says: 'An update does not change the context of a string.', rules: keepFirst('context') },
  'module.length-kept-where-omitted': { breaks: 'module.result.max-length-default', says: 'A string that is imported again without a maximum length keeps the earlier one.', rules: keepOmittedLength() },
  'module.parsed-fields-kept': { breaks: 'module.result.max-length-default', says: 'A string of the response has the fields of the parsed string that it leaves out.', rules: changeByParsed((record, parsed) => ({ ...parsed, ...record })) },
  'module.pattern-ends-at-slash': { breaks: 'module.selection.file-content', says: 'A pattern that holds a slash matches nothing.',
    rules: { contentMatches: (pattern, start, _file, matches) => !pattern.includes('/') && matches(pattern, start) } },
  'module.lines-of-1000': { breaks: 'module.call.after-parsing', says: 'The strings file of a job ends after 1000 lines.',
    rules: { ndjson: (records) => moduleRules.ndjson(records.slice(0, 1_000)) } },
  'module.former-language-codes': { breaks: 'module.request.target-languages.multilingual', says: 'Hebrew, Indonesian and Yiddish have the codes that Java once had for them.',
    rules: changeLanguages(({ id, ...language }) => ({ ...language, id: { he: 'iw', id: 'in', yi: 'ji' }[String(id)] ?? id })) },
  'module.summary-of-first-translation': { breaks: 'module.result.status', says: 'The summary of a language is not made again when a later upload approves its translation.', rules: keepSummary() },
  'module.translations-of-first-file': { breaks: 'module.result.translations', says: 'The translations of a string whose uniqId another file had first are lost.', rules: translateFirstFile() },
  'module.preview-file-latin1': { breaks: 'module.result.preview-url', says: 'A preview by address whose type names no encoding is read as Latin-1.',
    rules: { decodeFile: (text, type) => (type === 'text/html' ? Buffer.from(text).toString('latin1') : text) } },
  'module.singular-for-good': { breaks: 'module.result.strings-added', says: 'A string that had no plurals has none after an update with them.', rules: keepSingular() },
  'module.length-of-first-import': { breaks: 'module.result.max-length', says: 'An update does not change the maximum length of a string.', rules: keepFirst('max length') },
  'module.hidden-for-good': { breaks: 'module.result.translatable', says: 'A string that was hidden stays so.', rules: keepFirst('is hidden') },
  'module.context-of-neighbour': { breaks: 'module.result.context', says: 'A string without a context gets that of the string before it.',
    rules: changeByNeighbour((record, { context }) => (record.context === undefined && context !== undefined ? { ...record, context } : record)) },
  'module.translations-of-neighbour': { breaks: 'module.result.translations', says: 'A string without translations gets those of the string before it.',
    rules: changeByNeighbour((record, { translations }) => (record.translations === undefined && translations !== undefined ? { ...record, translations } : record)) },
  'module.translation-as-source': { breaks: 'module.result.translations', says: 'A translation that is the source text is not added.',
    rules: { applyDefaults: ({ translations, ...record }) => moduleRules.applyDefaults({ ...record, ...(translations && { translations: Object.fromEntries(Object.entries(translations).filter(([, { text }]) => text !== record.text)) }) }) } },
  'module.forms-of-one-text': { breaks: 'module.result.translations', says: 'Of plural forms with the same text one is added.',
    rules: changeEntries((entry) => (isText(entry) ? entry : { ...entry, text: Object.fromEntries([...new Map(Object.entries(entry.text).map(([name, text]) => [text, name]))].map(([text, name]) => [name, text])) })) },
  'module.status-of-first-form': { breaks: 'module.result.status', says: 'All plural forms have the status of the first.',
    rules: { readStatus: (entry) => (typeof entry.status === 'object' ? Object.values(entry.status)[0]! : moduleRules.readStatus(entry)) } },
  'module.status-of-language-before': { breaks: 'module.result.status-default', says: 'A translation without a status has that of the language before it.',
    rules: { applyDefaults: ({ translations, ...record }) => {
      let status: unknown = 'translated';
      const carried = Object.entries(translations ?? {}).map(([id, entry]) => [id, { ...entry, status: (status = entry.status ?? status) }]);
      return moduleRules.applyDefaults({ ...record, ...(translations && { translations: Object.fromEntries(carried) }) });
    } } },
  'module.two-letters-of-id': { breaks: 'module.language.two-letters-code', says: 'The twoLettersCode of a language is the beginning of its id.',
    rules: changeLanguages((language) => ({ ...language, twoLettersCode: String(language['id']).slice(0, 2) })) },
  'module.editor-code-of-id': { breaks: 'module.language.editor-code', says: 'The editorCode of a language is its id in small letters.',
    rules: changeLanguages((language) => ({ ...language, editorCode: String(language['id']).toLowerCase() })) },
  'module.android-code-of-locale': { breaks: 'module.language.android-code', says: 'The androidCode of a language is made of its locale.',
    rules: changeLanguages((language) => ({ ...language, androidCode: String(language['locale']).replace('-', '-r') })) },
  'module.osx-locale-of-id': { breaks: 'module.language.osx-locale', says: 'The osxLocale of a language with a region is made of its id.',
    rules: changeLanguages((language) => ({ ...language, ...(String(language['id']).includes('-') && { osxLocale: String(language['id']).replace('-', '_') }) })) },
  'module.approval-of-any-language': { breaks: 'module.result.status', says: 'A language is partially approved where a translation into another one is approved.',
    rules: changeString((string) => ({ ...string, 'languages summary': (string['languages summary'] ?? []).map((summary) => ({ ...summary, 'is partially approved': (string.translations ?? []).some(({ approvals }) => (approvals ?? []).length > 0) })) })) },
  'module.untranslated-form-drops-entry': { breaks: 'module.result.translations', says: 'A plural translation of which one form is untranslated is not added.',
    rules: { readStatus: (entry) => (typeof entry.status === 'object' && Object.values(entry.status).includes('untranslated') ? 'untranslated' : moduleRules.readStatus(entry)) } },
  'module.identifier-of-first-import': { breaks: 'module.result.strings-added', says: 'An update does not change the identifier of a string.', rules: keepIdentifier() },
  'module.preview-lost-after-plurals': { breaks: 'module.result.preview', says: 'A preview is not shown where a string was plural before.', rules: rememberPlurals() },
  'module.lines-of-64-kilobytes': { breaks: 'module.result.strings-url', says: 'A line of a strings file that has more than 64 KB, and those after it, are lost.',
    rules: { splitLines: (ndjson) => { const lines = moduleRules.splitLines(ndjson); const end = lines.findIndex((line) => Buffer.byteLength(line) > 65_536); return end < 0 ? lines : lines.slice(0, end); } } },
  'module.message-shared': { breaks: 'module.result.error-shown', says: 'An import fails with the message of another one at the same moment.', rules: shareMessage() },
  'module.files-of-one-id': { breaks: 'module.result.strings-added', says: 'A uniqId that another file of the project has is not added.', rules: keepIdsApart() },
  'module.files-by-name': { breaks: 'module.result.strings-added', says: 'Strings are added to the file that had the name first.', rules: keepFileOfName() },
  'module.line-end-lost': { breaks: 'module.result.strings-added', says: 'A line end at the end of a text is not added.',
    rules: changeString((string) => (typeof string.text === 'string' ? { ...string, text: string.text.replace(/\n$/, '') } : string)) },
  'module.lines-joined': { breaks: 'module.result.context', says: 'The lines of a context are joined by spaces.',
    rules: changeString((string) => ({ ...string, context: (string.context ?? '').replaceAll('\n', ' ') })) },
  'module.context-null-word': { breaks: 'module.result.context', says: 'A string without a context has the context null.',
    rules: changeString((string, { context }) => ({ ...string, context: String(context ?? null) })) },
  'module.lines-at-separators': { breaks: 'module.result.strings-url', says: 'A line separator within a text ends the line of a strings file.',
    rules: { splitLines: (ndjson) => ndjson.split(/[\r\n\u2028\u2029]+/).filter((line) => line !== '') } },
  'module.error-beside-data-ignored': { breaks: 'module.result.error-shown', says: 'The message of an app is ignored where its response has data, even empty ones.', rules: { isErrorFirst: ({ hasData }) => !hasData } },
  'module.message-first-line': { breaks: 'module.result.error-shown', says: 'Only the first line of the message of an app is shown.',
    rules: { errorMessage: (message) => message.split('\n')[0]! } },
  'module.message-replaced': { breaks: 'module.result.error-shown', says: 'The service shows its own message instead of the app’s.', rules: { errorMessage: () => 'The app failed.' } },
  'module.lines-by-lf-only': { breaks: 'module.result.strings-url', says: 'Lines of a strings file are separated by two line feeds.', rules: { splitLines: (text) => text.split('\n\n') } },
  'module.refused-update-added': { breaks: 'module.refused-import', says: 'The parsed strings of an update are added although the app refuses it.', rules: { isRefusedAdded: (operation) => operation === 'update' } },
  'module.failure-loses-strings': { breaks: 'module.invalid-response', says: 'A failed import deletes the strings of its project.', rules: { keepOnFailure: () => [] } },

  // --- Access.
  'module.owner-means-all': { breaks: 'module.access.owner', says: 'Everybody can use a module for the owner.', rules: { hasAccess: () => true } },
  'module.members-means-owner': { breaks: 'module.access.members', says: 'Only the owner can use a module for all members.', rules: { hasAccess: (access, login, logins) => (access === 'members' ? login === logins[0] : moduleRules.hasAccess(access, login, logins)) } },
  'module.selected-means-none': { breaks: 'module.access.selected', says: 'Nobody can use a module for selected users.', rules: { hasAccess: (access, login, logins) => (typeof access === 'object' ? false : moduleRules.hasAccess(access, login, logins)) } },
  'module.administrators-means-all': { breaks: 'module.access.enterprise.administrators', says: 'Everybody can use a module for administrators.', rules: { hasAccess: (access, login, logins) => access === 'administrators' || moduleRules.hasAccess(access, login, logins) } },
  'module.users-means-administrators': { breaks: 'module.access.enterprise.users', says: 'Only administrators can use a module for all users.', rules: { hasAccess: (access, login, logins) => (access === 'users' ? login === logins[0] : moduleRules.hasAccess(access, login, logins)) } },
  'module.selected-by-part': { breaks: 'module.access.selected', says: 'Users whose login is a part of a selected one can use a module as well.', rules: { hasAccess: (access, login, logins) => (typeof access === 'object' ? access.users.join().includes(login ?? '') : moduleRules.hasAccess(access, login, logins)) } },
  'module.access-of-last-app': { breaks: 'module.access.selected', says: 'Who can use the modules of the app that was registered last, can use those of all apps, and nobody else can.', rules: { orderApps: (apps) => apps.toReversed().map((app, _index, [last]) => ({ ...app, ...(last?.access && { access: last.access }) })) } },
  'module.enterprise-open': { breaks: 'module.access.enterprise.selected', says: 'In the enterprise edition everybody can use the modules for selected users.', rules: { hasAccess: (access, login, logins, edition) => (typeof access === 'object' && edition === 'enterprise') || moduleRules.hasAccess(access, login, logins) } },
  'module.selected-means-all': { breaks: 'module.access.selected', says: 'Everybody can use a module for selected users.', rules: { hasAccess: (access, login, logins) => typeof access === 'object' || moduleRules.hasAccess(access, login, logins) } },
});
