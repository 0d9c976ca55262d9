/** The folder of the evidence in a report folder, and its index. */
export const EVIDENCE_FOLDER = 'evidence';
export const INDEX_FILE = 'index.json';

/** The kinds of files, and of lines in them: exchanges, long texts of inputs, and what the checks noted. */
export const EVIDENCE_KINDS = ['exchanges', 'texts', 'judgements'] as const;
/** A kind of evidence. */
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The name of a file of evidence: each worker of the runner writes its own part. */
export const evidenceFile = (kind: EvidenceKind, part: number): string => `${kind}-${part}.ndjson.gz`;

/** What a name of {@link evidenceFile} says; undefined for another name. */
export function readEvidenceName(name: string): { readonly kind: EvidenceKind; readonly part: number } | undefined {
  const [, kind, part] = /^(exchanges|texts|judgements)-(\d{1,6})\.ndjson\.gz$/.exec(name) ?? [];
  return kind === undefined ? undefined : { kind: kind as EvidenceKind, part: Number(part) };
}

/** The size of one part, unpacked, in bytes: a longer run keeps what came first and says so. */
export const MAX_PART = 256 * 2 ** 20;
/** The size of all parts that are read, unpacked, in bytes. */
export const MAX_EVIDENCE = 2 ** 30;
