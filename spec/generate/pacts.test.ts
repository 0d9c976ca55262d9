import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appServiceContract } from '../contracts/app-service.ts';
import { listRequirements } from '../contracts/contract.ts';
import { serviceAppTerms } from '../contracts/service-app.ts';
import { pactFiles } from './pacts.ts';
import { requirements } from '../requirements/requirements.ts';

test('the Pact files are what the contracts and the vectors make of them', async () => {
  for (const [name, text] of Object.entries(await pactFiles())) {
    const kept = await readFile(new URL(`../pacts/${name}`, import.meta.url), 'utf8');
    expect(kept === text, `pacts/${name} is not up to date: npm run generate`).toBe(true);
  }
});

test('every interaction of a contract has a description of its own', () => {
  for (const terms of [appServiceContract.interactions, serviceAppTerms]) {
    const descriptions = terms.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    // The verifier names an interaction by its end.
    for (const one of descriptions)
      expect(
        descriptions.filter((other) => other.endsWith(` - ${one}`)),
        one,
      ).toEqual([]);
  }
});

test('the contract of the apps has every stated requirement of both grants and of the lists', () => {
  const cited = new Set(appServiceContract.interactions.flatMap(listRequirements));
  const due = Object.entries(requirements)
    .filter(([id, { standing }]) => standing === 'stated' && /^oauth\.(token|refresh|token-response)\./.test(id))
    .map(([id]) => id);
  expect(due.filter((id) => !cited.has(id as never)).sort()).toEqual(UNSAID);
});

/** What one request and its answer cannot show, or another interaction shows by the way. */
const UNSAID = [
  'oauth.refresh.after-expiry',
  'oauth.refresh.before-expiry',
  'oauth.refresh.new-access-token',
  'oauth.refresh.new-refresh-token',
  'oauth.refresh.no-redirect',
  'oauth.refresh.token-latest',
  'oauth.token.address',
  'oauth.token.json-body',
  'oauth.token.secret-omitted',
];
