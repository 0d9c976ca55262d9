import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runAppInProcess } from './app-in-process.ts';
import { JOB_OWNER } from '../suites/drivers/job.ts';
import { OWNERS } from '../suites/module/job-space.ts';
import { moduleAppChecks } from '../suites/module/app-checks.ts';
import type { Depth } from '../run/plan.ts';
import type { StringRecord } from '../spec/schemas/types.gen.ts';

/* What counts as processing: the change follows from what a string holds, of a key from what it says. */

/** The changed fields of a string, or nothing: it is left out. */
type Change = Partial<StringRecord> | undefined;
/** Changes a string, from the string before it, its place among how many, and the text and the name of the file. */
type MakeChange = (
  record: StringRecord,
  before: StringRecord,
  place: number,
  of: number,
  file: string,
  name: string,
  project: number,
) => Change;
type App = (request: Request) => Promise<Response>;

/** An app that gives each string of a job back with a change, or refuses the job. */
const changing =
  (change: MakeChange, beforeResponse: () => Promise<unknown> = async () => {}) =>
  (app: App): App =>
  async (request) => {
    if (request.method !== 'POST') return app(request);
    const { strings, file, project } = (await request.json()) as {
      readonly strings?: readonly StringRecord[];
      readonly project: { readonly id: number };
      readonly file: { readonly content?: string; readonly name: string };
    };
    const text = Buffer.from(file.content ?? '', 'base64').toString();
    await beforeResponse();
    if (strings === undefined) return Response.json({ error: { message: 'The strings are not inline.' } });
    return Response.json({
      data: {
        strings: strings.flatMap((record, index) => {
          const changed = change(record, strings.at(index - 1)!, index, strings.length, text, file.name, project.id);
          return changed === undefined ? [] : [{ ...record, ...changed }];
        }),
      },
    });
  };

const labelled = (record: StringRecord, label: string) => ({ labels: [...(record.labels ?? []), label] });

/** The number of the line of a string in the file, from 0. */
const lineOf = ({ identifier }: StringRecord, file: string) =>
  file.split('\n').findIndex((line) => line.includes(`"${identifier}"`));

