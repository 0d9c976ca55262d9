import { Option, type Command } from 'commander';
import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { CroqlEnvironment } from './croql-options.ts';
import { readNames } from './croql-data.ts';
import { KIT } from './package.ts';

interface ServerFlags {
  readonly context?: ContextName;
  readonly edition?: Edition;
  readonly data?: string;
}

/** Adds `locspec croql lsp`, which serves an editor on the standard streams until the editor ends it; one that only goes away is a failure. */
export function addServerCommand(command: Command, io: CroqlEnvironment): void {
  command
    .option('--data <file>', 'a dataset whose logins and languages are suggested')
    .addOption(
      new Option('--context <context>', 'kind of record, where the file does not say it').choices(CONTEXT_NAMES),
    )
    .addOption(new Option('--edition <edition>', 'edition whose members are known').choices(['hosted', 'enterprise']))
    // Editors name the transport; there is only this one.
    .option('--stdio', 'use standard input and output, as it does without')
    .action(async ({ context, edition, data }: ServerFlags) => {
      const names = data === undefined ? {} : await readNames(data);
      const { serveEditor } = await import('../lsp/server.ts');
      serveEditor({ input: io.stdin, output: process.stdout }, KIT.version, { options: { context, edition }, names });
      // A person who tries it would otherwise see nothing.
      if (io.stdin.isTTY) io.stderr.write('locspec: waits for an editor on standard input; Ctrl-C ends it.\n');
      await new Promise(() => {});
    });
}
