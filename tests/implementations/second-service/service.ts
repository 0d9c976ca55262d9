import { read, sound, Unreadable } from './language.ts';
import type { Choices } from './language.ts';

type Json = Readonly<Record<string, unknown>>;
interface Data {
  readonly users?: readonly { readonly id: number; readonly login: string }[];
  readonly languages?: readonly { readonly id: string }[];
  readonly projects?: readonly Json[];
  readonly tms?: readonly Json[];
  readonly glossaries?: readonly Json[];
}

/** What a mistaken service could do with its lists; the tests replace some of it. */
export const defaults = {
  /** The elements of a place that are listed. */
  listed: (list: readonly Json[]): readonly Json[] => list,
  translationsInto: (all: readonly Json[], language: string) => all.filter((one) => one['language'] === language),
};

/** The members that only the enterprise edition has. */
const ENTERPRISE = ['isPassedWorkflow', 'fields'];
/** What the records of each list have, at any depth, in order to tell names from words. */
const NAMES = (
  'type is plain,type is plural,type is icu,type is asset,text,identifier,context,max length,is visible,is hidden,is duplicate,' +
  'isPassedWorkflow,fields,name,slug,value,type,file,id,title,branch,comments,has issue,has unresolved issue,user,screenshots,' +
  'translations,plural form,is pre translated,provider,language,votes,is up,is down,added,approvals,updated,languages summary,' +
  'is translated,is partially translated,is approved,is partially approved,translation updated,is auto translated,' +
  'is translated by tm,is translated by mt,is translated by ai,is source changed after translation,has translation as source,' +
  'has translation after approval,has shared translation,has qa issues,rating,approvalsCount,' +
  'empty translation,translation length,tags mismatch,spaces mismatch,variables mismatch,punctuation mismatch,character case mismatch,special characters mismatch,incorrect translation,spelling,icu syntax,terms,duplicate translation,ftl syntax,android syntax,numbers mismatch,ai,outdated translation,mdx syntax,custom'
    .split(',')
    .map((what) => `has ${what} qa issues`)
    .join(',') +
  ',labels,is system,records,usageCount,createdBy,updatedBy,createdAt,updatedAt,description,partOfSpeech,status,gender,note,lemma,url,concept'
).split(',');

/**
 * A second service, written from the source alone: lists, expressions and the state that loads a dataset. It answers
 * whole lists as plain arrays, refuses with 422, and takes any bearer.
 */
export function secondService(
  choices: Partial<Choices> = {},
  lists: Partial<typeof defaults> = {},
): (request: Request) => Promise<Response> {
  const { listed, translationsInto } = { ...defaults, ...lists };
  let data: Data = {};
  const at = (all: readonly Json[] | undefined, id: string, part: string) => {
    const place = (all ?? []).find((one) => String(one['id']) === id);
    return place && ((place[part] ?? []) as readonly Json[]);
  };
  const listOf = (path: string): readonly Json[] | undefined => {
    const [, kind, id = '', part, language = ''] =
      /^\/api\/v2\/(projects|tms|glossaries)(?:\/([^/]+)\/(strings|segments|terms|languages)(?:\/([^/]+)\/translations)?)?$/.exec(
        path,
      ) ?? [];
    if (kind === 'projects' && id === '') return data.projects;
    if (part !== 'languages') return kind === undefined ? undefined : at(data[kind as 'projects'], id, part ?? '');
    const all = at(data.projects, id, 'strings')?.flatMap(
      (string) => (string['translations'] ?? []) as readonly Json[],
    );
    return all && translationsInto(all, decodeURIComponent(language));
  };

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/_state') {
      const { state, params } = (await request.json()) as {
        readonly state: string;
        readonly params: { readonly dataset: Data };
      };
      if (state !== 'the dataset is') return Response.json({ unknown: state }, { status: 404 });
      data = params.dataset;
      return Response.json({});
    }
    if (!/^Bearer ./.test(request.headers.get('authorization') ?? ''))
      return Response.json({ message: 'who?' }, { status: 401 });
    const found = listOf(url.pathname);
    if (found === undefined) return Response.json({ message: 'nothing is here' }, { status: 404 });
    const expression = url.searchParams.get('croql');
    const records = listed(found);
    if (expression === null) return Response.json(records.map(({ id }) => ({ id })));
    try {
      const isEnterprise = url.hostname.startsWith('enterprise');
      const ask = read(expression, new Set(NAMES.filter((name) => isEnterprise || !ENTERPRISE.includes(name))), {
        ...sound,
        ...choices,
      });
      const users = new Map((data.users ?? []).map(({ id, login }) => [login, id]));
      const languages = new Set((data.languages ?? []).map(({ id }) => id));
      const kept = records.filter((record) => ask({ record, users, languages, now: Date.now() }) === true);
      return Response.json(kept.map(({ id }) => ({ id })));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return Response.json({ message: error.message }, { status: 422 });
    }
  };
}
