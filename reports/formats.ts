import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { badgeEndpoint, badgeImage, profileBadge } from './badge.ts';
import { ctrf } from './ctrf.ts';
import type { Difference } from './difference.ts';
import { PROFILE_PARTS } from './conformance-profile.ts';
import { FILES, PAGE_FILE, profileBadgeFile, RESULT_FILE } from './files.ts';
import { har } from './har.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';
import type { Conformance } from './conformance.ts';
import type { ReportName } from '../run/plan.ts';
import { writeWhole } from '../run/write-file.ts';

/** What makes each file of a report folder. The stream is written during the run. */
const RENDERERS: Readonly<Record<string, (result: Conformance) => string | undefined>> = {
  [RESULT_FILE]: (result) => `${JSON.stringify(result, null, 2)}\n`,
  [PAGE_FILE]: (result) => html(result),
  'junit.xml': junit,
  'report.sarif': sarif,
  'summary.md': markdown,
  'ctrf.json': ctrf,
  'exchanges.har': har,
  'badge.json': badgeEndpoint,
  'badge.svg': badgeImage,
  ...Object.fromEntries(
    PROFILE_PARTS.map(profileBadgeFile).map((file) => [file, (result: Conformance) => profileBadge(result, file)]),
  ),
};

/** Writes the HTML report again, with what changed since a previous report. */
export const writeComparedPage = (result: Conformance, folder: string, difference: Difference): void =>
  writeWhole(join(folder, PAGE_FILE), html(result, difference));

/**
 * Writes a result into a folder, which is made if necessary: the result file, the HTML report, and the named forms. Each
 * file appears as a whole.
 */
export function writeReports(result: Conformance, folder: string, names: readonly ReportName[] = []): void {
  mkdirSync(folder, { recursive: true });
  for (const file of new Set([RESULT_FILE, PAGE_FILE, ...names.flatMap((name): readonly string[] => FILES[name])])) {
    const render = RENDERERS[file];
    const text = render?.(result);
    if (text !== undefined) writeWhole(join(folder, file), text);
  }
}
