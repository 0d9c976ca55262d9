import { makeBadge } from 'badge-maker';
import { conformanceBadge, conformanceProfile } from './conformance-profile.ts';
import type { Conformance } from './conformance.ts';
import { profileBadgeFile } from './files.ts';

/** The verdict as a badge shows it. */
function badge({ verdict, counts, target }: Conformance) {
  const label = target.kind === 'app' ? 'locspec app' : 'locspec';
  if (verdict === 'conforms') return { label, message: `conforms, ${counts.pass} pass`, color: 'brightgreen' };
  if (verdict === 'violates')
    return { label, message: counts.fail > 0 ? `${counts.fail} failed` : 'violates', color: 'red' };
  return { label, message: 'inconclusive', color: 'lightgrey' };
}

/** The verdict as the file that the endpoint badge of shields.io reads. */
export const badgeEndpoint = (result: Conformance): string =>
  `${JSON.stringify({ schemaVersion: 1, ...badge(result) }, null, 2)}\n`;

/** The badge of one part of the conformance profile, in SVG; undefined where the run did not examine it. */
export function profileBadge(result: Conformance, name: string): string | undefined {
  const part = conformanceProfile(result).find((one) => profileBadgeFile(one) === name);
  return part && `${makeBadge(conformanceBadge(part))}\n`;
}

/** The verdict as a badge, in SVG. */
export const badgeImage = (result: Conformance): string => `${makeBadge(badge(result))}\n`;
