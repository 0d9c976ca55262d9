import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { brokenBy, runAppInProcess } from './app-in-process.ts';
import { appRunOf } from './fault-matrix/matrix-rows.ts';
import { finds, VARIATION_DEPTH } from './in-process.ts';
import { moduleAppChecks } from '../suites/module/app-checks.ts';
import { appFaults } from '../mocks/app/app-faults.ts';
import type { AppFaultId } from '../mocks/app/app-faults.ts';
import type { App, AppFault } from '../mocks/app/app-change.ts';
import { startApp } from '../mocks/app/port.ts';
import { requireToken, TOKEN_SECRET } from '../mocks/app/app-token.ts';
import { changeData, changeRecords, changeResponse, readStringsBy } from '../mocks/app/app-change.ts';
import { appVariations, tellVersions } from '../mocks/app/app-variations.ts';
import { randomFrom } from '../run/prng.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const jwt = { secret: TOKEN_SECRET, in: 'query:jwtToken', claims: {} };
const SOME_JOB = 'module.app.same-job';
const withAuthentication = (app: App): App => requireToken(app);

test('the reference app gives no finding, and every check decides', async () => {
  const outcomes = await runAppInProcess(moduleAppChecks, {
    wrap: withAuthentication,
    app: {
      jwt,
      innerAddresses: ['/manifest.json'],
      others: [{ key: 'reference-module', url: '/process', patterns: {} }],
    },
  });
  // It gives strings by address only where they are too large to be sent inline, and translates nothing. Minutes of
  // silence belong to a deep run, of which another test is.
  expect(outcomes.filter(({ status }) => status !== 'done').map(({ check }) => check)).toEqual([
    'module.app.address-after-failure',
    'module.app.languages-at-once',
    'module.app.languages-in-turn',
    'module.app.languages-of-others',
    'module.app.silent-address',
  ]);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
});

test('there are at least forty faults of an app, and each describes itself in a sentence', () => {
  expect(Object.keys(appFaults).length).toBeGreaterThanOrEqual(40);
  for (const [id, { says }] of Object.entries<AppFault>(appFaults)) expect(says, id).toMatch(/^.+\.$/);
});

for (const [id, { breaks, says, wrap }] of Object.entries<AppFault>(appFaults) as [AppFaultId, AppFault][]) {
  test(`${id} is noticed: ${says}`, async () => {
    // What is wrong with a manifest may show after a job.
    const checks = moduleAppChecks.filter(
      ({ id: check, cites, mayFind: may = [] }) =>
        cites.includes(breaks) || may.includes(breaks) || (breaks.startsWith('module.manifest.') && check === SOME_JOB),
    );
    const outcomes = await runAppInProcess(checks, { wrap, isEnough: finds(breaks), app: appRunOf(id) });
    expect(brokenBy(outcomes)).toContain(breaks);
  });
}

/** Strings of 6 MB by address, answered by the app as it is, inline, or by an error. */
const beyondLimit = async (wrap: (app: App) => App) => {
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.large');
  return brokenBy(await runAppInProcess(checks, { wrap }));
};
const answerLarge =
  (answer: (lines: readonly string[]) => Response) =>
  (app: App): App =>
  async (request) => {
    const response = await app(request);
    if (request.method !== 'POST') return response;
    const { data } = (await response.clone().json()) as { readonly data?: { readonly stringsUrl?: string } };
    if (data?.stringsUrl === undefined) return response;
    return answer((await (await app(new Request(data.stringsUrl))).text()).trim().split('\n'));
  };

test('more than 5 MB inline that count fewer characters are noticed, and an error in their place is allowed', async () => {
  const inline = answerLarge((lines) => Response.json({ data: { strings: lines.map((line) => JSON.parse(line)) } }));
  expect(await beyondLimit(inline)).toEqual(['module.limits.response']);
  expect(await beyondLimit((app) => app)).toEqual([]);
  // It is told that it takes no large jobs, which is no violation.
  const refusing = answerLarge(() => Response.json({ error: { message: 'The file is too large.' } }));
  expect(await beyondLimit(refusing)).toEqual(['module.large-jobs']);
});

for (const [title, wrap] of Object.entries<(app: App) => App>(appVariations)) {
  test(`an app may do this: ${title}`, async () => {
    const outcomes = await runAppInProcess(
      moduleAppChecks.filter(({ id }) => !/endless|decompression/.test(id)),
      { wrap, depth: VARIATION_DEPTH },
    );
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 'error' || status === 'lost')).toEqual([]);
  });
}

