import { appendFileSync } from 'node:fs';
import { markdown } from './markdown.ts';
import type { Conformance } from './conformance.ts';
import { explainCommand, statuses } from './words.ts';
import { forWorkflowMessage, forWorkflowProperty, quoting } from '../run/untrusted.ts';

/** The number of annotations of a kind that GitHub shows for one step. */
const MAX_SHOWN = 10;

/** A result as workflow commands: an error for each requirement that fails, a warning for each that warns. */
export function annotations(result: Conformance): string {
  const status = statuses(result);
  const commands = [
    ['fail', 'error'],
    ['drift', 'error'],
    ['warn', 'warning'],
  ] as const;
  return commands
    .flatMap(([wanted, command]) =>
      // Each requirement shows its first finding only, or one cause would fill the page.
      [...new Map(result.findings.toReversed().map((finding) => [finding.requirement, finding])).values()]
        .filter(({ requirement }) => status.get(requirement) === wanted)
        .toReversed()
        .slice(0, MAX_SHOWN)
        .map(({ requirement, title, expected, actual, replay }) => {
          const message = quoting`expected: ${expected}\nactual: ${actual}\nreplay: ${replay}\nexplain: ${explainCommand(requirement)}`;
          return `::${command} title=${forWorkflowProperty(quoting`${requirement}: ${title}`)}::${forWorkflowMessage(message)}`;
        }),
    )
    .join('\n');
}

/** Under GitHub Actions, annotates the step and appends the result to its summary; elsewhere does nothing. */
export function reportToGitHub(
  result: Conformance,
  environment: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
): void {
  if (environment['GITHUB_ACTIONS'] !== 'true') return;
  const text = annotations(result);
  if (text !== '') print(text);
  const summary = environment['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, markdown(result));
}
