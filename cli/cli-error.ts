/** An error that the user can fix: one sentence, and the exit code. */
export class CliError extends Error {
  readonly exitCode: number;
  constructor(sentence: string, exitCode: number) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
