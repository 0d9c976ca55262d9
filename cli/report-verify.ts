import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import type { CommandIo } from './environment.ts';
import { KIT } from './package.ts';
import { rejudge } from './rejudge-process.ts';
import { checkStatement, readKeyFile } from './report-statement.ts';
import { readResult } from './result-file.ts';
import { compareResults } from '../reports/compare-results.ts';
import type { RequirementChange } from '../reports/compare-results.ts';
import type { Conformance } from '../reports/conformance.ts';
import { conformanceProfile, describeConformance } from '../reports/conformance-profile.ts';
import { describeFile, INDEXED, isIndex } from '../reports/evidence-index.ts';
import type { EvidenceIndex } from '../reports/evidence-index.ts';
import { EXIT } from '../reports/exit-code.ts';
import { RESULT_FILE } from '../reports/files.ts';
import { computeVerdict } from '../reports/verdict.ts';
import { EVIDENCE_FOLDER, INDEX_FILE, MAX_PART, readEvidenceName } from '../run/evidence-files.ts';
import type { EvidenceProblem, Rejudged, RejudgeRequest } from '../run/evidence-files.ts';
import { listEvidence, UnreadableEvidence } from '../run/read-evidence.ts';
import { readJsonFile } from '../run/read-file.ts';
import { forJson } from '../run/untrusted.ts';

/** What judging a report again showed. */
export interface VerifiedReport {
  readonly folder: string;
  /** Whether verdict, statuses and findings follow from the evidence, and every file is as the run wrote it. */
  readonly ok: boolean;
  /** The verdict of the report, and the one that the evidence gives. */
  readonly verdict: { readonly report: Conformance['verdict']; readonly evidence: Conformance['verdict'] };
  readonly statuses: number;
  readonly findings: number;
  readonly exchanges: number;
  readonly judgements: number;
  /** The versions of the kit that ran, and that judged again. */
  readonly kit: { readonly run: string; readonly now: string };
  readonly problems: readonly EvidenceProblem[];
  /** Requirements with another status, and by which rule. */
  readonly requirements: readonly RequirementChange[];
  /** The conformance profile, a line for each area and edition. */
  readonly profile: readonly string[];
  /** The key that signed the statement about the report. */
  readonly signedBy?: string;
}

/** Adds `locspec report verify`. */
export function addReportVerify(report: Command, io: CommandIo): void {
  report
    .command('verify')
    .description('Judge a report again from its evidence, offline')
    .argument('<folder>', 'the report folder of a run with --evidence')
    .option('--public-key <file>', 'an Ed25519 key in PEM that must have signed the statement of the report')
    .addOption(new Option('--format <format>', 'the output (default: pretty)').choices(['pretty', 'json']))
    .action(async (folder: string, { publicKey, format }: { publicKey?: string; format?: string }) => {
      const verified = await verifyReport(folder, publicKey);
      if (format === 'json') io.print(forJson(verified));
      else for (const line of describeVerified(verified)) io.print(line);
      io.ends(verified.ok ? EXIT.conforms : EXIT.violates);
    });
}

/**
 * Judges the evidence of a report again and compares what follows with the report. Nothing is sent, and nothing of the
 * folder is executed. Throws a {@link CliError} for a folder that cannot be judged.
 */
