import { expect, test, vi } from 'vitest';
import { runInProcess, VARIATION_DEPTH, wholePlan } from './in-process.ts';
import { oauthChecks } from '../suites/oauth/checks.ts';
import { loadGapChecks } from '../suites/probe/gap-checks.ts';
import { faults } from '../mocks/rules/faults.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import type { Resolutions } from '../spec/gaps/gaps.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Plan } from '../run/plan.ts';

vi.setConfig({ testTimeout: 180_000 });

/** A browser needs a port, which oauth-consent.test.ts opens. */
const ownChecks = oauthChecks.filter(({ id }) => id !== 'oauth.browser');
const observing = await loadGapChecks('oauth');
const checks = [...ownChecks, ...observing];

/** Faults that break more than one requirement. */
const ALSO: { readonly [Id in FaultId]?: readonly RequirementId[] } = {
  // Where there is no page, or the app is not sent back to, neither a code nor a denial comes back.
  'oauth.page-by-post': ['oauth.authorize.denial'],
  'oauth.public-apps-kept-out': ['oauth.authorize.code-returned', 'oauth.authorize.denial'],
  // An app that is registered for its query is not known either.
  'oauth.long-client-id-cut': ['oauth.authorize.redirect-query-kept'],
  // The error of an unknown app is one of the errors that have a name.
  'oauth.unknown-client-renamed': ['oauth.token.error-invalid-client'],
  // A parameter without a value is one that is missing.
  'oauth.empty-redirect-served': ['oauth.token.redirect-uri-required'],
  // A denial in the fragment is missed like a code there.
  'oauth.code-in-fragment': ['oauth.authorize.denial'],
  // One comparison of secrets serves both grants.
  'oauth.secret-prefix-match': ['oauth.refresh.secret-checked'],
  'oauth.secret-case-ignored': ['oauth.refresh.secret-checked'],
  'oauth.secret-of-72-bytes': ['oauth.refresh.secret-checked'],
  'oauth.secret-as-number': ['oauth.refresh.secret-checked'],
  'oauth.secret-trimmed': ['oauth.refresh.secret-checked'],
  // A made-up code has no challenge, and its verifier is accepted.
  'oauth.any-code': ['oauth.pkce.verifier-without-challenge'],
  // A standard forbids it for a public app; for a confidential one the source leaves it open.
  'oauth.refresh-reusable': ['oauth.old-refresh-token'],
};

/** Guessable values may repeat at random, and then they break more than this. */
const BY_CHANCE: readonly FaultId[] = ['oauth.code-guessable', 'oauth.tokens-guessable'];

const problems = (outcomes: readonly CheckOutcome[]) =>
  outcomes
    .filter(({ status }) => status === 'error' || status === 'lost')
    .map(({ check, reason }) => `${check}: ${reason}`);
const broken = (outcomes: readonly CheckOutcome[]) =>
  [...new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement)))].sort();
const failed = (outcomes: readonly CheckOutcome[]) =>
  broken(outcomes).filter((requirement) => requirements[requirement].standing === 'stated');

test('a service without a fault gives no finding, and every check decides everything it cites', async () => {
  const outcomes = await runInProcess(checks);
  expect(outcomes.filter(({ status }) => status !== 'done')).toEqual([]);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  const undecided = outcomes.flatMap(({ check, cites, decided }) =>
    cites.filter((cited) => !decided.includes(cited)).map((cited) => `${check}: ${cited}`),
  );
  expect(undecided).toEqual([]);
});

test('a finding keeps its secrets', async () => {
  const outcomes = await runInProcess(checks, { faults: ['oauth.verifier-ignored'] });
  const [finding] = outcomes.flatMap(({ findings }) => findings);
  expect(finding?.curl).toMatch(/^curl -i -g -X POST https:\/\/accounts\.example\/oauth\/token -H /);
  expect(finding?.curl).toContain('"$CODE"');
  expect(JSON.stringify(finding)).not.toContain('secret-of-the-kit');
});

/**
 * Whether every fault runs against every check, which takes minutes and shows that it breaks nothing else. By default it
 * runs against the checks of its requirement, which shows that it is noticed.
 */
const whole = process.env['LOCSPEC_FAULTS'] === 'whole';

