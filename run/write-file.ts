import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file under another name and renames it, so that no reader sees half of it. Throws what the file system says. */
export function writeWhole(file: string, text: string, mode?: number): void {
  const part = `${file}.part`;
  writeFileSync(part, text, mode === undefined ? {} : { mode });
  renameSync(part, file);
}
