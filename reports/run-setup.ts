import type { Conformance } from './conformance.ts';
import { REFERENCE_NAME } from '../run/plan.ts';
import { quoting, untrusted, type Untrusted } from '../run/untrusted.ts';

/** Something that two runs did not have in common, and what follows for a comparison. */
export interface SetupDifference {
  readonly what: string;
  readonly before: Untrusted;
  readonly after: Untrusted;
  readonly means: string;
}

const ALL = 'the default';

/** What runs have to share to be alike. */
// prettier-ignore
const SETUP: readonly { readonly what: string; readonly of: (result: Conformance) => unknown; readonly means: string }[] = [
  { what: 'target', of: ({ target }) => `${target.kind} ${target.name}`, means: 'they are about different things' },
  { what: 'addresses', of: ({ target }) => Object.entries(target.addresses).map((each) => each.join(' ')).sort().join(', '), means: 'it may be another deployment' },
  { what: 'release of the kit', of: ({ kit }) => `${kit.name} ${kit.version}`, means: 'requirements, checks and rules may have changed' },
  { what: 'source', of: ({ source }) => source.sha256.slice(0, 12), means: 'the requirements come from different documents' },
  { what: 'suites', of: ({ coverage }) => Object.keys(coverage.areas).sort().join(', '), means: 'requirements of one alone were not asked for in the other' },
  { what: 'shard', of: ({ run }) => run.shard, means: 'each has the checks of its shard; merge the shards first' },
  { what: 'seed', of: ({ run }) => run.seed, means: 'generated cases differ, so findings of theirs may only seem new or fixed' },
  { what: 'number of generated cases', of: ({ run }) => run.runs ?? ALL, means: 'one asked more' },
  { what: 'depth', of: ({ run }) => run.depth ?? 'default', means: 'one asked more' },
  { what: 'oracle', of: ({ oracle }) => oracle.level, means: 'one could prove more' },
  { what: 'end', of: ({ run }) => run.ended, means: 'what was left undone is untested' },
];

/** What two runs did not have in common, each with what it means for their comparison. */
export const describeSetup = (before: Conformance, after: Conformance): readonly SetupDifference[] =>
  SETUP.flatMap(({ what, of, means }) => {
    const [one, other] = [of(before), of(after)].map(String) as [string, string];
    // The reference service has other ports each time.
    const isOwn = what === 'addresses' && isReference(before) && isReference(after);
    return one === other || isOwn ? [] : [{ what, before: untrusted(one), after: untrusted(other), means }];
  });

const isReference = ({ target }: Conformance) => target.name === REFERENCE_NAME;

/** The same as a sentence. */
export const setupSentence = ({ what, before, after, means }: SetupDifference): Untrusted =>
  quoting`They differ in the ${what} (${before}, then ${after}): ${means}.`;
