import { Command } from 'commander';
import { KIT } from './package.ts';
import type { CommandIo, CommandEnvironment } from './environment.ts';
import { forLog } from '../run/untrusted.ts';
import { EXIT } from '../reports/exit-code.ts';

type AddCommand = (root: Command, io: CommandIo) => void;

/**
 * The commands in the order of the help. Only the given one is loaded, or all if none is given: test runs wait for
 * `mock`, and loading the others takes as long as its start.
 */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  init: async () => (await import('./init.ts')).addInitCommand,
  verify: async () => (await import('./verify-command.ts')).addVerifyCommand,
  doctor: async () => (await import('./doctor-command.ts')).addDoctorCommand,
  probe: async () => (await import('./probe.ts')).addProbeCommand,
  profile: async () => (await import('./profile.ts')).addProfileCommand,
  proxy: async () => (await import('./proxy.ts')).addProxyCommand,
  mock: async () => (await import('./mock.ts')).addMockCommand,
  dataset: async () => (await import('./dataset.ts')).addDatasetCommand,
  strength: async () => (await import('./strength.ts')).addStrengthCommand,
  replay: async () => (await import('./replay.ts')).addReplayCommand,
  baseline: async () => (await import('./baseline.ts')).addBaselineCommand,
  report: async () => (await import('./report.ts')).addReportCommand,
  explain: async () => (await import('./explain.ts')).addExplainCommand,
  list: async () => (await import('./list.ts')).addListCommand,
  croql: async () => (await import('./croql.ts')).addCroqlCommand,
  contracts: async () => (await import('./contracts.ts')).addContractsCommand,
};

/** The program; `run` resolves to the exit code. */
export function program(environment: CommandEnvironment): {
  readonly run: (argv: readonly string[]) => Promise<number>;
} {
  let exitCode: number = EXIT.conforms;
  const { stdin, stdout, stderr, env } = environment;
  const io: CommandIo = {
    ...{ stdin, stdout, stderr, env },
    print: (text) => void stdout.write(`${forLog(text)}\n`),
    ends: (code) => (exitCode = code),
  };
  // What follows the name of a command belongs to that command alone.
  const root = new Command('locspec')
    .enablePositionalOptions()
    .description('Contract testing and conformance for a localization management service and the apps written for it')
    .version(KIT.version)
    .showHelpAfterError('Run it with --help to see its options.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(forLog(text.replace(/^error: /, 'locspec: '))),
    });
  return {
    run: async (argv) => {
      const given = Object.entries(COMMANDS).filter(([name]) => name === argv[2]);
      for (const [, load] of given.length > 0 ? given : Object.entries(COMMANDS)) (await load())(root, io);
      await root.parseAsync([...argv]);
      return exitCode;
    },
  };
}
