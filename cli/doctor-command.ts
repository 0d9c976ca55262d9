import type { Command } from 'commander';
import { examineConsent } from './consent-trial.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examine } from './doctor.ts';
import { wholeNumber } from './flags.ts';
import { wantsColor } from './surroundings.ts';
import type { CommandIo } from './surroundings.ts';
import { examinedPlan } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { EXIT } from '../reports/exit-code.ts';
import { painter } from '../reports/paint.ts';

/** Adds `locspec doctor`. */
export function addDoctorCommand(root: Command, io: CommandIo): void {
  root
    .command('doctor')
    .description('Look at the configuration, the addresses and one good and one bad handshake; no data is changed')
    .option('--auth-url <address>', 'the authorization server, without /oauth')
    .option('--base-url <address>', 'the API of the hosted edition, without /api/v2')
    .option('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2')
    .option('--state-url <address>', 'the state address, where the target can be prepared for a test')
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option('--timeout <ms>', 'for each request (default: 10000)', wholeNumber(1))
    .option('--read-only', 'send nothing but GET')
    .option('--no-color', 'no colours (also by the variable NO_COLOR)')
    .option('-v, --verbose', 'print traces')
    .action(async ({ color, ...options }: VerifyOptions & { readonly color: boolean }) => {
      const { plan, addresses, file } = await examinedPlan(options);
      const paint = painter(wantsColor(io, color));
      io.print(`${paint('green', 'well ')}  configuration: ${file ?? 'none; flags alone'}, as its schema says`);
      if (!addresses) {
        io.print('No target is named, so a run looks at the reference service, which it starts itself.');
        return;
      }
      let exitCode: number = EXIT.conforms;
      const tell = ({ stands, what, says, field, fix, exitCode: code = EXIT.usage }: Diagnosis) => {
        const { word, ink } = LOOKS[stands];
        io.print(`${paint(ink, word)}  ${what}: ${says}`);
        if (fix !== undefined && stands !== 'well') io.print(`       ${field}: ${fix}`);
        if (stands === 'wrong') exitCode = Math.max(exitCode, code);
      };
      for await (const diagnosis of examine(plan, addresses)) tell(diagnosis);
      if (exitCode === EXIT.conforms) for await (const diagnosis of examineConsent(plan)) tell(diagnosis);
      io.print(
        exitCode === EXIT.conforms
          ? 'Ready: `locspec verify service` can begin.'
          : 'Not ready: mend what is wrong first.',
      );
      io.ends(exitCode);
    });
}

const LOOKS = {
  well: { word: 'well ', ink: 'green' },
  note: { word: 'note ', ink: 'yellow' },
  wrong: { word: 'WRONG', ink: 'red' },
} as const;
