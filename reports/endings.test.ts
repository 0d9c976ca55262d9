import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { badgeEndpoint } from './badge.ts';
import type { Conformance } from './conformance.ts';
import { EXIT } from './exit-code.ts';
import { ctrf } from './ctrf.ts';
import { html } from './html.ts';
import { sarif } from './sarif.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { summary, verdictLine } from './summary.ts';
import { computeVerdict } from './verdict.ts';
import type { Run } from './verdict.ts';
import { verdictWords } from './words.ts';
import type { ExpectedFailures } from '../run/expected-failures.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const STATED: RequirementId = 'oauth.token.verifier-checked';

const passed: CheckOutcome = {
  ...{ check: 'oauth.a', status: 'done', cites: [STATED], decided: [STATED], findings: [], controls: ['oauth'] },
};
const failed: CheckOutcome = {
  ...passed,
  findings: [
    {
      ...{ requirement: STATED, check: 'oauth.a', title: 'a wrong verifier is refused', expected: 'a refusal' },
      violation: { code: 'granted', what: 'token', despite: 'the verifier is wrong' },
      ...{ exchanges: [], replay: 'locspec replay x', case: 'x', again: 'locspec verify service --check oauth.a' },
    },
  ],
};
const entry = { requirement: STATED, reason: 'the old gateway' };
const listing = (over: Partial<ExpectedFailures>): ExpectedFailures => ({
  ...{ entries: [], expired: [], unknown: [] },
  ...over,
});

interface End extends Partial<Pick<Run, 'ended' | 'reason' | 'selfTestResult'>> {
  readonly title: string;
  readonly outcomes: readonly CheckOutcome[];
  readonly expectedFailures?: ExpectedFailures;
  readonly exitCode: number;
  readonly verdict: Conformance['verdict'];
}

// prettier-ignore
const ENDINGS: readonly End[] = [
  { title: 'everything passes',              outcomes: [passed], exitCode: EXIT.conforms, verdict: 'conforms' },
  { title: 'a failure is expected',          outcomes: [failed], expectedFailures: listing({ entries: [entry] }), exitCode: EXIT.conforms, verdict: 'conforms' },
  { title: 'something fails',                outcomes: [failed], exitCode: EXIT.violates, verdict: 'violates' },
  { title: 'an expected failure is stale',   outcomes: [passed], expectedFailures: listing({ entries: [entry] }), exitCode: EXIT.violates, verdict: 'violates' },
  { title: 'an expected failure is expired', outcomes: [passed], expectedFailures: listing({ expired: [{ ...entry, expires: '2020-01-01' }] }), exitCode: EXIT.violates, verdict: 'violates' },
  { title: 'an expected failure is unknown', outcomes: [passed], expectedFailures: listing({ unknown: [{ name: 'oauth.x' }] }), exitCode: EXIT.violates, verdict: 'violates' },
  { title: 'no check decided anything',      outcomes: [{ ...passed, decided: [], controls: [], status: 'untested', reason: 'no tokens' }], exitCode: EXIT.inconclusive, verdict: 'inconclusive' },
  { title: 'a rule failed its self-test',    outcomes: [passed], selfTestResult: { passed: 1, of: 2, failures: ['x'] }, exitCode: EXIT.inconclusive, verdict: 'inconclusive' },
  { title: 'the target was lost',            outcomes: [passed, { ...passed, check: 'oauth.b', status: 'lost', reason: 'ECONNREFUSED' }], exitCode: EXIT.unreachable, verdict: 'inconclusive' },
  { title: 'it was lost after a failure',    outcomes: [failed, { ...passed, check: 'oauth.b', status: 'lost', reason: 'ECONNREFUSED' }], exitCode: EXIT.unreachable, verdict: 'violates' },
  { title: 'the run was interrupted',        outcomes: [passed], ended: 'interrupted', reason: '7 checks did not run', exitCode: EXIT.kitFailed, verdict: 'inconclusive' },
  { title: 'the first failure ended it',     outcomes: [failed], ended: 'first failure', exitCode: EXIT.violates, verdict: 'violates' },
  { title: 'a check of the kit failed',      outcomes: [passed, { ...passed, check: 'oauth.b', status: 'error', reason: 'a TypeError' }], exitCode: EXIT.kitFailed, verdict: 'inconclusive' },
  { title: 'the runner failed',              outcomes: [passed], ended: 'kit failed', reason: 'out of memory', exitCode: EXIT.kitFailed, verdict: 'inconclusive' },
];

