import type { Conformance, Coverage, JudgedRequirement, ReportedFinding, Status, Verdict } from './conformance.ts';
import { describeSetup, type SetupDifference } from './run-setup.ts';
import { statuses } from './words.ts';
import { forWriter } from '../run/untrusted.ts';
import type { ResolvedGap } from '../run/profile.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

/** A value of the earlier report and that of the later one. */
export interface Change<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** A requirement whose status changed. */
export interface StatusChange extends Change<Status> {
  readonly id: string;
  readonly says: string;
  readonly standing: JudgedRequirement['standing'];
}

/** A gap of the source that is resolved in another way; undefined where a report did not see how. */
export interface GapChange extends Change<string | undefined> {
  readonly gap: string;
  readonly edition?: Edition;
}

/** What two reports differ in. */
export interface Difference {
  /** In what the two runs were not alike, which may be why they differ. */
  readonly setup: readonly SetupDifference[];
  readonly verdict: Change<Verdict>;
  readonly findings: {
    readonly new: readonly ReportedFinding[];
    readonly fixed: readonly ReportedFinding[];
    /** The same case, which shows itself in another way. */
    readonly changed: readonly Change<ReportedFinding>[];
    readonly same: number;
  };
  readonly requirements: {
    readonly worse: readonly StatusChange[];
    readonly better: readonly StatusChange[];
    /** Neither: asked for by one of the runs only, or no worse and still not right, as what failed and is untested now. */
    readonly other: readonly StatusChange[];
    readonly onlyBefore: number;
    readonly onlyAfter: number;
  };
  readonly gaps: readonly GapChange[];
  /** Of what the source states. */
  readonly coverage: Change<Coverage>;
  readonly durationMs: Change<number>;
  /** New findings that do not only say how a gap is resolved, and that nobody has accepted. */
  readonly newFaults: number;
  /** The verdict, a status of a requirement or a new finding is worse than before. */
  readonly isWorse: boolean;
}

/** What a later report has, and an earlier one had not. Of two unlike runs as well: `setup` says what is unlike. */
export function compareResults(before: Conformance, after: Conformance): Difference {
  const setup = describeSetup(before, after);
  const verdict = { before: before.verdict, after: after.verdict };
  const findings = compareFindings(before, after);
  const requirements = compareRequirements(before, after);
  const status = statuses(after);
  const newFaults = findings.new.filter((finding) => FAULTS.has(status.get(finding.requirement) ?? 'fail')).length;
  return {
    ...{ setup, verdict, findings, requirements, newFaults },
    gaps: compareGaps(before.requirements, after.requirements),
    coverage: { before: before.coverage.stated, after: after.coverage.stated },
    durationMs: { before: before.run.durationMs, after: after.run.durationMs },
    isWorse: newFaults > 0 || requirements.worse.length > 0 || isVerdictWorse(verdict),
  };
}

/** Whether the later verdict is the worse one. */
export const isVerdictWorse = ({ before, after }: Change<Verdict>): boolean => VERDICTS[after] > VERDICTS[before];

const VERDICTS: Readonly<Record<Verdict, number>> = { conforms: 0, inconclusive: 1, violates: 2 };

const FAULTS: ReadonlySet<Status> = new Set(['fail', 'drift', 'error', 'warn']);

/** How bad a status is; what is not known is worse than what is known to be right. */
const BADNESS: Readonly<Record<Status, number>> = {
  ...{ pass: 0, unspecified: 0 },
  ...{ untested: 1, notApplicable: 1, expectedFail: 1 },
  ...{ warn: 2, error: 3, drift: 4, fail: 5 },
};

