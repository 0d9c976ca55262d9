import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Reads a file of the repository. */
export const readText = (path: string): string => readFileSync(at(path), 'utf8');

/** A text as the formatter writes it into a file of the repository. */
export const formatFor = async (path: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(at(path))), filepath: at(path) });

/** Writes a file of the repository, formatted. */
export const writeFormatted = async (path: string, text: string): Promise<void> =>
  writeFileSync(at(path), await formatFor(path, text));
