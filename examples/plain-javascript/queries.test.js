const assert = require('node:assert/strict');
const test = require('node:test');
const { queries } = require('./queries.js');

test('every expression of the app is one', async () => {
  // The kit consists of ES modules, which CommonJS takes in by import().
  const { check } = await import('locspec/croql');
  for (const { context, expression } of queries) {
    const checked = check(expression, { context });
    assert.equal(checked.ok, true, `${expression}: ${JSON.stringify(checked.diagnostics)}`);
  }
});

test('a misspelt member is named with its place', async () => {
  const { check } = await import('locspec/croql');
  const checked = check('count of translation > 0');
  assert.equal(checked.ok, false);
  assert.equal(checked.diagnostics[0].code, 'unknown-member');
});

test('a service without a port answers as the real one', async () => {
  const { createService, datasetWith } = await import('locspec/mock');
  const service = createService({
    addresses: {
      authUrl: 'https://accounts.example.com',
      baseUrl: 'https://api.example.com',
      enterpriseBaseUrl: 'https://acme.api.example.com',
      stateUrl: 'https://api.example.com/_state',
    },
    dataset: datasetWith({ strings: [{ text: 'Pay now', 'is hidden': true }, { text: 'Sign in' }] }),
  });
  const answer = await service.fetch('https://api.example.com/api/v2/projects/1/strings?croql=is+hidden', {
    headers: { Authorization: `Bearer ${service.token()}` },
  });
  const { data } = await answer.json();
  assert.deepEqual(
    data.map((item) => item.data.text),
    ['Pay now'],
  );
  service.verify();
});
