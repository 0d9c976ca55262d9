declare const brand: unique symbol;

/**
 * Text of a target, a file or a page. It is no string to the compiler, so it gets into an output only by one of the
 * functions below, each of which makes it harmless in one kind of output.
 */
export interface Untrusted {
  readonly [brand]: true;
}

/** Marks a text as untrusted. */
export const untrusted = (text: string): Untrusted => text as unknown as Untrusted;

type Text = string | Untrusted;

/** A text that quotes others is as untrusted as they are. */
export const quoting = (strings: TemplateStringsArray, ...quoted: readonly (Text | number)[]): Untrusted =>
  untrusted(String.raw({ raw: strings }, ...quoted));

/** A value whose untrusted texts are strings. */
export type Plain<T> = T extends Untrusted ? string : T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

/** For a value that a writer of JSON, YAML or XML escapes: a text, or a structure that holds some. */
export const forWriter = <T>(value: T): Plain<T> => value as Plain<T>;

/**
 * For several lines of anything: without the characters that can control a terminal or reorder a line, which are control
 * characters except tab and line feed, Unicode line breaks, and marks that change the direction of text.
 */
export const printable = (text: Text): string =>
  (text as string).replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    '\ufffd',
  );

/** For a terminal or a log: on one line, cut to a maximum length. */
export function forTerminal(text: Text, max = 500): string {
  const line = withoutCommands(printable((text as string).replace(/[\t-\r\u2028\u2029]+/g, ' ')));
  return line.length <= max ? line : `${line.slice(0, max)}…`;
}

/**
 * For a terminal or a log, with its lines and colours: no other escape sequence, and no line that a CI service takes for
 * a command, as GitHub does with `::error::` and `##[error]`, and others with `##vso[` and `##teamcity[`.
 */
export const forLog = (text: Text): string =>
  withoutCommands(
    (text as string)
      .split(COLOR)
      .map((part, index) => (index % 2 === 1 ? part : printable(part)))
      .join(''),
  );

const withoutCommands = (text: string) =>
  text.replace(/^([^\S\n]*(?:\u001b\[[\d;]*m)*[^\S\n]*):(?=:)/gm, '$1: ').replace(/##(?=\[|[a-z]+\[)/gi, '# #');

/** The only sequences that the kit itself prints. */
const COLOR = /(\u001b\[[\d;]{0,8}m)/;

/** For the message of a workflow command of GitHub. */
export const forWorkflowMessage = (text: Text): string =>
  withoutCommands(printable(text)).replace(/%/g, '%25').replace(/\n/g, '%0A');

/** For a property of a workflow command of GitHub. */
export const forWorkflowProperty = (text: Text): string =>
  forWorkflowMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** For the content of an element of HTML or an attribute in double quotes. */
export const forHtml = (text: Text): string =>
  printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** For HTML within Markdown: on one line, and nobody is mentioned. */
export const forMarkdownHtml = (text: Text): string =>
  forHtml((text as string).replace(/\s+/g, ' ')).replace(/@/g, '&#64;');

/** For a paragraph, a list or a table of Markdown. */
export const forMarkdown = (text: Text): string => forMarkdownHtml(text).replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&');

/** For a code block of Markdown, with a fence longer than any in the text. */
export function forMarkdownBlock(text: Text): string[] {
  const runs = [...(text as string).matchAll(/`+/g)].map(([run]) => run.length + 1);
  const fence = '`'.repeat(Math.max(3, ...runs));
  return [`${fence}text`, printable(text), fence, ''];
}

/** For one word of a POSIX shell, in single quotes if it has a character with a meaning there. */
export const forShell = (text: Text): string =>
  /^[\w@%+=:,./-]+$/.test(text as string) ? (text as string) : `'${(text as string).replaceAll("'", "'\\''")}'`;

/** For JSON in a terminal or a log: what would drive it is escaped, so that the value stays the same. */
export const forJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
