import { STREAM_FILE } from './stream.ts';
import type { ReportName } from '../spec/run.ts';

/** The result file, which other programs read. */
export const RESULT_FILE = 'conformance.json';

/** The HTML report, which people read. */
export const PAGE_FILE = 'index.html';

/** The files of the report folder that each name of `--report` stands for. */
export const FILES = {
  html: [PAGE_FILE],
  ndjson: [STREAM_FILE],
  junit: ['junit.xml'],
  sarif: ['report.sarif'],
  md: ['summary.md'],
  ctrf: ['ctrf.json'],
  har: ['exchanges.har'],
  badge: ['badge.json', 'badge.svg'],
} as const satisfies Record<ReportName, readonly string[]>;

/** Every file that a result is written to; the stream is not one of them, as it is written while the run goes on. */
export const RESULT_FILES: readonly string[] = [
  RESULT_FILE,
  ...Object.values(FILES)
    .flat()
    .filter((file) => file !== STREAM_FILE),
];
