import type { Outcome } from './answer-points.ts';
import { broken, findingsOf, shown } from './points.ts';
import type { Judge } from '../judge.ts';
import type { StringRecord } from '../../spec/types.gen.ts';

/** Strings that were sent, and what came of them. */
export interface Returned {
  readonly sent: readonly StringRecord[];
  readonly came: Outcome;
}

type Json = Readonly<Record<string, unknown>>;
const FIELDS = ['context', 'maxLength', 'isHidden', 'labels', 'attributes', 'translations'] as const;

/** A field that a string had and has no more, though its text is as it was. What an app changes is its own business. */
function lost({ sent, came }: Returned): { readonly due: string; readonly came: string } | undefined {
  const returned = new Map(
    (came.kind === 'strings' ? (came.records as readonly Json[]) : []).map((record) => [record?.['uniqId'], record]),
  );
  for (const record of sent) {
    const now = returned.get(record.uniqId);
    if (now === undefined || JSON.stringify(now['text']) !== JSON.stringify(record.text)) continue;
    const field = FIELDS.find((name) => saysSomething(record[name]) && !saysSomething(now[name]));
    if (field !== undefined)
      return {
        due: `${field} ${shown(record[field])}, as the string ${shown(record.uniqId)} had it`,
        came: `${field} ${shown(now[field])}`,
      };
  }
  return undefined;
}

/** Whether a value is another than what its absence means. Source, "String record". */
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

const requirement = 'module.fields-kept';
const SENT = [{ uniqId: 'a', identifier: 'a', text: 'A', context: 'The menu', labels: ['menu'] }];
const returned = (...records: readonly object[]): Returned => ({ sent: SENT, came: { kind: 'strings', records } });

/** Strings that come back with the text they had come back with every field. */
export const fieldsKept: Judge<Returned> = {
  id: 'module.fields-kept',
  decides: () => [requirement],
  judge: (input) => {
    const found = lost(input);
    const what = 'a string whose text stays loses a field';
    return found === undefined ? [] : findingsOf([broken(requirement, what, found.due, found.came)]);
  },
  rejects: [
    { title: 'a context is gone', breaks: requirement, input: returned({ ...SENT[0], context: undefined }) },
    { title: 'labels are gone', breaks: requirement, input: returned({ ...SENT[0], labels: [] }) },
  ],
  accepts: [
    { title: 'all fields are there', input: returned(...SENT) },
    { title: 'fields are changed', input: returned({ ...SENT[0], context: 'In the menu', labels: ['seen'] }) },
    { title: 'the text is another', input: returned({ uniqId: 'a', identifier: 'a', text: 'B' }) },
    { title: 'the string is gone', input: returned() },
  ],
};
