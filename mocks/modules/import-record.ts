/** The outcome of an import, as the state address returns it. */
export interface ImportOutcome {
  /** `unhandled` if no module matched and the parsed strings were added unchanged. */
  readonly outcome: 'imported' | 'rejected' | 'unhandled';
  /** The app's error message, or why its response could not be used. */
  readonly message?: string;
  /** The key of the module that was called. */
  readonly moduleKey?: string;
  /** Decoded HTML from the app. It is untrusted: whoever shows it has to keep it from running. */
  readonly preview?: string;
  /** What of the app's response was not used although it was accepted, and why: a sentence. */
  readonly unused?: string;
}

/** One import with the job that was sent and the response to it. */
export interface ImportRecord {
  /** Counts from 1 since the service started. */
  readonly number: number;
  /** By the service's clock, in ISO 8601. */
  readonly at: string;
  /** The name of the file. */
  readonly file: string;
  /** Its preview has at most 200 000 characters. */
  readonly outcome: ImportOutcome;
  /** The body of the request to the module, at most 200 000 characters. */
  readonly job?: string;
  /** The module's response, at most 200 000 characters of its text. */
  readonly response?: { readonly status: number; readonly text: string };
}
