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
  system: `${type()} ${release()}`,
  node: process.version,
  load: Number(loadavg()[0]!.toFixed(1)),
});

export const showEnvironment = ({ cpu, cores, memory, system, node, load }: Environment): string =>
  `${cpu}, ${cores} cores, ${memory}, ${system}, Node ${node}; load before: ${load}`;

/** The commit that is checked out, with a plus if files differ from it. */
export function readCommit(): string {
  const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
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

/** The page of the figures: the last entry, how inputs grow, and the entries before. */
export function historyPage(history: readonly Entry[]): string {
  const last = history.at(-1);
  const ids = Object.keys(MEASURES) as MeasureId[];
  const cell = (entry: Entry, id: MeasureId) => {
    const measured = entry.measured[id];
    return measured === undefined ? '—' : showMeasured(id, measured);
  };
  return [
    '# Figures',
    '',
    'Made by `npm run bench -- --history`, which measures and keeps the figures of a commit in `bench/history.json`. Figures of',
    'several rounds are medians, ± half of what the middle half of the rounds spans. Ratios compare within one run; a machine that',
    'has other work to do, as its load shows, makes all of them worse and less certain.',
    '',
    ...(last === undefined
      ? ['Nothing was measured yet.']
      : [
          `Commit \`${last.commit}\`, ${last.date}. ${showEnvironment(last.environment)}.`,
          '',
          '| what | goal | measured | met |',
          '| --- | ---: | ---: | :---: |',
          ...ids.map((id) => {
            const measured = last.measured[id];
            const isGoalMet = measured === undefined ? '' : isMet(id, measured) ? '✓' : '—';
            return `| ${MEASURES[id].says} | ${showGoal(id)} | ${cell(last, id)} | ${isGoalMet} |`;
          }),
          '',
          '## How large inputs grow',
          '',
          '| what | size | ms | ms per 1 000 | MB |',
          '| --- | ---: | ---: | ---: | ---: |',
          ...last.grown.map(
            ({ what, size, ms, mb }) =>
              `| ${what} | ${size.toLocaleString('en').replaceAll(',', ' ')} | ${round(ms)} | ${round((1000 * ms) / size)} | ${mb === undefined ? '' : round(mb)} |`,
          ),
          ...(history.length < 2
            ? []
            : [
                '',
                '## Before',
                '',
                `| what | ${history.map(({ commit }) => `\`${commit}\``).join(' | ')} |`,
                `| --- | ${history.map(() => '---:').join(' | ')} |`,
                ...ids.map((id) => `| \`${id}\` | ${history.map((entry) => cell(entry, id)).join(' | ')} |`),
              ]),
        ]),
  ].join('\n');
}
