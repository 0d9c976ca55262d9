import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { otherAnswers, selectionOf, touchedGap } from '../croql/clear.ts';
import { DIRECTED_PLACES, directedCases } from '../croql/directed-cases.ts';
import { coverage } from '../croql/directed.gen.ts';
import { chooseCases, directedText } from '../croql/directed-text.ts';
import { noticedBy } from '../croql/directed.ts';
import { randomCases } from '../croql/random-cases.ts';
import { EDITOR_FILTERS, REMARKS, SHAPES } from '../croql/source-expressions.ts';
import { placeOf } from '../croql/subject.ts';
import { seeded } from '../seeded.ts';
import { check } from '../../croql/checker.ts';
import { defaultSemantics } from '../../croql/semantics.ts';

const EDITIONS = ['hosted', 'enterprise'] as const;

for (const place of DIRECTED_PLACES)
  test(`no directed case about ${place} touches a silence of the source`, () => {
    const touched = directedCases(place, 'enterprise').flatMap(({ expression }) => {
      const gap = touchedGap(expression, placeOf(place, 'enterprise'));
      return gap === undefined ? [] : [`${expression}: ${gap}`];
    });
    expect(touched).toEqual([]);
  });

test('a directed case selects some records in both editions', () => {
  for (const place of DIRECTED_PLACES)
    for (const edition of EDITIONS)
      for (const { expression } of directedCases(place, edition).filter(
        ({ expression }) => !/ = "[a-z_]+"(\) (> 0|= 1|>= 2))?$/.test(expression),
      ))
        expect(noticedBy(expression, placeOf(place, edition))?.isPartial, expression).toBe(true);
});

test('the rows of the source mean the same whatever the answers to gaps are', () => {
  for (const { expression, place = 'main' } of [...SHAPES, ...EDITOR_FILTERS, ...REMARKS]) {
    const subject = placeOf(place, 'enterprise');
    const gap = touchedGap(expression, subject);
    expect(gap, expression).toBeUndefined();
    expect(noticedBy(expression, subject)?.isPartial, expression).toBe(true);
  }
});

test('what is grown by chance is clear of every gap under every answer, and the same for the same seed', () => {
  for (const place of ['main', 'terms'] as const) {
    const subject = placeOf(place, 'hosted');
    const cases = randomCases(subject, seeded('a test'), 15);
    expect(cases.length).toBe(15);
    expect(randomCases(subject, seeded('a test'), 15)).toEqual(cases);
    for (const { expression } of cases)
      for (const { semantics } of otherAnswers) {
        const { context, edition } = subject;
        const usual = check(expression, { context, edition, semantics: defaultSemantics });
        const other = check(expression, { context, edition, semantics });
        if (!usual.ok || !other.ok) throw new Error(`refused: ${expression}`);
        expect(selectionOf(other.query, subject), expression).toEqual(selectionOf(usual.query, subject));
      }
  }
});

for (const { gap, expression, place = 'main' } of [
  { gap: 'logical operators without parentheses', expression: 'is hidden or is duplicate and type is plain' },
  { gap: 'arithmetic without parentheses', expression: 'count of labels + 2 * 3 = 9' },
  { gap: 'a bound that a value lies on', expression: 'max length between 10 and 30' },
  { gap: 'letters of another case', expression: 'text contains "dragon"' },
  { gap: 'an order of strings', expression: 'text > "Dragon"' },
  { gap: 'two booleans compared', expression: 'is hidden = is duplicate' },
  { gap: 'a division with a rest', expression: 'max length / 3 > 3' },
  { gap: 'a division by zero', expression: '10 / count of labels > 4' },
  { gap: 'a plain code for a mention', expression: 'count of translations where (language = "uk") > 0' },
  { gap: 'a keyword in capitals', expression: 'is hidden AND is duplicate' },
  { gap: 'a bare predicate', expression: 'count of comments where has issue > 0' },
  { gap: 'with', expression: 'file with (id = 40)' },
  { gap: 'two spaces in a name', expression: 'is  hidden' },
  { gap: 'an absent value compared', expression: 'count of translations where (plural form != "few") > 0' },
  { gap: 'a mention of nobody', expression: 'count of comments where (user != @user:"nobody") > 0' },
  {
    gap: 'a date near a value in another zone',
    expression: "createdAt > '2021-06-15 12:30:00'",
    place: 'terms' as const,
  },
  { gap: 'a name that nobody knows', expression: 'isHidden' },
  { gap: 'a date alone', expression: "added > '2022-01-01'" },
  { gap: 'a comparison in a row', expression: '1 < 2 < 3' },
])
  test(`the lint notices ${gap}`, () => {
    expect(touchedGap(expression, placeOf(place, 'enterprise'))).toBeDefined();
  });

test('the directed cases that are written down are those that would be chosen now', () => {
  const text = readFileSync(new URL('../croql/directed.gen.ts', import.meta.url), 'utf8');
  expect(directedText(chooseCases()) === text, 'run `npm run generate:directed`').toBe(true);
});

test('every slot of member, form and nesting has a case, besides those that are listed', () => {
  for (const [place, { slots, covered, uncovered }] of Object.entries(coverage)) {
    expect(slots - covered, place).toBe(uncovered.length);
    expect(uncovered.length / slots, uncovered.join(', ')).toBeLessThan(0.01);
  }
});