const PROCESSES: Readonly<Record<string, MakeChange>> = {
  'French signs have a space of their own before them': ({ translations = {} }) =>
    translations['fr'] === undefined
      ? {}
      : {
          translations: {
            ...translations,
            fr: { text: onTexts(translations['fr'].text, (one) => one.replaceAll(/ ([!?:])/g, '\u00a0$1')) },
          },
        },
  'texts with the name of the project have a note about it': (
    { text },
    _before,
    _place,
    _of,
    _file,
    _name,
    project,
  ) => {
    const owner = [JOB_OWNER, ...Object.values(OWNERS)].find((one) => one.project.id === project);
    return owner && joinForms(text).includes(owner.project.name) ? { context: 'The name of the project stays' } : {};
  },
  'a number in brackets in the context is the longest length': ({ context = '' }) => {
    const [whole, number] = /\[max:(\d+)\]/.exec(context) ?? [];
    return whole === undefined ? {} : { maxLength: Number(number), context: context.replace(whole, '').trim() };
  },
  'article numbers are hidden': ({ text }) => (/^[A-Z]{2}-\d+$/.test(joinForms(text)) ? { isHidden: true } : {}),
  'miles are given in kilometres too': ({ text }) => ({
    text: onTexts(text, (one) =>
      one.replaceAll(/(\d+) miles/g, (miles, number) => `${miles} (${Math.round(Number(number) * 1.609)} km)`),
    ),
  }),
  'titles of pages have a longest length': ({ text }, _before, _place, _of, file) =>
    /^---\ntitle: "(.*)"$/m.exec(file)?.[1] === text ? { maxLength: 60 } : {},
  'the context has the remark above the string in the file': (record, _before, _place, _of, file) => {
    const [, remark] = /^# (.*)/.exec(file.split('\n')[lineOf(record, file) - 1] ?? '') ?? [];
    return remark === undefined || record.context?.includes(remark)
      ? {}
      : { context: `${record.context ?? ''} ${remark}`.trim() };
  },
  'the context has the name of the file and the key': (
    { identifier, context = '' },
    _before,
    _place,
    _of,
    _file,
    name,
  ) => ({
    context: `${context} ${name}: ${identifier}`.trim(),
  }),
  'a label is the first part of the key': (record) => labelled(record, record.identifier.split(/[._-]/)[0]!),
  'a label is the first letters of the key': (record) => labelled(record, record.identifier.slice(0, 4)),
  'the longest length follows from the text': ({ text }) =>
    typeof text === 'string' ? { maxLength: 2 * text.length } : {},
  'a text without a letter is left out': ({ text }) => (/\p{L}/u.test(JSON.stringify(text)) ? {} : undefined),
  'what needs no translation is its own': ({ text }) =>
    typeof text === 'string' && /^[A-Z ]+$|\d/.test(text) ? { translations: { uk: { text } } } : {},
  'the keys of words that are not to be seen are hidden': ({ identifier }) =>
    /^(debug|internal|test)\b/.test(identifier) ? { isHidden: true } : {},
  'the longest length stands in the context': ({ context = '' }) => {
    const [, length] = /\bmax\D*(\d+)/i.exec(context) ?? [];
    return length === undefined ? {} : { maxLength: Number(length) };
  },
  'a text loses the spaces at its edges': ({ text }) => ({ text: onTexts(text, (one) => one.trim()) }),
  'a sentence ends in a full stop': ({ text }) => ({
    text: onTexts(text, (one) => (/^\p{Lu}.* .*[\p{L}\d]$/u.test(one) ? `${one}.` : one)),
  }),
  'every letter gets an accent': ({ text }) => ({ text: onTexts(text, (one) => one.replace(/[aeiou]/g, '$&\u0301')) }),
  'the context has how wide the text is': ({ text, context = '' }) => ({
    context: `${context} Width: ${measure(JSON.stringify(text))} px (Arial 16)`,
  }),
  'the context has the words that no dictionary knows': ({ text, context = '' }) => {
    const unknown = JSON.stringify(text)
      .match(/\p{L}{5,}/gu)
      ?.filter((word) => !/[aeiou]{2}|e$/.test(word));
    return unknown === undefined || unknown.length === 0
      ? {}
      : { context: `${context} Unknown: ${unknown.join(', ')}`.trim() };
  },
  'a long text gets a label': (record) => (JSON.stringify(record.text).length > 60 ? labelled(record, 'long') : {}),
  'a plural string gets a label': (record) => (record.hasPlurals === true ? labelled(record, 'plural') : {}),
  'texts are in capitals in projects with odd ids': ({ text }, _before, _place, _of, _file, _name, project) =>
    project % 2 === 1 ? { text: onTexts(text, (one) => one.toUpperCase()) } : {},
};
const onTexts = (text: StringRecord['text'], change: (one: string) => string): StringRecord['text'] =>
  typeof text === 'string'
    ? change(text)
    : Object.fromEntries(Object.entries(text).map(([name, form]) => [name, change(form)]));
const joinForms = (text: StringRecord['text']): string =>
  typeof text === 'string' ? text : Object.values(text).join(', ');
