import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { requirements } from '../../spec/requirements/requirements.ts';
import { faults, isFaultId, collectFaultRules, type FaultId } from './faults.ts';
import type { Fault } from '../core/fault.ts';
import { defaultRules } from './rules.ts';
import { addresses, openService } from '../service/test-client.ts';

const rows = Object.entries<Fault>(faults) as [FaultId, Fault][];

test('each fault breaks a requirement and is described by a sentence', () => {
  expect(rows.length).toBeGreaterThan(250);
  for (const [id, { breaks, says }] of rows) {
    expect(requirements[breaks], `${id} breaks ${breaks}`).toBeDefined();
    expect(says, id).toMatch(/^.+\.$/);
  }
});

test('every fault replaces existing rules', () => {
  for (const [id, { rules }] of rows) {
    expect(Object.keys(rules).length, id).toBeGreaterThan(0);
    for (const rule of Object.keys(rules)) expect(defaultRules, id).toHaveProperty(rule);
  }
});

test('an unknown fault and two faults of one rule are refused', () => {
  expect(() => collectFaultRules(['no such fault' as FaultId])).toThrow(/no fault “no such fault”/);
  expect(() => collectFaultRules(['oauth.verifier-ignored', 'oauth.s256-in-hex'])).toThrow(/isVerifierRight/);
  expect(isFaultId('oauth.verifier-ignored')).toBe(true);
});

test('no fault makes the service throw', async () => {
  const expressions = [
    'not (is hidden or text contains "a") and max length + 1 > 2',
    "added between '2024-01-01 00:00:00' and 'today'",
  ];
  for (const [id] of rows) {
    // The test runner's own messages get in between.
    await nextTurn();
    const client = await openService({ faults: [id] });
    await client.state('the user will', { decision: 'deny' });
    await client.redirect();
    await client.state('the user will', { decision: 'approve' });
    await client.redirect({ code_challenge: undefined });
    await client.exchange({ code_verifier: 'another verifier of more than forty-three characters' });
    const tokens = (await (await client.exchange()).json()) as { access_token?: string; refresh_token?: string };
    await client.token({ grant_type: 'refresh_token', client_id: 'spa', refresh_token: tokens.refresh_token });
    for (const croql of expressions) {
      for (const path of [
        '/projects/1/strings',
        '/projects/1/languages/uk/translations',
        '/tms/1/segments',
        '/glossaries/1/terms',
      ]) {
        for (const base of [addresses.baseUrl, addresses.enterpriseBaseUrl]) {
          await client.get(`${path}?croql=${encodeURIComponent(croql)}`, tokens.access_token ?? 'none', base);
        }
      }
    }
    const failures = client.service.journal.list().flatMap((exchange) => exchange.failure ?? []);
    expect(failures, id).toEqual([]);
  }
});
