import { expect, test } from 'vitest';
import { readCatalogue } from '../run/catalogue.ts';
import { CliError } from './cli-error.ts';
import { explain } from './explain.ts';
import { explainableNames } from './explanation.ts';
import { listedFaults } from './faults.ts';
import { WARNINGS } from '../croql/warning.ts';
import { FINDING_CODES } from '../run/finding-codes.ts';
import { gaps } from '../spec/gaps/gaps.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import { threats } from '../spec/threats/threats.ts';

test('every requirement, gap, finding code, warning, threat and fault has an explanation that fits into 80 columns', () => {
  const catalogue = readCatalogue();
  const names = explainableNames(catalogue);
  expect(new Set(names)).toEqual(
    new Set([
      ...Object.keys(requirements),
      ...Object.keys(gaps),
      ...Object.keys(FINDING_CODES),
      ...Object.keys(WARNINGS),
      ...Object.keys(threats),
      ...catalogue.checks.map(({ id }) => id),
      ...listedFaults.map(({ id }) => id),
    ]),
  );
  for (const name of names) {
    const lines = explain(name).split('\n');
    expect(lines[0]).toMatch(
      new RegExp(`^${name.replaceAll('.', '\\.')} \\((?:requirement|gap|finding code|warning|check|threat|fault)\\)$`),
    );
    // Names and commands are not wrapped.
    expect(
      lines.slice(1).filter((line) => line.length > 80 && line.trim().includes(' ') && !/locspec|count of/.test(line)),
    ).toEqual([]);
  }
});

test('a requirement has its standing, its source, guidance, checks and faults', () => {
  const text = explain('oauth.token.verifier-checked');
  for (const part of [
    'Standing\n  stated by the source: a violation fails',
    'Source\n  States and transitions',
    'Why it matters\n',
    'How to fix it\n',
    '  oauth.refused.wrong-verifier\n',
    '  oauth.verifier-ignored\n',
    'locspec verify service --requirement oauth.token.verifier-checked',
  ])
    expect(text).toContain(part);
});

test('a gap has its question, its resolutions, the default and how to observe it', () => {
  const text = explain('lists.plus');
  for (const part of ['Is a `+`', 'Default\n', '(“space”)', 'Resolutions\n', '  plus ', 'How to observe it\n'])
    expect(text).toContain(part);
  expect(explain('oauth.scopes'), 'a gap that binds nobody').toContain('(gap)');
});

test('a check has its title, its requirements and its command', () => {
  const text = explain('oauth.refused.wrong-verifier');
  for (const part of ['(check)', '  oauth.token.verifier-checked\n', '--check oauth.refused.wrong-verifier'])
    expect(text).toContain(part);
});

test('a fault has what it violates, what has it and how to run tests with it', () => {
  const text = explain('lists.page-too-long');
  for (const part of [
    '(fault)',
    'Violates\n  lists.',
    'the reference service',
    'strength --fault lists.page-too-long -- ',
  ])
    expect(text).toContain(part);
  expect(explain('oauth.tokens-guessable'), 'no client can notice it').not.toContain('strength');
  expect(explain('app.context-lost')).toContain('--app-fault app.context-lost');
});

test('a warning has its meaning, an example, what to write instead and how to disable it', () => {
  const text = explain('better-form');
  for (const part of ['(warning)', 'not (count of comments > 0)', 'count of comments = 0', '--disable better-form'])
    expect(text).toContain(part);
});

test('a requirement has its threats or why it has none, and a threat its requirements', () => {
  for (const part of ['Threats\n', '  rfc9700-4.14', '  owasp-API2'])
    expect(explain('oauth.refresh.bound-to-client')).toContain(part);
  expect(explain('oauth.refresh.grant')).toMatch(/Threats\s+none: it makes the flow work/);
  expect(explain('oauth.reauthorization'), 'a gap that is a requirement').toMatch(/Threats\s+none: /);
  expect(explain('lists.projects')).not.toContain('Threats');
  for (const part of ['(threat)', 'RFC 9700, 4.14', '  oauth.refresh.rotation'])
    expect(explain('rfc9700-4.14')).toContain(part);
  expect(() => explain('rfc9700-4.41')).toThrow('“rfc9700-4.1”');
});

test('a finding code has its meaning and the requirements that report it', () => {
  const text = explain('no-redirect');
  expect(text).toContain('did not redirect');
  expect(text).toMatch(/\n {2}oauth\./);
});

// prettier-ignore
for (const { title, name, near } of [
  { title: 'a typing mistake',          name: 'oauth.token.verifier-chcked', near: 'oauth.token.verifier-checked' },
  { title: 'an end without its area',   name: 'verifier-chekced',            near: 'oauth.token.verifier-checked' },
  { title: 'another area',              name: 'oauth.access.verifier-checked', near: 'oauth.token.verifier-checked' },
  { title: 'a finding code',            name: 'record-differs',              near: 'records-differ' },
]) {
  test(`${title} is answered with the nearest known names`, () => {
    expect(() => explain(name)).toThrow(CliError);
    expect(() => explain(name)).toThrow(`“${near}”`);
  });
}

test('a name that is like no other is answered with where the names are', () => {
  expect(() => explain('xxxxxxxx-yyyyyyyyyy')).toThrow('locspec list requirements');
});

test('a case of a report is explained by its requirement, and can be replayed', () => {
  const text = explain('verifier-checked-a95c');
  expect(text).toContain('oauth.token.verifier-checked (requirement)');
  expect(text).toContain('Replay this case\n  locspec replay verifier-checked-a95c');
  expect(() => explain('text-00ff')).toThrow(/no requirement, .* case “text-00ff”; did you mean “croql\.[^”]+\.text”/);
  expect(() => explain('nothing-of-these-00ff')).toThrow(CliError);
});
