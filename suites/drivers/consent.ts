import { consentInBrowser } from './browser-consent.ts';
import type { Decision } from './consent-form.ts';
import { findConsentForm } from './consent-form.ts';
import type { Cookies } from './cookies.ts';
import { authorizationAddress, authorize, submit } from './oauth-requests.ts';
import type { Arrival, Pair, Parameters } from './oauth-requests.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';

/** Whether the target cannot set the user's decision by state. */
const consentState = sessionKey(() => ({ isStateless: false }));

/**
 * Has the user approve or deny an authorization request, and follows it to its end. The decision is made by state if
 * possible, because that is fast, otherwise as the configuration says. Throws {@link Unsupported} if there is neither.
 */
export async function decide(
  target: Target,
  decision: Decision,
  parameters: Parameters,
  more: readonly Pair[] = [],
  write = (address: string): string => address,
): Promise<Arrival> {
  const address = write(authorizationAddress(target, parameters, more));
  const { consent = { by: 'state' } } = target.plan;
  const session = target.session.get(consentState);
  if (!session.isStateless) {
    try {
      if (decision === 'approve') return await approve(target, address);
      await target.state('the user will', { decision });
      return await authorize(target, address);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      if (consent.by === 'state')
        throw new Unsupported(`there is no way to approve or deny an app: ${error.message}`, { code: 'no-consent' });
      session.isStateless = true;
    }
  }
  if (consent.by === 'state')
    throw new Unsupported('there is no way to approve or deny an app', { code: 'no-consent' });
  return consentInBrowser(target, consent, decision, address);
}

/** Goes to the end of an authorization request that the user approves. */
async function approve(target: Target, address: string): Promise<Arrival> {
  const isSetNow = await target.approve();
  const arrival = await authorize(target, address);
  if (isSetNow || arrival.to !== null) return arrival;
  // A page instead of a redirect says nothing where the target has the user decide once only.
  await target.state('the user will', { decision: 'approve' });
  return authorize(target, address);
}

/** What shows that a request was decided so. */
const SHOWN_BY: Readonly<Record<Decision, string>> = { approve: 'code', deny: 'error' };

/**
 * Has the user decide so about every request from now on, by state. Throws {@link PreconditionFailed} where that does not
 * hold for several requests, of which this is one.
 */
export async function decideFromNowOn(target: Target, decision: Decision, parameters: Parameters): Promise<void> {
  await target.state('the user will', { decision });
  for (let time = 0; time < 2; time++) {
    const { to } = await authorize(target, authorizationAddress(target, parameters));
    if (!to?.searchParams.has(SHOWN_BY[decision]))
      throw new PreconditionFailed('the decision of the user does not hold for several requests');
  }
}

/** Goes to the consent page, where the user makes no decision. */
export async function openConsentPage(target: Target, parameters: Parameters): Promise<Arrival> {
  await target.state('the user will', { decision: 'ask' });
  return authorize(target, authorizationAddress(target, parameters));
}

/**
 * Has the user decide on the consent page, whose form is sent as a browser sends it. Throws {@link Unsupported} where that
 * does not show the decision: the page may need what only a browser can do.
 */
export async function decideOnPage(target: Target, decision: Decision, parameters: Parameters): Promise<Arrival> {
  const [arrival] = await decideOnPages(target, decision, [parameters]);
  if (arrival === undefined) throw notOnPage(decision);
  return arrival;
}

/**
 * Opens the consent pages of several requests in one browser, and then has the user decide on one after another. Gives where
 * each decision takes the browser, or undefined where the page shows nothing of it: another page may have replaced it.
 */
export async function decideOnPages(
  target: Target,
  decision: Decision,
  requests: readonly Parameters[],
): Promise<readonly (Arrival | undefined)[]> {
  const cookies: Cookies = new Map();
  const pages: ConsentPage[] = [];
  for (const parameters of requests) {
    pages.push(await openPage(target, parameters, cookies));
  }
  const arrivals: (Arrival | undefined)[] = [];
  for (const page of pages) {
    const arrival = await sendForm(target, decision, page, { cookies });
    // A page that the decision ends on shows nothing of it.
    arrivals.push(arrival?.to?.searchParams.has(SHOWN_BY[decision]) ? arrival : undefined);
  }
  return arrivals;
}

/**
 * Has the user approve on the consent page, whose form is sent with its address and each of its values written as `write`
 * says, and with more fields. Throws {@link Unsupported} where the page has no such form.
 */
export async function approveOnChangedPage(
  target: Target,
  parameters: Parameters,
  change: { readonly write: (value: string) => string; readonly more: readonly Pair[] },
): Promise<Arrival> {
  const cookies: Cookies = new Map();
  const page = await openPage(target, parameters, cookies);
  const arrival = await sendForm(target, 'approve', page, { cookies, ...change });
  if (arrival === undefined) throw notOnPage('approve');
  return arrival;
}

/**
 * Where a request takes the browser of a user who approves whatever page asks. Without such a page it stays where the
 * request took it.
 */
export async function approveIfAsked(
  target: Target,
  parameters: Parameters,
  more: readonly Pair[] = [],
): Promise<Arrival> {
  const cookies: Cookies = new Map();
  const page = await openPage(target, parameters, cookies, more);
  return (await sendForm(target, 'approve', page, { cookies })) ?? page.opened;
}

/** A consent page, and the address that it was opened by. */
interface ConsentPage {
  readonly address: string;
  readonly opened: Arrival;
}

async function openPage(
  target: Target,
  parameters: Parameters,
  cookies: Cookies,
  more: readonly Pair[] = [],
): Promise<ConsentPage> {
  // The state may hold for one request.
  await target.state('the user will', { decision: 'ask' });
  const address = authorizationAddress(target, parameters, more);
  return { address, opened: await authorize(target, address, cookies) };
}

async function sendForm(
  target: Target,
  decision: Decision,
  { address, opened: { exchange, to } }: ConsentPage,
  {
    cookies,
    write = (value) => value,
    more = [],
  }: {
    readonly cookies: Cookies;
    readonly write?: (value: string) => string;
    readonly more?: readonly Pair[];
  },
): Promise<Arrival | undefined> {
  const form = to === null ? findConsentForm(exchange.response.body, decision) : undefined;
  if (form === undefined || !URL.canParse(form.action, exchange.request.url)) return undefined;
  const pairs = [
    ...form.fields.map(([name, value]): [string, string] => [name, write(value)]),
    ...more.map(([name, value]): [string, string] => [name, value]),
  ];
  const url = new URL(write(form.action), write(exchange.request.url));
  const body = new URLSearchParams(pairs).toString();
  if (form.method === 'GET') url.search = body;
  const { method } = form;
  const request = { method, url: url.href, ...(method === 'POST' ? { body } : {}) };
  return submit(target, address, request, cookies);
}

const notOnPage = (decision: Decision) =>
  new Unsupported(`the consent page has no form that the kit can send to ${decision}`, { code: 'no-consent' });
