import type { InvalidExample } from './rule-table.ts';
import type { Example } from '../kit/rule.ts';

const modules = (...list: readonly unknown[]) => ({ modules: { 'file-post-import': list } });
const one = (more: object) => modules({ key: 'split', url: '/process', ...more });
const patterns = (signaturePatterns: unknown) => one({ signaturePatterns });

/** Manifests that each violate one requirement. */
// prettier-ignore
export const INVALID_MANIFESTS: readonly InvalidExample<unknown>[] = [
  { title: 'no modules', violates: 'module.manifest.array', input: {} },
  { title: 'one module in place of an array', violates: 'module.manifest.array', input: { modules: { 'file-post-import': { key: 'a', url: '/a' } } } },
  { title: 'no key', violates: 'module.manifest.key', input: one({ key: undefined }) },
  { title: 'a key twice', violates: 'module.manifest.key', input: modules({ key: 'a', url: '/a' }, { key: 'a', url: '/b' }) },
  { title: 'no url', violates: 'module.manifest.url', input: one({ url: undefined }) },
  { title: 'an absolute url', violates: 'module.manifest.url', input: one({ url: 'https://other.example/process' }) },
  { title: 'another host', violates: 'module.manifest.url', input: one({ url: '//other.example/process' }) },
  { title: 'a url that leads out', violates: 'module.manifest.url', input: one({ url: '../../process' }) },
  { title: 'patterns in a string', violates: 'module.manifest.signature-patterns', input: patterns('\\.json$') },
  { title: 'a glob', violates: 'module.manifest.file-name', input: patterns({ fileName: '*.json' }) },
  { title: 'an open bracket', violates: 'module.manifest.file-content', input: patterns({ fileContent: '(menu' }) },
  { title: 'a pattern that matches nothing', violates: 'module.manifest.file-name', input: patterns({ fileName: '.json$json' }) },
  { title: 'a pattern of exponential time', violates: 'module.safety.pattern-time', input: patterns({ fileContent: '^(a+)+$' }) },
];

/** Manifests that violate nothing. */
// prettier-ignore
export const VALID_MANIFESTS: readonly Example<unknown>[] = [
  { title: 'no patterns', input: one({}) },
  { title: 'both patterns', input: patterns({ fileName: '^.+\\.(json|csv)$', fileContent: '"menu\\.|^\\s*\\{' }) },
  { title: 'patterns of another language than JavaScript', input: patterns({ fileName: '(?i)^.+\\.JSON$', fileContent: '^(?P<first>\\w+)++' }) },
  { title: 'a url without a slash, with a query', input: one({ url: 'process?module=1' }) },
  { title: 'several modules and fields of other kinds', input: { ...modules({ key: 'a', url: '/a', name: 'A' }, { key: 'b', url: '/b' }), name: 'App' } },
];
