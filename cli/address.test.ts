import { expect, test } from 'vitest';
import { mustBeAddress } from './address.ts';
import { baseOf } from './app-manifest.ts';
import { playService } from './app-login.ts';
import type { CliError } from './cli-error.ts';
import { reachOf } from './reach.ts';

test('an address may have a path, a query and an @ behind its host', () => {
  for (const address of ['http://127.0.0.1:4010', 'https://a.example/@b?c=@d', 'http://[::1]/'])
    expect(() => mustBeAddress('--base-url', address)).not.toThrow();
});

for (const given of [
  'http://anna:hunter2@a.example',
  'http://hunter2@a.example',
  'http://:hunter2@a.example',
  'http:anna:hunter2@a.example',
  'https:///anna:hunter2@a.example/b',
  'http://anna:%68unter2@a.example',
]) {
  test(`${given} is refused for its user`, () => {
    expect(complaintOf(() => mustBeAddress('--base-url', given))).toEqual({
      message: '--base-url holds a user name or a password; leave them out.',
      exitCode: 2,
    });
  });
}

for (const { given, shown } of [
  { given: 'anna:hunter2@a.example', shown: 'anna:…@a.example' },
  { given: 'ftp://anna:hunter2@a.example', shown: 'ftp://…@a.example' },
  { given: 'http://anna:hunter2/3@a.example', shown: 'http://…@a.example' },
  { given: ' http://anna:hunter2@', shown: ' http://…@' },
  { given: 'localhost', shown: 'localhost' },
]) {
  test(`${given} is no address, and is shown without its user`, () => {
    expect(complaintOf(() => mustBeAddress('--base-url', given))).toEqual({
      message: `--base-url is “${shown}”; it must be an http or https address.`,
      exitCode: 2,
    });
  });
}

const address = 'http://anna:hunter2@a.example:1';

for (const { title, name, read } of [
  { title: 'of an app', name: 'The address of the app', read: () => baseOf(address) },
  { title: 'by which an app reaches the kit', name: '--public-url', read: () => reachOf({ publicUrl: address }) },
]) {
  test(`the address ${title} has no user`, () => {
    const { message } = complaintOf(read);
    expect(message).toContain(name);
    expect(message).toContain('holds a user name or a password');
    expect(message).not.toContain('hunter2');
  });
}

for (const [flag, places] of Object.entries({
  '--login': { login: address },
  '--page': { login: '/login', page: address },
})) {
  test(`the place that ${flag} names has no user`, async () => {
    const refused = playService('http://127.0.0.1:1', places, {});
    await expect(refused).rejects.toThrow(`${flag} (or app.${flag.slice(2)}) holds a user name or a password`);
  });
}

function complaintOf(refuse: () => unknown): { readonly message?: string; readonly exitCode?: number } {
  try {
    refuse();
    return {};
  } catch (error) {
    const { message, exitCode } = error as CliError;
    return { message, exitCode };
  }
}