/** Without the app that answers late, which a variation is as well, and which takes minutes. */
const assumedFaults = Object.entries<AppFault>(appFaults).filter(
  ([id, { breaks }]) => requirements[breaks].standing === 'assumed' && id !== 'app.late',
);

for (const [id, { wrap }] of assumedFaults) {
  test(`${id} breaks only what is assumed, so nothing stated is violated`, async () => {
    const outcomes = await runAppInProcess(
      moduleAppChecks.filter(({ id: check }) => !/endless|decompression/.test(check)),
      { wrap, depth: VARIATION_DEPTH },
    );
    expect(brokenBy(outcomes).filter((broken) => requirements[broken].standing === 'stated')).toEqual([]);
  });
}

test('strings of an app whose responses only warn are sent back as those of any other', async () => {
  const wrap = changeResponse(
    async (answer) => new Response(await answer.text(), { headers: { 'Content-Type': 'text/plain' } }),
  );
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.own-strings');
  const [outcome] = await runAppInProcess(checks, { wrap });
  expect(outcome?.status).toBe('done');
  expect(new Set(outcome?.findings.map(({ requirement }) => requirement))).toEqual(
    new Set(['module.response.content-type']),
  );
});

test('an app that labels strings by what it saw before leaves nothing stated open', async () => {
  const seen = new Set<string>();
  const wrap = changeRecords((record) => {
    const uniqId = String(record['uniqId']);
    const label = seen.has(uniqId) ? 'known' : 'new';
    seen.add(uniqId);
    return { ...record, labels: [label] };
  });
  const outcomes = await runAppInProcess(moduleAppChecks, { wrap, depth: VARIATION_DEPTH });
  const open = outcomes.filter(({ status }) => status !== 'done' && status !== 'notApplicable');
  expect(open.filter(({ cites }) => cites.some((id) => requirements[id].standing === 'stated'))).toEqual([]);
  expect(brokenBy(outcomes).filter((broken) => requirements[broken].standing === 'stated')).toEqual([]);
});

/** The body of a job, and of a response with strings. */
interface JobBody {
  readonly strings?: readonly Record<string, unknown>[];
  readonly stringsUrl?: string;
}

// prettier-ignore
const RARE_FAULTS: readonly (readonly [says: string, check: string, requirement: RequirementId, wrap: (app: App) => App])[] = [
  ['A strings file that is not there is taken for an empty one.', 'module.app.broken-jobs', 'module.response.error-message', (app) => async (request) => {
    const { strings } = request.method === 'POST' ? ((await request.clone().json()) as JobBody) : {};
    const response = await app(request);
    const isRefused = request.method === 'POST' && strings === undefined && 'error' in ((await response.clone().json()) as object);
    return isRefused ? Response.json({ data: { strings: [] } }) : response;
  }],
  ['A label that is there already becomes a list.', 'module.app.own-strings', 'module.response.labels', changeRecords((record) => {
    const labels = Array.isArray(record['labels']) ? record['labels'] : [];
    return { ...record, labels: labels.includes('mine') ? [labels] : [...labels, 'mine'] };
  })],
  ['The valid strings of a job that fails come with the next one.', 'module.app.left-over', 'module.response.answered', (app) => {
    let left: readonly Record<string, unknown>[] = [];
    return async (request) => {
      if (request.method !== 'POST') return app(request);
      const { strings = [] } = (await request.clone().json()) as JobBody;
      const response = await app(request);
      const { data, ...others } = (await response.clone().json()) as { readonly data?: JobBody };
      const before = left;
      left = data === undefined ? strings.filter(({ uniqId }) => typeof uniqId === 'string') : [];
      return data?.strings === undefined ? response : Response.json({ ...others, data: { ...data, strings: [...data.strings, ...before] } });
    };
  }],
];

for (const [says, id, requirement, wrap] of RARE_FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await runAppInProcess(
      moduleAppChecks.filter((one) => one.id === id),
      { wrap },
    );
    expect(brokenBy(outcomes)).toContain(requirement);
  });

test('an app that takes too long for large bodies only is noticed by the first of them', async () => {
  const afterLonger = moduleAppChecks.filter(({ id }) => id === 'module.app.after-longer');
  const wrap = (app: App) => async (request: Request) => {
    const { byteLength } = await request.clone().arrayBuffer();
    if (byteLength > 1_500_000) await pause(2_500);
    return app(request);
  };
  expect(brokenBy(await runAppInProcess(afterLonger, { wrap, app: { wait: 1_500 } }))).toEqual([
    'module.limits.answer-in-time',
  ]);
});

