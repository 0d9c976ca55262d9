import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { CliError } from './cli-error.ts';
import type { CommandIo } from './environment.ts';
import { MAX_TIMER, duration, list, wholeNumber } from './flags.ts';
import { requireKnown } from './known.ts';
import { KIT } from './package.ts';
import { measureStrength, type Measured, type StrengthPlan } from './strength-run.ts';
import { clientFaults } from '../mocks/rules/client-faults.ts';
import { faults as serviceFaults } from '../mocks/rules/faults.ts';
import { EXIT } from '../reports/exit-code.ts';
import { strengthMarkdown } from '../reports/strength-markdown.ts';
import { strengthPage } from '../reports/strength-page.ts';
import {
  areaName,
  changeWords,
  disturbanceWords,
  percentWords,
  runWords,
  heaviestSurvivor,
  repeatCommand,
  shownStatuses,
  survivorsByArea,
  survivorWords,
  triedAreas,
} from '../reports/strength-words.ts';
import { compareStrength, countStatuses, readStrength } from '../run/strength.ts';
import type { DisturbanceResult, Strength } from '../run/strength.ts';
import { DISTURBANCES, type DisturbanceId } from '../run/trial.ts';
import { readJsonFile } from '../run/read-file.ts';
import { forShell, forTerminal } from '../run/untrusted.ts';
import { writeWhole } from '../run/write-file.ts';
import { SOURCE_SHA256 } from '../spec/requirements/requirements.ts';

/** The options of `locspec strength`. */
interface StrengthOptions {
  readonly budget?: number;
  readonly concurrency?: number;
  readonly fault?: readonly string[];
  /** The disturbances to try; false for none. */
  readonly resilience?: readonly string[] | false;
  readonly timeout?: number;
  readonly min?: number;
  /** The file of the result; a page and Markdown of the same name are beside it. By default strength.json, or none with `fault` or `resilience`. */
  readonly output?: string;
  readonly json?: boolean;
}

/** Adds `locspec strength`. */
export function addStrengthCommand(command: Command, io: CommandIo): void {
  command
    .argument('<command...>', 'the command that runs the tests, after --')
    .option('--budget <duration>', 'when to stop, as in 90s, 10m or 1h', duration)
    .option('--concurrency <n>', 'runs at once (default: the number of cores, 4 at most)', wholeNumber(1, 64))
    .option(
      '--fault <ids>',
      'these faults only, without a file unless --output names one; see `locspec list faults`',
      list,
    )
    .option(
      '--resilience <ids>',
      `these disturbances only, as --fault: ${Object.keys(DISTURBANCES).join(', ')}`,
      (text: string, before: readonly string[] | false | undefined) => list(text, before || undefined),
    )
    .option('--no-resilience', 'leave out 401, 429, 500, slow and cut responses, expired tokens and unknown members')
    .option(
      '--timeout <ms>',
      'timeout of a run (default: three times that without a fault, and 5 s)',
      wholeNumber(1, MAX_TIMER),
    )
    .option('--min <percent>', 'exit with 1 if fewer faults are noticed', percentage)
    .option('--output <file>', 'the file of the result, strength.json by default; a page and Markdown are beside it')
    .option('--json', 'print the result, and nothing else')
    .option('-v, --verbose', 'print stack traces')
    .action(async (command: readonly string[], options: StrengthOptions) => {
      const { min, json = false } = options;
      // What one fault shows does not replace what all showed.
      const output = options.output ?? (options.fault || options.resilience ? undefined : 'strength.json');
      requireFaults(options.fault ?? []);
      requireKnown(options.resilience || [], Object.keys(DISTURBANCES), 'disturbance');
      const result = await runStrength(command, options, output, (sentence) => {
        if (!json) io.stderr.write(`${forTerminal(sentence)}\n`);
      });
      const files = output === undefined ? [] : writeResult(output, result);
      for (const line of json ? [JSON.stringify(result)] : describe(result)) io.print(line);
      if (!json && files.length > 0) io.print(`Written: ${files.map(forShell).join(', ')}`);
      io.ends(exitCodeOf(result, min));
    });
}

const percentage = (text: string): number => {
  const value = Number(text);
  if (!/^\d{1,3}(\.\d+)?$/.test(text) || value > 100)
    throw new InvalidArgumentError('It must be a percentage from 0 to 100.');
  return value;
};

/** Never 0 when nothing was tried. */
function exitCodeOf({ all, ended, faults, resilience }: Strength, min: number | undefined): number {
  if (ended === 'interrupted') return EXIT.kitFailed;
  if (ended === 'tests failing') return EXIT.usage;
  if (faults.length === 0 && resilience.some(({ status }) => TRIED.has(status))) return EXIT.conforms;
  if (all.strength === null) return EXIT.inconclusive;
  return min !== undefined && all.strength < min ? EXIT.violates : EXIT.conforms;
}

/** What became of a disturbance that was tried. */
const TRIED = new Set<DisturbanceResult['status']>(['tolerated', 'not tolerated', 'timed out']);

/** Throws a {@link CliError} for the first name that is no fault to try, which says what may be meant. */
export function requireFaults(names: readonly string[]): void {
  const known = Object.keys(clientFaults);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  if (Object.hasOwn(DISTURBANCES, unknown))
    throw new CliError(`“${unknown}” is no fault: --resilience ${unknown} tries it.`, EXIT.usage);
  if (Object.hasOwn(serviceFaults, unknown))
    throw new CliError(
      `“${unknown}” is left out here: it is a fault that no client can notice or has to mind.`,
      EXIT.usage,
    );
  requireKnown([unknown], known, 'fault');
}

