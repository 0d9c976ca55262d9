import { AREA_NAMES } from './words.ts';
import type { Asked, DisturbanceResult, FaultResult, Share, Strength } from '../run/strength.ts';

/** A share in words, as in `84.6 %`. */
export const percentWords = ({ strength }: Pick<Share, 'strength'>): string =>
  strength === null ? 'nothing decided' : `${strength} %`;

/** What no test notices, as a sentence, and where it was asked. */
export const survivorWords = ({ says, asked }: FaultResult): string =>
  `No test notices that ${lowerFirst(says.replace(/\.$/, ''))}${asked ? `: ${askedWords(asked)}` : ''}.`;

/** Where tests ask for something: places in code where they are known, otherwise the operations. */
export function askedWords({ times, operations, callers }: Asked): string {
  const often = times === 1 ? 'once' : `${times} times`;
  const [first, ...more] = callers;
  const others = more.length === 0 ? '' : ` and ${more.length} more ${more.length === 1 ? 'place' : 'places'}`;
  const what = operations.length > 2 ? `${operations.length} operations` : operations.join(' and ');
  return first === undefined
    ? `${what} ${operations.length === 1 ? 'was' : 'were'} asked ${often}`
    : `${first}${others} asked ${what} ${often}`;
}

/** How an app bears a disturbance, as a sentence. */
export function disturbanceWords({ says, status }: DisturbanceResult): string {
  return `${upperFirst(status)}: ${says}.`;
}

/** What changed since the run before, as sentences; none without one. */
export function changeWords({ before, all, faults }: Strength): readonly string[] {
  if (before === undefined) return [];
  const name = (ids: readonly string[]) => ids.flatMap((id) => faults.find((fault) => fault.id === id) ?? []);
  return [
    `Before, on ${before.date.slice(0, 10)}: ${percentWords(before)}; now ${percentWords(all)}.`,
    ...name(before.lost).map((fault) => `Noticed before, and no more: ${fault.says}`),
    ...name(before.gained).map((fault) => `Noticed now: ${fault.says}`),
  ];
}

/** The faults that no test notices, those of an area together. */
export const survivorsByArea = ({ faults, areas }: Strength): readonly (readonly [string, readonly FaultResult[]])[] =>
  Object.keys(areas).flatMap((area) => {
    const survivors = faults.filter((fault) => fault.area === area && fault.status === 'survived');
    return survivors.length === 0 ? [] : [[areaName(area), survivors] as const];
  });

/** An area as people read it. */
export const areaName = (area: string): string => AREA_NAMES[area] ?? area;

/** How a run ended and what it took, as a sentence. */
export function runWords({ runs, ended, durationMs }: Strength): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const saved =
    runs.shortened === 0
      ? ''
      : `, ${runs.shortened} of them with only the test files that ask, which saved ${seconds(runs.savedMs)}`;
  const end =
    ended === 'complete'
      ? ''
      : ` Ended early: ${ended === 'tests failing' ? 'the tests fail without a fault by now' : ended}.`;
  return `${runs.count} runs with a fault or a disturbance in ${seconds(durationMs)}, ${runs.concurrency} at once${saved}.${end}`;
}

const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase());
const upperFirst = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
