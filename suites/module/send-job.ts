import { readResponse } from './job-response.ts';
import type { JobResponse } from './job-response.ts';
import { describeProduct } from './product.ts';
import { callApp } from '../drivers/call-app.ts';
import type { JobShape } from '../drivers/job.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What the app made of the jobs so far, each different thing once. */
const products = sessionKey(() => new Set<string>());
/** Two products show that an app processes, as long as it does not make the same of every job. */
const ENOUGH = 2;

/**
 * Sends the job of a shape and reads the response. Strings that came back changed, and not the same for every job, are the
 * positive control, whatever check sent the job.
 */
export async function sendJob(
  target: Target,
  shape: JobShape,
  beforeReading?: () => Promise<unknown>,
): Promise<JobResponse> {
  const response = readResponse(await callApp(target, shape, beforeReading));
  // Each module has to show for itself that it processes.
  if (shape.module === undefined) noteProduct(target, response);
  return response;
}

/**
 * A file of one string shows little: an app may refuse every other. Only where the configuration has jobs, of which the
 * kit cannot know more, it counts.
 */
const countsAlone = ({ plan }: Target) => plan.app?.jobs !== undefined;

function noteProduct(target: Target, { outcome, called }: JobResponse): void {
  const known = target.session.get(products);
  if (outcome.kind !== 'strings') return;
  if (known.size < ENOUGH) {
    const sent = readSent(called);
    const product = sent.length > 1 || countsAlone(target) ? describeProduct(sent, outcome) : '';
    if (product !== '') known.add(product);
  }
  if (known.size >= ENOUGH) target.confirm('module');
}

/** The strings that were sent: a job may have others than its shape, which need not be valid. */
function readSent({ text, strings }: JobResponse['called']): readonly StringRecord[] {
  const { strings: sent } = JSON.parse(text) as { readonly strings?: unknown };
  return Array.isArray(sent) ? (sent as StringRecord[]) : strings;
}
