import { PARSED } from './import-fixtures.ts';
import type { ImportContext, ImportOptions, ImportResult } from './imports.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** How long a response is held back in real time, in milliseconds. */
const MAX_HELD = 1_500;
/** How long a service may need to notice that time has passed, in milliseconds. */
export const MAX_NOTICE = 400;

/** An import whose response came late. */
export interface LateImport extends ImportResult {
  /** How long the service took to end the import before the response came, in milliseconds; undefined if it did not. */
  readonly endedAfter: number | undefined;
}

/** What else a late response is, besides the import that it is of. */
interface Lateness {
  /** How long a service that polls its clock has to end the import before the response comes, in milliseconds. */
  readonly notice?: number;
  /** Whether the response begins at once, and only its end comes late. */
  readonly begins?: boolean;
  /** The strings of the response; those of the import when absent. */
  readonly answered?: readonly StringRecord[];
}

/**
 * An import whose response comes after this time on the target's clock, in seconds. Throws {@link PreconditionFailed} if
 * the clock cannot be moved during an import.
 */
export async function importLate(
  context: CheckContext,
  { app, importFile }: ImportContext,
  seconds: number,
  { notice = MAX_NOTICE, begins = false, answered, ...options }: ImportOptions & Lateness = {},
): Promise<LateImport> {
  let called: () => void = () => undefined;
  let release: () => void = () => undefined;
  const isCalled = new Promise<void>((resolve) => (called = resolve));
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  app.reply(() => {
    called();
    return { body: { data: { strings: answered ?? options.strings ?? PARSED } }, after: isReleased, begins };
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
    const passedAt = performance.now();
    const ended = importing.then(() => performance.now() - passedAt);
    const endedAfter = await Promise.race([
      ended,
      new Promise<undefined>((resolve) => setTimeout(resolve, notice, undefined)),
    ]);
    release();
    return { ...(await importing), endedAfter };
  } finally {
    clearTimeout(timeout);
    release();
    await importing.catch(() => undefined);
  }
}
