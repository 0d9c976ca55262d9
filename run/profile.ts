import { isCount, isListOf, isObjectOf, isOneOf, isRecordOf, isText } from './shape.ts';
import { readResolutions } from '../spec/gaps/resolutions.ts';
import { defaultResolutions, gaps } from '../spec/gaps/gaps.ts';
import type { Gap, GapId, Resolutions } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

/** How sure a probe is of the way in which a target resolves a gap. */
export const CERTAINTIES = [
  /** It was seen, and whatever else is known was excluded. */
  'observed',
  /** Nothing that was seen contradicts it, and no observation could exclude the others. */
  'consistent',
  /** Several resolutions are possible, or nothing could be asked. */
  'undetermined',
  /** What was seen fits none of the known resolutions. */
  'none of the known',
] as const;
/** One of {@link CERTAINTIES}. */
export type Certainty = (typeof CERTAINTIES)[number];

/** The resolution of a gap for which the kit knows its own only: what was seen is what the kit assumes. */
export const AS_ASSUMED = 'as assumed';

/** A request and what the target responded to it, secrets redacted and long texts cut. */
export interface Evidence {
  readonly request: string;
  readonly response: string;
}

/** How a target resolves one gap. */
export interface ResolvedGap {
  readonly certainty: Certainty;
  /**
   * The short name of a choice, a value, or {@link AS_ASSUMED}, as `answers` of the configuration take it. Absent where it
   * is undetermined or none of the known.
   */
  readonly resolution?: string;
  /** Where it is undetermined: the resolutions that are still possible; absent if nothing was excluded. */
  readonly possible?: readonly string[];
  /** What was seen, or why nothing was, as a clause. */
  readonly saw: string;
  /** Where it is undetermined: what would decide it. */
  readonly decide?: string;
  readonly evidence: readonly Evidence[];
}

/** Resolved gaps, by the id of the gap. */
export type ResolvedGaps = { readonly [Id in GapId]?: ResolvedGap };

/** The content of `profile.json`: how a target resolves the gaps of the source, as `locspec probe` saw it. */
export interface Profile {
  readonly format: 1;
  readonly kit: { readonly name: string; readonly version: string };
  readonly source: { readonly sha256: string };
  readonly target: string;
  /** When the probe began, in ISO 8601. */
  readonly date: string;
  readonly requests: number;
  /** The gaps that both editions share: of authorization and of modules. */
  readonly gaps: ResolvedGaps;
  /** The gaps of the lists and of the language, for each edition that was probed. */
  readonly editions: { readonly [Name in Edition]?: ResolvedGaps };
}

/** What one experiment saw, as the process of a probe prints it; `requests` is the number until then. */
export interface ProbedGaps {
  /** Absent for what both editions share. */
  readonly edition?: Edition;
  readonly gaps: ResolvedGaps;
  readonly requests: number;
}

/** Gaps that were resolved, from elsewhere. */
export const isResolvedGaps = isRecordOf(
  isObjectOf(
    {
      certainty: isOneOf(CERTAINTIES),
      saw: isText,
      evidence: isListOf(isObjectOf({ request: isText, response: isText }), 100),
    },
    { resolution: isText, possible: isListOf(isText, 1_000), decide: isText },
  ),
);
/** The content of `profile.json`, whatever it was read from. */
export const isProfile = isObjectOf({
  format: (value) => value === 1,
  kit: isObjectOf({ name: isText, version: isText }),
  source: isObjectOf({ sha256: isText }),
  target: isText,
  date: (value) => isText(value) && !Number.isNaN(Date.parse(value as string)),
  requests: isCount,
  gaps: isResolvedGaps,
  editions: isObjectOf({}, { hosted: isResolvedGaps, enterprise: isResolvedGaps }),
});

/** The content of a file as a profile. Throws an Error of one sentence where it is none, or one of another version. */
export function readProfile(content: unknown, file: string): Profile {
  if (!isProfile(content)) throw new Error(`${file} is no profile of this version; \`locspec probe\` writes one.`);
  return content as Profile;
}

/** Every gap of a profile: those that both editions share, and those of one edition. */
export const gapsOf = (
  { gaps: shared, editions }: Pick<Profile, 'gaps' | 'editions'>,
  edition: Edition,
): ResolvedGaps => ({
  ...shared,
  ...editions[edition],
});

/**
 * The resolutions of a profile that a configuration can have as `answers`, of one edition: what was observed, and what
 * nothing contradicts. Throws an Error for a resolution that the kit does not know.
 */
export function resolutionsOf(profile: Profile, edition: Edition): Partial<Resolutions> {
  const given = Object.entries(gapsOf(profile, edition)).flatMap(([id, { resolution }]) => {
    const gap = (gaps as Readonly<Record<string, Gap>>)[id];
    return gap?.default === undefined || resolution === undefined || resolution === AS_ASSUMED
      ? []
      : [[id, resolution]];
  });
  const read = readResolutions(Object.fromEntries(given) as Readonly<Record<string, string>>);
  if (!read.ok)
    throw new Error(
      `The profile of ${profile.target} has a resolution that is not known: ${JSON.stringify(read.errors[0])}.`,
    );
  return Object.fromEntries(given) as Partial<Resolutions>;
}

/** The parts of a profile with their names: what both editions share, then each edition that was probed. */
export const partsOf = ({ gaps: shared, editions }: Profile): readonly (readonly [string, ResolvedGaps])[] => [
  ['both editions', shared],
  ...Object.entries(editions).map(([edition, own]) => [`the ${edition} edition`, own] as const),
];

/** How many gaps of a profile are resolved with each certainty. */
export function countCertainties(profile: Profile): Readonly<Record<Certainty, number>> {
  const all = partsOf(profile).flatMap(([, resolved]) => Object.values(resolved));
  const count = (certainty: Certainty) => all.filter((one) => one.certainty === certainty).length;
  return Object.fromEntries(CERTAINTIES.map((certainty) => [certainty, count(certainty)])) as Record<Certainty, number>;
}

/** The kit's default for a gap, where it is not what was seen. */
export function otherDefault(gap: string, { resolution }: ResolvedGap): string | undefined {
  const usual = (defaultResolutions as Readonly<Record<string, string>>)[gap];
  return resolution === undefined || resolution === usual ? undefined : usual;
}

/** A gap that two profiles resolve differently. */
export interface ProfileDifference {
  readonly gap: string;
  /** Absent for what both editions share. */
  readonly edition?: Edition;
  readonly before: ResolvedGap | undefined;
  readonly after: ResolvedGap | undefined;
}

const resolves = (one: ResolvedGap | undefined) =>
  one?.resolution ?? (one?.certainty === 'none of the known' ? one.saw : undefined);

/** What two profiles resolve differently. What either leaves undetermined, or did not probe, is no difference. */
export function diffProfiles(before: Profile, after: Profile): readonly ProfileDifference[] {
  const compare = (a: ResolvedGaps, b: ResolvedGaps, edition?: Edition): readonly ProfileDifference[] =>
    (Object.keys(a) as GapId[]).flatMap((gap) => {
      const [one, other] = [resolves(a[gap]), resolves(b[gap])];
      if (one === undefined || other === undefined || one === other) return [];
      return [{ gap, ...(edition && { edition }), before: a[gap], after: b[gap] }];
    });
  return [
    ...compare(before.gaps, after.gaps),
    ...(['hosted', 'enterprise'] as const).flatMap((edition) =>
      compare(before.editions[edition] ?? {}, after.editions[edition] ?? {}, edition),
    ),
  ];
}
