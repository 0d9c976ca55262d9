import type { ServiceContext } from '../core/context.ts';
import type { ImportRecord } from './import-record.ts';
import type { ModuleRules } from './module-rules.ts';
import type { SharedFiles } from './shared-files.ts';

/** Sends one request over the network, as the global `fetch` does. */
export type Call = (request: Request) => Promise<Response>;

/** What module calls need. */
export interface ModuleContext<Rules extends ModuleRules = ModuleRules> extends ServiceContext<Rules> {
  /** How the modules of apps are called. */
  readonly call: Call;
  /** The files that jobs refer to by address. */
  readonly files: SharedFiles;
  /** The most recent imports, oldest first. */
  readonly imports: ImportRecord[];
}
