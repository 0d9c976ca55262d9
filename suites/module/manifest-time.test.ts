import { expect, test } from 'vitest';
import { manifestRules } from './manifest-rules.ts';

test('a manifest of thousands of slow patterns is judged in seconds', () => {
  const modules = Array.from({ length: 5_000 }, (_, index) => ({
    ...{ key: `m${index}`, url: '/process' },
    signaturePatterns: { fileName: '(a{9999}){9999}', fileContent: '(b{9999}){9999}' },
  }));
  const manifest = { modules: { 'file-post-import': modules } };
  const began = performance.now();
  for (const { violation, requirement } of manifestRules) {
    if (/file-name|file-content|pattern-time/.test(requirement)) violation(manifest);
  }
  expect(performance.now() - began).toBeLessThan(30_000);
});
