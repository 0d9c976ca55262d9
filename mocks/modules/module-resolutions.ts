import type { Resolutions } from '../../spec/gaps/gaps.ts';
import type { ModuleRules } from './module-rules.ts';

type RuleChanges = Partial<ModuleRules>;

/** The rules that a choice replaces, by gap and choice. */
// prettier-ignore
export const moduleChoiceRules: { readonly [Id in keyof Resolutions]?: Readonly<Record<string, RuleChanges>> } = {
  'module.join':                   { resolved: { moduleAddress: (baseUrl, url) => new URL(url, baseUrl).href } },
  'module.several':                { any: { chooseModule: (matching) => matching.at(-1) } },
  'module.signature-patterns':     { required: { isSelectedWithoutPatterns: () => false } },
  'module.both-patterns':          { either: { isSelected: (name, content) => name === undefined || content === undefined ? name !== false && content !== false : name || content } },
  'module.limit-unit':             { megabytes: { maxJobBytes: () => 5_000_000, maxResponseBytes: () => 5_000_000 } },
  'module.request-too-large':      { 'not-sent': { isLargeJobSentByAddress: () => false } },
  'module.service-authentication': { 'jwt-bearer': { credentialPlace: () => 'bearer' }, none: { credentialPlace: () => 'none' } },
  'module.untranslated':           { added: { isUntranslatedAdded: () => true } },
  'module.unchanged':              { error: { isUnchangedAccepted: () => false } },
  'module.error-and-data':         { data: { isErrorFirst: ({ hasStrings }) => !hasStrings } },
  'module.inline-and-address':     { address: { isInlineFirst: () => false } },
  'module.preview-with-plurals':   { error: { isPreviewWithPluralsRefused: () => true } },
};

/** The rules that a free value replaces, by gap. */
export const moduleValueRules: { readonly [Id in keyof Resolutions]?: (value: string) => RuleChanges } = {
  'module.method': (method) => ({ callMethod: () => method }),
  'module.job-type': (name) => ({ jobType: () => name }),
  'module.service-type-name': (name) => ({ serviceTypeName: () => name }),
  'module.content-pattern-reach': (bytes) => ({ maxPatternBytes: () => Number(bytes) }),
};
