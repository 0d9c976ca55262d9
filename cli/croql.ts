import type { Command } from 'commander';
import { addCommands, type LazyCommand } from './commands.ts';
import type { LintEnvironment } from './croql-lint.ts';
import type { CroqlEnvironment } from './croql-options.ts';

/** The commands of the language, in the order of the help. */
const COMMANDS: Readonly<Record<string, LazyCommand<CroqlEnvironment & LintEnvironment>>> = {
  check: {
    says: 'Check an expression, and warn of what it may not be meant to say',
    load: async () => (await import('./croql-tasks.ts')).addTask('check'),
  },
  eval: {
    says: 'Print the ids of the records that an expression selects',
    load: async () => (await import('./croql-tasks.ts')).addTask('eval'),
  },
  format: {
    says: 'Print an expression in its canonical form',
    load: async () => (await import('./croql-tasks.ts')).addTask('format'),
  },
  explain: {
    says: 'Explain why a record matches an expression, or does not',
    load: async () => (await import('./croql-tasks.ts')).addTask('explain'),
  },
  url: {
    says: 'Print an expression as the encoded parameter, or as the address, of a request',
    load: async () => (await import('./croql-tasks.ts')).addTask('url'),
  },
  lint: {
    says: 'Find the CroQL in source files and check it, templates included',
    load: async () => (await import('./croql-lint.ts')).addLintCommand,
  },
  lsp: {
    says: 'Serve an editor by the Language Server Protocol, on standard input and output',
    load: async () => (await import('./croql-lsp.ts')).addServerCommand,
  },
  members: {
    says: 'List what expressions can ask about: each member with its type and an example',
    load: async () => (await import('./croql-members.ts')).addMembersCommand,
  },
  diff: {
    says: 'Search for a record that only one of two expressions selects',
    load: async () => (await import('./croql-diff.ts')).addDiffCommand,
  },
};

/** Adds `locspec croql …`, the language offline. */
export function addCroqlCommand(command: Command, io: CroqlEnvironment & LintEnvironment): void {
  addCommands(command.addHelpText('after', EXAMPLES), COMMANDS, io);
}

const EXAMPLES = `
Examples:
  $ locspec croql check 'count of translations where (user = @user:"alice") > 0'
  $ locspec croql eval --data dataset.json < query.croql
  $ locspec croql explain --data dataset.json --record 17 'is hidden and count of comments > 0'
  $ locspec croql url --context glossary-term --glossary 5 'status = "draft"'
  $ locspec croql members glossary-term
  $ locspec croql diff 'max length > 20' 'max length >= 20'`;
