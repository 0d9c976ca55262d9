#!/usr/bin/env node
import { constants } from 'node:os';
import { CommanderError } from 'commander';
import { CliError } from './cli-error.ts';
import { program } from './program.ts';
import { EXIT } from '../reports/exit-code.ts';
import { forLog, forTerminal } from '../run/untrusted.ts';

const verbose = process.argv.includes('-v') || process.argv.includes('--verbose');

// A reader like `head` closes the pipe early. That ends a program by SIGPIPE, and is never taken for a result.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode || 128 + constants.signals.SIGPIPE);
});

// A sentence that nobody reads changes nothing about the result.
process.stderr.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** The only place that prints an error and sets the exit code of one. */
try {
  process.exitCode = await program(process).run(process.argv);
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed its sentence; help is no error.
    process.exitCode = error.exitCode === 0 ? EXIT.conforms : EXIT.usage;
  } else if (error instanceof CliError) {
    // A sentence may quote a target, which must not control the terminal.
    process.stderr.write(`locspec: ${forTerminal(error.message, 2_000)}\n`);
    for (const line of error.details) process.stderr.write(`  ${forTerminal(line, 2_000)}\n`);
    if (verbose && error.stack !== undefined) process.stderr.write(`${forLog(error.stack)}\n`);
    process.exitCode = error.exitCode;
  } else {
    const detail = error instanceof Error ? (verbose ? error.stack : error.message) : String(error);
    process.stderr.write(`locspec: the kit itself failed: ${forLog(detail ?? '')}\n`);
    if (!verbose) process.stderr.write('Run it again with -v for the stack trace.\n');
    process.exitCode = EXIT.kitFailed;
  }
}
