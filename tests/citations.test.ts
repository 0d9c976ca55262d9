import { expect, test } from '@playwright/test';
import { appChecks, checks, oauthAppChecks } from '../checks.ts';
import { requirements } from '../../spec/requirements.ts';
import type { Requirement, RequirementId } from '../../spec/requirements.ts';

/** What the source states and nobody can see from outside, with the reason. */
const UNTESTED: { readonly [Id in RequirementId]?: string } = {
  'oauth.access.acts-for-user': 'no answer that the source shows names the user of a token',
  'module.result.attributes': 'no list shows the attributes of a string',
};

const all = [...Object.values(checks).flat(), ...appChecks, ...oauthAppChecks];
const cited = new Set(all.flatMap(({ cites, may = [] }) => [...cites, ...may]));

/** The requirements that no check cites and nobody excuses. */
const forgotten = (known: ReadonlySet<RequirementId>) =>
  (Object.entries(requirements) as [RequirementId, Requirement][])
    .filter(([id, { standing }]) => standing !== 'assumed' && !known.has(id) && UNTESTED[id] === undefined)
    .map(([id]) => id);

test('every requirement that the source or a standard states is cited by a check, or said to be untested', () => {
  expect(forgotten(cited)).toEqual([]);
});

test('a requirement that lost its check is noticed', () => {
  const without = new Set([...cited].filter((id) => id !== 'oauth.token.verifier-checked'));
  expect(forgotten(without)).toEqual(['oauth.token.verifier-checked']);
});

test('nothing that is tested is said to be untested', () => {
  expect(Object.keys(UNTESTED).filter((id) => cited.has(id as RequirementId))).toEqual([]);
});

test('every check has an id of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
