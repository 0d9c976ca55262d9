import { expect, test } from 'vitest';
import { ADDRESSES, runInProcess } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { lookAlikeChecks } from '../suites/croql/look-alike-checks.ts';

/** A service that keeps the responses of some lists by a key made of edition, list and expression. */
const keeping =
  (isKept: (url: URL) => boolean, keyOf: (croql: string) => string) =>
  (fetch: Fetch): Fetch => {
    const kept = new Map<string, Response>();
    return async (request) => {
      const url = new URL(request.url);
      const croql = url.searchParams.get('croql');
      if (croql === null || !isKept(url)) return fetch(request);
      url.searchParams.delete('croql');
      const key = `${url.href} ${keyOf(croql)}`;
      if (!kept.has(key)) kept.set(key, await fetch(request));
      return kept.get(key)!.clone();
    };
  };

const isIntoPt = ({ pathname }: URL) => pathname.endsWith('/languages/pt/translations');
const isOtherTm = ({ pathname, origin }: URL) => pathname.includes('/tms/') && origin === ADDRESSES.enterpriseBaseUrl;
const found = async (around?: (fetch: Fetch) => Fetch) =>
  (await runInProcess(lookAlikeChecks, around ? { around } : {})).map(({ status, findings }) =>
    [status, ...new Set(findings.map(({ requirement }) => requirement))].join(' '),
  );

test('the reference service has no finding', async () => {
  expect(await found()).toEqual(['done', 'done']);
});

test('nor has one that keeps responses by the whole expression', async () => {
  expect(
    await found(
      keeping(
        () => true,
        (croql) => croql,
      ),
    ),
  ).toEqual(['done', 'done']);
});

for (const [name, keyOf] of [
  ['the first 20 characters', (croql: string) => croql.slice(0, 20)],
  ['the first 255 characters', (croql: string) => croql.slice(0, 255)],
  ['the last 50 characters', (croql: string) => croql.slice(-50)],
  ['its length', (croql: string) => String(croql.length)],
  ['what is left without digits', (croql: string) => croql.replace(/\d/g, '')],
] as const)
  test(`one list whose responses are kept by ${name} is noticed, in one edition too`, async () => {
    expect(await found(keeping(isIntoPt, keyOf))).toEqual(['done lists.croql', 'done lists.croql']);
    expect(await found(keeping(isOtherTm, keyOf))).toEqual(['done', 'done lists.croql']);
  });
