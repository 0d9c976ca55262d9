import type { ContextName } from '../spec/croql/contexts.ts';
import { LIST_REQUIREMENTS } from '../spec/requirements/lists.ts';

/** One step of building a service: what it adds, and the requirements that it fulfils first. */
export interface BuildStep {
  readonly adds: string;
  readonly requirements: RegExp;
}

// prettier-ignore
/**
 * The order in which a service is built with the least detours: each step rests on the ones before it. A report of a
 * partial service shows what belongs to the earliest step first.
 */
const BUILD_STEPS: readonly BuildStep[] = [
  { adds: 'the authorization page',                  requirements: /^oauth\.authorize\.(address|code-returned)$/ },
  { adds: 'the token endpoint',                      requirements: /^oauth\.(token|token-response)\./ },
  { adds: 'the project list, for an access token',   requirements: /^(oauth\.access\.bearer|lists\.(prefix|projects.*))$/ },
  { adds: 'refusals, denial and renewal',            requirements: /^(oauth\.|lists\.bearer$)/ },
  { adds: 'the list of source strings',              requirements: /^lists\.(strings|get|json|content-type|status|envelope|safe|pagination)/ },
  { adds: 'the filter `croql` with a boolean member', requirements: /^(lists\.croql|croql\.context\.member-names|croql\.member\.source-string\.(is|type-is)-)/ },
  { adds: '`not`, `and`, `or` and parentheses',      requirements: /^croql\.(operator\.(not|and|or)|syntax\.group)$/ },
  { adds: 'texts and numbers with `=` and `!=`',     requirements: /^croql\.(operator\.(equal|not-equal)|syntax\.(string|integer|identifier))$/ },
  { adds: '`>`, `>=`, `<` and `<=`',                 requirements: /^croql\.operator\.(greater|less)(-or-equal)?$/ },
  { adds: '`contains`',                              requirements: /^croql\.operator\.contains/ },
  { adds: 'dates and `between`',                     requirements: /^croql\.(operator\.between|syntax\.(datetime|today)|context\.string-dates)$/ },
  { adds: '`<member> of <object>`',                  requirements: /^croql\.syntax\.member-of$/ },
  { adds: '`count of` a collection',                 requirements: /^croql\.syntax\.count$/ },
  { adds: '`where` and mentions',                    requirements: /^croql\.syntax\.(where|mention)/ },
  { adds: 'the list of translations',                requirements: /^lists\.translations/ },
  { adds: 'the lists of TM segments and terms',      requirements: /^(lists\.(segments|terms)|croql\.context\.offset-dates)/ },
  { adds: 'the signs `≠`, `≥` and `≤`',              requirements: /^croql\.operator\..*-sign$/ },
  { adds: 'arithmetic',                              requirements: /^croql\.(operator\.(plus|minus|times|divide|negate)|syntax\.float)$/ },
  { adds: '`xor` and the conditional',               requirements: /^croql\.(operator\.xor|syntax\.conditional)$/ },
  { adds: '`with`',                                  requirements: /^croql\.syntax\.with$/ },
];

/** The number of the step to which a requirement belongs; one after the last for what belongs to none. */
export function stepOf(requirement: string): number {
  const index = BUILD_STEPS.findIndex(({ requirements }) => requirements.test(requirement));
  return index < 0 ? BUILD_STEPS.length : index;
}

/** The step to which what was found of a requirement belongs: in the list of a context it is after the list itself. */
export const stepInList = (requirement: string, context: ContextName | undefined): number =>
  Math.max(stepOf(requirement), context === undefined ? 0 : stepOf(LIST_REQUIREMENTS[context]) + 0.5);