async function runStrength(
  command: readonly string[],
  { budget, concurrency, fault, timeout, resilience }: StrengthOptions,
  output: string | undefined,
  notify: (sentence: string) => void,
): Promise<Strength> {
  const before = output === undefined ? undefined : readBefore(output);
  const start = new Date();
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  for (const signal of SIGNALS) process.on(signal, interrupt);
  try {
    const measured = await measureStrength(
      {
        ...{ command, ...selectTried(fault, resilience) },
        ...(concurrency === undefined ? {} : { concurrency }),
        ...(budget === undefined ? {} : { budgetMs: budget * 1_000 }),
        ...(timeout === undefined ? {} : { timeoutMs: timeout }),
      },
      notify,
      interrupted.signal,
    );
    return createResult(command, start, measured, before);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

/** The faults and disturbances to try: all, or those that are named and nothing else. */
function selectTried(
  fault: StrengthOptions['fault'],
  resilience: StrengthOptions['resilience'],
): Pick<StrengthPlan, 'only' | 'disturbances' | 'isOutputShown'> {
  const all = Object.keys(DISTURBANCES) as DisturbanceId[];
  if (resilience)
    return { only: fault ?? [], disturbances: all.filter((id) => resilience.includes(id)), isOutputShown: true };
  const disturbances = resilience === false || fault !== undefined ? [] : all;
  return { ...(fault === undefined ? {} : { only: fault }), disturbances, isOutputShown: false };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function createResult(
  command: readonly string[],
  start: Date,
  measured: Measured,
  before: Strength | undefined,
): Strength {
  const { faults: results } = measured;
  const areas = [...new Set(results.map(({ area }) => area))];
  return {
    ...{ format: 1, kit: KIT, source: { sha256: SOURCE_SHA256 }, command, date: start.toISOString() },
    durationMs: Date.now() - start.getTime(),
    all: countStatuses(results),
    areas: Object.fromEntries(areas.map((area) => [area, countStatuses(results.filter((one) => one.area === area))])),
    ...measured,
    ...(before ? { before: compareStrength(before, results) } : {}),
  };
}

/** The result of the run before. Throws a {@link CliError} for a file that is something else, which stays as it is. */
function readBefore(output: string): Strength | undefined {
  if (!existsSync(output)) return undefined;
  try {
    return readStrength(readJsonFile(output), output);
  } catch (error) {
    throw new CliError(`${(error as Error).message} Name another file with --output.`, EXIT.usage);
  }
}

/** Writes the result in its three forms. */
function writeResult(output: string, result: Strength): readonly string[] {
  const name = output.replace(/\.json$/, '');
  const files = {
    [output]: `${JSON.stringify(result, null, 2)}\n`,
    [`${name}.html`]: strengthPage(result),
    [`${name}.md`]: strengthMarkdown(result),
  };
  for (const [file, text] of Object.entries(files)) writeWhole(resolve(file), text);
  return Object.keys(files);
}

/** Survivors shown for each area; the page has all. */
const MAX_SHOWN = 10;

function describe(result: Strength): readonly string[] {
  const { all, command, faults, resilience, neverRequested } = result;
  const counts = (one: typeof all) =>
    shownStatuses(all)
      .filter((status) => one[status] > 0)
      .map((status) => `${one[status]} ${status}`)
      .join(', ');
  const survivors = survivorsByArea(result);
  const first = heaviestSurvivor(result);
  const failed = resilience.find(({ status }) => status === 'not tolerated' || status === 'timed out');
  return [
    ...headline(result),
    ...triedAreas(result).map(
      ([area, one]) => `  ${areaName(area).padEnd(14)} ${percentWords(one).padStart(7)}   ${counts(one)}`,
    ),
    ...survivors.flatMap(([area, some]) => [
      ...['', area],
      ...some.slice(0, MAX_SHOWN).map((fault) => `  ${forTerminal(survivorWords(fault))} (${fault.id})`),
      ...(some.length > MAX_SHOWN ? [`  and ${some.length - MAX_SHOWN} more`] : []),
    ]),
    ...(first === undefined
      ? []
      : [
          '',
          `What one means: npx locspec explain ${first.id}`,
          `Try it again:   ${forTerminal(repeatCommand(result, first))}`,
        ]),
    ...(all.unstable > 0
      ? [
          '',
          `${all.unstable} ${all.unstable === 1 ? 'run' : 'runs'} failed though no response was another: the tests fail now and then by themselves.`,
        ]
      : []),
    ...(faults.length > 0 && resilience.length > 0 ? [''] : []),
    ...(resilience.length > 0 ? ['Resilience'] : []),
    ...resilience.map((one) => `  ${disturbanceWords(one)} (${one.id})`),
    ...(failed === undefined || faults.length === 0
      ? []
      : [
          '',
          `Which tests fail: ${forTerminal(`npx locspec strength --resilience ${failed.id} -- ${command.map(forShell).join(' ')}`)}`,
        ]),
    ...(neverRequested.length > 0 ? ['', `Never requested: ${neverRequested.join(', ')}`] : []),
    ...['', runWords(result), ...changeWords(result).map((sentence) => forTerminal(sentence))],
  ];
}

/** The share of faults that are noticed, or why there is none; nothing if only disturbances were tried. */
function headline({ all, faults }: Strength): readonly string[] {
  if (faults.length === 0) return [];
  if (all.strength !== null) return [`The tests notice ${percentWords(all)} of the faults that they ask for.`];
  return all['never asked'] === faults.length
    ? ['Nothing was measured: no response that the tests get would be another with these faults.']
    : ['Nothing was measured: no run with a fault shows whether the tests notice it.'];
}
