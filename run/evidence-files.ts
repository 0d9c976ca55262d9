import type { Violation } from './finding.ts';
import type { CheckOutcome } from './outcome.ts';
import type { Plan } from './plan.ts';

/** The folder of the evidence in a report folder. */
export const EVIDENCE_FOLDER = 'evidence';
/** The index of the evidence, in that folder. */
export const INDEX_FILE = 'index.json';

/** The kinds of files, and of lines in them: exchanges, long texts of inputs, and what the checks noted. */
export const EVIDENCE_KINDS = ['exchanges', 'texts', 'judgements'] as const;
/** A kind of evidence. */
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The name of a file of evidence: each worker writes its own part. */
export const evidenceFile = (kind: EvidenceKind, part: number): string => `${kind}-${part}.ndjson.gz`;

/** What a name of {@link evidenceFile} says; undefined for another name. */
export function readEvidenceName(name: string): { readonly kind: EvidenceKind; readonly part: number } | undefined {
  const [, kind, part] = /^(exchanges|texts|judgements)-(\d{1,6})\.ndjson\.gz$/.exec(name) ?? [];
  return kind === undefined ? undefined : { kind: kind as EvidenceKind, part: Number(part) };
}

/** The size of one part, unpacked, in bytes: a longer run keeps what came first and says so. */
export const MAX_PART = 500 * 2 ** 20;
/** The size of all parts that are read, unpacked, in bytes. */
export const MAX_EVIDENCE = 2 ** 30;

/** The lines of one part, by their kind. */
export interface EvidencePart {
  readonly part: number;
  readonly lines: Readonly<Record<EvidenceKind, readonly string[]>>;
}

/** Something that does not fit, and where. */
export interface EvidenceProblem {
  readonly place: string;
  readonly check?: string;
  readonly says: string;
}

/** A rule that judges an input otherwise than the run did. */
export interface JudgementChange {
  readonly place: string;
  readonly check: string;
  readonly requirement: string;
  /** What the rule expects. */
  readonly rule: string;
  readonly before: string;
  readonly after: string;
  /** What it finds wrong now. */
  readonly violation?: Violation;
}

/** What the process that judges evidence again is asked: a folder, and the public part of the plan of its run. */
export interface RejudgeRequest {
  /** The folder of the evidence. */
  readonly folder: string;
  /** The report folder as the run named it. */
  readonly reportFolder: string;
  readonly plan: Pick<
    Plan,
    | 'command'
    | 'targetFlags'
    | 'seed'
    | 'runs'
    | 'oracle'
    | 'reportDir'
    | 'areas'
    | 'editions'
    | 'checks'
    | 'requirements'
    | 'shard'
  > & { readonly kind: Plan['target']['kind'] };
}

/** What evidence gives when it is judged again. */
export interface Rejudged {
  readonly outcomes: readonly CheckOutcome[];
  readonly problems: readonly EvidenceProblem[];
  readonly changes: readonly JudgementChange[];
  readonly exchanges: number;
  readonly judgements: number;
  /** The checks that the plan selects. */
  readonly selected: readonly string[];
  /** Why the evidence cannot be read to its end. */
  readonly unreadable?: string;
}
