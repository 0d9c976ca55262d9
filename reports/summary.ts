import { painter } from './paint.ts';
import { STATUSES } from './verdict.ts';
import type { Conformance, Status } from './verdict.ts';
import type { WordedFinding } from '../spec/run.ts';

const WORDS = {
  pass: 'pass',
  fail: 'fail',
  warn: 'warn',
  unspecified: 'unspecified',
  untested: 'untested',
  notApplicable: 'not applicable',
  expectedFail: 'expected fail',
  error: 'error',
} as const satisfies Record<Status, string>;

const VERDICTS = {
  conforms: { ink: 'green', says: 'conforms to everything that was tested' },
  violates: { ink: 'red', says: 'violates the source' },
  'nothing proved': { ink: 'yellow', says: 'is neither confirmed nor refuted: nothing was proved' },
} as const;

/** The same for an app, which is verified before it is published. */
const READINESS = {
  conforms: 'is ready to be published',
  warned: 'is ready to be published, with warnings',
  violates: 'is not ready to be published',
  'nothing proved': 'is neither ready nor not: nothing was proved',
} as const;

/** Findings shown in the terminal; the rest stand in the files. */
const MOST_SHOWN = 10;

/** The end of a verify run as a person reads it: the findings, the counts, the verdict, and where the rest stands. */
export function summary(result: Conformance, reportDir: string, color: boolean): string {
  const paint = painter(color);
  const { ink } = VERDICTS[result.verdict];
  const says = saysOf(result);
  const counts = STATUSES.toReversed()
    .filter((status) => result.counts[status] > 0)
    .map((status) => `${result.counts[status]} ${WORDS[status]}`)
    .join(', ');
  const { armed, of } = result.power.judges;
  const bySeverity = [...result.findings].sort((a, b) => severity(result, b) - severity(result, a));
  const shown = bySeverity.slice(0, MOST_SHOWN).map((finding, index) => block(result, finding, index + 1, color));
  const more = bySeverity.length - shown.length;
  const lines = [
    ...shown,
    ...(more > 0 ? [`… and ${more} more findings in ${reportDir}/conformance.json`, ''] : []),
    `${paint('bold', 'Requirements')}  ${counts} (${result.requirements.length} in all)`,
    `${paint('bold', 'Power')}         ${result.power.level}${result.power.queries > 0 ? `, ${result.power.queries} expressions judged` : ''}; judges armed ${armed} of ${of}`,
    ...(result.run.complete
      ? []
      : [`${paint('bold', 'Ended early')}   ${result.run.ended}: ${result.run.reason ?? ''}`]),
    `${paint('bold', 'Verdict')}       ${paint(ink, `${result.target.name} ${says}`)} (${(result.run.durationMs / 1000).toFixed(1)} s)`,
    `${paint('bold', 'Report')}        ${reportDir}/conformance.json, ${reportDir}/html/index.html`,
  ];
  return lines.join('\n');
}

function saysOf({ target, verdict, counts }: Conformance): string {
  if (target.kind === 'service') return VERDICTS[verdict].says;
  return READINESS[verdict === 'conforms' && counts.warn > 0 ? 'warned' : verdict];
}

function block(result: Conformance, finding: WordedFinding, number: number, color: boolean): string {
  const paint = painter(color);
  const requirement = result.requirements.find(({ id }) => id === finding.requirement);
  return [
    `${number}. ${paint('bold', finding.title)}`,
    `   requirement  ${finding.requirement} (${requirement?.standing}; source, ${requirement?.source})`,
    ...(requirement ? [`                ${requirement.says}`] : []),
    `   expected     ${finding.expected}`,
    `   actual       ${finding.actual}`,
    ...(finding.curl === undefined ? [] : [`   by hand      ${finding.curl}`]),
    `   again        ${finding.replay}`,
    '',
  ].join('\n');
}

function severity(result: Conformance, { requirement }: WordedFinding): number {
  const status = result.requirements.find(({ id }) => id === requirement)?.status ?? 'pass';
  return STATUSES.indexOf(status);
}
