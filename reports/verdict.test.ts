import { expect, test } from 'vitest';
import fc from 'fast-check';
import { EXIT, exitCodeOf } from './exit-code.ts';
import { factsOf } from './stream.ts';
import { finding } from './test-finding.ts';
import { plan } from '../run/test-plan.ts';
import { markdown } from './markdown.ts';
import { summary } from './summary.ts';
import { computeVerdict } from './verdict.ts';
import { verdictWords } from './words.ts';
import type { Ending } from './stream.ts';
import type { Status } from './conformance.ts';
import type { ExpectedFailure } from '../run/expected-failures.ts';
import { UNDECIDABLE } from '../spec/requirements/undecidable.gen.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import { AREAS } from '../run/plan.ts';
import type { Plan } from '../run/plan.ts';
import type { CheckOutcome } from '../run/outcome.ts';

const STATED = 'oauth.token.verifier-checked';
const OTHER = 'oauth.token.code-valid';
const STANDARD = 'oauth.pkce.mismatch';
const ASSUMED = 'oauth.old-refresh-token';

/** Every stated requirement of the plan. */
const STATED_IDS = (Object.keys(requirements) as RequirementId[]).filter(
  (id) => requirements[id].standing === 'stated' && requirements[id].role !== 'app',
);

const outcome = (
  status: CheckOutcome['status'],
  cites: RequirementId[],
  broken: RequirementId[] = [],
  decided = status === 'done' ? cites : [],
): CheckOutcome => ({
  check: `oauth.${status}`,
  status,
  cites,
  decided,
  findings: broken.map((id) => finding(id)),
  ...(status === 'done' ? { controls: AREAS } : { reason: `because of ${status}` }),
  ...(status === 'notApplicable' ? { cause: { code: 'no-state-address' } } : {}),
});

const after = (outcomes: readonly CheckOutcome[], over: Partial<Plan> = {}, ended: Ending = 'whole', passed = 3) =>
  computeVerdict({
    facts: factsOf({ ...plan, ...over }),
    outcomes,
    selfTestResult: { passed, of: 3, failures: [] },
    startedAt: new Date(0),
    durationMs: 12.4,
    ended,
  });

const statusOf = (id: RequirementId, ...args: Parameters<typeof after>): Status | undefined =>
  after(...args).requirements.find((requirement) => requirement.id === id)?.status;

test('the standings these tests rest on', () => {
  expect([STATED, OTHER, STANDARD, ASSUMED].map((id) => requirements[id as RequirementId].standing)).toEqual([
    'stated',
    'stated',
    'standard',
    'assumed',
  ]);
});

// prettier-ignore
for (const { title, outcomes, id, status } of [
  { title: 'a check that decides and finds nothing passes',     outcomes: [outcome('done', [STATED])],                          id: STATED,   status: 'pass' },
  { title: 'a violation of what is stated fails',                  outcomes: [outcome('done', [STATED], [STATED])],                id: STATED,   status: 'fail' },
  { title: 'a violation of a standard warns',                      outcomes: [outcome('done', [STANDARD], [STANDARD])],            id: STANDARD, status: 'warn' },
  { title: 'another resolution of a gap is unspecified',            outcomes: [outcome('done', [ASSUMED], [ASSUMED])],              id: ASSUMED,  status: 'unspecified' },
  { title: 'what a check cites and did not decide is untested', outcomes: [outcome('done', [STATED, OTHER], [STATED], [STATED])], id: OTHER,  status: 'untested' },
  { title: 'what the target does not offer is not applicable',  outcomes: [outcome('notApplicable', [STATED])],                 id: STATED,   status: 'notApplicable' },
  { title: 'a pass beside a not applicable is a pass',          outcomes: [outcome('notApplicable', [STATED]), outcome('done', [STATED])], id: STATED, status: 'pass' },
  { title: 'a pass beside an untested is untested',             outcomes: [outcome('untested', [STATED]), outcome('done', [STATED])], id: STATED, status: 'untested' },
  { title: 'one failure outweighs every pass',                  outcomes: [outcome('done', [STATED], [STATED]), outcome('done', [STATED])], id: STATED, status: 'fail' },
  { title: 'a failure of the kit is an error',                  outcomes: [outcome('error', [STATED])],                         id: STATED,   status: 'error' },
  { title: 'what was decided before the kit failed stands',     outcomes: [outcome('error', [STATED, OTHER], [STATED], [STATED])], id: STATED, status: 'fail' },
  { title: 'what no check cites is untested',                   outcomes: [outcome('done', [OTHER])],                           id: STATED,   status: 'untested' },
] as const) {
  test(title, () => expect(statusOf(id, [...outcomes])).toBe(status));
}

