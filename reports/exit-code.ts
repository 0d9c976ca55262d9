import type { Conformance } from './verdict.ts';

/** The exit codes of every command, as section 1 of the interfaces fixes them. */
export const EXIT = {
  conforms: 0,
  violates: 1,
  usage: 2,
  unreachable: 3,
  kitFailed: 4,
  nothingProved: 5,
} as const;

/**
 * What a verify run ends with. A lost target or a failure of the kit outweighs what was found before, and a file of
 * expected failures that is out of date fails a run that would have succeeded or proved nothing.
 */
export function exitCodeOf({ run, verdict, counts, power, expectedFailures }: Conformance): number {
  if (power.judges.armed < power.judges.of) return EXIT.nothingProved;
  if (run.ended === 'target lost') return EXIT.unreachable;
  if (run.ended === 'kit failed') return EXIT.kitFailed;
  if (verdict === 'violates') return EXIT.violates;
  if (counts.error > 0 || run.ended === 'interrupted') return EXIT.kitFailed;
  if (Object.values(expectedFailures).some(({ length }) => length > 0)) return EXIT.violates;
  return verdict === 'conforms' ? EXIT.conforms : EXIT.nothingProved;
}
