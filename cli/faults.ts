import { appFaults } from '../mocks/app/app-faults.ts';
import { oauthAppFaults, publicAppFaults } from '../mocks/app/oauth-app-faults.ts';
import { faults } from '../mocks/rules/faults.ts';

/** A fault, and what has it: the reference service, the reference module app or the reference login app. */
export interface ListedFault {
  readonly id: string;
  readonly of: string;
  /** The requirement that it violates. */
  readonly breaks: string;
  readonly says: string;
}

type FaultTable = Readonly<Record<string, Pick<ListedFault, 'breaks' | 'says'>>>;

/** The faults by what has them. `mock --fault` injects those of the service, `mock --app-fault` those of the module app. */
const TABLES: Readonly<Record<string, FaultTable>> = {
  service: faults,
  'module app': appFaults,
  'login app': { ...oauthAppFaults, ...publicAppFaults },
};

/** Every fault of the reference service and of the reference apps. */
export const listedFaults: readonly ListedFault[] = Object.entries(TABLES).flatMap(([of, rows]) =>
  Object.entries(rows).map(([id, { breaks, says }]) => ({ id, of, breaks, says })),
);
