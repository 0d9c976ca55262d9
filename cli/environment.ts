/** The streams and the environment that the program may use. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a command is given besides its flags: the surroundings, a way to print a line, and where its exit code goes. */
export interface CommandIo extends Surroundings {
  readonly print: (text: string) => void;
  readonly ends: (exitCode: number) => void;
}

/** Whether colours are wanted: by the flag, by the variable, and by who reads. */
export const wantsColor = ({ env, stdout }: CommandIo, flag: boolean): boolean =>
  flag && env['NO_COLOR'] === undefined && stdout.isTTY;
