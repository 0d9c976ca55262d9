import { expect, test } from 'vitest';
import { limitRate } from './rate-limit.ts';
import { PreconditionFailed, TargetUnreachable, Unsupported } from './preconditions.ts';
import type { HttpResponse, Send, HttpRequest } from './exchange.ts';

const GET: HttpRequest = { method: 'GET', url: 'https://api.example/api/v2/projects', headers: {} };
const OK: HttpResponse = { status: 200, headers: {}, body: '[]' };

/** A target that sends these responses in turn, then the last one forever, and the times of its requests. */
function respondWith(...responses: readonly HttpResponse[]): { readonly send: Send; readonly times: number[] } {
  const times: number[] = [];
  const send: Send = async (request) => {
    times.push(performance.now());
    return { request, response: responses[Math.min(times.length, responses.length) - 1]! };
  };
  return { send, times };
}

test('all workers together send no more requests per second than the limit', async () => {
  const { send, times } = respondWith(OK);
  const limited = limitRate(send, { rateLimit: 40, workers: 2 });
  const begun = performance.now();
  await Promise.all(Array.from({ length: 5 }, () => limited(GET)));
  // Two workers share forty requests per second, so each waits fifty milliseconds between two of its own. None comes before
  // its time, however late the one before it was; the clock counts whole milliseconds.
  for (const [index, at] of times.entries()) expect(at - begun).toBeGreaterThan(index * 50 - 5);
});

test('the cap on requests ends the run', async () => {
  const { send, times } = respondWith(OK);
  const limited = limitRate(send, { workers: 1, maxRequests: 3 });
  for (let request = 0; request < 3; request++) await limited(GET);
  await expect(limited(GET)).rejects.toThrow(TargetUnreachable);
  expect(times).toHaveLength(3);
});

test('a read-only run sends nothing but GET', async () => {
  const { send, times } = respondWith(OK);
  const limited = limitRate(send, { workers: 1, readOnly: true });
  await limited(GET);
  await expect(limited({ ...GET, method: 'POST', body: '{}' })).rejects.toThrow(Unsupported);
  expect(times).toHaveLength(1);
});

test('a request is repeated after the wait that a response with 429 asks for', async () => {
  const { send, times } = respondWith({ ...OK, status: 429, headers: { 'retry-after': ['0'] } }, OK);
  const { response } = await limitRate(send, { workers: 1 })(GET);
  expect(response.status).toBe(200);
  expect(times).toHaveLength(2);
});

test('a read is repeated after a response with 503 that says when to come back, a job of an app too, and nothing else is', async () => {
  const unavailable = { ...OK, status: 503, headers: { 'retry-after': ['0'] } };
  const read = respondWith(unavailable, OK);
  expect((await limitRate(read.send, { workers: 1 })(GET)).response.status).toBe(200);
  expect(read.times).toHaveLength(2);
  const write = respondWith(unavailable, OK);
  expect((await limitRate(write.send, { workers: 1 })({ ...GET, method: 'POST', body: '{}' })).response.status).toBe(
    503,
  );
  const job = respondWith(unavailable, OK);
  const ofApp = limitRate(job.send, { workers: 1, target: { kind: 'app', name: 'an app' } });
  expect((await ofApp({ ...GET, method: 'POST', body: '{}' })).response.status).toBe(200);
});

test('a read of a service is repeated after a response with 503 that says nothing, a page of an app is not', async () => {
  const unavailable = { ...OK, status: 503 };
  const service = respondWith(unavailable, unavailable, OK);
  expect((await limitRate(service.send, { workers: 1 })(GET)).response.status).toBe(200);
  expect(service.times).toHaveLength(3);
  const app = respondWith(unavailable, OK);
  const ofApp = limitRate(app.send, { workers: 1, target: { kind: 'app', name: 'an app' } });
  expect((await ofApp(GET)).response.status).toBe(503);
});

test('reads that stay unavailable after every retry are soon responses to judge', async () => {
  const { send, times } = respondWith({ ...OK, status: 503 });
  const limited = limitRate(send, { workers: 1 });
  for (let request = 0; request < 6; request++) expect((await limited(GET)).response.status).toBe(503);
  expect(times.length).toBeLessThan(6 + 3 * 3 + 1);
  expect(times.at(-1)! - times.at(-2)!).toBeLessThan(100);
});