async function verifyReport(place: string, publicKey?: string): Promise<VerifiedReport> {
  const key = publicKey === undefined ? undefined : readKeyFile(publicKey, 'public');
  const folder = resolve(place);
  const evidence = join(folder, EVIDENCE_FOLDER);
  requirePlain(place, 'directory', folder);
  requirePlain(place, 'file', join(folder, RESULT_FILE));
  const result = readResult(join(folder, RESULT_FILE));
  const names = namesIn(evidence);
  requirePlain(place, 'file', join(evidence, INDEX_FILE));
  const index = readIndex(join(evidence, INDEX_FILE));
  if (index.isCut)
    throw new CliError(
      `The evidence of ${place} ends before its run does: it had more than ${MAX_PART} bytes, so nothing follows from it.`,
      EXIT.usage,
    );
  const { problems: ofStatement, signedBy } = checkStatement(folder, result, key);
  const ofFiles = compareFiles(folder, index, names);
  const { start, end, unrecorded } = index;
  const { facts } = start;
  const rejudged = await rejudge({ folder: evidence, reportFolder: index.reportFolder, plan: planOf(index) });
  if (rejudged.unreadable !== undefined && ofFiles.length === 0) throw new CliError(rejudged.unreadable, EXIT.usage);
  const outcomes = [...rejudged.outcomes, ...unrecorded.filter(({ decided }) => decided.length === 0)];
  const rebuilt = {
    ...computeVerdict({
      ...{ facts, outcomes, selfTestResult: end.selfTestResult, startedAt: new Date(start.at) },
      ...{ durationMs: end.durationMs, ended: end.ended },
      ...(end.reason === undefined ? {} : { reason: end.reason }),
    }),
    source: start.source,
  };
  const { differences, requirements } = compareResults(result, rebuilt, rejudged.changes);
  const problems = [
    ...ofStatement,
    ...ofFiles,
    ...(rejudged.unreadable === undefined ? [] : [{ place: EVIDENCE_FOLDER, says: rejudged.unreadable }]),
    // What is wrong within a part is why checks are missing.
    ...rejudged.problems.map((problem) => ({ ...problem, place: `${EVIDENCE_FOLDER}/${problem.place}` })),
    ...findMissing(rejudged, index, outcomes),
    ...rejudged.changes.map(({ place: at, check, requirement, rule, before, after }) => ({
      ...{ place: `${EVIDENCE_FOLDER}/${at}`, check },
      says: `the rule of ${requirement} “${rule}” was ${before}, and is ${after}`,
    })),
    ...differences,
  ];
  return {
    ...{ folder: place, ok: problems.length === 0 },
    verdict: { report: result.verdict, evidence: rebuilt.verdict },
    statuses: rebuilt.requirements.length,
    findings: rebuilt.findings.length,
    ...{ exchanges: rejudged.exchanges, judgements: rejudged.judgements },
    kit: { run: facts.kit.version, now: KIT.version },
    ...{ problems, requirements },
    profile: conformanceProfile(rebuilt).map(describeConformance),
    ...(signedBy === undefined ? {} : { signedBy }),
  };
}

/** The public part of the plan of a run. */
function planOf({ start: { facts }, command, targetFlags, reportDir }: EvidenceIndex): RejudgeRequest['plan'] {
  const { areas, editions, checks, requirements, seed, shard, runs, oracle, target } = facts;
  if ((runs ?? 0) > MAX_RUNS)
    throw new CliError(`The evidence is of a run with ${runs} generated cases, which no run has.`, EXIT.usage);
  return {
    ...{ areas, editions, checks, requirements, seed, shard, kind: target.kind, command, reportDir },
    ...(runs === undefined ? {} : { runs }),
    ...(oracle === undefined ? {} : { oracle }),
    ...(targetFlags === undefined ? {} : { targetFlags }),
  };
}

/** Ten times the longest campaign. */
const MAX_RUNS = 10_000_000;

/** Throws a {@link CliError} for what is absent, or is a link, which could lead anywhere. */
function requirePlain(place: string, kind: 'file' | 'directory', path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined)
    throw new CliError(`${place} holds no evidence: there is no ${path}. A run writes it with --evidence.`, EXIT.usage);
  if (kind === 'file' ? !stats.isFile() : !stats.isDirectory())
    throw new CliError(`${path} is no plain ${kind === 'file' ? 'file' : 'folder'}.`, EXIT.usage);
}

function namesIn(folder: string): readonly string[] {
  try {
    return listEvidence(folder);
  } catch (error) {
    if (error instanceof UnreadableEvidence) throw new CliError(error.message, EXIT.usage);
    throw error;
  }
}

const MAX_INDEX = 64 * 2 ** 20;

