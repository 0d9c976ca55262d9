import { painter } from './paint.ts';
import type { Ink } from './paint.ts';
import { requirements } from '../spec/requirements.ts';
import type { CheckOutcome, Plan } from '../spec/run.ts';

/** What is about to be looked at. */
export function runHeading(plan: Plan, total: number): string {
  const { authUrl, baseUrl, enterpriseBaseUrl } = plan.targets[0] ?? { authUrl: '', baseUrl: '' };
  const addresses = [...new Set([authUrl, baseUrl, enterpriseBaseUrl])].filter((address) => address !== undefined);
  return `locspec ${plan.kit.version} · ${plan.target.name} · ${addresses.join(' ')} · ${total} checks, seed ${plan.seed}\n`;
}

/** One line for one check that is through; a second for the reason where it decided nothing. */
export function progressLine(
  outcome: CheckOutcome,
  title: string,
  durationMs: number,
  place: string,
  plan: Plan,
): string {
  const paint = painter(plan.color);
  const { word, ink } = LOOKS[lookOf(outcome, plan.strict)];
  const line = `${paint('dim', place.padStart(9))}  ${paint(ink, word.padEnd(14))} ${title} ${paint('dim', `${outcome.check} ${Math.round(durationMs)} ms`)}`;
  return outcome.reason === undefined ? line : `${line}\n${' '.repeat(26)}${outcome.reason.split('\n')[0]}`;
}

const LOOKS = {
  pass: { word: 'pass', ink: 'green' },
  fail: { word: 'FAIL', ink: 'red' },
  warn: { word: 'warn', ink: 'yellow' },
  unspecified: { word: 'unspecified', ink: 'cyan' },
  notApplicable: { word: 'not applicable', ink: 'dim' },
  untested: { word: 'untested', ink: 'yellow' },
  lost: { word: 'LOST', ink: 'red' },
  error: { word: 'KIT ERROR', ink: 'red' },
} as const satisfies Record<string, { word: string; ink: Ink }>;

function lookOf(outcome: CheckOutcome, strict: boolean): keyof typeof LOOKS {
  const standings = outcome.findings.map(({ requirement }) => requirements[requirement].standing);
  if (standings.includes('stated')) return 'fail';
  if (standings.includes('standard')) return strict ? 'fail' : 'warn';
  if (outcome.status !== 'done') return outcome.status;
  return standings.length > 0 ? 'unspecified' : 'pass';
}
