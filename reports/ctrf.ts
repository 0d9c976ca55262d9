import type { Conformance, Status } from './conformance.ts';
import { listRunProblems } from './run-problems.ts';
import { areaOf, AREA_NAMES, findingText } from './words.ts';

/**
 * The result in the Common Test Report Format: a test for each requirement, and one for each other reason why the run does
 * not succeed.
 */
export function ctrf(result: Conformance): string {
  const { kit, run, target } = result;
  const start = Date.parse(run.startedAt);
  const requirements = result.requirements.map(({ id, says, status, reason, source, standing }) => {
    const findings = result.findings.filter(({ requirement }) => requirement === id);
    return {
      testId: id,
      name: says,
      status: MEANS[status],
      rawStatus: status,
      // A requirement has no time of its own: several checks may decide it, and a check several of them.
      duration: 0,
      suite: [AREA_NAMES[areaOf(id)] ?? areaOf(id)],
      tags: [standing],
      extra: { source, codes: [...new Set(findings.map(({ code }) => code))] },
      ...(findings.length > 0
        ? { message: findings.map(findingText).join('\n\n') }
        : reason
          ? { message: reason }
          : {}),
    };
  });
  const problems = listRunProblems(result).map(({ name, message }) => ({
    ...{ testId: 'run', name, status: 'failed' as const, duration: 0, suite: ['Run'], message },
  }));
  const tests = [...requirements, ...problems];
  const having = (status: Meaning) => tests.filter((one) => one.status === status).length;
  const report = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: run.startedAt,
    generatedBy: `${kit.name} ${kit.version}`,
    results: {
      tool: { name: kit.name, version: kit.version },
      summary: {
        tests: tests.length,
        passed: having('passed'),
        failed: having('failed'),
        skipped: having('skipped'),
        pending: 0,
        other: having('other'),
        start,
        stop: start + run.durationMs,
        extra: { verdict: result.verdict, oracle: result.oracle },
      },
      tests,
      environment: { appName: target.name, extra: { addresses: target.addresses, seed: run.seed } },
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

type Meaning = 'passed' | 'failed' | 'skipped' | 'other';

const MEANS = {
  pass: 'passed',
  fail: 'failed',
  drift: 'failed',
  error: 'failed',
  untested: 'skipped',
  notApplicable: 'skipped',
  warn: 'other',
  unspecified: 'other',
  expectedFail: 'other',
} as const satisfies Record<Status, Meaning>;
