import { expect, test } from 'vitest';
import { readRefresh } from './meta-refresh.ts';

const page = (body: string, headers: Readonly<Record<string, readonly string[]>> = {}) => ({
  request: { method: 'GET', url: 'https://app.example/login', headers: {} },
  response: { status: 200, headers, body },
});

test.each([
  [
    '<meta http-equiv="refresh" content="0;url=https://service.example/a?b=1&amp;c=2">',
    'https://service.example/a?b=1&c=2',
  ],
  ["<META HTTP-EQUIV='Refresh' CONTENT='0; URL=/next'>", 'https://app.example/next'],
  ['<meta content="1; url=\'next\'" http-equiv=refresh>', 'https://app.example/next'],
])('%s leads on', (html, to) => {
  expect(readRefresh(page(`<!doctype html><title>…</title>${html}`))?.href).toBe(to);
});

test.each([
  '<meta http-equiv="refresh" content="30">',
  '<meta http-equiv="refresh" content="5;url=/login?again">',
  '<meta http-equiv="refresh" content="0;url=/login">',
  '<!-- <meta http-equiv="refresh" content="0;url=/next"> -->',
  '<meta http-equiv="refresh" content="0;url=https://[">',
  '<meta name="refresh" content="0;url=/next">',
  '',
])('%s does not', (html) => {
  expect(readRefresh(page(html))).toBeNull();
});

test('what is no page leads nowhere', () => {
  const text = '<meta http-equiv="refresh" content="0;url=/next">';
  expect(readRefresh(page(text, { 'content-type': ['text/html; charset=utf-8'] }))).not.toBeNull();
  expect(readRefresh(page(text, { 'content-type': ['text/plain'] }))).toBeNull();
});

test('a long page takes no longer than a short one', () => {
  expect(readRefresh(page('<meta '.repeat(500_000)))).toBeNull();
});
