/** Days until an accepted failure is due for review. */
const REVIEW_DAYS = 90;

/** An entry for the file of expected failures, in YAML, that accepts the findings of a requirement for now. */
export const expectedEntry = (requirement: string, startedAt: string): string =>
  [
    `- requirement: ${requirement}`,
    '  reason: why it is accepted',
    '  owner: who fixes it',
    '  issue: where it is tracked',
    `  expires: ${new Date(Date.parse(startedAt) + REVIEW_DAYS * 86_400_000).toISOString().slice(0, 10)}`,
  ].join('\n');