const COLORS = { conforms: 'brightgreen', violates: 'red', inconclusive: 'lightgrey' } as const;
const MARKS = { conforms: '✅', violates: '❌', inconclusive: '⚠️' } as const;

for (const { title, outcomes, expectedFailures, exitCode, verdict, ended = 'whole', reason, selfTestResult } of ENDINGS)
  test(`when ${title}, every report says the same`, () => {
    const result = computeVerdict({
      facts: {
        kit: { name: 'locspec', version: '0' },
        target: { kind: 'service', name: 'the target' },
        ...{ areas: ['oauth'], editions: ['hosted'], checks: [], requirements: [], seed: 1, workers: 1 },
        ...{ strict: false, failFast: false, addresses: {}, shard: '1/1' },
        ...(expectedFailures && { expectedFailures }),
      },
      outcomes,
      selfTestResult: selfTestResult ?? { passed: 1, of: 1, failures: [] },
      ...{ startedAt: new Date(0), durationMs: 1, ended },
      ...(reason === undefined ? {} : { reason }),
    });
    expect({ exitCode: result.exitCode, verdict: result.verdict }).toEqual({ exitCode, verdict });
    const succeeds = exitCode === EXIT.conforms;
    expect(verdict === 'conforms').toBe(succeeds);

    const words = verdictWords(result);
    expect(words.startsWith('conforms')).toBe(succeeds);
    expect(verdictLine(result)).toContain(words);
    const text = summary(result, 'r', false, 100).replaceAll(/\s+/g, ' ');
    expect(text.endsWith(`Verdict the target ${words}`)).toBe(true);
    expect(text.includes('run this in your CI')).toBe(succeeds && result.findings.length === 0);
    expect(JSON.parse(badgeEndpoint(result))).toMatchObject({ color: COLORS[verdict] });
    expect(markdown(result)).toContain(`## ${MARKS[verdict]} the target ${words}`);

    const [, failures, errors] = /<testsuites [^>]*failures="(\d+)" errors="(\d+)"/.exec(junit(result)) ?? [];
    expect(Number(failures) > 0).toBe(verdict === 'violates');
    expect(Number(errors) > 0).toBe(!succeeds && exitCode !== EXIT.violates);
    const count = (element: string) => junit(result).match(new RegExp(`<${element}[ >]`, 'g'))?.length ?? 0;
    expect([count('failure'), count('error')]).toEqual([Number(failures), Number(errors)]);

    const { summary: counts } = (
      JSON.parse(ctrf(result)) as { readonly results: { readonly summary: { failed: number } } }
    ).results;
    expect(counts.failed > 0).toBe(!succeeds);
    const [run] = (JSON.parse(sarif(result)) as Log).runs;
    expect(run?.invocations?.[0]).toMatchObject({ exitCode });
    expect(html(result)).toContain(`<title>the target ${words}</title>`);
  });

test('a run that asked less of a slow app says so', () => {
  const result = computeVerdict({
    facts: {
      kit: { name: 'locspec', version: '0' },
      target: { kind: 'app', name: 'the app' },
      ...{ areas: ['oauth'], editions: ['hosted'], checks: [], requirements: [], seed: 1, workers: 1 },
      ...{ strict: false, failFast: false, addresses: {}, shard: '1/1' },
    },
    outcomes: [passed, { ...passed, check: 'oauth.b', slowJobMs: 812 }],
    selfTestResult: { passed: 1, of: 1, failures: [] },
    ...{ startedAt: new Date(0), durationMs: 1, ended: 'whole' },
  });
  expect(result.run).toMatchObject({ depth: 'quick', slowJobMs: 812 });
  expect(summary(result, 'r', false, 200)).toContain(
    'Depth    a job takes 0.8 s, so the run asked no more than --depth quick',
  );
});
