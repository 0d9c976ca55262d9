import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

test('an app on this machine reaches the kit without being told how', () => {
  expect(reachOf({})).toEqual({});
});

// prettier-ignore
for (const { title, settings, host, port } of [
  { title: 'all interfaces at its port',        settings: { publicUrl: 'http://host.docker.internal:4980' },                     host: '0.0.0.0',   port: 4980 },
  { title: 'where it is told to, for a tunnel', settings: { publicUrl: 'https://kit.example/', listen: '127.0.0.1:4980' },       host: '127.0.0.1', port: 4980 },
  { title: 'at an interface of IPv6',           settings: { publicUrl: 'http://[fd00::1]:4980', listen: '[::]:4980' },           host: '::',        port: 4980 },
] as const) {
  test(`the kit listens for a public address at ${title}`, () => {
    expect(reachOf(settings)).toEqual({ reach: { publicUrl: new URL(settings.publicUrl).origin, host, port } });
  });
}

// prettier-ignore
for (const { title, publicUrl, says } of [
  { title: 'with a path',    publicUrl: 'http://kit.example:4980/jobs', says: 'without a path' },
  { title: 'of no protocol', publicUrl: 'kit.example:4980',             says: 'without a path' },
  { title: 'without a port', publicUrl: 'https://kit.example',          says: 'module.listen' },
] as const) {
  test(`a public address ${title} is refused`, () => {
    expect(() => reachOf({ publicUrl })).toThrow(says);
  });
}
