import { collectionRelations } from './collection-relations.ts';
import { CONSTANT_RELATIONS } from './constant-relations.ts';
import { logicRelations } from './logic-relations.ts';
import { liftPredicate } from './member-goals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import { memberRelations } from './member-relations.ts';
import type { Relation } from './relation.ts';
import { resolveMemberType } from '../../croql/vocabulary.ts';
import type { Random } from '../../run/prng.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** Relations about a list of which nothing is known but some predicates that select some of its records. */
export function relationsOf(
  context: ContextName,
  edition: Edition,
  selective: readonly string[],
  random: Random,
): readonly Relation[] {
  const paths = memberPaths(context, edition);
  return [
    ...CONSTANT_RELATIONS,
    ...logicRelations(selective, random),
    ...paths
      .filter(({ member }) => resolveMemberType(member) === 'collection')
      .flatMap((path) => collectionRelations(path, paths, random)),
    ...paths.flatMap(ownRelations),
    ...memberRelations(context),
  ];
}

/** What holds for a member by itself, whether or not a record has it. */
function ownRelations(path: MemberPath): readonly Relation[] {
  const { member, scopes, object, requirement } = path;
  const name = memberName(path);
  const some = (predicate: string) => liftPredicate(scopes, predicate)[0]!;
  const relations: Relation[] = [];
  for (const [index, value] of (member.values ?? []).entries()) {
    const next = member.values![(index + 1) % member.values!.length]!;
    const both = some(`(${name} = "${value}") and (${name} = "${next}")`);
    relations.push({ requirement, kind: 'nothing', expressions: [both] });
  }
  if (member.type === 'boolean' && !member.also) {
    relations.push({ requirement, kind: 'nothing', expressions: [some(`(${name}) and (not (${name}))`)] });
    const negation = `not (${object === undefined ? name : `(${name})`})`;
    if (scopes.length === 0) relations.push({ requirement, kind: 'complement', expressions: [negation, name] });
  }
  if (member.type === 'string' && !member.mention && !member.values) {
    const holding = (fragment: string) => some(`${name} contains ${fragment}`);
    relations.push(
      { requirement: 'croql.operator.contains', kind: 'within', expressions: [holding('"an"'), holding('"a"')] },
      { requirement: 'croql.operator.contains-members', kind: 'within', expressions: [holding('"e"'), holding(name)] },
    );
  }
  return relations;
}
