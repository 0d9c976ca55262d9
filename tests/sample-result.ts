import { conclude } from '../../reports/verdict.ts';
import type { Conformance } from '../../reports/verdict.ts';
import { factsOf } from '../../reports/stream.ts';
import type { RunFacts } from '../../reports/stream.ts';
import { plan } from '../../reports/test-run.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { CheckOutcome, ShownExchange, WordedFinding } from '../../spec/run.ts';

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
    headers: { 'content-type': 'application/json', authorization: '[struck-out]' },
    body,
  },
  response: { status: 200, headers: { 'content-type': 'application/json' }, body: answer },
});

const finding = (requirement: RequirementId, check: string, over: Partial<WordedFinding> = {}): WordedFinding => ({
  requirement,
  check,
  title: `something about ${requirement} is wrong`,
  expected: 'state = abc and nothing else',
  actual: 'state = abd and nothing else',
  evidence: { exchanges: [exchange('/oauth/token', '{"code":"[struck-out]"}', '{"token_type":"bearer"}')] },
  curl: 'curl -i http://127.0.0.1:4010/oauth/token',
  replay: `locspec verify service --check ${check} --seed 7`,
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

/** What the checks of a run saw that has something of everything: each status but `error` is there. */
const OUTCOMES: readonly CheckOutcome[] = [
  outcome('oauth.refused.wrong-verifier', ['oauth.token.verifier-checked'], {
    findings: [
      finding('oauth.token.verifier-checked', 'oauth.refused.wrong-verifier'),
      finding('oauth.token.verifier-checked', 'oauth.refused.wrong-verifier', { title: 'and once more' }),
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
    reason: 'the target has no state “the dataset is”',
  }),
  outcome('croql.main.hosted', ['croql.operator.between'], {
    power: 'data',
    queries: 120,
    findings: [
      finding('croql.operator.between', 'croql.main.hosted', {
        title: '`count of translations where (user between 1 and 3) > 0` leaves out string 101 (hosted)',
        evidence: {
          exchanges: [exchange('/api/v2/projects/1/strings?croql=[struck-out]', '', '{"data":[]}')],
          counterexample: {
            edition: 'hosted',
            context: 'source-string',
            expression: 'count of translations where (user between 1 and 3) > 0',
            expected: [101, 102, 103],
            actual: [102, 103, 104],
            example: { id: 101, selected: true, because: 'user is 3' },
            part: { expression: 'count of translations where (user between 1 and 3)', id: 101, expected: 1, actual: 0 },
          },
        },
      }),
    ],
  }),
];

const concluded = (facts: RunFacts, outcomes: readonly CheckOutcome[]): Conformance =>
  conclude({
    facts,
    outcomes,
    arming: { armed: 44, of: 44, deaf: [] },
    startedAt: new Date('2026-01-31T12:00:00Z'),
    durationMs: 12_345,
    ended: 'whole',
  });

/** A result with something of everything. */
export const sampleResult = (): Conformance => concluded(FACTS, OUTCOMES);

/** Texts that some reader of a report would take for more than text. */
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

/** The same result by a target that writes such texts wherever it can, under keys of that kind too. */
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
  const counterexample = JSON.parse(
    `{"__proto__":{"polluted":true},"toString":${JSON.stringify(all)},"expression":${JSON.stringify(all)},"part":{"expression":"script"}}`,
  ) as Record<string, unknown>;
  const check = 'oauth.refused.wrong-verifier';
  return concluded({ ...FACTS, target: { kind: 'service', name: all }, addresses: { baseUrl: HOSTILE[1] } }, [
    ...OUTCOMES.slice(1),
    outcome(check, ['oauth.token.verifier-checked'], {
      findings: [
        ...HOSTILE.map((text) =>
          finding('oauth.token.verifier-checked', check, { title: text, expected: text, actual: `${text}!` }),
        ),
        finding('oauth.token.verifier-checked', check, {
          title: all,
          expected: all.repeat(500),
          actual: all.repeat(400),
          evidence: { exchanges: [hostile, { request: hostile.request, failure: all }], counterexample },
          curl: all,
          replay: all,
        }),
      ],
    }),
    outcome('lists.hostile', ['lists.strings'], { status: 'untested', reason: all }),
  ]);
}

/** A result of so many requirements, and so many exchanges of a kilobyte in their findings. */
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
    findings: Array.from({ length: Math.ceil(exchanges / each) }, (_, index) =>
      finding(
        `${['oauth', 'lists', 'croql', 'module'][(2 * index + 1) % 4]}.made-up-${2 * index + 1}` as RequirementId,
        `oauth.check-${index}`,
        {
          evidence: {
            exchanges: Array.from({ length: Math.min(each, exchanges - index * each) }, (_, nth) =>
              exchange(`/${index}/${nth}`, '', words),
            ),
          },
        },
      ),
    ),
  };
}