function compareRequirements(before: Conformance, after: Conformance): Difference['requirements'] {
  const earlier = statuses(before);
  const later = statuses(after);
  const unasked = new Set(
    [...before.requirements, ...after.requirements].filter(isUnasked).map(({ id }) => id as string),
  );
  const changes = after.requirements.flatMap(({ id, says, standing, status }): StatusChange[] => {
    const was = earlier.get(id);
    return was === undefined || was === status ? [] : [{ id, says, standing, before: was, after: status }];
  });
  const isWorse = (one: StatusChange) => !unasked.has(one.id) && BADNESS[one.after] > BADNESS[one.before];
  // What is no longer looked at has not become better.
  const isBetter = (one: StatusChange) => !unasked.has(one.id) && BADNESS[one.after] === 0 && BADNESS[one.before] > 0;
  const byBadness = (one: StatusChange, other: StatusChange) => BADNESS[other.after] - BADNESS[one.after];
  return {
    worse: changes.filter(isWorse).sort(byBadness),
    better: changes.filter(isBetter),
    other: changes.filter((one) => !isWorse(one) && !isBetter(one)),
    onlyBefore: [...earlier.keys()].filter((id) => !later.has(id)).length,
    onlyAfter: [...later.keys()].filter((id) => !earlier.has(id)).length,
  };
}

/** Whether a run did not ask for the suite that decides a requirement. */
const isUnasked = ({ cause }: JudgedRequirement) => cause?.code === 'no-check';

/** A finding of one report that belongs to none of the other is new or fixed. */
function compareFindings(before: Conformance, after: Conformance): Difference['findings'] {
  const earlier = new Set(before.findings.map((finding) => ({ finding, shown: showFinding(before, finding) })));
  const later = new Set(after.findings.map((finding) => ({ finding, shown: showFinding(after, finding) })));
  /** Takes the findings of both that have the same key, in their order. */
  const pair = (keyOf: (each: Shown) => string): readonly Change<ReportedFinding>[] => {
    const waiting = new Map<string, Shown[]>();
    for (const each of [...earlier].toReversed()) {
      const alike = waiting.get(keyOf(each));
      if (alike) alike.push(each);
      else waiting.set(keyOf(each), [each]);
    }
    return [...later].flatMap((each) => {
      const twin = waiting.get(keyOf(each))?.pop();
      if (!twin) return [];
      earlier.delete(twin);
      later.delete(each);
      return [{ before: twin.finding, after: each.finding }];
    });
  };
  const same = pair(({ finding, shown }) => JSON.stringify([finding.requirement, finding.code, shown]));
  // The same case, then the same mistake in another one.
  const changed = [
    ...pair(({ finding }) => JSON.stringify([finding.requirement, finding.check, finding.case])),
    ...pair(({ finding }) => JSON.stringify([finding.requirement, finding.check, finding.code])),
  ];
  return {
    new: [...later].map(({ finding }) => finding),
    fixed: [...earlier].map(({ finding }) => finding),
    ...{ changed, same: same.length },
  };
}

interface Shown {
  readonly finding: ReportedFinding;
  readonly shown: readonly string[];
}

/** What a finding says, without the addresses of the target, which a port of another run changes. */
function showFinding({ target }: Conformance, { title, expected, actual }: ReportedFinding): readonly string[] {
  const addresses = Object.entries(target.addresses).sort(([, one], [, other]) => other.length - one.length);
  return [title, expected, actual].map((text) =>
    addresses.reduce(
      (whole, [name, address]) => (address === '' ? whole : whole.replaceAll(address, () => `<${name}>`)),
      forWriter(text) as string,
    ),
  );
}

function compareGaps(before: readonly JudgedRequirement[], after: readonly JudgedRequirement[]): readonly GapChange[] {
  const earlier = resolutionsIn(before);
  return [...resolutionsIn(after)].flatMap(([key, { gap, edition, seen }]): GapChange[] => {
    const was = earlier.get(key);
    return was === undefined || was.seen === seen
      ? []
      : [{ gap, ...(edition === undefined ? {} : { edition }), before: was.seen, after: seen }];
  });
}

function resolutionsIn(judged: readonly JudgedRequirement[]) {
  const rows = judged.flatMap(({ id, resolved = [] }) =>
    resolved.map(
      ({ edition, ...one }) => [`${id} ${edition}`, { gap: id as string, edition, seen: seenAs(one) }] as const,
    ),
  );
  return new Map(rows);
}

/** A resolution in a word; undefined where it was not seen. */
const seenAs = ({ certainty, resolution }: ResolvedGap): string | undefined =>
  resolution ?? (certainty === 'none of the known' ? certainty : undefined);
