import { isBase64Url, isStandardBase64 } from './base64.ts';
import { requireType, requireValue } from './field-violation.ts';
import { findObject, isObjectField } from './job-parts.ts';
import { isAddress } from './read-job.ts';
import type { ReadJob } from './read-job.ts';
import { rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';

const FILE = 'the file of the job';
const findFile = findObject('file');
const aboutFile = rowsAbout(findFile, 'the job has no file');
/** Null is content too, though a wrong one. */
const aboutContent = rowsAbout(
  (input: ReadJob) => findFile(input)?.['content'],
  'the file of the job has no content inline',
);
const aboutContentUrl = rowsAbout(({ contentFile, ...input }: ReadJob) => {
  const url = findFile(input)?.['contentUrl'];
  return isAddress(url) && contentFile === null ? undefined : url;
}, 'the file of the job has no content at an address that the kit may ask');

/** What the file of a job has to be. */
export const FILE_ROWS: readonly RuleRow<ReadJob>[] = [
  isObjectField('module.request.file', 'file'),
  aboutFile('module.request.file.id', 'the id of the file', ({ id }, { file }) =>
    requireValue(FILE, 'id', id, file.id),
  ),
  aboutFile('module.request.file.name', 'the name of the file', ({ name }, { file }) =>
    requireValue(FILE, 'name', name, file.name),
  ),
  aboutFile('module.request.file.content-or-url', 'content or contentUrl', ({ content, contentUrl }) =>
    content === undefined && contentUrl === undefined
      ? { code: 'missing-field', what: FILE, name: 'content or contentUrl', actual: 'neither' }
      : undefined,
  ),
  aboutContent('module.request.file.content', 'the content of the file in base64', (content, { file }) => {
    const text =
      typeof content === 'string' && !isBase64Url(content)
        ? Buffer.from(content.replace(/\s/g, ''), 'base64').toString('utf8')
        : undefined;
    if (text === file.content) return undefined;
    return requireValue(FILE, 'content', content, Buffer.from(file.content).toString('base64'));
  }),
  aboutContent('module.request.base64', 'the standard alphabet, padded, without line breaks', (content) =>
    typeof content === 'string' && isStandardBase64(content)
      ? undefined
      : { code: 'wrong-format', what: '“content” of the file', format: 'standard base64', actual: showValue(content) },
  ),
  aboutContentUrl('module.request.file.content-url', 'an address of the file', (contentUrl, { contentFile, file }) => {
    if (!isAddress(contentUrl)) return requireType(FILE, 'contentUrl', contentUrl, 'an address', false);
    if (contentFile === undefined)
      return { code: 'unreadable-url', name: 'contentUrl', actual: 'no response with 2xx' };
    return requireValue(FILE, 'content at contentUrl', contentFile, file.content);
  }),
];
