import { findDifference } from './compare-outcomes.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import type { JobShape } from '../drivers/job.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/**
 * What an app made of a job, as a text: its strings where they changed, and a preview. The empty text where it only returned
 * what it got. An app that makes no two different things of different jobs may process nothing.
 */
export function describeProduct(
  { strings }: JobShape,
  outcome: Outcome & { kind: 'strings' },
  { content }: JobResponse,
) {
  const isChanged =
    findDifference({ kind: 'strings', records: completeRecords(strings, outcome) }, outcome) !== undefined;
  const { data = {}, previewFile } = content.kind === 'strings' ? content : {};
  const preview = data['preview'] ?? (previewFile?.kind === 'read' ? previewFile.body : '');
  return `${isChanged ? JSON.stringify(outcome.records) : ''}${String(preview)}`;
}

/** The strings of a job, those that came back without the fields that are gone: what only loses a field is not processed. */
function completeRecords(sent: readonly StringRecord[], { records }: Outcome & { kind: 'strings' }): readonly object[] {
  const returned = new Map(records.filter(isObject).map((record) => [record['uniqId'], record]));
  return sent.map((record) => {
    const after = returned.get(record.uniqId);
    return after === undefined ? record : Object.fromEntries(Object.entries(record).filter(([name]) => name in after));
  });
}
