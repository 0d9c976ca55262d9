import { appChecks, checks } from '../suites/all-checks.ts';
import { rules } from '../suites/all-rules.ts';
import type { Catalogue } from '../cli/catalogue.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const everyCheck = [
  ...new Map(
    [...Object.values(checks).flat(), ...Object.values(appChecks).flat()].map((check) => [check.id, check]),
  ).values(),
];

/** Codes of rules that are made for many requirements, of which the list of rules has one; `*` stands for any end. */
const MADE_FOR_MANY: Readonly<Record<string, readonly string[]>> = {
  'records-differ': ['croql.*', 'lists.*'],
  'expression-refused': ['croql.*', 'lists.*'],
  'relation-broken': ['croql.*', 'lists.*'],
  'no-list': ['lists.*'],
  'records-missing': ['lists.*'],
  'records-of-others': ['lists.*'],
  'no-response': ['*'],
};

/** What `locspec explain` has to know of the suites. */
export function catalogue(): Catalogue {
  return {
    checks: everyCheck.map(({ id, title, cites }) => ({ id, title, requirements: cites })),
    generated: [...new Set(everyCheck.flatMap(({ mayFind = [] }) => mayFind))].sort(),
    codes: { ...codesOfRules(), ...MADE_FOR_MANY },
  };
}

/** By finding code: the requirements whose rules report it, as their invalid examples show. */
function codesOfRules(): Record<string, readonly RequirementId[]> {
  const found = new Map<string, Set<RequirementId>>();
  for (const { requirement, violation, invalid } of rules) {
    for (const { input } of invalid) {
      const code = violation(input)?.code;
      if (code !== undefined) found.set(code, (found.get(code) ?? new Set()).add(requirement));
    }
  }
  return Object.fromEntries([...found].sort().map(([code, ids]) => [code, [...ids].sort()]));
}

/** The catalogue as a JSON file with a line for each check. */
export const catalogueText = (): string => {
  const { checks: rows, generated, codes } = catalogue();
  const lines = (values: readonly unknown[]) => values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  const codeLines = Object.entries(codes).map(([code, ids]) => `    ${JSON.stringify(code)}: ${JSON.stringify(ids)}`);
  return `{
  "checks": [
${lines(rows)}
  ],
  "generated": [
${lines(generated)}
  ],
  "codes": {
${codeLines.join(',\n')}
  }
}
`;
};
