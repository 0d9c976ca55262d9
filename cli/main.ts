#!/usr/bin/env node
import { CommanderError } from 'commander';
import { Complaint } from './complaint.ts';
import { oneLine } from './one-line.ts';
import { program } from './program.ts';
import { EXIT } from '../reports/exit-code.ts';

const verbose = process.argv.includes('-v') || process.argv.includes('--verbose');

// A reader that has seen enough, like `head`, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** The one door: the only place that prints an error and decides the exit code. */
try {
  process.exitCode = await program(process).run(process.argv);
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed its sentence already; help that was asked for is no error.
    process.exitCode = error.exitCode === 0 ? EXIT.conforms : EXIT.usage;
  } else if (error instanceof Complaint) {
    // A sentence may quote a target, and no target drives the terminal of who reads it.
    process.stderr.write(`locspec: ${oneLine(error.message, 2_000)}\n`);
    if (verbose && error.stack !== undefined) process.stderr.write(`${error.stack}\n`);
    process.exitCode = error.exitCode;
  } else {
    const detail = error instanceof Error ? (verbose ? error.stack : error.message) : String(error);
    process.stderr.write(`locspec: the kit itself failed: ${detail}\n`);
    if (!verbose) process.stderr.write('Run it again with -v for the whole trace.\n');
    process.exitCode = EXIT.kitFailed;
  }
}
