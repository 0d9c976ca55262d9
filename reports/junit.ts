import xmlbuilder from 'xmlbuilder';
import type { XMLElement } from 'xmlbuilder';
import type { Conformance, JudgedRequirement, Status } from './conformance.ts';
import { listRunProblems } from './run-problems.ts';
import { areaOf, areasIn, AREA_NAMES, findingText, STATUS_WORDS } from './words.ts';
import { isFailure } from '../run/failing.ts';
import { forWriter } from '../run/untrusted.ts';

/**
 * The result as JUnit XML: a suite for each area, a case for each requirement, and a suite for the run itself where it
 * does not succeed for another reason than a failed requirement. Untested, not applicable and unspecified
 * requirements are skipped, with the reason; a warning passes and prints its findings. The type of a failure is the code
 * of its first finding.
 */
export function junit(result: Conformance): string {
  const { target, run, counts } = result;
  const own = listRunProblems(result);
  const stale = own.filter(({ kind }) => kind === 'failure');
  const seconds = (run.durationMs / 1000).toFixed(3);
  const root = xmlbuilder
    // A character that XML cannot hold would make the whole file unreadable.
    .create('testsuites', { encoding: 'UTF-8', invalidCharReplacement: '\ufffd' })
    .att({ name: `locspec: ${target.name}`, time: seconds })
    .att({
      tests: result.requirements.length + own.length,
      failures: counts.fail + (counts.drift ?? 0) + stale.length,
      errors: counts.error + own.length - stale.length,
    });
  for (const [index, area] of areasIn(result).entries()) {
    const mine = result.requirements.filter(({ id }) => areaOf(id) === area);
    const having = (...statuses: Status[]) => mine.filter(({ status }) => statuses.includes(status)).length;
    const suite = root
      .ele('testsuite', { name: AREA_NAMES[area] ?? area, id: index, package: area })
      .att({ timestamp: run.startedAt, hostname: 'localhost', time: index === 0 ? seconds : '0' })
      .att({
        tests: mine.length,
        failures: having('fail', 'drift'),
        errors: having('error'),
        skipped: having(...SKIPPED),
      });
    suite.ele('properties').ele('property', { name: 'seed', value: String(run.seed) });
    for (const requirement of mine) testCase(suite, requirement, result);
  }
  if (own.length > 0) {
    const suite = root
      .ele('testsuite', { name: 'Run', id: areasIn(result).length, package: 'run' })
      .att({ timestamp: run.startedAt, hostname: 'localhost', time: '0' })
      .att({ tests: own.length, failures: stale.length, errors: own.length - stale.length, skipped: 0 });
    for (const { name, kind, message } of own)
      suite.ele('testcase', { classname: 'run', name, time: '0' }).ele(kind, { type: 'run', message }, message);
  }
  return `${root.end({ pretty: true })}\n`;
}

const SKIPPED: readonly Status[] = ['untested', 'notApplicable', 'unspecified', 'expectedFail'];

function testCase(suite: XMLElement, { id, says, status, reason, source }: JudgedRequirement, result: Conformance) {
  const one = suite.ele('testcase', { classname: id, name: says, time: '0' });
  const findings = result.findings.filter(({ requirement }) => requirement === id);
  const text = findings.map(findingText).join('\n\n');
  if (SKIPPED.includes(status))
    one.ele('skipped', `${STATUS_WORDS[status]}: ${forWriter(reason ?? findings[0]?.actual ?? `source, ${source}`)}`);
  if (status === 'error') one.ele('error', { type: 'kit', message: reason ?? 'the kit failed' }, reason ?? '');
  if (isFailure(status))
    one.ele(
      'failure',
      { type: findings[0]?.code ?? 'fail', message: findings[0]?.title ?? says },
      `${text || says}\nsource:   ${source}`,
    );
  if (status === 'warn') one.ele('system-out', text);
}
