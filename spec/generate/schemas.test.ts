import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFiles } from './schemas.ts';

test('the generated files are what their sources make of them', async () => {
  for (const [path, text] of Object.entries(await generatedFiles())) {
    const kept = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
    // A difference of thousands of lines helps nobody; the command does.
    expect(kept === text, `${path} is not up to date: npm run generate`).toBe(true);
  }
});
