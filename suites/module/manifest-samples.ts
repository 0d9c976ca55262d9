import type { RequirementId } from '../../spec/requirements.ts';

const modules = (...list: readonly unknown[]) => ({ modules: { 'file-post-import': list } });
const one = (more: object) => modules({ key: 'split', url: '/process', ...more });
const patterns = (signaturePatterns: unknown) => one({ signaturePatterns });

// prettier-ignore
export const MANIFEST_REJECTS: readonly { readonly title: string; readonly breaks: RequirementId; readonly input: unknown }[] = [
  { title: 'no modules', breaks: 'module.manifest.array', input: {} },
  { title: 'one module in place of an array', breaks: 'module.manifest.array', input: { modules: { 'file-post-import': { key: 'a', url: '/a' } } } },
  { title: 'no key', breaks: 'module.manifest.key', input: one({ key: undefined }) },
  { title: 'a key twice', breaks: 'module.manifest.key', input: modules({ key: 'a', url: '/a' }, { key: 'a', url: '/b' }) },
  { title: 'no url', breaks: 'module.manifest.url', input: one({ url: undefined }) },
  { title: 'an absolute url', breaks: 'module.manifest.url', input: one({ url: 'https://other.example/process' }) },
  { title: 'another host', breaks: 'module.manifest.url', input: one({ url: '//other.example/process' }) },
  { title: 'a url that leads out', breaks: 'module.manifest.url', input: one({ url: '../../process' }) },
  { title: 'patterns in a string', breaks: 'module.manifest.signature-patterns', input: patterns('\\.json$') },
  { title: 'a glob', breaks: 'module.manifest.file-name', input: patterns({ fileName: '*.json' }) },
  { title: 'an open bracket', breaks: 'module.manifest.file-content', input: patterns({ fileContent: '(menu' }) },
  { title: 'a pattern that matches nothing', breaks: 'module.manifest.file-name', input: patterns({ fileName: '.json$json' }) },
  { title: 'a pattern that explodes', breaks: 'module.safety.pattern-time', input: patterns({ fileContent: '^(a+)+$' }) },
];

// prettier-ignore
export const MANIFEST_ACCEPTS: readonly { readonly title: string; readonly input: unknown }[] = [
  { title: 'no patterns', input: one({}) },
  { title: 'both patterns', input: patterns({ fileName: '^.+\\.(json|csv)$', fileContent: '"menu\\.|^\\s*\\{' }) },
  { title: 'a url without a slash, with a query', input: one({ url: 'process?module=1' }) },
  { title: 'several modules and fields of other kinds', input: { ...modules({ key: 'a', url: '/a', name: 'A' }, { key: 'b', url: '/b' }), name: 'App' } },
];
