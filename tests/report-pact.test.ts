import { expect, test } from 'vitest';
import type { Conformance, ReportedInteraction } from '../reports/conformance.ts';
import { verificationResult } from '../reports/pact.ts';
import { untrusted } from '../run/untrusted.ts';
import { appServiceContract } from '../spec/contracts/app-service.ts';
import { serviceAppTerms } from '../spec/contracts/service-app.ts';
import { sampleResult } from '../reports/test-result.ts';

const sample = sampleResult();
const PROVIDER = { version: '4f2a' };

const seen = (description: string, more: Partial<ReportedInteraction> = {}): ReportedInteraction => ({
  ...{ contract: 'app-service', description, check: 'contracts.lists.hosted', differences: [] },
  ...more,
});
const fulfilled = appServiceContract.interactions.map(({ description }) => seen(description));
const resultOf = (interactions: readonly ReportedInteraction[], over: Partial<Conformance> = {}) =>
  verificationResult({ ...sample, interactions, ...over }, PROVIDER);

test('every interaction that is fulfilled is a success, as a broker takes it', () => {
  const result = resultOf(fulfilled);
  expect(result).toMatchObject({
    ...{ success: true, providerApplicationVersion: '4f2a' },
    verifiedBy: { implementation: 'locspec', version: sample.kit.version },
  });
  expect(result).not.toHaveProperty('buildUrl');
  expect(result!.testResults).toHaveLength(fulfilled.length);
  const built = verificationResult({ ...sample, interactions: fulfilled }, { ...PROVIDER, buildUrl: 'https://ci/1' });
  expect(built?.buildUrl).toBe('https://ci/1');
});

test('one difference, at one server, is no success, and says where', () => {
  const difference = { at: untrusted('status'), expected: untrusted('400'), actual: untrusted('200') };
  const result = resultOf([...fulfilled, seen(fulfilled[0]!.description, { differences: [difference] })]);
  expect(result?.success).toBe(false);
  expect(result?.testResults.at(-1)).toEqual({
    description: `${fulfilled[0]!.description} (contracts.lists.hosted)`,
    success: false,
    mismatches: [{ attribute: 'status', description: 'expected 400, but got 200' }],
  });
});

test('a response that never came is no success', () => {
  const result = resultOf([...fulfilled.slice(1), seen(fulfilled[0]!.description, { failure: untrusted('closed') })]);
  expect(result?.testResults.filter(({ success }) => !success)).toMatchObject([
    { exceptions: [{ message: 'closed' }] },
  ]);
});

test('an interaction that nobody compared is no success', () => {
  const result = resultOf(fulfilled.slice(1));
  expect(result?.success).toBe(false);
  expect(result?.testResults.at(-1)).toMatchObject({ description: fulfilled[0]!.description, success: false });
});

test('an app fulfils one of the alternatives of each choice', () => {
  const app = { target: { ...sample.target, kind: 'app' } } as const;
  const ofApp = ({ description }: { readonly description: string }) => seen(description, { contract: 'service-app' });
  const choices = [...new Map(serviceAppTerms.map((terms) => [terms.choice, terms])).values()];
  expect(resultOf(choices.map(ofApp), app)?.success).toBe(true);
  expect(resultOf(choices.slice(1).map(ofApp), app)?.success).toBe(false);
});

test('a run that verified no contract has no result', () => {
  expect(resultOf([])).toBeUndefined();
  expect(verificationResult(sample, PROVIDER)).toBeUndefined();
  expect(resultOf(fulfilled, { target: { ...sample.target, kind: 'app' } })).toBeUndefined();
});
