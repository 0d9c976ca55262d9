import type { ContextName } from '../../spec/croql/contexts.ts';

/** The fields that every record of a list has by the kit's resolutions, by the context of the list. */
// prettier-ignore
export const RECORD_FIELDS: Readonly<Record<ContextName, readonly string[]>> = {
  'source-string': ['id', 'projectId', 'identifier', 'text', 'type', 'context', 'maxLength', 'isHidden', 'isDuplicate', 'hasPlurals', 'isIcu', 'createdAt', 'updatedAt', 'fileId'],
  'translation':   ['stringId', 'contentType', 'translationId', 'text', 'user', 'createdAt'],
  'tm-segment':    ['id', 'records'],
  'glossary-term': ['id', 'userId', 'glossaryId', 'languageId', 'text', 'partOfSpeech', 'status', 'type', 'conceptId', 'createdAt', 'updatedAt'],
};

/** A date in ISO 8601 with an offset. */
export const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