test('a warning fails when the run is strict', () => {
  const strict = after([outcome('done', [STANDARD], [STANDARD])], { strict: true });
  expect(strict.verdict).toBe('violates');
});

test('the counts add up to the requirements, and every reason that is due is there', () => {
  const { counts, requirements: judged } = after([
    outcome('done', [STATED], [STATED]),
    outcome('notApplicable', [OTHER]),
  ]);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(judged.length);
  for (const { status, reason } of judged)
    if (status === 'notApplicable' || status === 'untested') expect(reason).toBeTruthy();
});

test('requirements of the app and of an edition that is not looked at are left out', () => {
  const judged = after([], { editions: ['hosted'] }).requirements.map(({ id }) => requirements[id]);
  expect(judged.every(({ role }) => role !== 'app')).toBe(true);
  expect(judged.some((requirement) => 'edition' in requirement && requirement.edition === 'enterprise')).toBe(false);
});

// prettier-ignore
for (const { title, outcomes, ended, passed, code } of [
  { title: '0 for a pass',                               outcomes: [outcome('done', [STATED])],                               code: EXIT.conforms },
  { title: '0 for a pass with a warning',                outcomes: [outcome('done', [STANDARD], [STANDARD])],                 code: EXIT.conforms },
  { title: '1 for a failure',                            outcomes: [outcome('done', [STATED], [STATED])],                     code: EXIT.violates },
  { title: '1 for a failure that ended the run',         outcomes: [outcome('done', [STATED], [STATED])], ended: 'first failure', code: EXIT.violates },
  { title: '3 for a target that was lost',               outcomes: [outcome('done', [STATED]), outcome('lost', [OTHER])],     code: EXIT.unreachable },
  { title: '3 for a target that was lost after a failure', outcomes: [outcome('done', [STATED], [STATED]), outcome('lost', [OTHER])], code: EXIT.unreachable },
  { title: '4 for a failure of the kit',                 outcomes: [outcome('done', [STATED]), outcome('error', [OTHER])],    code: EXIT.kitFailed },
  { title: '4 for a run that was interrupted',           outcomes: [outcome('done', [STATED])], ended: 'interrupted',         code: EXIT.kitFailed },
  { title: '5 when nothing was checked',                 outcomes: [],                                                        code: EXIT.inconclusive },
  { title: '5 when everything was not applicable',       outcomes: [outcome('notApplicable', [STATED])],                      code: EXIT.inconclusive },
  { title: '5 when there were only unspecified answers', outcomes: [outcome('done', [ASSUMED], [ASSUMED])],                   code: EXIT.inconclusive },
  { title: '5 when a rule failed its self-test, whatever was found',  outcomes: [outcome('done', [STATED])], passed: 2,                     code: EXIT.inconclusive },
] as const) {
  test(`exit ${title}`, () => {
    const result = after([...outcomes], {}, (ended as Ending | undefined) ?? 'whole', (passed as number | undefined) ?? 3);
    expect(exitCodeOf(result)).toBe(code);
    if (code !== EXIT.conforms) expect(result.verdict).not.toBe('conforms');
  });
}

test('what one check decided is not held up by another that ended at something the target may do', () => {
  const endedAt = (id: RequirementId) => outcome('done', [STATED], [id], []);
  expect(statusOf(STATED, [outcome('done', [STATED]), endedAt(ASSUMED)])).toBe('pass');
  expect(statusOf(STATED, [outcome('done', [STATED]), endedAt(OTHER)])).toBe('untested');
  expect(statusOf(STATED, [endedAt(ASSUMED)])).toBe('untested');
});

test('what a run did not come to is held up by what its checks met, or was not asked for, or was cut off', () => {
  const causeOf = (...args: Parameters<typeof after>) =>
    after(...args).requirements.find(({ id }) => id === STATED)?.cause?.code;
  const stopped = { ...outcome('untested', [OTHER]), cause: { code: 'no-tokens' } } as const;
  expect(causeOf([stopped], { checks: ['oauth.untested'] })).toBe('no-tokens');
  expect(causeOf([outcome('done', [OTHER])], { checks: ['oauth.done'] })).toBe('no-check');
  expect(causeOf([stopped], {}, 'interrupted')).toBe('run-ended');
  expect(causeOf([stopped], {}, 'out of time')).toBe('budget');
});

