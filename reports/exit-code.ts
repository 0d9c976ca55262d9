import type { Conformance } from './conformance.ts';

/** The exit codes of every command. */
export const EXIT = {
  conforms: 0,
  violates: 1,
  usage: 2,
  unreachable: 3,
  kitFailed: 4,
  inconclusive: 5,
} as const;

/**
 * The exit code of a verify run. A lost target or a failure of the kit outweighs what was found before. An outdated file
 * of expected failures fails a run that would have succeeded or been inconclusive.
 */
export function exitCodeOf({ run, verdict, counts, oracle }: Omit<Conformance, 'exitCode'>): number {
  if (oracle.rules.passed < oracle.rules.of) return EXIT.inconclusive;
  if (run.ended === 'target lost') return EXIT.unreachable;
  if (run.ended === 'kit failed') return EXIT.kitFailed;
  if (verdict === 'violates') return EXIT.violates;
  if (counts.error > 0 || run.ended === 'interrupted') return EXIT.kitFailed;
  return EXIT[verdict];
}
