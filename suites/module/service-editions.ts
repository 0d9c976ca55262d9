import { RECORDS } from './import-space.ts';
import { hasResult } from './service-rules.ts';
import { PROJECT } from '../drivers/import-fixtures.ts';
import { withApp } from '../drivers/imports.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

const IMPORTS = 3;
const FIRST_FILE = 790;

/** What an import adds, as each edition shows it. Source, Endpoints 5. */
export const editionChecks: readonly Check[] = [
  {
    id: 'module.imports.shown.enterprise',
    title: 'an edition that shows what an import adds shows what later ones add and change (enterprise)',
    edition: 'enterprise',
    cites: ['module.result.strings-added', 'module.result.translations'],
    body: (context) =>
      withApp(context, async (imports) => {
        const strings = RECORDS.few('editions.');
        const added = 'identifier contains "editions."';
        imports.app.reply({ body: { data: { strings } } });
        for (let turn = 0; turn < IMPORTS; turn++) {
          const file = { fileId: FIRST_FILE + turn, name: `locspec-editions-${turn}.json` };
          await imports.importValid({ ...file, strings });
          const expected = (turn + 1) * strings.length;
          if ((await imports.count(added)) !== expected)
            throw new PreconditionFailed('an import does not add its strings, which another check decides');
          const actual = await imports.count(added, undefined, 'enterprise');
          // An edition may have data of its own.
          if (turn === 0 && actual !== expected)
            throw new PreconditionFailed('the enterprise edition does not show what is imported into the other one');
          context.judge(hasResult('module.result.strings-added'), {
            what: 'the enterprise edition shows the strings of the first import, and not those of a later one',
            expected,
            actual,
          });
        }
        const [{ identifier, ...first }, ...others] = strings as [StringRecord, ...StringRecord[]];
        const changed = [{ ...first, identifier, text: 'Changed by an update' }, ...others];
        imports.app.reply({ body: { data: { strings: changed } } });
        const updated = { fileId: FIRST_FILE, name: 'locspec-editions-0.json', operation: 'update' } as const;
        await imports.importValid({ ...updated, strings: changed });
        const isChanged = `identifier = "${identifier}" and text = "Changed by an update"`;
        if ((await imports.count(isChanged)) !== 1)
          throw new PreconditionFailed('an update does not change its strings, which another check decides');
        context.judge(hasResult('module.result.strings-added'), {
          what: 'the enterprise edition shows strings that an update has changed as they were',
          expected: `1 for ${isChanged}`,
          actual: `${await imports.count(isChanged, undefined, 'enterprise')} for ${isChanged}`,
        });
        const text = 'Знову видно';
        const translated = strings.map((record) => ({ ...record, translations: { uk: { text } } }));
        imports.app.reply({ body: { data: { strings: translated } } });
        const upload = { fileId: FIRST_FILE + 1, name: 'locspec-editions-1.json', targets: ['uk'] };
        await imports.importValid({ ...upload, operation: 'import_translations', strings: translated });
        const countIn = (edition: Edition) => imports.countTranslations('uk', `text = "${text}"`, PROJECT, edition);
        const hosted = await countIn('hosted');
        // Whether there is such a list, and what it has, is for other checks to judge.
        if (hosted)
          context.judge(hasResult('module.result.translations'), {
            what: 'the enterprise edition lists other translations of an import',
            ...{ expected: hosted, actual: await countIn('enterprise') },
          });
      }),
  },
];
