import type { ModuleContext } from '../modules/module-context.ts';

/** What the console reads of a service. */
export type ConsoleContext = Pick<ModuleContext, 'addresses' | 'hosts' | 'clock' | 'store' | 'resources' | 'imports'>;
