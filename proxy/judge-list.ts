import type { Flows } from './flows.ts';
import type { Judging } from './judgement.ts';
import type { OpenService, Opinion } from './open-service.ts';
import type { Operation } from './operations.ts';
import { check } from '../croql/checker.ts';
import { someNode } from '../croql/tree.ts';
import { readListQuery } from '../mocks/lists/list-query.ts';
import { defaultRules } from '../mocks/rules/rules.ts';
import { isObject } from '../spec/json.ts';
import type { ContextName } from '../spec/croql/contexts.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import { readResponseIds } from '../suites/drivers/ask-list.ts';
import { readIds, readRecords } from '../suites/drivers/read-list.ts';
import type { Exchange } from '../suites/kit/exchange.ts';
import { isPaginated, statesPagination } from '../suites/lists/page-rules.ts';
import { hasEnvelope, hasIsoDates, hasRecordFields } from '../suites/lists/record-rules.ts';
import {
  hasJsonType,
  hasStatusOk,
  hasUtf8Charset,
  isJson,
  isNoServerError,
  isRefused,
} from '../suites/lists/response-rules.ts';
import { selectsNothing } from '../suites/rules/selects-nothing.ts';
import { acceptsCall, answersUnauthorized, namesScheme, refusesCall } from '../suites/oauth/access-rules.ts';
import { sensitiveGap } from '../suites/oracle/gap-sensitivity.ts';
import { isAnswered } from '../suites/rules/answered.ts';
import { excludesOthers, isList } from '../suites/rules/list-records.ts';
import { selectsExpected } from '../suites/rules/selection.ts';

type ListOperation = Extract<Operation, { readonly kind: 'list' }>;

/** A list request and its response. */
export interface AskedList {
  readonly operation: ListOperation;
  readonly opinion: Opinion;
  readonly exchange: Exchange;
  readonly hasWholeResponse: boolean;
  /** When the request arrived, in milliseconds since the epoch. */
  readonly at: number;
}

/** A token may live a little longer than it says: clocks differ, and the response was on its way. */
const MARGIN_MS = 10_000;

/** Judges the response to a list request. */
export function judgeList(judging: Judging, asked: AskedList, flows: Flows, service: OpenService): void {
  const { operation, opinion, exchange, hasWholeResponse } = asked;
  const { list } = operation;
  judgeAccess(judging, asked, flows, service);
  if (exchange.response.status === 401 || !hasWholeResponse) return;
  const read = readListQuery(operation.openUrl, list.name, defaultRules);
  const { croql, offset = 0, limit } = read.ok ? read.query : {};
  if (croql && list.context && opinion.violation?.requirement === 'croql.malformed')
    judgeMalformed(judging, asked, croql, list.context);
  else if (croql && list.context) judgeExpression(judging, asked, croql, list.context);
  if (exchange.response.status < 200 || exchange.response.status > 299) return;

  judging.apply('service', [isJson, hasJsonType, hasUtf8Charset, hasStatusOk, isList(list.requirement)], exchange);
  if (operation.edition === 'enterprise' && list.context === undefined)
    judging.apply('service', isList('lists.projects-enterprise'), exchange);
  if (!readRecords(exchange)?.length) return;
  // The forms of a plural translation are in a list of their own.
  const hasPlurals = readRecords(exchange)?.some((record) => 'plurals' in record);
  if (list.context && !hasPlurals) judging.apply('service', hasRecordFields[list.context], exchange);
  judging.apply('service', hasIsoDates, exchange);
  judging.apply('service', hasEnvelope, { exchange, envelope: 'data-of-data' });
  judgeOwner(judging, operation, exchange);
  if (limit !== undefined && /[?&]limit=/.test(operation.openUrl)) {
    judging.apply('service', statesPagination, { exchange, offset, limit });
    const ids = (readRecords(exchange) ?? []).map((record) => readIds(record)[0] ?? 0);
    judging.apply('service', isPaginated, { limit, pages: [ids], all: ids });
  }
}

