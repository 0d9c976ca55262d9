import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../cli/run-program.ts';
import { startApp } from '../mocks/app/port.ts';
import { createReferenceApp } from '../mocks/app/reference-app.ts';
import type { App } from '../mocks/app/app-change.ts';

const onJobs =
  (answer: () => Response): App =>
  (request) =>
    request.method === 'POST' ? Promise.resolve(answer()) : createReferenceApp()(request);

// prettier-ignore
const APPS: readonly { readonly title: string; readonly app: App; readonly code: 0 | 1 | 5; readonly says: string }[] = [
  { title: 'processes its first job',   app: createReferenceApp(),                                                    code: 0, says: 'first job: a job got a valid response' },
  { title: 'refuses its first job',     app: onJobs(() => new Response('no', { status: 401 })),                       code: 5, says: 'module.jwt.secret, or module.headers' },
  { title: 'answers an error to it',    app: onJobs(() => Response.json({ error: { message: 'No.' } })),              code: 5, says: 'the app processes no job' },
  { title: 'answers nothing of use',    app: onJobs(() => Response.json({})),                                         code: 1, says: 'PROBLEM' },
];

for (const { title, app, code, says } of APPS)
  test(`the doctor of an app that ${title}`, async ({ locspec }) => {
    await using started = await startApp(app);
    const ended = await locspec('doctor', '--app', started.baseUrl);
    expect(ended.said).toContain(says);
    const verdicts = {
      0: `Ready: run \`npx locspec verify app ${started.baseUrl}\``,
      1: 'Not ready',
      5: 'Not complete',
    };
    expect(ended.said).toContain(verdicts[code]);
    expect(ended.code).toBe(code);
  });

test('an app that is not there, and a configuration that is wrong', async ({ locspec, folder }) => {
  const gone = await locspec('doctor', '--app', 'http://127.0.0.1:1');
  expect(gone.said).toContain('PROBLEM  first job: ');
  expect(gone.code).toBe(3);
  writeFileSync(join(folder, 'locspec.config.json'), JSON.stringify({ module: { keey: 'x' } }));
  const wrong = await locspec('doctor', '--app', 'http://127.0.0.1:1');
  expect(wrong.said).toContain('keey');
  expect(wrong.code).toBe(2);
});