for (const id of Object.keys(faults).filter((name): name is FaultId => name.startsWith('oauth.'))) {
  const { breaks, says } = faults[id];
  test(`${id} breaks ${breaks}: ${says}`, async () => {
    const asked = whole
      ? checks
      : checks.filter(({ cites, mayFind = [] }) => cites.includes(breaks) || mayFind.includes(breaks));
    const outcomes = await runInProcess(asked, { faults: [id] });
    expect(problems(outcomes)).toEqual([]);
    if (!whole || BY_CHANCE.includes(id)) expect(broken(outcomes)).toContain(breaks);
    else expect(broken(outcomes)).toEqual([breaks, ...(ALSO[id] ?? [])].sort());
  });
}

/** Resolutions of gaps that differ from those of the reference service. */
const OTHER_ANSWERS = {
  'oauth.authorize.scope-required': 'default-scope',
  'oauth.earlier-code': 'refused',
  'oauth.refresh-token-lifetime': 'limited',
  'oauth.old-refresh-token': 'works',
  'oauth.old-access-token': 'refused',
  'oauth.earlier-access-token': 'refused',
  'oauth.invalid-client-status': 'bad-request',
  'oauth.body-form': 'json',
  'oauth.basic-authentication': 'accepted',
  'oauth.public-sends-secret': 'ignored',
  'oauth.reauthorization': 'remembered',
  'oauth.code-lifetime': '60',
} as const satisfies Partial<Resolutions>;

/** Runs every check on a service with other resolutions; a quick run does not observe gaps. */
const runVaried = async (answers: Partial<Resolutions>, plan: Partial<Plan> = {}) => [
  ...(await runInProcess(ownChecks, { answers }, { ...wholePlan, ...plan, depth: VARIATION_DEPTH })),
  ...(await runInProcess(observing, { answers }, { ...wholePlan, ...plan })),
];

for (const [gap, answer] of Object.entries(OTHER_ANSWERS)) {
  test(`${gap}: ${answer} is reported where another resolution is expected, and never fails`, async () => {
    const outcomes = await runVaried({ [gap]: answer });
    expect(problems(outcomes)).toEqual([]);
    expect(failed(outcomes)).toEqual([]);
    expect(broken(outcomes)).toContain(gap);
  });

  test(`${gap}: ${answer} is no finding where the configuration says so`, async () => {
    const outcomes = await runVaried({ [gap]: answer }, { answers: { [gap]: answer } });
    const standard: readonly string[] = gap === 'oauth.old-refresh-token' ? ['oauth.refresh.rotation'] : [];
    expect(broken(outcomes)).toEqual(standard);
  });
}

/** Requirements that no fault of the reference service breaks alone, with the reason. */
const FAULTLESS: { readonly [Id in RequirementId]?: string } = {
  'oauth.app.public-no-secret':
    'a service that wants a secret of a public app breaks oauth.token.secret-omitted by that',
};

test('every requirement that a check of this area cites is broken by a fault, by another answer, or excused', () => {
  const broken = new Set<string>([...Object.values(faults).map(({ breaks }) => breaks), ...Object.keys(OTHER_ANSWERS)]);
  const cited = new Set(oauthChecks.flatMap(({ cites, mayFind: may = [] }) => [...cites, ...may]));
  expect([...cited].filter((id) => !broken.has(id))).toEqual(Object.keys(FAULTLESS));
});

/** A pairwise covering array of twelve gaps with two resolutions each; 1 is the other resolution. */
// prettier-ignore
const PAIRS = ['111111111110', '000001111110', '011100001111', '101100110011', '110101010100', '111001101001', '000010000001'] as const;

for (const row of PAIRS) {
  test(`no combination of resolutions fails: ${row}`, async () => {
    const answers = Object.fromEntries(Object.entries(OTHER_ANSWERS).filter((_, index) => row[index] === '1'));
    const outcomes = await runVaried(answers);
    expect(problems(outcomes)).toEqual([]);
    expect(failed(outcomes)).toEqual([]);
  });
}

test('the rows cover every pair of resolutions', () => {
  const places = Object.keys(OTHER_ANSWERS).map((_, index) => index);
  const seen = new Set(PAIRS.flatMap((row) => places.flatMap((a) => places.map((b) => `${a}${row[a]} ${b}${row[b]}`))));
  const wanted = places.flatMap((a) =>
    places.filter((b) => b > a).flatMap((b) => ['00', '01', '10', '11'].map((both) => `${a}${both[0]} ${b}${both[1]}`)),
  );
  // The kit's defaults together are the run without any.
  expect(wanted.filter((pair) => !seen.has(pair) && !/^\d+0 \d+0$/.test(pair))).toEqual([]);
});
