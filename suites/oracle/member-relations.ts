import type { RelationName } from '../../run/metamorphic-relations.ts';
import type { Relation } from './relation.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

type Row = readonly [requirement: RequirementId, kind: RelationName, ...expressions: string[]];

const RELATED: RequirementId = 'croql.related-members';

const votes = (within: (predicate: string) => string): Row => [
  RELATED,
  'nothing',
  within('count of votes where ((is up) and (is down)) > 0'),
];

const summary = (predicate: string) => `count of languages summary where (${predicate}) > 0`;
const flags = Object.keys(contextOf('source-string').members['languages summary']?.members ?? {}).filter((name) =>
  /^has .+ qa issues$/.test(name),
);

/**
 * What holds between several members of one record. The source says that a label contains its own title, or what
 * `is auto translated` is about; that one member excludes or implies another is only to be expected, so a service that has it
 * otherwise resolves a gap. No relation assumes that a value is present: a service may know no author and no type.
 */
// prettier-ignore
const ROWS: { readonly [Context in ContextName]?: readonly Row[] } = {
  'source-string': [
    [RELATED, 'apart', '(type is plain) and (type is plain)', '(type is plural) or (type is icu) or (type is asset)'],
    [RELATED, 'nothing', '(is visible) and (is hidden)'],
    ['croql.member.file.name', 'nothing', '(id of file > 0) and (not (name of file contains name of file))'],
    ['croql.member.branch.name', 'nothing', '(id of branch > 0) and (not (name of branch contains name of branch))'],
    [RELATED, 'nothing', 'count of comments where ((has unresolved issue) and (not (has issue))) > 0'],
    ['croql.member.labels.title', 'nothing', 'count of labels where (title contains title) < count of labels'],
    ['croql.member.languages-summary.language', 'nothing', 'count of languages summary where (language contains language) < count of languages summary'],
    [RELATED, 'nothing', summary('(is translated) and (is partially translated)')],
    [RELATED, 'nothing', summary('(is approved) and (is partially approved)')],
    ...flags.map((flag): Row => [RELATED, 'nothing', summary(`(${flag}) and (not (has qa issues))`)]),
    ['croql.member.languages-summary.is-auto-translated', 'everything', 'count of languages summary where (is auto translated) = count of languages summary where ((is translated by tm) or (is translated by mt) or (is translated by ai))'],
    votes((predicate) => `count of translations where (${predicate}) > 0`),
  ],
  translation: [votes((predicate) => predicate)],
};

/** The relations between members of a context. */
export const memberRelations = (context: ContextName): readonly Relation[] =>
  (ROWS[context] ?? []).map(([requirement, kind, ...expressions]) => ({ requirement, kind, expressions }));
