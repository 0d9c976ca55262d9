import type { Conformance } from './conformance.ts';
import { factsOf } from './stream.ts';
import type { RunFacts } from './stream.ts';
import { plan } from '../run/test-plan.ts';
import { computeVerdict } from './verdict.ts';
import type { Violation } from '../run/finding.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { CheckOutcome, RecordedFinding, ShownExchange } from '../run/outcome.ts';

const FACTS = factsOf({
  ...plan,
  targets: [{ authUrl: 'http://127.0.0.1:4010', baseUrl: 'http://127.0.0.1:4010' }],
  areas: ['oauth', 'croql', 'lists'],
  seed: 7,
  expectedFailures: {
    entries: [{ requirement: 'oauth.token.code-valid', reason: 'the old gateway' }],
    expired: [],
    unknown: [],
  },
});

const exchange = (path: string, body: string, answer: string): ShownExchange => ({
  request: {
    method: 'POST',
    url: `http://127.0.0.1:4010${path}`,
    headers: { 'content-type': 'application/json', authorization: '[redacted]' },
    body,
  },
  response: { status: 200, headers: { 'content-type': 'application/json' }, body: answer },
});

/** What a finding without a violation of its own found. */
const wrong = (what = 'something is wrong', expected = 'state = abc and nothing else'): Violation => ({
  ...{ code: 'wrong-result', what, expected },
  actual: expected.replace('abc', 'abd'),
});

const finding = (requirement: RequirementId, check: string, over: Partial<RecordedFinding> = {}): RecordedFinding => ({
  requirement,
  check,
  title: `${requirement} holds`,
  expected: 'nothing is wrong',
  violation: wrong(),
  exchanges: [exchange('/oauth/token', '{"code":"[redacted]"}', '{"token_type":"bearer"}')],
  curl: 'curl -i http://127.0.0.1:4010/oauth/token',
  replay: 'locspec replay case-0000',
  case: 'case-0000',
  again: `locspec verify service --check ${check} --seed 7`,
  ...over,
});

const outcome = (check: string, cites: readonly RequirementId[], over: Partial<CheckOutcome> = {}): CheckOutcome => ({
  check,
  status: 'done',
  cites,
  decided: over.status === undefined ? cites : [],
  findings: [],
  ...over,
});

/** The outcomes of a run with every status but `error`. */
const OUTCOMES: readonly CheckOutcome[] = [
  outcome('oauth.refused.wrong-verifier', ['oauth.token.verifier-checked'], {
    findings: [
      finding('oauth.token.verifier-checked', 'oauth.refused.wrong-verifier'),
      finding('oauth.token.verifier-checked', 'oauth.refused.wrong-verifier', { violation: wrong() }),
    ],
  }),
  outcome('oauth.pkce.mismatch', ['oauth.pkce.mismatch'], {
    findings: [finding('oauth.pkce.mismatch', 'oauth.pkce.mismatch')],
  }),
  outcome('oauth.code', ['oauth.token.code-valid'], { findings: [finding('oauth.token.code-valid', 'oauth.code')] }),
  outcome('oauth.refresh.old', ['oauth.old-refresh-token'], {
    findings: [finding('oauth.old-refresh-token', 'oauth.refresh.old')],
  }),
  outcome('oauth.exchange', ['oauth.app.confidential', 'oauth.app.public']),
  outcome('lists.enterprise', ['lists.projects'], {
    status: 'notApplicable',
    reason: 'the state “the dataset is” is refused',
    cause: { code: 'state-refused', subject: 'the dataset is' },
  }),
  outcome('croql.main.hosted', ['croql.operator.between'], {
    oracle: 'reference',
    queries: 120,
    findings: [
      finding('croql.operator.between', 'croql.main.hosted', {
        exchanges: [exchange('/api/v2/projects/1/strings?croql=[redacted]', '', '{"data":[]}')],
        violation: {
          code: 'records-differ',
          edition: 'hosted',
          context: 'source-string',
          expression: 'count of translations where (user between 1 and 3) > 0',
          hits: 1,
          of: 120,
          expected: [101, 102, 103],
          actual: [102, 103, 104],
          example: { id: 101, selected: true, because: 'user is 3' },
          part: { expression: 'count of translations where (user between 1 and 3)', id: 101, expected: 1, actual: 0 },
        },
      }),
    ],
  }),
];

