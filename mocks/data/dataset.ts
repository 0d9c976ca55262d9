import type { Dataset, SourceString, TmSegment } from '../../spec/types.gen.ts';

export type {
  Dataset,
  DatasetLanguage as Language,
  GlossaryTerm as Term,
  SourceString,
  TmSegment as Segment,
} from '../../spec/types.gen.ts';

type Element<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;

/** The parts of a dataset that its schema gives no name of their own. */
export type User = Element<Dataset['users']>;
export type Project = Element<Dataset['projects']>;
export type Translation = Element<SourceString['translations']>;
export type SegmentRecord = Element<TmSegment['records']>;
