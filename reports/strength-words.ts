import { AREA_NAMES } from './words.ts';
import type { Asked, DisturbanceResult, FaultResult, Share, Strength, StrengthStatus } from '../run/strength.ts';
import { forShell } from '../run/untrusted.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';

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

/** The command that runs the tests with one fault, and nothing else. */
export const repeatCommand = ({ command }: Pick<Strength, 'command'>, { id }: Pick<FaultResult, 'id'>): string =>
  `npx locspec strength --fault ${id} -- ${command.map(forShell).join(' ')}`;

/** The areas of which something was tried. */
export const triedAreas = ({ areas }: Pick<Strength, 'areas'>): readonly (readonly [string, Share])[] =>
  Object.entries(areas).filter(([, share]) => shownStatuses(share).some((status) => share[status] > 0));

/** The statuses of what was tried that are worth a column: all that there are, and always the first two. */
export const shownStatuses = (all: Share): readonly StrengthStatus[] => [
  ...(['noticed', 'survived'] as const),
  ...(['timed out', 'unstable', 'not run'] as const).filter((status) => all[status] > 0),
];

/** How long something takes still, as in `about 2 min`. */
export const leftWords = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < 100 ? `about ${seconds} s` : `about ${Math.ceil(seconds / 60)} min`;
};

const STANDINGS: readonly Requirement['standing'][] = ['stated', 'standard', 'assumed'];

/** What the source states comes first, and then what was asked most often. */
const compareWeight = (one: FaultResult, other: FaultResult) =>
  standingRank(one) - standingRank(other) || (other.asked?.times ?? 0) - (one.asked?.times ?? 0);

const standingRank = ({ breaks }: FaultResult) =>
  Object.hasOwn(requirements, breaks) ? STANDINGS.indexOf(requirements[breaks as RequirementId].standing) : Infinity;

/** The faults that no test notices, those of an area together, the weightiest first. */
export const survivorsByArea = ({ faults, areas }: Strength): readonly (readonly [string, readonly FaultResult[]])[] =>
  Object.keys(areas).flatMap((area) => {
    const survivors = faults.filter((fault) => fault.area === area && fault.status === 'survived').sort(compareWeight);
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
  return `${runs.count} ${runs.count === 1 ? 'run' : 'runs'} with a fault or a disturbance in ${seconds(durationMs)}, ${runs.concurrency} at once${saved}.${end}`;
}

const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase());
/** A text with a capital. */
export const upperFirst = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
