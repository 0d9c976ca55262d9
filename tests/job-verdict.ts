import type { RequirementId } from '../spec/requirements/requirements.ts';
import { decisive, type Validator } from '../spec/schemas/schema-errors.ts';
import type { JobRequest, StringRecord } from '../spec/schemas/types.gen.ts';
import { compileValidator } from '../spec/generate/validators.ts';
import { validateStringRecord } from '../spec/schemas/validate-string-record.gen.js';

const validateJobRequest: Validator<JobRequest> = await compileValidator('job-request');

/** The content at the addresses of a job. */
type Files = Readonly<Record<string, string>>;

/** The requirements that a job violates: by its schema, and beyond it. Source, "File-processing job request". */
export function listViolatedByJob(job: unknown, files: Files): readonly RequirementId[] {
  if (!validateJobRequest(job)) {
    const places = decisive(validateJobRequest.errors ?? []).map(({ instancePath, keyword, params, data }) => {
      const missing = keyword === 'required' ? `/${String(params['missingProperty'])}` : '';
      return findRequirement(`${instancePath}${missing}`.split('/').slice(1), keyword, data);
    });
    return [...new Set(places)];
  }
  return beyondSchema(job, files);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The requirement about a place in the job. */
function findRequirement(place: readonly string[], keyword: string, data: unknown): RequirementId {
  const [top = '', ...rest] = place;
  if (top === '') return 'module.request.strings-or-url';
  const languageMember = top === 'sourceLanguage' ? rest[0] : top === 'targetLanguages' ? rest[1] : undefined;
  if (languageMember !== undefined) return `module.language.${kebab(languageMember)}` as RequirementId;
  if (top === 'strings' && rest.length > 0) return 'module.request.string-record';
  if (top === 'file' && rest.length === 0 && keyword === 'anyOf') return 'module.request.file.content-or-url';
  if (top === 'file' && rest[0] === 'content' && isAnyBase64(data)) return 'module.request.base64';
  const isOneThing = ['sourceLanguage', 'targetLanguages', 'strings'].includes(top);
  return `module.request.${(isOneThing ? [top] : place).map(kebab).join('.')}` as RequirementId;
}

/** Whether a text is base64 of any kind, also unlike RFC 4648 section 4. */
const isAnyBase64 = (text: unknown) => typeof text === 'string' && /^[A-Za-z0-9+/_\s-]*={0,2}$/.test(text);

function beyondSchema(job: JobRequest, files: Files): readonly RequirementId[] {
  const { organization, file, sourceLanguage, targetLanguages } = job;
  const given = job.strings ?? readRecords(files[job.stringsUrl ?? ''] ?? '');
  if (given === null) return ['module.request.strings-url.lines'];
  const isValid = (record: unknown): record is StringRecord => {
    if (!validateStringRecord(record)) return false;
    const forms = record.hasPlurals === true ? Object.keys(record.text) : [];
    const languages = Object.keys(record.translations ?? {});
    return (
      forms.every((form) => sourceLanguage.pluralCategoryNames.includes(form)) &&
      languages.every((id) => targetLanguages.some((target) => target.id === id))
    );
  };
  return [
    ...(organization.baseUrl === `https://${organization.domain}`
      ? []
      : ['module.request.organization.base-url' as const]),
    ...((file.content?.length ?? 0) % 4 === 0 ? [] : ['module.request.base64' as const]),
    ...(given.every(isValid) ? [] : ['module.request.string-record' as const]),
  ];
}

/** The records of new-line delimited JSON, or null where a line holds none. */
function readRecords(text: string): readonly unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    const records = lines.map((line) => JSON.parse(line) as unknown);
    return records.some((record) => Array.isArray(record) || typeof record !== 'object') ? null : records;
  } catch {
    return null;
  }
}
