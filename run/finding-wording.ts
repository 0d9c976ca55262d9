import { RELATIONS } from './metamorphic-relations.ts';
import type { Among, Violation } from './finding.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';

/** A finding in words. */
export interface Wording {
  readonly title: string;
  readonly expected: string;
  readonly actual: string;
  /** The input that shows it, if there is more than the request. */
  readonly counterexample?: Readonly<Record<string, unknown>>;
}

/** What the sentences are made from: the title of the check, the expectation of the rule, and its violation. */
export interface WordingInput {
  readonly title: string;
  readonly expected: string;
  readonly violation: Violation;
  readonly among?: Among;
}

/** The sentences of a finding. A code without a sentence does not compile. */
export function wordFinding({ title, expected, violation, among }: WordingInput): Wording {
  const wording = { title, expected, ...wordViolation(violation) };
  if (among === undefined) return wording;
  const others = among.alike > 1 ? `; the same for ${among.alike} of ${among.of} variants` : '';
  return {
    ...wording,
    actual: `${wording.actual} (variant: ${among.shape}${others})`,
    counterexample: { ...wording.counterexample, ...among },
  };
}

/** The sentences of a violation; they replace the title of the check and the expectation of the rule. */
function wordViolation(finding: Violation): Pick<Wording, 'actual'> & Partial<Wording> {
  switch (finding.code) {
    case 'no-response':
      return { expected: 'a response', actual: `none: ${finding.detail}` };
    case 'missing-field': {
      const { what, name, actual = `no “${name}”` } = finding;
      return { title: `“${name}” of ${what} is missing`, actual };
    }
    case 'unexpected-field':
      return { title: `${finding.what} has “${finding.name}”`, actual: `“${finding.name}”` };
    case 'wrong-type':
    case 'wrong-value': {
      const { what, name, expected, actual, code } = finding;
      const title = `“${name}” of ${what} has the wrong ${code === 'wrong-type' ? 'type' : 'value'}`;
      return { title, ...(expected === undefined ? {} : { expected }), actual };
    }
    case 'unknown-key':
      return { title: `${finding.what} has an unknown key`, expected: finding.expected, actual: finding.actual };
    case 'duplicate':
      return { title: `a ${finding.what} occurs more than once`, actual: `${finding.value} more than once` };
    case 'wrong-format':
      return { title: `${finding.what} is not ${finding.format}`, actual: finding.actual };
    case 'unreadable-url':
      return { title: `“${finding.name}” cannot be read`, actual: finding.actual };
    case 'too-large':
      return { title: `${finding.what} is too large`, expected: `at most ${finding.max}`, actual: finding.actual };
    case 'too-late':
      return { title: `${finding.what} is too late`, expected: `within ${finding.max}`, actual: finding.actual };
    case 'stack-trace':
      return { title: 'an error message shows the internals of the program', actual: finding.actual };
    case 'drift':
      return {
        title: 'the target resolves a gap of the source differently from its profile',
        expected: `${finding.pinned}, as on ${finding.since}`,
        actual: `${finding.seen}: ${finding.saw}`,
      };
    case 'strings-differ':
    case 'wrong-result':
      return { title: finding.what, expected: finding.expected, actual: finding.actual };
    case 'unsafe':
      return { title: finding.what, actual: finding.actual };
    case 'no-redirect':
      return { expected: `a redirect to ${finding.expected}`, actual: finding.actual };
    case 'redirected':
      return { expected: `no redirect to it, because ${finding.why}`, actual: `a redirect to ${finding.to}` };
    case 'parameter':
      return {
        title: `the redirect has a wrong parameter “${finding.name}”`,
        expected:
          finding.expected === null ? `no parameter “${finding.name}”` : `${finding.name} = ${finding.expected}`,
        actual: finding.actual === null ? `no parameter “${finding.name}”` : `${finding.name} = ${finding.actual}`,
      };
    case 'granted':
      return {
        expected: `no ${finding.what}, because ${finding.despite}`,
        actual: `${article(finding.what)} was given`,
      };
    case 'not-granted':
      return { expected: article(finding.what), actual: describeResponse(finding) };
    case 'guessable':
      return {
        expected: `${finding.of} ${finding.what}s that cannot be guessed`,
        actual: `about ${Math.round(finding.bits)} bits differ between them`,
      };
    case 'header':
      return {
        title: `the response has a wrong header “${finding.name}”`,
        expected: `${finding.name}: ${finding.expected}`,
        actual: finding.actual === null ? `no header “${finding.name}”` : `${finding.name}: ${finding.actual}`,
      };
    case 'status':
      return {
        expected: `${finding.call} returns ${finding.expected}`,
        actual: `it returned ${finding.actual}`,
      };
    case 'other-answer':
      return {
        title: 'the target resolves this gap differently from the kit’s default',
        expected: finding.expected,
        actual: finding.actual,
      };
    case 'field':
      return {
        title: `the response has a wrong field “${finding.name}”`,
        expected: `${finding.name}: ${finding.expected}`,
        actual: `${finding.name}: ${finding.actual}`,
      };
    case 'sent':
      return {
        title: `“${finding.name}” of ${finding.what} is wrong`,
        expected: finding.expected === null ? `no “${finding.name}”` : `${finding.name}: ${finding.expected}`,
        actual: finding.actual === null ? `no “${finding.name}”` : `${finding.name}: ${finding.actual}`,
      };
    case 'did':
      return { title: `after ${finding.after}: ${finding.actual}`, expected: finding.expected, actual: finding.actual };
    case 'exposed':
      return {
        title: `${finding.what} is exposed to the browser`,
        expected: `${finding.what} stays on the server`,
        actual: `it is in ${finding.place}`,
      };
    case 'same-value':
      return { expected: `a new ${finding.what}`, actual: 'the same one as before' };
    case 'contract':
      return {
        title: `${finding.interaction}: the response violates the contract`,
        expected: `${finding.at}: ${finding.expected}`,
        actual: `${finding.at}: ${finding.actual}`,
      };
    case 'told-apart':
      return {
        expected: `the same response for ${finding.what} that exists and for one that does not`,
        actual: `${finding.present} if it exists, ${finding.absent} if it does not`,
      };
    case 'call-refused':
      return { expected: `${finding.call} returns 2xx`, actual: describeResponse(finding) };
    case 'call-accepted':
      return {
        expected: `${finding.call} is refused, because ${finding.despite}`,
        actual: `it returned ${finding.status}`,
      };
    case 'no-list':
      return {
        title: `${finding.call} ${ABSENT.includes(finding.status) ? 'is missing' : 'returns no list'}`,
        expected: `${finding.call} returns a list of records`,
        actual: describeResponse(finding),
      };
    case 'records-missing':
      return {
        expected: `${finding.call} returns all ${finding.of} records`,
        actual: `${listIds(finding.missing)} missing`,
      };
    case 'records-of-others':
      return { expected: `${finding.call} returns only its own records`, actual: `also ${listIds(finding.others)}` };
    case 'expression-refused': {
      const { edition, expression, unsupported, context, readIn } = finding;
      const refused = `${quote(expression)} is refused (${edition})`;
      return {
        title:
          readIn !== undefined
            ? `expressions of the ${context} context are read in the ${readIn} context: ${refused}`
            : unsupported !== undefined
              ? `${partIs(unsupported)} not supported: ${refused}`
              : `a valid expression is refused (${edition})`,
        expected: `records for ${quote(expression)}`,
        actual: `${describeResponse(finding)}${countOthers(finding)}`,
        counterexample: { ...describeList(finding), expression },
      };
    }
    case 'relation-broken': {
      const { edition, context, expressions, relation, expected, actual } = finding;
      const kind = KINDS[context];
      return {
        title:
          expressions.length === 1
            ? `${quote(expressions[0]!)} returned ${listIds(actual, kind)}; expected ${expected.length === 0 ? 'none' : 'every one'} (${edition})`
            : `${expressions.map(quote).join(' and ')} contradict each other (${edition})`,
        expected: `${RELATIONS[relation].says}: ${listIds(expected, kind)}`,
        actual: `${quote(expressions[0]!)} returned ${listIds(actual, kind)}${countOthers(finding)}`,
        counterexample: { ...describeList(finding), expressions, relation, expected, actual },
      };
    }
    case 'records-differ': {
      const { edition, context, expression, expected, actual, example, part } = finding;
      const kind = KINDS[context];
      const missing = expected.filter((id) => !actual.includes(id));
      const extra = actual.filter((id) => !expected.includes(id));
      const again = [...new Set(actual.filter((id, index) => actual.indexOf(id) !== index))];
      const isAgain = missing.length + extra.length === 0;
      const [returned, wanted] = [listIds(actual, kind), listIds(expected, kind)];
      const isShort = actual.length <= MAX_IDS_IN_TITLE && expected.length <= MAX_IDS_IN_TITLE;
      return {
        title: part
          ? `${quote(part.expression)} is ${part.actual} for ${kind} ${part.id}; expected ${part.expected} (${edition})`
          : isShort
            ? `${quote(expression)} returned ${returned}; expected ${wanted} (${edition})`
            : `${quote(expression)} ${example.selected && !isAgain ? 'did not return' : 'returned'} ${kind} ${example.id}${isAgain ? ' more than once' : ''} (${edition})`,
        expected: `${quote(expression)} returns ${wanted}; ${kind} ${example.id} is ${example.selected ? '' : 'not '}one of them: ${example.because}`,
        actual: `${[
          ...(missing.length > 0 ? [`${listIds(missing, kind)} missing`] : []),
          ...(extra.length > 0 ? [`${listIds(extra, kind)} not expected`] : []),
          ...(again.length > 0 ? [`${listIds(again, kind)} more than once`] : []),
        ].join('; ')}${countOthers(finding)}`,
        counterexample: { ...describeList(finding), expression, expected, actual, example, ...(part ? { part } : {}) },
      };
    }
  }
}

