import type { Language, StringRecord } from '../../spec/types.gen.ts';
import type { Project } from '../state/dataset.ts';
import { share } from './files.ts';
import type { ImportedFile, Operation } from './rules.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { Workings } from '../workings.ts';

/** A file that is imported, with what parsing it gave and how it shall travel. */
export interface Import {
  readonly project: Project;
  readonly operation: Operation;
  readonly file: ImportedFile;
  readonly targetLanguageIds: readonly string[];
  readonly strings: readonly StringRecord[];
  readonly send: { readonly content: 'inline' | 'url'; readonly strings: 'inline' | 'url' };
  readonly edition: Edition;
  /** Who imports; null where the dataset has no users. */
  readonly login: string | null;
}

/** What the service sends to a module. Source, "File-processing job request". */
export interface Job {
  readonly jobType: string;
  readonly organization: {
    readonly id: number;
    readonly domain: string;
    readonly baseUrl: string;
    readonly apiBaseUrl: string;
  };
  readonly project: { readonly id: number; readonly identifier: string; readonly name: string };
  /** With the content in base64, or where it can be read. */
  readonly file: {
    readonly id: number;
    readonly name: string;
    readonly content?: string;
    readonly contentUrl?: string;
  };
  readonly sourceLanguage: Language;
  readonly targetLanguages: readonly Language[];
  readonly strings?: readonly StringRecord[];
  /** Where the strings can be read as new-line delimited JSON. */
  readonly stringsUrl?: string;
}

/** The text of the job for an import, or undefined when it is too large to be sent. Source, "File-processing job request". */
export function jobTextOf(inside: Workings, imported: Import): string | undefined {
  const { rules } = inside;
  const text = rules.jobText(rules.job(jobOf(inside, imported)));
  if (Buffer.byteLength(text) <= rules.mostJobBytes()) return text;
  if (!rules.isTooLargeSentByAddress()) return undefined;
  const byAddress = { ...imported, send: { content: 'url', strings: 'url' } } as const;
  return rules.jobText(rules.job(jobOf(inside, byAddress)));
}

function jobOf(inside: Workings, imported: Import): Job {
  const { rules, resources } = inside;
  const { project, file, operation, send, edition } = imported;
  const language = (id: string): Language => completed(id, resources.languageOf(id) ?? { id });
  const records = rules.sentStrings(imported.strings).map((record) => onWire(record, rules.serviceTypeName()));
  return {
    jobType: rules.jobType(),
    organization: organizationOf(inside, edition),
    project: { id: project.id, identifier: project.identifier, name: project.name },
    file: {
      id: file.id,
      name: file.name,
      ...(send.content === 'inline'
        ? { content: rules.base64(file.content) }
        : { contentUrl: share(inside, file.content, 'application/octet-stream') }),
    },
    sourceLanguage: language(project.sourceLanguageId),
    targetLanguages: rules.targetLanguageIds(operation, imported.targetLanguageIds).map(language),
    ...(send.strings === 'inline'
      ? { strings: records }
      : { stringsUrl: share(inside, rules.ndjson(records), 'application/x-ndjson') }),
  };
}

/** The organization of an edition: in the hosted one the service's own, as whoever has no organization belongs to it. */
function organizationOf({ addresses }: Workings, edition: Edition): Job['organization'] {
  const isHosted = edition === 'hosted';
  const domain = isHosted ? 'localization.example' : 'acme.localization.example';
  return {
    id: isHosted ? 1 : 2,
    domain,
    baseUrl: `https://${domain}`,
    apiBaseUrl: isHosted ? addresses.baseUrl : addresses.enterpriseBaseUrl,
  };
}

/** A language object with all its fields: a dataset need give no more than the id. */
function completed(id: string, given: Partial<Language>): Language {
  const code = { editorCode: id, twoLettersCode: id, threeLettersCode: id, locale: id, androidCode: id };
  const apple = { osxCode: `${id}.lproj`, osxLocale: id };
  return { id, name: id, ...code, ...apple, pluralCategoryNames: ['other'], pluralRules: '0', ...given };
}

/** A record under the name that its type has on the wire. */
function onWire(record: StringRecord, name: string): StringRecord {
  if (name === 'serviceType' || record.attributes?.serviceType === undefined) return record;
  const { serviceType, ...others } = record.attributes;
  return { ...record, attributes: { ...others, [name]: serviceType } };
}
