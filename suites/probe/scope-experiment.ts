import { approve, buildValid, describeArrival, readArrival } from './approval.ts';
import { asAssumed, consistent, undetermined, unlikeAll } from './conclusions.ts';
import type { Experiment, Observation } from './experiment.ts';
import { hasErrorObject } from './list-forms.ts';
import { openLists } from './open-lists.ts';
import { sendCall } from '../drivers/api-calls.ts';
import { readTokens, requestToken } from '../drivers/oauth-requests.ts';
import { exchangeFields } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** Scopes of the configuration that are tried alone. */
const MAX_SCOPES = 3;
const PARENT = 'project';

/** What two calls give with a token of one scope. */
interface ScopedCalls {
  readonly scope: string;
  readonly projects: Exchange;
  readonly strings: Exchange | undefined;
  /** Whether the kit has loaded the strings. */
  readonly isLoaded: boolean;
}

/** Tokens of single scopes, each used for the same two calls. */
export const scopeExperiment: Experiment = {
  gaps: ['oauth.scopes', 'oauth.scope-children', 'errors.forbidden'],
  observe: async (context, edition) => {
    const { target } = context;
    const known = target.plan.scopes.slice(0, MAX_SCOPES);
    const seen: ScopedCalls[] = [];
    const tried: string[] = [];
    for (const scope of known) {
      // A scope that opens a call and one that does not are enough.
      if (seen.some(({ strings }) => isOpen(strings)) && seen.some(({ strings }) => isClosed(strings))) break;
      const asked = await buildValid(context, 'confidential', { scopes: [scope] });
      const { to } = await approve(target, asked.parameters);
      const code = to?.searchParams.get('code');
      tried.push(`${scope} ${code ? 'brings' : 'does not bring'} a code`);
      if (!code) continue;
      const { access } = readTokens(await requestToken(target, exchangeFields(asked, code)));
      if (access !== undefined) seen.push({ scope, ...(await callWith(context, edition, access)) });
    }
    const asked = await buildValid(context, 'confidential', { scopes: ['locspec.invented'] });
    const invented = await approve(target, asked.parameters);
    const saw = `${tried.join(', ')}; the request of an invented scope gives ${describeArrival(invented)}`;
    return [
      readArrival(invented) === 'granted'
        ? consistent('oauth.scopes', AS_ASSUMED, saw)
        : readArrival(invented) === 'refused'
          ? unlikeAll('oauth.scopes', saw)
          : undetermined('oauth.scopes', saw),
      judgeChildren(seen),
      judgeForbidden(seen),
    ];
  },
};

async function callWith(context: CheckContext, edition: Edition, access: string): Promise<Omit<ScopedCalls, 'scope'>> {
  const { target } = context;
  const api = `${target.api(edition)}/api/v2`;
  const { lists, isLoaded } = await openLists(context, edition);
  const strings = lists.find(({ context: of }) => of === 'source-string');
  const call = (path: string) => sendCall(target, { shape: path, url: api + path }, `Bearer ${access}`);
  return { projects: await call('/projects'), strings: strings && (await call(strings.path)), isLoaded };
}

const isOpen = (exchange: Exchange | undefined) =>
  exchange !== undefined && exchange.response.status >= 200 && exchange.response.status < 300;
const isClosed = (exchange: Exchange | undefined) =>
  exchange !== undefined && (exchange.response.status === 401 || exchange.response.status === 403);

function judgeChildren(seen: readonly ScopedCalls[]): Observation {
  const gap = 'oauth.scope-children';
  const parent = seen.find(({ scope }) => scope === PARENT);
  if (parent === undefined || parent.strings === undefined || !isOpen(parent.projects))
    return undetermined(gap, `no token of the scope ${PARENT} alone calls the project list`, 'scopes and lists');
  const { status } = parent.strings.response;
  const saw = `a token of the scope ${PARENT} gets ${status} of the strings of a project`;
  if (!isOpen(parent.strings))
    // The strings are there where the kit has loaded them, or where another scope opens them.
    return isClosed(parent.strings) && (parent.isLoaded || seen.some(({ strings }) => isOpen(strings)))
      ? unlikeAll(gap, saw)
      : undetermined(gap, saw);
  const refused = seen.find(({ strings }) => isClosed(strings));
  return refused === undefined
    ? consistent(gap, AS_ASSUMED, `${saw}, and no other scope is refused them`)
    : asAssumed(gap, true, `${saw}, one of ${refused.scope} gets ${refused.strings?.response.status}`);
}

function judgeForbidden(seen: readonly ScopedCalls[]): Observation {
  const gap = 'errors.forbidden';
  for (const call of ['projects', 'strings'] as const) {
    const open = seen.find((one) => isOpen(one[call]));
    const closed = seen.find((one) => isClosed(one[call]));
    const refusal = closed?.[call];
    if (open === undefined || closed === undefined || refusal === undefined) continue;
    const { status } = refusal.response;
    const isEnvelope = hasErrorObject(refusal);
    return asAssumed(
      gap,
      status === 403 && isEnvelope,
      `a call that is open to ${open.scope} gives ${status} ${isEnvelope ? 'and an error object' : 'and another body'} to ${closed.scope}`,
    );
  }
  if (seen.length < 2)
    return undetermined(gap, 'fewer than two scopes of the configuration bring tokens alone', 'scopes');
  if (seen.every(({ projects, strings }) => isOpen(projects) && isOpen(strings)))
    return unlikeAll(gap, `a token of ${seen.map(({ scope }) => scope).join(' or of ')} opens every call`);
  return undetermined(gap, 'each scope opens the same calls');
}
