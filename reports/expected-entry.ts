/** Days after which a failure that was accepted is looked at again. */
const DAYS = 90;

/** The entry for the file of expected failures that accepts the findings of a requirement for a while, in YAML. */
export const expectedEntry = (requirement: string, startedAt: string): string =>
  [
    `- requirement: ${requirement}`,
    '  reason: why it may stand',
    '  owner: who mends it',
    '  issue: where that is told',
    `  expires: ${new Date(Date.parse(startedAt) + DAYS * 86_400_000).toISOString().slice(0, 10)}`,
  ].join('\n');
