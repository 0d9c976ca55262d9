/** The expressions that this app sends, each to the list of its context. */
exports.queries = [
  { context: 'source-string', expression: 'count of comments where (has unresolved issue) > 0' },
  { context: 'source-string', expression: 'is hidden and not is duplicate and count of translations > 0' },
  { context: 'translation', expression: 'user = @user:"alice" or count of votes where ( is up ) >= 2' },
  { context: 'glossary-term', expression: 'status = "preferred" or status = "admitted"' },
];