const resultOf = (facts: RunFacts, outcomes: readonly CheckOutcome[]): Conformance =>
  computeVerdict({
    facts,
    outcomes,
    selfTestResult: { passed: 44, of: 44, failures: [] },
    startedAt: new Date('2026-01-31T12:00:00Z'),
    durationMs: 12_345,
    ended: 'whole',
  });

/** A result with something of everything. */
export const sampleResult = (): Conformance => resultOf(FACTS, OUTCOMES);

/** Texts that a reader of some format takes for more than text. */
export const HOSTILE = [
  '<script>globalThis.stolen = 1</script>',
  '</script><img src=x onerror="globalThis.stolen = 1">',
  '<!-- <script> -->]]>&lt;&amp;',
  '\u001b[31mred\u001b[0m\u0007\u0000\u0008\ud800\u202eevil\ufffe',
  '::error title=x::y\n::set-output name=a::b\r\n%0A',
  '| a | b |\n```\n# heading\n[link](javascript:alert(1)) @everyone `code` ${x} {{title}}',
  'javascript:alert(1)',
  '"\'`\\',
] as const;

/** The same result of a target that sends such texts wherever it can, also as keys. */
export function hostileResult(): Conformance {
  const all = HOSTILE.join('\n');
  const headers = JSON.parse(`{"__proto__":"polluted","constructor":"x","location":${JSON.stringify(all)}}`) as Record<
    string,
    string
  >;
  const hostile: ShownExchange = {
    request: { method: HOSTILE[1], url: `http://127.0.0.1:4010/${HOSTILE[0]}`, headers, body: all },
    response: { status: 200, headers, body: `${all}${'x'.repeat(300_000)}` },
  };
  // A record that a list was made to hold; its keys are a target's.
  const record = JSON.parse(`{"__proto__":{"polluted":true},"toString":${JSON.stringify(all)}}`) as Record<
    string,
    unknown
  >;
  const check = 'oauth.refused.wrong-verifier';
  return resultOf({ ...FACTS, target: { kind: 'service', name: all }, addresses: { baseUrl: HOSTILE[1] } }, [
    ...OUTCOMES.slice(1),
    outcome(check, ['oauth.token.verifier-checked'], {
      findings: [
        ...HOSTILE.map((text) =>
          finding('oauth.token.verifier-checked', check, {
            violation: { code: 'wrong-result', what: text, expected: text, actual: `${text}!` },
          }),
        ),
        finding('oauth.token.verifier-checked', check, {
          violation: { code: 'wrong-result', what: all, expected: all.repeat(500), actual: all.repeat(400) },
          exchanges: [hostile, { request: hostile.request, failure: all }],
          curl: all,
          replay: all,
          again: all,
        }),
        finding('oauth.token.verifier-checked', check, {
          violation: {
            ...{ code: 'expression-refused', edition: 'hosted', context: 'source-string', expression: all },
            ...{ hits: 2, of: 3, status: 400, body: all, records: [record] },
          },
          among: { shape: all, alike: 2, of: 3 },
        }),
      ],
    }),
    outcome('lists.hostile', ['lists.strings'], { status: 'untested', reason: all }),
  ]);
}

/** A result of this number of requirements, and of exchanges of a kilobyte in their findings. */
export function largeResult(requirements: number, exchanges: number): Conformance {
  const sample = sampleResult();
  const each = 12;
  const words = 'lorem ipsum dolor sit amet '.repeat(36);
  return {
    ...sample,
    requirements: Array.from({ length: requirements }, (_, index) => ({
      id: `${['oauth', 'lists', 'croql', 'module'][index % 4]}.made-up-${index}` as RequirementId,
      standing: 'stated',
      source: 'Endpoints 1',
      says: `The requirement with the number ${index} is met by whoever implements it.`,
      status: index % 2 === 0 ? 'pass' : 'fail',
      checks: [`oauth.check-${index}`],
    })),
    findings: Array.from({ length: Math.ceil(exchanges / each) }, (_, index) => ({
      ...sample.findings[0]!,
      requirement:
        `${['oauth', 'lists', 'croql', 'module'][(2 * index + 1) % 4]}.made-up-${2 * index + 1}` as RequirementId,
      check: `oauth.check-${index}`,
      evidence: {
        exchanges: Array.from({ length: Math.min(each, exchanges - index * each) }, (_, nth) =>
          exchange(`/${index}/${nth}`, '', words),
        ),
      },
    })),
  };
}
