import type { Resolutions } from '../../spec/gaps/gaps.ts';
import type { Journal } from '../core/journal.ts';
import type { FaultId } from '../rules/faults.ts';
import type { ModuleContext } from '../modules/module-context.ts';

/** What the console reads of a service. */
export type ConsoleContext = Pick<ModuleContext, 'addresses' | 'hosts' | 'clock' | 'store' | 'resources' | 'imports'>;

/** What the console shows besides the state of the service. */
export interface ConsoleOptions {
  readonly journal: Journal;
  readonly faults: readonly FaultId[];
  readonly resolutions: Partial<Resolutions>;
}
