import { describeKind, IMPORT_KINDS } from './import-space.ts';
import { hasResult } from './service-rules.ts';
import { PARSED } from '../drivers/import-fixtures.ts';
import { CLIENT_ID, readResolution, withApp } from '../drivers/imports.ts';
import type { ImportOptions, SimulatedModule, ImportContext } from '../drivers/imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { attempt } from '../kit/preconditions.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Imports a file and gives the key of the module that was called, or `none`. */
export async function findCalled(imports: ImportContext, asked: ImportOptions): Promise<string> {
  imports.app.reply({ body: { data: { strings: PARSED } } });
  const { calls } = await imports.importFile(asked);
  return calls[0]?.path.replace(/^.*\/module-/, '') ?? 'none';
}

/** A module for the files with these names. */
export const byName = (key: string, fileName: string): SimulatedModule => ({ key, signaturePatterns: { fileName } });
const byContent = (key: string, fileContent: string): SimulatedModule => ({ key, signaturePatterns: { fileContent } });

/** An import and the module that should be called for it. */
interface Choice {
  readonly what: string;
  readonly asked: ImportOptions;
  readonly expected: string;
}

const selection = (
  id: string,
  title: string,
  requirement: RequirementId,
  modules: readonly SimulatedModule[],
  choices: readonly Choice[] | ((context: CheckContext) => readonly Choice[]),
): Check =>
  check(`module.selection.${id}`, { title, cites: [requirement] }, (context) =>
    withApp(context, async (imports) => {
      await imports.register(modules);
      const all = typeof choices === 'function' ? choices(context) : choices;
      for (const { what, asked, expected } of all)
        context.judge(hasResult(requirement), { what, expected, actual: await findCalled(imports, asked) });
      // The same for each kind of import: the choices take turns.
      for (const [turn, kind] of IMPORT_KINDS.entries()) {
        const { what, asked, expected } = all[turn % all.length]!;
        const actual = await findCalled(imports, { ...asked, ...kind });
        context.judge(hasResult(requirement), { what: `${what} (${describeKind(kind)})`, expected, actual });
      }
    }),
  );

/** Patterns with a text that each matches, and one that only a careless reader of patterns takes for it. */
// prettier-ignore
const NAME_PATTERNS = [
  { pattern: '^locspec-menu\\.json$',            matching: 'locspec-menu.json',        other: 'locspec-menu_json' },
  { pattern: '^locspec-[0-9]{3}\\.csv$',         matching: 'locspec-123.csv',          other: 'locspec-12.csv' },
  { pattern: '^locspec-(?:one|two)+\\.txt$',     matching: 'locspec-oneone.txt',       other: 'locspec-(?:one|two)+.txt' },
  { pattern: '^locspec-a.*b\\.xml$',             matching: 'locspec-a меню b.xml',     other: 'locspec-a*b.xml.zip' },
  { pattern: '^locspec-меню\\.json$',            matching: 'locspec-меню.json',        other: 'locspec-меню.jsonx' },
  { pattern: '^locspec-\\w+\\s\\(\\d\\)\\.po$', matching: 'locspec-copy (2).po', other: 'locspec-copy 2.po' },
  { pattern: '^locspec-#1~a@b%c,d!e;f\\.ini$',   matching: 'locspec-#1~a@b%c,d!e;f.ini', other: 'locspec-#1~a@b%c,d!e;f_ini' },
  { pattern: '^locspec-README\\.TXT$',            matching: 'locspec-README.TXT',       other: 'locspec-README.TXTX' },
] as const;

/** Whether a pattern has to match a part of a content or the whole is open, so each of them matches both. */
const ANY = '[\\s\\S]*';

// prettier-ignore
const CONTENT_PATTERNS = [
  { pattern: `${ANY}"locspec-a":\\s*\\[\\s*\\{${ANY}`,   matching: '{"locspec-a": [\n  {"b": 1}]}',  other: '{"locspec-a": ["b"]}' },
  { pattern: `${ANY}locspec-b${ANY}end-of-b${ANY}`,         matching: 'locspec-b\nlines\r\nend-of-b', other: 'end-of-b\nlocspec-b' },
  { pattern: `${ANY}locspec-ключ=значення${ANY}`,          matching: 'a=b\nlocspec-ключ=значення\n', other: 'locspec-ключ=' },
  { pattern: `^locspec-first${ANY}`,                       matching: 'locspec-first\nsecond',        other: ' locspec-first in the line' },
  { pattern: `${ANY}<locspec-root\\b[^>]*>${ANY}`,          matching: '<?xml?>\n<locspec-root a="b">', other: '<locspec-rooted>' },
  { pattern: `${ANY}</locspec-end>\\s*#\\d${ANY}`,          matching: '<a></locspec-end>\n#1',    other: '<locspec-end>#1' },
  { pattern: `${ANY}"locspec\\/path":"a/b/.*"${ANY}`,       matching: '{"locspec/path":"a/b/c"}',  other: '{"locspec/path":"a.b.c"}' },
] as const;

