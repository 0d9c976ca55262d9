import { expect, test } from 'vitest';
import type { ContextName } from '../spec/croql/contexts.ts';
import { check } from './checker.ts';
import { compile, interpret } from './compiler.ts';
import { evaluate } from './evaluator.ts';
import { format } from './printer.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

const evaluationContext: EvaluationContext = {
  now: new Date('2024-06-15T12:00:00Z'),
  user: (login) => ({ alice: 1, bob: 2 })[login],
  language: (code) => (['uk', 'de'].includes(code) ? code : undefined),
};

// Four strings, each unlike the others in everything that the source's shapes ask for.
const strings: readonly CroqlRecord[] = [
  {
    id: 1,
    identifier: 'home.title',
    text: 'Save the file',
    'type is plain': true,
    'is hidden': true,
    file: { id: 7, name: 'home.json' },
    added: '2024-01-10 08:00:00',
    updated: '2024-05-01 08:00:00',
    comments: [{ user: 1, 'has issue': true, 'has unresolved issue': true }],
    screenshots: [{}],
    fields: [
      { name: 'Owner', slug: 'owner', value: 'web team', type: 'text' },
      { name: 'Note', slug: 'note', value: '', type: 'text' },
    ],
    translations: [
      {
        text: 'Зберегти файл',
        language: 'uk',
        user: 1,
        votes: [],
        approvals: [{ user: 2, added: '2024-02-01 00:00:00' }],
      },
      { text: 'Datei speichern', language: 'de', user: 1, votes: [{ 'is up': true, user: 2 }], approvals: [] },
    ],
    'languages summary': [
      {
        language: 'uk',
        'is translated': true,
        'is approved': true,
        approvalsCount: 1,
        rating: 3,
        'translation updated': '2024-03-05 00:00:00',
        'is auto translated': true,
        'is translated by ai': true,
      },
      { language: 'de', 'is translated': true, 'is partially approved': true, 'has qa issues': true, rating: 0 },
    ],
  },
  {
    id: 2,
    identifier: 'home.title',
    text: 'Save all',
    'type is icu': true,
    'is duplicate': true,
    file: { id: 8, name: 'other.json' },
    added: '2024-02-10 08:00:00',
    updated: '2024-02-10 08:00:00',
    comments: [{ user: 2, 'has issue': true }],
    translations: [
      { text: 'Save alles', language: 'de', user: 1, votes: [], approvals: [{ user: 1 }] },
      { text: 'Зберегти все', language: 'uk', user: 2, votes: [], approvals: [] },
      { text: 'Зберегти усе', language: 'uk', user: 2, votes: [], approvals: [] },
    ],
    'languages summary': [
      {
        language: 'de',
        'is translated': true,
        'has shared translation': true,
        'has translation as source': true,
        'is auto translated': true,
        'is translated by mt': true,
      },
      { language: 'uk', 'is partially translated': true, 'is source changed after translation': true },
    ],
  },
  {
    id: 3,
    identifier: 'menu.open',
    text: 'Open',
    'type is plural': true,
    'is hidden': true,
    'is duplicate': true,
    file: { id: 7 },
    added: '2024-03-10 08:00:00',
    updated: '2024-06-10 08:00:00',
    translations: [],
    'languages summary': [],
  },
  {
    id: 4,
    identifier: 'menu.close',
    text: 'Close',
    'is hidden': true,
    'is duplicate': true,
    file: { id: 9 },
    added: '2024-04-10 08:00:00',
    updated: '2024-04-10 08:00:00',
    translations: [{ text: 'Schließen', language: 'de', user: 2, votes: [], approvals: [] }],
    'languages summary': [
      {
        language: 'de',
        'is translated': true,
        'has translation after approval': true,
        'is auto translated': true,
        'is translated by tm': true,
      },
    ],
  },
];

const translations: readonly CroqlRecord[] = [
  { id: 1, text: 'a', user: 1, votes: [] },
  { id: 2, text: 'b', user: 2, votes: [{ 'is up': true }, { 'is up': true }, { 'is down': true }] },
  { id: 3, text: 'c', user: 2, votes: [{ 'is up': true }, { 'is down': true }] },
];

