import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { brokenBy, runAppInProcess } from './app-in-process.ts';
import { changeData, changeJob, changeRecords, changeResponse, readStringsBy } from '../mocks/app/app-change.ts';
import type { App } from '../mocks/app/app-change.ts';
import { appFaults } from '../mocks/app/app-faults.ts';
import { moduleAppChecks } from '../suites/module/app-checks.ts';
import { isObject } from '../spec/json.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/* Apps that share what belongs to one string, one job or one file: each is noticed by one check, and without the sharing by none. */

type Json = Readonly<Record<string, unknown>>;

const labelsOf = ({ text }: Json): readonly string[] =>
  Object.entries({ markup: /</, number: /\d/, shouted: /^[A-Z ]+$/, long: /.{80}/s })
    .filter(([, pattern]) => pattern.test(String(text)))
    .map(([label]) => label);

/** Labels what is in a text; `collect` gives all labels of a string, with the new ones. */
const labelling = (collect: (labels: readonly string[]) => readonly string[]) =>
  changeRecords((record) => ({ ...record, labels: collect(labelsOf(record)) }));

function collectOnce() {
  const shared = new Set<string>();
  return (labels: readonly string[]) => [...labels.reduce((all, label) => all.add(label), shared)];
}

function collectAll() {
  const shared: string[] = [];
  // Few of the strings have it, so that the test stays short.
  const kept = (labels: readonly string[]) => labels.filter((label) => label === 'shouted');
  return (labels: readonly string[]) => (shared.push(...kept(labels)), [...shared]);
}

const translate = (record: Json, languages: readonly unknown[]): Json => {
  if (typeof record['text'] !== 'string') return record;
  const ids = languages.filter(isObject).map(({ id }) => String(id));
  return {
    ...record,
    translations: Object.fromEntries(ids.map((id) => [id, { text: `${String(record['text'])} (${id})` }])),
  };
};

type Keep = (languages: readonly unknown[]) => () => readonly unknown[];
const keepOwn: Keep = (languages) => () => languages;

/** Translates into the languages that `keep` gives some time after it got those of the job. */
const translating =
  (keep: Keep, wait: (job: Json) => Promise<unknown> = () => sleep(5)) =>
  (app: App): App =>
  async (request) => {
    if (request.method !== 'POST') return app(request);
    const job = (await request.clone().json()) as Json;
    const languages = keep((job['targetLanguages'] ?? []) as readonly unknown[]);
    await wait(job);
    return changeRecords((record) => translate(record, languages()))(app)(request);
  };

/** The same of jobs with strings by address, once these have come; others have their own languages. */
const translatingRead =
  (keep: Keep) =>
  (app: App): App => {
    const [byAddress, inline] = [
      translating(keep, ({ stringsUrl }) => fetch(String(stringsUrl)).then((answer) => answer.text()))(app),
      translating(keepOwn)(app),
    ];
    return async (request) => {
      const isByAddress = request.method === 'POST' && 'stringsUrl' in ((await request.clone().json()) as Json);
      return (isByAddress ? byAddress : inline)(request);
    };
  };

let ofJobBefore: readonly unknown[] = [];
const keepBefore: Keep = (languages) => {
  if (languages.length > 0) ofJobBefore = languages;
  return () => ofJobBefore;
};
const knownOfProject = new Set<unknown>();
const keepKnown: Keep = (languages) => {
  for (const language of languages) knownOfProject.add(language);
  return () => [...knownOfProject];
};

/** Fills the languages of a job with the translations that it was sent before, by the key that `keyOf` makes. */
const remembering =
  (keyOf: (text: string, language: string) => string) =>
  (app: App): App => {
    const memory = new Map<string, unknown>();
    return async (request) => {
      if (request.method !== 'POST') return app(request);
      const job = (await request.clone().json()) as Json;
      const ids = ((job['targetLanguages'] ?? []) as readonly Json[]).map(({ id }) => String(id));
      return changeRecords((record) => {
        const { text, translations = {} } = record as { readonly text?: unknown; readonly translations?: Json };
        if (typeof text !== 'string') return record;
        for (const [id, entry] of Object.entries(translations)) memory.set(keyOf(text, id), entry);
        const missing = ids.filter((id) => !(id in translations) && memory.has(keyOf(text, id)));
        const found = Object.fromEntries(missing.map((id) => [id, memory.get(keyOf(text, id))]));
        return { ...record, translations: { ...translations, ...found } };
      })(app)(request);
    };
  };

