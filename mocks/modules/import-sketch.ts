import type { StringRecord } from '../../spec/types.gen.ts';
import type { Import } from './job.ts';
import type { ImportedFile } from './rules.ts';
import type { Workings } from '../workings.ts';

/** An import of which a test names what it cares about. Source, Endpoints 5 and "String record". */
export interface ImportSketch extends Partial<Pick<Import, 'operation' | 'targetLanguageIds' | 'edition'>> {
  /** The dataset's first project when absent. */
  readonly projectId?: number;
  /** `content` is plain text; it travels in base64. */
  readonly file?: Partial<ImportedFile>;
  /** What parsing the file gave; one string when absent. */
  readonly strings?: readonly Partial<StringRecord>[];
  /** How content and strings travel; inline when absent. */
  readonly send?: Partial<Import['send']>;
  /** Who imports; the dataset's first user when absent. */
  readonly login?: string;
}

/** The params of `the file is imported` with everything that a sketch leaves out. */
export function importWith({ resources }: Workings, sketch: ImportSketch = {}): object {
  const project = resources.projects[0]?.subjects[0];
  const strings = (sketch.strings ?? [{}]).map((record, index) => ({
    uniqId: `${index + 1}`,
    identifier: `string.${index + 1}`,
    text: record.hasPlurals ? { one: `${index + 1} item`, other: `${index + 1} items` } : `Text ${index + 1}`,
    ...record,
  }));
  const content = JSON.stringify(Object.fromEntries(strings.map(({ identifier, text }) => [identifier, text])));
  return {
    projectId: project?.id,
    operation: 'import',
    // The source: translations are imported into one language, and a new file has none.
    targetLanguageIds: sketch.operation === 'import_translations' ? project?.targetLanguageIds.slice(0, 1) : [],
    ...sketch,
    file: { id: 1, name: 'strings.json', content, ...sketch.file },
    strings,
  };
}
