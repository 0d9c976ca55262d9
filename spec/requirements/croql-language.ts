import { standard, stated } from '../requirement.ts';

const role = 'api-server';

/** What the source states of the query language: its operators, their aliases and its syntactic categories. */
// prettier-ignore
export const languageRequirements = {
  ...stated('CroQL language', role, {
    'croql.operator.plus': '`+` adds two numbers.',
    'croql.operator.minus': '`-` between two numbers subtracts the second from the first.',
    'croql.operator.divide': '`/` divides the first number by the second.',
    'croql.operator.times': '`*` multiplies two numbers.',
    'croql.operator.negate': '`-` before a number negates it.',
    'croql.operator.between': '`between` holds for a value that lies between two others.',
    'croql.operator.equal': '`=` holds for two equal values.',
    'croql.operator.not-equal': '`!=` holds for two values that are not equal.',
    'croql.operator.not-equal-sign': '`≠` means the same as `!=`.',
    'croql.operator.greater': '`>` holds when the first value is the larger.',
    'croql.operator.greater-or-equal': '`>=` holds when the first value is the larger or both are equal.',
    'croql.operator.greater-or-equal-sign': '`≥` means the same as `>=`.',
    'croql.operator.less': '`<` holds when the first value is the smaller.',
    'croql.operator.less-or-equal': '`<=` holds when the first value is the smaller or both are equal.',
    'croql.operator.less-or-equal-sign': '`≤` means the same as `<=`.',
    'croql.operator.contains': '`contains` holds when the second string occurs in the first.',
    'croql.operator.contains-members': 'Either side of `contains` may be a member.',
    'croql.operator.and': '`and` holds when both sides hold.',
    'croql.operator.or': '`or` holds when at least one side holds.',
    'croql.operator.xor': '`xor` holds when exactly one side holds.',
    'croql.operator.not': '`not` holds when what follows does not.',
    'croql.syntax.where': '`where` keeps the elements of a collection for which its predicate holds.',
    'croql.syntax.with': '`with` puts a predicate on an object.',
    'croql.syntax.conditional': '`If … then … else …` gives the value of its second expression when its condition holds, else that of its third.',
    'croql.syntax.mention-user': '`@user:"…"` means the user of that login.',
    'croql.syntax.mention-language': '`@language:"…"` means the language of that code.',
    'croql.syntax.count': '`count of` gives the number of elements of a collection.',
    'croql.syntax.member-of': '`of` gives a member of an object.',
    'croql.syntax.identifier': 'A bare name means the member of that name.',
    'croql.syntax.integer': 'An integer is written in digits.',
    'croql.syntax.float': 'A float is written in digits with a point.',
    'croql.syntax.string': 'A string is written in double quotes.',
    'croql.syntax.datetime': 'A datetime is written in single quotes as `YYYY-MM-DD hh:mm:ss`.',
    'croql.syntax.today': "`'today'` is a datetime of the current day.",
    'croql.syntax.group': 'Parentheses are evaluated before what stands around them.',
  }),
  ...stated('CroQL data contexts', role, {
    'croql.context.member-names': 'A member name of several words is written with its spaces, exactly as it is listed.',
    'croql.context.string-dates': 'Dates inside a string context have the form `YYYY-MM-DD hh:mm:ss`.',
    'croql.context.offset-dates': 'Dates in the TM and glossary contexts are ISO 8601 timestamps with an offset.',
  }),
  ...standard('Endpoints 4', role, {
    'croql.parameter.utf-8': ['RFC 3986 2.5', 'Letters of any script in an expression are percent-encoded as UTF-8.'],
  }),
} as const;
