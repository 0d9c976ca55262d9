/**
 * `locspec/mock`: the reference service in tests, on local ports or as a function.
 *
 * ```js
 * const service = await startService();
 * t.after(() => service.close()); // in node:test; onTestFinished in vitest
 * service.load(datasetWith({ strings: [{ text: 'Pay now', 'is hidden': true }] }));
 * await fetch(`${service.baseUrl}/api/v2/projects/1/strings`, { headers: { Authorization: `Bearer ${service.token()}` } });
 * service.verify();
 * ```
 */
import type * as sketches from './data/dataset-sketch.ts';
import type { WithLogins } from './data/dataset-sketch.ts';

export { startService, type StartedService, type StartOptions } from './service/port.ts';
export { createService } from './service/create-service.ts';
export type {
  Service,
  ServiceOptions,
  Snapshot,
  UnknownRouteListener,
  UnknownRouteListener as Stray,
} from './service/service.ts';
export type { ServiceResolutions } from './rules/resolutions.ts';
export type { FaultId } from './rules/faults.ts';
export type { Duration, Handle, TokenOptions } from './service/handle.ts';
export type { Exchange, Violation, Violation as Finding } from './core/journal.ts';
export type { ImportRecord, ImportRecord as ImportLine, ImportOutcome } from './modules/import-record.ts';
export type { ImportSketch } from './modules/import-sketch.ts';
export type { TokenResponse } from './oauth/token-rules.ts';
export type { Dataset } from './data/dataset.ts';
export { datasetWith } from './data/dataset-with.ts';
export type { WithLogins } from './data/dataset-sketch.ts';
/** What `datasetWith` and `load` take, and its parts: users are given by their ids or logins. */
export type DatasetSketch = WithLogins<sketches.DatasetSketch>;
/** A project with its members, files and strings. */
export type ProjectSketch = WithLogins<sketches.ProjectSketch>;
/** A string of a project with its translations. */
export type StringSketch = WithLogins<sketches.StringSketch>;
/** A translation memory with its segments. */
export type TmSketch = WithLogins<sketches.TmSketch>;
/** A segment of a translation memory. */
export type SegmentSketch = WithLogins<sketches.SegmentSketch>;
/** A glossary with its terms. */
export type GlossarySketch = WithLogins<sketches.GlossarySketch>;
export type { UserDecision } from './core/store.ts';
export type { App, ModuleAccess, ModuleEntry } from './core/registered-app.ts';
export {
  InvalidRequestsError,
  UnusedFailuresError,
  type RequestFinding,
  type VerifyOptions,
} from './service/verify-requests.ts';
export type { InjectedFailure } from './core/injected-failure.ts';
export type { Addresses } from './core/context.ts';
export type { Clock } from './core/clock.ts';