/** Patterns that no reader of regular expressions takes, and that only some take; they match no file of the kit. */
const UNREADABLE = ['^never-(', '^never-[^]*$'] as const;

const long = (bytes: number) => `${' '.repeat(bytes)}locspec-signature`;

/** Which module is called for a file. */
export const selectionChecks: readonly Check[] = [
  selection(
    'neither',
    'a module of which no pattern matches is not called',
    'module.selection.matching',
    [{ key: 'both', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'locspec-signature' } }],
    [
      {
        what: 'a module is called where none of its patterns match',
        asked: { name: 'other.csv', content: 'nothing' },
        expected: 'none',
      },
    ],
  ),
  selection(
    'file-name',
    'the pattern for the name decides by the name of the file',
    'module.selection.file-name',
    [byName('first', '^locspec-a.*\\.json$'), byName('second', '^locspec-b.*\\.json$')],
    [
      { asked: { name: 'locspec-b.json' }, expected: 'second' },
      { asked: { name: 'locspec-a1.json' }, expected: 'first' },
      { asked: { name: 'locspec-a.csv', content: 'locspec-a.json' }, expected: 'none' },
    ].map((row) => ({ what: 'a file goes to a module whose pattern for the name does not match', ...row })),
  ),
  selection(
    'file-content',
    'the pattern for the content decides by the content of the file',
    'module.selection.file-content',
    [
      byContent('first', `${ANY}"locspec-kind":\\s*"one"${ANY}`),
      byContent('second', `${ANY}"locspec-kind":\\s*"two"${ANY}`),
    ],
    [
      { asked: { content: '{"locspec-kind": "two"}' }, expected: 'second' },
      { asked: { content: '{"locspec-kind":"one"}' }, expected: 'first' },
      { asked: { content: '{}' }, expected: 'none' },
      { asked: { content: '' }, expected: 'none' },
    ].map((row) => ({ what: 'a file goes to a module whose pattern for the content does not match', ...row })),
  ),
  selection(
    'matching',
    'a module of which both patterns match is called',
    'module.selection.matching',
    [{ key: 'both', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'locspec-signature' } }],
    [
      {
        what: 'a module with two patterns is not called where both match',
        asked: { content: 'locspec-signature' },
        expected: 'both',
      },
    ],
  ),
  selection(
    'both-patterns',
    'of two patterns both have to match',
    'module.both-patterns',
    [{ key: 'both', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'locspec-signature' } }],
    (context) => [
      {
        what: 'a module of which only one pattern matches has another outcome',
        asked: { content: 'nothing' },
        expected: readResolution(context, 'module.both-patterns') === 'both' ? 'none' : 'both',
      },
    ],
  ),
  check(
    'module.selection.one-pattern',
    { title: 'neither pattern of a module decides alone', cites: ['module.selection.matching'] },
    (context) =>
      withApp(context, async (imports) => {
        await imports.register([
          { key: 'both', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'locspec-signature' } },
        ]);
        // Whether both have to match or one of them is open; either way it is the same for both.
        const byName = await findCalled(imports, { content: 'nothing' });
        const byContent = await findCalled(imports, { name: 'other.csv', content: 'locspec-signature' });
        context.judge(hasResult('module.selection.matching'), {
          what: 'one of the patterns of a module decides alone, and the other does not',
          expected: `${byName} where only the name matches, ${byName} where only the content does`,
          actual: `${byName} where only the name matches, ${byContent} where only the content does`,
        });
        for (const kind of IMPORT_KINDS)
          context.judge(hasResult('module.selection.matching'), {
            what: `where only one pattern of a module matches, the kind of the import decides (${describeKind(kind)})`,
            expected: `${byName} where only the name matches, ${byContent} where only the content does`,
            actual: `${await findCalled(imports, { ...kind, content: 'nothing' })} where only the name matches, ${await findCalled(imports, { ...kind, name: 'other.csv', content: 'locspec-signature' })} where only the content does`,
          });
        if (byName !== 'none' || byContent !== 'none') return;
        // A module of which one pattern matches does not keep those after it from being called.
        await imports.register([
          { key: 'by-name', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'locspec-signature' } },
          { key: 'by-content', signaturePatterns: { fileName: '\\.csv$', fileContent: 'another-signature' } },
          { key: 'whole', signaturePatterns: { fileName: '^locspec-.*\\.json$', fileContent: 'another-signature' } },
        ]);
        context.judge(hasResult('module.selection.matching'), {
          what: 'after modules of which one pattern matches, the one of which both match is not called',
          expected: 'whole',
          actual: await findCalled(imports, { content: 'another-signature' }),
        });
      }),
  ),
  selection(
    'without-patterns',
    'a module without patterns takes every file',
    'module.signature-patterns',
    [{ key: 'any' }],
    (context) => [
      {
        what: 'a module without patterns has another outcome',
        asked: {},
        expected: readResolution(context, 'module.signature-patterns') === 'optional' ? 'any' : 'none',
      },
    ],
  ),
  selection(
    'pattern-flags',
    'a pattern matches anywhere, and by the case of letters',
    'module.pattern-flags',
    [byName('middle', 'spec-Menu')],
    [
      { what: 'a pattern is anchored', asked: { name: 'locspec-Menu.json' }, expected: 'middle' },
      { what: 'a pattern ignores the case of letters', asked: { name: 'locspec-menu.json' }, expected: 'none' },
    ],
  ),
  selection(
    'content-reach',
    'the pattern for the content sees the beginning of a file',
    'module.content-pattern-reach',
    [byContent('signed', 'locspec-signature')],
    (context) => {
      const reach = Number(readResolution(context, 'module.content-pattern-reach'));
      return [
        {
          what: 'a pattern sees less of a file',
          asked: { content: long(Math.max(0, reach - 100)) },
          expected: 'signed',
        },
        { what: 'a pattern sees more of a file', asked: { content: long(reach + 100) }, expected: 'none' },
      ];
    },
  ),
  check(
    'module.selection.apps',
    {
      title: 'a module is found at every place of every app, and by what is registered last',
      cites: ['module.selection.matching', 'module.call.address'],
    },
    (context) =>
      withApp(context, async (imports) => {
        const base = new URL(imports.app.baseUrl).pathname;
        const another = '-of-another';
        const other = { clientId: `${CLIENT_ID}${another}`, baseUrl: `${imports.app.baseUrl}${another}` };
        const unreadable = { clientId: `${CLIENT_ID}-of-an-unreadable-app` };
        const late = { clientId: `${CLIENT_ID}-of-a-late-app` };
        const modules = (app: string) =>
          [1, 2, 3].map((place) => byName(`${app}${place}`, `^locspec-${app}${place}\\.json$`));
        try {
          await imports.register(modules('a'));
          await imports.register(modules('b'), other);
          for (const expected of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'a1', 'none', 'b3']) {
            context.judge(hasResult('module.selection.matching'), {
              what: 'with two apps of three modules each, another module is called',
              expected,
              actual: await findCalled(imports, { name: `locspec-${expected}.json` }),
            });
            const actual = imports.app.calls.at(-1)?.path;
            // How an address is joined with the url of a module is open, and may leave out the path of the base.
            if (expected === 'none' || actual === undefined || !actual.startsWith(base)) continue;
            context.judge(hasResult('module.call.address'), {
              what: 'with two apps, a module is called at the address of the other app',
              expected: `${base}${expected.startsWith('b') ? another : ''}/module-${expected}`,
              actual,
            });
          }
          // Another pattern for a key, and the key of a module of the other app: it identifies a module within its app.
          await imports.register([
            byName('changed', '^locspec-a2\\.json$'),
            byName('a3', '^locspec-c3\\.json$'),
            { ...byName('b1', '^locspec-c1\\.json$'), place: 'own-b1' },
          ]);
          for (const [name, expected] of [
            ['a1', 'none'],
            ['a2', 'changed'],
            ['a3', 'none'],
            ['c3', 'a3'],
            ['c1', 'own-b1'],
            ['b1', 'b1'],
            ['b2', 'b2'],
          ] as const)
            context.judge(hasResult('module.selection.matching'), {
              what: 'after an app has changed its modules, another module is called',
              expected,
              actual: await findCalled(imports, { name: `locspec-${name}.json` }),
            });
          for (const pattern of UNREADABLE) {
            const unread = [byName('unreadable', pattern), byContent('unreadable-content', pattern)];
            // A service need not take such an app.
            if ((await attempt(imports.register(unread, unreadable))) === undefined) continue;
            // Apps from before it and from after it, whichever are searched first.
            await imports.register([byName('late', '^locspec-late\\.json$')], late);
            for (const [name, expected] of [
              ['a2', 'changed'],
              ['b2', 'b2'],
              ['late', 'late'],
            ] as const) {
              const actual = (await attempt(findCalled(imports, { name: `locspec-${name}.json` }))) ?? 'none';
              // What the module of such an app is called for is open.
              if (unread.some(({ key }) => key === actual)) continue;
              context.judge(hasResult('module.selection.matching'), {
                what: `beside an app whose pattern may be unreadable (${pattern}), the module of another app is not called`,
                expected,
                actual,
              });
            }
          }
        } finally {
          for (const app of [other, unreadable, late]) await imports.register([], app).catch(() => undefined);
        }
      }),
  ),
  selection(
    'name-expressions',
    'a pattern for the name is a regular expression',
    'module.selection.file-name',
    NAME_PATTERNS.map(({ pattern }, index) => byName(`p${index}`, pattern)),
    NAME_PATTERNS.flatMap(({ matching, other }, index) => [
      {
        what: 'a pattern for the name does not match as a regular expression',
        asked: { name: matching },
        expected: `p${index}`,
      },
      { what: 'a pattern for the name matches what it should not', asked: { name: other }, expected: 'none' },
    ]),
  ),
  selection(
    'content-expressions',
    'a pattern for the content is a regular expression, and sees every line',
    'module.selection.file-content',
    CONTENT_PATTERNS.map(({ pattern }, index) => byContent(`p${index}`, pattern)),
    CONTENT_PATTERNS.flatMap(({ matching, other }, index) => [
      {
        what: 'a pattern for the content does not match as a regular expression',
        asked: { content: matching },
        expected: `p${index}`,
      },
      { what: 'a pattern for the content matches what it should not', asked: { content: other }, expected: 'none' },
    ]),
  ),
  check(
    'module.selection.public-app',
    { title: 'a module of a public app is called', cites: ['module.selection.matching'] },
    (context) =>
      withApp(context, async (imports) => {
        const app = { clientId: `${CLIENT_ID}-of-a-public-app`, type: 'public', clientSecret: undefined };
        try {
          // No other module is to match.
          await imports.register([]);
          // The source does not say that an app which offers a module has a secret.
          await imports.register([byName('public', '^locspec-public\\.json$')], app);
          context.judge(hasResult('module.selection.matching'), {
            what: 'of a public app no module is called',
            expected: 'public',
            actual: await findCalled(imports, { name: 'locspec-public.json' }),
          });
        } finally {
          await imports.register([], app).catch(() => undefined);
        }
      }),
  ),
  check(
    'module.selection.several',
    {
      title: 'of several matching modules the first is called',
      cites: ['module.several'],
      mayFind: ['module.selection.matching'],
    },
    (context) =>
      withApp(context, async (imports) => {
        await imports.register([
          byName('first', '^locspec-.*$'),
          byName('second', '\\.json$'),
          byName('third', '^nothing$'),
        ]);
        const actual = await findCalled(imports, {});
        const isMatching = actual === 'first' || actual === 'second' ? 'a matching module' : actual;
        context.judge(hasResult('module.selection.matching'), {
          what: 'none of the matching modules is called',
          expected: 'a matching module',
          actual: isMatching,
        });
        const expected = readResolution(context, 'module.several') === 'any' ? actual : 'first';
        context.judge(hasResult('module.several'), {
          what: 'another of the matching modules is called',
          expected,
          actual,
        });
      }),
  ),
  check(
    'module.selection.none',
    { title: 'where no module matches, the parsed strings are added', cites: ['module.none'] },
    (context) =>
      withApp(context, async (imports) => {
        await imports.register([byName('other', '^nothing$')]);
        const { outcome, calls } = await imports.importFile();
        const added = await imports.count('identifier = "parsed.one" or identifier = "parsed.two"');
        context.judge(hasResult('module.none'), {
          what: 'an import that no module matches has another outcome',
          expected: { calls: 0, outcome: 'unhandled', added: 2 },
          actual: { calls: calls.length, outcome, added },
        });
      }),
  ),
];
