import { LAWS } from './croql/laws.ts';
import type { Finding } from './findings.ts';

export interface Wording {
  /** Absent: the check's own title says it. */
  readonly title?: string;
  readonly expected: string;
  readonly actual: string;
  readonly counterexample?: Readonly<Record<string, unknown>>;
}

/** The sentences of a finding. The compiler knows when a code has none. */
export function word(finding: Finding): Wording {
  const wording = wordAlone(finding);
  const { among } = finding;
  if (among === undefined) return wording;
  const company = among.alike > 1 ? `; ${among.alike} of ${among.of} shapes end alike` : '';
  return {
    ...wording,
    actual: `${wording.actual} (with ${among.shape}${company})`,
    counterexample: { ...wording.counterexample, ...among },
  };
}

function wordAlone(finding: Finding): Wording {
  switch (finding.code) {
    case 'no-answer':
      return { expected: 'an answer', actual: `none: ${finding.detail}` };
    case 'job':
      return { title: finding.what, expected: finding.due, actual: finding.came };
    case 'no-redirect':
      return { expected: `a redirect to ${finding.due}`, actual: finding.came };
    case 'redirected':
      return { expected: `no redirect there, because ${finding.why}`, actual: `a redirect to ${finding.to}` };
    case 'parameter':
      return {
        title: `the redirect’s parameter “${finding.name}” is wrong`,
        expected: finding.due === null ? `no parameter “${finding.name}”` : `${finding.name} = ${finding.due}`,
        actual: finding.came === null ? `no parameter “${finding.name}”` : `${finding.name} = ${finding.came}`,
      };
    case 'granted':
      return {
        expected: `no ${finding.what}, because ${finding.despite}`,
        actual: `${article(finding.what)} was given`,
      };
    case 'not-granted':
      return { expected: article(finding.what), actual: answered(finding) };
    case 'guessable':
      return {
        expected: `${finding.of} ${finding.what}s that nobody could guess`,
        actual: `they differ from each other in about ${Math.round(finding.bits)} bits`,
      };
    case 'header':
      return {
        title: `the header “${finding.name}” of the answer is wrong`,
        expected: `${finding.name}: ${finding.due}`,
        actual: finding.came === null ? `no header “${finding.name}”` : `${finding.name}: ${finding.came}`,
      };
    case 'status':
      return {
        expected: `${finding.call} is answered with ${finding.due}`,
        actual: `it is answered with ${finding.came}`,
      };
    case 'other-answer':
      return {
        title: 'the source leaves this open, and the target answers it in another way than was assumed',
        expected: finding.due,
        actual: finding.came,
      };
    case 'field':
      return {
        title: `the field “${finding.name}” of the answer is wrong`,
        expected: `${finding.name}: ${finding.due}`,
        actual: `${finding.name}: ${finding.came}`,
      };
    case 'sent':
      return {
        title: `“${finding.name}” of ${finding.what} is wrong`,
        expected: finding.due === null ? `no “${finding.name}”` : `${finding.name}: ${finding.due}`,
        actual: finding.came === null ? `no “${finding.name}”` : `${finding.name}: ${finding.came}`,
      };
    case 'did':
      return { title: `after ${finding.after}: ${finding.came}`, expected: finding.due, actual: finding.came };
    case 'exposed':
      return {
        title: `${finding.what} stands where the browser sees it`,
        expected: `${finding.what} stays on the server`,
        actual: `it stands in ${finding.place}`,
      };
    case 'same-value':
      return { expected: `a new ${finding.what}`, actual: 'the same as before' };
    case 'contract':
      return {
        title: `${finding.interaction}: the answer is not what the contract says`,
        expected: `${finding.at}: ${finding.due}`,
        actual: `${finding.at}: ${finding.came}`,
      };
    case 'told-apart':
      return {
        expected: `the same answer for ${finding.what} that exists and for one that does not`,
        actual: `${finding.present} where it exists, and ${finding.absent} where it does not`,
      };
    case 'call-refused':
      return { expected: `${finding.call} is answered with 2xx`, actual: answered(finding) };
    case 'call-accepted':
      return {
        expected: `${finding.call} is refused, because ${finding.despite}`,
        actual: `it is answered with ${finding.status}`,
      };
    case 'no-list':
      return { expected: `${finding.call} is answered with a list of records`, actual: answered(finding) };
    case 'records-missing':
      return { expected: `${finding.call} gives all ${finding.of} records`, actual: `without ${ids(finding.missing)}` };
    case 'records-strange':
      return { expected: `${finding.call} gives only records of its place`, actual: `also ${ids(finding.strangers)}` };
    case 'expression-refused': {
      const { edition, expression } = finding;
      return {
        title: `an expression of the language is refused (${edition})`,
        expected: `records for \`${expression}\``,
        actual: `${answered(finding)}${among(finding)}`,
        counterexample: { ...placed(finding), expression },
      };
    }
    case 'law-broken': {
      const { edition, expressions, law, expected, actual } = finding;
      return {
        title: `${expressions.map((each) => `\`${each}\``).join(' and ')} do not agree (${edition})`,
        expected: `${LAWS[law].says}: ${ids(expected)}`,
        actual: `\`${expressions[0]}\` selects ${ids(actual)}${among(finding)}`,
        counterexample: { ...placed(finding), expressions, law, expected, actual },
      };
    }
    case 'records-differ': {
      const { edition, context, expression, expected, actual, example, part } = finding;
      const missing = expected.filter((id) => !actual.includes(id));
      const extra = actual.filter((id) => !expected.includes(id));
      const kind = KINDS[context];
      return {
        title: part
          ? `\`${part.expression}\` is ${part.actual} at ${kind} ${part.id}, expected ${part.expected} (${edition})`
          : `\`${expression}\` ${example.selected ? 'leaves out' : 'selects'} ${kind} ${example.id} (${edition})`,
        expected: `\`${expression}\` selects ${ids(expected)}; ${kind} ${example.id} is ${example.selected ? '' : 'not '}among them: ${example.because}`,
        actual: `${[missing.length > 0 ? `without ${ids(missing)}` : '', extra.length > 0 ? `also ${ids(extra)}` : '']
          .filter((each) => each !== '')
          .join(', and ')}${among(finding)}`,
        counterexample: { ...placed(finding), expression, expected, actual, example, ...(part ? { part } : {}) },
      };
    }
  }
}

/** The list that was asked, and what it held when that was made small. */
const placed = ({ edition, context, path, records }: Placed) => ({
  ...{ edition, context },
  ...(path === undefined ? {} : { path }),
  ...(records === undefined ? {} : { records }),
});
type Placed = Pick<Extract<Finding, { code: 'records-differ' }>, 'edition' | 'context' | 'path' | 'records'>;

const KINDS = {
  'source-string': 'string',
  translation: 'translation',
  'tm-segment': 'segment',
  'glossary-term': 'term',
} as const;

const among = ({ hits }: { readonly hits: number }) =>
  hits > 1 ? ` (so do ${hits - 1} more expressions that rest on the same thing)` : '';

const answered = ({ status, body }: { readonly status: number; readonly body: string }) =>
  `answered with ${status}${body === '' ? ' and nothing' : `: ${body.length > 300 ? `${body.slice(0, 300)}…` : body}`}`;

const article = (what: string) => (/^[aeiou]/.test(what) ? `an ${what}` : `a ${what}`);

const ids = (list: readonly number[]) =>
  list.length === 0
    ? 'no record'
    : `${list.length === 1 ? 'record' : 'records'} ${list.slice(0, 12).join(', ')}${list.length > 12 ? ` and ${list.length - 12} more` : ''}`;
