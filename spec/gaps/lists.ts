import { choice, open, settled, value } from './gap.ts';

const role = 'api-server';

/** Gaps of the list endpoints, their records, errors and limits. */
export const listGaps = {
  'lists.envelope': choice(role, {
    asks: 'What is the envelope of a list?',
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
      'offset-limit': 'A list accepts `offset` and `limit` and repeats both in `pagination`, without a total.',
      none: 'A list is not paged.',
    },
    observe: 'Ask with `limit=1` and `offset=1` and compare with the whole list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.page-size': value(role, {
    asks: 'What is the default page size?',
    answer: 'A page has 25 records if the request has no limit.',
    takes: 'records',
    default: '25',
    observe: 'Ask a list of more records without a limit.',
    source: 'Limits',
  }),
  'lists.page-size-most': value(role, {
    asks: 'What is the maximum page size?',
    answer: 'A page has at most 500 records, and a larger limit is refused.',
    takes: 'records',
    default: '500',
    observe: 'Ask with a limit of 500 and of 501.',
    source: 'Limits',
  }),
  'lists.plus': choice(role, {
    asks: 'Is a `+` in the query string a space?',
    choices: {
      space: 'A `+` in the query string means a space, like `%20`.',
      plus: 'A `+` in the query string means itself.',
    },
    observe: 'Ask for `is+hidden` and compare with `is%20hidden`.',
    source: 'found',
  }),
  'lists.other-parameters': open({
    asks: 'Which other query parameters do the four lists accept?',
    answer: 'The lists accept `offset`, `limit` and `orderBy` besides `croql`.',
    observe: 'Ask with each and compare.',
    source: 'Gaps in endpoints 2',
  }),
  'lists.unknown-parameters': settled('app', {
    asks: 'May an app send a list parameters that it does not know?',
    answer: 'An app sends a list no parameter that the list does not know.',
    observe: 'Look at the requests for lists that an app sends.',
    source: 'found',
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
    others: ['The first one is used.', 'The last one is used.'],
    observe: 'Ask with two expressions that select different records.',
    source: 'found',
  }),
  'lists.project-list': settled(role, {
    asks: 'What does the project list return?',
    answer: 'The project list returns project records in the envelope of the other lists.',
    observe: 'Look at the body of the project list.',
    source: 'Gaps in endpoints 4',
  }),
  'lists.tm-id': choice(role, {
    asks: 'What is the type of `tmId`?',
    choices: { integer: '`tmId` is an integer.', string: '`tmId` is a string.' },
    observe: 'Look at the `id` of a translation memory.',
    source: 'Gaps in endpoints 5',
  }),
  'lists.string-record': settled(role, {
    asks: 'Which fields does a string record have?',
    answer:
      'A listed string has at least `id`, `projectId`, `identifier`, `text`, `type`, `context`, `maxLength`, `isHidden`, `isDuplicate`, `hasPlurals`, `isIcu`, `createdAt`, `updatedAt` and `fileId`.',
    observe: 'Look at a record of the list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.translation-record': settled(role, {
    asks: 'Which fields does a translation record have?',
    answer:
      'A listed translation has `stringId` and `contentType`, and either `translationId`, `text`, `user` and `createdAt` or, for a plural string, an array `plurals` of them.',
    observe: 'Look at the records of a list over plain and plural strings.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.segment-record': settled(role, {
    asks: 'Which fields does a segment record have?',
    answer: 'A listed segment has `id` and `records`, whose elements have the members of the context and `languageId`.',
    observe: 'Look at a record of the list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.term-record': settled(role, {
    asks: 'Which fields does a term record have?',
    answer:
      'A listed term has at least `id`, `userId`, `glossaryId`, `languageId`, `text`, `partOfSpeech`, `status`, `type`, `conceptId`, `createdAt` and `updatedAt`.',
    observe: 'Look at a record of the list.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.term-values': choice(role, {
    asks: 'How does a listed term spell its enumerated values?',
    choices: {
      words: 'A listed term spells its enumerated values in words, as in `not recommended`.',
      codes: 'A listed term spells its enumerated values like CroQL, as in `not_recommended`.',
    },
    observe: 'Look at the record of a term whose status has two words.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.record-dates': settled(role, {
    asks: 'What is the format of dates in a record?',
    answer: 'The dates of a record are ISO 8601 timestamps with an offset.',
    observe: 'Look at `createdAt` of a record.',
    source: 'Gaps in endpoints 1',
  }),
  'lists.status': settled(role, {
    asks: 'What is the status of a list response?',
    answer: 'A list is answered with 200.',
    observe: 'Ask for any list.',
    source: 'Errors, gaps',
  }),
  'errors.unauthorized': settled(role, {
    asks: 'How is a call without a valid token answered?',
    answer: 'A call without a valid token is answered with 401 and an object `error` of `message` and `code`.',
    observe: 'Call without a token, with an invented one and with an expired one.',
    source: 'Errors, gaps',
  }),
  'errors.forbidden': settled(role, {
    asks: 'How is a call answered if the scopes of the token do not cover it?',
    answer:
      'A call that the scopes of the token do not cover is answered with 403 and an object `error` of `message` and `code`.',
    observe: 'Call with a token of an unrelated scope.',
    source: 'Errors, gaps',
  }),
  'errors.not-found': settled(role, {
    asks: 'How is a request for an unknown id answered?',
    answer: 'A path with an unknown id is answered with 404 and an object `error` of `message` and `code`.',
    observe: 'Ask for the strings of an unknown project.',
    source: 'Errors, gaps',
  }),
  'errors.validation': settled(role, {
    asks: 'What is the body of a validation error?',
    answer:
      'A validation error lists in `errors`, for each invalid parameter, its `key` and its `errors` of `code` and `message`.',
    observe: 'Ask with a malformed expression.',
    source: 'Errors, gaps',
  }),
  'errors.croql-codes': settled(role, {
    asks: 'Which codes distinguish a malformed from a meaningless expression?',
    answer:
      'A malformed expression has the code `croqlInvalidSyntax`, and a meaningless one the code `croqlInvalidLogic`.',
    observe: 'Ask with `text contains` and with `nothing of the kind = 1`.',
    source: 'Errors, gaps',
  }),
  'errors.rate-limited': settled(role, {
    asks: 'How is a call over the rate limit answered?',
    answer: 'A call over the rate limit is answered with 429, whose body need not be JSON.',
    observe: 'Call without a pause until the response changes.',
    source: 'Limits',
  }),
  'limits.rate': open({
    asks: 'What is the rate limit?',
    answer: 'The reference service has no rate limit, and the kit waits as long as a 429 requests.',
    observe: 'Call without a pause and count.',
    source: 'Limits',
  }),
} as const;
