import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { badgeEndpoint, badgeImage } from './badge.ts';
import { ctrf } from './ctrf.ts';
import { har } from './har.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';
import type { Conformance } from './verdict.ts';
import type { ReportName } from '../spec/run.ts';

/** A form of a result: the file of the report folder that holds it, and what stands there. */
interface Format {
  readonly file: string;
  readonly render: (result: Conformance) => string;
}

/** The result file and the HTML report are always written. */
const ALWAYS: readonly Format[] = [
  { file: 'conformance.json', render: (result) => `${JSON.stringify(result, null, 2)}\n` },
  { file: 'index.html', render: html },
];

/** What each name of `--report` stands for. The stream `run.ndjson` is written while a run goes on. */
const FORMATS: Readonly<Record<ReportName, readonly Format[]>> = {
  html: [],
  ndjson: [],
  junit: [{ file: 'junit.xml', render: junit }],
  sarif: [{ file: 'report.sarif', render: sarif }],
  md: [{ file: 'summary.md', render: markdown }],
  ctrf: [{ file: 'ctrf.json', render: ctrf }],
  har: [{ file: 'exchanges.har', render: har }],
  badge: [
    { file: 'badge.json', render: badgeEndpoint },
    { file: 'badge.svg', render: badgeImage },
  ],
};

/** Every file that reports are written to. */
export const REPORT_FILES: readonly string[] = [...ALWAYS, ...Object.values(FORMATS).flat()].map(({ file }) => file);

/**
 * Writes a result into a folder, which is made if need be: the result file, the HTML report, and what is named. Each
 * is written aside and moved into place, so that nobody reads half of one.
 */
export function writeReports(result: Conformance, folder: string, names: readonly ReportName[] = []): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, render } of [...ALWAYS, ...new Set(names.flatMap((name) => FORMATS[name]))]) {
    const place = join(folder, file);
    writeFileSync(`${place}.part`, render(result));
    renameSync(`${place}.part`, place);
  }
}
