import { prose, staticPage } from './static-page.ts';
import { forHtml } from '../run/untrusted.ts';
import { countCertainties, otherDefault, partsOf } from '../run/profile.ts';
import type { Profile, ResolvedGap, ResolvedGaps } from '../run/profile.ts';
import { gaps } from '../spec/gaps/gaps.ts';
import type { Gap } from '../spec/gaps/gaps.ts';

const STYLE = `
article { border-top: 1px solid var(--line); padding: .75rem 0; display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: .25rem 1.5rem; }
article h3 { margin: 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.observed { color: var(--good); } .consistent { color: var(--accent); } .undetermined { color: var(--dim); } .none { color: var(--odd); }
pre { background: var(--soft); margin: .3rem 0; padding: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
@media (max-width: 40rem) { article { grid-template-columns: minmax(0, 1fr); } }
`;

/** A page of a profile: each gap with its resolution, how sure that is, and the requests that show it. */
export function profilePage(profile: Profile): string {
  const { target, date, requests, kit } = profile;
  return staticPage(
    `Profile of ${target}`,
    STYLE,
    `<h1>How ${forHtml(target)} resolves the gaps of the source</h1>
<p class="dim">Probed on ${forHtml(date)} by ${forHtml(`${kit.name} ${kit.version}`)}, ${requests} requests. A profile is no verdict: where the source is silent, a service may do either.</p>
<p>${counts(profile)}</p>
${partsOf(profile)
  .map(([name, resolved]) => section(name, resolved))
  .join('\n')}`,
  );
}

/** A gap; nothing is known of one that another version has probed. */
const gapOf = (id: string): Partial<Gap> => (gaps as Readonly<Record<string, Gap>>)[id] ?? {};

const counts = (profile: Profile): string =>
  Object.entries(countCertainties(profile))
    .map(([certainty, count]) => `${sure(certainty)}${count} ${certainty}</span>`)
    .join(' ');

const sure = (certainty: string) => `<span class="pill ${certainty.split(' ')[0]}">`;

/**
 * What a reader has to know of comes first: what fits nothing known, what differs from the default, what is open. Gaps
 * about apps come last, as a service shows nothing of them.
 */
function urgency([gap, one]: readonly [string, ResolvedGap]): number {
  if (gapOf(gap).role === 'app') return 5;
  if (one.certainty === 'none of the known') return 0;
  if (otherDefault(gap, one) !== undefined) return 1;
  return one.certainty === 'undetermined' ? 2 : one.certainty === 'consistent' ? 3 : 4;
}

function section(title: string, resolved: ResolvedGaps): string {
  const rows = Object.entries(resolved).sort((a, b) => urgency(a) - urgency(b));
  if (rows.length === 0) return '';
  return `<h2>${title.slice(0, 1).toUpperCase()}${title.slice(1)}</h2>\n${rows.map(([id, one]) => article(id, one)).join('\n')}`;
}

function article(id: string, one: ResolvedGap): string {
  const { certainty, resolution, possible, saw, decide, evidence } = one;
  const { asks, choices, takes, answer } = gapOf(id);
  const usual = otherDefault(id, one);
  const words = resolution === undefined ? undefined : (choices?.[resolution] ?? (takes ? undefined : answer));
  return `<article id="${forHtml(id)}">
<div><h3>${forHtml(id)}</h3><p class="dim">${prose(asks ?? '')}</p></div>
<div>
<p>${sure(certainty)}${certainty}</span>${resolution === undefined ? '' : ` <code>${forHtml(resolution)}</code>`}${usual === undefined ? '' : ` <span class="dim">the kit’s default: <code>${forHtml(usual)}</code></span>`}</p>
<p>${prose(words ?? saw)}</p>
${possible ? `<p class="dim">Still possible: ${possible.map((name) => `<code>${forHtml(name)}</code>`).join(', ')}</p>` : ''}${decide === undefined ? '' : `<p class="dim">To decide it: ${prose(decide)}</p>`}
${evidence.length === 0 ? '' : `<details><summary>Evidence</summary>${evidence.map(({ request, response }) => `<pre>${forHtml(request)}\n→ ${forHtml(response)}</pre>`).join('')}</details>`}
</div>
</article>`;
}
