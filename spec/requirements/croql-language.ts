import { standard, stated } from './requirement.ts';

const role = 'api-server';

/** What the source states of the query language: its operators, their aliases and its syntactic categories. */
// prettier-ignore
export const languageRequirements = {
  ...stated('CroQL language', role, {
    'croql.operator.plus': '`+` MUST add two numbers.',
    'croql.operator.minus': '`-` between two numbers MUST subtract the second from the first.',
    'croql.operator.divide': '`/` MUST divide the first number by the second.',
    'croql.operator.times': '`*` MUST multiply two numbers.',
    'croql.operator.negate': '`-` before a number MUST negate it.',
    'croql.operator.between': '`between` MUST hold for a value between two others.',
    'croql.operator.equal': '`=` MUST hold for two equal values.',
    'croql.operator.not-equal': '`!=` MUST hold for two values that are not equal.',
    'croql.operator.not-equal-sign': '`≠` MUST mean the same as `!=`.',
    'croql.operator.greater': '`>` MUST hold when the first value is larger.',
    'croql.operator.greater-or-equal': '`>=` MUST hold when the first value is larger or both are equal.',
    'croql.operator.greater-or-equal-sign': '`≥` MUST mean the same as `>=`.',
    'croql.operator.less': '`<` MUST hold when the first value is smaller.',
    'croql.operator.less-or-equal': '`<=` MUST hold when the first value is smaller or both are equal.',
    'croql.operator.less-or-equal-sign': '`≤` MUST mean the same as `<=`.',
    'croql.operator.contains': '`contains` MUST hold when the second string occurs in the first.',
    'croql.operator.contains-members': 'A member MUST be accepted on either side of `contains`.',
    'croql.operator.and': '`and` MUST hold when both sides hold.',
    'croql.operator.or': '`or` MUST hold when at least one side holds.',
    'croql.operator.xor': '`xor` MUST hold when exactly one side holds.',
    'croql.operator.not': '`not` MUST hold when its operand does not.',
    'croql.syntax.where': '`where` MUST keep the elements of a collection for which its predicate holds.',
    'croql.syntax.with': '`with` MUST apply a predicate to an object.',
    'croql.syntax.conditional': '`If … then … else …` MUST give the value of its second expression when its condition holds, else that of its third.',
    'croql.syntax.mention-user': '`@user:"…"` MUST mean the user of that login.',
    'croql.syntax.mention-language': '`@language:"…"` MUST mean the language of that code.',
    'croql.syntax.count': '`count of` MUST give the number of elements of a collection.',
    'croql.syntax.member-of': '`of` MUST give a member of an object.',
    'croql.syntax.identifier': 'A bare name MUST mean the member of that name.',
    'croql.syntax.integer': 'An integer MUST be written in digits.',
    'croql.syntax.float': 'A float MUST be written in digits with a point.',
    'croql.syntax.string': 'A string MUST be written in double quotes.',
    'croql.syntax.datetime': 'A datetime MUST be written in single quotes as `YYYY-MM-DD hh:mm:ss`.',
    'croql.syntax.today': "`'today'` MUST be a datetime of the current day.",
    'croql.syntax.group': 'Parentheses MUST be evaluated before the expression around them.',
  }),
  ...stated('CroQL data contexts', role, {
    'croql.context.member-names': 'A member name of several words MUST be written with its spaces, exactly as it is listed.',
    'croql.context.string-dates': 'Dates inside a string context MUST have the form `YYYY-MM-DD hh:mm:ss`.',
    'croql.context.offset-dates': 'Dates in the TM and glossary contexts MUST be ISO 8601 timestamps with an offset.',
  }),
  ...standard('Endpoints 4', role, {
    'croql.parameter.utf-8': ['RFC 3986 2.5', 'Letters of any script in an expression MUST be read as percent-encoded UTF-8.'],
  }),
} as const;
