import { apiDataset } from './api-fixtures.ts';
import { sendListRequest } from './list-request.ts';
import { isSuccess } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** A call of the API that requires an access token. */
export interface Call {
  readonly shape: string;
  readonly url: string;
  /** GET unless it is said. */
  readonly method?: 'GET' | 'HEAD';
  /** The value of the header, where the call has one. */
  readonly cookie?: string;
}

/** Calls of the project list and of the four lists, with ids of the loaded dataset or of the configuration. */
export async function listCalls(target: Target, edition: Edition): Promise<readonly Call[]> {
  const api = `${target.api(edition)}/api/v2`;
  const { projectId, languageId, otherLanguageIds = [], tmId, glossaryId } = await chooseIds(target);
  const paths = [
    '/projects',
    ...(projectId === undefined ? [] : [`/projects/${projectId}/strings`]),
    ...(projectId === undefined || languageId === undefined
      ? []
      : [languageId, ...otherLanguageIds].map((id) => `/projects/${projectId}/languages/${id}/translations`)),
    ...(tmId === undefined ? [] : [`/tms/${tmId}/segments`]),
    ...(glossaryId === undefined ? [] : [`/glossaries/${glossaryId}/terms`]),
  ];
  const last = paths.at(-1) ?? '';
  // A page behind the first one and an expression may take other ways through a service. The first page comes last, so that
  // calls which are repeated go on with the next one.
  const queries = ['limit=1&offset=1', `croql=${encodeURIComponent('1 = 1')}`, 'limit=1'];
  return [...paths, ...queries.map((query) => `${last}?${query}`)].map((path) => ({
    shape: `GET ${path}`,
    url: api + path,
  }));
}

async function chooseIds(
  target: Target,
): Promise<Target['plan']['lists'] & { readonly otherLanguageIds?: readonly string[] }> {
  try {
    await target.load(apiDataset);
    return { projectId: 1, languageId: 'de', otherLanguageIds: ['pt-BR'], tmId: 1, glossaryId: 1 };
  } catch (error) {
    if (error instanceof Unsupported) return target.plan.lists;
    throw error;
  }
}

/** Sends a call with this Authorization header, or without one. */
export function sendCall(
  target: Target,
  { url, method = 'GET', cookie }: Call,
  authorization: string | undefined,
): Promise<Exchange> {
  const headers = {
    accept: 'application/json',
    ...(authorization === undefined ? {} : { authorization }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  return sendListRequest(target, { method, url, headers });
}

/** The calls that succeed with a token. Only these can show that another token is refused. */
export async function findSuccessfulCalls(
  target: Target,
  calls: readonly Call[],
  token: string,
): Promise<readonly Call[]> {
  const successful: Call[] = [];
  for (const call of calls)
    if (isSuccess((await sendCall(target, call, `Bearer ${token}`)).response)) successful.push(call);
  return successful;
}

/** The same for all calls. Throws {@link PreconditionFailed} if none succeeds. */
export async function requireSuccessfulCalls(
  target: Target,
  edition: Edition,
  token: string,
): Promise<readonly Call[]> {
  const successful = await findSuccessfulCalls(target, await listCalls(target, edition), token);
  if (successful.length === 0)
    throw new PreconditionFailed('no call of the API succeeds with a token of the token endpoint', {
      code: 'no-api-access',
    });
  return successful;
}

/** Throws {@link PreconditionFailed} if a call succeeds without a token: one with a token then shows nothing about it. */
export async function requireBearerNeeded(target: Target, call: Call): Promise<void> {
  if (isSuccess((await sendCall(target, call, undefined)).response))
    throw new PreconditionFailed('a call without a token succeeds', { code: 'blocked', subject: 'lists.bearer' });
}