// Where the machine stands still for longer than a wait, requests that were apart go at the same moment.
test('a target that refuses a fourth request at the same time with 503 serves all of them', { retry: 2 }, async () => {
  let open = 0;
  const send: Send = async (request) => {
    open++;
    const isFull = open > 3;
    await new Promise((resolve) => setTimeout(resolve, isFull ? 1 : 20));
    open--;
    return { request, response: isFull ? { ...OK, status: 503 } : OK };
  };
  const limited = limitRate(send, { workers: 1 });
  const all = await Promise.all(Array.from({ length: 24 }, () => limited(GET)));
  expect(all.map(({ response }) => response.status)).toEqual(Array(24).fill(200));
});

test('a target that refuses a read with 503 now and then is not sent less and less', async () => {
  const responses = Array.from({ length: 210 }, (_, index) => (index % 25 === 24 ? { ...OK, status: 503 } : OK));
  const { send, times } = respondWith(...responses);
  const limited = limitRate(send, { workers: 1 });
  for (let request = 0; request < 200; request++) expect((await limited(GET)).response.status).toBe(200);
  expect(times.at(-1)! - times.at(-2)!).toBeLessThan(200);
});

test('a wait of an hour is not made, and the response with 429 is no response to judge', async () => {
  const { send, times } = respondWith({ ...OK, status: 429, headers: { 'retry-after': ['3600'] } });
  await expect(limitRate(send, { workers: 1 })(GET)).rejects.toMatchObject({ undecided: { code: 'rate-limited' } });
  expect(times).toHaveLength(1);
});

test('a read that is refused with 503 for an hour is a response to judge', async () => {
  const { send, times } = respondWith({ ...OK, status: 503, headers: { 'retry-after': ['3600'] } });
  expect((await limitRate(send, { workers: 1 })(GET)).response.status).toBe(503);
  expect(times).toHaveLength(1);
});

test('a response with 429 whose Retry-After cannot be read is taken for one without', async () => {
  const { send, times } = respondWith({ ...OK, status: 429, headers: { 'retry-after': ['soon'] } }, OK);
  expect((await limitRate(send, { workers: 1 })(GET)).response.status).toBe(200);
  expect(times[1]! - times[0]!).toBeGreaterThan(900);
});

test('the waits for rate limits have an end, however many addresses ask for them', async () => {
  const { send, times } = respondWith({ ...OK, status: 429, headers: { 'retry-after': ['1'] } });
  const limited = limitRate(send, { workers: 1 }, 500);
  await expect(limited(GET)).rejects.toMatchObject({ undecided: { code: 'rate-limited' } });
  await expect(limited({ ...GET, url: `${GET.url}/1` })).rejects.toThrow(PreconditionFailed);
  expect(times).toHaveLength(2);
});

test('no wait goes beyond the end of the run', async () => {
  const { send, times } = respondWith({ ...OK, status: 429, headers: { 'retry-after': ['60'] } });
  const limited = limitRate(send, { workers: 1, deadline: Date.now() + 1_000 });
  await expect(limited(GET)).rejects.toMatchObject({ undecided: { code: 'budget' } });
  expect(times).toHaveLength(1);
});

test('an address that responds with 429 after every retry is not waited for again until it has served a request', async () => {
  const limit = { ...OK, status: 429, headers: { 'retry-after': ['0'] } };
  const { send, times } = respondWith(...Array<HttpResponse>(7).fill(limit), OK, limit, OK);
  const limited = limitRate(send, { workers: 1 });
  await expect(limited(GET)).rejects.toMatchObject({ undecided: { code: 'rate-limited' } });
  const before = times.length;
  expect(before).toBeGreaterThan(1);
  await expect(limited(GET)).rejects.toThrow('/api/v2/projects');
  expect(times).toHaveLength(before + 1);
  for (let request = 0; request < 2; request++) expect((await limited(GET)).response.status).toBe(200);
  expect(times).toHaveLength(before + 4);
});

test('waits of requests that were refused at the same time count once', async () => {
  let left = 5;
  let served = 0;
  const send: Send = async (request) => {
    if (left === 0) {
      // The next burst is allowed after the wait.
      setTimeout(() => (left = 5), 900);
      return { request, response: { ...OK, status: 429, headers: { 'retry-after': ['1'] } } };
    }
    left -= 1;
    served += 1;
    return { request, response: OK };
  };
  const limited = limitRate(send, { workers: 1 }, 5_000);
  await Promise.all(Array.from({ length: 12 }, () => limited(GET)));
  expect(served).toBe(12);
});