function readIndex(file: string): EvidenceIndex {
  let index: unknown;
  try {
    index = readJsonFile(file, MAX_INDEX);
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as Error).message}.`, EXIT.usage);
  }
  if (!isIndex(index)) throw new CliError(`${file} is no index of evidence, or it is damaged.`, EXIT.usage);
  const foreign = Object.keys(index.files).find((name) => !INDEXED.includes(name) && !isEvidenceFile(name));
  if (foreign !== undefined) throw new CliError(`${file} names “${foreign}”, which no run writes.`, EXIT.usage);
  return index;
}

const isEvidenceFile = (name: string) =>
  name.startsWith(`${EVIDENCE_FOLDER}/`) && readEvidenceName(name.slice(EVIDENCE_FOLDER.length + 1)) !== undefined;

/** The files that are missing, that were added, or that are not as the run wrote them. */
function compareFiles(folder: string, { files }: EvidenceIndex, names: readonly string[]): readonly EvidenceProblem[] {
  const added = names
    .filter((name) => name !== INDEX_FILE)
    .map((name) => `${EVIDENCE_FOLDER}/${name}`)
    .filter((name) => !Object.hasOwn(files, name))
    .map((place) => ({ place, says: 'the index does not name it' }));
  const required = INDEXED.filter((name) => !Object.hasOwn(files, name)).map((place) => ({
    ...{ place, says: 'the index does not name it' },
  }));
  const changed = Object.entries(files).flatMap(([place, { sha256, bytes }]) => {
    const path = join(folder, place);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return [{ place, says: 'it is missing' }];
    if (stats.size !== bytes)
      return [{ place, says: `it has ${stats.size} bytes, and the run wrote ${bytes}: it was changed` }];
    const actual = describeFile(readFileSync(path)).sha256;
    return actual === sha256 ? [] : [{ place, says: 'its SHA-256 is not the one in the index: it was changed' }];
  });
  return [...added, ...required, ...changed];
}

/** Checks of a whole run without evidence, and evidence of checks that the run did not have. */
function findMissing(
  { selected, outcomes: judged }: Rejudged,
  { start, end }: EvidenceIndex,
  outcomes: readonly { readonly check: string }[],
): readonly EvidenceProblem[] {
  // Another version may have other checks.
  if (start.facts.kit.version !== KIT.version) return [];
  const ended = new Set(outcomes.map(({ check }) => check));
  const known = new Set(selected);
  return [
    ...(end.ended === 'whole' ? selected : [])
      .filter((check) => !ended.has(check))
      .map((check) => ({ place: EVIDENCE_FOLDER, check, says: 'there is no evidence of this check' })),
    ...judged
      .filter(({ check }) => !known.has(check))
      .map(({ check }) => ({ place: EVIDENCE_FOLDER, check, says: 'the plan of the run does not select this check' })),
  ];
}

/** The number of problems that are printed at most; JSON has all. */
const MAX_SHOWN = 20;

/** What was found, as lines for a terminal. */
function describeVerified(verified: VerifiedReport): readonly string[] {
  const { folder, ok, verdict, statuses, findings, exchanges, kit, problems, requirements, profile, signedBy } =
    verified;
  const by = kit.run === kit.now ? '' : ` (run by ${kit.run}, judged again by ${kit.now})`;
  const signed = signedBy === undefined ? [] : [`Signed by the key ${signedBy.slice(0, 16)}….`];
  if (ok)
    return [
      `${folder}: ${verdict.report}, ${count(statuses, 'status', 'statuses')} and ${count(findings, 'finding', 'findings')} follow from ${count(exchanges, 'exchange', 'exchanges')}${by}.`,
      ...signed,
      ...profile.map((line) => `  ${line}`),
    ];
  const hidden = problems.length - MAX_SHOWN;
  return [
    verdict.report === verdict.evidence
      ? `${folder}: ${verdict.report}, but not all of it follows from the evidence${by}.`
      : `${folder}: the report says ${verdict.report}, and from the evidence follows ${verdict.evidence}${by}.`,
    ...signed,
    ...requirements
      .slice(0, MAX_SHOWN)
      .map(({ id, before, after, why }) => `  ${id}: ${before} → ${after}${why === undefined ? '' : `, ${why}`}`),
    ...problems
      .slice(0, MAX_SHOWN)
      .map(({ place, check, says }) => `  ${place}${check === undefined ? '' : `, ${check}`}: ${says}`),
    ...(hidden > 0 ? [`  … and ${hidden} more; --format json shows all`] : []),
  ];
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
