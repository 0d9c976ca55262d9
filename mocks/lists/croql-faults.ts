import { faultTable } from '../core/fault.ts';
import {
  changeArithmetic,
  changeComparison,
  changeContext,
  changeDates,
  changeLiterals,
  changeSpelling,
  changeTexts,
  changeTree,
  createNumber,
  dropParentheses,
  keepOneBound,
  splitConditions,
  swapComparison,
  swapLogic,
} from './change-evaluation.ts';
import type { AllListRules } from './list-context.ts';
import { rewrite, type Node, type NodeOf } from '../../croql/tree.ts';
import type { Members } from '../data/resources.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/** Takes an expression for the first one with the same key. */
function compileFirst(keyOf: (text: string) => string): Partial<AllListRules> {
  const known = new Map<string, string>();
  return {
    rewriteExpression: (text) => {
      const key = keyOf(text);
      const first = known.get(key) ?? text;
      known.set(key, first);
      return first;
    },
  };
}

/** Reads an expression by the members of the enterprise edition wherever that was asked for it before. */
function compileForBoth(): Partial<AllListRules> {
  const known = new Set<string>();
  let latest = '';
  return {
    rewriteExpression: (text) => (latest = text),
    editionOf: (edition) => {
      if (edition === 'enterprise') known.add(latest);
      return known.has(latest) ? 'enterprise' : edition;
    },
  };
}

/** Reads an expression by the members of the enterprise edition where it has a form. */
function knowWhere(form: RegExp): Partial<AllListRules> {
  let latest = '';
  return {
    rewriteExpression: (text) => (latest = text),
    editionOf: (edition) => (form.test(latest) ? 'enterprise' : edition),
  };
}

/** Keeps a plan for each form of an expression, in which equal texts are one. */
function mergeEqualTexts(): Partial<AllListRules> {
  const merged = new Set<string>();
  const literal = /"[^"]*"/g;
  return {
    rewriteExpression: (text) => {
      const [first, ...others] = text.match(literal) ?? [];
      const form = text.replace(literal, '""');
      if (first === undefined || others.length === 0) return text;
      if (others.every((other) => other === first)) merged.add(form);
      return merged.has(form) ? text.replace(literal, first) : text;
    },
  };
}

/** Reads an expression in the context in which it was first asked. */
function compileForFirst(): Partial<AllListRules> {
  const known = new Map<string, ContextName>();
  let latest = '';
  return {
    rewriteExpression: (text) => (latest = text),
    contextOf: (context) => {
      const first = known.get(latest) ?? context;
      known.set(latest, first);
      return first;
    },
  };
}

/** Reads the expression about strings that comes after one with an error behind `where` by the members of translations. */
function stayInFilter(): Partial<AllListRules> {
  let latest = '';
  let isInFilter = false;
  const understood = new Set<string>();
  return {
    rewriteExpression: (text) => (latest = text),
    contextOf: (context) => {
      if (context !== 'source-string') return context;
      const read = isInFilter ? 'translation' : context;
      isInFilter = /\bwhere\b/.test(latest) && !understood.has(latest);
      return read;
    },
    // Only an expression without an error has a tree.
    rewriteTree: (tree) => {
      understood.add(latest);
      isInFilter = false;
      return tree;
    },
  };
}

/** Reads a datetime by setting its year, its month and its day one after another in the date of the day before. */
function readFieldByField(): Partial<AllListRules> {
  let today = new Date(0);
  return {
    evaluationContext: (context) => {
      today = context.now;
      return context;
    },
    ...changeLiterals((node) => {
      const [year = 0, month = 0, day] = node.text.slice(0, 10).split('-').map(Number);
      const date = new Date(Date.UTC(year, month - 1, today.getUTCDate()));
      date.setUTCDate(day ?? 1);
      if (Number.isNaN(date.getTime())) return node;
      return { ...node, text: `${date.toISOString().slice(0, 10)}${node.text.slice(10)}` };
    }),
  };
}