test('an app that waits for strings for longer than it has for its response is noticed by a deep run', async () => {
  const silence = moduleAppChecks.filter(({ id }) => id === 'module.app.silent-address');
  const run = { depth: 'deep', app: { wait: 1_500 } } as const;
  expect(brokenBy(await runAppInProcess(silence, run))).toEqual(['module.limits.answer-in-time']);
  const givesUp = (app: App) => async (request: Request) => {
    const { stringsUrl } = request.method === 'POST' ? ((await request.clone().json()) as JobBody) : {};
    const isThere =
      stringsUrl === undefined ||
      (await fetch(stringsUrl, { signal: AbortSignal.timeout(300) }).then(
        () => true,
        () => false,
      ));
    return isThere ? app(request) : Response.json({ error: { message: 'The strings do not come.' } });
  };
  expect(brokenBy(await runAppInProcess(silence, { ...run, wrap: givesUp }))).toEqual([]);
});

const groupTexts = (strings: readonly Record<string, unknown>[]) => {
  const groups = new Map<unknown, Record<string, unknown>[]>();
  for (const one of strings) groups.set(one['text'], [...(groups.get(one['text']) ?? []), one]);
  return groups;
};

test('an app that only merges strings of one text is seen to process', async () => {
  const merge =
    (app: App): App =>
    async (request) => {
      if (request.method !== 'POST') return app(request);
      const { strings } = (await request.clone().json()) as { readonly strings?: readonly Record<string, unknown>[] };
      if (!Array.isArray(strings) || strings.some(({ text }) => typeof text !== 'string'))
        return Response.json({ error: { message: 'Only plain strings within the job.' } });
      const texts = groupTexts(strings);
      const merged = [...texts.values()].map(([first, ...others]) =>
        others.length === 0
          ? first
          : { ...first, context: `Also ${others.map(({ identifier }) => String(identifier)).join(', ')}` },
      );
      return Response.json({ data: { strings: merged } });
    };
  const outcomes = await runAppInProcess(moduleAppChecks, { wrap: merge });
  expect(outcomes.flatMap(({ controls }) => controls)).toContain('module');
});

test('an app that authenticates its callers proves nothing without its secret, and violates nothing', async () => {
  const outcomes = await runAppInProcess(moduleAppChecks, { wrap: withAuthentication });
  expect(brokenBy(outcomes)).toEqual([]);
  expect(outcomes.some(({ reason }) => reason?.includes('module.jwt.secret'))).toBe(true);
});

test('an app that refuses every job with a message violates nothing', async () => {
  const refusing = () => async () => Response.json({ error: { message: 'Only files of another kind.' } });
  const outcomes = await runAppInProcess(
    moduleAppChecks.filter(({ id }) => id !== 'module.app.manifest'),
    { wrap: (app) => (request) => (request.method === 'POST' ? refusing()() : app(request)) },
  );
  expect(brokenBy(outcomes)).toEqual([]);
});

const UNBOUNDED = moduleAppChecks.filter(({ id }) => /endless|decompression/.test(id));

/** The whole lines at an address, of its first megabytes. */
const readBeginning = async (url: string): Promise<string> => {
  const { body } = await fetch(url, { redirect: 'error' });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > 5_000_000) return text.slice(0, text.lastIndexOf('\n'));
  }
  return text;
};

test('an app that processes the beginning of a body without end limits what it reads', async () => {
  const outcomes = await runAppInProcess(UNBOUNDED, { wrap: readStringsBy(readBeginning) });
  expect(outcomes.flatMap(({ decided }) => decided)).toEqual(['module.safety.endless', 'module.safety.decompression']);
  expect(brokenBy(outcomes)).toEqual([]);
});

test('an app that responds without strings is not said to have read an inner address', async () => {
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.inner-address');
  const wrap = changeResponse(async (answer) =>
    'error' in ((await answer.clone().json()) as object) ? Response.json({ data: { strings: [] } }) : answer,
  );
  expect(brokenBy(await runAppInProcess(checks, { wrap, app: { innerAddresses: ['/manifest.json'] } }))).toEqual([]);
});