let latest: readonly unknown[] = [];
const keepLatest: Keep = (languages) => {
  latest = languages;
  return () => latest;
};

/** Translates into the languages of a file, which `keep` gives by those of the job. */
const translatingFile =
  (keep: (file: unknown, languages: readonly unknown[]) => readonly unknown[]) =>
  (app: App): App =>
  async (request) => {
    if (request.method !== 'POST') return app(request);
    const { file, targetLanguages = [] } = (await request.clone().json()) as Json;
    const languages = keep((file as Json)['id'], targetLanguages as readonly unknown[]);
    return changeRecords((record) => translate(record, languages))(app)(request);
  };

function keepOfFiles() {
  const ofFiles = new Map<unknown, readonly unknown[]>();
  return (file: unknown, languages: readonly unknown[]) => {
    const all = [...(ofFiles.get(file) ?? []), ...languages];
    ofFiles.set(file, all);
    return all;
  };
}

/** Translates each language as if it were the one that `choose` takes. */
const translatingAs =
  (choose: (languages: readonly Json[], place: number) => Json | undefined) =>
  (app: App): App =>
  async (request) => {
    if (request.method !== 'POST') return app(request);
    const { targetLanguages = [] } = (await request.clone().json()) as Json;
    const languages = targetLanguages as readonly Json[];
    return changeRecords((record) => {
      if (typeof record['text'] !== 'string') return record;
      const entries = languages.map(({ id }, place) => [
        String(id),
        { text: `${String(record['text'])} (${String(choose(languages, place)?.['id'])})` },
      ]);
      return { ...record, translations: Object.fromEntries(entries) as Json };
    })(app)(request);
  };

/** Names the line of each text in the content that `read` gives for a file. */
const naming = (read: (file: Json) => string) =>
  changeData((data, job) => {
    const lines = read(job['file'] as Json).split('\n');
    const strings = (data['strings'] as readonly Json[]).map((record) => {
      const line = lines.findIndex((one) => one.includes(String(record['text'])));
      return line < 0 ? record : { ...record, context: `line ${line + 1}` };
    });
    return { ...data, strings };
  });
const decode = ({ content }: Json) => Buffer.from(String(content ?? ''), 'base64').toString();
function decodeFirst() {
  const contents = new Map<unknown, string>();
  return (file: Json) => contents.get(file['id']) ?? (contents.set(file['id'], decode(file)), decode(file));
}

/** Reads content by address, and names the lines of `read` in it. */
const namingRead = (read: (text: string) => string) => (app: App) =>
  changeJob(async ({ file, ...job }) => {
    const { contentUrl, ...rest } = file as Json;
    if (typeof contentUrl !== 'string') return { ...job, file };
    const text = await (await fetch(contentUrl)).text();
    return { ...job, file: { ...rest, content: Buffer.from(read(text)).toString('base64') } };
  })(naming(decode)(app));
const decodeAgain = (text: string) =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+=*$/.test(text) ? Buffer.from(text, 'base64').toString() : text;

/** The text at an address; of one that breaks off, an error or what `keep` makes of what came. */
const readAll = (keep: (part: string) => string | undefined) => async (url: string) => {
  const { ok, body } = await fetch(url);
  if (!ok || body === null) throw new Error('There are no strings.');
  let text = '';
  try {
    for await (const part of body.pipeThrough(new TextDecoderStream())) text += part;
  } catch (error) {
    const kept = keep(text);
    if (kept === undefined) throw error;
    return kept;
  }
  return text;
};

/** Gives the latest message to the jobs that do not fail, until `isOver`. */
const keepingMessage = (isOver: () => boolean) => {
  let latest: string | undefined;
  return changeResponse(async (answer) => {
    const { error } = (await answer.clone().json()) as { readonly error?: { readonly message: string } };
    if (error !== undefined) latest = error.message;
    return error !== undefined || latest === undefined || isOver()
      ? answer
      : Response.json({ error: { message: latest } });
  });
};

