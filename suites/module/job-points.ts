import type { Operation } from './imports.ts';
import type { Received } from './played-app.ts';
import { broken, kept, shown } from './points.ts';
import type { Point } from './points.ts';
import { difference } from './same-strings.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import { decisive, describe } from '../../spec/schema-errors.ts';
import type { Language, StringRecord } from '../../spec/types.gen.ts';
import { validateStringRecord } from '../../spec/validators.gen.ts';

/** A call of a module, and what it should have carried. */
export interface JobCall {
  readonly received: Received;
  readonly operation: Operation;
  readonly jobType: string;
  readonly project: { readonly id: number; readonly identifier: string; readonly name: string };
  readonly file: { readonly id: number; readonly name: string; readonly content: string };
  readonly source: Language;
  readonly targets: readonly Language[];
  readonly strings: readonly StringRecord[];
  /** The name that `serviceType` has on the wire. */
  readonly serviceTypeName: string;
  /** What stands at the addresses of the job, where the kit may ask there; null where it may not. */
  readonly contentFile?: string | null;
  readonly stringsFile?: string | null;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST_BYTES = 5 * 2 ** 20;

/** The job of a call, or undefined where the body is none. */
export function jobOf({ body }: Received): Json | undefined {
  try {
    const job = JSON.parse(body) as unknown;
    return isObject(job) ? job : undefined;
  } catch {
    return undefined;
  }
}

/** What a call says about the rules of the job. Source, "File-processing job request". */
export function jobPoints(call: JobCall): readonly Point[] {
  const { received } = call;
  const job = jobOf(received);
  const size =
    received.size > MOST_BYTES
      ? broken('module.limits.request', 'the job is too large', 'at most 5 MB', `${received.size} bytes`)
      : kept('module.limits.request');
  if (job === undefined)
    return [size, broken('module.call.body', 'the body of the call is no job', 'a JSON object', shown(received.body))];
  const type = received.headers['content-type'] ?? '';
  return [
    size,
    kept('module.call.body'),
    received.isUtf8
      ? kept('module.request.json')
      : broken('module.request.json', 'the job is not in UTF-8', 'UTF-8', 'other bytes'),
    /^application\/json\s*(?:;|$)/i.test(type)
      ? kept('module.request.content-type')
      : broken(
          'module.request.content-type',
          'the job does not call itself JSON',
          'application/json',
          type === '' ? 'no content type' : type,
        ),
    exactly('module.request.job-type', 'jobType', job['jobType'], call.jobType),
    ...organizationPoints(job['organization']),
    ...projectPoints(job['project'], call),
    ...filePoints(job['file'], call),
    ...languagePoints(job, call),
    ...stringsPoints(job, call),
  ];
}

const exactly = (requirement: RequirementId, name: string, value: unknown, due: unknown): Point =>
  value === due ? kept(requirement) : broken(requirement, `${name} of the job is wrong`, shown(due), shown(value));

const integer = (requirement: RequirementId, name: string, value: unknown): Point =>
  Number.isSafeInteger(value)
    ? kept(requirement)
    : broken(requirement, `${name} of the job is wrong`, 'an integer', shown(value));

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

function organizationPoints(organization: unknown): Point[] {
  const requirement = 'module.request.organization';
  if (!isObject(organization))
    return [broken(requirement, 'organization of the job is wrong', 'an object', shown(organization))];
  const { id, domain, baseUrl, apiBaseUrl } = organization;
  return [
    kept(requirement),
    integer('module.request.organization.id', 'organization.id', id),
    typeof domain === 'string'
      ? kept('module.request.organization.domain')
      : broken(
          'module.request.organization.domain',
          'organization.domain of the job is wrong',
          'a string',
          shown(domain),
        ),
    typeof baseUrl === 'string' && (typeof domain !== 'string' || baseUrl.replace(/\/$/, '') === `https://${domain}`)
      ? kept('module.request.organization.base-url')
      : broken(
          'module.request.organization.base-url',
          'organization.baseUrl of the job is wrong',
          `https://${shown(domain)}`,
          shown(baseUrl),
        ),
    isAddress(apiBaseUrl)
      ? kept('module.request.organization.api-base-url')
      : broken(
          'module.request.organization.api-base-url',
          'organization.apiBaseUrl of the job is wrong',
          'the address of the API',
          shown(apiBaseUrl),
        ),
  ];
}

function projectPoints(project: unknown, call: JobCall): Point[] {
  const requirement = 'module.request.project';
  if (!isObject(project)) return [broken(requirement, 'project of the job is wrong', 'an object', shown(project))];
  const { id, identifier, name } = call.project;
  return [
    kept(requirement),
    exactly('module.request.project.id', 'project.id', project['id'], id),
    exactly('module.request.project.identifier', 'project.identifier', project['identifier'], identifier),
    exactly('module.request.project.name', 'project.name', project['name'], name),
  ];
}

function filePoints(file: unknown, call: JobCall): Point[] {
  const requirement = 'module.request.file';
  if (!isObject(file)) return [broken(requirement, 'file of the job is wrong', 'an object', shown(file))];
  const { id, name, content, contentUrl } = file;
  return [
    kept(requirement),
    exactly('module.request.file.id', 'file.id', id, call.file.id),
    exactly('module.request.file.name', 'file.name', name, call.file.name),
    content === undefined && contentUrl === undefined
      ? broken(
          'module.request.file.content-or-url',
          'the file of the job has no content',
          'content or contentUrl',
          'neither',
        )
      : kept('module.request.file.content-or-url'),
    ...(content === undefined ? [] : contentPoints(content, call)),
    ...(contentUrl === undefined ? [] : addressPoints(contentUrl, call)),
  ];
}

function contentPoints(content: unknown, { file }: JobCall): Point[] {
  const requirement = 'module.request.file.content';
  const text =
    typeof content === 'string' ? Buffer.from(content.replace(/\s/g, ''), 'base64').toString('utf8') : undefined;
  const isStandard = typeof content === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(content) && content.length % 4 === 0;
  return [
    text === file.content
      ? kept(requirement)
      : broken(
          requirement,
          'file.content of the job is not the file',
          shown(Buffer.from(file.content).toString('base64')),
          shown(content),
        ),
    isStandard
      ? kept('module.request.base64')
      : broken(
          'module.request.base64',
          'file.content of the job is base64 of another kind',
          'the standard alphabet, padded, without line breaks',
          shown(content),
        ),
  ];
}

function addressPoints(contentUrl: unknown, { file, contentFile }: JobCall): Point[] {
  const requirement = 'module.request.file.content-url';
  const what = 'file.contentUrl of the job does not give the file';
  if (!isAddress(contentUrl)) return [broken(requirement, what, 'an address', shown(contentUrl))];
  if (contentFile === null) return [];
  return [
    contentFile === file.content
      ? kept(requirement)
      : broken(requirement, what, shown(file.content), shown(contentFile)),
  ];
}

/** The fields of a language object, and what each is. Source, "Language object". */
const LANGUAGE_FIELDS: readonly (readonly [
  name: Exclude<keyof Language, 'pluralCategoryNames'>,
  requirement: RequirementId,
])[] = [
  ['id', 'module.language.id'],
  ['name', 'module.language.name'],
  ['editorCode', 'module.language.editor-code'],
  ['twoLettersCode', 'module.language.two-letters-code'],
  ['threeLettersCode', 'module.language.three-letters-code'],
  ['locale', 'module.language.locale'],
  ['androidCode', 'module.language.android-code'],
  ['osxCode', 'module.language.osx-code'],
  ['osxLocale', 'module.language.osx-locale'],
  ['pluralRules', 'module.language.plural-rules'],
];

function languagePoints(job: Json, { source, targets, operation }: JobCall): Point[] {
  const { sourceLanguage, targetLanguages } = job;
  const list = Array.isArray(targetLanguages) ? (targetLanguages as unknown[]) : undefined;
  const ids = (list ?? []).map((language) => (isObject(language) ? language['id'] : undefined));
  const requirement =
    TARGETS[operation === 'import_translations' ? 'translations' : targets.length > 1 ? 'several' : 'none'];
  const due = targets.map(({ id }) => id);
  const what = 'the target languages of the job are wrong';
  return [
    isObject(sourceLanguage) && sourceLanguage['id'] === source.id
      ? kept('module.request.source-language')
      : broken(
          'module.request.source-language',
          'sourceLanguage of the job is wrong',
          `the language ${source.id}`,
          shown(sourceLanguage),
        ),
    ...(isObject(sourceLanguage) ? fieldPoints(sourceLanguage, source, 'sourceLanguage') : []),
    list !== undefined && list.every(isObject)
      ? kept('module.request.target-languages')
      : broken(
          'module.request.target-languages',
          'targetLanguages of the job is wrong',
          'an array of language objects',
          shown(targetLanguages),
        ),
    ...(list === undefined
      ? []
      : [
          JSON.stringify(ids.toSorted()) === JSON.stringify(due.toSorted())
            ? kept(requirement)
            : broken(
                requirement,
                what,
                due.length === 0 ? 'none' : due.join(', '),
                ids.length === 0 ? 'none' : shown(ids),
              ),
        ]),
    ...(list ?? []).flatMap((language, index) => {
      const known = targets.find(({ id }) => isObject(language) && id === language['id']);
      return known && isObject(language) ? fieldPoints(language, known, `targetLanguages[${index}]`) : [];
    }),
  ];
}

const TARGETS = {
  none: 'module.request.target-languages.new-file',
  translations: 'module.request.target-languages.translations',
  several: 'module.request.target-languages.multilingual',
} as const;

function fieldPoints(language: Json, due: Language, place: string): Point[] {
  const names = language['pluralCategoryNames'];
  const requirement = 'module.language.plural-category-names';
  return [
    ...LANGUAGE_FIELDS.map(([name, id]) =>
      language[name] === due[name]
        ? kept(id)
        : broken(id, `${name} of a language is wrong`, shown(due[name]), `${place}: ${shown(language[name])}`),
    ),
    Array.isArray(names) && JSON.stringify(names.toSorted()) === JSON.stringify(due.pluralCategoryNames.toSorted())
      ? kept(requirement)
      : broken(
          requirement,
          'pluralCategoryNames of a language is wrong',
          shown(due.pluralCategoryNames),
          `${place}: ${shown(names)}`,
        ),
  ];
}

function stringsPoints(job: Json, call: JobCall): Point[] {
  const { strings, stringsUrl } = job;
  const either = 'module.request.strings-or-url';
  if (strings === undefined && stringsUrl === undefined)
    return [broken(either, 'the job has no strings', 'strings or stringsUrl', 'neither')];
  return [
    kept(either),
    ...(strings === undefined ? [] : inlinePoints(strings, call)),
    ...(stringsUrl === undefined ? [] : linkedPoints(stringsUrl, call)),
  ];
}

function inlinePoints(strings: unknown, call: JobCall): Point[] {
  const requirement = 'module.request.strings';
  if (!Array.isArray(strings))
    return [broken(requirement, 'strings of the job is wrong', 'an array of string records', shown(strings))];
  return [kept(requirement), ...recordsPoints(strings, call)];
}

function linkedPoints(stringsUrl: unknown, call: JobCall): Point[] {
  const requirement = 'module.request.strings-url';
  const what = 'stringsUrl of the job does not give the strings';
  const { stringsFile } = call;
  if (!isAddress(stringsUrl)) return [broken(requirement, what, 'an address', shown(stringsUrl))];
  if (stringsFile === null) return [];
  if (stringsFile === undefined) return [broken(requirement, what, 'the strings', 'no answer of 2xx')];
  const lines = stringsFile
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const records: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      const record = JSON.parse(line) as unknown;
      if (!isObject(record)) throw new SyntaxError('no object');
      records.push(record);
    } catch {
      const rule = 'a line of the strings file of the job is no string record';
      return [
        kept(requirement),
        broken(
          'module.request.strings-url.lines',
          rule,
          'one JSON object on each line',
          `line ${index + 1}: ${shown(line)}`,
        ),
      ];
    }
  }
  return [kept(requirement), kept('module.request.strings-url.lines'), ...recordsPoints(records, call)];
}

function recordsPoints(records: readonly unknown[], { strings, serviceTypeName }: JobCall): Point[] {
  const requirement = 'module.request.string-record';
  const wrong = records.find((record) => !validateStringRecord(record));
  const differs = difference(
    { kind: 'strings', records: strings },
    { kind: 'strings', records: records.map((record) => offWire(record, serviceTypeName)) },
  );
  return [
    wrong === undefined || validateStringRecord(wrong)
      ? kept(requirement)
      : broken(
          requirement,
          'a string of the job is no string record',
          'what the table of the source says',
          describe(decisive(validateStringRecord.errors ?? []), 'a string', wrong),
        ),
    differs === undefined
      ? kept('module.call.after-parsing')
      : broken(
          'module.call.after-parsing',
          'the strings of the job are not what parsing gave',
          differs.due,
          differs.came,
        ),
  ];
}

/** A record whose type has the name of the source again. */
function offWire(record: unknown, name: string): unknown {
  if (name === 'serviceType' || !isObject(record) || !isObject(record['attributes'])) return record;
  const { [name]: serviceType, ...others } = record['attributes'];
  return { ...record, attributes: { ...others, ...(serviceType === undefined ? {} : { serviceType }) } };
}
