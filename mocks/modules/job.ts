import type { Language, StringRecord } from '../../spec/schemas/types.gen.ts';
import { ORGANIZATIONS } from '../core/organizations.ts';
import { completeLanguage } from '../data/complete-language.ts';
import type { FileImport, Job } from './job-types.ts';
import type { ModuleContext } from './module-context.ts';
import { shareFile } from './shared-files.ts';

type JobContext = Pick<ModuleContext, 'rules' | 'resources' | 'addresses' | 'files' | 'random' | 'clock'>;

/** The body of the request for an import; undefined if it exceeds the limit. Source, "File-processing job request". */
export function createJobText(context: JobContext, imported: FileImport): string | undefined {
  const { rules } = context;
  const text = rules.jobText(rules.job(createJob(context, imported)));
  if (rules.countJobBytes(text) <= rules.maxJobBytes()) return text;
  if (!rules.isLargeJobSentByAddress()) return undefined;
  const byAddress = { ...imported, send: { content: 'url', strings: 'url' } } as const;
  return rules.jobText(rules.job(createJob(context, byAddress)));
}

function createJob(context: JobContext, imported: FileImport): Job {
  const { rules, resources, addresses } = context;
  const { project, file, operation, send, edition } = imported;
  const { id, domain } = ORGANIZATIONS[edition];
  const describeLanguage = (code: string): Language =>
    completeLanguage(rules.findLanguage(resources, code) ?? { id: code });
  const records = rules
    .selectSentStrings(imported.strings)
    .map((record) => renameServiceType(record, rules.serviceTypeName()));
  return {
    jobType: rules.jobType(),
    organization: {
      id,
      domain,
      baseUrl: `https://${domain}`,
      apiBaseUrl: edition === 'hosted' ? addresses.baseUrl : addresses.enterpriseBaseUrl,
    },
    project: { id: project.id, identifier: project.identifier, name: project.name },
    file: {
      id: file.id,
      name: file.name,
      ...(send.content === 'inline'
        ? { content: rules.base64(file.content) }
        : { contentUrl: shareFile(context, 'content', file.content) }),
    },
    sourceLanguage: describeLanguage(project.sourceLanguageId),
    targetLanguages: rules.targetLanguageIds(operation, imported.targetLanguageIds).map(describeLanguage),
    ...(send.strings === 'inline'
      ? { strings: records }
      : { stringsUrl: shareFile(context, 'strings', rules.ndjson(records)) }),
  };
}

/** The record with its `serviceType` under another name. */
function renameServiceType(record: StringRecord, name: string): StringRecord {
  if (name === 'serviceType' || record.attributes?.serviceType === undefined) return record;
  const { serviceType, ...others } = record.attributes;
  return { ...record, attributes: { ...others, [name]: serviceType } };
}
