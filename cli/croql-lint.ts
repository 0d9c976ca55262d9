import { realpathSync, statSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { applyEdits } from '../lint/fixes.ts';
import { lintText, type Linted, type LintOptions } from '../lint/lint.ts';
import { declaresFunctions, findParameters, listFunctions, type ExpressionParameters } from '../lint/parameters.ts';
import { EXIT } from '../reports/exit-code.ts';
import { writeWhole } from '../run/write-file.ts';
import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { readSource, selectFiles } from './lint-files.ts';
import { hasNone, LINT_FORMATS, type LintFormat, type LintReport } from './lint-formats.ts';

/** Where the command writes, and what to call with its exit code. */
export interface LintEnvironment {
  readonly stdout: { readonly write: (text: string) => unknown };
  readonly ends: (exitCode: number) => void;
}

interface LintFlags {
  readonly context?: ContextName;
  readonly edition?: Edition;
  readonly format: LintFormat;
  readonly json?: boolean;
  readonly fix?: boolean;
  readonly strict?: boolean;
}

/** Adds `locspec croql lint`. The exit code is 0 if every expression is valid, 1 if not, and 2 if a file cannot be read. */
export function addLintCommand(command: Command, io: LintEnvironment): void {
  command
    .argument('<files...>', 'files, folders or globs')
    .addOption(
      new Option('--context <context>', 'kind of record, where the file does not say it; default: any').choices(
        CONTEXT_NAMES,
      ),
    )
    .addOption(
      new Option('--edition <edition>', 'edition whose members are known; default: either').choices([
        'hosted',
        'enterprise',
      ]),
    )
    .addOption(
      new Option('--format <format>', 'format of the result').choices(Object.keys(LINT_FORMATS)).default('pretty'),
    )
    .option('--json', 'the same as --format json')
    .option('--fix', 'correct what has one right correction, and format, in the files')
    .option('--strict', 'exit with 1 if there are warnings')
    .addHelpText('after', EXAMPLES)
    .action((patterns: readonly string[], flags: LintFlags) => {
      const { report, isUnreadable } = lintFiles(patterns, flags);
      io.stdout.write(`${LINT_FORMATS[flags.json ? 'json' : flags.format](report)}\n`);
      const isRight = hasNone(report, 'error') && !(flags.strict && !hasNone(report, 'warning'));
      io.ends(isUnreadable ? EXIT.usage : isRight ? EXIT.conforms : EXIT.violates);
    });
}

const EXAMPLES = `
Examples:
  $ locspec croql lint src 'scripts/**/*.py' README.md
  $ locspec croql lint --context translation --fix queries
  $ locspec croql lint --format sarif src > croql.sarif`;

function lintFiles(patterns: readonly string[], flags: LintFlags) {
  let isUnreadable = false;
  const report = { files: 0, expressions: 0, fixed: 0, results: [], skipped: [] } as {
    -readonly [Key in keyof LintReport]: LintReport[Key] extends readonly (infer Item)[] ? Item[] : LintReport[Key];
  };
  const files = selectFiles(patterns);
  const options: LintOptions = { ...flags, parameters: readParameters(files) };
  for (const file of files) {
    const source = readSource(file);
    if (!source.ok) {
      report.skipped.push({ file, reason: source.reason });
      isUnreadable ||= source.isUnreadable ?? false;
      continue;
    }
    const fixed = flags.fix ? fixText(file, source.text, options) : source.text;
    if (fixed !== source.text) {
      // A link stays one, and the file keeps its permissions.
      writeWhole(realpathSync(file), fixed, statSync(file).mode);
      report.fixed++;
    }
    const { expressions, problems } = lintText(file, fixed, options);
    report.files++;
    report.expressions += expressions.length;
    if (problems.length > 0) report.results.push({ file, text: fixed, problems });
  }
  return { report: report as LintReport, isUnreadable };
}

/** What the functions of all files take that have an expression among their parameters. */
function readParameters(files: readonly string[]): ExpressionParameters {
  const scripts = files.filter(declaresFunctions);
  const listIn = (file: string, isWanted: (text: string) => boolean) => {
    const source = readSource(file);
    return source.ok && isWanted(source.text) ? listFunctions(file, source.text) : [];
  };
  const mentions = (text: string) => /croql/i.test(text);
  const functions = scripts.flatMap((file) => listIn(file, mentions));
  const names = [...findParameters(functions).keys()].map((name) => name.replace('#', ''));
  if (names.length === 0) return new Map();
  // Functions of the same names can be declared where nothing else is about expressions.
  const declares = new RegExp(`\\b(?:${names.join('|')})\\b\\s*[(=:?<]`);
  const isOther = (text: string) => !mentions(text) && declares.test(text);
  return findParameters([...functions, ...scripts.flatMap((file) => listIn(file, isOther))]);
}

/** Corrections can make others possible; that many rounds are enough for any that people make. */
const MAX_ROUNDS = 10;

function fixText(file: string, original: string, options: LintOptions): string {
  let text = original;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const linted: Linted = lintText(file, text, options);
    const edits = [...linted.problems.flatMap(({ fix }) => fix ?? []), ...linted.formats];
    if (edits.length === 0) break;
    text = applyEdits(text, edits);
  }
  return text;
}
