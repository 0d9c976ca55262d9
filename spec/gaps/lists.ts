import { choice, open, settled, value } from '../gap.ts';

const role = 'api-server';

/** Where the source leaves the list endpoints, their records, errors and limits open. */
export const listGaps = {
  'lists.envelope': choice(role, {
    asks: 'In what are the records of a list wrapped?',
    choices: {
      'data-of-data':
        'A list is an object whose `data` is an array of objects, each with one record in its own `data`.',
      data: 'A list is an object whose `data` is an array of records.',
      array: 'A list is an array of records.',
    },
    observe: 'Look at the body of any list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.pagination': choice(role, {
    asks: 'How is a list paged?',
    choices: {
      'offset-limit': 'A list takes `offset` and `limit` and repeats both in `pagination`, without a total.',
      none: 'A list comes whole.',
    },
    observe: 'Ask with `limit=1` and `offset=1` and compare with the whole list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.page-size': value(role, {
    asks: 'How many records has a page when none is asked for?',
    answer: 'A page has 25 records when no limit is asked for.',
    takes: 'records',
    default: '25',
    observe: 'Ask a list of more records without a limit.',
    source: 'Limits',
  }),
  'lists.page-size-most': value(role, {
    asks: 'How many records may a page have?',
    answer: 'A page may have 500 records, and a larger limit is refused.',
    takes: 'records',
    default: '500',
    observe: 'Ask with a limit of 500 and of 501.',
    source: 'Limits',
  }),
  'lists.plus': choice(role, {
    asks: 'Is a `+` in the query string a space?',
    choices: {
      space: 'A `+` in the query string means a space, as `%20` does.',
      plus: 'A `+` in the query string means itself.',
    },
    observe: 'Ask for `is+hidden` and compare with `is%20hidden`.',
    source: 'found',
  }),
  'lists.other-parameters': open({
    asks: 'Which other query parameters do the four lists take?',
    answer: 'The lists take `offset`, `limit` and `orderBy` besides `croql`.',
    observe: 'Ask with each and compare.',
    source: 'Gaps in endpoints 2',
  }),
  'lists.other-filters': choice(role, {
    asks: 'What if another filter is sent together with `croql`?',
    choices: {
      error: 'Another filter together with `croql` is refused as a validation error.',
      ignored: 'Another filter together with `croql` is ignored.',
    },
    observe: 'Ask the strings with `croql` and `fileId`.',
    source: 'Gaps in endpoints 2',
  }),
  'lists.repeated-croql': settled(role, {
    asks: 'What if `croql` is sent twice?',
    answer: 'A repeated `croql` parameter is refused as a validation error.',
    others: ['The first of them counts.', 'The last of them counts.'],
    observe: 'Ask with two expressions that select different records.',
    source: 'found',
  }),
  'lists.project-list': settled(role, {
    asks: 'What does the project list answer?',
    answer: 'The project list answers project records in the envelope of the other lists.',
    observe: 'Look at the body of the project list.',
    source: 'Gaps in endpoints 4',
  }),
  'lists.tm-id': choice(role, {
    asks: 'Of which type is `tmId`?',
    choices: { integer: '`tmId` is an integer.', string: '`tmId` is a string.' },
    observe: 'Look at the `id` of a translation memory.',
    source: 'Gaps in endpoints 5',
  }),
  'lists.string-record': settled(role, {
    asks: 'Which fields has a string record of a list?',
    answer:
      'A listed string has at least `id`, `projectId`, `identifier`, `text`, `type`, `context`, `maxLength`, `isHidden`, `isDuplicate`, `hasPlurals`, `isIcu`, `createdAt`, `updatedAt` and `fileId`.',
    observe: 'Look at a record of the list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.translation-record': settled(role, {
    asks: 'Which fields has a translation record of a list?',
    answer:
      'A listed translation has `stringId` and `contentType`, and either `translationId`, `text`, `user` and `createdAt` or, for a plural string, an array `plurals` of them.',
    observe: 'Look at the records of a list over plain and plural strings.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.segment-record': settled(role, {
    asks: 'Which fields has a segment record of a list?',
    answer: 'A listed segment has `id` and `records`, whose elements have the members of the context and `languageId`.',
    observe: 'Look at a record of the list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.term-record': settled(role, {
    asks: 'Which fields has a term record of a list?',
    answer:
      'A listed term has at least `id`, `userId`, `glossaryId`, `languageId`, `text`, `partOfSpeech`, `status`, `type`, `conceptId`, `createdAt` and `updatedAt`.',
    observe: 'Look at a record of the list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.term-values': choice(role, {
    asks: 'How does a listed term spell its enumerated values?',
    choices: {
      words: 'A listed term spells its enumerated values in words, as in `not recommended`.',
      codes: 'A listed term spells its enumerated values as the language does, as in `not_recommended`.',
    },
    observe: 'Look at the record of a term whose status has two words.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.record-dates': settled(role, {
    asks: 'In which form are the dates of a record?',
    answer: 'The dates of a record are ISO 8601 timestamps with an offset.',
    observe: 'Look at `createdAt` of a record.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.status': settled(role, {
    asks: 'With which status is a list answered?',
    answer: 'A list is answered with 200.',
    observe: 'Ask for any list.',
    source: 'Errors, gaps',
  }),
  'errors.unauthorized': settled(role, {
    asks: 'How is a call without a valid token answered?',
    answer: 'A call without a valid token is answered with 401 and an object `error` of `message` and `code`.',
    observe: 'Call with no token, with a made-up one and with an expired one.',
    source: 'Errors, gaps',
  }),
  'errors.forbidden': settled(role, {
    asks: 'How is a call answered that the scopes of the token do not cover?',
    answer:
      'A call that the scopes of the token do not cover is answered with 403 and an object `error` of `message` and `code`.',
    observe: 'Call with a token of an unrelated scope.',
    source: 'Errors, gaps',
  }),
  'errors.not-found': settled(role, {
    asks: 'How is an id answered that nothing has?',
    answer: 'A path with an id that nothing has is answered with 404 and an object `error` of `message` and `code`.',
    observe: 'Ask for the strings of a project that is not there.',
    source: 'Errors, gaps',
  }),
  'errors.validation': settled(role, {
    asks: 'What is the body of a validation error?',
    answer:
      'A validation error lists in `errors`, for each parameter at fault, its `key` and its `errors` of `code` and `message`.',
    observe: 'Ask with a malformed expression.',
    source: 'Errors, gaps',
  }),
  'errors.croql-codes': settled(role, {
    asks: 'Which code tells a malformed expression from a meaningless one?',
    answer:
      'A malformed expression has the code `croqlInvalidSyntax`, and one that means nothing in its context `croqlInvalidLogic`.',
    observe: 'Ask with `text contains` and with `nothing of the kind = 1`.',
    source: 'Errors, gaps',
  }),
  'errors.rate-limited': settled(role, {
    asks: 'How is a call answered that comes too soon?',
    answer: 'A call over the rate limit is answered with 429, whose body need not be JSON.',
    observe: 'Call without pause until the answer changes.',
    source: 'Limits',
  }),
  'limits.rate': open({
    asks: 'How many calls are allowed in a time?',
    answer: 'The reference service has no rate limit, and the kit waits as long as a 429 asks it to.',
    observe: 'Call without pause and count.',
    source: 'Limits',
  }),
} as const;
