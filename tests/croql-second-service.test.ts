import { expect, test } from 'vitest';
import { checksOf, runOn } from './croql-run.ts';
import { describeFinding, directly } from './in-process.ts';
import { sound } from './implementations/second-service/language.ts';
import type { Choices } from './implementations/second-service/language.ts';
import { secondService } from './implementations/second-service/service.ts';
import type { defaults } from './implementations/second-service/service.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const PLAN = {
  accessToken: 'a token',
  runs: 25,
  answers: { 'lists.pagination': 'none', 'lists.envelope': 'array', 'lists.plus': 'space' },
};

const checked = (choices: Partial<Choices> = {}, lists: Partial<typeof defaults> = {}, only = checksOf.reference) => {
  const fetch = secondService(choices, lists);
  return runOn('reference', () => directly(fetch), PLAN, only);
};
const isScored = ({ requirement }: { readonly requirement: RequirementId }) =>
  requirements[requirement].standing !== 'assumed';

test('a service of other hands that answers gaps in other ways breaks nothing', async () => {
  // It imports no file, so nothing tells which clock its 'today' follows.
  const only = checksOf.reference.filter(({ id }) => !id.startsWith('croql.today'));
  const outcomes = await runOn('reference', () => directly(secondService()), { ...PLAN, depth: 'deep' }, only);
  const undone = outcomes.filter(({ status }) => status !== 'done').map(({ check, reason }) => `${check}: ${reason}`);
  // It knows no text of several forms.
  expect(undone.filter((one) => !one.startsWith('croql.plural-texts'))).toEqual([]);
  const found = outcomes.flatMap(({ findings }) => findings.filter(isScored));
  expect(found.map(describeFinding)).toEqual([]);
});

const compare = (sign: string, as: string): Partial<Choices> => ({
  compare: { ...sound.compare, [sign]: sound.compare[as]! },
});

// prettier-ignore
const FAULTS: readonly { readonly title: string; readonly breaks: RequirementId; readonly choices?: Partial<Choices>; readonly lists?: Partial<typeof defaults> }[] = [
  { title: '>= leaves out equal values', breaks: 'croql.operator.greater-or-equal', choices: compare('>=', '>') },
  { title: '≠ means =', breaks: 'croql.operator.not-equal-sign', choices: compare('≠', '=') },
  { title: 'contains wants equal texts', breaks: 'croql.operator.contains', choices: compare('contains', '=') },
  { title: 'xor means or', breaks: 'croql.operator.xor', choices: { xor: (a, b) => a || b } },
  { title: 'where keeps every element', breaks: 'croql.syntax.where', choices: { keeps: () => true } },
  { title: 'between looks at one bound', breaks: 'croql.operator.between', choices: { between: (value, low) => value > low } },
  { title: 'is down reads is up', breaks: 'croql.member.votes.is-down', choices: { member: (record, name) => record[name === 'is down' ? 'is up' : name] } },
  { title: 'updatedBy reads createdBy', breaks: 'croql.member.records.updated-by', choices: { member: (record, name) => record[name === 'updatedBy' ? 'createdBy' : name] } },
  { title: '- before a number does nothing', breaks: 'croql.operator.negate', choices: { negate: (value) => value } },
  { title: 'a conditional always takes its second branch', breaks: 'croql.syntax.conditional', choices: { branch: () => false } },
  { title: 'a mention drops its region', breaks: 'croql.syntax.mention-language', choices: { language: (code) => code.split('-')[0]! } },
  { title: 'the first record is left out', breaks: 'lists.terms', lists: { listed: (list) => list.slice(1) } },
  { title: 'translations into every language are listed', breaks: 'lists.translations.language-id', lists: { translationsInto: (all) => [...all] } },
];

for (const { title, breaks, choices, lists } of FAULTS)
  test(`it is noticed in that service when ${title}`, async () => {
    const only = checksOf.reference.filter(({ cites, edition }) => cites.includes(breaks) && edition !== 'hosted');
    const outcomes = await checked(choices, lists, only);
    expect(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))).toContain(breaks);
  });
