import { type Members as ContextMembers } from '../../spec/croql/context.ts';
import { CONTEXT_NAMES, contextOf } from '../../spec/croql/contexts.ts';
import { memberRequirementId, type MemberRequirementId } from '../../spec/requirements/member-id.ts';
import { faultTable } from '../core/fault.ts';
import type { Fault } from '../core/fault.ts';
import type { AllListRules } from './list-context.ts';
import type { Members } from '../data/resources.ts';

/** Requirements of members that an expression can name; the others are about concept records and values. */
type MemberRequirement = Exclude<
  MemberRequirementId,
  | `croql.member.glossary-concept.${string}`
  | 'croql.member.translations.provider-values'
  | 'croql.member.languages-summary.top-translation'
>;
type UnreadFaultId = `${MemberRequirement}.unread`;

/** One fault per member: the service reads it as absent. */
export const unreadMemberFaults: Readonly<Record<UnreadFaultId, Fault<AllListRules>>> = Object.fromEntries(
  CONTEXT_NAMES.flatMap((context) => createFaults(context, contextOf(context).members)),
) as Record<UnreadFaultId, Fault<AllListRules>>;

function createFaults(owner: string, members: ContextMembers): [string, Fault][] {
  return Object.entries(members).flatMap(([name, member]) => {
    const breaks = memberRequirementId(owner, name);
    const says = `\`${name}\` (${owner}) is absent in every record.`;
    return [
      [`${breaks}.unread`, { breaks, says, rules: changeRecords(owner, () => ({ [name]: undefined })) }],
      ...createFaults(name, member.members ?? {}),
    ];
  });
}

/** Changes the records of an owner before evaluation. The owner is a context, or a member that holds records. */
function changeRecords(owner: string, change: (record: Members) => Members): Fault<AllListRules>['rules'] {
  const changed = new WeakMap<Members, Members>();
  return {
    readRecord(record, context) {
      const known = changed.get(record) ?? (changeValue(record, context === owner) as Members);
      changed.set(record, known);
      return known;
    },
  };

  function changeValue(value: unknown, isOwner: boolean): unknown {
    if (Array.isArray(value)) return value.map((each) => changeValue(each, isOwner));
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([name, inner]) => [name, changeValue(inner, name === owner)]);
    const record = Object.fromEntries(members) as Members;
    return isOwner ? { ...record, ...change(record) } : record;
  }
}

