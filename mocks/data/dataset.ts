import type { Dataset, SourceString, TmSegment } from '../../spec/schemas/types.gen.ts';

export type {
  Dataset,
  DatasetLanguage as Language,
  GlossaryTerm as Term,
  SourceString,
  TmSegment as Segment,
} from '../../spec/schemas/types.gen.ts';

type Element<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;

/** A user of a dataset. */
export type User = Element<Dataset['users']>;
/** A project of a dataset. */
export type Project = Element<Dataset['projects']>;
/** A translation of a source string. */
export type Translation = Element<SourceString['translations']>;
/** A record of a segment. */
export type SegmentRecord = Element<TmSegment['records']>;
