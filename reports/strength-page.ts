import { prose, staticPage } from './static-page.ts';
import {
  areaName,
  askedWords,
  changeWords,
  percentWords,
  runWords,
  repeatCommand,
  shownStatuses,
  survivorsByArea,
  survivorWords,
  triedAreas,
  upperFirst,
} from './strength-words.ts';
import type { FaultResult, Share, Strength, StrengthStatus } from '../run/strength.ts';
import { forHtml, forShell } from '../run/untrusted.ts';

const STYLE = `
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } tbody tr:last-child { font-weight: 600; }
meter { width: 6rem; vertical-align: middle; } ul { list-style: none; margin: 0; padding: 0; } li { padding: .5rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.tolerated { color: var(--good); } .not { color: var(--bad); }
`;

/** A page of a result: the share by area, what no test notices and where it is asked, resilience, what was never asked. */
export function strengthPage(result: Strength): string {
  const { all, command, date, kit, resilience, operations, neverRequested, faults } = result;
  const statuses = shownStatuses(all);
  const survivors = survivorsByArea(result);
  const [first] = survivors.flatMap(([, some]) => some);
  return staticPage(
    `Strength of tests: ${percentWords(all)}`,
    STYLE,
    `<h1>The tests notice ${forHtml(percentWords(all))} of the faults that they ask for</h1>
<p><code>${forHtml(command.map(forShell).join(' '))}</code></p>
<p class="dim">${forHtml(date)}, ${forHtml(`${kit.name} ${kit.version}`)}. ${forHtml(runWords(result))}</p>
${changeWords(result)
  .map((sentence) => `<p>${forHtml(sentence)}</p>`)
  .join('\n')}
<div class="scroll"><table>
<thead><tr><th>Area</th><th>Strength</th>${statuses.map((status) => `<th>${upperFirst(status)}</th>`).join('')}</tr></thead>
<tbody>
${[...triedAreas(result).map(([area, share]) => row(areaName(area), share, statuses)), row('All', all, statuses)].join('\n')}
</tbody>
</table></div>
<h2>What no test notices</h2>
${first === undefined ? '' : `<p class="dim">To try one again: <code>${forHtml(repeatCommand(result, first))}</code></p>`}
${survivors.map(survivorSection).join('\n') || '<p>Nothing of what was asked and tried.</p>'}
${others('The tests did not end in time', faults, 'timed out')}
${others('The tests failed, though no response was another', faults, 'unstable')}
${resilience.length === 0 ? '' : `<h2>Resilience</h2>\n<p class="dim">What any service does now and then. Whether an app has to bear it is yours to decide.</p>\n<ul>${resilience.map(({ status, says }) => `<li><span class="pill ${status.split(' ')[0]}">${forHtml(status)}</span> ${prose(says)}</li>`).join('\n')}</ul>`}
<h2>What was asked</h2>
<ul>${operations.map(({ operation, times, callers }) => `<li><code>${forHtml(operation)}</code> ${times} ${times === 1 ? 'time' : 'times'}${callers.length === 0 ? '' : `<br><span class="dim">${forHtml(callers.join(', '))}</span>`}</li>`).join('\n')}
${neverRequested.map((operation) => `<li class="dim"><code>${forHtml(operation)}</code> never</li>`).join('\n')}</ul>
${neverAsked(faults)}`,
  );
}

const row = (name: string, share: Share, statuses: readonly StrengthStatus[]) =>
  `<tr><td>${forHtml(name)}</td><td>${share.strength === null ? '' : `<meter min="0" max="100" low="40" high="90" optimum="100" value="${share.strength}"></meter> `}${share.strength === null ? '–' : forHtml(percentWords(share))}</td>${statuses.map((status) => `<td>${share[status]}</td>`).join('')}</tr>`;

const survivorSection = ([area, faults]: readonly [string, readonly FaultResult[]]) =>
  `<h3>${forHtml(area)}</h3>\n<ul>${faults.map(survivor).join('\n')}</ul>`;

const survivor = (fault: FaultResult) =>
  `<li>${prose(survivorWords({ ...fault, asked: undefined }))}${fault.asked ? `<br><span class="dim">${forHtml(askedWords(fault.asked))}${fault.asked.callers.length > 1 ? ` (${forHtml(fault.asked.callers.join(', '))})` : ''}</span>` : ''}<br><code class="dim">${forHtml(fault.id)}</code></li>`;

function others(title: string, faults: readonly FaultResult[], status: FaultResult['status']): string {
  const some = faults.filter((fault) => fault.status === status);
  if (some.length === 0) return '';
  return `<h2>${title}</h2>\n<ul>${some.map(({ id, says }) => `<li>${prose(says)}<br><code class="dim">${forHtml(id)}</code></li>`).join('\n')}</ul>`;
}

function neverAsked(faults: readonly FaultResult[]): string {
  const some = faults.filter(({ status }) => status === 'never asked');
  if (some.length === 0) return '';
  const requirements = [...new Set(some.map(({ breaks }) => breaks))].sort();
  return `<details><summary>${some.length} faults of ${requirements.length} requirements that no test asks for</summary>
<ul>${requirements.map((id) => `<li><code>${forHtml(id)}</code></li>`).join('\n')}</ul></details>`;
}
