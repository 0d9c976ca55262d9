import { areaOfRequirement } from './coverage.ts';
import type { Conformance, JudgedRequirement } from './conformance.ts';
import { AREAS } from '../run/plan.ts';
import type { Area } from '../run/plan.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement } from '../spec/requirements/requirements.ts';

/** How far a target conforms to what the source states about one area, in one edition of a service or as an app. */
export interface AreaConformance {
  readonly area: Area;
  readonly edition: Edition | 'app';
  readonly conforms: boolean;
  /** Stated requirements that failed, also where that is accepted. */
  readonly failed: number;
  readonly decided: number;
  readonly applicable: number;
  /** Percent of the applicable ones that were decided, rounded down. */
  readonly percent: number;
}

/** The parts of a conformance profile, each of which may have a badge. */
export const PROFILE_PARTS = AREAS.flatMap((area) =>
  (['hosted', 'enterprise', 'app'] as const).map((edition) => ({ area, edition })),
);

const NAMES: Readonly<Record<Area, string>> = {
  oauth: 'OAuth',
  croql: 'CroQL',
  lists: 'lists',
  module: 'module',
  contracts: 'contracts',
};

/** The conformance profile of a run: each area that it examined, in each edition. What is shared counts for both. */
export function conformanceProfile(result: Conformance): readonly AreaConformance[] {
  const { coverage, run, oracle, target } = result;
  const isSound = run.complete && oracle.rules.of > 0 && oracle.rules.passed === oracle.rules.of;
  const stated = result.requirements.filter(({ standing }) => standing === 'stated');
  return PROFILE_PARTS.flatMap(({ area, edition }) => {
    const control = coverage.areas[area]?.control;
    if (control === undefined || (edition === 'app') !== (target.kind === 'app')) return [];
    const own = stated.filter(({ id }) => areaOfRequirement(id) === area);
    if (edition !== 'app' && !isExamined(result, edition)) return [];
    const here = own.filter(({ id }) => edition === 'app' || [undefined, edition].includes(editionOf(id)));
    const applicable = here.filter(({ status }) => status !== 'notApplicable');
    if (applicable.length === 0) return [];
    const failed = applicable.filter(({ status }) => FAILED.includes(status)).length;
    const decided = applicable.filter(({ status }) => status === 'pass' || FAILED.includes(status)).length;
    const percent = Math.floor((decided * 100) / applicable.length);
    const isEnough = percent === 100 || result.verdict !== 'inconclusive';
    const conforms = isSound && control && failed === 0 && decided > 0 && isEnough;
    return [{ ...{ area, edition, conforms, failed, decided }, applicable: applicable.length, percent }];
  });
}

const FAILED: readonly JudgedRequirement['status'][] = ['fail', 'drift', 'error', 'expectedFail'];

const editionOf = (id: JudgedRequirement['id']): Edition | undefined => (requirements[id] as Requirement).edition;

/** Whether a run examined an edition: something that only that edition has was decided. */
const isExamined = ({ requirements: judged }: Conformance, edition: Edition): boolean =>
  judged.some(({ id, status }) => editionOf(id) === edition && status !== 'untested' && status !== 'notApplicable');

/** A part of a profile in words, as in “conforms to OAuth, hosted, stated, 100 %”. */
export function describeConformance(part: AreaConformance): string {
  const { area, edition, conforms, failed, decided, applicable, percent } = part;
  const about = `${NAMES[area]}, ${edition}, stated`;
  if (conforms) return `conforms to ${about}, ${percent} %`;
  if (failed > 0) return `violates ${about}, ${failed} of ${applicable}`;
  return `${decided === 0 || percent === 100 ? 'proves nothing' : 'proves too little'} about ${about}, ${percent} % decided`;
}

/** The message and the colour of the badge of a part. */
export const conformanceBadge = (part: AreaConformance) => ({
  label: `${NAMES[part.area]}, ${part.edition}`,
  message: part.conforms ? `conforms, ${part.percent} %` : part.failed > 0 ? `${part.failed} failed` : 'inconclusive',
  color: part.conforms ? 'brightgreen' : part.failed > 0 ? 'red' : 'lightgrey',
});
