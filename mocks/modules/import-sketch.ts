import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import type { Resources } from '../data/resources.ts';
import type { FileImport, ImportedFile } from './job-types.ts';

/** An import with only the members that a test cares about. Source, Endpoints 5 and "String record". */
export interface ImportSketch extends Partial<Pick<FileImport, 'operation' | 'targetLanguageIds' | 'edition'>> {
  /** The dataset's first project when absent. */
  readonly projectId?: number;
  /** `content` is plain text; it is sent in base64. */
  readonly file?: Partial<ImportedFile>;
  /** The strings that parsing the file gave; one string when absent. */
  readonly strings?: readonly Partial<StringRecord>[];
  /** How content and strings are sent; inline when absent. */
  readonly send?: Partial<FileImport['send']>;
  /** The user who imports the file; the dataset's first user when absent. */
  readonly login?: string;
}

/** The params of the state `the file is imported`, with defaults for what the sketch leaves out. */
export function completeImport({ projects }: Pick<Resources, 'projects'>, sketch: ImportSketch = {}): object {
  const project = projects[0]?.records[0];
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
    // By the source, translations are imported into one language, and a new file has none.
    targetLanguageIds: sketch.operation === 'import_translations' ? project?.targetLanguageIds.slice(0, 1) : [],
    ...sketch,
    file: { id: 1, name: 'strings.json', content, ...sketch.file },
    strings,
  };
}
