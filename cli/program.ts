import { Command } from 'commander';
import { KIT } from './package.ts';
import { addCommands, type LazyCommand } from './commands.ts';
import type { CommandIo, CommandEnvironment } from './environment.ts';
import { forLog } from '../run/untrusted.ts';
import { EXIT } from '../reports/exit-code.ts';

/** The commands in the order of the help. */
const COMMANDS: Readonly<Record<string, LazyCommand<CommandIo>>> = {
  init: {
    says: 'Write a configuration and a CI workflow, without questions; no file is overwritten',
    load: async () => (await import('./init.ts')).addInitCommand,
  },
  verify: {
    says: 'Verify an implementation against the source',
    load: async () => (await import('./verify-command.ts')).addVerifyCommand,
  },
  doctor: {
    says: 'Check the configuration, the addresses, and one valid and one invalid handshake',
    load: async () => (await import('./doctor-command.ts')).addDoctorCommand,
  },
  probe: {
    says: 'Find out how a service resolves each gap of the source, and write a profile of it',
    load: async () => (await import('./probe.ts')).addProbeCommand,
  },
  profile: {
    says: 'Compare two profiles: of two deployments, two releases, or two editions',
    load: async () => (await import('./profile.ts')).addProfileCommand,
  },
  proxy: {
    says: 'Stand between an app and a service, or a service and a module app, and judge what both sides send',
    load: async () => (await import('./proxy.ts')).addProxyCommand,
  },
  mock: {
    says: 'Serve the reference service until stopped',
    load: async () => (await import('./mock.ts')).addMockCommand,
  },
  dataset: {
    says: 'Make datasets for the mock',
    load: async () => (await import('./dataset.ts')).addDatasetCommand,
  },
  strength: {
    says: 'Find out what the tests of an app would not notice: run them with faults of the mock switched on',
    load: async () => (await import('./strength.ts')).addStrengthCommand,
  },
  replay: {
    says: 'Run cases of an earlier report again, on the target that you name',
    load: async () => (await import('./replay.ts')).addReplayCommand,
  },
  baseline: {
    says: 'Update the file of expected failures from the last report',
    load: async () => (await import('./baseline.ts')).addBaselineCommand,
  },
  report: {
    says: 'Merge and compare reports',
    load: async () => (await import('./report.ts')).addReportCommand,
  },
  explain: {
    says: 'Explain a requirement, a gap, a finding code, a warning about CroQL, a threat or a check',
    load: async () => (await import('./explain.ts')).addExplainCommand,
  },
  list: {
    says: 'List requirements, checks, gaps, faults or threats',
    load: async () => (await import('./list.ts')).addListCommand,
  },
  croql: {
    says: 'Check, evaluate, format, explain or compare CroQL expressions, offline',
    load: async () => (await import('./croql.ts')).addCroqlCommand,
  },
  contracts: {
    says: 'Write the Pact files of an app with the service, and of the service with a module app',
    load: async () => (await import('./contracts.ts')).addContractsCommand,
  },
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
  addCommands(root, COMMANDS, io);
  return {
    run: async (argv) => {
      await root.parseAsync([...argv]);
      return exitCode;
    },
  };
}