/** Refuses two jobs after one that failed. */
function coolingDown(app: App): App {
  let left = 0;
  return changeResponse(async (answer) => {
    const text = await answer.clone().text();
    if (text.startsWith('{"error"')) left = 2;
    else if (left > 0) {
      left--;
      return Response.json({ error: { message: 'Too many failures. Try again.' } });
    }
    return answer;
  })(app);
}

/** Shows the first text with a placeholder; `pageOf` gives the page of a file. */
const previewing = (pageOf: (file: Json, page: string) => string) =>
  changeData((data, { file }) => {
    const strings = data['strings'] as readonly Json[];
    const shown = strings.find(({ text }) => typeof text === 'string' && text.includes('{name}'));
    if (shown === undefined || strings.some(({ hasPlurals }) => hasPlurals === true)) return data;
    const page = pageOf(file as Json, `<p>${encodeURIComponent(String(shown['text']))}</p>`);
    return { ...data, preview: Buffer.from(page).toString('base64') };
  });

function keepPages() {
  const pages = new Map<unknown, string>();
  return ({ id }: Json, page: string) => pages.get(id) ?? (pages.set(id, page), page);
}

const HIDDEN_PART = /\. [A-Z]/;
const hidingParts = (hidden: unknown) =>
  changeRecords((record) =>
    record['isHidden'] === true && HIDDEN_PART.test(String(record['text'])) ? { ...record, isHidden: hidden } : record,
  );

/** Labels each string with what is in any string of its file. */
const labellingFile = changeData((data) => {
  const strings = data['strings'] as readonly Json[];
  const all = [...new Set(strings.flatMap(labelsOf))];
  return { ...data, strings: strings.map((record) => ({ ...record, labels: all })) };
});

/** Translates into the six first languages by their ids, wherever they stand. */
const translatingSix =
  (app: App): App =>
  async (request) => {
    if (request.method !== 'POST') return app(request);
    const { targetLanguages = [] } = (await request.clone().json()) as Json;
    const ids = (targetLanguages as readonly Json[]).map(({ id }) => String(id)).toSorted();
    return changeRecords((record) =>
      translate(
        record,
        ids.slice(0, 6).map((id) => ({ id })),
      ),
    )(app)(request);
  };

/** Takes strings in batches, and gives all of them. */
const inBatches = changeData((data) => {
  const strings = data['strings'] as readonly Json[];
  const batches = Array.from({ length: Math.ceil(strings.length / 100) }, (_, index) => 100 * index);
  return { ...data, strings: batches.flatMap((first) => strings.slice(first, first + 100)) };
});

/** Refuses a file of which a job has failed, once more. */
function failingTwice(app: App): App {
  const failed = new Map<unknown, string>();
  return changeResponse(async (answer, job) => {
    const { id } = job['file'] as Json;
    const text = await answer.clone().text();
    const kept = failed.get(id);
    failed.delete(id);
    if (text.startsWith('{"error"')) failed.set(id, text);
    return kept === undefined ? answer : new Response(kept, { headers: { 'Content-Type': 'application/json' } });
  })(app);
}

interface Row {
  readonly says: string;
  readonly check: string;
  readonly breaks: RequirementId;
  readonly wrong: (app: App) => App;
  readonly right: (app: App) => App;
}

