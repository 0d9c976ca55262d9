import { expect, test } from 'vitest';
import { croqlChecks } from '../suites/croql/checks.ts';
import { LAST } from '../suites/oracle/size-dataset.ts';
import { ADDRESSES, runInProcess } from './in-process.ts';
import type { Fetch, InProcess } from './in-process.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/*
 * Faults of numbers of elements, operands and decimals, of texts like patterns, of objects that are absent, of instants, of
 * the clock and of both editions at once. Each is a service around the reference service that reads some expressions as
 * others.
 */

const checks = croqlChecks.filter(({ id }) => /^croql\.(sizes|editions-at-once|today|absent-values)/.test(id));

/** A request of a list: its expression, and whether the other edition waits for a response. */
interface Asked {
  readonly croql: string;
  readonly isEnterprise: boolean;
  readonly isBesideOther: boolean;
}

/** Reads expressions as others; `null` refuses one. */
const readAs =
  (read: (asked: Asked) => string | null) =>
  (fetch: Fetch): Fetch => {
    const open: string[] = [];
    return async (request) => {
      const url = new URL(request.url);
      const croql = url.searchParams.get('croql');
      if (croql === null) return fetch(request);
      open.push(url.host);
      // What a database takes.
      await new Promise((resolve) => setTimeout(resolve, 1));
      const isEnterprise = url.origin === ADDRESSES.enterpriseBaseUrl;
      const expression = read({ croql, isEnterprise, isBesideOther: open.some((host) => host !== url.host) });
      open.splice(open.indexOf(url.host), 1);
      if (expression === null) return new Response(null, { status: 400 });
      url.searchParams.set('croql', expression);
      return fetch(new Request(url, { headers: request.headers }));
    };
  };

const NONE = '1 = 2';
/** Keeps the first operands of a chain. */
const cutChain = (croql: string, operator: string, max: number) => {
  const operands = croql.split(` ${operator} `);
  return operands.length > max ? operands.slice(0, max).join(` ${operator} `) : croql;
};

// prettier-ignore
const FAULTS: readonly (readonly [says: string, requirement: RequirementId, read: (asked: Asked) => string | null])[] = [
  ['A count is a byte with a sign.', 'croql.syntax.count', ({ croql }) => (/^count of votes = (129|257)$/.test(croql) ? NONE : croql)],
  ['A filter looks at the first 64 elements.', 'croql.syntax.where', ({ croql }) => (croql === `count of translations where (text = "${LAST}") = 1` ? NONE : croql)],
  ['The operands of `or` behind the sixteenth are left out.', 'croql.operator.or', ({ croql }) => cutChain(croql, 'or', 16)],
  ['The operands of `and` behind the thirty-second are left out.', 'croql.operator.and', ({ croql }) => cutChain(croql, 'and', 32)],
  ['The operands of `xor` behind the eighth are left out.', 'croql.operator.xor', ({ croql }) => cutChain(croql, 'xor', 8)],
  ['What stands between two values of one member is lost.', 'croql.operator.or', ({ croql }) => croql.replace(/^(identifier = "key\.0" or) max length = 9 or/, '$1')],
  ['A number has two decimals.', 'croql.syntax.float', ({ croql }) => croql.replace(/(\d\.\d\d)\d+/g, '$1')],
  ['A range of timestamps is compared as texts.', 'croql.context.offset-dates', ({ croql }) => (/^\(\w+ between createdAt/.test(croql) ? NONE : croql)],
  ['A member in `contains` is a pattern.', 'croql.operator.contains-members', ({ croql }) => (/^(not \()?text contains context\)?$/.test(croql) ? 'text = "abc"' : croql)],
  ['A mention knows the languages that projects are translated into.', 'croql.syntax.mention-language', ({ croql }) => (croql === 'language = @language:"en"' ? NONE : croql)],
  ['Strings without a branch are lost where a file and a branch are asked for.', 'croql.operator.or', ({ croql }) => (/id of file = \d+ or id of branch/.test(croql) ? croql.replace(/^.* or /, '') : croql)],
  ['An edition is that of the latest request.', 'lists.croql', ({ croql, isEnterprise, isBesideOther }) => (isEnterprise && isBesideOther && croql.includes('isPassedWorkflow') ? null : croql)],
];

for (const [says, requirement, read] of FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await runInProcess(checks, { around: readAs(read) });
    const violated = outcomes.flatMap(({ findings }) => findings.map((finding) => finding.requirement));
    expect([...new Set(violated)]).toEqual([requirement]);
  });

/** Refuses imports, so that the date of a string does not show the clock. */
const withoutImports =
  (fetch: Fetch): Fetch =>
  async (request) =>
    request.method === 'POST' && (await request.clone().text()).includes('"the file is imported"')
      ? new Response(null, { status: 404 })
      : fetch(request);

test("it is noticed of a service without imports: 'today' is the day of its first use", async () => {
  let first: string | undefined;
  const keep = readAs(({ croql }) => {
    if (!croql.includes("'today'")) return croql;
    first ??= new Date().toISOString().slice(0, 10);
    return croql.replaceAll("'today'", `'${first} 00:00:00'`);
  });
  const outcomes = await runInProcess(checks, { around: (fetch) => keep(withoutImports(fetch)) });
  const violated = outcomes.flatMap(({ findings }) => findings.map((finding) => finding.requirement));
  expect([...new Set(violated)]).toEqual(['croql.syntax.today']);
});

const VARIATIONS: Readonly<Record<string, InProcess>> = {
  'nothing is wrong': {},
  'there are no imports': { around: withoutImports },
  'responses come when they will': { around: readAs(({ croql }) => croql) },
  'dates are in another zone': { answers: { 'croql.date-zone': 'Asia/Karachi' } },
  'the bounds of a range are no part of it': {
    answers: { 'croql.between-bounds': 'excluded' },
  },
};

for (const [title, options] of Object.entries(VARIATIONS))
  test(`a service is not flagged: ${title}`, async () => {
    const outcomes = await runInProcess(checks, options);
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    expect(outcomes.map(({ status }) => status)).not.toContain('error');
  });
