/**
 * `locspec/mock`: the reference service in tests, on ports of this machine or as a function.
 *
 * ```js
 * const service = await startService();
 * service.load(datasetWith({ strings: [{ text: 'Pay now', 'is hidden': true }] }));
 * await fetch(`${service.baseUrl}/api/v2/projects/1/strings`, { headers: { Authorization: `Bearer ${service.token()}` } });
 * service.verify();
 * await service.close();
 * ```
 */
export { startService, type StartedService, type StartOptions } from './port.ts';
export { createService, type Service, type ServiceOptions, type Snapshot, type Stray } from './service.ts';
export type { ServiceAnswers } from './answers.ts';
export type { FaultId } from './faults.ts';
export type { Duration, Handle, TokenOptions } from './handle.ts';
export type { Exchange, Finding } from './journal.ts';
export type { ImportLine, ImportOutcome } from './modules/import.ts';
export type { ImportSketch } from './modules/import-sketch.ts';
export type { TokenAnswer } from './oauth/token-rules.ts';
export type { Dataset } from './state/dataset.ts';
export {
  datasetWith,
  type DatasetSketch,
  type GlossarySketch,
  type ProjectSketch,
  type SegmentSketch,
  type StringSketch,
  type TmSketch,
} from './state/dataset-with.ts';
export type { App, ModuleAccess, ModuleEntry, UserDecision } from './store.ts';
export { UnallowedRequests, type RequestFinding, type VerifyOptions } from './strictness.ts';
export type { Trouble } from './trouble.ts';
export type { Addresses } from './workings.ts';
