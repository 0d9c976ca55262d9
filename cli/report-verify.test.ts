import { createHash, generateKeyPairSync } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

const EXCHANGES = 'evidence/exchanges-0.ndjson.gz';
const JUDGEMENTS = 'evidence/judgements-0.ndjson.gz';
const TEXTS = 'evidence/texts-0.ndjson.gz';
const INDEX = 'evidence/index.json';
const RESULT = 'conformance.json';
const STATEMENT = 'conformance.intoto.json';

let place = '';
let untouched = '';
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'locspec-report-verify-'));
  untouched = join(place, 'report');
  for (const name of ['key', 'other']) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(join(place, `${name}.pem`), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    writeFileSync(join(place, `${name}.pub`), publicKey.export({ type: 'spki', format: 'pem' }));
  }
  const { code, said } = await runProgram(place, [
    ...['verify', 'service', '--workers', '1', '--fault', 'oauth.refresh-secret-ignored'],
    ...[
      '--check',
      'oauth.state.*',
      '--check',
      'oauth.exchange',
      '--check',
      'oauth.refresh.*',
      '--check',
      'lists.strings.hosted',
    ],
    ...['--evidence', '--sign-key', 'key.pem', '--report-dir', 'report'],
  ]);
  expect(code, said).toBe(1);
}, 300_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const at = (folder: string, name: string) => join(folder, name);
const editBytes = (name: string, edit: (bytes: Buffer) => Buffer) => (folder: string) =>
  writeFileSync(at(folder, name), edit(readFileSync(at(folder, name))));
const flip = (name: string, share: number) =>
  editBytes(name, (bytes) => {
    const changed = Buffer.from(bytes);
    const index = Math.floor((bytes.length - 1) * share);
    changed[index] = changed[index]! ^ 1;
    return changed;
  });
const editJson = (name: string, edit: (value: any) => void) => (folder: string) => {
  const value: unknown = JSON.parse(readFileSync(at(folder, name), 'utf8'));
  edit(value);
  writeFileSync(at(folder, name), `${JSON.stringify(value, null, 2)}\n`);
};
/** Changes the lines of a packed file. A forged index has the digest of the changed file. */
const editLines =
  (name: string, edit: (lines: string[]) => string[], isForged = false) =>
  (folder: string) => {
    const lines = gunzipSync(readFileSync(at(folder, name)))
      .toString('utf8')
      .trimEnd()
      .split('\n');
    const changed = edit(lines);
    expect(changed).not.toEqual(
      gunzipSync(readFileSync(at(untouched, name)))
        .toString('utf8')
        .trimEnd()
        .split('\n'),
    );
    writeFileSync(at(folder, name), gzipSync(`${changed.join('\n')}\n`));
    if (isForged) forgeIndex(folder);
  };
/** An index with the digests of what is there, and no statement that says otherwise. */
function forgeIndex(folder: string): void {
  unlinkSync(at(folder, STATEMENT));
  editJson(INDEX, (index: { files: Record<string, unknown> }) => {
    for (const name of Object.keys(index.files)) {
      const bytes = readFileSync(at(folder, name));
      index.files[name] = { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length };
    }
  })(folder);
}
const editResult = (edit: (result: any) => void) => (folder: string) => {
  editJson(RESULT, edit)(folder);
  forgeIndex(folder);
};
const editIndex = (edit: (index: any) => void) => (folder: string) => {
  unlinkSync(at(folder, STATEMENT));
  editJson(INDEX, edit)(folder);
};
const both =
  (...edits: readonly ((folder: string) => void)[]) =>
  (folder: string) =>
    edits.forEach((edit) => edit(folder));
const replaceIn = (pattern: RegExp, by: string) => (lines: string[]) => {
  const index = lines.findIndex((line) => pattern.test(line));
  return lines.map((line, number) => (number === index ? line.replace(pattern, by) : line));
};
const without = (pattern: RegExp) => (lines: string[]) => {
  const index = lines.findIndex((line) => pattern.test(line));
  expect(index).toBeGreaterThanOrEqual(0);
  return lines.filter((_, number) => number !== index);
};
const swap = (one: number, other: number) => (lines: string[]) =>
  lines.map((line, index) => (index === one ? lines[other]! : index === other ? lines[one]! : line));
