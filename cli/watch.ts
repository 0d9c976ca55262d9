import { existsSync, watch } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';

/** How long it has to be quiet before a rebuild counts as ended, in milliseconds. */
const QUIET = 300;

/** Folders whose changes are no rebuild. */
const IGNORED = ['node_modules', '.git'];

/**
 * Yields once for each rebuild: when a file, or what is in a folder, has changed and then stayed as it is for a moment.
 * What changes between two yields is yielded next. Ends when `signal` aborts. What is written into `reportDir` counts as nothing. Throws a {@link CliError} for a path that
 * is not there.
 */
export async function* rebuilds(path: string, reportDir: string, signal: AbortSignal): AsyncGenerator<void> {
  const place = resolve(path);
  if (!existsSync(place)) throw new CliError(`There is no ${path} to watch.`, EXIT.usage);
  let isChanged = false;
  let wake: () => void = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(place, { recursive: true }, (_, name) => {
    if (name !== null && isIgnored(resolve(place, name), place, reportDir)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isChanged = true;
      wake();
    }, QUIET);
  });
  try {
    signal.addEventListener('abort', () => wake(), { once: true });
    while (!signal.aborted) {
      if (!isChanged) await new Promise<void>((done) => void (wake = done));
      if (signal.aborted) return;
      isChanged = false;
      yield;
    }
  } finally {
    clearTimeout(timer);
    watcher.close();
  }
}

function isIgnored(file: string, place: string, reportDir: string): boolean {
  const report = resolve(reportDir);
  return (
    file === report ||
    file.startsWith(`${report}${sep}`) ||
    relative(place, file)
      .split(sep)
      .some((part) => IGNORED.includes(part))
  );
}
