import { expect, test } from 'vitest';
import { gapCombinations } from './gap-combinations.ts';
import { ADDRESSES, directly, runChecks, runInProcess, VARIATION_DEPTH, wholePlan } from './in-process.ts';
import { createContext, serveContext } from './mutants/reference.ts';
import { UNPLEASANT_SERVICES } from './unpleasant-targets.ts';
import { openTarget } from '../suites/kit/target.ts';
import { moduleChecks } from '../suites/module/service-checks.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { listFaults } from '../mocks/lists/list-faults.ts';
import { CallFailure } from '../mocks/modules/call-failure.ts';
import { moduleFaults } from '../mocks/modules/module-faults.ts';
import { moduleRules } from '../mocks/modules/module-rules.ts';
import type { ModuleRules } from '../mocks/modules/module-rules.ts';
import type { Gap } from '../spec/gaps/gap.ts';
import { moduleGaps } from '../spec/gaps/module.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { Fault } from '../mocks/core/fault.ts';

type Outcomes = Awaited<ReturnType<typeof runInProcess>>;
const listViolated = (outcomes: Outcomes): RequirementId[] => [
  ...new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))),
];

test('the reference service calls modules without a finding, and every check decides', async () => {
  const outcomes = await runInProcess(moduleChecks);
  expect(outcomes.filter(({ status }) => status !== 'done')).toEqual([]);
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
});

test('there are at least thirty faults of module calls', () => {
  expect(Object.keys(moduleFaults).length).toBeGreaterThanOrEqual(30);
});

const ofLists = Object.entries<Fault>(listFaults).filter(([id]) => id.startsWith('module.'));
for (const [id, { breaks, says }] of [...Object.entries<Fault>(moduleFaults), ...ofLists]) {
  test(`${id} is noticed: ${says}`, async () => {
    const checks = moduleChecks.filter(
      ({ cites, mayFind: may = [] }) => cites.includes(breaks) || may.includes(breaks),
    );
    expect(checks.length).toBeGreaterThan(0);
    expect(listViolated(await runInProcess(checks, { faults: [id as FaultId], until: breaks }))).toContain(breaks);
  });
}

test('a service that adds omitted strings too is not said to add strings of its own', async () => {
  const violated = listViolated(await runInProcess(moduleChecks, { faults: ['module.parsed-strings-kept'] }));
  expect(violated).toEqual(['module.omitted-strings']);
});

/** Services that the source allows, each unlike the reference service. */
const VARIATIONS: Readonly<Record<string, Partial<ModuleRules>>> = {
  'one translation stands for all plural forms of a language': {
    completeString: (string) => ({
      ...string,
      translations: (string.translations ?? []).filter(
        (one, index, all) => all.findIndex(({ language }) => language === one.language) === index,
      ),
    }),
  },
  'a job has more fields than the source names, and spells out what is not there': {
    job: ({ strings, ...job }) => ({
      ...{ ...job, revision: 7 },
      ...(strings && {
        strings: strings.map(({ translations = {}, ...record }) => ({
          ...{ attributes: {}, context: '', ...record, position: 0 },
          translations: Object.fromEntries(
            Object.entries(translations).map(([id, entry]) => {
              const forms = typeof entry.text === 'string' ? undefined : Object.keys(entry.text);
              const status = forms ? Object.fromEntries(forms.map((form) => [form, 'translated'])) : 'translated';
              return [id, { status, ...entry }];
            }),
          ),
        })),
      }),
    }),
  },
  'a string without a text is not sent': { selectSentStrings: (parsed) => parsed.filter(({ text }) => text !== '') },
  'a module whose pattern it cannot read takes every file': {
    nameMatches: (pattern, { name }, matches) => pattern.includes('[^]') || matches(pattern, name),
    contentMatches: (pattern, start, _file, matches) => pattern.includes('[^]') || matches(pattern, start),
  },
  'a job of more than 1 MB goes by address': { maxJobBytes: () => 1_000_000 },
  'an import of a file that is there adds its strings once more': { isAddedOnceMore: () => true },
  'a string with a field of more than 10 000 characters is refused': {
    selectRecords: (returned) => {
      if (returned.some((record) => Object.values(record).some((value) => String(value).length > 10_000)))
        throw new CallFailure('A field is too long.');
      return returned;
    },
  },
  'a strings file whose last line has no end is refused': {
    splitLines: (text) => (/^$|\n$/.test(text) ? moduleRules.splitLines(text) : ['no line']),
  },
};

