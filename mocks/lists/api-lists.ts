import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contextOf } from '../../spec/croql/context.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import { refuse, refuseParameter } from './api-errors.ts';
import { crossOrigin } from '../cross-origin.ts';
import { object, type Finding } from '../journal.ts';
import { faultOf, listFilter, type FilterFault } from './list-filter.ts';
import { inOrder, pageOf } from './list-page.ts';
import { framed, PageMemory } from './page-body.ts';
import { readListQuery, type ListQuery } from './list-query.ts';
import { LISTS, type List } from './lists.ts';
import type { Unit } from './resources.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { Bound, Workings } from '../workings.ts';

/** The lists in one edition. Source, Endpoints 3 and 4. */
export function listRoutes(inside: Workings, edition: Edition): Hono<Bound> {
  const { rules } = inside;
  const routes = new Hono<Bound>();
  const filterOf = listFilter(inside, edition);
  routes.use('/api/*', crossOrigin('GET', 'Authorization, Content-Type'));
  for (const list of LISTS) {
    routes.get(list.path, answerer(list));
    routes.all(list.path, (c) => {
      const message = `A list was asked for by ${c.req.method}.`;
      object(c.env.exchange, { requirement: 'lists.get', message, correction: 'Read lists by GET.' });
      c.header('Allow', 'GET');
      return refuse(c, 405);
    });
  }
  return routes;

  function answerer(list: List): (c: Context<Bound>) => Response {
    const recordOf = (unit: Unit) => list.record(inside, unit as never, edition);
    // A record looks the same until the dataset changes, and then its unit is another one.
    const shown = new WeakMap<Unit, Buffer>();
    const item = (unit: Unit) => {
      let json = shown.get(unit);
      if (json === undefined) shown.set(unit, (json = Buffer.from(JSON.stringify(rules.item(recordOf(unit))))));
      return json;
    };
    const memory = new PageMemory();
    const reply = (body: Buffer<ArrayBuffer>) =>
      new Response(body, {
        status: rules.listStatus(),
        headers: { 'Content-Type': rules.listContentType(), 'Access-Control-Allow-Origin': '*' },
      });

    return (c) => {
      const exercise = (...requirements: RequirementId[]) => (c.env.exchange.requirements = requirements);
      const refusal = refusedToken(c, inside, list.scope);
      if (refusal) return refusal;
      const listed = list.units(inside, (name) => c.req.param(name) ?? '');
      if (listed === undefined) {
        exercise('errors.not-found');
        return refuse(c, 404);
      }
      const { url } = c.req;
      const known = memory.find(listed, url);
      if (known) {
        exercise(...known.exercised);
        return reply(known.body);
      }
      const read = readListQuery(url, list.otherFilters, rules);
      if (!read.ok) {
        const { key, message } = read.fault;
        object(c.env.exchange, {
          requirement: 'errors.validation',
          message: `The parameter ${key} cannot be taken as it is.`,
          correction: message,
        });
        return refuseParameter(c, read.fault);
      }
      const { query } = read;
      const filter = query.croql && list.context ? filterOf(query.croql, list.context) : undefined;
      if (filter && !filter.ok) return cannotFilter(c, filter, list);
      const exercised = filter ? ([list.requirement, 'lists.croql'] as const) : [list.requirement];
      exercise(...exercised);
      try {
        const chosen = page(rules.ordered(listed), filter?.matches, query);
        const body = framed(chosen.map(item), rules.listFrame(query.offset, query.limit));
        if (filter?.isLasting ?? true) memory.keep(listed, url, { body, exercised });
        return reply(body);
      } catch (error) {
        return cannotFilter(c, faultOf(error, query.croql ?? ''), list);
      }
    };

    function page(units: readonly Unit[], matches: Parameters<typeof pageOf>[1], query: ListQuery): readonly Unit[] {
      const { from, size } = rules.pageOf(query.offset, query.limit);
      if (query.orderBy.length === 0) return pageOf(units, matches, from, size);
      return inOrder(pageOf(units, matches, 0, Infinity), query.orderBy, recordOf).slice(from, from + size);
    }
  }

  function cannotFilter(c: Context<Bound>, { code, message, shown }: FilterFault, { context }: List): Response {
    object(c.env.exchange, {
      requirement: 'croql.malformed',
      message: `croql is no expression about a ${context && contextOf(context).title}:\n${shown}`,
      correction: message,
    });
    c.env.exchange.requirements = ['croql.malformed', 'errors.croql-codes'];
    const status = rules.expressionErrorStatus() as ContentfulStatusCode;
    return refuseParameter(c, { key: 'croql', code, message }, status);
  }
}

/** The answer to a call whose token does not let it in; undefined when it does. Source, Authentication 1 and 6. */
function refusedToken(c: Context<Bound>, { rules, store, clock }: Workings, scope: string): Response | undefined {
  const { exchange } = c.env;
  const shown = rules.bearerOf(c.req.header('Authorization') ?? '');
  const token = rules.accessTokenOf(store, shown);
  if (token === undefined || !rules.isTokenAlive(token, clock.now())) {
    // A token that has run out was sent in good faith; one that nobody issued was not asked for properly.
    if (token) exchange.requirements = ['oauth.access.expired'];
    else object(exchange, shown ? UNKNOWN_TOKEN : NO_TOKEN);
    // RFC 6750, 3: a refused token is answered with the scheme that would be accepted.
    if (rules.isSchemeTold()) c.header('WWW-Authenticate', 'Bearer');
    return refuse(c, 401, rules.unauthorizedStatus(shown !== undefined));
  }
  if (rules.coversScope(token.scopes, scope)) return undefined;
  object(exchange, {
    requirement: 'errors.forbidden',
    message: `The scopes of the token do not cover ${scope}: they are ${token.scopes.join(' ')}.`,
    correction: `Ask for the scope ${scope}, or for one above it, in the authorization request.`,
  });
  return refuse(c, 403);
}

const NO_TOKEN: Finding = {
  requirement: 'lists.bearer',
  message: 'The call shows no access token.',
  correction: 'Send the header Authorization: Bearer <ACCESS_TOKEN>.',
};

const UNKNOWN_TOKEN: Finding = {
  requirement: 'oauth.access.token-issued',
  message: 'The call shows an access token that was never issued here, or that has been revoked.',
  correction: 'Send the access_token of a token response, as it came.',
};
