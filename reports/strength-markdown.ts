import {
  areaName,
  changeWords,
  disturbanceWords,
  percentWords,
  runWords,
  survivorsByArea,
  survivorWords,
} from './strength-words.ts';
import type { Share, Strength } from '../run/strength.ts';
import { forMarkdown } from '../run/untrusted.ts';

/** Survivors shown; a step summary holds 1 MiB. */
const MAX_SHOWN = 200;

/** The strength of an app's tests as Markdown, for the summary of a CI step or a comment. */
export function strengthMarkdown(result: Strength): string {
  const { all, areas, resilience, neverRequested } = result;
  const survivors = survivorsByArea(result);
  let shown = 0;
  const lines = [
    `## The tests notice ${forMarkdown(percentWords(all))} of the faults that they ask for`,
    '',
    '| Area | Strength | Noticed | Survived | Timed out | Not run | Never asked |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...Object.entries(areas).map(([area, share]) => row(areaName(area), share)),
    row('**All**', all),
    '',
    forMarkdown(runWords(result)),
    ...changeWords(result).flatMap((sentence) => ['', forMarkdown(sentence)]),
    ...survivors.flatMap(([area, faults]) => [
      ...['', `### ${forMarkdown(area)}: what no test notices`, ''],
      ...faults.filter(() => shown++ < MAX_SHOWN).map((fault) => `- ${forMarkdown(survivorWords(fault))}`),
    ]),
    ...(shown > MAX_SHOWN ? ['', `… and ${shown - MAX_SHOWN} more in the page.`] : []),
    ...(resilience.length > 0 ? ['', '### Resilience', ''] : []),
    ...resilience.map((one) => `- ${forMarkdown(disturbanceWords(one))}`),
    ...(neverRequested.length > 0 ? ['', '### Never requested', ''] : []),
    ...neverRequested.map((operation) => `- ${forMarkdown(operation)}`),
  ];
  return `${lines.join('\n')}\n`;
}

const row = (name: string, share: Share): string =>
  `| ${[name, forMarkdown(percentWords(share)), share.noticed, share.survived, share['timed out'], share['not run'], share['never asked']].join(' | ')} |`;