/** The same exchange with the response of another one. */
const swapResponses = (lines: string[]) => {
  const parsed = lines.map((line) => JSON.parse(line) as { response: { status: number } });
  const other = parsed.findIndex(({ response }) => response.status !== parsed[0]!.response.status);
  return [JSON.stringify({ ...parsed[0], response: parsed[other]!.response }), ...lines.slice(1)];
};

/** What was changed, the exit code, and what the message must say. */
// prettier-ignore
const TAMPERED: readonly (readonly [title: string, edit: (folder: string) => void, code: number, says: RegExp])[] = [
  ['a byte at the beginning of the exchanges', flip(EXCHANGES, 0), 1, /exchanges-0\.ndjson\.gz: its SHA-256/],
  ['a byte in the middle of the exchanges', flip(EXCHANGES, 0.5), 1, /exchanges-0\.ndjson\.gz: its SHA-256/],
  ['a byte at the end of the exchanges', flip(EXCHANGES, 1), 1, /exchanges-0\.ndjson\.gz: its SHA-256/],
  ['a byte at the beginning of the judgements', flip(JUDGEMENTS, 0), 1, /judgements-0\.ndjson\.gz: its SHA-256/],
  ['a byte in the middle of the judgements', flip(JUDGEMENTS, 0.5), 1, /judgements-0\.ndjson\.gz: its SHA-256/],
  ['a byte at the end of the judgements', flip(JUDGEMENTS, 1), 1, /judgements-0\.ndjson\.gz: its SHA-256/],
  ['a byte in the middle of the texts', flip(TEXTS, 0.5), 1, /texts-0\.ndjson\.gz: its SHA-256/],
  ['a byte of the stream', flip('run.ndjson', 0.5), 1, /run\.ndjson: its SHA-256/],
  ['a space in the result', editBytes(RESULT, (bytes) => Buffer.from(bytes.toString().replace('": ', '":  '))), 1, /conformance\.json/],
  ['a space in the index', editBytes(INDEX, (bytes) => Buffer.from(bytes.toString().replace('": ', '":  '))), 1, /evidence\/index\.json: the statement is about another/],
  ['an exchange less', editLines(EXCHANGES, (lines) => lines.slice(1)), 1, /judgements-0\.ndjson\.gz line \d+, oauth\.\S+: it names an exchange that is missing/],
  ['an exchange less, and a forged index', editLines(EXCHANGES, (lines) => lines.slice(1), true), 1, /judgements-0\.ndjson\.gz line \d+, oauth\.\S+: it names an exchange that is missing/],
  ['the last exchange less, and a forged index', editLines(EXCHANGES, (lines) => lines.slice(0, -1), true), 1, /names an exchange that is missing/],
  ['no exchanges', editLines(EXCHANGES, () => [''], true), 1, /names an exchange that is missing/],
  ['a swapped response', editLines(EXCHANGES, swapResponses), 1, /exchanges-0\.ndjson\.gz line 1: no judgement names it/],
  ['a swapped response, and a forged index', editLines(EXCHANGES, swapResponses, true), 1, /exchanges-0\.ndjson\.gz line 1: no judgement names it/],
  ['another status in a response, and a forged index', editLines(EXCHANGES, replaceIn(/"status":200/, '"status":201'), true), 1, /exchanges-0\.ndjson\.gz line \d+: no judgement names it/],
  ['another body in a response, and a forged index', editLines(EXCHANGES, replaceIn(/expires_in/, 'expires_on'), true), 1, /exchanges-0\.ndjson\.gz line \d+: no judgement names it/],
  ['another address in a request, and a forged index', editLines(EXCHANGES, replaceIn(/state=/, 'stale='), true), 1, /no judgement names it/],
  ['an exchange more, and a forged index', editLines(EXCHANGES, (lines) => [...lines, lines[0]!.replace('GET', 'PUT')], true), 1, /exchanges-0\.ndjson\.gz line \d+: no judgement names it/],
  ['an exchange that is no JSON, and a forged index', editLines(EXCHANGES, (lines) => ['{', ...lines.slice(1)], true), 1, /exchanges-0\.ndjson\.gz line 1/],
  ['a text less, and a forged index', editLines(TEXTS, (lines) => lines.slice(1), true), 1, /names a text that is missing/],
  ['another text, and a forged index', editLines(TEXTS, (lines) => [`"${'x'.repeat(300)}"`, ...lines.slice(1)], true), 1, /texts-0\.ndjson\.gz line 1: no judgement names it/],
  ['exchanges in another order', editLines(EXCHANGES, swap(0, 1)), 1, /exchanges-0\.ndjson\.gz: (its SHA-256|it has)/],
  ['judgements in another order', editLines(JUDGEMENTS, swap(2, 3)), 1, /judgements-0\.ndjson\.gz: (its SHA-256|it has)/],
  ['checks in another order, and a forged index', editLines(JUDGEMENTS, (lines) => swap(1, lines.length - 1)(lines), true), 1, /judgements-0\.ndjson\.gz line/],
  ['a judgement less', editLines(JUDGEMENTS, without(/"event":"judged"/)), 1, /judgements-0\.ndjson\.gz: (its SHA-256|it has)/],
  ['the judgements of a violation less, and a forged index', editLines(JUDGEMENTS, (lines) => lines.filter((line) => !line.includes('"violation"')), true), 1, /conformance\.json, findings/],
  ['a violation taken back, and a forged index', editLines(JUDGEMENTS, replaceIn(/"judgements":\[\{"violation":.*\}\],"shown":.*$/, '"judgements":[null],"shown":[]}'), true), 1, /was fulfilled, and is violated/],
  ['a violation added, and a forged index', editLines(JUDGEMENTS, replaceIn(/"judgements":\[null/, '"judgements":[{"violation":{"code":"same-value","what":"x"}}'), true), 1, /was violated, and is fulfilled/],
  ['another expectation of a rule, and a forged index', editLines(JUDGEMENTS, replaceIn(/"expected":"[^"]+"\}\],"input"/, '"expected":"nothing"}],"input"'), true), 1, /is no rule/],
  ['a rule that another check cites, and a forged index', editLines(JUDGEMENTS, replaceIn(/"madeBy":\["grantsToken","[^"]+"\],"requirement":"[^"]+"/, '"madeBy":["grantsToken","oauth.token.json-body"],"requirement":"oauth.token.json-body"'), true), 1, /does not cite it/],
  ['an unknown check, and a forged index', editLines(JUDGEMENTS, replaceIn(/"check":"oauth\.exchange"/, '"check":"oauth.unknown"'), true), 1, /oauth\.unknown: this kit has no check of this name/],
  ['no end of a check, and a forged index', editLines(JUDGEMENTS, without(/"event":"ended"/), true), 1, /the check before it has no end/],
  ['a check that ended otherwise, and a forged index', editLines(JUDGEMENTS, replaceIn(/"ended":\{"status":"done"\}/, '"ended":{"status":"error","reason":"x"}'), true), 1, /from the evidence follows/],
  ['no checks, and a forged index', editLines(JUDGEMENTS, (lines) => lines.slice(0, 1), true), 1, /there is no evidence of this check/],
  ['an unknown event, and a forged index', editLines(JUDGEMENTS, (lines) => [...lines, '{"event":"execute"}'], true), 1, /line \d+: it is no event of a check/],
  ['an event that is no JSON, and a forged index', editLines(JUDGEMENTS, (lines) => [...lines, 'rm -rf'], true), 1, /line \d+: it is no event of a check/],
  ['no head, and a forged index', editLines(JUDGEMENTS, (lines) => lines.slice(1), true), 1, /line 1: it does not begin a part/],
  ['prototype keys, and a forged index', editLines(JUDGEMENTS, (lines) => [...lines, '{"event":"__proto__"}', '{"event":"constructor"}'], true), 1, /it is no event of a check/],
  ['another verdict', editResult((result) => (result.verdict = 'conforms')), 1, /conformance\.json, verdict: it is "conforms", and from the evidence follows "violates"/],
  ['another exit code', editResult((result) => (result.exitCode = 0)), 1, /conformance\.json, exitCode/],
  ['another status', editResult((result) => (result.requirements.find((one: any) => one.status === 'fail').status = 'pass')), 1, /: pass → fail/],
  ['a finding less', editResult((result) => result.findings.pop()), 1, /conformance\.json, findings: it has \d+ items/],
  ['another sentence of a finding', editResult((result) => (result.findings[0].actual = 'nothing')), 1, /conformance\.json, findings, .*actual/],
  ['another exchange of a finding', editResult((result) => (result.findings[0].evidence.exchanges[0].request.method = 'PUT')), 1, /evidence, exchanges/],
  ['another count', editResult((result) => (result.counts.pass += 1)), 1, /conformance\.json, counts, pass/],
  ['another coverage', editResult((result) => (result.coverage.stated.decided += 1)), 1, /conformance\.json, coverage, stated, decided/],
  ['another number of expressions', editResult((result) => (result.oracle.expressions += 1)), 1, /conformance\.json, oracle, expressions/],
  ['another seed', editResult((result) => (result.run.seed = 2)), 1, /conformance\.json, run, seed/],
  ['another source', editResult((result) => (result.source.sha256 = '0'.repeat(64))), 1, /conformance\.json, source, sha256/],
  ['another target', editResult((result) => (result.target.name = 'the other service')), 1, /conformance\.json, target, name/],
  ['another version', editResult((result) => (result.kit.version = '9.9.9')), 1, /conformance\.json, kit, version/],
  ['another time', editResult((result) => (result.run.startedAt = '2020-01-01T00:00:00.000Z')), 1, /conformance\.json, run, startedAt/],
  ['another seed in the index', editIndex((index) => (index.start.facts.seed = 7)), 1, /conformance\.json, run, seed/],
  ['another source in the index', editIndex((index) => (index.start.source.sha256 = '0'.repeat(64))), 1, /conformance\.json, source, sha256/],
  ['a failed self-test in the index', editIndex((index) => (index.end.selfTestResult.passed = 0)), 1, /the report says violates, and from the evidence follows inconclusive/],
  ['a run that was broken off in the index', editIndex((index) => (index.end.ended = 'interrupted')), 1, /conformance\.json, run, ended/],
  ['a run of other checks in the index', editIndex((index) => (index.start.facts.checks = ['oauth.exchange'])), 1, /does not select this check/],
  ['an index without a file', editIndex((index) => delete index.files[EXCHANGES]), 1, /exchanges-0\.ndjson\.gz: the index does not name it/],
  ['an index without the result', editIndex((index) => delete index.files[RESULT]), 1, /conformance\.json: the index does not name it/],
  ['a file less', (folder) => unlinkSync(at(folder, TEXTS)), 1, /texts-0\.ndjson\.gz: it is missing/],
  ['a part more', (folder) => cpSync(at(folder, JUDGEMENTS), at(folder, 'evidence/judgements-7.ndjson.gz')), 1, /judgements-7\.ndjson\.gz: the index does not name it/],
  ['a statement that is not signed by the key', editJson(STATEMENT, (envelope) => (envelope.signatures[0].sig = Buffer.alloc(64).toString('base64'))), 1, /this key did not sign it/],
  ['a statement with another payload', editJson(STATEMENT, (envelope) => (envelope.payload = Buffer.from(Buffer.from(envelope.payload, 'base64').toString().replace('violates', 'conforms')).toString('base64'))), 1, /this key did not sign it/],
  ['a truncated file', editBytes(EXCHANGES, (bytes) => bytes.subarray(0, bytes.length / 2)), 1, /exchanges-0\.ndjson\.gz: it has \d+ bytes/],
  ['a truncated file, and a forged index', both(editBytes(EXCHANGES, (bytes) => bytes.subarray(0, bytes.length / 2)), forgeIndex), 2, /exchanges-0\.ndjson\.gz is no whole gzip file/],
  ['a file that is not packed', both(editBytes(EXCHANGES, () => Buffer.from('text')), forgeIndex), 2, /exchanges-0\.ndjson\.gz is no whole gzip file/],
  ['a file that unpacks to very much', both(editBytes(TEXTS, () => gzipSync(Buffer.alloc(600 * 2 ** 20))), forgeIndex), 2, /texts-0\.ndjson\.gz unpacks to more than/],
  ['very deep JSON', editLines(JUDGEMENTS, (lines) => [...lines, `{"event":"judged","input":${'['.repeat(100_000)}${']'.repeat(100_000)}}`], true), 1, /it is no event of a check/],
  ['a link in the evidence', both((folder) => unlinkSync(at(folder, TEXTS)), (folder) => symlinkSync('/etc/passwd', at(folder, TEXTS))), 2, /texts-0\.ndjson\.gz is no plain file/],
  ['a link in place of the result', both((folder) => renameSync(at(folder, RESULT), at(folder, 'x')), (folder) => symlinkSync('x', at(folder, RESULT))), 2, /conformance\.json is no plain file/],
  ['a path that leads out of the folder', editIndex((index) => (index.files['../../etc/passwd'] = { sha256: '', bytes: 1 })), 2, /names “\.\.\/\.\.\/etc\/passwd”, which no run writes/],
  ['an index that is no JSON', editBytes(INDEX, () => Buffer.from('{')), 2, /index\.json cannot be read/],
  ['an index of another program', editBytes(INDEX, () => Buffer.from('{"format":1}')), 2, /index\.json is no index of evidence/],
  ['more cases than any run has', editIndex((index) => (index.start.facts.runs = 1e15)), 2, /generated cases, which no run has/],
  ['no index', (folder) => unlinkSync(at(folder, INDEX)), 2, /holds no evidence/],
  ['no evidence', (folder) => rmSync(at(folder, 'evidence'), { recursive: true }), 2, /is no folder of evidence/],
  ['no result', (folder) => unlinkSync(at(folder, RESULT)), 2, /holds no evidence: there is no .*conformance\.json/],
  ['no statement', (folder) => unlinkSync(at(folder, STATEMENT)), 2, /has no conformance\.intoto\.json/],
  ['a statement that is none', editBytes(STATEMENT, () => Buffer.from('{}')), 2, /it is no DSSE envelope/],
];

test('an untouched report follows from its evidence, and the key signed it', { timeout: 60_000 }, async () => {
  const { code, said } = await runProgram(place, ['report', 'verify', 'report', '--public-key', 'key.pub']);
  expect(said).toMatch(
    /^report: violates, \d+ statuses and \d+ findings? follow from \d+ exchanges\.\nSigned by the key [0-9a-f]{16}…\.\n/,
  );
  expect(code).toBe(0);
  const json = await runProgram(place, ['report', 'verify', 'report', '--format', 'json']);
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: true,
    problems: [],
    verdict: { report: 'violates', evidence: 'violates' },
  });
});

test('a report that was moved to another folder follows from its evidence', { timeout: 60_000 }, async () => {
  const moved = mkdtempSync(join(place, 'moved-'));
  cpSync(untouched, moved, { recursive: true });
  const { code, said } = await runProgram(moved, ['report', 'verify', '.']);
  expect(said).toMatch(/^\.: violates, /);
  expect(code).toBe(0);
});

test('a key that signed nothing is noticed', { timeout: 60_000 }, async () => {
  const { code, said } = await runProgram(place, ['report', 'verify', 'report', '--public-key', 'other.pub']);
  expect(said).toContain('this key did not sign it');
  expect(code).toBe(1);
});

test('the statement is about the result and the index of the evidence', () => {
  const { payload } = JSON.parse(readFileSync(at(untouched, STATEMENT), 'utf8')) as { payload: string };
  const { subject, predicateType, predicate } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(at(untouched, name)))
      .digest('hex');
  expect(subject).toEqual([RESULT, INDEX].map((name) => ({ name, digest: { sha256: digest(name) } })));
  expect(predicateType).toBe('urn:locspec:conformance:v1');
  expect(predicate).toMatchObject({ verdict: 'violates', source: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
});

test('there are at least fifty tampered folders', () => {
  expect(TAMPERED.length).toBeGreaterThanOrEqual(50);
  expect(new Set(TAMPERED.map(([title]) => title)).size).toBe(TAMPERED.length);
});

for (const [title, edit, code, says] of TAMPERED)
  test(`${title}: exit ${code}, with its place`, { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(place, 'tampered-'));
    cpSync(untouched, folder, { recursive: true });
    edit(folder);
    const key =
      readdirSync(folder).includes(STATEMENT) || title === 'no statement'
        ? ['--public-key', join(place, 'key.pub')]
        : [];
    const ended = await runProgram(folder, ['report', 'verify', '.', ...key]);
    expect(ended.said).toMatch(says);
    expect(ended.code).toBe(code);
    if (code === 2) expect(ended.stderr.trim().split('\n')).toHaveLength(1);
    rmSync(folder, { recursive: true, force: true });
  });
