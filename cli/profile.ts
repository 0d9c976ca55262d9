import { Argument } from 'commander';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import type { CommandIo } from './environment.ts';
import { EXIT } from '../reports/exit-code.ts';
import { diffProfiles, readProfile, resolutionsOf } from '../run/profile.ts';
import type { Profile, ProfileDifference, ResolvedGap } from '../run/profile.ts';
import { readJsonFile } from '../run/read-file.ts';
import { forTerminal } from '../run/untrusted.ts';
import type { Resolutions } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

/** Adds `locspec profile diff`. */
export function addProfileCommand(root: Command, io: CommandIo): void {
  root
    .command('profile')
    .description('Compare two profiles: of two deployments, two releases, or two editions')
    .addArgument(new Argument('<task>', 'diff: what the two resolve differently').choices(['diff']))
    .argument('<before>', 'a profile; FILE#hosted or FILE#enterprise is one edition of it')
    .argument('<after>', 'another one')
    .option('--json', 'print the differences as JSON')
    .action((_task: string, before: string, after: string, { json = false }: { readonly json?: boolean }) => {
      const differences = diffProfiles(...alike(before, after));
      if (json) io.print(JSON.stringify(differences));
      else if (differences.length === 0) io.print('They resolve nothing differently, as far as both were seen.');
      else for (const difference of differences) io.print(describeDifference(difference));
      io.ends(differences.length === 0 ? EXIT.conforms : EXIT.violates);
    });
}

/** Reads a profile. Throws a {@link CliError} of one sentence for a file that is none. */
export function readProfileFile(file: string): Profile {
  try {
    return readProfile(readJsonFile(file), file);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CliError(
      isMissing ? `There is no ${file}; \`locspec probe\` writes a profile.` : (error as Error).message,
      EXIT.usage,
    );
  }
}

/**
 * The resolutions of a profile that a run takes as `answers`: those of the first of its editions that was probed. Throws
 * a {@link CliError} for a resolution that the kit does not know.
 */
export function pinnedBy(profile: Profile, editions: readonly Edition[]): Partial<Resolutions> {
  const edition = editions.find((name) => profile.editions[name] !== undefined) ?? 'hosted';
  try {
    return resolutionsOf(profile, edition);
  } catch (error) {
    throw new CliError((error as Error).message, EXIT.usage);
  }
}

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

function describeDifference({ gap, edition, before, after }: ProfileDifference): string {
  const where = edition === undefined ? '' : ` (${edition})`;
  return `${forTerminal(gap)}${where}: ${resolved(before)} → ${resolved(after)}`;
}

const resolved = (one: ResolvedGap | undefined): string =>
  one === undefined ? 'not probed' : forTerminal(one.resolution ?? `none of the known: ${one.saw}`, 200);