test('a gap that is resolved as by the kit proves nothing either', () => {
  expect(after([outcome('done', [ASSUMED])]).verdict).toBe('inconclusive');
});

for (const { title, outcomes, over, verdict } of [
  {
    title: 'an area without its positive control',
    outcomes: [{ ...outcome('done', [STATED]), controls: [] }],
    over: {},
    verdict: 'inconclusive',
  },
  {
    title: 'a run of one check without a positive control',
    outcomes: [{ ...outcome('done', [STATED]), controls: [] }],
    over: { checks: ['oauth.done'] },
    verdict: 'conforms',
  },
  {
    title: 'a run that decides too little',
    outcomes: [outcome('done', [STATED])],
    over: { minCoverage: 90 },
    verdict: 'inconclusive',
  },
  {
    title: 'a run that decides enough',
    outcomes: [outcome('done', STATED_IDS)],
    over: { minCoverage: 90 },
    verdict: 'conforms',
  },
] as const) {
  test(`${title} is ${verdict}`, () => {
    const result = after([...outcomes], over as Partial<Plan>);
    expect(result.verdict).toBe(verdict);
    if (verdict === 'inconclusive') expect(verdictWords(result)).toMatch(/main job of oauth|too few requirements/);
  });
}

test('causes are counted, the most frequent first, with what removes them', () => {
  const { causes, coverage } = after([
    { ...outcome('notApplicable', [STATED]), cause: { code: 'no-state-address' } },
    outcome('done', [OTHER]),
  ]);
  const cause = causes.find(({ code }) => code === 'no-state-address');
  expect(cause).toMatchObject({ untested: 0, notApplicable: 1, fix: 'service.stateUrl' });
  expect(causes[0]).toMatchObject({ code: 'no-check' });
  expect(coverage.stated.decided).toBe(1);
  const undecidable = [...UNDECIDABLE].filter((id) => requirements[id].standing === 'stated');
  expect(coverage.stated.applicable).toBe(coverage.stated.of - 1 - undecidable.length);
});

test('a check that did not run is told, though others decided its requirements', () => {
  const refused = { code: 'state-refused', subject: 'the dataset is' } as const;
  const result = after([
    outcome('done', [STATED]),
    { ...outcome('notApplicable', [STATED]), cause: refused },
    // What a run leaves out by itself is no failure of the target.
    { ...outcome('notApplicable', [STATED]), cause: { code: 'depth' } },
  ]);
  expect(result.causes.filter(({ checks }) => checks !== undefined)).toMatchObject([
    { code: 'state-refused', checks: 1, untested: 0, notApplicable: 0 },
  ]);
  const told = '1 check not run: the state “the dataset is” is refused';
  expect(summary(result, 'report', false, 100)).toContain(told);
  expect(markdown(result)).toContain(`- ${told}`);
});

test('of the reasons why something is untested, what held a check up is named', () => {
  const seesNothing = outcome('done', [STATED], [], []);
  const findsOther = { ...outcome('done', [STATED, OTHER], [OTHER], []), check: 'oauth.other' };
  for (const outcomes of [
    [seesNothing, findsOther],
    [findsOther, seesNothing],
  ])
    expect(after(outcomes).requirements.find(({ id }) => id === STATED)?.cause).toEqual({
      code: 'blocked',
      subject: OTHER,
    });
});

test('what no check of a quick run comes to, a deeper one may', () => {
  const uncited = (depth?: Plan['depth']) =>
    after([outcome('done', [STATED])], depth && { depth }).requirements.find(({ id }) => id === OTHER);
  expect(uncited('quick')).toMatchObject({ status: 'untested', cause: { code: 'depth', subject: 'default' } });
  expect(uncited()?.cause?.code).toBe('nothing-shown');
  // A suite that did not run asks for nothing at any depth.
  const { requirements: all } = after([outcome('done', [STATED])], { depth: 'quick' });
  expect(all.find(({ id }) => id === 'croql.operator.xor')?.cause?.code).toBe('no-check');
});

const LISTED = { requirement: STATED, reason: 'the old gateway' } as const;
const listing = (...entries: readonly ExpectedFailure[]): Partial<Plan> => ({
  expectedFailures: { entries, expired: [], unknown: [] },
});
const byCheck = { check: 'oauth.done', reason: 'is being rebuilt' };
const broken = { ...outcome('done', [STATED], [STATED]), findings: [{ ...finding(STATED), check: 'oauth.done' }] };

