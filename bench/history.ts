import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { format } from 'prettier';
import { MEASURES, round, showGoal, showMeasured, isMet } from './measures.ts';
import type { Grown, Measured, MeasureId } from './measures.ts';

const FILE = new URL('history.json', import.meta.url);

/** The machine, and what else it was doing. */
export interface Environment {
  readonly cpu: string;
  readonly cores: number;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  /** Processes that wanted a core in the minute before. */
  readonly load: number;
}

/** What was measured of one commit. */
export interface Entry {
  readonly commit: string;
  readonly date: string;
  readonly environment: Environment;
  readonly measured: { readonly [Id in MeasureId]?: Measured };
  readonly grown: readonly Grown[];
}

export const readEnvironment = (): Environment => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: `${type()} ${release().split('.').slice(0, 2).join('.')}`,
  node: process.version,
  load: Number(loadavg()[0]!.toFixed(1)),
});

export const showEnvironment = ({ load, ...machine }: Environment): string =>
  `${showMachine(machine)}; load before: ${load}`;

const showMachine = ({ cpu, cores, memory, system, node }: Omit<Environment, 'load'>): string =>
  `${cpu}, ${cores} cores, ${memory}, ${system}, Node ${node}`;

/** The commit that is checked out, with a plus if files differ from it. */
export function readCommit(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!bench/history.json', ':!docs/figures.md');
  return `${git('rev-parse', '--short', 'HEAD')}${changed === '' ? '' : '+'}`;
}

export const readHistory = (): readonly Entry[] =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as readonly Entry[]) : [];

/** Adds what was measured; a commit that was measured before keeps what was not measured again. */
export async function recordHistory(entry: Entry): Promise<void> {
  const before = readHistory();
  const same = before.find(({ commit }) => commit === entry.commit);
  const again = new Set(entry.grown.map(({ what }) => what));
  const whole = {
    ...entry,
    measured: { ...same?.measured, ...entry.measured },
    grown: [...(same?.grown ?? []).filter(({ what }) => !again.has(what)), ...entry.grown],
  };
  const text = JSON.stringify([...before.filter((one) => one !== same), whole]);
  writeFileSync(FILE, await format(text, { parser: 'json', printWidth: 120 }));
}

/** The page of the figures: what was last measured of each, and how inputs grow. */
export function historyPage(history: readonly Entry[]): string {
  const latest = history.toReversed();
  const rows = (Object.keys(MEASURES) as MeasureId[]).map((id) => {
    const entry = latest.find(({ measured }) => measured[id] !== undefined);
    const measured = entry?.measured[id];
    const cells =
      entry && measured
        ? [
            showMeasured(id, measured),
            isMet(id, measured) ? '✓' : '—',
            `\`${entry.commit}\``,
            `${entry.environment.load}`,
          ]
        : ['not measured', '', '', ''];
    return `| ${[MEASURES[id].says, showGoal(id), ...cells].join(' | ')} |`;
  });
  const grown = latest.find((entry) => entry.grown.length > 0);
  const machines = [...new Set(latest.map(({ environment: { load: _, ...machine } }) => showMachine(machine)))];
  return [
    '# Figures',
    '',
    'Made by `npm run bench -- --history`, which keeps what it measures of a commit in `bench/history.json`. Figures of several',
    'rounds are medians, ± half of what the middle half of the rounds spans. Ratios compare within one run. The load is the number',
    'of processes that wanted a core before the run: with more of them than cores, times are longer and ratios less certain.',
    '',
    `Measured on ${machines.join('; ') || 'no machine yet'}.`,
    '',
    '| what | goal | measured | met | commit | load |',
    '| --- | ---: | ---: | :---: | --- | ---: |',
    ...rows,
    '',
    '## How large inputs grow',
    '',
    '| what | size | ms | ms per 1 000 | MB |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...(grown?.grown ?? []).map(
      ({ what, size, ms, mb }) =>
        `| ${what} | ${size.toLocaleString('en').replaceAll(',', ' ')} | ${round(ms)} | ${round((1000 * ms) / size)} | ${mb === undefined ? '' : round(mb)} |`,
    ),
  ].join('\n');
}