const segments: readonly CroqlRecord[] = [
  {
    id: 1,
    records: [
      { id: 1, usageCount: 0, createdBy: 1, updatedBy: 2 },
      { id: 2, usageCount: 4, createdBy: 2, updatedBy: 2 },
    ],
  },
  { id: 2, records: [{ id: 3, usageCount: 0, createdBy: 1, updatedBy: 1 }] },
  { id: 3, records: [] },
];

const terms: readonly CroqlRecord[] = [
  {
    id: 1,
    text: 'file',
    user: 1,
    language: 'uk',
    partOfSpeech: 'noun',
    status: 'preferred',
    type: 'acronym',
    note: 'see docs',
    createdAt: '2024-01-31T23:30:00-01:00',
    lemma: 'file',
    url: 'https://example.org/file',
  },
  {
    id: 2,
    text: 'to file',
    user: 1,
    language: 'de',
    partOfSpeech: 'verb',
    status: 'draft',
    type: 'acronym',
    note: '',
    createdAt: '2024-02-01T00:30:00+01:00',
    lemma: 'file',
    url: '',
  },
  {
    id: 3,
    text: 'folder',
    user: 2,
    language: 'uk',
    partOfSpeech: 'noun',
    status: 'obsolete',
    type: 'variant',
    note: 'see docs',
    createdAt: '2024-01-01T00:00:00+00:00',
    lemma: 'folder',
    url: 'https://example.com',
  },
];

const data: Record<ContextName, readonly CroqlRecord[]> = {
  'source-string': strings,
  translation: translations,
  'tm-segment': segments,
  'glossary-term': terms,
};