/** Members that are confused with others, as can easily happen in an implementation. */
// prettier-ignore
export const confusedMemberFaults = faultTable<AllListRules>()({
  'croql.votes-swapped': { breaks: 'croql.member.votes.is-up', says: 'Up and down votes are swapped.',
    rules: changeRecords('votes', (vote) => ({ 'is up': vote['is down'], 'is down': vote['is up'] })) },
  'croql.any-vote-is-up': { breaks: 'croql.member.votes.is-up', says: 'Every vote counts as an up vote.',
    rules: changeRecords('votes', () => ({ 'is up': true })) },
  'croql.visible-as-hidden': { breaks: 'croql.member.source-string.is-visible', says: '`is visible` has the value of `is hidden`.',
    rules: changeRecords('source-string', (string) => ({ 'is visible': string['is hidden'] })) },
  'croql.icu-is-plain': { breaks: 'croql.member.source-string.type-is-plain', says: 'An ICU string counts as plain text too.',
    rules: changeRecords('source-string', (string) => ({ 'type is plain': string['type is plain'] || string['type is icu'] })) },
  'croql.updated-is-added': { breaks: 'croql.member.source-string.updated', says: '`updated` is the date when the string was added.',
    rules: changeRecords('source-string', (string) => ({ updated: string['added'] })) },
  'croql.identifier-is-text': { breaks: 'croql.member.source-string.identifier', says: '`identifier` is the text of the string.',
    rules: changeRecords('source-string', (string) => ({ identifier: string['text'] })) },
  'croql.issue-resolved-counts': { breaks: 'croql.member.comments.has-unresolved-issue', says: 'A resolved issue counts as unresolved.',
    rules: changeRecords('comments', (comment) => ({ 'has unresolved issue': comment['has issue'] })) },
  'croql.file-name-is-title': { breaks: 'croql.member.file.name', says: '`name of file` is the title of the file.',
    rules: changeRecords('file', (file) => ({ name: file['title'] })) },
  'croql.label-system-inverted': { breaks: 'croql.member.labels.is-system', says: '`is system` is true for labels created by users.',
    rules: changeRecords('labels', (label) => ({ 'is system': !label['is system'] })) },
  'croql.translator-is-approver': { breaks: 'croql.member.translations.user', says: 'The user of an approved translation is its approver.',
    rules: changeRecords('translations', (translation) => ({ user: (translation['approvals'] as Members[] | undefined)?.[0]?.['user'] ?? translation['user'] })) },
  'croql.approver-is-first-user': { breaks: 'croql.member.approvals.user', says: 'Every approval was made by the first user.',
    rules: changeRecords('approvals', () => ({ user: 1 })) },
  'croql.provider-global-is-tm': { breaks: 'croql.member.translations.provider', says: '`global_tm` counts as `tm`.',
    rules: changeRecords('translations', ({ provider }) => ({ provider: provider === 'global_tm' ? 'tm' : provider })) },
  'croql.provider-values-shortened': { breaks: 'croql.member.translations.provider-values', says: 'The provider `custom_mt` is called `mt`.',
    rules: changeRecords('translations', ({ provider }) => ({ provider: provider === 'custom_mt' ? 'mt' : provider })) },
  'croql.mt-is-tm': { breaks: 'croql.member.languages-summary.is-translated-by-tm', says: 'A machine translation counts as one from the translation memory.',
    rules: changeRecords('languages summary', (summary) => ({ 'is translated by tm': summary['is translated by tm'] || summary['is translated by mt'] })) },
  'croql.auto-without-ai': { breaks: 'croql.member.languages-summary.is-auto-translated', says: 'A translation by AI does not count as automatic.',
    rules: changeRecords('languages summary', (summary) => ({ 'is auto translated': summary['is auto translated'] && !summary['is translated by ai'] })) },
  'croql.partial-is-whole': { breaks: 'croql.member.languages-summary.is-translated', says: 'A partly translated string counts as translated.',
    rules: changeRecords('languages summary', (summary) => ({ 'is translated': summary['is translated'] || summary['is partially translated'] })) },
  'croql.rare-qa-issues-not-counted': { breaks: 'croql.member.languages-summary.has-qa-issues', says: 'Issues of MDX syntax and custom ones alone are no QA issues.',
    rules: changeRecords('languages summary', (summary) => ('has qa issues' in summary ? { 'has qa issues': Object.entries(summary).some(([name, value]) => value === true && /^has (?!mdx|custom).+ qa issues$/.test(name)) } : {})) },
  'croql.rating-is-approvals': { breaks: 'croql.member.languages-summary.rating', says: '`rating` is the number of approvals.',
    rules: changeRecords('languages summary', (summary) => ({ rating: summary['approvalsCount'] })) },
  'croql.title-falls-back-on-name': { breaks: 'croql.member.file.title', says: 'A file without a title has its name as its title.',
    rules: changeRecords('file', ({ title, name }) => ({ title: title ?? name })) },
  'croql.lemma-falls-back-on-text': { breaks: 'croql.member.glossary-term.lemma', says: 'A term without a lemma has its text as its lemma.',
    rules: changeRecords('glossary-term', ({ lemma, text }) => ({ lemma: lemma ?? text })) },
  'croql.branch-of-string-before': { breaks: 'croql.member.branch.title', says: 'A string without a branch has that of the string before it.',
    rules: keepBranch() },
  'croql.summary-of-20-languages': { breaks: 'croql.member.source-string.languages-summary', says: '`languages summary` has at most twenty languages.',
    rules: changeRecords('source-string', (string) => (Array.isArray(string['languages summary']) ? { 'languages summary': string['languages summary'].slice(0, 20) } : {})) },
  'croql.summary-without-flags': { breaks: 'croql.member.source-string.languages-summary', says: 'An element of `languages summary` of which no flag is set is left out.',
    rules: changeRecords('source-string', (string) => (Array.isArray(string['languages summary']) ? { 'languages summary': (string['languages summary'] as readonly Members[]).filter((summary) => Object.values(summary).includes(true)) } : {})) },
  'croql.segment-records-merged': { breaks: 'croql.member.tm-segment.records', says: 'Two records of a segment that differ in their ids alone are read as one.',
    rules: changeRecords('tm-segment', ({ records }) => (Array.isArray(records) ? { records: withoutCopies(records as readonly Members[]) } : {})) },
  'croql.segment-record-without-updater': { breaks: 'croql.member.tm-segment.records', says: 'A record of a segment that nobody has changed is left out.',
    rules: changeRecords('tm-segment', ({ records }) => (Array.isArray(records) ? { records: (records as readonly Members[]).filter(({ updatedBy }) => updatedBy !== undefined) } : {})) },
  'croql.label-of-system-unless-said': { breaks: 'croql.member.labels.is-system', says: 'A label that does not say so is one of the system.',
    rules: changeRecords('labels', (label) => ({ 'is system': label['is system'] ?? true })) },
  'croql.segment-creator-is-updater': { breaks: 'croql.member.records.created-by', says: '`createdBy` is the user who last changed the record.',
    rules: changeRecords('records', (record) => ({ createdBy: record['updatedBy'] })) },
  'croql.term-status-in-words': { breaks: 'croql.member.glossary-term.status', says: 'A status is compared as list records spell it: “not recommended”.',
    rules: changeRecords('glossary-term', ({ status }) => ({ status: typeof status === 'string' ? status.replaceAll('_', ' ') : status })) },
  'croql.term-type-in-words': { breaks: 'croql.member.glossary-term.type', says: 'A type is compared as list records spell it: “full form”.',
    rules: changeRecords('glossary-term', ({ type }) => ({ type: typeof type === 'string' ? type.replaceAll('_', ' ') : type })) },
  'croql.lemma-is-text': { breaks: 'croql.member.glossary-term.lemma', says: '`lemma` is the text of the term.',
    rules: changeRecords('glossary-term', (term) => ({ lemma: term['text'] })) },
});

function withoutCopies(records: readonly Members[]): readonly Members[] {
  const contentOf = (record: Members) => JSON.stringify({ ...record, id: undefined });
  return [...new Map(records.map((record) => [contentOf(record), record])).values()];
}

function keepBranch(): Fault<AllListRules>['rules'] {
  let latest: unknown;
  return {
    readRecord(record, context) {
      if (context !== 'source-string') return record;
      latest = record['branch'] ?? latest;
      return { ...record, branch: latest } as Members;
    },
  };
}
