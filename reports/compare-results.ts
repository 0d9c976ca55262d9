import type { Conformance, Status } from './conformance.ts';
import type { EvidenceProblem, JudgementChange } from '../run/evidence-files.ts';
import { wordFinding } from '../run/finding-wording.ts';
import { isObject } from '../spec/json.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import { RESULT_FILE } from './files.ts';

/** A requirement whose status does not follow from the evidence. */
export interface RequirementChange {
  readonly id: string;
  readonly before: Status | 'absent';
  readonly after: Status | 'absent';
  /** The rule that judges otherwise, and why. */
  readonly why?: string;
}

/** Where a result differs from the one that follows from its evidence. */
export interface Comparison {
  readonly differences: readonly EvidenceProblem[];
  readonly requirements: readonly RequirementChange[];
}

/** Compares a result with the one that its evidence gives, given the rules that judge otherwise than the run did. */
export function compareResults(
  result: Conformance,
  rebuilt: Conformance,
  changes: readonly JudgementChange[],
): Comparison {
  const before = mapStatuses(result);
  const after = mapStatuses(rebuilt);
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .map((id): RequirementChange => {
      const why = explain(changes.find(({ requirement }) => requirement === id));
      return {
        ...{ id, before: before.get(id) ?? 'absent', after: after.get(id) ?? 'absent' },
        ...(why === undefined ? {} : { why }),
      };
    });
  return { requirements: changed, differences: findDifferences(toJson(result), toJson(rebuilt), RESULT_FILE) };
}

const mapStatuses = ({ requirements: judged }: Conformance): ReadonlyMap<string, Status> =>
  new Map(judged.map(({ id, status }) => [id, status]));

/** A result as its file holds it. */
const toJson = (result: Conformance): unknown => JSON.parse(JSON.stringify(result));

function explain(change: JudgementChange | undefined): string | undefined {
  if (change === undefined) return undefined;
  const { requirement, rule, after, violation } = change;
  if (after === 'no rule') return `this kit has no rule “${rule}” of it`;
  if (violation === undefined) return `by the rule “${rule}”, which finds it ${after}`;
  const title = Object.hasOwn(requirements, requirement)
    ? requirements[requirement as RequirementId].says
    : requirement;
  const { actual } = wordFinding({ title, expected: rule, violation });
  return `by the rule “${rule}”, because ${actual}`;
}

/** The places at which two values of JSON differ, an item of a list by its id where it has one. */
function findDifferences(one: unknown, other: unknown, place: string): readonly EvidenceProblem[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    const length = Math.max(one.length, other.length);
    const differing: EvidenceProblem[] = [];
    if (one.length !== other.length)
      differing.push({ place, says: `it has ${one.length} items, and from the evidence follow ${other.length}` });
    for (let index = 0; index < length && differing.length < MAX_DIFFERENCES; index++)
      if (index < one.length && index < other.length)
        differing.push(...findDifferences(one[index], other[index], `${place}, ${nameItem(one[index], index)}`));
    return differing;
  }
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      findDifferences(
        Object.hasOwn(one, key) ? one[key] : undefined,
        Object.hasOwn(other, key) ? other[key] : undefined,
        `${place}, ${key}`,
      ),
    );
  return Object.is(one, other)
    ? []
    : [{ place, says: `it is ${show(one)}, and from the evidence follows ${show(other)}` }];
}

const MAX_DIFFERENCES = 200;

function nameItem(item: unknown, index: number): string {
  const name = isObject(item) ? (item['id'] ?? item['case']) : undefined;
  return typeof name === 'string' ? name : `item ${index + 1}`;
}

function show(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length <= 120 ? text : `${text.slice(0, 120)}…`;
}
