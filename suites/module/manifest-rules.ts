import { requireType } from './field-violation.ts';
import { INVALID_MANIFESTS, VALID_MANIFESTS } from './manifest-examples.ts';
import { addExamples, findViolation, rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';
import { generateTexts, matchesNothing } from '../drivers/pattern.ts';
import { matches, MAX_MATCH_TIME } from '../../run/bounded-match.ts';
import { readPattern } from '../../run/pattern-dialect.ts';
import type { Rule } from '../kit/rule.ts';
import type { Violation } from '../../run/finding.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

const MANIFEST = 'the manifest';

/** The entry of a manifest that should be its modules. */
function findEntry(manifest: unknown): unknown {
  const modules = isObject(manifest) ? manifest['modules'] : undefined;
  return isObject(modules) ? modules['file-post-import'] : undefined;
}

interface Module {
  readonly place: string;
  readonly module: Json;
}

/** The modules of a manifest that are objects. */
function findModules(manifest: unknown): readonly Module[] | undefined {
  const entry = findEntry(manifest);
  const modules = (Array.isArray(entry) ? (entry as unknown[]) : []).flatMap((module, index) =>
    isObject(module) ? [{ place: `module ${index}`, module }] : [],
  );
  return modules.length === 0 ? undefined : modules;
}

const aboutModules = rowsAbout(findModules, 'the manifest has no module');

/** The modules that have patterns. */
const aboutPatterns = rowsAbout((manifest: unknown) => {
  const modules = (findModules(manifest) ?? []).filter(({ module }) => module['signaturePatterns'] !== undefined);
  return modules.length === 0 ? undefined : modules;
}, 'no module of the manifest has patterns');

interface Pattern {
  readonly place: string;
  readonly name: string;
  readonly pattern: unknown;
}

function listPatterns(manifest: unknown, names: readonly string[]): readonly Pattern[] {
  return (findModules(manifest) ?? []).flatMap(({ place, module: { signaturePatterns: patterns } }) =>
    isObject(patterns)
      ? names.flatMap((name) => (patterns[name] === undefined ? [] : [{ place, name, pattern: patterns[name] }]))
      : [],
  );
}

/** The time that the patterns of one manifest may take for one rule, in milliseconds. */
const MAX_RULE_TIME = 1_000;

/** Judges one pattern after the other until their time is over; a manifest may have thousands that are slow. */
function judgeInTime(judge: (pattern: Pattern) => Violation | undefined) {
  let left = MAX_RULE_TIME;
  return (pattern: Pattern): Violation | undefined => {
    if (left <= 0) return undefined;
    const start = performance.now();
    const violation = judge(pattern);
    left -= performance.now() - start;
    return violation;
  };
}

/** What makes a pattern useless: it is no regular expression, or nothing matches it. */
function findPatternFault({ place, name, pattern }: Pattern): Violation | undefined {
  const actual = `${place}: ${showValue(pattern)}`;
  if (typeof pattern !== 'string' || readPattern(pattern) === undefined)
    return { code: 'wrong-format', what: `“${name}” of a module`, format: 'a regular expression', actual };
  if (!matchesNothing(pattern)) return undefined;
  return {
    code: 'wrong-value',
    what: 'a module',
    name,
    expected: 'a regular expression that some file matches',
    actual,
  };
}

const isUsablePattern = (requirement: RequirementId, name: 'fileName' | 'fileContent') =>
  rowsAbout((manifest: unknown) => {
    const patterns = listPatterns(manifest, [name]);
    return patterns.length === 0 ? undefined : patterns;
  }, `no module of the manifest has the pattern ${name}`)(requirement, 'a regular expression', (patterns) =>
    findViolation(patterns, judgeInTime(findPatternFault)),
  );

const aboutUsablePatterns = rowsAbout((manifest: unknown) => {
  const findFault = judgeInTime(findPatternFault);
  const patterns = listPatterns(manifest, ['fileName', 'fileContent']).filter(
    (pattern) => findFault(pattern) === undefined,
  );
  return patterns.length === 0 ? undefined : patterns;
}, 'no module of the manifest has a pattern that can be used');

const ROWS: readonly RuleRow<unknown>[] = [
  {
    requirement: 'module.manifest.array',
    expected: 'modules.file-post-import, an array of objects',
    violation: (manifest) => {
      const entry = findEntry(manifest);
      const name = 'modules.file-post-import';
      if (entry === undefined) return { code: 'missing-field', what: MANIFEST, name, actual: showValue(manifest) };
      if (!Array.isArray(entry)) return requireType(MANIFEST, name, entry, 'an array', false);
      const index = entry.findIndex((module) => !isObject(module));
      return index < 0 ? undefined : requireType(MANIFEST, `module ${index}`, entry[index], 'an object', false);
    },
  },
  aboutModules('module.manifest.key', 'a key that no other module of the app has', (modules) => {
    const keys = modules.map(({ module }) => module['key']);
    const twice = keys.find((key, index) => typeof key === 'string' && keys.indexOf(key) !== index);
    return (
      findViolation(modules, ({ place, module: { key } }) =>
        requireType(place, 'key', key, 'a string that is not empty', typeof key === 'string' && key !== ''),
      ) ?? (twice === undefined ? undefined : { code: 'duplicate', what: 'key', value: showValue(twice) })
    );
  }),
  aboutModules('module.manifest.url', 'a relative address within the app, such as /process', (modules) =>
    findViolation(modules, ({ place, module: { url } }) => {
      if (typeof url !== 'string') return requireType(place, 'url', url, 'a string', false);
      return isInside(url)
        ? undefined
        : { code: 'wrong-value', what: 'a module', name: 'url', actual: `${place}: ${showValue(url)}` };
    }),
  ),
  aboutPatterns('module.manifest.signature-patterns', 'an object with fileName or fileContent', (modules) =>
    findViolation(modules, ({ place, module: { signaturePatterns: patterns } }) =>
      requireType(place, 'signaturePatterns', patterns, 'an object', isObject(patterns)),
    ),
  ),
  isUsablePattern('module.manifest.file-name', 'fileName'),
  isUsablePattern('module.manifest.file-content', 'fileContent'),
  aboutUsablePatterns('module.safety.pattern-time', `a match within ${MAX_MATCH_TIME} ms`, (patterns) =>
    findViolation(
      patterns,
      judgeInTime(({ place, name, pattern }: Pattern) => {
        const text = findSlowText(String(pattern));
        if (text === undefined) return undefined;
        const actual = `${place}: ${showValue(pattern)} with ${showValue(text, 60)}`;
        return { code: 'unsafe', what: `“${name}” of a module takes exponential time`, actual };
      }),
    ),
  ),
];

/** Whether an address is relative and leads nowhere above the app. */
function isInside(url: string): boolean {
  if (url === '' || /^[a-z][a-z0-9+.-]*:|^[/\\]{2}|\s/i.test(url)) return false;
  const base = 'http://app.example/outer/inner/';
  const address = `${base}${url.replace(/^\/+/, '')}`;
  return URL.canParse(address) && new URL(address).href.startsWith(base);
}

/** A text of some tens of characters that takes a pattern longer than any text should, or undefined. */
function findSlowText(pattern: string): string | undefined {
  const sample = generateTexts(pattern)?.[0] ?? '';
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
  return texts.find((text) => takesLong(pattern, text));
}

/** Whether a match takes too long. On a busy machine any match can, so it gets more time until it has used the processor. */
function takesLong(pattern: string, text: string): boolean {
  for (let time = MAX_MATCH_TIME; ; time *= 2) {
    const before = process.cpuUsage();
    if (matches(pattern, text, time) !== undefined) return false;
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > MAX_MATCH_TIME / 2 || time > 10 * MAX_MATCH_TIME) return true;
  }
}

