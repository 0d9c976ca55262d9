import { isKnown, outcomeOf, REFUSED, restsOn, tabulate } from './language-space.ts';
import type { PlannedQuestion, LanguageList } from './language-space.ts';
import { sampleOf } from './sample.ts';
import type { Sample } from './sample.ts';
import { CONSTANT_RELATIONS } from '../oracle/constant-relations.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { defaultSemantics } from '../../croql/semantics.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** An expression about which the source leaves nothing open, and what it selects. */
export interface Control {
  readonly expression: string;
  readonly list: QueryTarget;
  readonly outcome: string;
  readonly shows: ReadonlySet<RequirementId>;
}

const plainForms = ({ booleans: [one, two], numbers, texts, dates }: Sample): readonly string[] => [
  ...(one === undefined ? [] : [one, `not ${one}`]),
  ...(one === undefined || two === undefined
    ? []
    : ['and', 'or', 'xor'].map((operator) => `(${one}) ${operator} (${two})`)),
  ...numbers
    .slice(0, 1)
    .flatMap(({ name, value }) => [
      ...['=', '!=', '>', '<', '>=', '<='].map((operator) => `${name} ${operator} ${value}`),
      ...[`${name} + 1 = ${value + 1}`, `${name} - 1 = ${value - 1}`, `${name} * 3 = ${3 * value}`],
    ]),
  ...texts.flatMap(({ name, value }) => ['=', '!=', 'contains'].map((operator) => `${name} ${operator} "${value}"`)),
  ...dates.flatMap(({ name }) => [`${name} > '2000-01-01 00:00:00'`, `${name} < 'today'`]),
];

/** About the loaded records. */
const LOADED: readonly string[] = [
  ...['id of file = 40', 'name of file = "mail.html"', 'name of branch = "main"', 'file with (id = 40)'],
  ...[
    'count of translations > 0',
    'count of languages summary > 0',
    'count of comments > 0',
    'count of screenshots > 0',
  ],
  ...['count of fields > 0', 'count of translations where (is pre translated) > 0'],
  ...['count of languages summary where (is translated) > 0', 'count of comments where (has issue) > 0'],
  ...['count of translations where (text contains "text") > 0', 'isPassedWorkflow'],
  ...['user = @user:"alice"', 'language = @language:"de"', 'status = "admitted"'],
  ...[`added > '2000-01-01 00:00:00'`],
];

const CONSTANTS = CONSTANT_RELATIONS.flatMap(({ expressions: [expression] }) => expression ?? []);

/** Every control that can be asked of some lists. */
export const listControls = (lists: readonly LanguageList[]): readonly Control[] =>
  lists.flatMap((list, place) => {
    const { target, isLoaded } = list;
    const forms = [
      ...plainForms(sampleOf(target, [], 4)),
      ...(isLoaded ? LOADED : []),
      ...(place === 0 ? CONSTANTS : []),
    ];
    return [...new Set(forms)].flatMap((expression) => {
      const { gaps } = tabulate(expression, target);
      const outcome = outcomeOf(expression, target, defaultSemantics);
      if (gaps.length > 0 || outcome === REFUSED || !isKnown(expression, list)) return [];
      return [{ expression, list: target, outcome, shows: restsOn(expression, target) }];
    });
  });

/** Controls of an expression, and what it rests on that no control shows. */
interface OwnControls {
  readonly chosen: readonly Control[];
  readonly missing: ReadonlySet<RequirementId>;
}

/** The fewest controls, about, that show what an expression rests on: at least one, of the same list. */
export function controlsOf({ expression, list }: PlannedQuestion, controls: readonly Control[]): OwnControls {
  const own = controls.filter((control) => control.list === list);
  const missing = new Set(restsOn(expression, list));
  const chosen: Control[] = own.slice(0, 1);
  for (;;) {
    for (const { shows } of chosen) for (const shown of shows) missing.delete(shown);
    const gain = ({ shows }: Control) => [...shows].filter((one) => missing.has(one)).length;
    const best = own.reduce<Control | undefined>((a, b) => (a && gain(a) >= gain(b) ? a : b), undefined);
    if (best === undefined || gain(best) === 0) return { chosen, missing };
    chosen.push(best);
  }
}
