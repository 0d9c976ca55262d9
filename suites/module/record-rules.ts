import type { JobResponse } from './job-response.ts';
import { rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A row about what string records show of a requirement, after all of them were read in one pass. */
const hasNoFault = (requirement: RequirementId, expected: string, subject: string): RuleRow<JobResponse> =>
  rowsAbout(({ content }: JobResponse) => {
    const faults = content.kind === 'strings' ? content.faults : undefined;
    return faults?.shown.has(requirement) === true || faults?.violations.has(requirement) === true ? faults : undefined;
  }, `the response has no ${subject}`)(requirement, expected, ({ violations }) => violations.get(requirement));

/** What the string records of a response have to be. Source, "String record" and "Translation entry". */
// prettier-ignore
export const RECORD_ROWS: readonly RuleRow<JobResponse>[] = [
  hasNoFault('module.response.uniq-id',                 'a string',                                                   'string'),
  hasNoFault('module.response.uniq-id-unique',          'a uniqId that no other string of the file has',              'string'),
  hasNoFault('module.response.identifier',              'a string',                                                   'string'),
  hasNoFault('module.response.context',                 'a string',                                                   'string with a context'),
  hasNoFault('module.response.max-length',              'an integer or null',                                         'string with a maxLength'),
  hasNoFault('module.response.is-hidden',               'a boolean or null',                                          'string with isHidden'),
  hasNoFault('module.response.has-plurals',             'a boolean',                                                  'string with hasPlurals'),
  hasNoFault('module.response.labels',                  'an array of strings',                                        'string with labels'),
  hasNoFault('module.response.attributes',              'an object',                                                  'string with attributes'),
  hasNoFault('module.response.service-type',            'a string',                                                   'string with a serviceType'),
  hasNoFault('module.response.text',                    'a string',                                                   'string without plurals'),
  hasNoFault('module.response.text-plural',             'an object keyed by the plural categories of the language',   'plural string'),
  hasNoFault('module.response.translations',            'an object keyed by the ids of target languages',             'string with translations'),
  hasNoFault('module.response.translation-text',        'a string',                                                   'translation without plurals'),
  hasNoFault('module.response.translation-text-plural', 'an object keyed by the plural categories of the language',   'plural translation'),
  hasNoFault('module.response.status',                  'untranslated, translated or approved',                       'translation with a status'),
  hasNoFault('module.response.status-plural',           'an object with one status for each plural category',         'plural translation with a status'),
];
