import { answerTo, onStage } from './imports.ts';
import type { ImportAsked, PlayedModule, Stage } from './imports.ts';
import { does } from './service-judges.ts';
import { MEMBER, OWNER, PARSED } from './service-world.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked, NotOffered } from '../target.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** Which module an import went to: its key, or none. */
async function called(stage: Stage, asked: ImportAsked): Promise<string> {
  stage.app.reply({ body: { data: { strings: PARSED } } });
  const { calls } = await stage.importFile(asked);
  return calls[0]?.path.replace(/^.*\/module-/, '') ?? 'none';
}

const byName = (key: string, fileName: string): PlayedModule => ({ key, signaturePatterns: { fileName } });
const byContent = (key: string, fileContent: string): PlayedModule => ({ key, signaturePatterns: { fileContent } });

/** One import and the module that it goes to. */
interface Choice {
  readonly what: string;
  readonly asked: ImportAsked;
  readonly due: string;
}

const selection = (
  id: string,
  title: string,
  requirement: RequirementId,
  modules: readonly PlayedModule[],
  choices: readonly Choice[] | ((attempt: Attempt) => readonly Choice[]),
): Check =>
  check(`module.selection.${id}`, { title, cites: [requirement] }, (attempt) =>
    onStage(attempt, async (stage) => {
      await stage.register(modules);
      for (const { what, asked, due } of typeof choices === 'function' ? choices(attempt) : choices)
        attempt.judge(does, { requirement, what, due, came: await called(stage, asked) });
    }),
  );

const long = (bytes: number) => `${' '.repeat(bytes)}locspec-signature`;

/** Which module a file goes to. */
export const selectionChecks: readonly Check[] = [
  selection(
    'file-name',
    'the pattern for the name decides by the name of the file',
    'module.selection.file-name',
    [byName('first', '^locspec-a.*\\.json$'), byName('second', '^locspec-b.*\\.json$')],
    [
      { asked: { name: 'locspec-b.json' }, due: 'second' },
      { asked: { name: 'locspec-a1.json' }, due: 'first' },
      { asked: { name: 'locspec-a.csv', content: 'locspec-a.json' }, due: 'none' },
    ].map((row) => ({ what: 'a file goes to a module whose pattern for the name does not match', ...row })),
  ),
  selection(
    'file-content',
    'the pattern for the content decides by the content of the file',
    'module.selection.file-content',
    [byContent('first', '"locspec-kind":\\s*"one"'), byContent('second', '"locspec-kind":\\s*"two"')],
    [
      { asked: { content: '{"locspec-kind": "two"}' }, due: 'second' },
      { asked: { content: '{"locspec-kind":"one"}' }, due: 'first' },
      { asked: { content: '{}' }, due: 'none' },
    ].map((row) => ({ what: 'a file goes to a module whose pattern for the content does not match', ...row })),
  ),
  selection(
    'matching',
    'a module is called for a file that it matches, and not for another',
    'module.selection.matching',
    [{ key: 'both', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'locspec-signature' } }],
    [
      {
        what: 'a module with two patterns is not called where both match',
        asked: { content: 'locspec-signature' },
        due: 'both',
      },
      {
        what: 'a module is called where none of its patterns match',
        asked: { name: 'other.csv', content: 'nothing' },
        due: 'none',
      },
    ],
  ),
  selection(
    'both-patterns',
    'of two patterns both have to match',
    'module.both-patterns',
    [{ key: 'both', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'locspec-signature' } }],
    (attempt) => [
      {
        what: 'a module of which one pattern matches is treated in another way',
        asked: { content: 'nothing' },
        due: answerTo(attempt, 'module.both-patterns') === 'both' ? 'none' : 'both',
      },
    ],
  ),
  selection(
    'without-patterns',
    'a module without patterns takes every file',
    'module.signature-patterns',
    [{ key: 'any' }],
    (attempt) => [
      {
        what: 'a module without patterns is treated in another way',
        asked: {},
        due: answerTo(attempt, 'module.signature-patterns') === 'optional' ? 'any' : 'none',
      },
    ],
  ),
  selection(
    'pattern-flags',
    'a pattern matches anywhere, and by the case of letters',
    'module.pattern-flags',
    [byName('middle', 'spec-Menu')],
    [
      { what: 'a pattern is anchored', asked: { name: 'locspec-Menu.json' }, due: 'middle' },
      { what: 'a pattern takes upper for lower case', asked: { name: 'locspec-menu.json' }, due: 'none' },
    ],
  ),
  selection(
    'content-reach',
    'the pattern for the content sees the beginning of a file',
    'module.content-pattern-reach',
    [byContent('signed', 'locspec-signature')],
    (attempt) => {
      const reach = Number(answerTo(attempt, 'module.content-pattern-reach'));
      return [
        { what: 'a pattern sees less of a file', asked: { content: long(Math.max(0, reach - 100)) }, due: 'signed' },
        { what: 'a pattern sees more of a file', asked: { content: long(reach + 100) }, due: 'none' },
      ];
    },
  ),
  check(
    'module.selection.several',
    {
      title: 'of several matching modules the first is called',
      cites: ['module.several'],
      may: ['module.selection.matching'],
    },
    (attempt) =>
      onStage(attempt, async (stage) => {
        await stage.register([
          byName('first', '^locspec-'),
          byName('second', '\\.json$'),
          byName('third', '^nothing$'),
        ]);
        const came = await called(stage, {});
        const isMatching = came === 'first' || came === 'second' ? 'a matching module' : came;
        attempt.judge(does, {
          requirement: 'module.selection.matching',
          what: 'none of the matching modules is called',
          due: 'a matching module',
          came: isMatching,
        });
        const due = answerTo(attempt, 'module.several') === 'any' ? came : 'first';
        attempt.judge(does, {
          requirement: 'module.several',
          what: 'another of the matching modules is called',
          due,
          came,
        });
      }),
  ),
  check(
    'module.selection.none',
    { title: 'where no module matches, the parsed strings are added', cites: ['module.none'] },
    (attempt) =>
      onStage(attempt, async (stage) => {
        await stage.register([byName('other', '^nothing$')]);
        const { outcome, calls } = await stage.importFile();
        const added = await stage.count('identifier = "parsed.one" or identifier = "parsed.two"');
        attempt.judge(does, {
          requirement: 'module.none',
          what: 'an import that no module matches ends in another way',
          due: { calls: 0, outcome: 'unhandled', added: 2 },
          came: { calls: calls.length, outcome, added },
        });
      }),
  ),
  ...accessChecks(),
];