/** What a manifest has to be, and that its patterns can be used. Source, "Module manifest entry". */
export const manifestRules: readonly Rule<unknown>[] = addExamples(ROWS, INVALID_MANIFESTS, VALID_MANIFESTS);

/** A module that the manifest names, and the statuses of its responses to jobs. */
export interface CalledModule {
  readonly module: string;
  readonly statuses: readonly (number | undefined)[];
}

/** Statuses of an address at which nothing takes jobs. */
const NOT_SERVED: readonly (number | undefined)[] = [404, 405, 410, 501];

/** The module takes jobs at the address that the manifest gives. */
export const isServed: Rule<CalledModule> = {
  requirement: 'module.manifest.url',
  expected: 'an address that takes jobs',
  violation: ({ module, statuses }) => {
    const [first] = statuses;
    if (first === undefined || !statuses.every((status) => NOT_SERVED.includes(status))) return undefined;
    const what = `every job to the module “${module}” is refused as one for an address that is not there`;
    return { code: 'wrong-result', what, expected: 'a response to a job', actual: `${first} to each` };
  },
  unproven: ({ statuses }) => (statuses.length === 0 ? 'no job was sent' : undefined),
  invalid: [
    { title: 'an address that is not there', input: { module: 'second', statuses: [404, 404] } },
    { title: 'a method that is not known there', input: { module: 'second', statuses: [405] } },
  ],
  valid: [
    { title: 'responses', input: { module: 'second', statuses: [200, 200] } },
    { title: 'one job that is refused so', input: { module: 'second', statuses: [200, 404] } },
  ],
};
