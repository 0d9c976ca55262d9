import { readResponse } from './job-response.ts';
import { OWNERS } from './job-space.ts';
import type { OwnerName } from './job-space.ts';
import { PLAIN } from './strings.ts';
import { callApp } from '../drivers/call-app.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

/** The owners whose jobs the app processes: it may know only the organizations and projects that have installed it. */
export async function findServedOwners({ target }: CheckContext): Promise<ReadonlySet<OwnerName>> {
  const served = new Set<OwnerName>();
  for (const [name, owner] of Object.entries(OWNERS) as [OwnerName, (typeof OWNERS)[OwnerName]][]) {
    try {
      const called = await callApp(target, { shape: `a job of the owner ${name}`, strings: PLAIN, owner });
      // A response that is no refusal is judged where it is met again.
      if (readResponse(called).outcome.kind !== 'error') served.add(name);
    } catch (error) {
      if (!(error instanceof PreconditionFailed) || error.undecided.code !== 'app-refuses-calls' || name === 'usual')
        throw error;
    }
  }
  return served;
}
