import { requireType, requireValue } from './field-violation.ts';
import { aboutJob, JOB } from './job-parts.ts';
import type { ReadJob } from './read-job.ts';
import { findViolation, rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Language } from '../../spec/schemas/types.gen.ts';

/** Every language object of the job that is known, with its place and what it should be. */
function findLanguages({ job, source, targets }: ReadJob) {
  const languages = [
    { place: 'sourceLanguage', given: job?.['sourceLanguage'], expected: source as Language | undefined },
    ...(listTargets(job) ?? []).map((given, index) => ({
      place: `targetLanguages[${index}]`,
      given,
      expected: targets.find(({ id }) => isObject(given) && id === given['id']),
    })),
  ].flatMap(({ place, given, expected }) => (isObject(given) && expected ? [{ place, given, expected }] : []));
  return languages.length === 0 ? undefined : languages;
}

function listTargets(job: Json | undefined): readonly unknown[] | undefined {
  const list = job?.['targetLanguages'];
  return Array.isArray(list) ? (list as unknown[]) : undefined;
}

const aboutLanguages = rowsAbout(findLanguages, 'the job has no language object');

/** The fields of a language object that have one right value. Source, "Language object". */
const LANGUAGE_FIELDS: readonly (readonly [
  name: Exclude<keyof Language, 'pluralCategoryNames'>,
  requirement: RequirementId,
])[] = [
  ['id', 'module.language.id'],
  ['name', 'module.language.name'],
  ['editorCode', 'module.language.editor-code'],
  ['twoLettersCode', 'module.language.two-letters-code'],
  ['threeLettersCode', 'module.language.three-letters-code'],
  ['locale', 'module.language.locale'],
  ['androidCode', 'module.language.android-code'],
  ['osxCode', 'module.language.osx-code'],
  ['osxLocale', 'module.language.osx-locale'],
  ['pluralRules', 'module.language.plural-rules'],
];

type Targets = 'new-file' | 'translations' | 'multilingual';
const findTargetsKind = ({ operation, targets }: ReadJob): Targets =>
  operation === 'import_translations' ? 'translations' : targets.length > 1 ? 'multilingual' : 'new-file';

const hasTargets = (kind: Targets, expected: string) =>
  rowsAbout(
    (input: ReadJob) => (findTargetsKind(input) === kind ? listTargets(input.job) : undefined),
    'the job is of another kind',
  )(`module.request.target-languages.${kind}`, expected, (list, { targets }) => {
    const actual = list.map((language) => (isObject(language) ? language['id'] : undefined));
    const wanted = targets.map(({ id }) => id);
    if (isSameList(actual, wanted)) return undefined;
    const show = (ids: readonly unknown[]) => (ids.length === 0 ? 'none' : ids.map(String).join(', '));
    return { code: 'wrong-value', what: JOB, name: 'targetLanguages', expected: show(wanted), actual: show(actual) };
  });

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** What the languages of a job have to be. */
export const LANGUAGE_ROWS: readonly RuleRow<ReadJob>[] = [
  aboutJob('module.request.source-language', 'the source language', ({ sourceLanguage }, { source }) =>
    isObject(sourceLanguage)
      ? // The source language with another id is still the source language.
        sourceLanguage['name'] === source.name
        ? undefined
        : requireValue('sourceLanguage', 'id', sourceLanguage['id'], source.id)
      : requireType(JOB, 'sourceLanguage', sourceLanguage, 'a language object', false),
  ),
  aboutJob('module.request.target-languages', 'an array of language objects', (job) => {
    const isExpected = listTargets(job)?.every(isObject) === true;
    return requireType(JOB, 'targetLanguages', job['targetLanguages'], 'an array of language objects', isExpected);
  }),
  hasTargets('new-file', 'no target language'),
  hasTargets('translations', 'the language of the translations'),
  hasTargets('multilingual', 'the languages of the file'),
  ...LANGUAGE_FIELDS.map(([name, requirement]) =>
    aboutLanguages(requirement, `the ${name} of the language`, (languages) =>
      findViolation(languages, ({ place, given, expected }) => requireValue(place, name, given[name], expected[name])),
    ),
  ),
  aboutLanguages('module.language.plural-category-names', 'the plural categories of the language', (languages) =>
    findViolation(languages, ({ place, given, expected }) => {
      const name = 'pluralCategoryNames';
      const names = given[name];
      if (!Array.isArray(names)) return requireType(place, name, names, 'an array of names', false);
      if (isSameList(names, expected[name])) return undefined;
      return { code: 'wrong-value', what: place, name, expected: showValue(expected[name]), actual: showValue(names) };
    }),
  ),
];
