/** Words that people bring from other languages where CroQL has an operator, with that operator. */
export const FOREIGN_OPERATORS: ReadonlyMap<string, string> = new Map([
  ['is', '='],
  ['in', '='],
  ['equals', '='],
  ['eq', '='],
  ['ne', '!='],
  ['gt', '>'],
  ['ge', '>='],
  ['gte', '>='],
  ['lt', '<'],
  ['le', '<='],
  ['lte', '<='],
  ['like', 'contains'],
  ['includes', 'contains'],
  ['include', 'contains'],
  ['contain', 'contains'],
  ['has', 'contains'],
]);

/** Words for an absent value, which CroQL cannot write. */
export const NULL_WORDS: ReadonlySet<string> = new Set(['null', 'nil', 'none', 'undefined', 'empty']);

/** Words for the two booleans, which CroQL cannot write. */
export const BOOLEAN_WORDS: ReadonlySet<string> = new Set(['true', 'false', 'yes', 'no']);

/** Names of the API's records, and other likely ones, with the words that mean the same in an expression. */
export const FOREIGN_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['fileId', 'id of file'],
  ['file_id', 'id of file'],
  ['branchId', 'id of branch'],
  ['branch_id', 'id of branch'],
  ['fileName', 'name of file'],
  ['key', 'identifier'],
  ['createdAt', 'added'],
  ['updatedAt', 'updated'],
  ['userId', 'user'],
  ['languageId', 'language'],
  ['conceptId', 'concept'],
  ['labelIds', 'count of labels where (id = …)'],
  ['hasPlurals', 'type is plural'],
  ['isIcu', 'type is icu'],
  ['type', 'type is plain'],
]);