/** Groups that the state may grant access to, whom each lets in, and whom it keeps out. */
function accessChecks(): readonly Check[] {
  const rows: readonly {
    readonly access: unknown;
    readonly requirement: RequirementId;
    readonly edition?: 'enterprise';
    readonly lets: string;
    readonly keeps?: string;
  }[] = [
    { access: 'owner', requirement: 'module.access.owner', lets: OWNER, keeps: MEMBER },
    { access: 'members', requirement: 'module.access.members', lets: MEMBER },
    { access: { users: [MEMBER] }, requirement: 'module.access.selected', lets: MEMBER, keeps: OWNER },
    {
      access: 'administrators',
      requirement: 'module.access.enterprise.administrators',
      edition: 'enterprise',
      lets: OWNER,
      keeps: MEMBER,
    },
    { access: 'users', requirement: 'module.access.enterprise.users', edition: 'enterprise', lets: MEMBER },
    {
      access: { users: [MEMBER] },
      requirement: 'module.access.enterprise.selected',
      edition: 'enterprise',
      lets: MEMBER,
      keeps: OWNER,
    },
  ];
  return rows.map(({ access, requirement, edition = 'hosted' as const, lets, keeps }): Check => ({
    id: `module.${requirement.replace('module.access.', 'access.').replace('enterprise.', '')}.${edition}`,
    title: `access to a module can be granted to ${requirement.split('.').at(-1)} (${edition})`,
    cites: [requirement],
    edition,
    body: (attempt: Attempt) =>
      onStage(attempt, async (stage) => {
        const taken = await stage.register([byName('guarded', '^locspec-')], { access });
        if (JSON.stringify(taken['access']) !== JSON.stringify(access))
          throw new NotOffered('the state address grants no access to groups of users');
        const came = await called(stage, { login: lets });
        attempt.judge(does, {
          requirement,
          what: 'a module is not called for a user of its group',
          due: 'guarded',
          came,
        });
        if (keeps === undefined) return;
        if (came !== 'guarded') throw new Blocked('the module is called for nobody');
        attempt.judge(does, {
          requirement,
          what: 'a module is called for a user outside of its group',
          due: 'none',
          came: await called(stage, { login: keeps }),
        });
      }),
  }));
}
