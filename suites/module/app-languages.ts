import { sendProcessed } from './app-jobs.ts';
import { holdsNothingOfOthers } from './earlier-job-rules.ts';
import {
  hasNoLanguageOfOthers,
  exchangesNone,
  keepsInAnyPlace,
  keepsLanguagesApart,
  leavesNoLanguageOut,
  namesItsLanguages,
  translatesAnew,
  translatesEach,
} from './job-language-relations.ts';
import type { TextsById } from './job-language-relations.ts';
import type { JobResponse, Outcome } from './job-response.ts';
import { OWNERS } from './job-space.ts';
import { sendJob } from './send-job.ts';
import { findServedOwners } from './served-owners.ts';
import { MENU_WORDS, record, TRANSLATABLE } from './strings.ts';
import { getFileServer } from '../drivers/file-server.ts';
import type { JobShape } from '../drivers/job.ts';
import { JOB_LANGUAGES } from '../drivers/languages.ts';
import type { JobLanguageId } from '../drivers/languages.ts';
import { awaitAll } from '../kit/await-all.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isObject } from '../../spec/json.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';
import { notObservable } from '../kit/preconditions.ts';

/** How often jobs come at the same time. */
const ROUNDS = 2;

/** Target languages of jobs that come at the same time, of which none is that of another. */
const LANGUAGES_AT_ONCE = ['uk', 'de', 'ja', 'fr'] as const;

/** More languages than an app may have a list for. */
const MANY_LANGUAGES = ['de', 'uk', 'ja', 'fr', 'it', 'ar', 'he', 'nb', 'zh-CN', 'id', 'cy', 'pt-PT'] as const;

/** The languages into which strings are translated. */
const listLanguages = (outcome: Outcome): readonly string[] => [
  ...new Set(
    (outcome.kind === 'strings' ? outcome.records : [])
      .filter(isObject)
      .flatMap(({ translations }) => Object.keys(translations ?? {})),
  ),
];

/** The translations into a language that are one text. */
const readTexts = (outcome: Outcome, language: JobLanguageId): TextsById =>
  Object.fromEntries(
    (outcome.kind === 'strings' ? outcome.records : []).filter(isObject).flatMap(({ uniqId, translations }) => {
      const entry = isObject(translations) ? translations[language] : undefined;
      return isObject(entry) && typeof entry['text'] === 'string' ? [[String(uniqId), entry['text']]] : [];
    }),
  );

const NO_MENUS = 'the app translates no words of menus';
const intoMenus = (targets: readonly JobLanguageId[], fileId: number): JobShape => ({
  shape: targets.length === 0 ? 'words of menus into no language' : `words of menus into ${targets.join()}`,
  ...{ strings: TRANSLATABLE, targets, fileId },
});
/** A language that no earlier job had: one of those that ISO 639-2 leaves for private use, qaa to qtz. */
const intoOwnLanguage = (id: string, fileId: number): JobShape => ({
  ...intoMenus(['de'], fileId),
  shape: 'words of menus into a language of its own',
  change: (job) => ({ ...job, targetLanguages: [{ ...JOB_LANGUAGES.de, id, threeLettersCode: id }] }),
});

