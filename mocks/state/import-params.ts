import { describe } from '../../spec/schemas/schema-errors.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import { validateStringRecord } from '../../spec/schemas/validate-string-record.gen.js';
import type { Resources } from '../data/resources.ts';
import type { FileImport } from '../modules/job-types.ts';
import { readFields, readList, readOneOf, readText, StateRefusal } from './read-fields.ts';

const OPERATIONS = ['import', 'update', 'import_translations'] as const;
const WAYS = ['inline', 'url'] as const;
const KNOWN = ['projectId', 'operation', 'file', 'targetLanguageIds', 'strings', 'send', 'edition', 'login'];

/**
 * Reads the params of `the file is imported`. `edition` is optional and hosted by default; `login` is optional and by
 * default the dataset's first user. Throws a {@link StateRefusal}.
 */
export function readImport(params: unknown, resources: Resources): FileImport {
  const at = '/params';
  const fields = readFields(params, at, KNOWN);
  const { projectId } = fields;
  const project = resources.projects.find(({ records }) => records[0]!.id === projectId)?.records[0];
  if (project === undefined) {
    const error =
      typeof projectId === 'number'
        ? `The dataset has no project with the id ${projectId}.`
        : 'projectId must be the id of a project of the dataset.';
    throw new StateRefusal(error, `${at}/projectId`);
  }
  const file = readFields(fields['file'], `${at}/file`, ['id', 'name', 'content']);
  if (!Number.isSafeInteger(file['id'])) throw new StateRefusal('id must be an integer.', `${at}/file/id`);
  if (typeof file['content'] !== 'string') {
    throw new StateRefusal('content must be a string of plain text.', `${at}/file/content`);
  }
  const send = readFields(fields['send'] ?? {}, `${at}/send`, ['content', 'strings']);
  const login = fields['login'] === undefined ? null : readText(fields['login'], `${at}/login`);
  if (login !== null && resources.findUserId(login) === undefined) {
    throw new StateRefusal(`The dataset has no user “${login}”.`, `${at}/login`);
  }
  return {
    project,
    operation: readOneOf(fields['operation'], OPERATIONS, `${at}/operation`),
    file: { id: file['id'] as number, name: readText(file['name'], `${at}/file/name`), content: file['content'] },
    targetLanguageIds: readList(fields['targetLanguageIds'] ?? [], `${at}/targetLanguageIds`).map((id, index) => {
      const place = `${at}/targetLanguageIds/${index}`;
      const code = readText(id, place);
      if (resources.findLanguage(code) === undefined) {
        throw new StateRefusal(`The dataset has no language “${code}”.`, place);
      }
      return code;
    }),
    strings: readList(fields['strings'], `${at}/strings`).map((record, index) => {
      if (validateStringRecord(record)) return record as StringRecord;
      const place = `strings/${index}`;
      throw new StateRefusal(describe(validateStringRecord.errors, place, record), `${at}/${place}`);
    }),
    send: {
      content: readOneOf(send['content'] ?? 'inline', WAYS, `${at}/send/content`),
      strings: readOneOf(send['strings'] ?? 'inline', WAYS, `${at}/send/strings`),
    },
    edition: readOneOf(fields['edition'] ?? 'hosted', ['hosted', 'enterprise'], `${at}/edition`),
    login: login ?? resources.users[0]?.login ?? null,
  };
}
