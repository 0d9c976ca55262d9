import type { BenchString } from './croql-records.ts';

/** One question in every language that takes part; null where a language cannot put it. */
export interface BenchQuery {
  readonly title: string;
  readonly croql: string;
  /** What a programmer writes who filters the same records by hand. */
  readonly byHand: (record: BenchString) => boolean;
  readonly cel: string;
  readonly jsonLogic: unknown;
  readonly sift: object | null;
  readonly jsonata: string;
}

const maxLength = { var: 'max length' };

/** Eight shapes of the source. Existence is asked in each language's own way where it has one. */
export const BENCH_QUERIES: readonly BenchQuery[] = [
  {
    title: 'scalar comparison',
    croql: 'max length > 40',
    byHand: (r) => r['max length'] !== null && r['max length'] > 40,
    cel: 'r["max length"] != null && r["max length"] > 40.0',
    jsonLogic: { and: [{ '!==': [maxLength, null] }, { '>': [maxLength, 40] }] },
    sift: { 'max length': { $gt: 40 } },
    jsonata: '`max length` = null ? false : `max length` > 40',
  },
  {
    title: 'contains',
    croql: 'text contains "window"',
    byHand: (r) => r.text.includes('window'),
    cel: 'r.text.contains("window")',
    jsonLogic: { in: ['window', { var: 'text' }] },
    sift: { text: { $regex: /window/ } },
    jsonata: '$contains(text, "window")',
  },
  {
    title: 'nested counts',
    croql:
      'count of translations where ( language = @language:"uk" and ( count of approvals > 0 or count of votes > 0 ) ) = 0',
    byHand: (r) => !r.translations.some((t) => t.language === 'uk' && (t.approvals.length > 0 || t.votes.length > 0)),
    cel: '!r.translations.exists(t, t.language == "uk" && (size(t.approvals) > 0 || size(t.votes) > 0))',
    jsonLogic: {
      none: [
        { var: 'translations' },
        {
          and: [
            { '===': [{ var: 'language' }, 'uk'] },
            { or: [{ '>': [{ length: { var: 'approvals' } }, 0] }, { '>': [{ length: { var: 'votes' } }, 0] }] },
          ],
        },
      ],
    },
    sift: {
      translations: {
        $not: {
          $elemMatch: {
            language: 'uk',
            $or: [{ approvals: { $not: { $size: 0 } } }, { votes: { $not: { $size: 0 } } }],
          },
        },
      },
    },
    jsonata: '$count(translations[language = "uk" and ($count(approvals) > 0 or $count(votes) > 0)]) = 0',
  },
  {
    title: 'all from one user',
    croql: 'count of translations > 0 and count of translations = count of translations where (user = @user:"alice")',
    byHand: (r) => r.translations.length > 0 && r.translations.every((t) => t.user === 1),
    cel: 'size(r.translations) > 0 && r.translations.all(t, t.user == 1.0)',
    jsonLogic: {
      and: [
        { '>': [{ length: { var: 'translations' } }, 0] },
        { all: [{ var: 'translations' }, { '===': [{ var: 'user' }, 1] }] },
      ],
    },
    sift: {
      $and: [
        { translations: { $not: { $size: 0 } } },
        { translations: { $not: { $elemMatch: { user: { $ne: 1 } } } } },
      ],
    },
    jsonata: '$count(translations) > 0 and $count(translations) = $count(translations[user = 1])',
  },
  {
    title: 'summary flag',
    croql: 'count of languages summary where (has qa issues) > 0',
    byHand: (r) => r['languages summary'].some((s) => s['has qa issues']),
    cel: 'r["languages summary"].exists(s, s["has qa issues"])',
    jsonLogic: { some: [{ var: 'languages summary' }, { var: 'has qa issues' }] },
    sift: { 'languages summary': { $elemMatch: { 'has qa issues': true } } },
    jsonata: '$count(`languages summary`[`has qa issues`]) > 0',
  },
  {
    title: 'between dates',
    croql: "added between '2024-02-01 00:00:00' and '2024-04-30 23:59:59'",
    byHand: (r) => r.added >= '2024-02-01 00:00:00' && r.added <= '2024-04-30 23:59:59',
    cel: 'r.added >= "2024-02-01 00:00:00" && r.added <= "2024-04-30 23:59:59"',
    jsonLogic: {
      and: [{ '>=': [{ var: 'added' }, '2024-02-01 00:00:00'] }, { '<=': [{ var: 'added' }, '2024-04-30 23:59:59'] }],
    },
    sift: { added: { $gte: '2024-02-01 00:00:00', $lte: '2024-04-30 23:59:59' } },
    jsonata: 'added >= "2024-02-01 00:00:00" and added <= "2024-04-30 23:59:59"',
  },
  {
    title: 'ternary, arithmetic',
    croql: 'If is hidden then max length * 2 > 60 else max length - 10 > 30',
    byHand: (r) => r['max length'] !== null && (r['is hidden'] ? r['max length'] * 2 > 60 : r['max length'] - 10 > 30),
    cel: 'r["max length"] != null && (r["is hidden"] ? r["max length"] * 2.0 > 60.0 : r["max length"] - 10.0 > 30.0)',
    jsonLogic: {
      and: [
        { '!==': [maxLength, null] },
        {
          if: [{ var: 'is hidden' }, { '>': [{ '*': [maxLength, 2] }, 60] }, { '>': [{ '-': [maxLength, 10] }, 30] }],
        },
      ],
    },
    // MongoDB's language calculates only in JavaScript of the user's own.
    sift: null,
    jsonata: '`max length` = null ? false : (`is hidden` ? `max length` * 2 > 60 : `max length` - 10 > 30)',
  },
  {
    title: 'in source, not in translations',
    croql: 'text contains "save" and (count of translations where (text contains "save") = 0)',
    byHand: (r) => r.text.includes('save') && !r.translations.some((t) => t.text.includes('save')),
    cel: 'r.text.contains("save") && !r.translations.exists(t, t.text.contains("save"))',
    jsonLogic: {
      and: [{ in: ['save', { var: 'text' }] }, { none: [{ var: 'translations' }, { in: ['save', { var: 'text' }] }] }],
    },
    sift: { text: { $regex: /save/ }, translations: { $not: { $elemMatch: { text: { $regex: /save/ } } } } },
    jsonata: '$contains(text, "save") and $count(translations[$contains(text, "save")]) = 0',
  },
];
