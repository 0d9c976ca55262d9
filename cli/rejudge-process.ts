import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { ENDING, ROOT } from './package.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Rejudged, RejudgeRequest } from '../run/evidence-files.ts';

/** Judges evidence again in a process of its own. Throws a {@link CliError} where that process fails. */
export async function rejudge(request: RejudgeRequest): Promise<Rejudged> {
  const program = join(ROOT, 'suites', `rejudge${ENDING}`);
  const child = spawn(process.execPath, [...process.execArgv, program], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(request));
  const [output, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ]);
  if (code !== 0)
    throw new CliError(
      `Judging the evidence again ended with ${code ?? signal}. ${errors.trim().slice(0, 2_000)}`,
      EXIT.kitFailed,
    );
  return JSON.parse(output) as Rejudged;
}
