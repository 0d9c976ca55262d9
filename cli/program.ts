import { Command } from 'commander';
import { addCroqlCommand } from './croql.ts';
import { addListCommand } from './list.ts';
import { addMockCommand } from './mock.ts';
import { KIT } from './package.ts';
import type { CommandIo, Surroundings } from './surroundings.ts';
import { addVerifyCommand } from './verify-command.ts';
import { EXIT } from '../reports/exit-code.ts';

/** In the order in which help shows them. */
const COMMANDS: readonly ((root: Command, io: CommandIo) => void)[] = [
  addVerifyCommand,
  addMockCommand,
  addListCommand,
  addCroqlCommand,
];

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
  for (const add of COMMANDS) add(root, io);
  return {
    run: async (argv) => {
      await root.parseAsync([...argv]);
      return exitCode;
    },
  };
}
