import { isObject } from '../../spec/json.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { StringRecord } from '../../spec/schemas/types.gen.ts';

/** What one field of a string record makes of the string that was added, as an expression of the language. */
export interface Clause {
  readonly requirement: RequirementId;
  readonly what: string;
  readonly expression: string;
  /**
   * What the expression denies. A service may take the negation of a comparison with an absent value for as little true as
   * the comparison, so that only this, which then selects nothing, shows that the string is right.
   */
  readonly denied?: string;
}

const denial = (denied: string): Pick<Clause, 'expression' | 'denied'> => ({ expression: `not (${denied})`, denied });

type Entry = NonNullable<StringRecord['translations']>[string];

/** Where a text cannot stand in a literal as it is, its parts can: the source has no escapes. */
const BREAKS = /["\\\r\n\t\u2028\u2029]+/;

/** That a member is this text, or where a literal cannot hold it, has each of its parts and is not those parts alone. */
function writeTextEquals(member: string, text: string): string {
  if (!BREAKS.test(text)) return `${member} = "${text}"`;
  const parts = text.split(BREAKS);
  const words = parts.filter((part) => part.trim() !== '');
  if (words.length === 0) return 'id > 0';
  const others = new Set([parts.join(''), parts.join(' '), words.join(' ')].filter((other) => other !== text));
  return [
    ...words.map((part) => `${member} contains "${part}"`),
    ...[...others].map((other) => `not (${member} = "${other}")`),
  ].join(' and ');
}

/** A plural string has the text of one of its forms: the source leaves open which. */
const writeTextIsOneOf = (member: string, text: StringRecord['text']): string =>
  isObject(text)
    ? `(${Object.values(text)
        .map((form) => writeTextEquals(member, String(form)))
        .join(' or ')})`
    : writeTextEquals(member, text);

const writeCount = (collection: string, predicate: string) => `count of ${collection} where (${predicate})`;

/** That a label is there once, or as often as its letters are, whatever their case: a service may compare them so. */
function writeHasLabel(label: string, labels: readonly string[]): string {
  const alike = labels.filter((other) => other.toLowerCase() === label.toLowerCase());
  const counted = writeCount('labels', writeTextEquals('title', label));
  return alike.length > 1 ? `(${counted} = 1 or ${counted} = ${alike.length})` : `${counted} = 1`;
}

/** The expression that selects the string of a record by its identifier alone. */
export const selectByName = ({ identifier }: StringRecord): string => writeTextEquals('identifier', identifier);

/** What the fields of a record make of the added string. Source, "String record", "Translation entry". */
export function listClauses(record: StringRecord): readonly Clause[] {
  const { text, context, maxLength, isHidden, hasPlurals, labels = [], translations = {} } = record;
  const clause = (requirement: RequirementId, what: string, expression: string): Clause => ({
    requirement,
    what,
    expression,
  });
  return [
    clause('module.result.strings-added', 'a string has another text', writeTextIsOneOf('text', text)),
    ...(context === undefined || context === ''
      ? []
      : [clause('module.result.context', 'a string has another context', writeTextEquals('context', context))]),
    maxLength === undefined || maxLength === null
      ? {
          ...{ requirement: 'module.result.max-length-default', what: 'a string without a maximum length has one' },
          ...denial('max length >= 0'),
        }
      : clause('module.result.max-length', 'a string has another maximum length', `max length = ${maxLength}`),
    isHidden === true
      ? clause('module.result.strings-added', 'a hidden string is not hidden', 'is hidden')
      : clause('module.result.translatable', 'a string that is not hidden is hidden', 'not is hidden'),
    hasPlurals === true
      ? clause('module.result.strings-added', 'a plural string is not plural', 'type is plural')
      : clause('module.result.has-plurals-default', 'a string without plurals is plural', 'not type is plural'),
    clause(
      labels.length === 0 ? 'module.result.labels-default' : 'module.result.labels',
      'a string has other labels',
      [
        `${writeCount('labels', 'not is system')} = ${labels.length}`,
        ...labels.map((label) => writeHasLabel(label, labels)),
      ].join(' and '),
    ),
    ...Object.entries(translations).flatMap(([language, entry]) => listEntryClauses(language, entry)),
  ];
}

/** What a string has no more, because the module took it away. */
export function listFormerClauses({ context }: StringRecord, former: StringRecord | undefined): readonly Clause[] {
  const before = former?.context;
  if (context === undefined || before === undefined || before === '' || before === context || BREAKS.test(before))
    return [];
  return [
    {
      requirement: 'module.result.context',
      what: 'a string has the context that the module took away',
      ...denial(`context = "${before}"`),
    },
  ];
}

/** Plural forms of which some are approved: each form has its own status, unless one translation stands for all of them. */
function buildApprovalClause(
  inLanguage: string,
  text: Readonly<Record<string, unknown>>,
  status: Readonly<Record<string, unknown>>,
): Clause {
  const formsOf = (isApproved: boolean) =>
    Object.entries(text).flatMap(([name, form]) =>
      (status[name] === 'approved') === isApproved ? [writeTextEquals('text', String(form))] : [],
    );
  const countApproved = (isApproved: boolean) =>
    writeCount('translations', `${inLanguage} and count of approvals > 0 and (${formsOf(isApproved).join(' or ')})`);
  return {
    requirement: 'module.result.status',
    what: 'other forms of a plural translation are approved',
    expression: [
      `${writeCount('translations', inLanguage)} = 1`,
      `(${countApproved(true)} = ${formsOf(true).length} and ${countApproved(false)} = 0)`,
      // Approvals may show in the summary of a language alone.
      `(${writeCount('translations', 'count of approvals > 0')} = 0 and ${writeCount('languages summary', `${inLanguage} and (is approved or is partially approved)`)} > 0)`,
    ].join(' or '),
  };
}

/** What a string has nothing of, because it is that of a neighbour: a context, and a translation. */
export function listForeignClauses(record: StringRecord, neighbour: StringRecord | undefined): readonly Clause[] {
  const { context, translations = {} } = neighbour ?? {};
  const foreign = Object.values(translations).find(({ text }) => typeof text === 'string' && !BREAKS.test(text))?.text;
  return [
    ...(record.context === undefined && context !== undefined && context !== '' && !BREAKS.test(context)
      ? [
          {
            requirement: 'module.result.context' as const,
            what: 'a string without a context has that of its neighbour',
            ...denial(`context = "${context}"`),
          },
        ]
      : []),
    ...(Object.keys(record.translations ?? {}).length === 0 &&
    typeof foreign === 'string' &&
    neighbour?.text !== record.text
      ? [
          {
            requirement: 'module.result.translations' as const,
            what: 'a string without translations has one of its neighbour',
            expression: `${writeCount('translations', writeTextEquals('text', foreign))} = 0`,
          },
        ]
      : []),
  ];
}

/** The translations of records that can be looked up in the list of a language, by language: as expressions about their texts. */
export function listTexts(records: readonly StringRecord[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { translations = {} } of records)
    for (const [language, { text, status }] of Object.entries(translations)) {
      if (typeof text !== 'string' || text.trim() === '' || BREAKS.test(text) || status === 'untranslated') continue;
      found.set(language, (found.get(language) ?? new Set()).add(writeTextEquals('text', text)));
    }
  return found;
}

function listEntryClauses(language: string, { text, status }: Entry): readonly Clause[] {
  const inLanguage = `language = @language:"${language}"`;
  const own = `${inLanguage} and ${writeTextIsOneOf('text', text)}`;
  const isApproved = `(${writeCount('languages summary', `${inLanguage} and is approved`)} > 0 or ${writeCount('translations', `${inLanguage} and count of approvals > 0`)} > 0)`;
  const added: Clause = isObject(text)
    ? {
        requirement: 'module.result.translations',
        what: 'plural translations are others',
        // One for each form, or one for all: the source leaves it open.
        expression: `${writeCount('translations', own)} = ${writeCount('translations', inLanguage)} and (${[...new Set([1, Object.keys(text).length])].map((number) => `${writeCount('translations', inLanguage)} = ${number}`).join(' or ')})`,
      }
    : {
        requirement: 'module.result.translations',
        what: 'a translation is another',
        expression: `${writeCount('translations', own)} = 1 and ${writeCount('translations', inLanguage)} = 1`,
      };
  const statuses = isObject(status) ? new Set(Object.values(status)) : new Set([status]);
  const [only] = statuses.size === 1 ? statuses : [];
  if (isObject(text) && isObject(status) && statuses.size > 1)
    return [added, buildApprovalClause(inLanguage, text, status)];
  return [
    added,
    {
      requirement: only === undefined ? 'module.result.status-default' : 'module.result.status',
      what:
        only === 'approved'
          ? 'an approved translation is not approved'
          : 'a translation that is not approved is approved',
      expression: only === 'approved' ? isApproved : `not ${isApproved}`,
    },
  ];
}
