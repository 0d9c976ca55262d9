import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own, whose name begins with this; it is removed, with all that it holds, when it is disposed of. */
export function openTemporaryFolder(name: string): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), name));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
