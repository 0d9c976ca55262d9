import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { datasetWith } from 'locspec/mock';
import { interceptService, type Service } from 'locspec/nock';
import { renew, untranslated } from './report.ts';

const addresses = { authUrl: 'https://accounts.example.com', baseUrl: 'https://api.example.com' };
const settings = { ...addresses, clientId: 'report', clientSecret: 'the secret of the report' };

let service: Service;

beforeEach(() => {
  service = interceptService({
    ...addresses,
    dataset: datasetWith({
      languages: ['en', 'uk'],
      strings: [{ text: 'Open', translations: [{ language: 'uk', text: 'Відкрити' }] }, { text: 'Close' }],
    }),
  });
  service.register({ clientId: settings.clientId, clientSecret: settings.clientSecret });
});

afterEach(() => service.close());

test('the texts without a translation are listed', async () => {
  assert.deepEqual(await untranslated(settings, service.token(), 1, 'uk'), ['Close']);
  service.verify();
});

test('tokens are renewed when a day has passed', async () => {
  const { access_token, refresh_token } = service.tokens({ app: settings.clientId });
  service.advance({ days: 1 });
  await assert.rejects(untranslated(settings, access_token, 1, 'uk'), /401/);
  const renewed = await renew(settings, refresh_token);
  assert.deepEqual(await untranslated(settings, renewed.access_token, 1, 'uk'), ['Close']);
});

test('a service that is down for a moment is told of', async () => {
  service.fail({ path: '/api/v2/**', status: 503, times: 1 });
  await assert.rejects(untranslated(settings, service.token(), 1, 'uk'), /503/);
});

test('an expression that is none is found by the test, though the app would only see a 400', async () => {
  await assert.rejects(untranslated(settings, service.token(), 1, 'u"k'), /400/);
  assert.throws(() => service.verify(), /croql/);
});
