import type { App, ModuleEntry } from '../core/registered-app.ts';
import type { Project } from '../data/dataset.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { Language, StringRecord } from '../../spec/schemas/types.gen.ts';

/** The operation that a file is part of. Source, Endpoints 5. */
export type Operation = 'import' | 'update' | 'import_translations';

/** A module and the app that offers it. */
export interface AppModule {
  readonly app: App;
  readonly module: ModuleEntry;
}

/** Whether a regular expression matches a text. */
export type PatternMatcher = (pattern: string, text: string) => boolean;

/** A file to import; its content is plain text. */
export interface ImportedFile {
  readonly id: number;
  /** Decides, with the content, which module is called. */
  readonly name: string;
  /** Plain text; jobs carry it in base64. */
  readonly content: string;
}

/** A file to import, the strings that parsing it gave, and how both are sent to a module. */
export interface FileImport {
  readonly project: Project;
  /** What the user does: import a new file, update one, or import translations; `import` by default. */
  readonly operation: Operation;
  readonly file: ImportedFile;
  readonly targetLanguageIds: readonly string[];
  readonly strings: readonly StringRecord[];
  readonly send: { readonly content: 'inline' | 'url'; readonly strings: 'inline' | 'url' };
  readonly edition: Edition;
  /** The user who imports the file; null if the dataset has no users. */
  readonly login: string | null;
}

/** The body of a request to a module. Source, "File-processing job request". */
export interface Job {
  readonly jobType: string;
  readonly organization: {
    readonly id: number;
    readonly domain: string;
    readonly baseUrl: string;
    readonly apiBaseUrl: string;
  };
  readonly project: { readonly id: number; readonly identifier: string; readonly name: string };
  readonly file: {
    readonly id: number;
    readonly name: string;
    /** In base64. */
    readonly content?: string;
    readonly contentUrl?: string;
  };
  readonly sourceLanguage: Language;
  readonly targetLanguages: readonly Language[];
  readonly strings?: readonly StringRecord[];
  /** The address of the strings as new-line delimited JSON. */
  readonly stringsUrl?: string;
}
