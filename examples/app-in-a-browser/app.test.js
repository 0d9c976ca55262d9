import { consent, datasetWith, expect, test } from 'locspec/playwright';

const strings = [
  { text: 'Pay now', 'is hidden': true },
  { text: 'Pay now', 'is hidden': true, 'is duplicate': true },
  { text: 'Sign in' },
];

const start = async (page, { authUrl, baseUrl }, { clientId }) => {
  await page.goto(`/?${new URLSearchParams({ authUrl, baseUrl, clientId })}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('a user lets the app in and sees the hidden strings', async ({ page, service, app }) => {
  service.load(datasetWith({ strings }));
  await start(page, service, app);
  await consent(page);
  await expect(page.getByRole('status')).toHaveText('1 found');
  await expect(page.getByRole('listitem')).toHaveText(['Pay now']);
});

test('a user who denies is told so', async ({ page, service, app }) => {
  await start(page, service, app);
  await consent(page, 'deny');
  await expect(page.getByRole('status')).toHaveText('You did not let us in: access_denied');
});

test('an answer that somebody else asked for is not taken', async ({ page, service, app }) => {
  await start(page, service, app);
  await page.goto('/callback?code=stolen&state=guessed');
  await expect(page.getByRole('status')).toHaveText('This answer is not for us.');
  expect(service.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
