import assert from 'node:assert/strict';
import test from 'node:test';
import { datasetWith, startService } from 'locspec/mock';
import { Strings } from './strings.js';

// These tests run every line of the app but those for failures, and would notice little.

const start = async (context) => {
  const service = await startService({
    dataset: datasetWith({
      languages: ['en', 'uk'],
      strings: [
        { text: 'Open', translations: [{ language: 'uk', text: 'Відкрити' }] },
        { text: 'Close', added: '2026-01-31 22:30:00' },
        { text: 'Close all', 'is hidden': true },
      ],
    }),
  });
  context.after(() => service.close());
  const app = service.register({ clientId: 'report' });
  return { service, strings: new Strings({ ...service.addresses, ...app }, service.tokens({ app: app.clientId })) };
};

test('strings are listed', async (context) => {
  const { strings } = await start(context);
  assert.ok(await strings.untranslated(1, 'uk'));
  assert.ok(await strings.find(1, 'Close'));
  assert.ok(await strings.addedSince(1, '2026-01-31 22:30:00'));
});

test('tokens are renewed', async (context) => {
  const { service, strings } = await start(context);
  service.advance({ days: 1 });
  assert.ok(await strings.untranslated(1, 'uk'));
});
