/**
 * The data a service is loaded with: the source's own member names, spaces included. Absent booleans are false, absent
 * arrays empty, absent scalars null. The law is `dataset.schema.json`; these types are what the service reads of it.
 */
export interface Dataset {
  readonly users?: readonly User[];
  readonly languages?: readonly Language[];
  readonly projects?: readonly Project[];
  readonly tms?: readonly Tm[];
  readonly glossaries?: readonly Glossary[];
}

export interface User {
  readonly id: number;
  readonly login: string;
}

/** Source, "Language object". */
export interface Language {
  readonly id: string;
  readonly name: string;
  readonly editorCode: string;
  readonly twoLettersCode: string;
  readonly threeLettersCode: string;
  readonly locale: string;
  readonly androidCode: string;
  readonly osxCode: string;
  readonly osxLocale: string;
  readonly pluralCategoryNames: readonly string[];
  readonly pluralRules: string;
}

export interface Project {
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
  readonly sourceLanguageId: string;
  readonly targetLanguageIds: readonly string[];
  readonly strings?: readonly SourceString[];
}

/** A text, or one text for each plural category. */
export type Text = string | Readonly<Record<string, string>>;

/** A file or a branch. */
export interface Place {
  readonly id: number;
  readonly name?: string;
  readonly title?: string;
  readonly type?: string;
  readonly context?: string;
}

/** Source, "Source string context"; only the members that list records show are named. */
export interface SourceString {
  readonly id: number;
  readonly text?: Text;
  readonly identifier?: string;
  readonly context?: string;
  readonly 'max length'?: number | null;
  readonly 'type is plural'?: boolean;
  readonly 'type is icu'?: boolean;
  readonly 'type is asset'?: boolean;
  readonly 'is hidden'?: boolean;
  readonly 'is duplicate'?: boolean;
  readonly fields?: unknown;
  readonly file?: Place | null;
  readonly branch?: Place | null;
  readonly labels?: readonly { readonly id: number; readonly title?: string; readonly 'is system'?: boolean }[];
  readonly translations?: readonly Translation[];
  readonly added?: string | null;
  readonly updated?: string | null;
}

/** Source, "Translation members". */
export interface Translation {
  readonly id: number;
  readonly text?: string;
  readonly 'plural form'?: string | null;
  readonly 'is pre translated'?: boolean;
  readonly provider?: string | null;
  readonly language: string;
  readonly user?: number | null;
  readonly updated?: string | null;
}

export interface Tm {
  readonly id: number;
  readonly segments?: readonly Segment[];
}

/** Source, "TM segment context". */
export interface Segment {
  readonly id: number;
  readonly records?: readonly SegmentRecord[];
}

export interface SegmentRecord {
  readonly id: number;
  readonly text?: string;
  readonly language?: string;
  readonly usageCount?: number;
  readonly createdBy?: number;
  readonly updatedBy?: number;
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

export interface Glossary {
  readonly id: number;
  readonly terms?: readonly Term[];
  readonly concepts?: readonly object[];
}

/** Source, "Glossary term context". */
export interface Term {
  readonly id: number;
  readonly text?: string;
  readonly description?: string;
  readonly language?: string;
  readonly user?: number;
  readonly partOfSpeech?: string;
  readonly status?: string;
  readonly type?: string;
  readonly gender?: string;
  readonly note?: string;
  readonly lemma?: string;
  readonly url?: string;
  readonly concept?: number;
  readonly createdAt?: string;
  readonly updatedAt?: string;
}
