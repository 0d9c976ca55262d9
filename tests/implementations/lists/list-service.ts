import { Refused } from './syntax.ts';
import type { ListName } from './members.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What a state address is given. */
export interface Data {
  readonly users?: readonly { readonly id: number; readonly login: string }[];
  readonly languages?: readonly { readonly id: string }[];
  readonly projects?: readonly Json[];
  readonly tms?: readonly Json[];
  readonly glossaries?: readonly Json[];
}

/** The records that a request is for. */
export interface ListRequest {
  readonly list: ListName;
  /** The id of the project, memory or glossary. */
  readonly owner: number;
  /** The language of translations. */
  readonly language: string;
  readonly isEnterprise: boolean;
  readonly expression: string | undefined;
}

/** How one stack holds records and selects some of them. */
export interface Implementation {
  /** Replaces everything that it holds. */
  load(data: Data): void | Promise<void>;
  /** The ids of the records that an expression selects, or of all. Throws {@link Refused}. */
  select(request: ListRequest): readonly number[] | Promise<readonly number[]>;
}

/** The elements of a member that holds a list. */
export const elementsOf = (record: Json, name: string): readonly Json[] => (record[name] ?? []) as readonly Json[];

const PATH =
  /^\/api\/v2\/(projects|tms|glossaries)\/(\d+)\/(?:(strings|segments|terms)|languages\/([^/]+)\/translations)$/;

/**
 * The lists over an implementation, and the state address that loads a dataset. Whole lists are plain arrays, what
 * cannot be read is refused with 422, what an implementation fails at with 500, and any bearer is taken.
 */
export function listService(implementation: Implementation): (request: Request) => Promise<Response> {
  let data: Data = {};
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/_state') {
      const { state, params } = (await request.json()) as {
        readonly state: string;
        readonly params: { readonly dataset: Data };
      };
      if (state !== 'the dataset is') return Response.json({ unknown: state }, { status: 404 });
      data = params.dataset;
      await implementation.load(data);
      return Response.json({});
    }
    if (!/^Bearer ./.test(request.headers.get('authorization') ?? ''))
      return Response.json({ message: 'no token' }, { status: 401 });
    if (url.pathname === '/api/v2/projects') return Response.json((data.projects ?? []).map(({ id }) => ({ id })));
    const [, kind, owner, list, language] = PATH.exec(url.pathname) ?? [];
    if (!(data[kind as 'projects'] ?? []).some(({ id }) => id === Number(owner)))
      return Response.json({ message: 'no such list' }, { status: 404 });
    try {
      const ids = await implementation.select({
        list: (list ?? 'translations') as ListName,
        owner: Number(owner),
        language: decodeURIComponent(language ?? ''),
        isEnterprise: url.hostname.startsWith('enterprise'),
        expression: url.searchParams.get('croql') ?? undefined,
      });
      return Response.json(ids.map((id) => ({ id })));
    } catch (error) {
      const status = error instanceof Refused ? 422 : 500;
      return Response.json({ message: String(error) }, { status });
    }
  };
}