test.each([1, 3, 8, 10])('labels that are drawn of two by chance violate nothing (%d)', async (seed) => {
  const random = randomFrom(`labels ${seed}`);
  const wrap = changeRecords((record) => ({ ...record, labels: [`label ${random.number(2)}`] }));
  const outcomes = await runAppInProcess(
    moduleAppChecks.filter(({ id }) => id === 'module.app.pairs'),
    { wrap },
  );
  expect(brokenBy(outcomes).filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
});

/** Gives one response again to a job of the same bytes that holds everything inline. */
const keepInline = (app: App): App => {
  const kept = new Map<string, Response>();
  return async (request) => {
    const job = request.method === 'POST' ? await request.clone().text() : '';
    if (job === '' || /"(stringsUrl|contentUrl)"/.test(job)) return app(request);
    const response = kept.get(job) ?? (await app(request));
    kept.set(job, response.clone());
    return response.clone();
  };
};

for (const [says, wrap] of [
  ['tells what a file held before', tellVersions],
  ['does so, and keeps its responses', (app: App) => keepInline(tellVersions(app))],
] as const)
  test(`an app that ${says} is warned of what depends on earlier jobs, and violates nothing`, async () => {
    const outcomes = await runAppInProcess(
      moduleAppChecks.filter(({ id }) => !/endless|decompression/.test(id)),
      { wrap, depth: VARIATION_DEPTH },
    );
    expect(brokenBy(outcomes).filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 'error' || status === 'lost')).toEqual([]);
  });

test('strings in a storage are read where the configuration names it, and otherwise said to be there', async () => {
  const files = new Map<string, string>();
  await using storage = await startApp(async ({ url }) => new Response(files.get(new URL(url).pathname)));
  const wrap = changeData(({ strings, ...data }) => {
    const path = `/${files.size}`;
    files.set(path, (strings as object[]).map((record) => JSON.stringify(record)).join('\n'));
    return { ...data, stringsUrl: `${storage.baseUrl}${path}` };
  });
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.inline');
  const [unread] = await runAppInProcess(checks, { wrap });
  expect(unread).toMatchObject({ status: 'untested', findings: [] });
  expect(unread?.cause).toEqual({ code: 'strings-elsewhere', subject: storage.baseUrl });
  const [read] = await runAppInProcess(checks, { wrap, app: { origins: [storage.baseUrl] } });
  expect(read).toMatchObject({ status: 'done', findings: [] });
});

/** A response that ends before its body does. */
const breakOff = () => new Response('{', { headers: { 'Content-Encoding': 'gzip' } });

/** What is at an address, unless there is more than its app has memory for: then `breakDown` is called. */
const readWithin = (max: number, breakDown: () => void) =>
  readStringsBy(async (url) => {
    const response = await fetch(url, { redirect: 'error' });
    if (!response.ok) throw new Error('The strings cannot be read.');
    let size = 0;
    const chunks: Uint8Array[] = [];
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      chunks.push(chunk);
      if (size > max) {
        breakDown();
        throw new Error('There is no memory left.');
      }
    }
    return Buffer.concat(chunks).toString();
  });

test('an app that breaks down at a large body is noticed, and one that breaks down at any failure proves nothing', async () => {
  const breakAtMost =
    (app: App): App =>
    async (request) => {
      let isBroken = false;
      const response = await readWithin(50_000_000, () => void (isBroken = true))(app)(request);
      return isBroken ? breakOff() : response;
    };
  const noticed = await runAppInProcess(UNBOUNDED, { wrap: breakAtMost });
  expect(brokenBy(noticed)).toEqual(['module.safety.endless', 'module.safety.decompression']);
  const breakAlways = changeResponse(async (answer) =>
    'error' in ((await answer.clone().json()) as object) ? breakOff() : answer,
  );
  const outcomes = await runAppInProcess(UNBOUNDED, { wrap: breakAlways });
  expect(brokenBy(outcomes)).toEqual([]);
  expect(outcomes.flatMap(({ decided }) => decided)).toEqual([]);
});

test('an app that refuses every job is not said to limit what it reads', async () => {
  const refuse = changeResponse(async () => Response.json({ error: { message: 'Only files of another kind.' } }));
  const outcomes = await runAppInProcess(UNBOUNDED, { wrap: refuse });
  expect(brokenBy(outcomes)).toEqual([]);
  expect(outcomes.flatMap(({ decided }) => decided)).toEqual([]);
});

test('an app that hangs at its first job has not responded in time, and is then lost', async () => {
  let isHung = false;
  const outcomes = await runAppInProcess(moduleAppChecks, {
    wrap: (app) => async (request) => {
      isHung ||= request.method === 'POST';
      return isHung ? new Promise<never>(() => {}) : app(request);
    },
    app: { wait: 300 },
  });
  expect(brokenBy(outcomes)).toEqual(['module.limits.answer-in-time']);
  expect(outcomes.at(-1)?.status).toBe('lost');
});
