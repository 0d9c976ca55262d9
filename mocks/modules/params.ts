import { describe } from '../../spec/schema-errors.ts';
import type { StringRecord } from '../../spec/types.gen.ts';
import { validateStringRecord } from '../../spec/validators.gen.ts';
import type { Import } from './job.ts';
import { fieldsOf, list, oneOf, StateRefusal, text } from '../state/state-params.ts';
import type { Workings } from '../workings.ts';

const OPERATIONS = ['import', 'update', 'import_translations'] as const;
const WAYS = ['inline', 'url'] as const;
const KNOWN = ['projectId', 'operation', 'file', 'targetLanguageIds', 'strings', 'send', 'edition', 'login'];

/** The params of `the file is imported`; `edition` and `login` need not be there: hosted, and the first user. */
export function importOf(params: unknown, { resources }: Workings): Import {
  const at = '/params';
  const fields = fieldsOf(params, at, KNOWN);
  const project = resources.projects.find(({ subjects }) => subjects[0]!.id === fields['projectId'])?.subjects[0];
  if (project === undefined) throw new StateRefusal('The dataset has no project of this id.', `${at}/projectId`);
  const file = fieldsOf(fields['file'], `${at}/file`, ['id', 'name', 'content']);
  if (!Number.isSafeInteger(file['id'])) throw new StateRefusal('id is a whole number.', `${at}/file/id`);
  if (typeof file['content'] !== 'string')
    throw new StateRefusal('content is a string, as plain text.', `${at}/file/content`);
  const send = fieldsOf(fields['send'] ?? {}, `${at}/send`, ['content', 'strings']);
  const login = fields['login'] === undefined ? null : text(fields['login'], `${at}/login`);
  if (login !== null && resources.userOf(login) === undefined)
    throw new StateRefusal(`The dataset has no user “${login}”.`, `${at}/login`);
  return {
    project,
    operation: oneOf(fields['operation'], OPERATIONS, `${at}/operation`),
    file: { id: file['id'] as number, name: text(file['name'], `${at}/file/name`), content: file['content'] },
    targetLanguageIds: list(fields['targetLanguageIds'] ?? [], `${at}/targetLanguageIds`).map((id, index) => {
      const place = `${at}/targetLanguageIds/${index}`;
      if (resources.languageOf(text(id, place)) === undefined)
        throw new StateRefusal(`The dataset has no language “${String(id)}”.`, place);
      return id as string;
    }),
    strings: list(fields['strings'], `${at}/strings`).map((record, index) => {
      if (validateStringRecord(record)) return record as StringRecord;
      const place = `strings/${index}`;
      throw new StateRefusal(describe(validateStringRecord.errors, place, record), `${at}/${place}`);
    }),
    send: {
      content: oneOf(send['content'] ?? 'inline', WAYS, `${at}/send/content`),
      strings: oneOf(send['strings'] ?? 'inline', WAYS, `${at}/send/strings`),
    },
    edition: oneOf(fields['edition'] ?? 'hosted', ['hosted', 'enterprise'], `${at}/edition`),
    login: login ?? resources.users[0]?.login ?? null,
  };
}
