import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contextOf } from '../../spec/croql/contexts.ts';
import { parametersOf, type ListName } from '../../spec/list-parameters.ts';
import { nearest } from '../../spec/nearest.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { refuse, refuseParameter } from '../core/api-errors.ts';
import type { RouteEnv } from '../core/context.ts';
import { allowCrossOrigin, ANY_ORIGIN, shareWithAnyOrigin } from '../core/cross-origin.ts';
import { reportViolation, type Violation } from '../core/journal.ts';
import type { ListEntry } from '../data/resources.ts';
import { encodePage } from './encode-page.ts';
import type { ListContext } from './list-context.ts';
import { createListFilter, describeRefusal, type Filter, type FilterError } from './list-filter.ts';
import { selectMatching, sortEntries, TooSlow } from './list-page.ts';
import { readListQuery, type ListQuery } from './list-query.ts';
import { LISTS, type List } from './lists.ts';
import { PageCache } from './page-cache.ts';
import { refuseToken } from './refuse-token.ts';

const MAX_NAME = 50;

/** The violation of a request with a parameter that its list ignores. */
function describeUnknown(name: string, list: ListName): Violation {
  const known = parametersOf(list);
  const [near] = nearest(name, known);
  const names = known.toSorted().join(', ');
  return {
    requirement: 'lists.unknown-parameters',
    message: `The list does not know the parameter “${name.slice(0, MAX_NAME)}” and has ignored it.`,
    correction:
      near === undefined
        ? `Send only parameters that it has: ${names}.`
        : `Send ${near} in its place; the list has ${names}.`,
  };
}

/** The list endpoints of one edition. Source, Endpoints 3 and 4. */
export function createListRoutes(context: ListContext, edition: Edition): Hono<RouteEnv> {
  const { rules } = context;
  const routes = new Hono<RouteEnv>();
  const createFilter = createListFilter(context, edition);
  // Hono calls the only handler of a path without a promise, and a handler after a middleware with several.
  for (const list of LISTS) {
    const readBody = createReader(list);
    routes.all(list.path, (c) => {
      const { method } = c.req;
      if (method === 'OPTIONS') return allowCrossOrigin(c, 'GET', 'Authorization, Content-Type');
      const read = method === 'GET' || method === 'HEAD' ? readBody(c) : refuseMethod(c);
      return Buffer.isBuffer(read) ? respond(read) : shareWithAnyOrigin(read);
    });
  }
  return routes;

  function respond(body: Buffer<ArrayBuffer>): Response {
    const headers = { 'Content-Type': rules.listContentType(), ...rules.callHeaders(), ...ANY_ORIGIN };
    return new Response(body, { status: rules.listStatus(), headers });
  }

  function refuseMethod(c: Context<RouteEnv>): Response {
    const message = `A list was requested by ${c.req.method}.`;
    reportViolation(c.env.exchange, { requirement: 'lists.get', message, correction: 'Request lists by GET.' });
    c.header('Allow', 'GET');
    return refuse(c, 405);
  }

  /** What turns a request for a list into the body of its response, or into a refusal. */
  function createReader(list: List): (c: Context<RouteEnv>) => Buffer<ArrayBuffer> | Response {
    const createRecord = (entry: ListEntry) => list.createRecord(context, entry as never, edition);
    // A dataset change replaces the entries, so the record of an entry never changes.
    const records = new WeakMap<ListEntry, Buffer>();
    const encodeRecord = (entry: ListEntry) => {
      let json = records.get(entry);
      if (json === undefined) {
        json = Buffer.from(JSON.stringify(rules.wrapRecord(createRecord(entry))));
        records.set(entry, json);
      }
      return json;
    };
    const pages = new PageCache();

    return (c) => {
      const exercise = (requirements: readonly RequirementId[]) => (c.env.exchange.requirements = requirements);
      const refusal = refuseToken(c, context, list.scope);
      if (refusal) return refusal;
      const readLogin = () =>
        rules.findAccessToken(context.store, rules.readBearer(c.req.header('Authorization') ?? ''))?.login ?? null;
      const entries = list.selectEntries(context, (name) => c.req.param(name) ?? '', edition, readLogin);
      if (entries === undefined) {
        exercise(['errors.not-found']);
        return refuse(c, 404);
      }
      const url = rules.answeredUrl(c.req.url, () => c.req.header('Authorization') ?? '', readLogin);
      const cached = pages.get(entries, url);
      if (cached) {
        exercise(cached.exercised);
        return cached.body;
      }
      const read = readListQuery(url, list.name, rules);
      if (!read.ok) {
        const { key, message } = read.error;
        reportViolation(c.env.exchange, {
          requirement: 'errors.validation',
          message: `The parameter ${key} is invalid.`,
          correction: message,
        });
        return refuseParameter(c, read.error);
      }
      const { query } = read;
      if (list.context && rules.isExpressionMissing(query.croql))
        return refuseParameter(c, { key: 'croql', code: 'isEmpty', message: 'The expression is missing.' });
      const filter = query.croql && list.context ? createFilter(query.croql, list.context) : undefined;
      if (filter && !filter.ok) return refuseFilter(c, filter, list);
      const exercised = filter ? ([list.requirement, 'lists.croql'] as const) : [list.requirement];
      exercise(exercised);
      try {
        const page = rules.finishPage(
          readPage(rules.orderEntries(entries, query.offset), filter, query),
          filter !== undefined,
          query.isLimited,
        );
        const body = encodePage(page.map(encodeRecord), rules.frameList(query.offset, query.limit, rules.isPaged()));
        if (query.unknown !== undefined) reportViolation(c.env.exchange, describeUnknown(query.unknown, list.name));
        else if (filter?.isCacheable ?? true) pages.set(entries, url, { body, exercised });
        return body;
      } catch (error) {
        if (error instanceof TooSlow)
          return refuseParameter(c, { key: 'croql', code: 'croqlTooSlow', message: error.message }, 503);
        return refuseFilter(c, describeRefusal(error, query.croql ?? ''), list);
      }
    };

    function readPage(entries: readonly ListEntry[], filter: Filter | undefined, query: ListQuery) {
      const countSelected = filter && (() => selectMatching(entries, filter, 0, Infinity).length);
      const { from, size } = rules.locatePage(query.offset, query.limit, countSelected);
      if (query.orderBy.length === 0) return selectMatching(entries, filter, from, size);
      const matching = selectMatching(entries, filter, 0, Infinity);
      return sortEntries(matching, query.orderBy, createRecord).slice(from, from + size);
    }
  }

  function refuseFilter(c: Context<RouteEnv>, { code, message, excerpt }: FilterError, { context }: List): Response {
    reportViolation(c.env.exchange, {
      requirement: 'croql.malformed',
      message: `croql is not a valid expression for a ${context && contextOf(context).title}:\n${excerpt}`,
      correction: message,
    });
    c.env.exchange.requirements = ['croql.malformed', 'errors.croql-codes'];
    const status = rules.expressionErrorStatus() as ContentfulStatusCode;
    return refuseParameter(c, { key: 'croql', code, message }, status);
  }
}