for (const [title, rules] of Object.entries(VARIATIONS)) {
  test(`a service may do this: ${title}`, async () => {
    const service = serveContext(createContext(ADDRESSES, {}, rules));
    const outcomes = await runChecks(
      moduleChecks,
      openTarget({ ...wholePlan, depth: VARIATION_DEPTH }, ADDRESSES, () => directly(service)),
    );
    expect(listViolated(outcomes).filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
  });
}

test('a service may take the negation of a comparison with an absent value for not true', async () => {
  const service = serveContext(createContext(ADDRESSES));
  const withoutAbsent = (croql: string) =>
    croql
      .replaceAll('not (max length >= 0)', 'max length < 0')
      .replaceAll(/not \((context = "[^"]*")\)/g, '(context contains "" and not ($1))');
  const asDatabase = (request: Request) => {
    const url = new URL(request.url);
    const croql = url.searchParams.get('croql');
    if (croql === null) return service(request);
    url.searchParams.set('croql', withoutAbsent(croql));
    return service(new Request(url, { headers: request.headers }));
  };
  const target = openTarget({ ...wholePlan, depth: VARIATION_DEPTH }, ADDRESSES, () => directly(asDatabase));
  expect(listViolated(await runChecks(moduleChecks, target))).toEqual([]);
});

test('a service may take a redirect for “unchanged”, and end the strings of the file with its next import', async () => {
  const call = async (request: Request) => {
    const response = await fetch(request);
    return response.status === 302 ? new Response(null, { status: 304 }) : response;
  };
  const service = serveContext(createContext(ADDRESSES, { call }));
  const target = openTarget({ ...wholePlan, depth: VARIATION_DEPTH }, ADDRESSES, () => directly(service));
  const failures = moduleChecks.filter(({ id }) => id === 'module.failure');
  const [outcome] = await runChecks(failures, target);
  expect(outcome?.findings.map(({ requirement }) => requirement)).toEqual(['module.invalid-response']);
  expect(outcome?.decided).toContain('module.result.strings-added');
});

test('of a service whose wait only real time ends, the wait of two minutes is not decided', async () => {
  const service = serveContext(createContext(ADDRESSES, {}, { isWaitByClock: () => false }));
  const target = openTarget({ ...wholePlan, depth: 'quick' }, ADDRESSES, () => directly(service));
  const [outcome] = await runChecks(
    moduleChecks.filter(({ id }) => id === 'module.limits.wait'),
    target,
  );
  expect(outcome?.status).toBe('notApplicable');
  expect(outcome?.decided ?? []).not.toContain('module.limits.wait');
});

test.each([
  ['at another path', ADDRESSES.baseUrl],
  ['at an address that the kit may not ask', 'https://storage.example'],
])('a service may keep the files of a job %s', async (_, origin) => {
  const service = serveContext(createContext(ADDRESSES));
  let redirects = 0;
  const redirecting = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/_files/') || url.searchParams.has('moved')) return service(request);
    redirects++;
    return new Response(null, { status: 307, headers: { Location: `${origin}${url.pathname}?moved` } });
  };
  const target = openTarget({ ...wholePlan, depth: VARIATION_DEPTH }, ADDRESSES, () => directly(redirecting));
  const byAddress = moduleChecks.filter(({ id }) => id === 'module.request.by-address');
  const outcomes = await runChecks(byAddress, target);
  expect(redirects).toBeGreaterThan(0);
  expect(listViolated(outcomes)).toEqual([]);
  expect(outcomes.map(({ status }) => status)).toEqual(['done']);
});

const PAGED = Object.entries(UNPLEASANT_SERVICES).filter(([name]) => name.startsWith('pages '));

test.each(PAGED)('imports of many strings are no breach at a service where %s', async (_, around) => {
  const numbers = moduleChecks.filter(({ id }) => id === 'module.imports.numbers');
  const outcomes = await runInProcess(numbers, { around }, { ...wholePlan, depth: VARIATION_DEPTH });
  expect(listViolated(outcomes)).toEqual([]);
  expect(outcomes.map(({ status }) => status)).toEqual(['done']);
});

test('a state address that fails once the strings of a response are added says nothing of the service', async () => {
  const around = (inner: (request: Request) => Promise<Response>) => async (request: Request) => {
    const response = await inner(request);
    const isImported = /"outcome":"imported"/.test(await response.clone().text());
    return isImported ? new Response('Internal Server Error', { status: 500 }) : response;
  };
  const outcomes = await runInProcess(moduleChecks, { around }, { ...wholePlan, depth: VARIATION_DEPTH });
  expect(listViolated(outcomes)).toEqual([]);
  expect(outcomes.find(({ check }) => check === 'module.imports.pairs')?.status).toBe('untested');
});

test('a service may end the addresses of a job with its import', async () => {
  const context = createContext(ADDRESSES);
  const service = serveContext(context);
  let imports = 0;
  const forgetting = async (request: Request) => {
    const isImport = request.method === 'POST' && (await request.clone().text()).includes('"the file is imported"');
    if (isImport) imports++;
    const response = await service(request);
    if (isImport && --imports === 0) context.files.replace([]);
    return response;
  };
  const target = openTarget({ ...wholePlan, depth: VARIATION_DEPTH }, ADDRESSES, () => directly(forgetting));
  expect(listViolated(await runChecks(moduleChecks, target))).toEqual([]);
});

test('a service may show in a list that was read before what is imported a little later', async () => {
  const service = serveContext(createContext(ADDRESSES));
  const known = new Map<string, Response>();
  let until = 0;
  const lagging = async (request: Request) => {
    const isList = request.method === 'GET' && request.url.includes('/strings?');
    const before = known.get(request.url);
    if (isList && before && Date.now() < until) return before.clone();
    const state = request.method === 'POST' ? await request.clone().text() : '';
    const response = await service(request);
    if (isList) known.set(request.url, response.clone());
    if (state.includes('"the file is imported"')) until = Date.now() + 250;
    if (state.includes('"the dataset is"')) known.clear();
    return response;
  };
  const checks = moduleChecks.filter(({ id }) => id === 'module.failure' || id === 'module.imports.kept');
  const outcomes = await runChecks(
    checks,
    openTarget({ ...wholePlan, depth: VARIATION_DEPTH }, ADDRESSES, () => directly(lagging)),
  );
  expect(listViolated(outcomes)).toEqual([]);
  expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
});

test('a service whose patterns have to match the whole name and content violates nothing stated', async () => {
  const rules: Partial<ModuleRules> = {
    nameMatches: (pattern, { name }, matches) => matches(`^(?:${pattern})$`, name),
    contentMatches: (pattern, start, _, matches) => matches(`^(?:${pattern})$`, start),
  };
  const service = serveContext(createContext(ADDRESSES, {}, rules));
  const outcomes = await runChecks(
    moduleChecks,
    openTarget(wholePlan, ADDRESSES, () => directly(service)),
  );
  const found = listViolated(outcomes);
  expect(found).toContain('module.pattern-flags');
  expect(found.filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
});

/** Every resolution of a gap about modules besides the default. */
const RESOLUTIONS = Object.entries<Gap>(moduleGaps).flatMap(([gap, { choices, default: usual }]) =>
  Object.keys(choices ?? {})
    .filter((name) => name !== usual)
    .map((name) => ({ gap, name })),
);
const VALUES = [
  { gap: 'module.method', name: 'PUT' },
  { gap: 'module.job-type', name: 'post-import-file' },
  { gap: 'module.service-type-name', name: 'crowdinType' },
  { gap: 'module.content-pattern-reach', name: '1000' },
];

for (const { gap, name } of [...RESOLUTIONS, ...VALUES]) {
  // The limits take half of the time, and few resolutions are about them.
  const own = moduleChecks.filter(({ id }) => !id.startsWith('module.limits.') || /limit|large|late/.test(gap));

  test(`a service that resolves ${gap} by ${name} gives no finding when the configuration says so`, async () => {
    const answers = { [gap]: name };
    expect(
      listViolated(await runInProcess(own, { answers }, { ...wholePlan, answers, depth: VARIATION_DEPTH })),
    ).toEqual([]);
  });

  // The source states these names, so another one is a violation unless the configuration names it.
  if (gap === 'module.job-type' || gap === 'module.service-type-name') continue;
  test(`a service that resolves ${gap} by ${name} violates nothing stated when the configuration does not say so`, async () => {
    const found = listViolated(
      await runInProcess(own, { answers: { [gap]: name } }, { ...wholePlan, depth: VARIATION_DEPTH }),
    );
    expect(found.filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
  });
}

// Imports are judged by expressions, whose results depend on answers to gaps of the language.
for (const [index, answers] of gapCombinations().slice(0, 6).entries())
  test(`imports of a service that answers gaps of the language otherwise are no breach (${index + 1})`, async () => {
    const imports = moduleChecks.filter(({ id }) => /^module\.(imports|result|updates?)\b/.test(id));
    const found = listViolated(await runInProcess(imports, { answers }, wholePlan));
    expect(found.filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
  });
