import { expect, test } from 'vitest';
import { appChecks, checks } from './catalogue.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';

/** Requirements of the source that cannot be observed from outside, with the reason. */
const UNTESTED: { readonly [Id in RequirementId]?: string } = {
  'oauth.access.acts-for-user': 'no answer that the source shows names the user of a token',
  'module.result.attributes': 'no list shows the attributes of a string',
};

const all = [...Object.values(checks).flat(), ...appChecks.module, ...appChecks.oauth];
const cited = new Set(all.flatMap(({ cites, mayFind: may = [] }) => [...cites, ...may]));

/** The requirements that no check cites and UNTESTED does not list. */
const findUncited = (known: ReadonlySet<RequirementId>) =>
  (Object.entries(requirements) as [RequirementId, Requirement][])
    .filter(([id, { standing }]) => standing !== 'assumed' && !known.has(id) && UNTESTED[id] === undefined)
    .map(([id]) => id);

test('every requirement that the source or a standard states is cited by a check or listed as untested', () => {
  expect(findUncited(cited)).toEqual([]);
});

test('a requirement that lost its check is noticed', () => {
  const without = new Set([...cited].filter((id) => id !== 'oauth.token.verifier-checked'));
  expect(findUncited(without)).toEqual(['oauth.token.verifier-checked']);
});

test('no requirement that a check cites is listed as untested', () => {
  expect(Object.keys(UNTESTED).filter((id) => cited.has(id as RequirementId))).toEqual([]);
});

test('every check has an id of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
