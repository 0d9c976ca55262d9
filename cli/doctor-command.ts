import type { Command } from 'commander';
import { examineConsent } from './consent-trial.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examine } from './doctor.ts';
import { examineApp } from './doctor-app.ts';
import { MAX_TIMER, wholeNumber } from './flags.ts';
import { wantsColor } from './environment.ts';
import type { CommandIo } from './environment.ts';
import { examinedPlan } from './verify.ts';
import type { VerifyOptions } from './verify.ts';
import { EXIT } from '../reports/exit-code.ts';
import { forShell, forTerminal } from '../run/untrusted.ts';
import { painter } from '../reports/paint.ts';

/** The options of `locspec doctor`. */
interface DoctorOptions extends VerifyOptions {
  readonly app?: string;
  readonly color: boolean;
}

/** Adds `locspec doctor`. */
export function addDoctorCommand(command: Command, io: CommandIo): void {
  command
    .option('--auth-url <address>', 'the authorization server, without /oauth')
    .option('--base-url <address>', 'the API of the hosted edition, without /api/v2')
    .option('--enterprise-base-url <address>', 'the API of the enterprise edition, without /api/v2')
    .option('--state-url <address>', 'the state address, if the target can be prepared for tests')
    .option('--app <address>', 'an app in place of a service: its first job, and its first login')
    .option('--config <file>', 'the configuration file (default: locspec.config.json, .ts, .mjs or .js)')
    .option('--timeout <ms>', 'timeout of each request (default: 10000)', wholeNumber(1, MAX_TIMER))
    .option('--read-only', 'send nothing but GET')
    .option('--no-color', 'no colours (or set NO_COLOR)')
    .option('-v, --verbose', 'print stack traces')
    .action(async ({ color, app, ...options }: DoctorOptions) => {
      const { plan, addresses, file } = await examinedPlan(options);
      const paint = painter(wantsColor(io, color));
      io.print(
        `${paint('green', 'ok     ')}  configuration: ${file === undefined ? 'none, only flags' : `${file} is valid`}`,
      );
      if (!addresses && app === undefined) {
        io.print('No target is named, so a run verifies the reference service, which it starts itself.');
        return;
      }
      let exitCode: number = EXIT.conforms;
      let isStopped = false;
      const print = ({
        level: stands,
        subject: what,
        message: says,
        field,
        fix,
        exitCode: code = EXIT.usage,
      }: Diagnosis) => {
        const { word, ink } = LOOKS[stands];
        io.print(`${paint(ink, word)}  ${what}: ${forTerminal(says)}`);
        if (fix !== undefined && stands !== 'ok') io.print(`         ${field}: ${forTerminal(fix)}`);
        isStopped ||= stands === 'problem';
        if (stands === 'problem' || stands === 'missing') exitCode = Math.max(exitCode, code);
      };
      if (app !== undefined) for await (const diagnosis of examineApp(app, options)) print(diagnosis);
      else if (addresses) {
        for await (const diagnosis of examine(plan, addresses, { loadsData: true })) print(diagnosis);
        if (exitCode === EXIT.conforms) for await (const diagnosis of examineConsent(plan)) print(diagnosis);
      }
      const next = app === undefined ? 'service' : `app ${forShell(app)}`;
      const ready = `Ready: run \`npx locspec verify ${next}\`.`;
      const notReady = isStopped
        ? 'Not ready: fix the problems first.'
        : 'Not complete: a run is possible, and leaves open what is missing here.';
      io.print(exitCode === EXIT.conforms ? ready : notReady);
      io.ends(exitCode);
    });
}

const LOOKS = {
  ok: { word: 'ok     ', ink: 'green' },
  note: { word: 'note   ', ink: 'yellow' },
  missing: { word: 'MISSING', ink: 'red' },
  problem: { word: 'PROBLEM', ink: 'red' },
} as const;
