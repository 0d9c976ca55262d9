import type { GlossaryConcept } from '../../spec/schemas/types.gen.ts';
import type { Language, Project, SegmentRecord, SourceString, Term, Translation, User } from './dataset.ts';

/** A source string with only the members that a test cares about. Source, "Source string context". */
export interface StringSketch extends Partial<Omit<SourceString, 'translations'>> {
  readonly translations?: readonly Partial<Translation>[];
}

/** A project with only the members that a test cares about. */
export interface ProjectSketch extends Partial<Omit<Project, 'strings'>> {
  readonly strings?: readonly StringSketch[];
}

/** A segment with only the members that a test cares about. Source, "TM segment context". */
export interface SegmentSketch {
  readonly id?: number;
  /** One record when absent. */
  readonly records?: readonly Partial<SegmentRecord>[];
}

/** A translation memory with only the members that a test cares about. */
export interface TmSketch {
  readonly id?: number;
  readonly segments?: readonly SegmentSketch[];
}

/** A glossary with only the members that a test cares about. Source, "Glossary term context". */
export interface GlossarySketch {
  readonly id?: number;
  readonly terms?: readonly Partial<Term>[];
  /** The concepts of its terms when absent. */
  readonly concepts?: readonly Partial<GlossaryConcept>[];
}

/** A dataset with only the members that a test cares about. */
export interface DatasetSketch {
  /** Logins or users; `alice` and `bob` when absent. Users that are mentioned by id are added. */
  readonly users?: readonly (string | Partial<User>)[];
  /** Codes or languages. Those of the demo dataset are added where they are mentioned; without this list, any others too. */
  readonly languages?: readonly (string | Language)[];
  /** One project when absent. */
  readonly projects?: readonly ProjectSketch[];
  /** One translation memory when absent. */
  readonly tms?: readonly TmSketch[];
  /** One glossary when absent. */
  readonly glossaries?: readonly GlossarySketch[];
  /** Shorthand for the strings of one project. */
  readonly strings?: readonly StringSketch[];
  /** Shorthand for the segments of one translation memory. */
  readonly segments?: readonly SegmentSketch[];
  /** Shorthand for the terms of one glossary. */
  readonly terms?: readonly Partial<Term>[];
}
