/** A word for a POSIX shell: as it is when no character of it means anything there. */
export const quoted = (word: string): string =>
  /^[\w.,:/@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
