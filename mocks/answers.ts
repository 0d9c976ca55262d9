import type { Answers } from '../spec/gaps.ts';
import { semanticsOf } from '../croql/semantics.ts';
import { moduleChoices, moduleValues } from './modules/answers.ts';
import { termRecord } from './lists/list-records.ts';
import type { Rules } from './rules.ts';

/** Answers to gaps, by gap id, as a configuration writes them; what is left out is answered as the kit does. */
export type ServiceAnswers = Partial<Answers>;

type Change = Partial<Rules>;

/** What a chosen answer changes about the service. The kit's own answers change nothing. */
// prettier-ignore
const CHOICES: { readonly [Id in keyof Answers]?: Readonly<Record<string, Change>> } = {
  'oauth.authorize.scope-required': { 'default-scope': { areScopesEnough: () => true } },
  'oauth.old-refresh-token':     { works: { isRefreshTokenUsable: () => true } },
  'oauth.refresh-token-lifetime': { limited: { isRefreshTokenFresh: (token, now) => now < token.issuedAt + 30 * 86_400_000 } },
  'oauth.old-access-token':      { refused: { isAccessEndedByRefresh: () => true } },
  'oauth.invalid-client-status': { 'bad-request': { tokenErrorStatus: () => 400 } },
  'oauth.body-form':             { json: { isFormTaken: () => false } },
  'oauth.basic-authentication':  { accepted: { isBasicTaken: () => true } },
  'oauth.public-sends-secret':   { ignored: { isSecretTakenFromPublicApp: () => true } },
  'oauth.reauthorization':       { remembered: { isApprovalRemembered: () => true } },
  'lists.envelope': {
    data:  { item: (record) => record },
    array: { item: (record) => record, listFrame: () => ['[', ']'] },
  },
  'lists.pagination':            { none: { pageOf: () => ({ from: 0, size: Infinity }), listFrame: () => ['{"data":[', ']}'] } },
  'lists.plus':                  { plus: { isPlusSpace: () => false } },
  'lists.other-filters':         { ignored: { isOtherFilterRefused: () => false } },
  'lists.term-values':           { codes: { termRecord: (unit) => termRecord(unit, 'codes') } },
  'croql.empty':                 { error: { isEmptyExpressionRefused: () => true } },
  'croql.malformed':             { 'other-4xx': { expressionErrorStatus: () => 422 } },
  ...moduleChoices,
  'croql.order':                 { unspecified: { ordered: (units) => units.toReversed() } },
};

/** What an answer that is a number changes. */
const NUMBERS: { readonly [Id in keyof Answers]?: (value: number) => Change } = {
  'oauth.code-lifetime': (seconds) => ({ codeLifetime: () => seconds }),
  'lists.page-size': (records) => ({ usualLimit: () => records }),
  'lists.page-size-most': (records) => ({ mostLimit: () => records }),
  'croql.length': (characters) => ({ longestExpression: () => characters }),
};

/** The rules of a service that gives these answers. Throws an Error that names an answer which is not a number but should be. */
export function rulesOfAnswers(answers: ServiceAnswers): Change {
  const semantics = semanticsOf(answers);
  const changes: Change[] = [{ semantics: () => semantics }];
  for (const [id, answer] of Object.entries(answers) as [keyof Answers, string][]) {
    const made = NUMBERS[id];
    if (made && !/^[1-9]\d{0,8}$/.test(answer)) {
      throw new Error(`The answer to ${id} is a whole number from 1 up; “${answer}” is none.`);
    }
    const valued = moduleValues[id];
    if (valued) changes.push(valued(answer));
    changes.push(made ? made(Number(answer)) : (CHOICES[id]?.[answer] ?? {}));
  }
  return Object.assign({}, ...changes);
}
