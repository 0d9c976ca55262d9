import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { RESULT_FILE } from './files.ts';
import { STREAM_SHAPES } from './stream-shape.ts';
import { STREAM_FILE } from './stream.ts';
import type { StreamLine } from './stream.ts';
import { EVIDENCE_FOLDER, INDEX_FILE } from '../run/evidence-files.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Plan } from '../run/plan.ts';
import { listEvidence } from '../run/read-evidence.ts';
import { isCount, isFlag, isListOf, isObjectOf, isRecordOf, isText } from '../run/shape.ts';
import { writeWhole } from '../run/write-file.ts';

/** A file of a report, as the run wrote it. */
export interface IndexedFile {
  readonly sha256: string;
  readonly bytes: number;
  /** Lines of evidence. */
  readonly lines?: number;
}

/** What evidence belongs to: the run, and the files that it left. */
export interface EvidenceIndex {
  readonly format: 1;
  readonly start: StreamLine & { readonly line: 'start' };
  readonly end: StreamLine & { readonly line: 'end' };
  /** The public parts of the plan that findings name. */
  readonly command: string;
  readonly targetFlags?: string;
  readonly reportDir: string;
  readonly reportFolder: string;
  /** Checks whose process ended before they had an outcome. */
  readonly unrecorded: readonly CheckOutcome[];
  /** The datasets that were loaded, by the SHA-256 of their JSON. */
  readonly datasets: readonly string[];
  /** The evidence was too large, and ends before the run does. */
  readonly isCut: boolean;
  /** By their paths in the report folder. */
  readonly files: Readonly<Record<string, IndexedFile>>;
}

/** The files of a report that its index names, beside those of the evidence. */
export const INDEXED: readonly string[] = [RESULT_FILE, STREAM_FILE];

/** Writes the index of the evidence that the workers of a run left. */
export function writeIndex(
  { reportDir, command, targetFlags }: Plan,
  about: Pick<EvidenceIndex, 'start' | 'end' | 'unrecorded'>,
): void {
  const folder = join(reportDir, EVIDENCE_FOLDER);
  if (!existsSync(folder)) return;
  const files: Record<string, IndexedFile> = Object.fromEntries(
    INDEXED.map((name) => [name, describeFile(readFileSync(join(reportDir, name)))]),
  );
  const datasets = new Set<string>();
  let isCut = false;
  for (const name of listEvidence(folder)) {
    if (name === INDEX_FILE) continue;
    const bytes = readFileSync(join(folder, name));
    const text = bytes.length === 0 ? '' : gunzipSync(bytes).toString('utf8');
    files[`${EVIDENCE_FOLDER}/${name}`] = { ...describeFile(bytes), lines: text.split('\n').length - 1 };
    if (!name.startsWith('judgements')) continue;
    for (const [, sha256 = ''] of text.matchAll(/^\{"event":"dataset","sha256":"([0-9a-f]{64})"/gm))
      datasets.add(sha256);
    isCut ||= /^\{"event":"cut"/m.test(text);
  }
  const index: EvidenceIndex = {
    format: 1,
    ...about,
    command,
    ...(targetFlags === undefined ? {} : { targetFlags }),
    reportDir,
    reportFolder: relative('', reportDir),
    datasets: [...datasets],
    isCut,
    files,
  };
  writeWhole(join(folder, INDEX_FILE), `${JSON.stringify(index, null, 2)}\n`);
}

/** The digest and the size of a file. */
export const describeFile = (bytes: Buffer): IndexedFile => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
});

/** Whether a value from a file is an index. */
export const isIndex = (value: unknown): value is EvidenceIndex =>
  isObjectOf(
    {
      format: (format) => format === 1,
      start: (start) => STREAM_SHAPES.start(start) && isObjectOf({ source: isObjectOf({ sha256: isText }) })(start),
      end: (end) => STREAM_SHAPES.end(end),
      ...{ command: isText, reportDir: isText, reportFolder: isText, datasets: isListOf(isText), isCut: isFlag },
      unrecorded: isListOf((outcome) => STREAM_SHAPES.check({ title: '', durationMs: 0, outcome })),
      files: isRecordOf(isObjectOf({ sha256: isText, bytes: isCount }, { lines: isCount })),
    },
    { targetFlags: isText },
  )(value);
