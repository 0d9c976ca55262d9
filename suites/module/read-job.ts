import { readNdjson } from './ndjson.ts';
import type { Ndjson } from './ndjson.ts';
import type { Operation } from '../drivers/imports.ts';
import { parseJob } from '../drivers/played-app.ts';
import type { ReceivedRequest } from '../drivers/played-app.ts';
import type { Json } from '../../spec/json.ts';
import type { Language, StringRecord } from '../../spec/schemas/types.gen.ts';

/** A call of a module, and what it should have carried. */
export interface JobCall {
  readonly received: ReceivedRequest;
  readonly operation: Operation;
  readonly jobType: string;
  readonly project: { readonly id: number; readonly identifier: string; readonly name: string };
  readonly file: { readonly id: number; readonly name: string; readonly content: string };
  readonly source: Language;
  readonly targets: readonly Language[];
  readonly strings: readonly StringRecord[];
  /** The name that `serviceType` has on the wire. */
  readonly serviceTypeName: string;
  /** The content at the addresses of the job: absent where it could not be read, null where the kit may not ask. */
  readonly contentFile?: string | null;
  readonly stringsFile?: string | null;
}

/** A call whose body has been read. */
export interface ReadJob extends JobCall {
  /** Absent where the body is no object of JSON. */
  readonly job?: Json;
  /** The content of the strings file of the job, where it names one and the kit could read it. */
  readonly linkedStrings?: Ndjson;
}

/** Reads the body of a call, and the file that its `stringsUrl` names. */
export function readJob(call: JobCall): ReadJob {
  const job = parseJob(call.received);
  const linkedStrings =
    typeof call.stringsFile === 'string' && isAddress(job?.['stringsUrl']) ? readNdjson(call.stringsFile) : undefined;
  return { ...call, ...(job && { job }), ...(linkedStrings && { linkedStrings }) };
}

/** Whether a value is an absolute address on the web. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);