/** The first of several conditions about an element, where it is one that an index answers. */
function keepIndexed(node: Node): Node {
  if (node.kind !== 'where' || node.predicate.kind !== 'logic' || node.predicate.operator !== 'or') return node;
  const [first] = node.predicate.operands;
  const isIndexed = first?.kind === 'comparison' && first.operator === '=' && first.left.kind === 'member';
  return isIndexed ? { ...node, predicate: first } : node;
}

const hasNegativeFactor = (node: Node) =>
  node.kind === 'arithmetic' &&
  node.operator === '*' &&
  [node.left, node.right].some(({ kind }) => kind === 'negative');

/** Named faults of the language: an expression, its evaluation context or a record is changed before evaluation. */
// prettier-ignore
export const croqlFaults = faultTable<AllListRules>()({
  // --- Arithmetic.
  'croql.plus-as-minus': { breaks: 'croql.operator.plus', says: '+ subtracts.', rules: changeArithmetic('+', (node) => ({ ...node, operator: '-' })) },
  'croql.minus-as-plus': { breaks: 'croql.operator.minus', says: '- adds.', rules: changeArithmetic('-', (node) => ({ ...node, operator: '+' })) },
  'croql.minus-twice': { breaks: 'croql.operator.minus', says: 'Two minus signs in a row are read as one.', rules: { rewriteExpression: (text) => text.replaceAll('- -', '- ') } },
  'croql.count-behind': { breaks: 'croql.operator.greater', says: 'A number > a filtered count is read as <.', rules: { rewriteExpression: (text) => text.replaceAll(/(\b\d+) > (count of [\w ]+ where)/g, '$1 < $2') } },
  'croql.minus-reversed': { breaks: 'croql.operator.minus', says: '- subtracts the first operand from the second.', rules: changeArithmetic('-', (node) => ({ ...node, left: node.right, right: node.left })) },
  'croql.times-as-plus': { breaks: 'croql.operator.times', says: '* adds.', rules: changeArithmetic('*', (node) => ({ ...node, operator: '+' })) },
  'croql.divide-as-times': { breaks: 'croql.operator.divide', says: '/ multiplies.', rules: changeArithmetic('/', (node) => ({ ...node, operator: '*' })) },
  'croql.divide-reversed': { breaks: 'croql.operator.divide', says: '/ divides the second operand by the first.', rules: changeArithmetic('/', (node) => ({ ...node, left: node.right, right: node.left })) },
  'croql.negative-ignored': { breaks: 'croql.operator.negate', says: 'A negative sign is ignored.', rules: changeTree((node) => (node.kind === 'negative' ? node.operand : node)) },

  // --- Comparison.
  'croql.between-low-only': { breaks: 'croql.operator.between', says: 'between checks only its first bound.', rules: keepOneBound('>=', 'low') },
  'croql.between-high-only': { breaks: 'croql.operator.between', says: 'between checks only its second bound.', rules: keepOneBound('<=', 'high') },
  'croql.between-to-the-end': { breaks: 'croql.operator.between', says: 'What follows between by and, without parentheses, is lost.', rules: changeSpelling((text) => text.replace(/(between (?:'[^']*'|[\d.]+) and (?:'[^']*'|[\d.]+)) and [^()]*$/, '$1')) },
  'croql.equal-as-contains': { breaks: 'croql.operator.equal', says: '= between strings is true if the first contains the second.', rules: changeComparison('=', (node) => (node.left.type === 'string' && node.right.kind === 'string' && node.right.value !== '' ? { ...node, operator: 'contains' } : node)) },
  'croql.equal-never': { breaks: 'croql.operator.equal', says: '= means !=.', rules: swapComparison('=', '!=') },
  'croql.not-equal-as-equal': { breaks: 'croql.operator.not-equal', says: '!= means =.', rules: swapComparison('!=', '=') },
  'croql.zero-is-empty': { breaks: 'croql.operator.not-equal', says: 'The text “0” is taken for empty.', rules: changeComparison('!=', (node) => {
    if (node.right.kind !== 'string' || node.right.value !== '') return node;
    const operands = [node, { ...node, right: { ...node.right, value: '0' } }];
    return { kind: 'logic', operator: 'and', operands, span: node.span, type: 'boolean' };
  }) },
  'croql.not-equal-as-less': { breaks: 'croql.operator.not-equal', says: '!= between numbers means <.', rules: changeComparison('!=', (node) => (node.left.type === 'number' ? { ...node, operator: '<' } : node)) },
  'croql.not-equal-sign-unknown': { breaks: 'croql.operator.not-equal-sign', says: '≠ is a syntax error.', rules: changeSpelling((text) => text.replaceAll('≠', '#')) },
  'croql.not-equal-sign-as-equal': { breaks: 'croql.operator.not-equal-sign', says: '≠ means =.', rules: changeSpelling((text) => text.replaceAll('≠', '=')) },
  'croql.greater-as-less': { breaks: 'croql.operator.greater', says: '> means <.', rules: swapComparison('>', '<') },
  'croql.greater-or-equal-written-so': { breaks: 'croql.operator.greater', says: '> is true for equal values too.', rules: swapComparison('>', '>=') },
  'croql.greater-or-equal-as-greater': { breaks: 'croql.operator.greater-or-equal', says: '>= is false for equal values.', rules: swapComparison('>=', '>') },
  'croql.greater-or-equal-sign-unknown': { breaks: 'croql.operator.greater-or-equal-sign', says: '≥ is a syntax error.', rules: changeSpelling((text) => text.replaceAll('≥', '#')) },
  'croql.greater-or-equal-sign-as-greater': { breaks: 'croql.operator.greater-or-equal-sign', says: '≥ means >.', rules: changeSpelling((text) => text.replaceAll('≥', '>')) },
  'croql.greater-of-negative-product': { breaks: 'croql.operator.times', says: 'A product with a negative factor is divided by it, and the sign > stays as it is.', rules: changeComparison('>', (node) => (hasNegativeFactor(node.left) ? { ...node, operator: '<' } : node)) },
  'croql.less-as-greater': { breaks: 'croql.operator.less', says: '< means >.', rules: swapComparison('<', '>') },
  'croql.less-for-equal-too': { breaks: 'croql.operator.less', says: '< is true for equal values too.', rules: swapComparison('<', '<=') },
  'croql.less-or-equal-as-less': { breaks: 'croql.operator.less-or-equal', says: '<= is false for equal values.', rules: swapComparison('<=', '<') },
  'croql.less-or-equal-sign-unknown': { breaks: 'croql.operator.less-or-equal-sign', says: '≤ is a syntax error.', rules: changeSpelling((text) => text.replaceAll('≤', '#')) },
  'croql.less-or-equal-sign-as-less': { breaks: 'croql.operator.less-or-equal-sign', says: '≤ means <.', rules: changeSpelling((text) => text.replaceAll('≤', '<')) },
  'croql.contains-as-equals': { breaks: 'croql.operator.contains', says: 'contains is true only for equal strings.', rules: swapComparison('contains', '=') },
  'croql.contains-reversed': { breaks: 'croql.operator.contains', says: 'contains is true if the second string contains the first.', rules: changeComparison('contains', (node) => ({ ...node, left: node.right, right: node.left })) },
  'croql.contains-percent-as-wildcard': { breaks: 'croql.operator.contains', says: 'A percent sign in the second string of contains stands for any text.', rules: changeComparison('contains', (node) => (node.right.kind === 'string' ? { ...node, right: { ...node.right, value: node.right.value.replaceAll('%', '') } } : node)) },
  'croql.contains-without-back-up': { breaks: 'croql.operator.contains', says: 'A second string of contains that begins twice within a longer one is never found.', rules: changeComparison('contains', (node) => (node.right.kind === 'string' && node.right.value === 'lalast' ? { ...node, right: { ...node.right, value: '\0' } } : node)) },
  'croql.contains-up-to-line-separator': { breaks: 'croql.operator.contains', says: 'contains does not look behind a line separator.', rules: changeTexts((text) => text.split(/[\u2028\u2029]/)[0]!) },
  'croql.contains-literal-first-reversed': { breaks: 'croql.operator.contains', says: 'contains with a literal on the left looks for the literal in the member.', rules: changeComparison('contains', (node) => (node.left.kind === 'string' ? { ...node, left: node.right, right: node.left } : node)) },
  'croql.contains-no-member': { breaks: 'croql.operator.contains-members', says: 'A member on the right of contains is read as an empty string.', rules: changeComparison('contains', (node) => (node.right.kind === 'member' || node.right.kind === 'of' ? { ...node, right: { kind: 'string', value: '', span: node.right.span, type: 'string' } } : node)) },

  // --- Logic.
  'croql.and-as-or': { breaks: 'croql.operator.and', says: 'and means or.', rules: swapLogic('and', 'or') },
  'croql.and-first-two-only': { breaks: 'croql.operator.and', says: 'The last operand of and is ignored.', rules: changeTree((node) => (node.kind === 'logic' && node.operator === 'and' && node.operands.length > 1 ? (node.operands.length === 2 ? node.operands[0]! : { ...node, operands: node.operands.slice(0, -1) }) : node)) },
  'croql.or-as-and': { breaks: 'croql.operator.or', says: 'or means and.', rules: swapLogic('or', 'and') },
  'croql.or-of-elements-by-index': { breaks: 'croql.operator.or', says: 'Of or between conditions about elements, the first alone is read where it is an equality.', rules: changeTree(keepIndexed) },
  'croql.or-as-xor': { breaks: 'croql.operator.or', says: 'or means xor.', rules: swapLogic('or', 'xor') },
  'croql.xor-as-or': { breaks: 'croql.operator.xor', says: 'xor means or.', rules: swapLogic('xor', 'or') },
  'croql.xor-as-and': { breaks: 'croql.operator.xor', says: 'xor means and.', rules: swapLogic('xor', 'and') },
  'croql.not-ignored': { breaks: 'croql.operator.not', says: 'not is ignored.', rules: changeTree((node) => (node.kind === 'not' ? node.operand : node)) },

  // --- Syntax.
  'croql.where-ignored': { breaks: 'croql.syntax.where', says: 'where selects every element.', rules: changeTree((node) => (node.kind === 'where' ? node.collection : node)) },
  'croql.where-inverted': { breaks: 'croql.syntax.where', says: 'where selects the elements that do not match.', rules: changeTree((node) => (node.kind === 'where' ? { ...node, predicate: { kind: 'not', operand: node.predicate, span: node.span, type: 'boolean' } } : node)) },
  'croql.where-across-elements': { breaks: 'croql.syntax.where', says: 'Conditions joined by and in where may hold for different elements.', rules: changeTree(splitConditions) },
  'croql.with-branch-ignored': { breaks: 'croql.syntax.with', says: 'The predicate of with is ignored for a branch.', rules: changeTree((node) => (node.kind === 'with' && node.object.kind === 'member' && node.object.name === 'branch' ? node.object : node)) },
  'croql.alias-turned': { breaks: 'croql.operator.greater-or-equal-sign', says: '≥ and ≤ with a number on the left are read as if it were on the right.', rules: changeSpelling((text) => text.replace(/\b(\d+) ([≥≤]) /g, (_, number: string, sign: string) => `${number} ${sign === '≥' ? '<=' : '>='} `)) },
  'croql.equal-texts-merged': { breaks: 'lists.croql', says: 'After an expression with one text twice, another text in the second place is read as the first.', rules: mergeEqualTexts() },
  'croql.dates-of-64-bits': { breaks: 'croql.syntax.datetime', says: 'A date after 2262 is before every other.', rules: changeLiterals((node) => (node.text > '2262' && node.text !== 'today' ? { ...node, text: '1700-01-01 00:00:00' } : node)) },
  'croql.with-outer-context': { breaks: 'croql.syntax.with', says: 'The predicate of with reads the context of the string, not that of the file.', rules: changeTree((node) => (node.kind === 'with' ? { ...node, predicate: rewrite(node.predicate, (inner) => (inner.kind === 'member' && inner.name === 'context' ? { ...inner, up: 1 } : inner)) } : node)) },
  'croql.with-ignored': { breaks: 'croql.syntax.with', says: 'The predicate of with is ignored.', rules: changeTree((node) => (node.kind === 'with' ? node.object : node)) },
  'croql.conditional-always-then': { breaks: 'croql.syntax.conditional', says: 'A conditional always returns its second expression.', rules: changeTree((node) => (node.kind === 'if' ? node.then : node)) },
  'croql.conditional-always-else': { breaks: 'croql.syntax.conditional', says: 'A conditional always returns its third expression.', rules: changeTree((node) => (node.kind === 'if' ? node.otherwise : node)) },
  'croql.conditional-of-texts-always-then': { breaks: 'croql.syntax.conditional', says: 'A conditional of texts always returns its second expression.', rules: changeTree((node) => (node.kind === 'if' && node.type === 'string' ? node.then : node)) },
  'croql.conditional-of-dates-always-then': { breaks: 'croql.syntax.conditional', says: 'A conditional of datetimes always returns its second expression.', rules: changeTree((node) => (node.kind === 'if' && node.type === 'datetime' ? node.then : node)) },
  'croql.conditional-cast': { breaks: 'croql.syntax.conditional', says: 'A conditional whose second expression is an integer cuts the fraction of its third.', rules: changeTree((node) => (node.kind === 'if' && node.then.kind === 'number' && Number.isInteger(node.then.value) && node.otherwise.kind === 'number' ? { ...node, otherwise: { ...node.otherwise, value: Math.trunc(node.otherwise.value) } } : node)) },
  'croql.conditional-of-first-else': { breaks: 'croql.syntax.conditional', says: 'Of two conditionals, one in the second expression of the other, each has the `else` of the other.', rules: { rewriteExpression: (text) => text.replace(/^If (.*?) then If (.*?) then (.*?) else (.*?) else (.*)$/s, 'If $1 then (If $2 then $3 else $5) else $4') } },
  'croql.conditional-swapped': { breaks: 'croql.syntax.conditional', says: 'A conditional returns its third expression if its condition is true.', rules: changeTree((node) => (node.kind === 'if' ? { ...node, then: node.otherwise, otherwise: node.then } : node)) },
  'croql.mention-user-nobody': { breaks: 'croql.syntax.mention-user', says: 'A mention of a user resolves to no user.', rules: changeContext(() => ({ user: () => undefined })) },
  'croql.mention-user-another': { breaks: 'croql.syntax.mention-user', says: 'A mention of a user resolves to the user with the next id.', rules: changeContext(({ user }) => ({ user: (login) => { const id = user(login); return id === undefined ? undefined : id + 1; } })) },
  'croql.mention-language-none': { breaks: 'croql.syntax.mention-language', says: 'A mention of a language resolves to no language.', rules: changeContext(() => ({ language: () => undefined })) },
  'croql.mention-language-region-dropped': { breaks: 'croql.syntax.mention-language', says: 'A mention of pt-BR resolves to pt.', rules: changeContext(({ language }) => ({ language: (code) => language(code.split('-')[0]!) })) },
  'croql.mention-first-is-equal': { breaks: 'croql.syntax.mention-user', says: 'A mention on the left of != makes it =.', rules: changeComparison('!=', (node) => (node.left.kind === 'mention' && node.left.of === 'user' ? { ...node, operator: '=' } : node)) },
  'croql.count-one-more': { breaks: 'croql.syntax.count', says: 'count is one too high.', rules: changeTree((node) => (node.kind === 'count' ? { kind: 'arithmetic', operator: '+', left: node, right: { kind: 'number', value: 1, span: node.span, type: 'number' }, span: node.span, type: 'number' } : node)) },
  'croql.count-at-most-one': { breaks: 'croql.syntax.count', says: 'count is at most 1.', rules: changeTree((node) => (node.kind === 'count' ? { kind: 'if', condition: { kind: 'comparison', operator: '>', left: node, right: createNumber(node, 0), span: node.span, type: 'boolean' }, then: createNumber(node, 1), otherwise: createNumber(node, 0), span: node.span, type: 'number' } : node)) },
  'croql.of-record-itself': { breaks: 'croql.member.file.id', says: 'id of file is the id of the string.', rules: { readRecord: (record) => ('file' in record && record['file'] ? { ...record, file: { ...(record['file'] as object), id: record['id'] } } : record) } },
  'croql.integer-at-most-9': { breaks: 'croql.syntax.integer', says: 'Only the first digit of an integer is read.', rules: changeTree((node) => (node.kind === 'number' && node.value > 9 && Number.isInteger(node.value) ? { ...node, value: Number(String(node.value)[0]) } : node)) },
  'croql.float-of-one-digit': { breaks: 'croql.syntax.float', says: 'Only the first digit of a fraction is read.', rules: changeTree((node) => (node.kind === 'number' ? { ...node, value: Math.trunc(node.value * 10) / 10 } : node)) },
  'croql.float-zeros-lost': { breaks: 'croql.syntax.float', says: 'Zeros at the beginning of a fraction are dropped.', rules: changeTree((node) => (node.kind === 'number' ? { ...node, value: Number(String(node.value).replace(/\.0+(?=\d)/, '.')) } : node)) },
  'croql.product-of-32-bits': { breaks: 'croql.syntax.integer', says: 'A product reads its second integer in 32 bits.', rules: changeArithmetic('*', (node) => (node.right.kind === 'number' && Number.isInteger(node.right.value) ? { ...node, right: { ...node.right, value: node.right.value | 0 } } : node)) },
  'croql.float-cut': { breaks: 'croql.syntax.float', says: 'The fraction of a float is dropped.', rules: changeTree((node) => (node.kind === 'number' ? { ...node, value: Math.trunc(node.value) } : node)) },
  'croql.string-cut-at-space': { breaks: 'croql.syntax.string', says: 'A string ends at its first space.', rules: changeTree((node) => (node.kind === 'string' ? { ...node, value: node.value.split(' ')[0]! } : node)) },
  'croql.string-lowered': { breaks: 'croql.syntax.string', says: 'A string is read in lower case.', rules: changeTree((node) => (node.kind === 'string' ? { ...node, value: node.value.toLowerCase() } : node)) },
  'croql.long-name-cut-before-and': { breaks: 'croql.member.languages-summary.is-translated', says: 'Before and, the name of a member ends where that of another one does.', rules: { rewriteExpression: (text) => text.replaceAll(/is translated by (?:tm|mt|ai)(?= and\b)/g, 'is translated') } },
  'croql.string-keywords-lowered': { breaks: 'croql.syntax.string', says: 'Keywords in capitals within a string are read in lower case.', rules: changeTree((node) => (node.kind === 'string' ? { ...node, value: node.value.replace(/\b(AND|OR|XOR|NOT|IF|THEN|ELSE|OF|WHERE|WITH|CONTAINS|BETWEEN)\b/g, (word) => word.toLowerCase()) } : node)) },
  'croql.text-as-timestamp': { breaks: 'croql.syntax.string', says: 'A text that reads as a date is taken for a timestamp.', rules: changeTexts((text) => (/^\d{4}-\d\d-\d\d\b/.test(text) ? new Date(text).toISOString() : text)) },
  'croql.string-bracket-dropped': { breaks: 'croql.syntax.string', says: 'Brackets in a string are dropped.', rules: changeTree((node) => (node.kind === 'string' ? { ...node, value: node.value.replace(/[[\]{}]/g, '') } : node)) },
  'croql.datetime-without-time': { breaks: 'croql.syntax.datetime', says: 'The time of a datetime is ignored.', rules: changeLiterals((node) => ({ ...node, text: node.text.replace(/ \d\d:\d\d:\d\d$/, ' 00:00:00') })) },
  'croql.datetime-day-month-swapped': { breaks: 'croql.syntax.datetime', says: 'Day and month of a datetime are swapped if both are valid months.', rules: changeLiterals((node) => ({ ...node, text: node.text.replace(/^(\d{4})-(\d\d)-(0\d|1[012])/, '$1-$3-$2') })) },
  'croql.datetime-first-misread': { breaks: 'croql.syntax.datetime', says: 'A comparison with a datetime on its left is read from the right.', rules: changeTree((node) => (node.kind === 'comparison' && node.left.kind === 'datetime' ? { ...node, left: node.right, right: node.left } : node)) },
  'croql.today-no-bound': { breaks: 'croql.syntax.today', says: "between ignores 'today' as its second bound.", rules: changeTree((node) => (node.kind === 'between' && node.high.kind === 'datetime' && node.high.text === 'today' ? { ...node, kind: 'comparison', operator: '>=', left: node.value, right: node.low } : node)) },
  'croql.today-in-a-week': { breaks: 'croql.syntax.today', says: "'today' is a week ahead.", rules: changeContext(({ now }) => ({ now: new Date(now.getTime() + 7 * 86_400_000) })) },
  'croql.today-far-ahead': { breaks: 'croql.syntax.today', says: "'today' is a hundred years ahead.", rules: changeContext(({ now }) => ({ now: new Date(now.getTime() + 36_525 * 86_400_000) })) },
  'croql.today-fixed': { breaks: 'croql.syntax.today', says: "'today' is always 1970-01-01.", rules: changeContext(() => ({ now: new Date(0) })) },
  'croql.labels-merged': { breaks: 'croql.member.source-string.labels', says: 'Two labels with the same title are read as one.', rules: { readRecord: mergeLabels } },
  'croql.divisor-ungrouped': { breaks: 'croql.syntax.group', says: 'A quotient that is divided by is taken apart: `a / (b / c)` is read as `a / b / c`.', rules: changeTree((node) => (isDividedByQuotient(node) ? { ...node.right, left: { ...node, right: node.right.left } } : node)) },
  'croql.group-ignored': { breaks: 'croql.syntax.group', says: 'Parentheses are ignored.', rules: changeTree(dropParentheses) },

  // --- Contexts.
  'croql.names-with-hyphens': { breaks: 'croql.context.member-names', says: 'Member names with spaces are unknown.', rules: changeSpelling((text) => text.replace(/\b(is|max|has|type|translation|languages) (?=[a-z])/g, '$1-')) },
  'croql.string-dates-hour-late': { breaks: 'croql.context.string-dates', says: 'Dates of a string context are an hour late.', rules: changeDates((date) => (date[10] === ' ' ? addHour(date) : date)) },
  'croql.string-dates-without-time': { breaks: 'croql.context.string-dates', says: 'Dates of a string context lose their time.', rules: changeDates((date) => (date[10] === ' ' ? `${date.slice(0, 10)} 00:00:00` : date)) },
  'croql.offset-ignored': { breaks: 'croql.context.offset-dates', says: 'The offset of a timestamp is ignored.', rules: changeDates((date) => date.replace(/[+-]\d\d:\d\d$/, 'Z')) },
  'croql.timestamp-without-time': { breaks: 'croql.context.offset-dates', says: 'A timestamp is read as the end of its day.', rules: changeDates((date) => date.replace(/T.*/, 'T23:59:59+00:00')) },
  'croql.compiled-by-hash': { breaks: 'lists.croql', says: 'An expression is taken for one whose text has the same number of 32 bits.', rules: compileFirst((text) => String([...text].reduce((hash, letter) => (Math.imul(31, hash) + letter.charCodeAt(0)) | 0, 0))) },
  'croql.compiled-in-lower-case': { breaks: 'croql.syntax.string', says: 'Expressions that differ in the case of letters are compiled once.', rules: compileFirst((text) => text.toLowerCase()) },
  'croql.compiled-without-spaces': { breaks: 'croql.syntax.string', says: 'Expressions that differ in white space are compiled once.', rules: compileFirst((text) => text.replaceAll(' ', '')) },
  'croql.enterprise-behind-else': { breaks: 'edition.hosted.is-passed-workflow', says: 'The hosted edition knows the members of the enterprise edition behind `else`.', rules: knowWhere(/\belse\b.*(isPassedWorkflow|fields)/) },
  'croql.first-member-known': { breaks: 'edition.hosted.is-passed-workflow', says: 'In the hosted edition, an expression may have members of the enterprise edition behind its first member.', rules: knowWhere(/\b(?:translations|hidden|text)\b.*\b(?:isPassedWorkflow|fields)/) },
  'croql.compiled-for-both-editions': { breaks: 'edition.hosted.is-passed-workflow', says: 'An expression that the enterprise edition was asked is read by its members in the hosted edition.', rules: compileForBoth() },
  'croql.compiled-for-first-list': { breaks: 'lists.croql', says: 'An expression is read in the context of the list that was asked for it first.', rules: compileForFirst() },
  'croql.filter-left-by-error': { breaks: 'lists.croql', says: 'After an error behind where, the next expression about strings is read by the members of translations.', rules: stayInFilter() },
  'croql.datetime-field-by-field': { breaks: 'croql.syntax.datetime', says: 'On a day that a month does not have, its datetimes are of the next month.', rules: readFieldByField() },
  'croql.emoji-fails': { breaks: 'lists.croql', says: 'A text beyond the BMP in a record fails every expression about its list.', rules: { readRecord: failOnEmoji } },
  'croql.translation-context-is-string': { breaks: 'lists.translations', says: 'Expressions about translations are read in the source string context.', rules: { contextOf: (context) => (context === 'translation' ? 'source-string' : context) } },
  'croql.term-context-is-segment': { breaks: 'lists.terms', says: 'Expressions about terms are read in the TM segment context.', rules: { contextOf: (context) => (context === 'glossary-term' ? 'tm-segment' : context) } },
});

function mergeLabels(record: Members): Members {
  const { labels } = record as { readonly labels?: readonly { readonly title?: string }[] };
  if (!Array.isArray(labels)) return record;
  return { ...record, labels: [...new Map(labels.map((label) => [label.title, label])).values()] } as Members;
}

const isDividedByQuotient = (node: Node): node is NodeOf<'arithmetic'> & { readonly right: NodeOf<'arithmetic'> } =>
  node.kind === 'arithmetic' &&
  node.operator === '/' &&
  node.right.kind === 'arithmetic' &&
  node.right.operator === '/';

function failOnEmoji(record: Members): Members {
  if (/[\u{10000}-\u{10ffff}]/u.test(JSON.stringify(record))) throw new RangeError('the text cannot be encoded');
  return record;
}

function addHour(date: string): string {
  return new Date(Date.parse(`${date.replace(' ', 'T')}Z`) + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
