import { createContext, serveContext } from './reference.ts';
import type { Surroundings } from './reference.ts';
import { ADDRESSES } from '../in-process.ts';
import type { Fetch } from '../in-process.ts';
import { indexDataset } from '../../mocks/data/resources.ts';
import { overrideRules } from '../../mocks/rules/rules.ts';
import type { ReferenceContext, Rules } from '../../mocks/rules/rules.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** A request for one of the four lists. */
export interface ListRequest {
  readonly edition: Edition;
  readonly context: ContextName;
  /** The part of the path before the parameters and after `/api/v2`. */
  readonly path: string;
  readonly croql: string | undefined;
  readonly limit: string | undefined;
  readonly offset: string | undefined;
  /** Requests for lists before this one, since the service began. */
  readonly before: number;
  /** Datasets that were loaded before this request. */
  readonly loads: number;
  /** Other requests for lists that have no response yet. */
  readonly inFlight: number;
}

/** The body of a list response. */
export interface ListBody {
  readonly data: readonly { readonly data: Readonly<Record<string, unknown>> }[];
  readonly pagination?: unknown;
}

/** What a mutant changes: one of these, as a rule. */
export interface Change {
  /** The rules of the reference that it replaces. */
  readonly rules?: Partial<Rules>;
  /** What it makes of the dataset that is loaded. */
  readonly dataset?: (dataset: Json) => Json;
  /** What it makes of a request. */
  readonly request?: (request: ListRequest) => Partial<ListRequest>;
  /** What it makes of a response. */
  readonly body?: (body: ListBody, request: ListRequest) => ListBody;
  /** A service around lists, with a memory of its own for each service under test. */
  readonly around?: () => (request: ListRequest, answer: Answer) => Promise<Response>;
}

/** Answers a request for a list. */
export type Answer = (request: ListRequest) => Promise<Response>;
type Json = Readonly<Record<string, unknown>>;

/** Which requests a change applies to. */
export type Place = (request: ListRequest) => boolean;

/** A change of the lists as a mutant. */
export interface ListMutant {
  readonly id: string;
  readonly kind: ListKind;
  /** What it violates, where that is one requirement. */
  readonly breaks?: RequirementId;
  readonly change: Change;
  /** Absent: every request. */
  readonly isAt?: Place;
}

/** Where data of lists are corrupted. */
export type ListKind =
  | 'literal'
  | 'operator'
  | 'member'
  | 'collection'
  | 'stored'
  | 'parameter'
  | 'page'
  | 'result'
  | 'response field'
  | 'cache'
  | 'change of data'
  | 'concurrency'
  | 'repetition'
  | 'clock';

const LIST =
  /^\/api\/v2(\/projects\/[^/]+\/strings|\/projects\/[^/]+\/languages\/[^/]+\/translations|\/tms\/[^/]+\/segments|\/glossaries\/[^/]+\/terms)$/;
const CONTEXTS: Readonly<Record<string, ContextName>> = {
  strings: 'source-string',
  translations: 'translation',
  segments: 'tm-segment',
  terms: 'glossary-term',
};

/**
 * The reference service with a change that applies to some requests. Requests elsewhere are answered by a sound service
 * with the same data, apps and tokens.
 */
export function changeLists(
  { rules = {}, dataset, request: changeRequest, body, around }: Change,
  isAt: Place,
  surroundings?: Surroundings,
): Fetch {
  const context = createContext(ADDRESSES, surroundings);
  const mutated = Object.create(context, {
    rules: { value: overrideRules(rules) },
    ...(dataset ? { resources: { value: context.resources, writable: true } } : {}),
  }) as ReferenceContext;
  const askSound = serveContext(context);
  const askMutated = serveContext(mutated);
  const memory = around?.();
  let before = 0;
  let loads = 0;
  let inFlight = 0;
  return async (request) => {
    const url = new URL(request.url);
    const path = LIST.exec(url.pathname)?.[1];
    if (path === undefined || request.method !== 'GET') {
      const response = await askSound(request);
      if (url.href.startsWith(ADDRESSES.stateUrl)) {
        loads += 1;
        if (dataset) mutated.resources = indexDataset(dataset(context.resources.dataset as unknown as Json) as never);
      }
      return response;
    }
    const { headers } = request;
    const read = (name: string) => (url.searchParams.has(name) ? url.searchParams.get(name)! : undefined);
    const asked: ListRequest = {
      edition: url.origin === ADDRESSES.baseUrl ? 'hosted' : 'enterprise',
      context: CONTEXTS[path.split('/').at(-1)!]!,
      ...{ path, croql: read('croql'), limit: read('limit'), offset: read('offset') },
      ...{ before: before++, loads, inFlight },
    };
    if (!isAt(asked)) return askSound(request);
    const answer: Answer = async (wanted) => {
      // An address that the client wrote in its own way stays as it is.
      const isSame = wanted === asked;
      const address = isSame ? request.url : addressOf(wanted);
      return askMutated(new Request(address, { headers }));
    };
    const wanted = changeRequest ? { ...asked, ...changeRequest(asked) } : asked;
    inFlight += 1;
    try {
      const response = await (memory ? memory(wanted, answer) : answer(wanted));
      if (!body || !response.ok) return response;
      const text = body((await response.json()) as ListBody, asked);
      return Response.json(text, { status: response.status });
    } finally {
      inFlight -= 1;
    }
  };
}

function addressOf({ edition, path, croql, limit, offset }: ListRequest): string {
  const origin = edition === 'hosted' ? ADDRESSES.baseUrl : ADDRESSES.enterpriseBaseUrl;
  const query = Object.entries({ croql, limit, offset }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `${origin}/api/v2${path}?${query.join('&')}`;
}
