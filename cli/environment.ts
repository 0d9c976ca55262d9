/** The streams and the environment of the program. */
export interface CommandEnvironment {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a command gets besides its options: the environment, a way to print a line, and a way to set the exit code. */
export interface CommandIo extends CommandEnvironment {
  readonly print: (text: string) => void;
  readonly ends: (exitCode: number) => void;
}

/** Whether the flag, the variable NO_COLOR and the terminal allow colours. */
export const wantsColor = ({ env, stdout }: CommandIo, flag: boolean): boolean =>
  flag && env['NO_COLOR'] === undefined && stdout.isTTY;

/** Whether the program runs in continuous integration, whose services set this variable. */
export const isCi = ({ env }: CommandIo): boolean => !['', '0', 'false', undefined].includes(env['CI']);
