import { FIXTURE_IDS } from './fixture-lists.ts';
import { USERS } from './fixture-values.ts';
import { formatSpaced } from '../../croql/dates.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

const DAY = 86_400_000;
/**
 * How many days the dates of the records are from a moment. Three days are more than two zones and the hours of a day
 * make, so it is no matter which moment of the day `'today'` is, and in which zone.
 */
const DAYS_APART = [-400, -40, -10, -3, 3, 10, 40, 400] as const;

/** A date at a distance from a moment, in days. */
export const dateAt = (moment: number, days: number): string => formatSpaced(moment + days * DAY);

/** A dataset whose records have dates before and after a moment, in every member that is one. */
export function todayDataset(moment: number): Dataset {
  const [user = 0] = Object.values(USERS);
  const language = FIXTURE_IDS.language;
  const spaced = (index: number) => dateAt(moment, DAYS_APART[index % DAYS_APART.length]!);
  const zoned = (index: number) => `${spaced(index).replace(' ', 'T')}+00:00`;
  const value = (member: string) => contextOf('glossary-term').members[member]?.values?.[0] ?? '';
  const strings = DAYS_APART.map((_, index) => ({
    id: 2 * index + 100,
    ...{ text: `text ${index}`, identifier: `text.${index}`, context: 'dates', 'max length': index },
    ...{ 'type is plain': true, 'type is plural': false, 'type is icu': false, 'type is asset': false },
    ...{ 'is visible': true, 'is hidden': false, 'is duplicate': false, isPassedWorkflow: false, fields: [] },
    ...{ file: { id: 40, name: 'a.json', title: 'A', type: 'json', context: '' } },
    ...{ branch: { id: 1, name: 'main', title: 'Main' }, comments: [], screenshots: [], labels: [] },
    translations: [
      {
        ...{ id: 2 * index + 1_000, language, text: `translation ${index}`, user, 'is pre translated': false },
        provider: 'tm',
        votes: [{ user, 'is up': true, 'is down': false, added: spaced(index + 1) }],
        approvals: [{ user, added: spaced(index + 2) }],
        updated: spaced(index + 3),
      },
    ],
    'languages summary': [
      { language, 'is translated': true, rating: 1, approvalsCount: 1, 'translation updated': spaced(index + 4) },
    ],
    ...{ added: spaced(index), updated: spaced(index + 1) },
  }));
  const dates = (index: number) => ({ createdAt: zoned(index), updatedAt: zoned(index + 1) });
  return {
    users: Object.entries(USERS).map(([login, id]) => ({ id, login })),
    languages: ['en', language].map((id) => ({ id, name: id })),
    projects: [
      {
        ...{ id: FIXTURE_IDS.project, identifier: 'dates', name: 'dates', sourceLanguageId: 'en' },
        ...{ targetLanguageIds: [language], strings },
      },
    ],
    tms: [
      {
        id: FIXTURE_IDS.tm,
        segments: DAYS_APART.map((_, index) => ({
          id: 2 * index + 100,
          records: [
            {
              id: 2 * index + 1_000,
              language,
              text: `record ${index}`,
              usageCount: 1,
              createdBy: user,
              updatedBy: user,
              ...dates(index),
            },
          ],
        })),
      },
    ],
    glossaries: [
      {
        id: FIXTURE_IDS.glossary,
        terms: DAYS_APART.map((_, index) => ({
          ...{
            id: 2 * index + 100,
            text: `term ${index}`,
            description: '',
            note: '',
            lemma: '',
            url: '',
            language,
            user,
            concept: 1,
          },
          ...Object.fromEntries(['partOfSpeech', 'status', 'type', 'gender'].map((member) => [member, value(member)])),
          ...dates(index),
        })),
        concepts: [],
      },
    ],
  } as unknown as Dataset;
}
