import { objectIn } from './reachability.ts';
import type { Reachability } from './reachability.ts';
import { missing, ok, problem } from './diagnosis.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';

/** Whether the token of the configuration or of the handshake can read the API and the lists of the configuration. */
export async function* examineLists(
  { plan, addresses, probe }: DoctorContext,
  given: string | undefined,
): AsyncGenerator<Diagnosis> {
  const token = plan.accessToken ?? given;
  if (token === undefined) return;
  const ask = (path: string) =>
    probe({ url: `${addresses.baseUrl}/api/v2${path}`, headers: { authorization: `Bearer ${token}` } }, '--base-url');
  const { url, status } = await ask('/projects');
  if (status >= 400 && status !== 401 && status !== 403)
    yield missing(
      'projects',
      `${url} answers ${status} to an access token`,
      '--base-url',
      'serve the project list there',
    );
  if (status === 401 || status === 403) {
    const says = `${url} answers ${status} to it`;
    yield plan.accessToken === undefined
      ? missing('token of the handshake', says, '--base-url', 'do both addresses belong to one service?')
      : problem('access token', says, 'accessToken', 'give one that has not expired and has the scopes');
    return;
  }
  if (status < 400) yield ok('access token', `${url} answers ${status} to it`);
  const { projectId, languageId, tmId, glossaryId } = plan.lists;
  for (const { field, path } of [
    { field: 'projectId', path: projectId === undefined ? undefined : `/projects/${projectId}/strings` },
    {
      field: 'languageId',
      path:
        projectId === undefined || languageId === undefined
          ? undefined
          : `/projects/${projectId}/languages/${languageId}/translations`,
    },
    { field: 'tmId', path: tmId === undefined ? undefined : `/tms/${tmId}/segments` },
    { field: 'glossaryId', path: glossaryId === undefined ? undefined : `/glossaries/${glossaryId}/terms` },
  ]) {
    if (path === undefined) continue;
    const list = await ask(path);
    yield isEmpty(list)
      ? missing(
          'list',
          `${list.url} holds no records`,
          `lists.${field}`,
          'give one with records, or the run stays inconclusive',
        )
      : list.status === 404
        ? problem('list', `${list.url} answers 404`, `lists.${field}`, 'give one that this token may read')
        : ok('list', `${list.url} answers ${list.status}`);
  }
}

/** Whether a response is a list without records, whatever the envelope. */
export const isEmpty = (list: Reachability) =>
  list.status === 200 &&
  Object.values({ ...objectIn(list), own: list.start.trim() === '[]' ? [] : undefined }).some(
    (value) => Array.isArray(value) && value.length === 0,
  );
