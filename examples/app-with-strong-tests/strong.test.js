import assert from 'node:assert/strict';
import test from 'node:test';
import { datasetWith, startService } from 'locspec/mock';
import { Strings } from './strings.js';

// Each test says what the app makes of the answers, and the data tells right answers from wrong ones.

const dataset = datasetWith({
  languages: ['en', 'uk', 'pl'],
  strings: [
    // Translated into one language or the other, into both twice, and not at all.
    { text: 'Open', added: '2026-01-30 23:59:59', translations: [{ language: 'uk', text: 'Відкрити' }] },
    { text: 'Close', context: 'a button', added: '2026-01-31 22:30:00' },
    { text: 'Save', added: '2026-02-01 00:00:00', translations: [{ language: 'pl', text: 'Zapisz' }] },
    {
      text: 'Save all',
      translations: [
        { language: 'uk', text: 'Зберегти все' },
        { language: 'uk', text: 'Зберегти всі' },
      ],
    },
    { text: 'Close all', added: '2025-12-31 23:00:00', 'is hidden': true },
  ],
});

const start = async (context, settings) => {
  const service = await startService({ dataset });
  context.after(() => service.close());
  const app = service.register({ clientId: 'report' });
  const tokens = service.tokens({ app: app.clientId });
  return { service, tokens, strings: new Strings({ ...service.addresses, ...app, ...settings }, tokens) };
};

const texts = (strings) => strings.map(({ text }) => text);

test('untranslated strings are listed with what the report shows of them', async (context) => {
  const { service, strings } = await start(context);
  const found = await strings.untranslated(1, 'uk');
  assert.deepEqual(texts(found), ['Close', 'Save', 'Close all']);
  const { id, ...close } = found[0];
  assert.equal(typeof id, 'number');
  assert.deepEqual(close, {
    text: 'Close',
    context: 'a button',
    isHidden: false,
    createdAt: '2026-01-31T22:30:00+00:00',
  });
  assert.deepEqual(texts(await strings.untranslated(1, 'pl')), ['Open', 'Close', 'Save all', 'Close all']);
  service.verify();
});

test('strings are found by their text, and hidden ones are left out', async (context) => {
  const { strings } = await start(context);
  assert.deepEqual(texts(await strings.find(1, 'Close')), ['Close']);
  assert.deepEqual(texts(await strings.find(1, 'Save')), ['Save', 'Save all']);
});

test('strings are found by the time when they were added, which counts itself', async (context) => {
  const { strings } = await start(context);
  assert.deepEqual(texts(await strings.addedSince(1, '2026-01-31 22:30:00')), ['Close', 'Save']);
  assert.deepEqual(texts(await strings.addedSince(1, '2026-01-31 22:30:01')), ['Save']);
});

test('all pages are read, each record once', async (context) => {
  const { strings } = await start(context, { pageSize: 2 });
  assert.deepEqual(texts(await strings.untranslated(1, 'uk')), ['Close', 'Save', 'Close all']);
  assert.deepEqual(texts(await strings.find(1, 'a')), ['Save', 'Save all']);
});

test('tokens are renewed when they have expired, saved, and used from then on', async (context) => {
  const saved = [];
  const { service, tokens, strings } = await start(context, { save: (renewed) => saved.push(renewed) });
  service.advance({ days: 1 });
  for (const _ of [1, 2]) assert.equal((await strings.untranslated(1, 'uk')).length, 3);
  assert.deepEqual(
    service.requests.map(({ status }) => status),
    [401, 200, 200, 200],
  );
  const [{ access_token, refresh_token, token_type, expires_in }] = saved;
  assert.deepEqual({ token_type, expires_in }, { token_type: 'bearer', expires_in: 7200 });
  assert.equal(new Set([access_token, refresh_token, tokens.access_token, tokens.refresh_token]).size, 4);
});

test('tokens are renewed again and again', async (context) => {
  const saved = [];
  const { service, strings } = await start(context, { save: ({ refresh_token }) => saved.push(refresh_token) });
  for (const _ of [1, 2, 3, 4]) {
    service.advance({ days: 1 });
    assert.equal((await strings.untranslated(1, 'uk')).length, 3);
  }
  assert.equal(new Set(saved).size, 4);
});

for (const status of [429, 500, 503])
  test(`a request that is refused with ${status} is sent again`, async (context) => {
    const { service, strings } = await start(context);
    service.fail({ status, times: 2 });
    assert.equal((await strings.untranslated(1, 'uk')).length, 3);
    service.fail({ status, times: 3 });
    await assert.rejects(strings.untranslated(1, 'uk'), new RegExp(status));
  });
