import {
  areaName,
  changeWords,
  disturbanceWords,
  percentWords,
  runWords,
  repeatCommand,
  shownStatuses,
  survivorsByArea,
  survivorWords,
  triedAreas,
  upperFirst,
} from './strength-words.ts';
import type { Share, Strength } from '../run/strength.ts';
import { forMarkdown } from '../run/untrusted.ts';

/** Survivors shown; a step summary holds 1 MiB. */
const MAX_SHOWN = 200;

/** The strength of an app's tests as Markdown, for the summary of a CI step or a comment. */
export function strengthMarkdown(result: Strength): string {
  const { all, resilience, neverRequested } = result;
  const survivors = survivorsByArea(result);
  const [first] = survivors.flatMap(([, faults]) => faults);
  const statuses = shownStatuses(all);
  const row = (name: string, share: Share) =>
    `| ${[name, forMarkdown(percentWords(share)), ...statuses.map((status) => share[status])].join(' | ')} |`;
  let shown = 0;
  const lines = [
    `## The tests notice ${forMarkdown(percentWords(all))} of the faults that they ask for`,
    '',
    `| ${['Area', 'Strength', ...statuses.map(upperFirst)].join(' | ')} |`,
    `| --- ${'| ---: '.repeat(statuses.length + 1)}|`,
    ...triedAreas(result).map(([area, share]) => row(areaName(area), share)),
    row('**All**', all),
    '',
    forMarkdown(runWords(result)),
    ...changeWords(result).flatMap((sentence) => ['', forMarkdown(sentence)]),
    ...survivors.flatMap(([area, faults]) => [
      ...['', `### ${forMarkdown(area)}: what no test notices`, ''],
      ...faults
        .filter(() => shown++ < MAX_SHOWN)
        .map((fault) => `- ${forMarkdown(survivorWords(fault))} \`${fault.id}\``),
    ]),
    ...(shown > MAX_SHOWN ? ['', `… and ${shown - MAX_SHOWN} more in the page.`] : []),
    ...(first === undefined ? [] : ['', `To try one again: <code>${forMarkdown(repeatCommand(result, first))}</code>`]),
    ...(resilience.length > 0 ? ['', '### Resilience', ''] : []),
    ...resilience.map((one) => `- ${forMarkdown(disturbanceWords(one))}`),
    ...(neverRequested.length > 0 ? ['', '### Never requested', ''] : []),
    ...neverRequested.map((operation) => `- ${forMarkdown(operation)}`),
  ];
  return `${lines.join('\n')}\n`;
}
