/** An error that the user can fix: one sentence, the exit code, and lines of details, each of which may quote anything. */
export class CliError extends Error {
  readonly exitCode: number;
  readonly details: readonly string[];
  constructor(sentence: string, exitCode: number, details: readonly string[] = []) {
    super(sentence);
    this.exitCode = exitCode;
    this.details = details;
  }
}