// prettier-ignore
const ROWS: readonly Row[] = [
  { says: 'All strings share one list of labels.',                 check: 'module.app.own-labels',        breaks: 'module.response.answered',  wrong: labelling(collectOnce()),    right: labelling((labels) => labels) },
  { says: 'All strings without labels share one list in a job.',   check: 'module.app.own-labels',        breaks: 'module.response.answered',  wrong: appFaults['app.labels-shared'].wrap, right: labellingFile },
  { says: 'A file of which a job has failed is refused.',          check: 'module.app.file-after-failure', breaks: 'module.response.answered', wrong: appFaults['app.failures-kept'].wrap, right: failingTwice },
  { says: 'Of many languages the first six get translations.',     check: 'module.app.languages-together', breaks: 'module.response.translations', wrong: appFaults['app.six-languages'].wrap, right: translatingSix },
  { says: 'A text keeps its first translation.',                   check: 'module.app.languages-after-others', breaks: 'module.response.translations', wrong: appFaults['app.translation-of-text'].wrap, right: translating(keepOwn) },
  { says: 'A full batch is lost.',                                 check: 'module.app.numbers',           breaks: 'module.response.answered',  wrong: appFaults['app.full-batch-lost'].wrap, right: inBatches },
  { says: 'A list of labels grows with each string.',              check: 'module.app.growth',            breaks: 'module.response.answered',  wrong: labelling(collectAll()),     right: labelling((labels) => labels) },
  { says: 'Jobs at the same time share their target languages.',   check: 'module.app.languages-at-once', breaks: 'module.response.answered',  wrong: translating(keepLatest),     right: translating(keepOwn) },
  { says: 'Jobs whose strings come at the same time share languages.', check: 'module.app.languages-at-once', breaks: 'module.response.answered', wrong: translatingRead(keepLatest), right: translatingRead(keepOwn) },
  { says: 'A job without languages has those of the job before.',  check: 'module.app.languages-in-turn', breaks: 'module.response.answered',  wrong: translating(keepBefore),     right: translating(keepKnown) },
  { says: 'A file has the languages of its earlier jobs.',         check: 'module.app.languages-in-turn', breaks: 'module.response.answered',  wrong: translatingFile(keepOfFiles()), right: translatingFile((_, languages) => languages) },
  { says: 'All languages of a job get the texts of its last one.', check: 'module.app.languages-together', breaks: 'module.response.translations', wrong: translatingAs((languages) => languages.at(-1)), right: translatingAs((languages, place) => languages[place]) },
  { says: 'The content of a file is that of its first job.',       check: 'module.app.same-file',         breaks: 'module.response.answered',  wrong: naming(decodeFirst()),       right: naming(decode) },
  { says: 'Content that is base64 is decoded once more.',           check: 'module.app.address-as-inline', breaks: 'module.response.addresses-read', wrong: namingRead(decodeAgain), right: namingRead((text) => text) },
  { says: 'Strings that break off are taken for all of them.',     check: 'module.app.broken-jobs',       breaks: 'module.whole-downloads', wrong: readStringsBy(readAll((part) => part)), right: readStringsBy(readAll(() => undefined)) },
  { says: 'The message of a job that failed stays.',               check: 'module.app.broken-jobs',       breaks: 'module.response.answered',  wrong: keepingMessage(() => false), right: keepingMessage(() => true) },
  { says: 'The message of the first job that failed stays.',       check: 'module.app.broken-jobs',       breaks: 'module.response.answered',  wrong: appFaults['app.first-failure-kept'].wrap, right: coolingDown },
  { says: 'A memory of translations forgets their language.',      check: 'module.app.translations-apart', breaks: 'module.response.translations', wrong: remembering((text) => text), right: remembering((text, language) => `${language} ${text}`) },
  { says: 'A file has the preview of its first job.',              check: 'module.app.same-ids',          breaks: 'module.response.answered',  wrong: previewing(keepPages()),     right: previewing((_, page) => page) },
  { says: 'Hidden texts of several sentences are hidden by a 1.',  check: 'module.app.inline',            breaks: 'module.response.is-hidden', wrong: hidingParts(1),              right: hidingParts(true) },
];

for (const { says, check, breaks, wrong, right } of ROWS) {
  const checks = moduleAppChecks.filter(({ id }) => id === check);

  test(`it is noticed: ${says}`, async () => {
    expect(brokenBy(await runAppInProcess(checks, { wrap: wrong }))).toContain(breaks);
  });

  test(`an app that does the same rightly is not flagged: ${check}`, async () => {
    const outcomes = await runAppInProcess(checks, { wrap: right });
    expect(outcomes.map(({ status }) => status)).toEqual(['done']);
    expect(brokenBy(outcomes).filter((id) => requirements[id].standing !== 'assumed')).toEqual([]);
  });
}

test('an app that translates nothing is not said to keep its languages apart', async () => {
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.languages-at-once');
  const untranslated = changeRecords(({ translations: _, ...record }) => record);
  expect((await runAppInProcess(checks, { wrap: untranslated })).map(({ status }) => status)).not.toContain('done');
});
