import { RESULTS } from './added-strings.ts';
import { RECORDS } from './import-space.ts';
import { beginImports, IMPORT_WEIGHTS } from './import-steps.ts';
import type { ImportStep } from './import-steps.ts';
import { JOB_REQUIREMENTS } from './job-rules.ts';
import { replyWith } from './service-imports.ts';
import { withApp } from '../drivers/imports.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { drawWeighted, judgeSequence } from '../kit/sequence.ts';
import type { Depth } from '../../run/plan.ts';

/*
 * Arbitrary sequences of imports: files of two projects that are imported, updated, translated and refused in any order,
 * by an app whose modules change. After each import the strings are those of its response; at the end the strings of every
 * file are those of its last import. What becomes of strings, labels and translations that are not sent again is open, so
 * an update sends all strings again, and translations come in a language that the file has none in.
 */

/** How many sequences a run has, and of how many steps. */
const SIZES: Readonly<Record<Depth, { readonly sequences: number; readonly steps: number }>> = {
  quick: { sequences: 1, steps: 12 },
  default: { sequences: 5, steps: 20 },
  deep: { sequences: 40, steps: 40 },
};

/** Imports in sequences that nobody chose. */
export const sequenceChecks: readonly Check[] = [
  check(
    'module.imports.sequences',
    {
      title:
        'imports into several files add and keep their strings, whatever was imported before and in whatever order',
      cites: ['module.call.import', 'module.selection.matching', 'module.result.strings-added'],
      mayFind: [...JOB_REQUIREMENTS, ...RESULTS, 'module.result.error-shown'],
    },
    (context) =>
      withApp(context, async (imports) => {
        const { random, target } = context;
        const size = SIZES[target.plan.depth ?? 'default'];
        // Drawn at once: what a target does has no part in it.
        const sequences = Array.from({ length: size.sequences }, () =>
          Array.from({ length: size.steps }, (): ImportStep => ({
            kind: drawWeighted(random, IMPORT_WEIGHTS),
            ...{ file: random.number(2 ** 16), choice: random.number(2 ** 16) },
          })),
        );
        imports.app.reply(replyWith(imports, RECORDS.few('first.'), 'inline'));
        const { outcome } = await imports.importFile({ fileId: 3_999, strings: RECORDS.few('first.') });
        if (outcome !== 'imported')
          throw new PreconditionFailed(`an import is ${String(outcome)}, which another check decides`);
        for (const [index, steps] of sequences.entries()) {
          const isRight = await judgeSequence(
            context,
            {
              begin: (chosen) => beginImports(context, imports, chosen),
              steps,
            },
            `sequence ${index + 1}`,
          );
          if (!isRight) return;
        }
      }),
  ),
];
