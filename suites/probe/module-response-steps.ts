import { asAssumed, consistent, observed, undetermined, unlikeAll } from './conclusions.ts';
import type { Step } from './conclusions.ts';
import type { Observation } from './experiment.ts';
import { ADDED_BY_CONTROL, MEBIBYTES, MEGABYTES, MESSAGE } from './module-imports.ts';
import type { ImportName, Imports } from './module-imports.ts';
import { parsedOf, readOutcome } from './probed-import.ts';
import { parseJob } from '../drivers/played-app.ts';
import { awaitAll } from '../kit/await-all.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { AS_ASSUMED } from '../../run/profile.ts';

/** Whether the imported project lists a text, in its strings or in its translations into a language. */
export interface Listed {
  readonly isString: (text: string) => Promise<boolean>;
  readonly isTranslation: (language: string, text: string) => Promise<boolean>;
  /** Whether there is any translation into a language. */
  readonly isTranslatedInto: (language: string) => Promise<boolean>;
}

/** What became of the responses of a module: by the outcomes of the imports, and by what the project lists after all. */
export function responseSteps({ take, asked }: Imports, listed: Listed): readonly Step[] {
  const outcome = (name: ImportName) => readOutcome(take(name));
  const message = (name: ImportName) => {
    const { message: text } = take(name);
    return typeof text === 'string' ? text : '';
  };
  const { isTranslation, isTranslatedInto } = listed;
  const isString = async (text: string) => {
    // What is not listed means something where the strings of another response are.
    if (!(await listed.isString(ADDED_BY_CONTROL)))
      throw new PreconditionFailed('the strings of a response are not listed in the end', {
        code: 'blocked',
        subject: 'module.result.strings-added',
      });
    return listed.isString(text);
  };
  /** Whether an import failed with a message and added nothing; otherwise what is missing of that. */
  const describeFailure = async (name: ImportName): Promise<{ readonly isFailure: boolean; readonly saw: string }> => {
    const added = await isString(parsedOf(name));
    const isFailure = outcome(name) === 'rejected' && message(name) !== '' && !added;
    const saw = `${outcome(name)} ${message(name) === '' ? 'without' : 'with'} a message, ${added ? 'strings' : 'nothing'} added`;
    return { isFailure, saw };
  };
  const step = (gap: Observation['gap'], judge: () => Promise<Observation>): Step => ({
    gaps: [gap],
    observe: async () => [await judge()],
  });
  const failing = (gap: Observation['gap'], names: readonly ImportName[]): Step =>
    step(gap, async () => {
      const failures = await awaitAll(names.map(describeFailure));
      const shown = failures.map(({ saw }, index) => `${names[index]}: ${saw}`).join('; ');
      return asAssumed(
        gap,
        failures.every(({ isFailure }) => isFailure),
        shown,
      );
    });

  return [
    failing('module.invalid-response', ['error-status', 'no-json', 'no-identifier']),
    step('module.error-status', async () =>
      asAssumed(
        'module.error-status',
        outcome('message') === 'rejected' && message('message').includes(MESSAGE),
        `a message with the status 500 is ${message('message').includes(MESSAGE) ? 'shown' : 'not shown'}`,
      ),
    ),
    failing('module.refused-import', ['message', 'message-of-update']),
    step('module.error-and-data', async () => {
      const gap = 'module.error-and-data';
      const saw = `a response with both is ${outcome('message-and-data')}`;
      if (outcome('message-and-data') === 'rejected') return observed(gap, 'error', saw);
      return (await isString('with.message'))
        ? observed(gap, 'data', `${saw}, and its strings are added`)
        : unlikeAll(gap, saw);
    }),
    step('module.unchanged', async () => {
      const gap = 'module.unchanged';
      const names = ['not-modified', 'empty-object', 'empty-data'] as const;
      const outcomes = names.map((name) => outcome(name));
      const saw = names.map((name, index) => `${name}: ${outcomes[index]}`).join(', ');
      if (outcomes.every((one) => one === 'rejected')) return observed(gap, 'error', saw);
      const added = await awaitAll(names.map((name) => isString(parsedOf(name))));
      const isSame = outcomes.every((one) => one === 'imported') && !added.includes(false);
      return isSame
        ? observed(gap, 'strings-as-parsed', `${saw}, with the parsed strings`)
        : unlikeAll(gap, `${saw}; strings added: ${added.join(', ')}`);
    }),
    step('module.inline-and-address', async () => {
      const gap = 'module.inline-and-address';
      const [inline, address] = [await isString('from.inline'), await isString('from.address')];
      const saw = `${outcome('inline-and-address')}, inline strings ${inline ? 'added' : 'not added'}, those at the address ${address ? 'added' : 'not added'}`;
      if (inline === address) return unlikeAll(gap, saw);
      return observed(gap, inline ? 'inline' : 'address', saw);
    }),
    {
      gaps: ['module.ndjson-lines', 'module.strings-url-once'],
      observe: async () => {
        const lines = ['line.lf', 'line.crlf', 'line.lfcr', 'line.indented'];
        const added = await awaitAll(lines.map(isString));
        const missing = lines.filter((_, index) => !added[index]);
        const saw =
          missing.length === 0
            ? 'lines with every line end are read'
            : `${outcome('lines')} without ${missing.join(', ')}`;
        const count = `the address of strings is requested ${asked === 1 ? 'once' : `${asked} times`}`;
        return [
          asked === 0
            ? undetermined('module.ndjson-lines', count)
            : asAssumed('module.ndjson-lines', missing.length === 0, saw),
          // A file that cannot be read may be requested again.
          missing.length === lines.length
            ? undetermined('module.strings-url-once', `${count}, and none of its strings is added`)
            : asAssumed('module.strings-url-once', asked === 1, count),
        ];
      },
    },
    step('module.preview-with-plurals', async () => {
      const gap = 'module.preview-with-plurals';
      const isShown = (name: ImportName) => typeof take(name).preview === 'string' && take(name).preview !== '';
      const saw = `a preview is ${isShown('preview') ? 'shown' : 'not shown'} without plural strings; with them ${outcome('plural-preview')} and ${isShown('plural-preview') ? 'shown' : 'not shown'}`;
      if (outcome('preview') !== 'imported' || !isShown('preview')) return undetermined(gap, saw);
      if (outcome('plural-preview') === 'rejected') return observed(gap, 'error', saw);
      return outcome('plural-preview') === 'imported' && !isShown('plural-preview')
        ? observed(gap, 'ignored', saw)
        : unlikeAll(gap, saw);
    }),
    step('module.omitted-strings', async () => {
      const gap = 'module.omitted-strings';
      const kept = await isString(parsedOf('control'));
      return asAssumed(gap, !kept, `a parsed string that the response omits is ${kept ? 'added' : 'not added'}`);
    }),
    step('module.untranslated', async () => {
      const gap = 'module.untranslated';
      if (!(await isTranslation('uk', 'Перекладено для проби')))
        return undetermined(gap, `a translated entry is ${outcome('untranslated')} and not listed`);
      const added = await isTranslation('uk', 'Не перекладено для проби');
      const saw = `an untranslated entry is ${added ? 'listed' : 'not listed'}, a translated one is`;
      return observed(gap, added ? 'added' : 'nothing-added', saw);
    }),
    step('states.translation-status', async () => {
      const saw = `translations of every status are imported again with every other: ${outcome('statuses')}`;
      const outcomes = [outcome('untranslated'), outcome('statuses')];
      if (outcomes.includes('rejected')) return unlikeAll('states.translation-status', saw);
      return outcomes.every((one) => one === 'imported')
        ? consistent('states.translation-status', AS_ASSUMED, saw)
        : undetermined('states.translation-status', saw);
    }),
    step('module.unknown-language', async () => {
      const gap = 'module.unknown-language';
      const added = await isString('entry.unknown');
      const saw = `${outcome('unknown-language')}, the string ${added ? 'added' : 'not added'}`;
      if (outcome('unknown-language') !== 'imported' || !added) return unlikeAll(gap, saw);
      const isKept = await isTranslatedInto('xx');
      return asAssumed(gap, !isKept, `${saw}, its translation ${isKept ? 'listed' : 'not listed'}`);
    }),
    step('module.empty-collection', async () => {
      const gap = 'module.empty-collection';
      const [call] = take('no-strings').calls;
      if (call === undefined) return unlikeAll(gap, 'no job is sent for a file without strings');
      const job = parseJob(call);
      const { strings, stringsUrl } = job ?? {};
      const isEmpty = Array.isArray(strings) ? strings.length === 0 : typeof stringsUrl === 'string';
      const names = `${strings === undefined ? 'no' : 'empty'} strings, ${stringsUrl === undefined ? 'no' : 'a'} stringsUrl`;
      if (job === undefined) return undetermined(gap, 'a call has no job');
      return asAssumed(gap, isEmpty, `the job of a file without strings has ${names}`);
    }),
    step('module.service-type-values', async () =>
      judgeUnknown('module.service-type-values', 'an invented `serviceType`'),
    ),
    step('versioning.payloads', async () => judgeUnknown('versioning.payloads', 'additional fields')),
    step('module.request-too-large', async () => {
      const gap = 'module.request-too-large';
      const { calls } = take('large');
      const saw = `a file of 4.4 MB is ${outcome('large')}, with ${calls[0] ? `a job of ${calls[0].size} bytes` : 'no job'}`;
      if (calls[0] === undefined)
        return outcome('large') === 'rejected' ? observed(gap, 'not-sent', saw) : unlikeAll(gap, saw);
      const file = parseJob(calls[0])?.['file'] as { readonly contentUrl?: unknown } | undefined;
      return calls[0].size <= MEBIBYTES && typeof file?.contentUrl === 'string' && outcome('large') === 'imported'
        ? observed(gap, 'by-address', saw)
        : unlikeAll(gap, saw);
    }),
    {
      gaps: ['module.limit-unit', 'module.response-too-large'],
      observe: async () => {
        const isMebibytes = outcome('mebibytes') === 'imported';
        const [size, above]: readonly [ImportName, ImportName] = isMebibytes
          ? ['mebibytes', 'more-than-mebibytes']
          : ['megabytes', 'more-than-megabytes'];
        const bytes = isMebibytes ? MEBIBYTES : MEGABYTES;
        const saw = `a response of ${bytes} bytes is ${outcome(size)}, and one byte more ${outcome(above)}`;
        const failure = await describeFailure(above);
        const isBound = outcome(size) === 'imported' && outcome(above) === 'rejected';
        return [
          isBound
            ? observed('module.limit-unit', isMebibytes ? 'mebibytes' : 'megabytes', saw)
            : unlikeAll('module.limit-unit', saw),
          outcome(size) === 'imported'
            ? asAssumed('module.response-too-large', failure.isFailure, `one byte more is ${failure.saw}`)
            : undetermined('module.response-too-large', saw),
        ];
      },
    },
    step('module.timeout', async () => {
      const { isFailure, saw } = await describeFailure('late');
      return asAssumed('module.timeout', isFailure, `a response after 130 seconds: ${saw}`);
    }),
  ];

  function judgeUnknown(gap: 'module.service-type-values' | 'versioning.payloads', what: string): Observation {
    const saw = `a response with ${what} is ${outcome('unknown-fields')}`;
    if (outcome('unknown-fields') === 'imported') return consistent(gap, AS_ASSUMED, saw);
    return undetermined(gap, 'a response with an invented `serviceType` and additional fields is not imported');
  }
}