test('a verdict says how many failures were accepted', () => {
  const result = after([broken, outcome('done', [OTHER])], listing(LISTED));
  expect(verdictWords(result)).toBe('conforms to everything that was tested, except 1 expected failure');
  expect(summary(result, 'report', false, 100)).toContain(`violates  ${STATED}: the old gateway`);
});

// prettier-ignore
for (const { title, outcomes, over, status, stale, code } of [
  { title: 'a listed requirement that fails is expected to',     outcomes: [broken, outcome('done', [OTHER])],   over: listing(LISTED),    status: 'expectedFail', stale: 0, code: EXIT.conforms },
  { title: 'a listed check that fails is expected to',           outcomes: [broken, outcome('done', [OTHER])],   over: listing(byCheck),   status: 'expectedFail', stale: 0, code: EXIT.conforms },
  { title: 'what another check finds beside it is not',          outcomes: [broken, { ...broken, check: 'oauth.other', findings: [finding(STATED)] }], over: listing(byCheck), status: 'fail', stale: 0, code: EXIT.violates },
  { title: 'a listed requirement that passes is stale',          outcomes: [outcome('done', [STATED])],          over: listing(LISTED),    status: 'pass',         stale: 1, code: EXIT.violates },
  { title: 'a listed check that passes is stale',                outcomes: [outcome('done', [STATED])],          over: listing(byCheck),   status: 'pass',         stale: 1, code: EXIT.violates },
  { title: 'a listed requirement that does not apply is not',    outcomes: [outcome('notApplicable', [STATED]), outcome('done', [OTHER])], over: listing(LISTED), status: 'notApplicable', stale: 0, code: EXIT.conforms },
  { title: 'a part of a run blames no listed requirement',       outcomes: [outcome('done', [STATED])],          over: { ...listing(LISTED), shard: '1/2' }, status: 'pass', stale: 0, code: EXIT.conforms },
  { title: 'an entry that expired lists nothing any more',       outcomes: [broken],                             over: { expectedFailures: { entries: [], expired: [LISTED], unknown: [] } }, status: 'fail', stale: 0, code: EXIT.violates },
  { title: 'an entry that expired fails a run that passes',      outcomes: [outcome('done', [STATED])],          over: { expectedFailures: { entries: [], expired: [LISTED], unknown: [] } }, status: 'pass', stale: 0, code: EXIT.violates },
  { title: 'an entry for nothing that is known fails the run',   outcomes: [outcome('done', [STATED])],          over: { expectedFailures: { entries: [], expired: [], unknown: [{ name: 'oauth.x' }] } }, status: 'pass', stale: 0, code: EXIT.violates },
] as const) {
  test(title, () => {
    const result = after([...outcomes], over as Partial<Plan>);
    expect(result.requirements.find(({ id }) => id === STATED)).toMatchObject({ status, ...(status === 'expectedFail' ? { reason: (over as { expectedFailures: { entries: readonly ExpectedFailure[] } }).expectedFailures.entries[0]?.reason } : {}) });
    expect(result.expectedFailures.stale).toHaveLength(stale);
    expect(exitCodeOf(result)).toBe(code);
  });
}

const IDS = Object.keys(requirements) as RequirementId[];
const anyOutcome = fc
  .record({
    check: fc.constantFrom('oauth.a', 'croql.b.hosted', 'croql.b.hosted.2', 'lists.c', 'module.d'),
    status: fc.constantFrom('done', 'notApplicable', 'untested', 'lost', 'error'),
    reason: fc.option(fc.constantFrom('', 'because'), { nil: undefined }),
    cites: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 6 }),
    decides: fc.nat(6),
    breaks: fc.nat(3),
  })
  .map(({ cites, decides, breaks, reason, ...rest }): CheckOutcome => {
    const decided = cites.slice(0, decides);
    const findings = decided.slice(0, breaks).map((id) => ({ ...finding(id), check: rest.check }));
    return { ...rest, ...(reason === undefined ? {} : { reason }), cites, decided, findings };
  });

