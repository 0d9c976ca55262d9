/** Something that the person at the command line can mend: one sentence, and the exit code that goes with it. */
export class Complaint extends Error {
  readonly exitCode: number;
  constructor(sentence: string, exitCode: number) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
