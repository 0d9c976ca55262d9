import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { json, NoAnswer } from './exchange.ts';
import type { Bounds, Exchange, Send, Sent } from './exchange.ts';
import { originsOf } from './origins.ts';
import { politely } from './polite.ts';
import { Blocked, Lost, NotOffered } from './stopped.ts';
import { secrets } from './evidence.ts';
import type { Secrets } from './evidence.ts';
import type { Edition } from '../spec/requirement.ts';
import type { Dataset } from '../spec/types.gen.ts';
import type { Addresses, KnownApp, Plan, ShownExchange } from '../spec/run.ts';

/** The names of provider states, as the interfaces fix them. */
export type StateName =
  'the dataset is' | 'the app is registered' | 'the user will' | 'time passes' | 'the file is imported';

export { Blocked, Lost, NotOffered } from './stopped.ts';

/** The one target that a worker looks at, from outside. */
export interface Target {
  readonly addresses: Addresses;
  readonly plan: Plan;
  readonly secrets: Secrets;
  /** Sends one request and records it. A target that answers nothing at all any more throws {@link Lost}. */
  readonly send: Send;
  /** Records an exchange that something else than {@link send} had with the target: a browser. */
  readonly record: (exchange: Exchange) => void;
  /** An exchange as it may be shown; a body that has a file is written to it, so that the request can be made again. */
  readonly show: (exchange: Exchange | NoAnswer) => ShownExchange;
  /** What was sent and received since the last call, oldest first. */
  readonly takeExchanges: () => readonly (Exchange | NoAnswer)[];
  /** Brings the target into a state. Throws {@link NotOffered} when it has no state address or does not know the state. */
  readonly state: (
    name: StateName,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Replaces the target's data by this dataset, unless it holds it already. */
  readonly load: (dataset: Dataset) => Promise<void>;
  /** An app that is registered with the target: by state when it can, else the one that the configuration names. */
  readonly app: (type: 'confidential' | 'public') => Promise<KnownApp>;
  /** The API address of an edition. Throws {@link NotOffered} when the target has none. */
  readonly api: (edition: Edition) => string;
}

const LARGEST_ANSWER = 16 * 2 ** 20;
/** Exchanges kept for one check; a check that sends more shows the last ones. */
const MOST_EXCHANGES = 200;

/** Opens a target for one worker. `connect` makes the sender: over the network, or to a service in this process. */
export function openTarget(plan: Plan, addresses: Addresses, connect: (bounds: Bounds) => Send): Target {
  const kept = secrets();
  const origins = originsOf(plan, addresses);
  const ask = politely(connect({ timeout: plan.timeout, size: LARGEST_ANSWER, origins }), plan);
  let lost: Lost | undefined;
  const exchanges: (Exchange | NoAnswer)[] = [];
  const record = <One extends Exchange | NoAnswer>(one: One): One => {
    exchanges.push(one);
    if (exchanges.length > MOST_EXCHANGES) exchanges.shift();
    return one;
  };

  const send: Send = async (request) => {
    // What has stopped answering once is not waited for by every check that follows.
    if (lost) throw lost;
    try {
      return record(await ask(request));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      record(error);
      if (await answersAtAll(ask, addresses)) throw error;
      lost = new Lost(`${new URL(request.url).origin} stopped answering (${error.message})`, { cause: error });
      throw lost;
    }
  };

  const state: Target['state'] = async (name, params) => {
    if (addresses.stateUrl === undefined) throw new NotOffered('the target has no state address');
    if (plan.readOnly) throw new NotOffered('the run is read-only, so no state is set up');
    const { response } = await ask({
      method: 'POST',
      url: addresses.stateUrl,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
    }).catch((error: unknown) => {
      throw error instanceof NoAnswer ? new Lost(`the state address did not answer (${error.message})`) : error;
    });
    const said = kept.strike(response.body.slice(0, 200));
    if (response.status >= 400 && response.status < 500)
      throw new NotOffered(`the state address refuses “${name}” with ${response.status}: ${said}`);
    const answer = json(response);
    if (response.status < 200 || response.status > 299 || typeof answer !== 'object' || answer === null)
      throw new Blocked(`the state address answers “${name}” with ${response.status} and no JSON object: ${said}`);
    return answer as Readonly<Record<string, unknown>>;
  };

  let loaded: Dataset | undefined;
  const load: Target['load'] = async (dataset) => {
    if (loaded === dataset) return;
    await state('the dataset is', { dataset });
    loaded = dataset;
  };

  const registered = new Map<string, KnownApp>();
  const app: Target['app'] = async (type) => {
    const known = registered.get(type);
    if (known) return known;
    const configured = plan.apps[type];
    const found =
      addresses.stateUrl === undefined && configured
        ? configured
        : await register(type).catch((error: unknown) => {
            if (error instanceof NotOffered && configured) return configured;
            throw error;
          });
    if (found.clientSecret !== undefined) kept.keep(found.clientSecret);
    registered.set(type, found);
    return found;
  };
  const register = async (type: 'confidential' | 'public'): Promise<KnownApp> => {
    const made: KnownApp = {
      clientId: `locspec-${type}`,
      redirectUris: [`https://${type}.example/callback`, `https://${type}.example/other`],
      ...(type === 'confidential' ? { clientSecret: `secret-of-the-kit-${plan.seed}` } : {}),
    };
    await state('the app is registered', { app: { type, ...made } });
    return made;
  };

  return {
    addresses,
    plan,
    secrets: kept,
    send,
    record: (exchange) => void record(exchange),
    show: (exchange) => {
      const { file, body } = exchange.request;
      if (file !== undefined && body !== undefined) writeBody(join(plan.reportDir, file), kept.strike(body));
      return kept.show(exchange);
    },
    takeExchanges: () => exchanges.splice(0),
    state,
    load,
    app,
    api: (edition) => {
      const address = edition === 'hosted' ? addresses.baseUrl : addresses.enterpriseBaseUrl;
      if (address === undefined) throw new NotOffered('the target has no enterprise edition');
      return address;
    },
  };
}

function writeBody(path: string, body: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}

/** Whether anything still answers, whatever it says: one request that fails is the target's answer, all of them are not. */
async function answersAtAll(ask: Send, addresses: Addresses): Promise<boolean> {
  const request: Sent = { method: 'GET', url: `${addresses.authUrl}/oauth/authorize`, headers: {} };
  return ask(request).then(
    () => true,
    () => false,
  );
}
