/** What the members of a record hold. */
export type Kind = 'boolean' | 'number' | 'text' | 'date' | 'object' | 'list';

/** A member of a record, with those of its parts. */
export interface Member {
  readonly kind: Kind;
  readonly of: Members;
  /** Only the enterprise edition has it. */
  readonly isEnterprise: boolean;
}

export type Members = ReadonlyMap<string, Member>;

/** Members of one kind by their names, separated by commas. */
const all = (kind: Kind, names: string, of: Members = new Map(), isEnterprise = false): readonly [string, Member][] =>
  names.split(',').map((name) => [name, { kind, of, isEnterprise }]);
const members = (...rows: readonly (readonly [string, Member][])[]): Members => new Map(rows.flat());

const votes = members(all('boolean', 'is up,is down'), all('number', 'user'), all('date', 'added'));
const approvals = members(all('number', 'user'), all('date', 'added'));

const translation = members(
  all('text', 'text,plural form,provider'),
  all('boolean', 'is pre translated'),
  all('number', 'user'),
  all('list', 'votes', votes),
  all('list', 'approvals', approvals),
  all('date', 'updated'),
);

const QA_ISSUES =
  'empty translation,translation length,tags mismatch,spaces mismatch,variables mismatch,punctuation mismatch,character case mismatch,special characters mismatch,incorrect translation,spelling,icu syntax,terms,duplicate translation,ftl syntax,android syntax,numbers mismatch,ai,outdated translation,mdx syntax,custom';

const summary = members(
  all('text', 'language'),
  all('boolean', 'is translated,is partially translated,is approved,is partially approved,is auto translated'),
  all('boolean', 'is translated by tm,is translated by mt,is translated by ai,is source changed after translation'),
  all('boolean', 'has translation as source,has translation after approval,has shared translation,has qa issues'),
  all('boolean', QA_ISSUES.replace(/[^,]+/g, 'has $& qa issues')),
  all('date', 'translation updated'),
  all('number', 'rating,approvalsCount'),
);

const string = members(
  all('boolean', 'type is plain,type is plural,type is icu,type is asset,is visible,is hidden,is duplicate'),
  all('boolean', 'isPassedWorkflow', undefined, true),
  all('text', 'text,identifier,context'),
  all('number', 'max length'),
  all('list', 'fields', members(all('text', 'name,slug,value,type')), true),
  all('object', 'file', members(all('number', 'id'), all('text', 'name,title,type,context'))),
  all('object', 'branch', members(all('number', 'id'), all('text', 'name,title'))),
  all('list', 'comments', members(all('boolean', 'has issue,has unresolved issue'), all('number', 'user'))),
  all('list', 'screenshots'),
  all('list', 'translations', members([...translation], all('text', 'language'))),
  all('list', 'languages summary', summary),
  all('list', 'labels', members(all('number', 'id'), all('text', 'title'), all('boolean', 'is system'))),
  all('date', 'added,updated'),
);

const records = members(
  all('number', 'id,usageCount,createdBy,updatedBy'),
  all('text', 'text'),
  all('date', 'createdAt,updatedAt'),
);

const term = members(
  all('number', 'id,user,concept'),
  all('text', 'text,description,language,partOfSpeech,status,type,gender,note,lemma,url'),
  all('date', 'createdAt,updatedAt'),
);

/** The four lists, each with the members of its records. */
export const LISTS = {
  strings: string,
  translations: translation,
  segments: members(all('list', 'records', records)),
  terms: term,
} as const;

export type ListName = keyof typeof LISTS;
