import { Command } from 'commander';
import { KIT } from './package.ts';
import type { CommandIo, Surroundings } from './surroundings.ts';
import { EXIT } from '../reports/exit-code.ts';

type AddCommand = (root: Command, io: CommandIo) => void;

/**
 * In the order in which help shows them. Only the command that is meant is loaded, or all when none is: `mock` is
 * waited for by every test run that starts it, and to load the others would take it as long as to start.
 */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  init: async () => (await import('./init.ts')).addInitCommand,
  verify: async () => (await import('./verify-command.ts')).addVerifyCommand,
  doctor: async () => (await import('./doctor-command.ts')).addDoctorCommand,
  mock: async () => (await import('./mock.ts')).addMockCommand,
  replay: async () => (await import('./replay.ts')).addReplayCommand,
  baseline: async () => (await import('./baseline.ts')).addBaselineCommand,
  report: async () => (await import('./report.ts')).addReportCommand,
  list: async () => (await import('./list.ts')).addListCommand,
  croql: async () => (await import('./croql.ts')).addCroqlCommand,
  contracts: async () => (await import('./contracts.ts')).addContractsCommand,
};

/** The commands, ready to run; `run` resolves to the exit code. */
export function program(surroundings: Surroundings): { readonly run: (argv: readonly string[]) => Promise<number> } {
  let exitCode: number = EXIT.conforms;
  const { stdin, stdout, stderr, env } = surroundings;
  const io: CommandIo = {
    ...{ stdin, stdout, stderr, env },
    print: (text) => void stdout.write(`${text}\n`),
    ends: (code) => (exitCode = code),
  };
  const root = new Command('locspec')
    .description('Contract testing and conformance for a localization management service and the apps written for it')
    .version(KIT.version)
    .showHelpAfterError('Run it with --help to see what it takes.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text.replace(/^error: /, 'locspec: ')),
    });
  return {
    run: async (argv) => {
      const meant = Object.entries(COMMANDS).filter(([name]) => name === argv[2]);
      for (const [, load] of meant.length > 0 ? meant : Object.entries(COMMANDS)) (await load())(root, io);
      await root.parseAsync([...argv]);
      return exitCode;
    },
  };
}