/** What the token of a call, or that there is none, says about the response. */
function judgeAccess(
  judging: Judging,
  { exchange, at }: AskedList,
  { usedTokens }: Flows,
  { store }: OpenService,
): void {
  const { status } = exchange.response;
  const token = defaultRules.readBearer(exchange.request.headers['authorization'] ?? '');
  const refuses = (requirement: RequirementId, despite: string) =>
    judging.apply('service', refusesCall(requirement), { exchange, despite });
  if (status === 401) judging.apply('service', namesScheme, exchange);
  if (token === undefined) {
    refuses('lists.bearer', 'there is no token');
    if (status >= 400) judging.apply('service', answersUnauthorized, exchange);
    return;
  }
  if (store.refreshTokens.get(token) !== undefined && store.accessTokens.get(token) === undefined)
    return refuses('oauth.access.refresh-token-no-access', 'it is a refresh token');
  const known = store.accessTokens.get(token);
  if (known === undefined) return;
  if (at > known.expiresAt + MARGIN_MS) return refuses('oauth.access.expired', 'its `expires_in` has passed');
  const isAccepted = status >= 200 && status < 300;
  // A token that worked once may have been revoked since.
  const isFirstUse = !usedTokens.has(known);
  if (isAccepted) usedTokens.add(known);
  if (at < known.expiresAt && (isAccepted || (status === 401 && isFirstUse)))
    judging.apply('service', acceptsCall('oauth.access.bearer'), exchange);
}

/** The response to an expression that is malformed, or means nothing in this edition. */
function judgeMalformed(
  judging: Judging,
  { operation, exchange }: AskedList,
  expression: string,
  context: ContextName,
): void {
  const filtered = { expression, exchange };
  if (operation.edition === 'hosted' && check(expression, { context, edition: 'enterprise' }).ok) {
    const requirement = expression.includes('isPassedWorkflow')
      ? 'edition.hosted.is-passed-workflow'
      : 'edition.hosted.fields';
    judging.apply('service', selectsNothing(requirement), filtered);
    return;
  }
  judging.apply('service', [isNoServerError, isRefused], filtered);
}

/** The response to a valid expression: no failure, and a refusal only where a gap of the source allows one. */
function judgeExpression(
  judging: Judging,
  { operation, exchange, opinion }: AskedList,
  expression: string,
  context: ContextName,
): void {
  judging.find('service', isAnswered, exchange);
  const { status, body } = exchange.response;
  const isRefusal = (status === 400 || status === 422) && opinion.violation === undefined && /croql/i.test(body);
  if (!isRefusal || dependsOnGap(expression, operation, context)) return;
  const { edition } = operation;
  judging.find('service', selectsExpected('lists.croql'), {
    ...{ edition, context },
    asked: [{ expression, expected: [], actual: { status, body } }],
  });
}

/** Whether some resolution of a gap refuses an expression. Whether a mentioned user exists, only the target knows. */
function dependsOnGap(expression: string, { edition }: ListOperation, context: ContextName): boolean {
  const checked = check(expression, { context, edition });
  if (!checked.ok || someNode(checked.query.tree, ({ kind }) => kind === 'mention')) return true;
  const environment = { now: new Date(0), user: () => 1, language: (code: string) => code };
  const target = { context, edition, path: '', records: [], environment, knows: () => true, hasOffsets: false };
  return sensitiveGap(expression, { ...target, mentions: { user: [], language: [] } }) !== undefined;
}

/** The field of a record that names what it belongs to, by the parameter of the path. */
const OWNERS = {
  projectId: { field: 'projectId', requirement: 'lists.strings.project-id' },
  glossaryId: { field: 'glossaryId', requirement: 'lists.terms.glossary-id' },
} as const;

/** Records that say what they belong to belong to what the path names. */
function judgeOwner(judging: Judging, { name, path }: ListOperation, exchange: Exchange): void {
  for (const [parameter, { field, requirement }] of Object.entries(OWNERS)) {
    const owner = path[parameter];
    const records = (readRecords(exchange) ?? []).filter((record) => isObject(record) && field in record);
    if (owner === undefined || records.length === 0) continue;
    const others = records.filter((record) => String(record[field]) !== owner).flatMap(readIds);
    const actual = readResponseIds(exchange);
    const expected = actual.filter((id) => !others.includes(id));
    judging.apply('service', excludesOthers(requirement), {
      ...{ call: name, expected, actual, others: [{ requirement, ids: others }] },
    });
  }
}
