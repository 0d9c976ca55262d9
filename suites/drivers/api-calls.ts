import { places } from './places.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked, NotOffered } from '../target.ts';
import type { Target } from '../target.ts';
import type { Edition } from '../../spec/requirement.ts';

/** One call of the API that wants a bearer. */
export interface Call {
  readonly shape: string;
  readonly url: string;
}

/** The project list and the four lists, with ids of a dataset that was loaded for them or of the configuration. */
export async function callsOf(target: Target, edition: Edition): Promise<readonly Call[]> {
  const api = `${target.api(edition)}/api/v2`;
  const { projectId, languageId, tmId, glossaryId } = await idsOf(target);
  const paths = [
    '/projects',
    ...(projectId === undefined ? [] : [`/projects/${projectId}/strings`]),
    ...(projectId === undefined || languageId === undefined
      ? []
      : [`/projects/${projectId}/languages/${languageId}/translations`]),
    ...(tmId === undefined ? [] : [`/tms/${tmId}/segments`]),
    ...(glossaryId === undefined ? [] : [`/glossaries/${glossaryId}/terms`]),
  ];
  return paths.map((path) => ({ shape: `GET ${path}`, url: api + path }));
}

async function idsOf(target: Target): Promise<Target['plan']['lists']> {
  try {
    await target.load(places);
    return { projectId: 1, languageId: 'de', tmId: 1, glossaryId: 1 };
  } catch (error) {
    if (error instanceof NotOffered) return target.plan.lists;
    throw error;
  }
}

/** Asks with whatever stands in the Authorization header; undefined: with none. */
export function callWith(target: Target, { url }: Call, authorization: string | undefined): Promise<Exchange> {
  const headers = { accept: 'application/json', ...(authorization === undefined ? {} : { authorization }) };
  return target.send({ method: 'GET', url, headers });
}

const isSuccess = ({ response: { status } }: Exchange) => status >= 200 && status < 300;

/** The calls that a token is good for, from which alone a refusal of another token says something. */
export async function openTo(target: Target, calls: readonly Call[], token: string): Promise<readonly Call[]> {
  const open: Call[] = [];
  for (const call of calls) if (isSuccess(await callWith(target, call, `Bearer ${token}`))) open.push(call);
  return open;
}

/** The same, where at least one is needed. */
export async function soundCalls(target: Target, edition: Edition, token: string): Promise<readonly Call[]> {
  const open = await openTo(target, await callsOf(target, edition), token);
  if (open.length === 0) throw new Blocked('no call of the API succeeds with a token of the token endpoint');
  return open;
}
