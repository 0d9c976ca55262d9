import { createHash } from 'node:crypto';
import type { Log, ReportingDescriptor, Result, Run } from 'sarif';
import { adviceOf } from './advice.ts';
import type { Conformance, JudgedRequirement, ReportedFinding, Status } from './conformance.ts';
import { areaOf, explainCommand, findingText, statuses, verdictWords } from './words.ts';
import type { ShownExchange } from '../run/outcome.ts';

/**
 * The result as SARIF 2.1.0: a result for each finding, a rule for each requirement, and one for each code with which a
 * requirement was found violated, so that a viewer tells them apart.
 */
export function sarif(result: Conformance): string {
  const { kit, run, requirements, findings } = result;
  const status = statuses(result);
  const rules = [
    ...requirements.map((requirement) => describeRule(requirement)),
    ...requirements.flatMap((requirement) =>
      codesOf(requirement.id, findings).map((code) => describeRule(requirement, code)),
    ),
  ];
  const index = new Map(rules.map(({ id }, at) => [id, at]));
  const print = fingerprints();
  return writeSarif({
    tool: {
      driver: {
        name: kit.name,
        version: kit.version,
        rules,
      },
    },
    automationDetails: { id: `locspec/${result.target.kind}/` },
    invocations: [
      {
        executionSuccessful: run.complete,
        exitCode: result.exitCode,
        exitCodeDescription: verdictWords(result),
        startTimeUtc: run.startedAt,
        endTimeUtc: new Date(Date.parse(run.startedAt) + run.durationMs).toISOString(),
      },
    ],
    results: findings.map((finding): Result => {
      const stands = status.get(finding.requirement) ?? 'fail';
      return {
        ruleId: ruleId(finding.requirement, finding.code),
        ruleIndex: index.get(ruleId(finding.requirement, finding.code)) ?? -1,
        level: LEVELS[stands] ?? 'note',
        message: { text: findingText(finding) },
        locations: [
          {
            // Viewers drop a result without a file, and a running service has none.
            physicalLocation: { artifactLocation: { uri: 'conformance.json' }, region: { startLine: 1 } },
            logicalLocations: [{ fullyQualifiedName: finding.check, kind: 'function' }],
          },
        ],
        partialFingerprints: { 'locspec/v1': print(finding) },
        ...webOf(finding.evidence.exchanges.at(-1)),
        ...(stands === 'expectedFail' ? { suppressions: [{ kind: 'external' }] } : {}),
      };
    }),
  });
}

/** One run as a log of SARIF 2.1.0. */
export function writeSarif(run: Run): string {
  const log: Log = {
    version: '2.1.0',
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    runs: [run],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const LEVELS: Partial<Record<Status, Result.level>> = {
  fail: 'error',
  drift: 'error',
  expectedFail: 'error',
  warn: 'warning',
};

const ruleId = (requirement: string, code: string) => `${requirement}/${code}`;

/** The codes with which a requirement was found violated. */
const codesOf = (id: string, findings: readonly ReportedFinding[]) => [
  ...new Set(findings.filter(({ requirement }) => requirement === id).map(({ code }) => code)),
];

function describeRule({ id, says, standing, source }: JudgedRequirement, code?: string): ReportingDescriptor {
  const advice = adviceOf(id) ?? [];
  return {
    id: code === undefined ? id : ruleId(id, code),
    shortDescription: { text: says },
    fullDescription: { text: `${says} (source, ${source}; ${standing})` },
    help: {
      text: [says, ...advice.map(([label, text]) => `${label}: ${text}`), `More: ${explainCommand(id)}`].join('\n'),
    },
    defaultConfiguration: { level: standing === 'stated' ? 'error' : standing === 'standard' ? 'warning' : 'note' },
    properties: { tags: [areaOf(id), standing] },
  };
}

/**
 * What identifies a finding in the next run: its requirement, code and check, and which of their findings it is. Values
 * of the target, ports and generated cases differ from run to run and do not count.
 */
function fingerprints(): (finding: ReportedFinding) => string {
  const seen = new Map<string, number>();
  return ({ requirement, code, check }) => {
    const name = `${requirement} ${code} ${check}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return createHash('sha256').update(`${name} ${nth}`).digest('hex').slice(0, 32);
  };
}

function webOf(exchange: ShownExchange | undefined): Pick<Result, 'webRequest' | 'webResponse'> {
  if (exchange === undefined) return {};
  const { request, response } = exchange;
  return {
    webRequest: {
      protocol: 'http',
      method: request.method,
      target: request.url,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: { text: request.body } }),
    },
    ...(response === undefined
      ? {}
      : { webResponse: { statusCode: response.status, headers: response.headers, body: { text: response.body } } }),
  };
}
