import { painter } from './paint.ts';
import type { Ink } from './paint.ts';
import { findEntry } from '../run/expected-failures.ts';
import { gradeFinding } from '../run/failing.ts';
import { forLog, forTerminal } from '../run/untrusted.ts';
import type { Plan } from '../run/plan.ts';
import type { CheckOutcome } from '../run/outcome.ts';

/** Where progress is shown: a terminal, whose last line can be overwritten, or a log. */
export interface Screen {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Shows the progress of a run. */
export interface Progress {
  /** `done` of the checks ended in an earlier part of the run. */
  readonly begin: (total: number, done: number) => void;
  readonly checkEnded: (outcome: CheckOutcome, title: string, durationMs: number) => void;
  readonly end: () => void;
}

/**
 * Shows the checks with findings, and on a terminal a progress bar below them. A verbose run shows a line for each check,
 * a quiet one nothing.
 */
export function createProgress(plan: Plan, screen: Screen, clock: () => number): Progress {
  if (plan.quiet) return { begin: () => {}, checkEnded: () => {}, end: () => {} };
  const paint = painter(plan.color);
  const isLive = screen.isTTY === true && !plan.verbose;
  const found: Partial<Record<Look, number>> = {};
  let [total, before, done, since, last] = [0, 0, 0, 0, ''];
  const print = (line: string) => screen.write(`${isLive ? '\r\x1b[2K' : ''}${forLog(line)}\n`);
  const draw = () => {
    if (!isLive) return;
    const counts = (Object.keys(LOOKS) as Look[])
      .filter((look) => NOTABLE.includes(look) && found[look])
      .map((look) => `${found[look]} ${LOOKS[look].word}`);
    const left = timeLeft(clock() - since, done - before, total - done);
    const share = `${String(done).padStart(String(total).length)}/${total}`;
    const parts = [...counts, ...(left === undefined ? [] : [left]), last];
    const text = cut(` ${share}  ${parts.join('  ')}`, (screen.columns ?? 80) - BAR - 1);
    screen.write(`\r\x1b[2K${paint('green', bar(done, total))}${text}`);
  };
  // A long check updates the time left.
  const timer = isLive ? setInterval(draw, 1000).unref() : undefined;
  return {
    begin: (all, earlier) => {
      [total, before, done, since] = [all, earlier, earlier, clock()];
      print(runHeading(plan, total));
      draw();
    },
    checkEnded: (outcome, title, durationMs) => {
      done += 1;
      last = outcome.check;
      const look = lookOf(outcome, plan);
      found[look] = (found[look] ?? 0) + 1;
      // A lost target ends every further check in the same way.
      const isRepeated = look === 'lost' && found[look] > 1;
      if (plan.verbose || (NOTABLE.includes(look) && !isRepeated))
        print(progressLine(outcome, look, title, durationMs, plan));
      draw();
    },
    end: () => {
      clearInterval(timer);
      if (isLive) screen.write('\r\x1b[2K');
    },
  };
}

const BAR = 20;

const bar = (done: number, total: number) => {
  const full = total === 0 ? 0 : Math.floor((done / total) * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
};

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, Math.max(length - 1, 0))}…`;

/** About how long the rest takes; undefined at the end, and until enough checks have ended to estimate it. */
export function timeLeft(spentMs: number, done: number, left: number): string | undefined {
  if (left <= 0 || done < 5 || spentMs < 2000) return undefined;
  const seconds = Math.ceil(((spentMs / done) * left) / 1000);
  return seconds < 60 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** What the run verifies. */
function runHeading(plan: Plan, total: number): string {
  // A target that the workers start has no address that is known before.
  const addresses = plan.targets
    .slice(0, 1)
    .flatMap(({ authUrl, baseUrl, enterpriseBaseUrl }) => [...new Set([authUrl, baseUrl, enterpriseBaseUrl])])
    .filter((address) => address !== undefined);
  const shard = plan.shard === undefined || plan.shard === '1/1' ? '' : `, shard ${plan.shard}`;
  const heading = `locspec ${plan.kit.version} · ${plan.target.name} · ${total} checks, seed ${plan.seed}${shard}\n`;
  return addresses.length === 0 ? heading : `${heading}${addresses.join('  ')}\n`;
}

/** A line for a check that ended, and one for the reason when it decided nothing. */
function progressLine(outcome: CheckOutcome, look: Look, title: string, durationMs: number, plan: Plan): string {
  const paint = painter(plan.color);
  const { word, ink } = LOOKS[look];
  const line = `${paint(ink, word.padEnd(14))} ${title}\n${' '.repeat(15)}${paint('dim', `${outcome.check} · ${Math.round(durationMs)} ms`)}`;
  return outcome.reason === undefined
    ? line
    : `${line}\n${' '.repeat(15)}${forTerminal(outcome.reason.split('\n')[0] ?? '')}`;
}

const LOOKS = {
  error: { word: 'KIT ERROR', ink: 'red' },
  lost: { word: 'LOST', ink: 'red' },
  fail: { word: 'FAIL', ink: 'red' },
  drift: { word: 'DRIFT', ink: 'red' },
  warn: { word: 'warn', ink: 'yellow' },
  expected: { word: 'expected fail', ink: 'yellow' },
  unspecified: { word: 'unspecified', ink: 'cyan' },
  untested: { word: 'untested', ink: 'yellow' },
  notApplicable: { word: 'not applicable', ink: 'dim' },
  pass: { word: 'pass', ink: 'green' },
} as const satisfies Record<string, { word: string; ink: Ink }>;

type Look = keyof typeof LOOKS;

/** What is shown at once unless the run is quiet. */
const NOTABLE: readonly Look[] = ['error', 'lost', 'fail', 'drift', 'warn'];

function lookOf(outcome: CheckOutcome, { strict, expectedFailures }: Plan): Look {
  const unexpected = outcome.findings.filter((finding) => findEntry(expectedFailures, finding) === undefined);
  const grades = unexpected.map((finding) => gradeFinding(finding, strict));
  for (const grade of ['fail', 'drift', 'warn'] as const) if (grades.includes(grade)) return grade;
  if (outcome.status !== 'done') return outcome.status;
  if (grades.length > 0) return 'unspecified';
  return outcome.findings.length > 0 ? 'expected' : 'pass';
}
