import { PARSED } from './import-fixtures.ts';
import type { ImportContext, ImportOptions, ImportResult } from './imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** How long a response is held back in real time, in milliseconds. */
const MAX_HELD = 1_500;

/**
 * An import whose response, of the parsed strings, comes after this time on the target's clock, in seconds. Throws
 * {@link PreconditionFailed} if the clock cannot be moved during an import.
 */
export async function importLate(
  context: CheckContext,
  { app, importFile }: ImportContext,
  seconds: number,
  options: ImportOptions = {},
): Promise<ImportResult> {
  let called: () => void = () => undefined;
  let release: () => void = () => undefined;
  const isCalled = new Promise<void>((resolve) => (called = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  app.reply(() => {
    called();
    return { body: { data: { strings: options.strings ?? PARSED } }, after: isReleased };
  });
  const importing = importFile(options);
  const timeout = setTimeout(() => release(), MAX_HELD * 4);
  try {
    await Promise.race([isCalled, importing]);
    let hasPassed = false;
    const passing = context.target.state('time passes', { seconds }).then(() => (hasPassed = true));
    passing.catch(() => undefined);
    await Promise.race([passing, new Promise((resolve) => setTimeout(resolve, MAX_HELD))]);
    if (!hasPassed) throw new PreconditionFailed('the state address cannot let time pass during an import');
    // A service that polls its clock needs a moment to notice.
    await Promise.race([importing, new Promise((resolve) => setTimeout(resolve, 400))]);
    release();
    return await importing;
  } finally {
    clearTimeout(timeout);
    release();
    await importing.catch(() => undefined);
  }
}