// Worked out by hand from the records above, row by row of the source's tables.
// prettier-ignore
const rows: readonly (readonly [expression: string, ids: readonly number[], context?: ContextName])[] = [
  // Shapes of expressions by purpose
  ['count of translations = 2', [1]],
  ['count of translations where ( language = @language:"uk" and ( count of approvals > 0 or count of votes > 0 ) ) = 0', [2, 3, 4]],
  ['count of translations > 0 and count of translations = count of translations where (user = @user:"alice")', [1]],
  ['count of translations where (user != @user:"alice") > 0', [2, 4]],
  ['identifier = "home.title" and id of file = 7', [1]],
  ['id of file = 7 and count of comments where (has unresolved issue) > 0', [1]],
  ['is hidden and not is duplicate and count of translations > 0', [1]],
  ['count of languages summary where (approvalsCount >= 1) > 0', [1]],
  ['count of comments where (user = @user:"bob") > 0', [2]],
  ['text contains "Save" and (count of translations where (text contains "Save") = 0)', [1]],
  ['count of fields where (name = "Owner" and value = "web team") > 0', [1]],
  ['count of fields where (slug = "owner" and value contains "team") > 0', [1]],
  ['count of fields where (slug = "note" and value contains "team") > 0', []],
  ['count of fields where (value != "") > 0', [1]],
  ['count of fields where (type = "text" and value != "") > 0', [1]],
  ['user = @user:"alice" or count of votes where ( is up ) >= 2', [1, 2], 'translation'],
  ['count of records where (usageCount > 0) > 0', [1], 'tm-segment'],
  ['count of records where (createdBy = @user:"bob") > 0', [1], 'tm-segment'],
  ['user = @user:"alice" and language = @language:"uk"', [1], 'glossary-term'],
  ['text contains "file" and partOfSpeech = "noun"', [1], 'glossary-term'],
  ['status = "draft" or status = "obsolete"', [2, 3], 'glossary-term'],
  ['type = "acronym" and note contains "docs"', [1], 'glossary-term'],
  ["createdAt > '2024-01-31 23:45:00'", [1], 'glossary-term'],
  ['lemma = "file" and language = @language:"de"', [2], 'glossary-term'],
  ['url contains "example.org"', [1], 'glossary-term'],
  // Editor filter equivalents
  ["added between '2024-02-01 00:00:00' and '2024-03-31 00:00:00'", [2, 3]],
  ["updated between '2024-04-01 00:00:00' and '2024-05-31 00:00:00'", [1, 4]],
  ['type is plain or type is icu', [1, 2]],
  ['count of comments > 0', [1, 2]],
  ['count of screenshots > 0', [1]],
  ['count of languages summary where (has qa issues) > 0', [1]],
  ['count of languages summary = 0', [3]],
  ['count of languages summary where (is partially translated) > 0', [2]],
  ['count of languages summary where (is translated) > 0', [1, 2, 4]],
  ['count of translations where (user = @user:"bob") > 0', [2, 4]],
  ['count of translations where (user != @user:"bob") > 0', [1, 2]],
  ['count of languages summary where (has translation as source) > 0', [2]],
  ['count of languages summary where (is source changed after translation) > 0', [2]],
  ["count of languages summary where ( translation updated between '2024-03-01 00:00:00' and '2024-03-31 00:00:00') > 0", [1]],
  ['count of languages summary where (rating > 0) > 0', [1]],
  ['not is duplicate', [1]],
  ['is duplicate', [2, 3, 4]],
  ['is duplicate and count of languages summary where (has shared translation) > 0', [2]],
  ['is duplicate and count of languages summary where (not has shared translation and is translated) > 0', [4]],
  ['count of languages summary where (is translated and not is approved) > 0', [1, 2, 4]],
  ['count of languages summary where (is partially approved) > 0', [1]],
  ['count of languages summary where (is approved) > 0', [1]],
  ['count of translations where (count of approvals where (user = @user:"bob") > 0) > 0', [1]],
  ['count of translations where (count of approvals where (user != @user:"bob") > 0) > 0', [2]],
  ['count of languages summary where (has translation after approval) > 0', [4]],
  ['count of languages summary where (is translated by ai) > 0', [1]],
  ['count of languages summary where (is translated by mt) > 0', [2]],
  ['count of languages summary where (is translated by tm) > 0', [4]],
  ['count of languages summary where (is auto translated) > 0', [1, 2, 4]],
  // Forms of the language that no shape shows
  ['id of file + 1 = 8', [1, 3]],
  ['id of file * 2 - 4 / 2 > 13', [2, 4]],
  ['-id of file < -8', [4]],
  ['id of file != 7', [2, 4]],
  ['id of file ≠ 7', [2, 4]],
  ['id of file >= 8', [2, 4]],
  ['id of file ≥ 8', [2, 4]],
  ['id of file < 8', [1, 3]],
  ['id of file <= 8', [1, 2, 3]],
  ['id of file ≤ 8', [1, 2, 3]],
  ['identifier contains "title" and text contains "all"', [2]],
  ['is hidden xor is duplicate', [1, 2]],
  ['If is hidden then count of translations > 1 else id of file = 8', [1, 2]],
  ['file with (id = 8)', [2]],
  ['id of (file with (name contains "home")) = 7', [1]],
  ["updated > 'today'", []],
  ["updated < 'today'", [1, 2, 3, 4]],
  ["added < '2024-01-31'", [1]],
  ["added > '2024-03-10T09:59:59+02:00'", [3, 4]],
];

for (const [expression, ids, context = 'source-string'] of rows) {
  test(`${expression} gives ${ids.length > 0 ? ids.join(', ') : 'nothing'}`, () => {
    const checked = check(expression, { context, edition: 'enterprise' });
    expect(checked.diagnostics).toEqual([]);
    if (!checked.ok) return;
    const found = (matches: (record: CroqlRecord) => boolean) => data[context].filter(matches).map(({ id }) => id);
    expect(found((record) => evaluate(checked.query, record, evaluationContext))).toEqual(ids);
    expect(found(compile(checked.query, evaluationContext))).toEqual(ids);
    expect(found(interpret(checked.query, evaluationContext))).toEqual(ids);
    const again = check(format(checked.query.tree), { context, edition: 'enterprise' });
    expect(again.ok && found(compile(again.query, evaluationContext))).toEqual(ids);
  });
}