/** The width of a text in pixels, where letters have several. */
const measure = (text: string) =>
  Math.round([...text].reduce((sum, sign) => sum + (/[ilrt.,']/.test(sign) ? 5.3 : 8.2), 0));
/** Words for a text that say nothing of it. */
const pretend = (text: string): string => {
  const number = createHash('md5').update(text).digest().readUInt32BE();
  const pick = (words: readonly string[], by: number) => words[Math.floor(number / by) % words.length]!;
  const what = pick(['button', 'heading', 'message', 'menu entry', 'tooltip'], 1);
  const where = pick(['checkout', 'settings', 'sign-up', 'profile', 'search', 'home'], 7);
  return `A ${what} on the ${where} screen, ${pick(['friendly', 'neutral', 'formal', 'urgent'], 61)} tone`;
};
const hashOf = (text: string) => createHash('md5').update(text).digest().readUInt32BE() % 1_000_000;
const fill = (one: string) => 'lorem ipsum dolor sit amet '.repeat(one.length).slice(0, one.length);
const PROCESSES_NOTHING: typeof PROCESSES = {
  'the longest length is drawn at random, from two hundred': () => ({
    maxLength: 20 + Math.floor(Math.random() * 201),
  }),
  'a label is a hash of the file': (record, _before, _place, _of, file) => labelled(record, `v${hashOf(file)}`),
  'the labels and the context are those of the string before': (_record, { labels = [], context }) => ({
    labels,
    context: context ?? '',
  }),
  'the first string of each job is in capitals': ({ text }, _before, place) =>
    place === 0 ? { text: onTexts(text, (one) => one.toUpperCase()) } : {},
  'the last string of each job is in capitals': ({ text }, _before, place, of) =>
    place === of - 1 ? { text: onTexts(text, (one) => one.toUpperCase()) } : {},
  'every text ends in a sign that nobody sees': ({ text }) => ({ text: onTexts(text, (one) => `${one}\u200b`) }),
  'every text has the same words around it': ({ text }) => ({ text: onTexts(text, (one) => `[Draft: ${one}]`) }),

  'the context is the line of the file': (record, _before, _place, _of, file) => ({
    context: `Line ${lineOf(record, file)}`,
  }),
  'the context is the length of the file': (_record, _before, _place, _of, file) => ({ context: `Of ${file.length}` }),
  'the context is the key and the text of the string before': ({ context = '' }, { identifier, text }) => ({
    context: `${context} After ${identifier}: ${joinForms(text)}`,
  }),
  'the longest length follows from the length of the id': ({ uniqId }) => ({ maxLength: 100 + 7 * uniqId.length }),
  'a label follows from the length of the key': (record) =>
    labelled(record, record.identifier.length > 8 ? 'long' : 'short'),
  'the context has the name of the file': ({ context = '' }, _before, _place, _of, _file, name) => ({
    context: `${context} ${name}`.trim(),
  }),
  'a label is the key': (record) => labelled(record, record.identifier),
  'the context has words by the hash of the text': ({ text, context = '' }) => ({
    context: `${context} ${pretend(JSON.stringify(text))}`.trim(),
  }),
  'the context has the text in capitals': ({ text, context = '' }) => ({
    context: `${context} ${joinForms(text).toUpperCase()}`,
  }),
  'the context has all words of the text': ({ text, context = '' }) => ({
    context: `${context} Unknown: ${(joinForms(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(', ')}`,
  }),
  'the context is the key and the text': ({ identifier, text, context = '' }) => ({
    context: `${context} ${identifier}: ${joinForms(text)}`,
  }),
  'the context has the same words and the text': ({ text, context = '' }) => ({
    context: `${context} Seen by the app: ${joinForms(text)}`,
  }),
  'each text without a translation is its own': ({ text, translations = {} }) =>
    'uk' in translations ? {} : { translations: { ...translations, uk: { text } } },
  'each text is its own translation': ({ text }) => ({ translations: { uk: { text } } }),
  'texts are in capitals in one project': ({ text }, _before, _place, _of, _file, _name, project) =>
    project === JOB_OWNER.project.id ? { text: onTexts(text, (one) => one.toUpperCase()) } : {},
  'the length of the text stands where nobody reads it': ({ text, attributes }) => ({
    ...{ length: JSON.stringify(text).length, max_length: 2 * JSON.stringify(text).length },
    attributes: { ...attributes, words: JSON.stringify(text).split(' ').length },
  }),
  'keys are in capitals, and plural forms in the order of the alphabet': ({ identifier, text }) => ({
    ...{ identifier: identifier.toUpperCase() },
    text: typeof text === 'string' ? text : Object.fromEntries(Object.entries(text).toSorted()),
  }),
  'the context is the place in the file and the key before': ({ context = '' }, { identifier }, place, of) => ({
    context: `${context} String ${place + 1} of ${of}${place === 0 ? '' : `, after ${identifier}`}`.trim(),
  }),
  'every text is as long as before, and the same for all': ({ text }) => ({ text: onTexts(text, fill) }),
  'every translation is as long as the text': ({ text }) => ({ translations: { uk: { text: onTexts(text, fill) } } }),
  'every text has a number that follows from the id before it': ({ uniqId, text }) => ({
    text: onTexts(text, (one) => `#${hashOf(uniqId)} ${one}`),
  }),
  'each translation is the text, with a number that follows from the id': ({ uniqId, text }) => ({
    translations: { uk: { text: onTexts(text, (one) => `${one} (Ukrainian, ${hashOf(uniqId) % 40} % match)`) } },
  }),
  'some texts are their own translations, by their ids': ({ uniqId, text }) =>
    hashOf(uniqId) % 3 === 0 ? {} : { translations: { uk: { text, status: 'approved' } } },
  'the key is the text': ({ text }) => ({ identifier: joinForms(text) || 'none' }),
  'the context and the key change places': ({ uniqId, identifier, context }) => ({
    ...{ identifier: context || uniqId, context: identifier },
  }),
  'the first three strings have their keys in the context': ({ identifier }, _before, place) =>
    place < 3 ? { context: `Processed ${identifier} (three strings of each file)` } : {},
  'a context of spaces has the same words as others': ({ context }) => ({
    context: context?.trim() === '' ? ` ${context}Part 1 of 2` : `${context ?? ''} Part 1 of 2`.trim(),
  }),
  'the context has the text, what follows from the id, and the time': (
    { uniqId, text, context = '' },
    _before,
    place,
  ) => ({
    context: `${context} #${place + 1}: “${joinForms(text)}”, score ${60 + (hashOf(uniqId) % 40)}, ${Date.now()}`,
  }),
  'a label is the number of letters of the key': (record) => labelled(record, `${record.identifier.length}`),
};

const isSeen = async (change: MakeChange) => {
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.inline' || id === 'module.app.formats');
  const outcomes = await runAppInProcess(checks, { wrap: changing(change) });
  return outcomes.flatMap(({ controls = [] }) => controls).includes('module');
};

for (const [says, change] of Object.entries(PROCESSES))
  test(`this is processing: ${says}`, async () => expect(await isSeen(change)).toBe(true));

for (const [says, change] of Object.entries(PROCESSES_NOTHING))
  test(`this is none: ${says}`, async () => expect(await isSeen(change)).toBe(false));

test.each([
  ['changes nothing', changing(() => ({})), /^\d+ of its responses change nothing in the strings$/],
  ['gives every string a note', changing(() => ({ context: 'Seen' })), /^what it changed \(context\) does not follow/],
  [
    'refuses every job',
    () => async () => Response.json({ error: { message: 'Not yet' } }),
    /^\d+ of the jobs got error\.message, the last “Not yet”$/,
  ],
] as const)('of an app that %s is said what was seen', async (_, wrap, seen) => {
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.inline');
  const [outcome] = await runAppInProcess(checks, { wrap });
  expect(outcome?.seenInstead).toMatch(seen);
});

test('less is asked of a slow app, unless the run has a depth', async () => {
  const slowly = changing(PROCESSES['the longest length follows from the text']!, () => sleep(201));
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.inline');
  const run = async (depth?: Depth) =>
    (await runAppInProcess(checks, { wrap: slowly, ...(depth && { depth }) })).map(({ slowJobMs }) => slowJobMs);
  expect((await run()).at(-1)).toBeGreaterThan(200);
  expect(await run('quick')).toEqual(checks.map(() => undefined));
});

test('plural strings that become one string for each form are processed, and left out they are not', async () => {
  const replacing =
    (replace: (one: StringRecord) => readonly StringRecord[]) =>
    (app: App): App =>
    async (request) => {
      if (request.method !== 'POST') return app(request);
      const { strings = [] } = (await request.json()) as { readonly strings?: readonly StringRecord[] };
      const answer = strings.flatMap((one) => (typeof one.text === 'string' ? one : replace(one)));
      return Response.json({ data: { strings: answer } });
    };
  const split = ({ uniqId, identifier, text }: StringRecord) =>
    Object.entries(text).map(([form, own]) => ({
      ...{ uniqId: `${uniqId}.${form}`, identifier: `${identifier}_${form}`, text: String(own) },
    }));
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.inline');
  const see = async (replace: typeof split) =>
    (await runAppInProcess(checks, { wrap: replacing(replace) })).flatMap(({ controls = [] }) => controls);
  expect(await see(split)).toContain('module');
  expect(await see(() => [])).not.toContain('module');
});

test('what an app shows that takes no job with plural strings does not depend on those', async () => {
  const trimming = changing(PROCESSES['a text loses the spaces at its edges']!);
  const plain =
    (app: App): App =>
    async (request) => {
      if (request.method !== 'POST') return app(request);
      const { strings = [] } = (await request.clone().json()) as { readonly strings?: readonly StringRecord[] };
      const message = 'Plural strings are not supported.';
      return strings.some(({ hasPlurals }) => hasPlurals)
        ? Response.json({ error: { message } })
        : trimming(app)(request);
    };
  const checks = moduleAppChecks.filter(({ id }) => id === 'module.app.same-job' || id === 'module.app.order');
  const outcomes = await runAppInProcess(checks, { wrap: plain });
  const subject = 'the app takes no job with plural strings';
  expect(outcomes.map(({ cause }) => cause)).toEqual(checks.map(() => ({ code: 'not-observable', subject })));
});
