import { loadChecks } from '../suites/all-checks.ts';
import { loadRules } from '../suites/all-rules.ts';
import type { Check } from '../suites/kit/check.ts';
import type { CatalogueCheck, CatalogueRow, Catalogue } from '../run/catalogue.ts';
import { BLOCK_SIZE } from '../run/plan.ts';
import type { Area } from '../run/plan.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** Every check of a service, by area. */
export const checks = {
  oauth: await loadChecks('service', 'oauth'),
  croql: await loadChecks('service', 'croql'),
  lists: await loadChecks('service', 'lists'),
  module: await loadChecks('service', 'module'),
  contracts: await loadChecks('service', 'contracts'),
} as const satisfies Record<Area, readonly Check[]>;

/** Every check of an app, by area. */
export const appChecks = {
  oauth: await loadChecks('app', 'oauth'),
  module: await loadChecks('app', 'module'),
  contracts: await loadChecks('app', 'contracts'),
} as const satisfies Partial<Record<Area, readonly Check[]>>;

/** Every rule of the suites. */
export const rules = [...new Set([...(await loadRules('service')), ...(await loadRules('app'))])];

const SUITES = { service: checks, app: appChecks };

/** The checks of the second block of a campaign. */
const BLOCK = (await loadChecks('service', 'croql', 2 * BLOCK_SIZE)).slice(checks.croql.length);

/** A check with the kind of target and the area that it belongs to. */
type OwnCheck = Check & Pick<CatalogueCheck, 'target' | 'area'>;

const everyCheck = (['service', 'app'] as const).flatMap((target) =>
  (Object.entries(SUITES[target]) as [Area, readonly Check[]][]).flatMap(([area, own]) =>
    own.map((check): OwnCheck => ({ ...check, target, area })),
  ),
);

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
    checks: everyCheck.map(listed),
    blocks: BLOCK.map((check) =>
      listed({
        ...{ ...check, target: 'service', area: 'croql' },
        ...{ id: check.id.replace(/\.2$/, '.*'), title: check.title.replace('block 2', 'block *') },
      }),
    ),
    generated: [...new Set(everyCheck.flatMap(({ mayFind = [] }) => mayFind))].sort(),
    codes: { ...codesOfRules(), ...MADE_FOR_MANY },
  };
}

/** Of an oracle that knows no dataset, one check decides whatever it may find. */
const listed = ({ id, title, cites, mayFind = [], oracle, target, area }: OwnCheck): CatalogueCheck => ({
  ...{ id, title, target, area },
  requirements: oracle === undefined || oracle === 'reference' ? cites : [...new Set([...cites, ...mayFind])],
});

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
  const { checks: named, blocks, generated, codes } = catalogue();
  const ids = [...new Set(named.flatMap((check) => check.requirements))].sort();
  const places = new Map(ids.map((id, place) => [id, place]));
  const rowsOf = (all: readonly CatalogueCheck[], of: keyof typeof SUITES, area: string) =>
    all
      .filter((check) => check.target === of && check.area === area)
      .map(({ id, title, requirements: cited }): CatalogueRow => ({
        ...{ id, title },
        requirements: cited.map((one) => places.get(one)!),
      }));
  const lines = (values: readonly unknown[]) => values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
  const members = (values: readonly (readonly [name: string, text: string])[]) =>
    values.map(([name, text]) => `    ${JSON.stringify(name)}: ${text}`).join(',\n');
  const areas = (of: keyof typeof SUITES) =>
    members(Object.keys(SUITES[of]).map((area) => [area, `[\n${lines(rowsOf(named, of, area))}\n    ]`]));
  return `{
  "checks": {
  "service": {
${areas('service')}
  },
  "app": {
${areas('app')}
  }
  },
  "blocks": {
  "service": {
    "croql": [
${lines(rowsOf(blocks, 'service', 'croql'))}
    ]
  }
  },
  "requirements": [
${lines(ids)}
  ],
  "generated": [
${lines(generated)}
  ],
  "codes": {
${members(Object.entries(codes).map(([code, ofCode]) => [code, JSON.stringify(ofCode)]))}
  }
}
`;
};

/** The requirements that no check decides, as a file of `spec`: reports do not know the suites. */
export const undecidableText = (): string => {
  const decided = new Set(everyCheck.flatMap(({ cites, mayFind = [] }) => [...cites, ...mayFind]));
  const ids = (Object.keys(requirements) as RequirementId[]).filter((id) => !decided.has(id));
  return `import type { RequirementId } from './requirements.ts';

// Generated by \`npm run generate:docs\`.

/** Requirements that no check decides, mostly because every resolution of a gap is right. */
export const UNDECIDABLE: ReadonlySet<RequirementId> = new Set([
${ids.map((id) => `  '${id}',`).join('\n')}
]);
`;
};
