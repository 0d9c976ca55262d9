import { choice, settled, value } from './gap.ts';

const role = 'api-server';

/** Gaps of the query language. */
export const croqlGaps = {
  'croql.precedence.logic': choice(role, {
    asks: 'How do `and`, `xor` and `or` bind without parentheses?',
    choices: {
      'and-xor-or': 'Without parentheses `and` binds tighter than `xor`, and `xor` tighter than `or`.',
      'and-then-or-xor': 'Without parentheses `and` binds tighter than `or` and `xor`, which bind alike.',
      'left-to-right': 'Without parentheses the logical operators are applied from left to right.',
    },
    observe: 'Ask with all eight truth values of `a or b xor c and d` and compare with each parenthesised reading.',
    source: 'CroQL language',
  }),
  'croql.precedence.arithmetic': choice(role, {
    asks: 'Do `*` and `/` bind tighter than `+` and `-`?',
    choices: {
      usual: '`*` and `/` bind tighter than `+` and `-`, and operators of one strength are applied from left to right.',
      'left-to-right': 'The arithmetic operators are applied from left to right whatever they are.',
    },
    observe: 'Ask for `1 + 2 * 3 = 7`: every record, or none.',
    source: 'CroQL language',
  }),
  'croql.keyword-case': choice(role, {
    asks: 'Can keywords be written in another case than shown, as in `AND` or `Contains`?',
    choices: {
      any: 'Keywords are case-insensitive.',
      'as-written': 'Keywords are lower case, except `If`, which the source capitalizes; any other case is an error.',
    },
    observe: 'Ask the same with `and`, `And` and `AND` and compare the answers.',
    source: 'CroQL language',
  }),
  'croql.whitespace': choice(role, {
    asks: 'How much white space is allowed around symbols and inside a member name?',
    choices: {
      free: 'White space around symbols is optional, and any run of it separates words, within member names too.',
      'single-in-members':
        'White space is free between tokens, and the words of a member name are separated by one space.',
    },
    observe: 'Ask with two spaces, a tab or a line break inside a member name and around `=`.',
    source: 'CroQL data contexts',
  }),
  'croql.member-spelling': choice(role, {
    asks: 'Is another spelling of a member accepted, such as `isHidden` for `is hidden`?',
    choices: {
      'as-written': 'A member is known only by the name in its context.',
      'camel-case-also': 'A member name of several words is also accepted in camel case.',
    },
    observe: 'Ask for `isHidden` and compare with `is hidden` and with an unknown member.',
    source: 'CroQL data contexts',
  }),
  'croql.string-case': choice(role, {
    asks: 'Are `=` and `contains` case-sensitive?',
    choices: {
      sensitive: '`=` and `contains` are case-sensitive.',
      'insensitive-contains': '`=` is case-sensitive, and `contains` is not.',
      insensitive: 'Neither `=` nor `contains` is case-sensitive.',
    },
    observe: 'Ask for a known text in the other case, once by `=` and once by `contains`.',
    source: 'CroQL language',
  }),
  'croql.string-escape': choice(role, {
    asks: 'How is a double quote or a backslash written inside a string?',
    choices: {
      none: 'A string has no escapes and ends at the next double quote.',
      backslash: 'Inside a string a backslash escapes the next character.',
    },
    observe: 'Ask for a text with a backslash, and for a string that holds a backslash and a quote.',
    source: 'CroQL language',
  }),
  'croql.string-order': choice(role, {
    asks: 'What does `<` mean between two strings?',
    choices: {
      'code-point': 'Strings are ordered by code points.',
      error: 'Ordering two strings is an error.',
    },
    observe: 'Ask for `text < "m"` over texts of known first letters.',
    source: 'CroQL language',
  }),
  'croql.between-bounds': choice(role, {
    asks: 'Does `between` include its bounds, and what if the first bound is larger than the second?',
    choices: {
      included: '`between` includes both bounds, and is always false if the first bound is larger.',
      excluded: '`between` excludes both bounds, and is always false if the first bound is larger.',
      swapped: '`between` includes both bounds, in either order.',
    },
    observe: 'Ask with a bound that equals a known value, then with the bounds exchanged.',
    source: 'CroQL language',
  }),
  'croql.null': choice(role, {
    asks: 'What is the result of a comparison with an absent value?',
    choices: {
      'absent-equals-absent':
        'An absent value equals only another absent one, `!=` is the negation of that, every other comparison with it is false and arithmetic with it is absent.',
      'empty-text':
        'An absent text equals the empty string, and otherwise an absent value equals only another absent one.',
    },
    observe: 'Ask for `context = ""` and `max length != 5` where some records have neither.',
    source: 'found',
  }),
  'croql.division': choice(role, {
    asks: 'What is the result of dividing two integers, and of dividing by zero?',
    choices: {
      fraction: 'Dividing integers can give a fraction, and dividing by zero gives an absent value.',
      whole: 'Dividing integers drops the fraction, and dividing by zero gives an absent value.',
      'zero-error': 'Dividing integers can give a fraction, and dividing by zero is an error.',
    },
    observe: 'Ask for `1 / 2 = 0.5` and for `1 / 0 = 1`.',
    source: 'CroQL language',
  }),
  'croql.date-zone': value(role, {
    asks: 'In which time zone are a literal and the dates of a string context, which have no offset?',
    answer: 'A date without an offset is read in UTC.',
    others: ['A date without an offset is read in another time zone, which the configuration sets.'],
    takes: 'time zone',
    default: 'UTC',
    observe: 'Ask for a record whose instant is known, in ranges around each whole hour of difference.',
    source: 'CroQL data contexts',
  }),
  'croql.date-forms': choice(role, {
    asks: 'Can a datetime literal be a date alone, or ISO 8601 with an offset?',
    choices: {
      accepted: 'A date alone means its midnight, and ISO 8601 with an offset means that instant.',
      error: 'A datetime literal in any other form than the two shown is an error.',
    },
    observe: "Ask with `'2024-01-31'` and `'2024-01-31T00:00:00+00:00'`.",
    source: 'CroQL language',
  }),
  'croql.today': choice(role, {
    asks: "Which moment is `'today'`?",
    choices: {
      midnight: "`'today'` is the midnight at the start of the current day.",
      now: "`'today'` is the current moment.",
      'whole-day': "`'today'` is the midnight at the start of the current day, and equals every moment of that day.",
    },
    observe: "Add a record now and ask for `added > 'today'`, `added < 'today'` and `added = 'today'`.",
    source: 'CroQL language',
  }),
  'croql.type-error': choice(role, {
    asks: 'What happens if an operator gets a value of a type that it does not accept?',
    choices: {
      error: 'A value of a type that the operator does not accept is an error before any record is evaluated.',
      false: 'A comparison of values of different types is false.',
    },
    observe: 'Ask for `text > 5`, `not 3` and `count of text = 1`.',
    source: 'found',
  }),
  'croql.root-type': choice(role, {
    asks: 'What happens if the result of a query is not a boolean?',
    choices: {
      error: 'A query whose result is not a boolean is an error.',
      'truth-of-number': 'A query whose result is a number selects the records for which it is not zero.',
    },
    observe: 'Ask for `count of translations`.',
    source: 'found',
  }),
  'croql.unknown-member': choice(role, {
    asks: 'What does an unknown member name mean?',
    choices: {
      error: 'An unknown member name is an error.',
      absent: 'An unknown member name is an absent value.',
    },
    observe: 'Ask for a name that no context has.',
    source: 'found',
  }),
  'croql.unknown-mention': choice(role, {
    asks: 'What does a mention of an unknown login or language mean?',
    choices: {
      'equal-to-nothing': 'A mention of an unknown login or language equals nothing.',
      error: 'A mention of an unknown login or language is an error.',
    },
    observe: 'Ask for `user = @user:"<an unknown login>"`.',
    source: 'CroQL language',
  }),
  'croql.with': choice(role, {
    asks: 'What is the value of `<object> with <predicate>`?',
    choices: {
      'object-or-absent':
        '`<object> with <predicate>` is the object if the predicate is true and absent otherwise; as a boolean it is true if the object is present.',
      boolean: '`<object> with <predicate>` is a boolean, the predicate about that object.',
    },
    observe: 'Ask for `file with (id = <id>)` and for `id of (file with (id = <id>)) = <id>`.',
    source: 'CroQL language',
  }),
  'croql.bare-predicate': choice(role, {
    asks: 'Can the predicate of `where` be written without parentheses?',
    choices: {
      accepted: 'A predicate that is a single member needs no parentheses.',
      error: 'A predicate without parentheses is an error.',
    },
    observe: 'Ask for `count of languages summary where is translated > 0`.',
    source: 'CroQL language',
  }),
  'croql.chained-comparison': choice(role, {
    asks: 'What does a comparison of a comparison mean, as in `1 < 2 < 3`?',
    choices: {
      error: 'Comparing the result of a comparison without parentheses is an error.',
      'left-to-right': 'Comparisons in a row are applied from left to right.',
    },
    observe: 'Ask for `1 < 2 < 3`.',
    source: 'CroQL language',
  }),
  'croql.outer-members': choice(role, {
    asks: 'Inside `where`, does a member that only the outer record has refer to that record?',
    choices: {
      error: 'Inside a predicate only the members of the filtered element are known.',
      'outer-record': 'Inside a predicate, a member that the element does not have refers to the outer record.',
    },
    observe: 'Ask for `count of translations where (identifier = "<key>") > 0`.',
    source: 'CroQL language',
  }),
  'croql.boolean-equality': choice(role, {
    asks: 'Can two booleans be compared, as in `is hidden = is duplicate`?',
    choices: {
      accepted: '`=` and `!=` also compare two booleans.',
      error: 'Comparing two booleans is an error.',
    },
    observe: 'Ask for `is hidden = is duplicate` and compare with `not (is hidden xor is duplicate)`.',
    source: 'CroQL language',
  }),
  'croql.plain-codes': choice(role, {
    asks: 'Can a plain string or integer be used instead of a mention?',
    choices: {
      accepted: 'A language can also be compared with its code as a string, and a user with its id as an integer.',
      error: 'A language or a user compared with anything but a mention is an error.',
    },
    observe: 'Ask for `language = "<code>"` and compare with the mention of that code.',
    source: 'CroQL language',
  }),
  'croql.date-string': choice(role, {
    asks: 'Can a datetime be compared with a date in double quotes?',
    choices: {
      error: 'A datetime compared with a double-quoted string is an error.',
      date: 'A double-quoted string that is compared with a datetime is read as one.',
    },
    observe: 'Ask for `added > "2024-01-31 00:00:00"`.',
    source: 'CroQL language',
  }),
  'croql.impossible-date': choice(role, {
    asks: 'What does a datetime literal with an impossible date mean?',
    choices: {
      error: 'A datetime literal with an impossible date is an error.',
      'rolled-over': 'A day past the end of a month counts on into the next month.',
    },
    observe: "Ask with `'2024-02-30 00:00:00'`.",
    source: 'CroQL language',
  }),
  'croql.number-forms': settled(role, {
    asks: 'Which other spellings of a number are accepted: `.5`, `5.`, `1e3`, `007`, digits of other scripts?',
    answer:
      'A number has ASCII digits and at most one point between digits; leading zeros are allowed, and any other spelling is an error.',
    observe: 'Ask for `max length = ` each spelling.',
    source: 'CroQL language',
  }),
  'croql.plural-text': choice(role, {
    asks: 'Which form is the `text` of a plural string?',
    choices: {
      other: 'The `text` of a plural string is its form of the category `other`.',
      any: 'A comparison with the `text` of a plural string is true if it is true for any of its forms.',
    },
    observe: 'Ask by `contains` for a word that only one form of a plural string has.',
    source: 'found',
  }),
  'croql.plural-count': choice(role, {
    asks: 'How many translations does a plural string have in one language?',
    choices: {
      'each-form': 'A translated plural string has one translation for each plural form of the language.',
      one: 'A translated plural string has one translation in the language.',
    },
    observe: 'Ask for `count of translations` of a plural string with a known number of forms.',
    source: 'found',
  }),
  'croql.empty': choice(role, {
    asks: 'What does an empty or absent `croql` parameter mean?',
    choices: {
      'no-filter': 'An empty `croql` parameter filters nothing, as does an absent one.',
      error: 'An empty `croql` parameter is an error, an absent one filters nothing.',
      required: 'An empty `croql` parameter is an error, as is an absent one.',
    },
    observe: 'Ask with `croql=` and compare with the list without the parameter.',
    source: 'found',
  }),
  'croql.length': value(role, {
    asks: 'How long can an expression be?',
    answer: 'An expression of up to 8000 characters is accepted.',
    takes: 'characters',
    default: '8000',
    observe: 'Ask with a true expression that grows by parentheses and `and` until it is refused.',
    source: 'Limits',
  }),
  'croql.malformed': choice(role, {
    asks: 'How is a malformed expression answered?',
    choices: {
      'validation-400': 'A malformed or meaningless expression is answered with 400 and the validation envelope.',
      'other-4xx': 'A malformed or meaningless expression is answered with another 4xx status.',
    },
    observe: 'Ask with `text contains` and look at status and body.',
    source: 'Errors',
  }),
  'croql.order': choice(role, {
    asks: 'In which order do the records of a filtered list come?',
    choices: {
      'by-id': 'The records of a list come in ascending order of their ids.',
      unspecified: 'The records of a list come in no particular order.',
    },
    observe: 'Look at the ids of a list of more than one page.',
    source: 'found',
  }),
  'croql.fields-shape': settled(role, {
    asks: 'Is `fields` an object, as the source calls it, or a collection, as its examples count it?',
    answer: '`fields` is counted and filtered as a collection of `name`, `slug`, `value` and `type`.',
    observe: 'Ask for `count of fields > 0` where some strings have custom properties.',
    source: 'CroQL data contexts',
  }),
  'croql.translation-updated': settled(role, {
    asks: 'Is `translation updated` a boolean, as its list says, or a datetime, as its filter compares it?',
    answer: '`translation updated` is compared with datetimes; on its own it is true if there is such a date.',
    observe: 'Ask with it alone and with `between` two datetimes.',
    source: 'Editor filter equivalents',
  }),
  'croql.summary-presence': settled(role, {
    asks: 'Which languages have an element in `languages summary`?',
    answer: 'A string has an element in `languages summary` for each language into which it has a translation.',
    observe: 'Ask for `count of languages summary` of strings with a known number of translated languages.',
    source: 'Editor filter equivalents',
  }),
  'croql.provider-values': settled(role, {
    asks: 'Which are the eight further values of `provider`?',
    answer:
      'The further values of `provider` are `google`, `google_automl`, `microsoft`, `crowdin`, `deepl`, `modernmt`, `amazon` and `watson`.',
    observe: 'Ask with each value and look whether it is refused.',
    source: 'CroQL data contexts',
  }),
  'croql.value-outside': settled(role, {
    asks: 'What is the result of comparing an enumerated member with a value outside of its list?',
    answer: 'An enumerated member compared with a value outside of its list is simply not equal to it.',
    others: ['Such a comparison is an error.'],
    observe: 'Ask for `status = "<a value that is not in the list>"`.',
    source: 'found',
  }),
  'croql.plural-form-values': settled(role, {
    asks: 'Which values can `plural form` have?',
    answer:
      '`plural form` is one of `zero`, `one`, `two`, `few`, `many` and `other`, and absent for a string without plural forms.',
    observe: 'Ask for each category over a plural string of a language with known categories.',
    source: 'Gaps in resources 2',
  }),
  'croql.screenshot-element': settled(role, {
    asks: 'Which members does an element of `screenshots` have?',
    answer: '`screenshots` can only be counted: its elements have no members.',
    observe: 'Ask for `count of screenshots where (id > 0) > 0`.',
    source: 'Gaps in resources 1',
  }),
  'edition.enterprise-member': choice(role, {
    asks: 'What does an enterprise-only member mean in the hosted edition?',
    choices: {
      unknown: 'In the hosted edition an enterprise-only member is unknown.',
      'matches-nothing': 'In the hosted edition an enterprise-only member matches nothing.',
    },
    observe: 'Ask the hosted edition for `isPassedWorkflow` and for `not isPassedWorkflow`.',
    source: 'CroQL data contexts',
  }),
  'croql.related-members': settled(role, {
    asks: 'Which members of one record exclude or imply each other?',
    answer:
      'A string has one type and is visible or hidden; it is translated or approved in part or as a whole; a special QA issue is a QA issue, an unresolved issue is an issue, and no vote is both up and down.',
    others: ['Members of one record are independent of each other.'],
    observe: 'Ask for records that break such a relation, as `is visible and is hidden`: none, or some.',
    source: 'found',
  }),
} as const;
