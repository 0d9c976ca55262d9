import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readResult, runProgram } from '../cli/run-program.ts';
import { checksOf, runOn, runOracle } from './croql-run.ts';
import { ADDRESSES, directly } from './in-process.ts';
import { croqlChecks } from '../suites/croql/checks.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';
import { NoResponse } from '../suites/kit/exchange.ts';
import type { Send } from '../suites/kit/exchange.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import type { Conformance } from '../reports/conformance.ts';

const terms = checksOf.reference.filter(({ id }) => id === 'croql.terms.hosted');

const serviceAt = (addresses: typeof ADDRESSES) =>
  createService({ addresses, clock: () => new Date(), random: systemRandom, dataset: fixtureDataset });

/** A sender to a sound service, with something done before each request. */
function connected(before: (sent: number) => Promise<void> | void): {
  readonly connect: () => Send;
  readonly methods: string[];
} {
  const service = serviceAt(ADDRESSES);
  const methods: string[] = [];
  const send = directly(async (request) => service.answer(request));
  const connect = (): Send => async (request) => {
    methods.push(request.method);
    await before(methods.length);
    return send(request);
  };
  return { connect, methods };
}

for (const oracle of ['records', 'metamorphic'] as const)
  test(`by ${oracle} a read-only run needs a token and the lists, and sends GET only`, async () => {
    const { connect, methods } = connected(() => undefined);
    const mine = checksOf[oracle].filter(({ id }) => /^(croql\.(records|relations)|lists\.pages)\.hosted$/.test(id));
    // The token is got before the run begins; from then on only GET is sent.
    let begun = -1;
    const outcomes = await runOn(
      oracle,
      () => ((begun = methods.length), connect()),
      { readOnly: true, runs: 2 },
      mine,
    );
    expect(outcomes.map(({ status }) => status)).toEqual(mine.map(() => 'done'));
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    expect(new Set(methods.slice(begun))).toEqual(new Set(['GET']));
  });

for (const [oracle, wanted] of [
  ['reference', /^croql\.terms\.hosted$/],
  ['metamorphic', /^croql\.relations\.hosted$/],
] as const)
  test(`--oracle ${oracle} skips the other oracles and says so`, async () => {
    const mine = croqlChecks.filter(({ id }) => /^croql\.(terms|records|relations)\.hosted$/.test(id));
    const outcomes = await runOracle(oracle, {}, { runs: 2 }, mine);
    for (const { check, status, reason } of outcomes) {
      expect(status, check).toBe(wanted.test(check) ? 'done' : 'notApplicable');
      if (status !== 'done') expect(reason).toMatch(/the oracle \w+ only|no state address/);
    }
  });

test('a target that slows down is waited for', async () => {
  const { connect } = connected((sent) => (sent > 60 ? pause(20) : undefined) as Promise<void>);
  const [outcome] = await runOn('reference', connect, { runs: 2 }, terms);
  expect(outcome?.status).toBe('done');
  expect(outcome?.findings).toEqual([]);
});

test('a target that stops answering in the middle is lost, and blamed for nothing', async () => {
  const { connect } = connected((sent) => {
    if (sent > 60)
      throw new NoResponse('refused', { method: 'GET', url: ADDRESSES.baseUrl, headers: {} }, 'ECONNREFUSED');
  });
  const outcomes = await runOn(
    'reference',
    connect,
    { runs: 2 },
    // The list itself is read by less than these requests.
    checksOf.reference.filter(({ id }) => /^croql\..*terms\.hosted$/.test(id)),
  );
  expect(outcomes.length).toBeGreaterThan(1);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['lost']));
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
});

/** Runs the program against a service at a port that answers a number of requests and then none. */
async function verify(
  most: number,
  ...flags: readonly string[]
): Promise<{ code: number | null; result: Conformance; asked: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-polite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let asked = 0;
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      if (++asked > most) return void incoming.socket.destroy();
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const headers = Object.entries(incoming.headers).map(
        ([name, value]) => [name, String(value)] as [string, string],
      );
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const { method = 'GET', url = '/' } = incoming;
      const answer = await service.fetch(new Request(new URL(url, base), { method, headers, body }));
      outgoing
        .writeHead(answer.status, Object.fromEntries(answer.headers))
        .end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = serviceAt({
    authUrl: base,
    baseUrl: base,
    enterpriseBaseUrl: 'http://enterprise.example',
    stateUrl: `${base}/_state`,
  });
  writeFileSync(
    join(folder, 'locspec.config.json'),
    JSON.stringify({ service: { authUrl: base, baseUrl: base, stateUrl: `${base}/_state` } }),
  );
  try {
    const args = ['verify', 'service', '--check', 'croql.terms', '--runs', '2', '-q', ...flags];
    const { code } = await runProgram(folder, args);
    return { code, result: readResult(folder), asked };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('3: a target that is lost in the middle leaves a report of a part, which says so', async () => {
  const { code, result } = await verify(60);
  expect(code).toBe(3);
  expect(result.run).toMatchObject({ ended: 'target lost', complete: false });
  expect(result.run.reason).toContain('stopped responding');
  expect(result.verdict).toBe('inconclusive');
});

test('3: a run that reaches its cap of requests sends no more and leaves a report of a part', async () => {
  const { code, result, asked } = await verify(10_000, '--max-requests', '50');
  expect(code).toBe(3);
  expect(result.run.reason).toContain('the cap of 50 requests is reached');
  // The handshake before any suite is not counted.
  expect(asked).toBeLessThan(100);
});

test('0: a run that is held to a rate takes its time', async () => {
  const { code, result } = await verify(10_000, '--rate-limit', '100/s');
  expect(code).toBe(0);
  const { expressions } = result.oracle;
  expect(result.run.durationMs).toBeGreaterThan((1_000 * expressions) / 100);
});
