import { expect, test } from 'vitest';
import { createProgress, timeLeft } from './progress.ts';
import { finding } from './test-finding.ts';
import { plan } from '../run/test-plan.ts';
import type { Plan } from '../run/plan.ts';
import type { CheckOutcome } from '../run/outcome.ts';

const passed: CheckOutcome = { check: 'oauth.good', status: 'done', cites: [], decided: [], findings: [] };
const failed: CheckOutcome = {
  ...passed,
  check: 'oauth.bad',
  findings: [finding('oauth.token.verifier-checked', 'oauth.bad')],
};
const lost: CheckOutcome = { ...passed, check: 'oauth.lost', status: 'lost', reason: 'gone \u001b[31m\nat some place' };

/** What is written while two checks end, one good and one bad. */
function written(over: Partial<Plan>, screen: { readonly isTTY?: boolean; readonly columns?: number }): string {
  let text = '';
  let now = 0;
  const progress = createProgress({ ...plan, ...over }, { ...screen, write: (more) => (text += more) }, () => now);
  progress.begin(10, 0);
  for (let nth = 0; nth < 6; nth++) {
    now += 1000;
    progress.checkEnded(passed, 'all is well', 5);
  }
  progress.checkEnded(failed, 'a wrong verifier is refused', 7);
  progress.checkEnded(lost, 'the target answers', 7);
  progress.end();
  return text;
}

test('a log gets what is found and nothing of what is well', () => {
  const text = written({}, {});
  expect(text).toContain('FAIL           a wrong verifier is refused');
  expect(text).toContain('LOST           the target answers');
  expect(text).not.toContain('all is well');
  expect(text).not.toContain('\r');
  expect(text).not.toContain('\u001b');
});

test('a terminal gets a line that counts, tells the time left and fits', () => {
  const text = written({}, { isTTY: true, columns: 60 });
  const lines = text.split(/\r\u001b\[2K|\n/).filter((line) => /^[█░]/.test(line));
  expect(lines.length).toBe(9);
  expect(lines.filter((line) => line.length >= 60)).toEqual([]);
  expect(lines[6]).toContain(' 6/10');
  expect(lines[6]).toContain('about 4 s left');
  expect(lines.at(-1)).toContain('1 FAIL');
  expect(text.endsWith('\r\u001b[2K')).toBe(true);
});

test('a failure that is expected is none to be told of at once', () => {
  const expectedFailures = {
    entries: [{ requirement: 'oauth.token.verifier-checked', reason: 'the old gateway' }],
    expired: [],
    unknown: [],
  };
  expect(written({ expectedFailures }, {})).not.toContain('a wrong verifier is refused');
  expect(written({ expectedFailures, verbose: true }, {})).toContain('expected fail  a wrong verifier is refused');
});

test('a verbose run gets a line for each check, a quiet one nothing', () => {
  expect(written({ verbose: true }, { isTTY: true }).match(/all is well/g)).toHaveLength(6);
  expect(written({ quiet: true }, { isTTY: true })).toBe('');
});

for (const { title, spent, done, left, says } of [
  { title: 'too little is through to tell', spent: 60_000, done: 4, left: 100, says: undefined },
  { title: 'seconds', spent: 10_000, done: 10, left: 5, says: 'about 5 s left' },
  { title: 'minutes', spent: 60_000, done: 10, left: 25, says: 'about 3 min left' },
  { title: 'the end', spent: 60_000, done: 10, left: 0, says: undefined },
]) {
  test(`the time left: ${title}`, () => {
    expect(timeLeft(spent, done, left)).toBe(says);
  });
}
