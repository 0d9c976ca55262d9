import { takeSteps, undetermined } from './conclusions.ts';
import type { Experiment, Observation } from './experiment.ts';
import { CALL_GAPS, judgeCall } from './module-call-steps.ts';
import { importAll } from './module-imports.ts';
import { responseSteps } from './module-response-steps.ts';
import type { Listed } from './module-response-steps.ts';
import { judgeNone, selectionSteps } from './module-selection-steps.ts';
import { holdsRecords, readListed } from './probed-import.ts';
import type { IsListed } from './probed-import.ts';
import { withApp } from '../drivers/imports.ts';
import type { ImportResult } from '../drivers/imports.ts';
import type { CheckContext } from '../kit/check-context.ts';

const RESPONSE_GAPS = [
  'module.invalid-response',
  'module.error-status',
  'module.refused-import',
  'module.error-and-data',
  'module.unchanged',
  'module.inline-and-address',
  'module.ndjson-lines',
  'module.strings-url-once',
  'module.preview-with-plurals',
  'module.omitted-strings',
  'module.untranslated',
  'module.unknown-language',
  'module.request-too-large',
  'module.limit-unit',
  'module.response-too-large',
  'module.timeout',
  'module.empty-collection',
  'module.service-type-values',
  'states.translation-status',
  'versioning.payloads',
] as const;
const SELECTION_GAPS = [
  'module.several',
  'module.both-patterns',
  'module.pattern-flags',
  'module.content-pattern-reach',
  'module.none',
  'module.signature-patterns',
] as const;

const NEEDS_A_CALL = [...SELECTION_GAPS, ...RESPONSE_GAPS] as const;

/** Files are imported, each for one thing that the module of a played app does, and the project is listed in the end. */
const imports: Experiment = {
  gaps: [...CALL_GAPS, ...SELECTION_GAPS, ...RESPONSE_GAPS],
  observe: async (context) => {
    const observations: Observation[] = [];
    await withApp(context, async (around) => {
      const responses = await importAll(context, around);
      const control = responses.take('control');
      const received = control.calls[0] ?? around.app.otherRequests()[0];
      if (received !== undefined) observations.push(...judgeCall(received, around, context.target));
      if (control.calls.length === 0) {
        observations.push(
          ...NEEDS_A_CALL.map((gap) => undetermined(gap, 'no module is called', 'an import that calls one')),
        );
        return;
      }
      const seen = new Map<string, ImportResult>();
      observations.push(...(await takeSteps(selectionSteps(around, seen))));
      const listed = createListed(context);
      observations.push(
        ...(await takeSteps([
          { gaps: ['module.none'], observe: async () => [await judgeNone(seen, listed.isString)] },
          ...responseSteps(responses, listed),
        ])),
      );
    });
    return observations;
  },
};

/** Reads each list of the project once. */
function createListed(context: CheckContext): Listed {
  const lists = new Map<string, Promise<IsListed>>();
  const ask = async (path: string, text: string) => {
    const list = lists.get(path) ?? readListed(context, path);
    lists.set(path, list);
    return (await list)(text);
  };
  return {
    isString: (text) => ask('/strings', text),
    isTranslation: (language, text) => ask(`/languages/${language}/translations`, text),
    isTranslatedInto: (language) => holdsRecords(context, `/languages/${language}/translations`),
  };
}

/** How a target resolves the gaps of modules that the service has to follow. */
export const moduleExperiments: readonly Experiment[] = [imports];
