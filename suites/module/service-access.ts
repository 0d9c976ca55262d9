import { judgeStrings, RESULTS } from './added-strings.ts';
import { RECORDS } from './import-space.ts';
import { JOB_REQUIREMENTS, jobRules } from './job-rules.ts';
import { replyWith } from './service-imports.ts';
import { judgeOrganization, readCall } from './service-requests.ts';
import { hasResult } from './service-rules.ts';
import { byName, findCalled } from './service-selection.ts';
import { LIKE_MEMBER, MEMBER, OWNER } from '../drivers/import-fixtures.ts';
import { CLIENT_ID, withApp } from '../drivers/imports.ts';
import type { ImportContext, ImportOptions, SimulatedModule } from '../drivers/imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A group that can get access, users of it, and users outside of it. */
interface AccessRow {
  readonly access: unknown;
  readonly requirement: RequirementId;
  readonly edition?: 'enterprise';
  readonly members: readonly string[];
  readonly outsiders: readonly string[];
}

const [LONGER, SHORTER] = LIKE_MEMBER;
/** Selected users, some of whose logins contain those of others. */
const SELECTED = [
  { access: { users: [MEMBER] }, members: [MEMBER], outsiders: [OWNER, LONGER, SHORTER] },
  { access: { users: [LONGER, SHORTER] }, members: [LONGER, SHORTER], outsiders: [MEMBER, OWNER] },
] as const;

// prettier-ignore
const ACCESS: readonly AccessRow[] = [
  { access: 'owner', requirement: 'module.access.owner', members: [OWNER], outsiders: [MEMBER, LONGER] },
  { access: 'members', requirement: 'module.access.members', members: [MEMBER, SHORTER], outsiders: [] },
  ...SELECTED.map((row) => ({ ...row, requirement: 'module.access.selected' as const })),
  { access: 'administrators', requirement: 'module.access.enterprise.administrators', edition: 'enterprise', members: [OWNER], outsiders: [MEMBER, LONGER] },
  { access: 'users', requirement: 'module.access.enterprise.users', edition: 'enterprise', members: [MEMBER, SHORTER], outsiders: [] },
  ...SELECTED.map((row) => ({ ...row, requirement: 'module.access.enterprise.selected' as const, edition: 'enterprise' as const })),
];

/** Registers an app whose modules only these users can use. */
async function grant(
  { register }: ImportContext,
  modules: readonly SimulatedModule[],
  access: unknown,
  more: object = {},
): Promise<void> {
  const taken = await register(modules, { access, ...more });
  if (JSON.stringify(taken['access']) !== JSON.stringify(access))
    throw new Unsupported('the state address grants no access to groups of users', {
      code: 'state-ignores',
      subject: 'access',
    });
}

/** Who can use a module. */
const groupChecks = [...new Set(ACCESS.map(({ requirement }) => requirement))].map((requirement): Check => {
  const rows = ACCESS.filter((row) => row.requirement === requirement);
  const { edition = 'hosted' as const } = rows[0]!;
  return {
    id: `module.${requirement.replace('module.access.', 'access.').replace('enterprise.', '')}.${edition}`,
    title: `access to a module can be granted to ${requirement.split('.').at(-1)} (${edition})`,
    cites: [requirement],
    edition,
    body: (context: CheckContext) =>
      withApp(context, async (imports) => {
        for (const { access, members, outsiders } of rows) {
          await grant(imports, [byName('guarded', '^locspec-.*$')], access);
          const judge = (what: string, expected: string, actual: string) =>
            context.judge(hasResult(requirement), { what, expected, actual });
          for (const login of members) {
            const actual = await findCalled(imports, { login, edition });
            judge(`a module is not called for ${login}, a user of its group`, 'guarded', actual);
            if (actual !== 'guarded') throw new PreconditionFailed('the module is not called for its own group');
          }
          for (const login of outsiders)
            judge(
              `a module is called for ${login}, a user outside of its group`,
              'none',
              await findCalled(imports, { login, edition }),
            );
        }
      }),
  };
});

/** Imports by users, and into organizations, other than the usual ones. */
const IMPORTS: readonly Pick<ImportOptions, 'login' | 'edition'>[] = [
  { login: MEMBER },
  { login: OWNER, edition: 'enterprise' },
  { login: LONGER, edition: 'enterprise' },
  // As the first, after those.
  { login: MEMBER },
];

/** Who can use the modules of which app, and whose imports call them. */
export const accessChecks: readonly Check[] = [
  ...groupChecks,

  check(
    'module.access.apart',
    {
      title: 'of two apps with modules for the same files each is called for its own users',
      cites: ['module.access.selected'],
    },
    (context) =>
      withApp(context, async (imports) => {
        const other = { clientId: `${CLIENT_ID}-of-another` };
        try {
          await grant(imports, [byName('a', '^locspec-.*$')], { users: [MEMBER] });
          await grant(imports, [byName('b', '^locspec-.*$')], { users: [LONGER, OWNER] }, other);
          for (const [login, expected] of [
            [MEMBER, 'a'],
            [OWNER, 'b'],
            [LONGER, 'b'],
            [SHORTER, 'none'],
          ] as const)
            context.judge(hasResult('module.access.selected'), {
              what: `with two apps for selected users, another module is called for ${login}`,
              expected,
              actual: await findCalled(imports, { login }),
            });
        } finally {
          await imports.register([], other).catch(() => undefined);
        }
      }),
  ),

  check(
    'module.imports.users',
    {
      title: 'imports by every user, in both editions, send their own job, and add the strings of its response',
      cites: ['module.call.import', 'module.result.strings-added'],
      mayFind: [...JOB_REQUIREMENTS, ...RESULTS],
    },
    (context) =>
      withApp(context, async (imports) => {
        for (const [turn, who] of IMPORTS.entries()) {
          const shape = Object.values(who).join(', ');
          const asked = { ...who, fileId: 3_000 + turn, strings: RECORDS.few(`u${turn}.`) };
          imports.app.reply(replyWith(imports, asked.strings, 'inline'));
          const { calls, outcome } = await imports.importFile(asked);
          context.require(hasResult('module.call.import'), {
            what: `an import calls no module (${shape})`,
            expected: { calls: 1, outcome: 'imported' },
            actual: { calls: calls.length, outcome },
          });
          const read = await readCall(context, calls[0]!, asked);
          context.judge(jobRules, read);
          judgeOrganization(context, read, who.edition ?? 'hosted');
          await judgeStrings(context, imports, asked.strings, shape);
        }
      }),
  ),
];
