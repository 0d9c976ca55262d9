import { compiles, LONGEST, made, matches, matchesNothing } from './pattern.ts';
import { broken, kept, shown } from './points.ts';
import type { Point } from './points.ts';
import type { RequirementId } from '../../spec/requirements.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ARRAY = 'module.manifest.array';

/** The modules of a manifest, or nothing where it has none. */
export function modulesOf(manifest: unknown): readonly unknown[] {
  const modules = isObject(manifest) ? manifest['modules'] : undefined;
  const list = isObject(modules) ? modules['file-post-import'] : undefined;
  return Array.isArray(list) ? (list as unknown[]) : [];
}

/** What a manifest says about the rules. Source, "Module manifest entry". */
export function manifestPoints(manifest: unknown): readonly Point[] {
  const modules = isObject(manifest) ? manifest['modules'] : undefined;
  const list = isObject(modules) ? modules['file-post-import'] : undefined;
  if (!Array.isArray(list))
    return [
      broken(
        ARRAY,
        'the manifest has no array of modules',
        'modules.file-post-import, an array',
        shown(list ?? manifest),
      ),
    ];
  const keys = list.map((module: unknown) => (isObject(module) ? module['key'] : undefined));
  const twice = keys.find((key, index) => typeof key === 'string' && keys.indexOf(key) !== index);
  return [
    kept(ARRAY),
    ...list.flatMap((module: unknown, index) => modulePoints(module, `module ${index}`)),
    ...(twice === undefined
      ? []
      : [
          broken(
            'module.manifest.key',
            'two modules have the same key',
            'a key that no other module of the app has',
            shown(twice),
          ),
        ]),
  ];
}

function modulePoints(module: unknown, place: string): Point[] {
  if (!isObject(module))
    return [broken(ARRAY, 'a module is no object', 'an object with key and url', `${place}: ${shown(module)}`)];
  const { key, url, signaturePatterns: patterns } = module;
  return [
    typeof key === 'string' && key !== ''
      ? kept('module.manifest.key')
      : broken('module.manifest.key', 'a module has no key', 'a string', `${place}: ${shown(key)}`),
    isInside(url)
      ? kept('module.manifest.url')
      : broken(
          'module.manifest.url',
          'the url of a module is no relative address within the app',
          'an address such as /process',
          `${place}: ${shown(url)}`,
        ),
    ...(patterns === undefined ? [] : patternsPoints(patterns, place)),
  ];
}

/** Whether an address is relative and leads nowhere above the app. */
function isInside(url: unknown): boolean {
  if (typeof url !== 'string' || url === '' || /^[a-z][a-z0-9+.-]*:|^[/\\]{2}|\s/i.test(url)) return false;
  const base = 'http://app.example/outer/inner/';
  const address = `${base}${url.replace(/^\/+/, '')}`;
  return URL.canParse(address) && new URL(address).href.startsWith(base);
}

const PATTERNS: readonly (readonly [name: string, requirement: RequirementId])[] = [
  ['fileName', 'module.manifest.file-name'],
  ['fileContent', 'module.manifest.file-content'],
];

function patternsPoints(patterns: unknown, place: string): Point[] {
  const requirement = 'module.manifest.signature-patterns';
  if (!isObject(patterns))
    return [
      broken(
        requirement,
        'signaturePatterns is no object',
        'an object with fileName or fileContent',
        `${place}: ${shown(patterns)}`,
      ),
    ];
  return [
    kept(requirement),
    ...PATTERNS.flatMap(([name, one]) =>
      patterns[name] === undefined ? [] : patternPoints(patterns[name], name, one, place),
    ),
  ];
}

function patternPoints(pattern: unknown, name: string, requirement: RequirementId, place: string): Point[] {
  const found = `${place}: ${shown(pattern)}`;
  if (typeof pattern !== 'string' || !compiles(pattern))
    return [broken(requirement, `${name} is no regular expression`, 'a regular expression', found)];
  if (matchesNothing(pattern))
    return [broken(requirement, `${name} matches nothing`, 'a regular expression that some file has', found)];
  const slow = slowText(pattern);
  return [
    kept(requirement),
    slow === undefined
      ? kept('module.safety.pattern-time')
      : broken(
          'module.safety.pattern-time',
          `${name} takes a time that explodes`,
          `an answer within ${LONGEST} ms`,
          `${found} with ${shown(slow, 60)}`,
        ),
  ];
}

/** A text of some tens of characters that takes a pattern longer than any text should, or undefined. */
function slowText(pattern: string): string | undefined {
  const sample = made(pattern)?.[0] ?? '';
  const units = new Set([
    'a',
    '0',
    ' ',
    '.',
    'a.',
    ...(pattern.replace(/\\./g, '').match(/[A-Za-z0-9]/g) ?? []),
    ...sample.slice(0, 4),
  ]);
  const texts = [...units]
    .slice(0, 16)
    .flatMap((unit) => [`${unit.repeat(34)}\u0000!`, `${sample}${unit.repeat(34)}\u0000!`]);
  // Twice, because a busy machine can make any pattern slow once.
  return texts.find((text) => matches(pattern, text) === undefined && matches(pattern, text) === undefined);
}
