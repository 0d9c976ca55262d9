import { VERDICTS } from './result.ts';
import type { ProxyResult, ReportedRequirement } from './result.ts';
import type { ProxyFinding } from './session.ts';
import { staticPage } from '../reports/static-page.ts';
import type { ShownExchange } from '../run/outcome.ts';
import { forHtml } from '../run/untrusted.ts';

const STYLE = `
.fail { color: var(--bad) } .warn { color: var(--odd) } .unspecified { color: var(--dim) }
article { border: 1px solid var(--line); border-radius: .6rem; padding: .75rem 1rem; margin: .75rem 0; }
article h3 { margin: .2rem 0 .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .3rem 0; } dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
pre { background: var(--soft); padding: .6rem .8rem; border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } td, th { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0 } table, tbody, tr, td, th { display: block; border: 0; padding: .1rem 0 } tr { border-bottom: 1px solid var(--line); padding: .4rem 0 } thead { display: none } }
`;

/** The result as a page without scripts, which needs no network. */
export function renderReport(result: ProxyResult): string {
  const { exchanges, findings, requirements, seen, run, targets, verdict } = result;
  const body = `<h1>Proxy report</h1>
<p>${forHtml(VERDICTS[verdict].replaceAll('`', ''))}</p>
<p class="dim">${targets.map(({ roles, address }) => `${forHtml(roles.join(' and '))}: <code>${forHtml(address)}</code>`).join(', ')}; ${exchanges.judged} of ${exchanges.seen} exchanges judged, ${exchanges.passedThrough} passed through; something was seen of ${seen.stated} of ${seen.of} stated requirements; from ${forHtml(run.startedAt)}, ${Math.round(run.durationMs / 1000)} s.</p>
<h2>Findings</h2>
${findings.length === 0 ? '<p class="dim">None.</p>' : findings.map(renderFinding).join('\n')}
<h2>Requirements</h2>
<p class="dim">Those about which an exchange said something. No finding is no proof: a proxy sees what is sent through it.</p>
<table><thead><tr><th>requirement</th><th>standing</th><th>exchanges</th><th>worst finding</th></tr></thead><tbody>
${requirements.map(renderRequirement).join('\n')}
</tbody></table>`;
  return staticPage('locspec proxy', STYLE, body);
}

function renderFinding(finding: ProxyFinding): string {
  const { number, weight, side, title, requirement, expected, actual, first, times, operation, exchange, curl } =
    finding;
  return `<article id="finding-${number}"><p><span class="pill ${weight}">${weight}</span><span class="pill">the ${side}</span> <code>${forHtml(requirement)}</code></p>
<h3>${forHtml(title)}</h3>
<dl><dt>endpoint</dt><dd>${forHtml(operation)}, exchange ${first}${times > 1 ? ` and ${times - 1} more` : ''}</dd><dt>expected</dt><dd>${forHtml(expected)}</dd><dt>actual</dt><dd>${forHtml(actual)}</dd></dl>
<details><summary>Exchange</summary><pre>${forHtml(showExchange(exchange))}</pre><p class="dim">Secrets are redacted.</p><pre>${forHtml(curl)}</pre></details></article>`;
}

const renderRequirement = ({ id, standing, says, exchanges, worst }: ReportedRequirement) =>
  `<tr><td><code>${forHtml(id)}</code><br>${forHtml(says)}</td><td>${standing}</td><td>${exchanges}</td><td class="${worst ?? ''}">${worst ?? 'none'}</td></tr>`;

/** An exchange as it looks on the wire. */
export function showExchange({ request, response, failure }: ShownExchange): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `${request.method} ${request.url}`,
    ...lines(request.headers),
    ...(request.body === undefined ? [] : ['', request.body]),
    '',
    ...(response === undefined
      ? [`no response: ${failure ?? ''}`]
      : [`${response.status}`, ...lines(response.headers), '', response.body]),
  ].join('\n');
}