/** A part of the language as its requirement names it: the code in it, or else its subject, and the verb that follows. */
function partIs(id: RequirementId): string {
  const { says }: Requirement = requirements[id];
  const [subject = ''] = says.split(' MUST ');
  const code = /`[^`]+`/.exec(id.startsWith('croql.member.') ? says : subject)?.[0];
  if (code !== undefined) return `${code} is`;
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)} ${/^\w+s\b/.test(subject) ? 'are' : 'is'}`;
}

/** The list of an expression, and its records if there are fewer than the loaded dataset has. */
const describeList = ({ edition, context, path, records }: ListFacts) => ({
  ...{ edition, context },
  ...(path === undefined ? {} : { path }),
  ...(records === undefined ? {} : { records }),
});
type ListFacts = Pick<Extract<Violation, { code: 'records-differ' }>, 'edition' | 'context' | 'path' | 'records'>;

/** What the records of a context are called. */
const KINDS = {
  'source-string': 'string',
  translation: 'translation',
  'tm-segment': 'segment',
  'glossary-term': 'term',
} as const;

/** The statuses of what a server does not have. */
const ABSENT: readonly number[] = [404, 405, 501];

const MAX_IDS_IN_TITLE = 3;
const MAX_IDS = 12;
const MAX_BODY = 300;
/** The part of an expression that a sentence shows, in characters; the counterexample has all of it. */
const MAX_EXPRESSION = 400;

const quote = (expression: string): string =>
  expression.length <= MAX_EXPRESSION
    ? `\`${expression}\``
    : `\`${expression.slice(0, MAX_EXPRESSION)}…\` (${expression.length} characters)`;

const countOthers = ({ hits }: { readonly hits: number }) =>
  hits > 1 ? ` (and ${hits - 1} more expression${hits > 2 ? 's' : ''} with the same cause)` : '';

const describeResponse = ({ status, body }: { readonly status: number; readonly body: string }) =>
  `${status}${body === '' ? ' without a body' : `: ${body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}…` : body}`}`;

const article = (what: string) => (/^[aeiou]/.test(what) ? `an ${what}` : `a ${what}`);

const listIds = (ids: readonly number[], kind = 'record') =>
  ids.length === 0
    ? 'no records'
    : `${kind}${ids.length === 1 ? '' : 's'} ${ids.slice(0, MAX_IDS).join(', ')}${ids.length > MAX_IDS ? ` and ${ids.length - MAX_IDS} more` : ''}`;
