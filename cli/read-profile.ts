import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { readProfile, resolutionsOf } from '../run/profile.ts';
import type { Profile } from '../run/profile.ts';
import { readJsonFile } from '../run/read-file.ts';
import type { Resolutions } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

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
