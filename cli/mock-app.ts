import { requireKnown } from './known.ts';
import { appFaults } from '../mocks/app/app-faults.ts';
import type { AppFaultId } from '../mocks/app/app-faults.ts';
import { startApp } from '../mocks/app/port.ts';
import type { StartedApp } from '../mocks/app/port.ts';
import { createReferenceApp } from '../mocks/app/reference-app.ts';

/**
 * Serves the reference app with these faults at a port of the loopback interface; 0 is a free one. Throws a CliError
 * for an unknown fault, and rejects with the error of `listen` when the port is taken.
 */
export async function serveApp(port: number, faults: readonly string[]): Promise<StartedApp> {
  requireKnown(faults, Object.keys(appFaults), 'fault of the app');
  let app = createReferenceApp();
  for (const id of faults) app = appFaults[id as AppFaultId].wrap(app);
  return startApp(app, port);
}
