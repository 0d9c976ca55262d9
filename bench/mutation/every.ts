import { describe } from 'vitest';

// Whoever counts which test covers what does so file by file, and loses count where one process runs several.
const FILES = [
  'semantics',
  'diagnostics',
  'recovery',
  'source-shapes',
  'printer',
  'explain',
  'dates',
  'script',
  'evaluation',
  'compiler',
  'vectors',
  'laws',
  'agreement',
  'hostile',
];

for (const file of FILES) describe(file, async () => void (await import(`../../croql/${file}.test.ts`)));
