import type { Answers } from '../../spec/gaps.ts';
import type { Rules } from '../rules.ts';

type Change = Partial<Rules>;

/** What a chosen answer changes about module calls. */
// prettier-ignore
export const moduleChoices: { readonly [Id in keyof Answers]?: Readonly<Record<string, Change>> } = {
  'module.join':                   { resolved: { moduleAddress: (baseUrl, url) => new URL(url, baseUrl).href } },
  'module.several':                { any: { chosen: (matching) => matching.at(-1) } },
  'module.signature-patterns':     { required: { isSelected: (name, content) => (name ?? content) !== undefined && name !== false && content !== false } },
  'module.both-patterns':          { either: { isSelected: (name, content) => name === undefined || content === undefined ? name !== false && content !== false : name || content } },
  'module.limit-unit':             { megabytes: { mostJobBytes: () => 5_000_000, mostAnswerBytes: () => 5_000_000 } },
  'module.request-too-large':      { 'not-sent': { isTooLargeSentByAddress: () => false } },
  'module.service-authentication': { 'jwt-bearer': { credentialPlace: () => 'bearer' }, none: { credentialPlace: () => 'none' } },
  'module.untranslated':           { added: { isUntranslatedAdded: () => true } },
  'module.unchanged':              { error: { isUnchangedTaken: () => false } },
  'module.error-and-data':         { data: { isErrorFirst: () => false } },
  'module.inline-and-address':     { address: { isInlineFirst: () => false } },
  'module.preview-with-plurals':   { error: { isPreviewWithPluralsRefused: () => true } },
};

/** What an answer that is a value of its own changes about module calls. */
export const moduleValues: { readonly [Id in keyof Answers]?: (value: string) => Change } = {
  'module.method': (method) => ({ callMethod: () => method }),
  'module.job-type': (name) => ({ jobType: () => name }),
  'module.service-type-name': (name) => ({ serviceTypeName: () => name }),
  'module.content-pattern-reach': (bytes) => ({ contentReach: () => Number(bytes) }),
};
