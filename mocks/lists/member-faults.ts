import { CONTEXT_NAMES, contextOf, type Members as ContextMembers } from '../../spec/croql/context.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { Fault } from '../fault.ts';
import type { Members } from './resources.ts';

/** Requirements of members that a query can name; the others speak of concept records and of what a value means. */
type MemberRequirement = Exclude<
  Extract<RequirementId, `croql.member.${string}`>,
  | `croql.member.glossary-concept.${string}`
  | 'croql.member.translations.provider-values'
  | 'croql.member.languages-summary.top-translation'
>;
type UnreadFaultId = `${MemberRequirement}.unread`;

/** A fault for each member: the service reads it as if no record had it. */
export const unreadFaults: Readonly<Record<UnreadFaultId, Fault>> = Object.fromEntries(
  CONTEXT_NAMES.flatMap((context) => rows(context, contextOf(context).members)),
) as Record<UnreadFaultId, Fault>;

function rows(owner: string, members: ContextMembers): [string, Fault][] {
  return Object.entries(members).flatMap(([name, member]) => {
    const breaks = `croql.member.${kebab(owner)}.${kebab(name)}` as MemberRequirement;
    const says = `No record seems to have \`${name}\` (${owner}).`;
    return [
      [`${breaks}.unread`, { breaks, says, rules: reading(owner, () => ({ [name]: undefined })) }],
      ...rows(name, member.members ?? {}),
    ];
  });
}

function kebab(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase();
}

/** Changes how the records of an owner look to expressions: a context, or a member with records of its own. */
function reading(owner: string, change: (record: Members) => Members): Fault['rules'] {
  return { seen: (record, context) => within(record, context === owner) as Members };

  function within(value: unknown, isOwner: boolean): unknown {
    if (Array.isArray(value)) return value.map((each) => within(each, isOwner));
    if (typeof value !== 'object' || value === null) return value;
    const inside = Object.entries(value).map(([name, held]) => [name, within(held, name === owner)]);
    const record = Object.fromEntries(inside) as Members;
    return isOwner ? { ...record, ...change(record) } : record;
  }
}

/** Members that are taken for others, as an implementation easily does. */
// prettier-ignore
export const mixedFaults = {
  'croql.votes-swapped': { breaks: 'croql.member.votes.is-up', says: 'A vote for a translation counts as one against it.',
    rules: reading('votes', (vote) => ({ 'is up': vote['is down'], 'is down': vote['is up'] })) },
  'croql.any-vote-is-up': { breaks: 'croql.member.votes.is-up', says: 'Every vote is a vote for the translation.',
    rules: reading('votes', () => ({ 'is up': true })) },
  'croql.visible-as-hidden': { breaks: 'croql.member.source-string.is-visible', says: '`is visible` says what `is hidden` says.',
    rules: reading('source-string', (string) => ({ 'is visible': string['is hidden'] })) },
  'croql.icu-is-plain': { breaks: 'croql.member.source-string.type-is-plain', says: 'An ICU string is plain text too.',
    rules: reading('source-string', (string) => ({ 'type is plain': string['type is plain'] || string['type is icu'] })) },
  'croql.updated-is-added': { breaks: 'croql.member.source-string.updated', says: '`updated` says when the string was added.',
    rules: reading('source-string', (string) => ({ updated: string['added'] })) },
  'croql.identifier-is-text': { breaks: 'croql.member.source-string.identifier', says: '`identifier` is the text of the string.',
    rules: reading('source-string', (string) => ({ identifier: string['text'] })) },
  'croql.issue-resolved-counts': { breaks: 'croql.member.comments.has-unresolved-issue', says: 'Every issue is unresolved.',
    rules: reading('comments', (comment) => ({ 'has unresolved issue': comment['has issue'] })) },
  'croql.file-name-is-title': { breaks: 'croql.member.file.name', says: '`name of file` is its title.',
    rules: reading('file', (file) => ({ name: file['title'] })) },
  'croql.label-system-inverted': { breaks: 'croql.member.labels.is-system', says: '`is system` holds for the labels that people put.',
    rules: reading('labels', (label) => ({ 'is system': !label['is system'] })) },
  'croql.translator-is-approver': { breaks: 'croql.member.translations.user', says: 'The user of a translation is who approved it, where somebody did.',
    rules: reading('translations', (translation) => ({ user: (translation['approvals'] as Members[] | undefined)?.[0]?.['user'] ?? translation['user'] })) },
  'croql.approver-is-first-user': { breaks: 'croql.member.approvals.user', says: 'Every approval is by the first user.',
    rules: reading('approvals', () => ({ user: 1 })) },
  'croql.provider-global-is-tm': { breaks: 'croql.member.translations.provider', says: '`global_tm` counts as `tm`.',
    rules: reading('translations', ({ provider }) => ({ provider: provider === 'global_tm' ? 'tm' : provider })) },
  'croql.provider-values-shortened': { breaks: 'croql.member.translations.provider-values', says: '`custom_mt` is called `mt`.',
    rules: reading('translations', ({ provider }) => ({ provider: provider === 'custom_mt' ? 'mt' : provider })) },
  'croql.mt-is-tm': { breaks: 'croql.member.languages-summary.is-translated-by-tm', says: 'A translation by an engine counts as one by memory.',
    rules: reading('languages summary', (summary) => ({ 'is translated by tm': summary['is translated by tm'] || summary['is translated by mt'] })) },
  'croql.auto-without-ai': { breaks: 'croql.member.languages-summary.is-auto-translated', says: 'AI is not among the automatic translators.',
    rules: reading('languages summary', (summary) => ({ 'is auto translated': summary['is auto translated'] && !summary['is translated by ai'] })) },
  'croql.partial-is-whole': { breaks: 'croql.member.languages-summary.is-translated', says: 'A partial translation counts as a whole one.',
    rules: reading('languages summary', (summary) => ({ 'is translated': summary['is translated'] || summary['is partially translated'] })) },
  'croql.rating-is-approvals': { breaks: 'croql.member.languages-summary.rating', says: '`rating` is the number of approvals.',
    rules: reading('languages summary', (summary) => ({ rating: summary['approvalsCount'] })) },
  'croql.segment-creator-is-updater': { breaks: 'croql.member.records.created-by', says: '`createdBy` is who last changed the record.',
    rules: reading('records', (record) => ({ createdBy: record['updatedBy'] })) },
  'croql.term-status-in-words': { breaks: 'croql.member.glossary-term.status', says: 'A status is compared as a list spells it: “not recommended”.',
    rules: reading('glossary-term', ({ status }) => ({ status: typeof status === 'string' ? status.replaceAll('_', ' ') : status })) },
  'croql.term-type-in-words': { breaks: 'croql.member.glossary-term.type', says: 'A type is compared as a list spells it: “full form”.',
    rules: reading('glossary-term', ({ type }) => ({ type: typeof type === 'string' ? type.replaceAll('_', ' ') : type })) },
  'croql.lemma-is-text': { breaks: 'croql.member.glossary-term.lemma', says: '`lemma` is the text of the term.',
    rules: reading('glossary-term', (term) => ({ lemma: term['text'] })) },
} as const satisfies Record<string, Fault>;
