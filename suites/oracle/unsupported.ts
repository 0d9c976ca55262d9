import type { EvaluatedCase } from './evaluated-case.ts';
import { stepOf } from '../../run/build-order.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** An expression that was asked, what it rests on, and its answer. */
type Asked = Pick<EvaluatedCase, 'expression' | 'traits' | 'actual' | 'size'>;

/** A part of the language that a target refuses wherever it occurs. */
interface UnsupportedPart<Case extends Asked> {
  readonly requirement: RequirementId;
  /** The refused cases that have it, the plainest first. */
  readonly cases: readonly Case[];
}

/**
 * The parts of the language that a target does not support: every case with one is refused, and each is found in a
 * case whose other parts are accepted. A case with several such parts shows only the one that is built first, so the
 * number of parts stays that of what is missing.
 */
export function findUnsupported<Case extends Asked>(tried: readonly Case[]): readonly UnsupportedPart<Case>[] {
  if (!tried.some(({ actual }) => 'status' in actual)) return [];
  const working = new Set(tried.filter(({ actual }) => !('status' in actual)).flatMap(partsOf));
  if (working.size === 0) return [];
  let open = tried
    .filter(({ actual }) => 'status' in actual)
    .map((one) => ({ one, unknown: partsOf(one).filter((part) => !working.has(part)) }))
    .filter(({ unknown }) => unknown.length > 0);
  const found: UnsupportedPart<Case>[] = [];
  while (open.length > 0) {
    const [plainest] = open.toSorted(
      (a, b) =>
        a.unknown.length - b.unknown.length ||
        lastStep(a.unknown) - lastStep(b.unknown) ||
        a.one.expression.length - b.one.expression.length,
    );
    const [requirement] = plainest!.unknown.toSorted((a, b) => stepRank(b) - stepRank(a) || kindRank(a) - kindRank(b));
    const explained = open.filter(({ unknown }) => unknown.includes(requirement!));
    const cases = explained.toSorted((a, b) => a.unknown.length - b.unknown.length || a.one.size - b.one.size);
    found.push({ requirement: requirement!, cases: cases.map(({ one }) => one) });
    open = open.filter((one) => !explained.includes(one));
  }
  return found;
}

/** What an expression consists of, without the list that it is asked of and its purpose. */
const partsOf = ({ traits }: Asked): readonly RequirementId[] => [
  ...new Set(
    traits.map(({ requirement }) => requirement).filter((id) => /^croql\.(operator|syntax|context|member)\./.test(id)),
  ),
];

/** Members belong to the step of the form in which they are asked. */
const stepRank = (part: RequirementId) => (part.startsWith('croql.member.') ? -1 : stepOf(part));

const lastStep = (parts: readonly RequirementId[]) => Math.max(...parts.map(stepRank));

/** An operator says more about what is missing than a literal or a member does. */
const kindRank = (part: RequirementId): number =>
  [/^croql\.operator\./, /^croql\.syntax\./, /^croql\.context\./].findIndex((kind) => kind.test(part)) >>> 0;
