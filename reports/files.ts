import { PROFILE_PARTS } from './conformance-profile.ts';
import { STREAM_FILE } from './stream.ts';
import type { ReportName } from '../run/plan.ts';

/** The result file, for programs. */
export const RESULT_FILE = 'conformance.json';

/** The HTML report, for people. */
export const PAGE_FILE = 'index.html';

/** The statement about a report, for whoever trusts its key. */
export const STATEMENT_FILE = 'conformance.intoto.json';

/** The badge of one part of the conformance profile. */
export function profileBadgeFile({ area, edition }: (typeof PROFILE_PARTS)[number]): string {
  return `badge-${area}-${edition}.svg`;
}

/** The files that each name of `--report` writes to the report folder. */
export const FILES = {
  html: [PAGE_FILE],
  ndjson: [STREAM_FILE],
  junit: ['junit.xml'],
  sarif: ['report.sarif'],
  md: ['summary.md'],
  ctrf: ['ctrf.json'],
  har: ['exchanges.har'],
  badge: ['badge.json', 'badge.svg', ...PROFILE_PARTS.map(profileBadgeFile)],
} as const satisfies Record<ReportName, readonly string[]>;

/** Every file that is made from a result. The stream is not: it is written during the run. */
export const RESULT_FILES: readonly string[] = [
  RESULT_FILE,
  ...Object.values(FILES)
    .flat()
    .filter((file) => file !== STREAM_FILE),
];