test('whatever the checks say, totals add up, and nothing that was not tested is a pass', () => {
  const anyRun = fc.record({
    outcomes: fc.array(anyOutcome, { maxLength: 12 }),
    listed: fc.subarray(IDS, { maxLength: 5 }),
    strict: fc.boolean(),
  });
  fc.assert(
    fc.property(anyRun, ({ outcomes, listed, strict }) => {
      const over = { strict, ...listing(...listed.map((requirement) => ({ requirement, reason: 'known' }))) };
      const result = after(outcomes, over);
      const { counts, requirements: judged, verdict } = result;
      const found = outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement));
      const isScored = judged.some(
        ({ standing, status }) => standing !== 'assumed' && /^(pass|warn|expectedFail|fail)$/.test(status),
      );
      // One comparison: a hundred thousand assertions would take minutes.
      expect({
        added: Object.values(counts).reduce((sum, count) => sum + count, 0),
        ids: new Set(judged.map(({ id }) => id)).size,
        miscounted: Object.entries(counts).filter(
          ([status, count]) => judged.filter((one) => one.status === status).length !== count,
        ),
        passedUntested: judged.filter(
          ({ id, status }) =>
            status === 'pass' && (found.includes(id) || !outcomes.some(({ decided }) => decided.includes(id))),
        ),
        unreasoned: judged.filter(
          ({ status, reason }) => /^(notApplicable|untested|error|expectedFail)$/.test(status) && !reason,
        ),
        isUnfounded: verdict !== 'inconclusive' && !isScored,
        succeeds: exitCodeOf(result) === EXIT.conforms && (verdict !== 'conforms' || counts.fail + counts.error > 0),
      }).toEqual({
        added: judged.length,
        ids: judged.length,
        miscounted: [],
        passedUntested: [],
        unreasoned: [],
        isUnfounded: false,
        succeeds: false,
      });
      // The parts in another order are the same whole.
      expect(after([...outcomes].reverse(), over).counts).toEqual(counts);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('what does not apply for no reason has only not been tested', () => {
  const { reason: _, cause: __, ...silent } = outcome('notApplicable', [STATED]);
  expect(statusOf(STATED, [silent])).toBe('untested');
});

test.each([
  { seen: 'processes other jobs', controls: ['module'] as const, status: 'notApplicable' },
  { seen: 'processes nothing', controls: [], status: 'untested' },
])('a preview that no check came to, of an app that $seen, is $status', ({ controls, status }) => {
  const ended: CheckOutcome = {
    ...outcome('untested', []),
    ...{ check: 'module.app.same-job', cause: { code: 'app-processes-nothing' } },
  };
  const others: CheckOutcome = { ...outcome('done', ['module.response.text']), check: 'module.app.inline', controls };
  const target = { ...plan.target, kind: 'app' } as const;
  expect(statusOf('module.response.preview-url', [ended, others], { target, areas: ['module'] })).toBe(status);
});

test('what an app does in place of processing is the cause of all that it leaves open', () => {
  const seenInstead = '3 of its responses change nothing in the strings';
  const inline: CheckOutcome = {
    ...outcome('done', ['module.response.text']),
    ...{ check: 'module.app.inline', controls: [], seenInstead },
  };
  const held: CheckOutcome = {
    ...outcome('untested', ['module.jobs-apart']),
    ...{ check: 'module.app.jobs-apart', cause: { code: 'app-processes-nothing' } },
  };
  const target = { ...plan.target, kind: 'app' } as const;
  const { requirements: judged } = after([inline, held], { target, areas: ['module'] });
  const causes = judged.flatMap(({ cause }) => (cause?.code === 'app-processes-nothing' ? [cause.subject] : []));
  expect(new Set(causes)).toEqual(new Set([seenInstead]));
  expect(causes.length).toBeGreaterThan(1);
});

test('what an app may leave out is left to a deeper run only where no response was looked through for it', () => {
  const inline: CheckOutcome = {
    ...outcome('done', ['module.response.text']),
    ...{ check: 'module.app.inline', unproven: { 'module.response.preview-url': 'the response has no preview' } },
  };
  const target = { ...plan.target, kind: 'app' } as const;
  const statusAt = (id: RequirementId) => statusOf(id, [inline], { target, areas: ['module'], depth: 'quick' });
  expect(statusAt('module.response.preview-url')).toBe('notApplicable');
  expect(statusAt('module.safety.preview-scripts')).toBe('untested');
});

test.each([
  { areas: ['module'] as const, of: ['module'] },
  { areas: ['oauth'] as const, of: ['lists', 'oauth'] },
])('what a run on the $areas of an app is about is of $of', ({ areas, of }) => {
  const target = { ...plan.target, kind: 'app' } as const;
  const { requirements: about } = after([outcome('done', ['module.response.text'])], { target, areas });
  expect([...new Set(about.map(({ id }) => id.split('.')[0]))].sort()).toEqual(of);
});
