import { sep } from 'node:path';
import type { Result } from 'sarif';
import { renderFrame } from '../croql/wording.ts';
import type { Problem } from '../lint/lint.ts';
import { createLocator, type Position } from '../lint/positions.ts';
import { writeSarif } from '../reports/sarif.ts';
import { forJson, forLog, forWorkflowMessage, forWorkflowProperty } from '../run/untrusted.ts';
import { KIT } from './package.ts';

/** What a run of the linter found. */
export interface LintReport {
  /** The numbers of files that were read, of expressions in them and of files that were corrected. */
  readonly files: number;
  readonly expressions: number;
  readonly fixed: number;
  /** The files with problems. */
  readonly results: readonly FileProblems[];
  readonly skipped: readonly { readonly file: string; readonly reason: string }[];
}

interface FileProblems {
  readonly file: string;
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** A format of `locspec croql lint`. */
export type LintFormat = 'pretty' | 'json' | 'sarif' | 'github';

/** The formats, each of which makes what it quotes harmless for its output. */
export const LINT_FORMATS: Readonly<Record<LintFormat, (report: LintReport) => string>> = {
  pretty: (report) =>
    forLog([...listPlaces(report).map(renderPlace), ...listSkipped(report), summarize(report)].join('\n')),
  json: (report) =>
    forJson({
      ok: hasNone(report, 'error'),
      ...countsOf(report),
      problems: listPlaces(report).map(serialize),
      skipped: report.skipped,
    }),
  sarif: (report) => writeLog(report).trimEnd(),
  github: (report) =>
    [...listPlaces(report).map(annotate), forLog([...listSkipped(report), summarize(report)].join('\n'))].join('\n'),
};

/** Whether no problem of a report has a severity. */
export const hasNone = ({ results }: LintReport, severity: Problem['severity']): boolean =>
  !results.some(({ problems }) => problems.some((problem) => problem.severity === severity));

/** A problem with its position. */
interface Place {
  readonly file: string;
  readonly text: string;
  readonly problem: Problem;
  readonly start: Position;
  readonly end: Position;
}

const listPlaces = ({ results }: LintReport): readonly Place[] =>
  results.flatMap(({ file, text, problems }) => {
    const locate = createLocator(text);
    return problems.map((problem) => ({
      ...{ file, text, problem },
      start: locate(problem.span.start),
      end: locate(problem.span.end),
    }));
  });

const renderPlace = ({ file, text, problem, start }: Place) =>
  `${file}:${start.line}:${start.column}: ${problem.severity === 'warning' ? 'warning: ' : ''}${problem.message} [${problem.code}]\n${renderFrame(text, problem.span)}\n`;

const listSkipped = ({ skipped }: LintReport) => skipped.map(({ file, reason }) => `skipped ${file}: ${reason}`);

const countsOf = ({ files, expressions, fixed }: LintReport) => ({ files, expressions, fixed });

function summarize({ files, expressions, fixed, results }: LintReport): string {
  const problems = results.flatMap((each) => each.problems);
  const place = `${count(files, 'file')} with ${count(expressions, 'expression')}`;
  const corrected = fixed > 0 ? [`corrected ${count(fixed, 'file')}`] : [];
  const fixable = problems.filter(({ fix }) => fix !== null).length;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const told = [
    errors === 0 ? 'no error' : count(errors, 'error'),
    ...(warnings === 0 ? [] : [count(warnings, 'warning')]),
  ];
  // Otherwise a project whose expressions are not found would seem to be right.
  if (expressions === 0 && problems.length === 0) return `no expression in ${count(files, 'file')}. ${RECOGNISED}`;
  const found = `${told.join(' and ')} in ${place}`;
  return [found, ...corrected, ...(fixable > 0 ? [`--fix corrects ${fixable}`] : [])].join('; ');
}

const RECOGNISED =
  "Expressions are found as croql: '…', as the argument for a parameter named croql, in ?croql=…, as croql`…`, after a comment /* croql: translation */ and more: see docs/croql-in-code.md.";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const serialize = ({ file, problem, start, end }: Place) => ({
  file,
  ...{ line: start.line, column: start.column, endLine: end.line, endColumn: end.column },
  span: problem.span,
  severity: problem.severity,
  code: problem.code,
  message: problem.message,
  context: problem.context,
  contextKnown: problem.found.context !== null,
  foundBy: problem.found.by,
  expression: problem.found.host.text.replaceAll('\uFFFC', '…'),
  fix: problem.fix,
});

const annotate = ({ file, problem, start, end }: Place) => {
  const place = {
    file,
    line: start.line,
    col: start.column,
    endLine: end.line,
    endColumn: end.column,
    title: `CroQL: ${problem.code}`,
  };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${forWorkflowProperty(String(value))}`);
  return `::${problem.severity} ${properties.join(',')}::${forWorkflowMessage(problem.message)}`;
};

function writeLog(report: LintReport): string {
  const places = listPlaces(report);
  const codes = [...new Set(places.map(({ problem }) => problem.code))].sort();
  return writeSarif({
    tool: { driver: { name: KIT.name, version: KIT.version, rules: codes.map((id) => ({ id: `croql/${id}` })) } },
    automationDetails: { id: 'locspec/croql/' },
    columnKind: 'utf16CodeUnits',
    results: places.map(({ file, problem, start, end }): Result => {
      const artifactLocation = { uri: encodeURI(file.split(sep).join('/')) };
      return {
        ruleId: `croql/${problem.code}`,
        ruleIndex: codes.indexOf(problem.code),
        level: problem.severity,
        message: { text: problem.message },
        locations: [{ physicalLocation: { artifactLocation, region: regionOf(start, end) } }],
      };
    }),
  });
}

const regionOf = (start: Position, end: Position) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});
