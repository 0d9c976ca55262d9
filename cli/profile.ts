import { Argument } from 'commander';
import type { Command } from 'commander';
import type { CommandIo } from './environment.ts';
import { readExpectedFailures } from './expected-failures.ts';
import { readProfileFile } from './read-profile.ts';
import { expectedEntry } from '../reports/expected-entry.ts';
import { EXIT } from '../reports/exit-code.ts';
import { diffProfiles } from '../run/profile.ts';
import type { Profile, ProfileDifference, ResolvedGap } from '../run/profile.ts';
import { forTerminal } from '../run/untrusted.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

/** Adds `locspec profile diff`. */
export function addProfileCommand(command: Command, io: CommandIo): void {
  command
    .addArgument(new Argument('<task>', 'diff: what the two resolve differently').choices(['diff']))
    .argument('<before>', 'a profile; FILE#hosted or FILE#enterprise is one edition of it')
    .argument('<after>', 'another one')
    .option('--expected-failures <file>', 'a YAML file of known and accepted failures')
    .option('--json', 'print the differences as JSON')
    .action(async (_task: string, before: string, after: string, { json = false, expectedFailures }: DiffOptions) => {
      const expected = readExpectedFailures(expectedFailures, process.cwd(), () => []);
      const [one, other] = alike(before, after);
      const all = diffProfiles(one, other).map((difference) => ({
        ...difference,
        accepted: expected?.entries.find(({ requirement }) => requirement === difference.gap)?.reason,
      }));
      const drifted = all.filter(({ accepted }) => accepted === undefined);
      const lines = json ? [JSON.stringify(all)] : describeDifferences(all, drifted, other.date);
      for (const line of lines) io.print(line);
      io.ends(drifted.length === 0 ? EXIT.conforms : EXIT.violates);
    });
}

interface DiffOptions {
  readonly json?: boolean;
  readonly expectedFailures?: string;
}

/** A difference, and why it is accepted, if it is. */
type Difference = ProfileDifference & { readonly accepted: string | undefined };

const describeDifferences = (
  all: readonly Difference[],
  drifted: readonly Difference[],
  date: string,
): readonly string[] =>
  all.length === 0
    ? ['They resolve nothing differently, as far as both were seen.']
    : [
        ...all.map(describeDifference),
        ...(drifted.length === 0
          ? []
          : [
              '',
              'Accepted for a while, as entries of the file of expected failures:',
              ...new Set(drifted.map(({ gap }) => expectedEntry(gap, date))),
            ]),
      ];

/** The two profiles, or two editions as if they were the same one. */
function alike(before: string, after: string): readonly [Profile, Profile] {
  const [one, other] = [before, after].map((name) => {
    const [, file = name, edition] = /^(.*)#(hosted|enterprise)$/.exec(name) ?? [];
    return { profile: readProfileFile(file), edition: edition as Edition | undefined };
  }) as [Sided, Sided];
  if (one.edition === undefined && other.edition === undefined) return [one.profile, other.profile];
  return [only(one), only(other)];
}

interface Sided {
  readonly profile: Profile;
  readonly edition: Edition | undefined;
}

function only({ profile, edition }: Sided): Profile {
  const name = edition ?? (Object.keys(profile.editions)[0] as Edition | undefined) ?? 'hosted';
  const { [name]: gaps = {} } = profile.editions;
  return { ...profile, editions: { hosted: gaps } };
}

function describeDifference({ gap, edition, before, after, accepted }: Difference): string {
  const where = edition === undefined ? '' : ` (${edition})`;
  const why = accepted === undefined ? '' : `; accepted: ${forTerminal(accepted)}`;
  return `${forTerminal(gap)}${where}: ${resolved(before)} → ${resolved(after)}${why}`;
}

const resolved = (one: ResolvedGap | undefined): string =>
  one === undefined ? 'not probed' : forTerminal(one.resolution ?? `none of the known: ${one.saw}`, 200);
