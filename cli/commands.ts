import type { Command } from 'commander';
import { requireKnown } from './known.ts';

/** A command as the help lists it, and the module with its options and its action, which is loaded when it is used. */
export interface LazyCommand<Io> {
  readonly says: string;
  readonly load: () => Promise<(command: Command, io: Io) => void>;
}

/** Adds commands by name in the order of the help. Only the one that is used is loaded: programs wait for their start. */
export function addCommands<Io>(parent: Command, commands: Readonly<Record<string, LazyCommand<Io>>>, io: Io): void {
  for (const [name, { says }] of Object.entries(commands)) parent.command(name).description(says);
  parent.hook('preSubcommand', async (_, command) => {
    const known = Object.hasOwn(commands, command.name()) ? commands[command.name()] : undefined;
    if (known) (await known.load())(command, io);
  });
  // Commander's own help command shows a command as it is before it is loaded.
  parent
    .helpCommand(false)
    .command('help [command]')
    .description('display help for command')
    .action(async (name?: string) => {
      requireKnown(name === undefined ? [] : [name], Object.keys(commands), 'command');
      await parent.parseAsync([...(name === undefined ? [] : [name]), '--help'], { from: 'user' });
    });
}