/** The target languages of several jobs, and of several in one. */
export const languageChecks: readonly Check[] = [
  check(
    'module.app.languages-at-once',
    {
      title: 'jobs at the same time get translations into their own languages',
      cites: [holdsNothingOfOthers.requirement],
    },
    async (context) => {
      const jobs = LANGUAGES_AT_ONCE.map((id, index) => intoMenus([id], 340 + index));
      const alone: JobResponse[] = [];
      for (const job of jobs) alone.push(await sendProcessed(context, job));
      if (!alone.some(({ outcome }) => listLanguages(outcome).length > 0)) throw notObservable(NO_MENUS);
      const judgeAtOnce = (atOnce: readonly JobResponse[]) => {
        for (const [index, { outcome }] of atOnce.entries())
          context.judge(holdsNothingOfOthers, {
            ...{ before: alone[index]!.outcome, after: outcome, own: alone[index]!.called.text },
            other: `[${alone.flatMap(({ called }, place) => (place === index ? [] : called.text)).join()}]`,
          });
      };
      const sendAll = (more: Partial<JobShape>) =>
        awaitAll(jobs.map((job) => sendJob(context.target, { ...job, ...more })));
      for (let round = 0; round < ROUNDS; round++) judgeAtOnce(await sendAll({}));
      // Strings by address come when all jobs are there.
      const files = await getFileServer(context.target);
      judgeAtOnce(await files.holdFor(jobs.length, () => sendAll({ stringsBy: 'url' })));
    },
  ),

  check(
    'module.app.languages-in-turn',
    {
      title: 'a job without target languages is not translated into those of the job before',
      cites: [hasNoLanguageOfOthers.requirement],
    },
    async (context) => {
      const languages = ['uk', 'de'] as const;
      const readLanguages = async (fileId: number) =>
        listLanguages((await sendProcessed(context, intoMenus([], fileId))).outcome);
      const ofAnother: (readonly string[])[] = [];
      const ofTheSame: (readonly string[])[] = [];
      for (const [index, id] of languages.entries()) {
        const fileId = 350 + 2 * index;
        const { outcome } = await sendProcessed(context, intoMenus([id], fileId));
        if (!listLanguages(outcome).includes(id)) throw notObservable(NO_MENUS);
        ofAnother.push(await readLanguages(fileId + 1));
        ofTheSame.push(await readLanguages(fileId));
      }
      for (const [one, other] of [ofAnother, ofTheSame])
        context.judge(hasNoLanguageOfOthers, { languages, translated: [one!, other!] });
    },
  ),

  check(
    'module.app.languages-of-others',
    {
      title: 'a job is not translated into languages that only a job of another project had',
      cites: [namesItsLanguages.requirement],
    },
    async (context) => {
      const served = await findServedOwners(context);
      const other = (['another organization', 'another project'] as const).find((name) => served.has(name));
      if (other === undefined) throw notObservable('the app serves one project');
      const letter = (below: number) => String.fromCharCode('a'.charCodeAt(0) + context.random.number(below));
      const language = `q${letter(20)}${letter(26)}`;
      const readLanguages = async (job: JobShape) => listLanguages((await sendProcessed(context, job)).outcome);
      const own = await readLanguages({ ...intoOwnLanguage(language, 380), owner: OWNERS[other] });
      if (!own.includes(language)) throw notObservable(NO_MENUS);
      for (const [index, targets] of ([['ja'], ['uk', 'de'], []] as const).entries())
        context.judge(namesItsLanguages, {
          language,
          translated: await readLanguages(intoMenus(targets, 381 + index)),
        });
    },
  ),

  check(
    'module.app.languages-together',
    {
      title: 'a job of several languages is translated into each of them',
      cites: [translatesEach.requirement],
    },
    async (context) => {
      const languages = ['de', 'uk', 'ja'] as const;
      const alone: TextsById[] = [];
      for (const [index, id] of languages.entries())
        alone.push(readTexts((await sendProcessed(context, intoMenus([id], 370 + index))).outcome, id));
      const { outcome } = await sendProcessed(context, intoMenus(languages, 373));
      context.judge(translatesEach, { languages, alone, together: languages.map((id) => readTexts(outcome, id)) });
      const readAll = async (targets: readonly JobLanguageId[], fileId: number) => {
        const all = (await sendProcessed(context, intoMenus(targets, fileId))).outcome;
        return MANY_LANGUAGES.map((id) => readTexts(all, id));
      };
      context.judge(leavesNoLanguageOut, {
        languages: MANY_LANGUAGES,
        together: await readAll(MANY_LANGUAGES, 374),
        reversed: await readAll(MANY_LANGUAGES.toReversed(), 375),
      });
    },
  ),

  check(
    'module.app.languages-in-places',
    {
      title: 'the translations of a job stay or not, whatever the order of its languages',
      cites: [keepsInAnyPlace.requirement],
    },
    async (context) => {
      const languages = ['de', 'uk', 'ja'] as const;
      const word = context.random.text(8);
      const strings = TRANSLATABLE.filter(({ hasPlurals }) => hasPlurals !== true).map((one, index) => ({
        ...one,
        translations: Object.fromEntries(languages.map((id) => [id, { text: `${id} ${word} ${index}` }])),
      }));
      const given = languages.map((id): TextsById =>
        Object.fromEntries(strings.map(({ uniqId, translations }) => [uniqId, translations[id]!.text])),
      );
      const turns: { first: string; texts: readonly TextsById[] }[] = [];
      for (const [place, first] of languages.entries()) {
        const targets = [...languages.slice(place), ...languages.slice(0, place)];
        const shape = { ...intoMenus(targets, 376 + place), strings };
        const { outcome } = await sendProcessed(context, { ...shape, shape: `${shape.shape}, with translations` });
        turns.push({ first, texts: languages.map((id) => readTexts(outcome, id)) });
      }
      context.judge(keepsInAnyPlace, { languages, given, turns });
      context.judge(exchangesNone, { languages, given, turns });
    },
  ),

  check(
    'module.app.languages-after-others',
    {
      title: 'a text is translated into one language after another',
      cites: [translatesAnew.requirement],
    },
    async (context) => {
      let fileId = 580;
      const create = (word = context.random.text(8)) =>
        ['Open the', 'A new', 'No more', 'Quit'].map((text, index) =>
          record(`${word}-${index}`, `${text} ${word}${'!?.;'[index]}`),
        );
      const translate = async (strings: readonly StringRecord[], id: JobLanguageId) => {
        const shape = { shape: `new texts into ${id}`, strings, targets: [id], fileId: fileId++ };
        return readTexts((await sendProcessed(context, shape)).outcome, id);
      };
      const languages = ['de', 'uk'] as const;
      const strings = create();
      const [first, second] = [await translate(strings, 'de'), await translate(strings, 'uk')];
      const twice = async (id: JobLanguageId) =>
        [await translate(create(), id), await translate(create(), id)] as const;
      context.judge(translatesAnew, {
        languages,
        first,
        second,
        ofFirst: await twice('de'),
        ofSecond: await twice('uk'),
      });
    },
  ),

  check(
    'module.app.translations-apart',
    {
      title: 'a translation into one language is not given for another, whatever the app remembers',
      cites: [keepsLanguagesApart.requirement],
    },
    async (context) => {
      const word = `word${context.random.text(10)}`;
      const translated = MENU_WORDS.map((one) => ({
        ...one,
        ...(typeof one.text === 'string' && {
          translations: { de: { text: `${one.text} ${word}`, status: 'approved' as const } },
        }),
      }));
      // The same texts under other ids, behind those with translations.
      const again = MENU_WORDS.map((one) => ({
        ...one,
        ...{ uniqId: `again-${one.uniqId}`, identifier: `again.${one.identifier}` },
      }));
      const jobs = [
        { ...intoMenus(['de'], 360), strings: translated },
        intoMenus(['uk'], 361),
        { ...intoMenus(['uk'], 362), strings: [...translated, ...again] },
      ];
      for (const job of jobs)
        context.judge(keepsLanguagesApart, {
          language: 'de',
          word,
          outcome: (await sendProcessed(context, job)).outcome,
        });
    },
  ),
];
