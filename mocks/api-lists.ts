import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ContextName } from '../spec/croql/context.ts';
import { refuse, refuseParameter } from './api-errors.ts';
import { faultOf, listFilter, type FilterFault, type Matches } from './list-filter.ts';
import { readListQuery, type Order } from './list-query.ts';
import type { Unit } from './resources.ts';
import type { Bound, Edition, Workings } from './workings.ts';

/** One list endpoint: where it is, what it lists and in which context its expressions are asked. */
interface List {
  readonly path: string;
  /** The scope that a token needs; a scope above it will do. */
  readonly scope: string;
  readonly context?: ContextName;
  /** Filters of other clients' requests, which `croql` excludes. */
  readonly otherFilters: readonly string[];
  /** Undefined when the path names something that is not there. */
  units(inside: Workings, of: (name: string) => string): readonly Unit[] | undefined;
  record(inside: Workings, unit: never, edition: Edition): object;
}

// prettier-ignore
const LISTS: readonly List[] = [
  { path: '/api/v2/projects', scope: 'project', otherFilters: [],
    units: ({ rules, resources }) => rules.projectsOf(resources),
    record: ({ rules, resources }, unit: Unit<never>, edition) => rules.projectRecord(unit.subjects[0]!, resources, edition) },
  { path: '/api/v2/projects/:projectId/strings', scope: 'project.source.string', context: 'source-string',
    otherFilters: ['branchId', 'directoryId', 'fileId', 'filter', 'labelIds', 'scope', 'taskId'],
    units: ({ rules, resources }, of) => rules.stringsOf(resources, idOf(of('projectId'))),
    record: ({ rules }, unit, edition) => rules.stringRecord(unit, edition) },
  { path: '/api/v2/projects/:projectId/languages/:languageId/translations', scope: 'project.translation', context: 'translation',
    otherFilters: ['approvedOnly', 'branchId', 'directoryId', 'fileId', 'labelIds', 'stringIds'],
    units: ({ rules, resources }, of) => rules.translationsOf(resources, idOf(of('projectId')), of('languageId')),
    record: ({ rules, resources }, unit) => rules.translationRecord(unit, resources) },
  { path: '/api/v2/tms/:tmId/segments', scope: 'tm', context: 'tm-segment', otherFilters: [],
    units: ({ rules, resources }, of) => rules.segmentsOf(resources, idOf(of('tmId'))),
    record: ({ rules }, unit) => rules.segmentRecord(unit) },
  { path: '/api/v2/glossaries/:glossaryId/terms', scope: 'glossary', context: 'glossary-term',
    otherFilters: ['conceptId', 'languageId', 'translationOfTermId', 'userId'],
    units: ({ rules, resources }, of) => rules.termsOf(resources, idOf(of('glossaryId'))),
    record: ({ rules }, unit) => rules.termRecord(unit) },
];

/** The project list and the four lists that take an expression, in one edition. Source, Endpoints 3 and 4. */
export function listRoutes(inside: Workings, edition: Edition): Hono<Bound> {
  const routes = new Hono<Bound>();
  const filterOf = listFilter(inside, edition);
  // A single-page app calls this from its own origin.
  routes.use('/api/*', cors({ origin: '*', allowMethods: ['GET'], allowHeaders: ['Authorization', 'Content-Type'] }));

  for (const list of LISTS) {
    // A record looks the same until the dataset changes, and then its unit is another one.
    const known = new WeakMap<Unit, string>();
    const recordOf = (unit: Unit) => list.record(inside, unit as never, edition);
    const item = (unit: Unit) => {
      let json = known.get(unit);
      if (json === undefined) known.set(unit, (json = JSON.stringify(inside.rules.item(recordOf(unit)))));
      return json;
    };

    routes.get(list.path, (c) => {
      const refusal = refusedToken(c, inside, list.scope);
      if (refusal) return refusal;
      const { rules } = inside;
      const listed = list.units(inside, (name) => c.req.param(name) ?? '');
      if (listed === undefined) return refuse(c, 404);
      const units = rules.ordered(listed);
      const read = readListQuery(c.req.url, list.otherFilters, rules);
      if (!read.ok) return refuseParameter(c, read.fault);
      const { croql, offset, limit, orderBy } = read.query;
      const meaningless = ({ code, message }: FilterFault) =>
        refuseParameter(c, { key: 'croql', code, message }, rules.expressionErrorStatus() as ContentfulStatusCode);
      const filter = croql && list.context ? filterOf(croql, list.context) : undefined;
      if (filter && !filter.ok) return meaningless(filter);

      const { from, size } = rules.pageOf(offset, limit);
      let chosen: readonly Unit[];
      try {
        chosen =
          orderBy.length === 0
            ? choose(units, filter?.matches, from, size)
            : inOrder(choose(units, filter?.matches, 0, Infinity), orderBy, recordOf).slice(from, from + size);
      } catch (error) {
        return meaningless(faultOf(error));
      }
      return c.body(rules.listBody(chosen.map(item), offset, limit), 200, { 'Content-Type': 'application/json' });
    });
  }
  return routes;
}

/** The answer to a call whose token does not let it in; undefined when it does. Source, Authentication 1 and 6. */
function refusedToken(c: Context<Bound>, { rules, store, clock }: Workings, scope: string): Response | undefined {
  const shown = rules.bearerOf(c.req.header('Authorization') ?? '');
  const token = shown === undefined ? undefined : store.accessTokens.get(shown);
  if (token === undefined || !rules.isTokenAlive(token, clock.now())) return refuse(c, 401);
  return rules.coversScope(token.scopes, scope) ? undefined : refuse(c, 403);
}

/** The units of one page, looking no further than its end. */
function choose(units: readonly Unit[], matches: Matches | undefined, from: number, size: number): readonly Unit[] {
  if (matches === undefined) return units.slice(from, from + size);
  const chosen: Unit[] = [];
  let skipped = 0;
  for (const unit of units) {
    const kept = matching(unit, matches);
    if (kept === undefined) continue;
    if (skipped < from) {
      skipped += 1;
      continue;
    }
    chosen.push(kept);
    if (chosen.length >= size) break;
  }
  return chosen;
}

/** The unit with those of its subjects that match, itself when all do, undefined when none does. */
function matching(unit: Unit, matches: Matches): Unit | undefined {
  const { subjects } = unit;
  if (subjects.length === 1) return matches(subjects[0]) ? unit : undefined;
  const kept = subjects.filter(matches);
  if (kept.length === 0) return undefined;
  return kept.length === subjects.length ? unit : { ...unit, subjects: kept };
}

/** Units by fields of their records; absent values first, records that are alike in the order they came in. */
function inOrder(units: readonly Unit[], orders: readonly Order[], record: (unit: Unit) => object): Unit[] {
  const shown = units.map((unit) => ({ unit, fields: record(unit) as Record<string, string | number | null> }));
  shown.sort((a, b) => {
    for (const { field, isDescending } of orders) {
      const [left, right] = [a.fields[field] ?? '', b.fields[field] ?? ''];
      if (left !== right) return left < right === isDescending ? 1 : -1;
    }
    return 0;
  });
  return shown.map(({ unit }) => unit);
}

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : -1);
