import { expect, test } from '@playwright/test';
import { EXIT, exitCodeOf } from './exit-code.ts';
import { conclude } from './verdict.ts';
import type { Ending, Status } from './verdict.ts';
import { requirements } from '../spec/requirements.ts';
import type { RequirementId } from '../spec/requirements.ts';
import type { CheckOutcome, Plan, WordedFinding } from '../spec/run.ts';

const STATED = 'oauth.token.verifier-checked';
const OTHER = 'oauth.token.code-valid';
const STANDARD = 'oauth.pkce.mismatch';
const ASSUMED = 'oauth.old-refresh-token';

const plan: Plan = {
  kit: { name: 'locspec', version: '0.0.0' },
  target: { kind: 'service', name: 'a service' },
  command: 'locspec verify service',
  targets: [{ authUrl: 'http://a.example', baseUrl: 'http://b.example' }],
  apps: {},
  scopes: ['project'],
  lists: {},
  answers: {},
  areas: ['oauth'],
  editions: ['hosted', 'enterprise'],
  checks: [],
  requirements: [],
  seed: 1,
  workers: 1,
  timeout: 1000,
  strict: false,
  failFast: false,
  reportDir: 'report',
  quiet: true,
  verbose: false,
  color: false,
} as Plan;

const finding = (requirement: RequirementId): WordedFinding => ({
  requirement,
  check: 'oauth.x',
  title: 'something is wrong',
  expected: 'this',
  actual: 'that',
  evidence: { exchanges: [] },
  replay: 'locspec verify service --check oauth.x',
});

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
  findings: broken.map(finding),
  ...(status === 'done' ? {} : { reason: `because of ${status}` }),
});

const after = (outcomes: readonly CheckOutcome[], over: Partial<Plan> = {}, ended: Ending = 'whole', armed = 3) =>
  conclude({
    plan: { ...plan, ...over },
    outcomes,
    arming: { armed, of: 3, deaf: [] },
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
  { title: 'a breach of what is stated fails',                  outcomes: [outcome('done', [STATED], [STATED])],                id: STATED,   status: 'fail' },
  { title: 'a breach of a standard warns',                      outcomes: [outcome('done', [STANDARD], [STANDARD])],            id: STANDARD, status: 'warn' },
  { title: 'another answer to a gap is unspecified',            outcomes: [outcome('done', [ASSUMED], [ASSUMED])],              id: ASSUMED,  status: 'unspecified' },
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
for (const { title, outcomes, ended, armed, code } of [
  { title: '0 for a pass',                               outcomes: [outcome('done', [STATED])],                               code: EXIT.conforms },
  { title: '0 for a pass with a warning',                outcomes: [outcome('done', [STANDARD], [STANDARD])],                 code: EXIT.conforms },
  { title: '1 for a failure',                            outcomes: [outcome('done', [STATED], [STATED])],                     code: EXIT.violates },
  { title: '1 for a failure that ended the run',         outcomes: [outcome('done', [STATED], [STATED])], ended: 'first failure', code: EXIT.violates },
  { title: '3 for a target that was lost',               outcomes: [outcome('done', [STATED]), outcome('lost', [OTHER])],     code: EXIT.unreachable },
  { title: '3 for a target that was lost after a failure', outcomes: [outcome('done', [STATED], [STATED]), outcome('lost', [OTHER])], code: EXIT.unreachable },
  { title: '4 for a failure of the kit',                 outcomes: [outcome('done', [STATED]), outcome('error', [OTHER])],    code: EXIT.kitFailed },
  { title: '4 for a run that was interrupted',           outcomes: [outcome('done', [STATED])], ended: 'interrupted',         code: EXIT.kitFailed },
  { title: '5 when nothing was checked',                 outcomes: [],                                                        code: EXIT.nothingProved },
  { title: '5 when everything was not applicable',       outcomes: [outcome('notApplicable', [STATED])],                      code: EXIT.nothingProved },
  { title: '5 when there were only unspecified answers', outcomes: [outcome('done', [ASSUMED], [ASSUMED])],                   code: EXIT.nothingProved },
  { title: '5 when a judge was deaf, whatever it said',  outcomes: [outcome('done', [STATED])], armed: 2,                     code: EXIT.nothingProved },
] as const) {
  test(`exit ${title}`, () => {
    const result = after([...outcomes], {}, (ended as Ending | undefined) ?? 'whole', (armed as number | undefined) ?? 3);
    expect(exitCodeOf(result)).toBe(code);
    if (code !== EXIT.conforms) expect(result.verdict).not.toBe('conforms');
  });
}

test('an answer to a gap that is as the kit’s own proves nothing either', () => {
  expect(after([outcome('done', [ASSUMED])]).verdict).toBe('nothing proved');
});
