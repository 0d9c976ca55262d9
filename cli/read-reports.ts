import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { wantsColor } from './environment.ts';
import type { CommandIo } from './environment.ts';
import { readResult } from './result-file.ts';
import type { Conformance, ReportedFinding } from '../reports/conformance.ts';
import { compareResults, type Difference } from '../reports/difference.ts';
import { differenceMarkdown } from '../reports/difference-markdown.ts';
import { differenceText, judgement } from '../reports/difference-text.ts';
import { EXIT } from '../reports/exit-code.ts';
import { RESULT_FILE } from '../reports/files.ts';
import { writeComparedPage } from '../reports/formats.ts';
import { verificationResult } from '../reports/pact.ts';
import { historyMarkdown, historyOf, historyText } from '../reports/history.ts';
import { forJson } from '../run/untrusted.ts';

const FORMATS = ['pretty', 'json', 'markdown'] as const;

interface FormatFlags {
  readonly format: (typeof FORMATS)[number];
  readonly color: boolean;
}

interface PactFlags {
  readonly providerVersion: string;
  readonly buildUrl?: string;
}

/** Adds `locspec report diff`, `history` and `pact`, which read reports and change none. */
export function addReportReaders(report: Command, io: CommandIo): void {
  const add = (name: string, description: string) =>
    report
      .command(name)
      .description(description)
      .addOption(new Option('--format <format>', 'format of the result').choices(FORMATS).default('pretty'))
      .option('--no-color', 'no colours (or set NO_COLOR)');
  add('diff', 'Say what changed from one report to another: exit code 1 if anything is worse, else 0')
    .argument('<before>', 'the report folder of the earlier run, or its conformance.json')
    .argument('<after>', 'that of the later one')
    .action((before: string, after: string, { format, color }: FormatFlags) => {
      const difference = compareResults(readReport(before), readReport(after));
      const texts = {
        pretty: () => differenceText(difference, wantsColor(io, color), io.stdout.columns),
        json: () => forJson(summarize(difference)),
        markdown: () => differenceMarkdown(difference),
      };
      io.print(texts[format]());
      io.ends(difference.isWorse ? EXIT.violates : EXIT.conforms);
    });
  report
    .command('pact')
    .description('Print the verification result of a contract for a Pact broker: exit code 1 if it is no success')
    .argument('<report>', 'the report folder of a run with --suite contracts, or its conformance.json')
    .requiredOption('--provider-version <version>', 'the version of the service or the app that was verified')
    .option('--build-url <address>', 'the address of the build that verified it')
    .action((place: string, { providerVersion: version, buildUrl }: PactFlags) => {
      const result = verificationResult(readReport(place), {
        version,
        ...(buildUrl === undefined ? {} : { buildUrl }),
      });
      if (result === undefined)
        throw new CliError(
          `${place} is of a run that verified no contract: verify with --suite contracts.`,
          EXIT.usage,
        );
      io.print(forJson(result));
      io.ends(result.success ? EXIT.conforms : EXIT.violates);
    });
  add('history', 'Show several reports in the order of their runs, each with what changed since the one before')
    .argument('<folders...>', 'report folders, in any order')
    .action((folders: readonly string[], { format, color }: FormatFlags) => {
      const rows = historyOf(folders.map((folder) => ({ folder, result: readReport(folder) })));
      const texts = {
        pretty: () => historyText(rows, wantsColor(io, color)),
        json: () => forJson(rows),
        markdown: () => historyMarkdown(rows),
      };
      io.print(texts[format]());
    });
}

/** The result in a report folder. Throws a {@link CliError} of one sentence for a folder that has none. */
export function readReport(place: string): Conformance {
  return readResult(isFolder(place) ? join(place, RESULT_FILE) : place);
}

function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(code === 'ENOENT' ? `There is no ${place}.` : `${place} cannot be read (${code}).`, EXIT.usage);
  }
}

/** Writes the page of a result again, with what changed since a previous one, and says it in a sentence. */
export function comparePage(result: Conformance, previous: Conformance, reportDir: string): string {
  const difference = compareResults(previous, result);
  writeComparedPage(result, reportDir, difference);
  return judgement(difference);
}

/** A difference without the evidence of its findings, which the reports have. */
function summarize({ findings, ...rest }: Difference): object {
  const short = ({ requirement, check, code, title, expected, actual, replay }: ReportedFinding) => ({
    ...{ requirement, check, code, title, expected, actual, replay },
  });
  return {
    ...rest,
    findings: {
      new: findings.new.map(short),
      fixed: findings.fixed.map(short),
      changed: findings.changed.map(({ before, after }) => ({ before: short(before), after: short(after) })),
      same: findings.same,
    },
  };
}
