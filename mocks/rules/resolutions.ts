import { defaultResolutions } from '../../spec/gaps/gaps.ts';
import type { Resolutions } from '../../spec/gaps/gaps.ts';
import { describeResolutionError, readResolutions } from '../../spec/gaps/resolutions.ts';
import { resolveSemantics, SEMANTIC_GAPS } from '../../croql/semantics.ts';
import { moduleChoiceRules, moduleValueRules } from '../modules/module-resolutions.ts';
import { createTermRecord } from '../lists/list-records.ts';
import type { Rules } from './rules.ts';

/**
 * How a service resolves the gaps of the source, by gap; a gap that is omitted gets the kit's default. A number can be given
 * as one or as a text.
 */
export type ServiceResolutions = {
  readonly [Id in keyof Resolutions]?: Resolutions[Id] | (string extends Resolutions[Id] ? number : never);
};

/** The resolutions as texts. Throws an Error that names each unknown gap, and each resolution that its gap does not have. */
export function readServiceResolutions(given: ServiceResolutions): Partial<Resolutions> {
  const texts = Object.fromEntries(
    Object.entries(given).flatMap(([id, resolution]: [string, unknown]) =>
      resolution === undefined ? [] : [[id, typeof resolution === 'number' ? String(resolution) : resolution]],
    ),
  );
  const read = readResolutions(texts);
  if (!read.ok) throw new Error(read.errors.map(describeResolutionError).join(' '));
  return texts as Partial<Resolutions>;
}

type RuleChanges = Partial<Rules>;

/** The rules that a choice replaces, by gap and choice. Default choices replace nothing. */
// prettier-ignore
const CHOICE_RULES: { readonly [Id in keyof Resolutions]?: Readonly<Record<string, RuleChanges>> } = {
  'oauth.authorize.scope-required': { 'default-scope': { areScopesEnough: () => true } },
  'oauth.earlier-code':          { refused: { findCode: (store, sent) => store.findLatestCode(sent) } },
  'oauth.old-refresh-token':     { works: { isRefreshTokenUsable: () => true } },
  'oauth.refresh-token-lifetime': { limited: { isRefreshTokenFresh: (token, now) => now < token.issuedAt + 30 * 86_400_000 } },
  'oauth.old-access-token':      { refused: { isAccessEndedByRefresh: () => true } },
  'oauth.earlier-access-token':  { refused: { isAccessEndedByExchange: () => true } },
  'oauth.invalid-client-status': { 'bad-request': { tokenErrorStatus: () => 400 } },
  'oauth.body-form':             { json: { isFormAccepted: () => false } },
  'oauth.basic-authentication':  { accepted: { isBasicAccepted: () => true } },
  'oauth.public-sends-secret':   { ignored: { isSecretAcceptedFromPublicApp: () => true } },
  'oauth.reauthorization':       { remembered: { isApprovalRemembered: () => true } },
  'lists.envelope': {
    data:  { wrapRecord: (record) => record },
    array: { wrapRecord: (record) => record, frameList: () => ['[', ']'] },
  },
  'lists.pagination':            { none: { locatePage: () => ({ from: 0, size: Infinity }), isPaged: () => false } },
  'lists.plus':                  { plus: { isPlusSpace: () => false } },
  'lists.other-filters':         { ignored: { isOtherFilterRefused: () => false } },
  'lists.term-values':           { codes: { termRecord: (entry) => createTermRecord(entry, 'codes') } },
  'croql.empty':                 {
    error: { isExpressionMissing: (expression) => expression === '' },
    required: { isExpressionMissing: (expression) => !expression },
  },
  'croql.malformed':             { 'other-4xx': { expressionErrorStatus: () => 422 } },
  ...moduleChoiceRules,
  'croql.order':                 { unspecified: { orderEntries: (entries) => entries.toReversed() } },
};

/** The rules that a number replaces, by gap. */
const NUMBER_RULES: { readonly [Id in keyof Resolutions]?: (value: number) => RuleChanges } = {
  'oauth.code-lifetime': (seconds) => ({ codeLifetime: () => seconds }),
  'lists.page-size': (records) => ({ defaultLimit: () => records }),
  'lists.page-size-most': (records) => ({ maxLimit: () => records }),
  'croql.length': (characters) => ({ maxExpressionLength: () => characters }),
};

/** Whether the reference service can resolve a gap so. */
export const canTake = (id: keyof Resolutions, resolution: string): boolean =>
  resolution === defaultResolutions[id] ||
  SEMANTIC_GAPS.some(([, gap]) => gap === id) ||
  NUMBER_RULES[id] !== undefined ||
  moduleValueRules[id] !== undefined ||
  CHOICE_RULES[id]?.[resolution] !== undefined;

/** The rules that these resolutions replace. Throws an Error for a value that must be a number and is not. */
export function collectResolutionRules(resolutions: Partial<Resolutions>): RuleChanges {
  const semantics = resolveSemantics(resolutions);
  const changes: RuleChanges[] = [{ semantics: () => semantics }];
  for (const [id, resolution] of Object.entries(resolutions) as [keyof Resolutions, string][]) {
    const replaceByNumber = NUMBER_RULES[id];
    if (replaceByNumber && !/^[1-9]\d{0,8}$/.test(resolution)) {
      throw new Error(`${id} must be a whole number of at least 1, not “${resolution}”.`);
    }
    changes.push(
      moduleValueRules[id]?.(resolution) ??
        replaceByNumber?.(Number(resolution)) ??
        CHOICE_RULES[id]?.[resolution] ??
        {},
    );
  }
  return Object.assign({}, ...changes);
}
