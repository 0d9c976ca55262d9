import { Hono } from 'hono';
import { authorized } from './authorized.ts';
import { checkedDataset } from './dataset-check.ts';
import { limitedBody } from '../limited-body.ts';
import { importFile } from '../modules/import.ts';
import { importOf } from '../modules/params.ts';
import { isOwnName } from '../own-names.ts';
import { resourcesOf } from '../lists/resources.ts';
import { appOf, decisionOf, fieldsOf, lineOf, secondsOf, StateRefusal } from './state-params.ts';
import type { Bound, Workings } from '../workings.ts';

/** Sets up one state and gives its answer; throws a StateRefusal when it cannot. */
export type StateHandler = (inside: Workings, params: unknown) => object | Promise<object>;

/** The states of the state address, by the names that Pact's verifiers send. */
export const STATES: Readonly<Record<string, StateHandler>> = {
  'the dataset is': (inside, params) => {
    const checked = checkedDataset(fieldsOf(params, '/params', ['dataset'])['dataset']);
    if (!checked.ok) throw new StateRefusal(checked.error, `/params/dataset${checked.at}`);
    inside.resources = resourcesOf(checked.dataset);
    const { login, decision } = inside.store.userWill;
    // Somebody who is gone decides nothing any more; what was to be decided stays.
    if (login !== undefined && inside.resources.userOf(login) === undefined) inside.store.userWill = { decision };
    return {};
  },
  'the app is registered': ({ store }, params) => {
    const app = appOf(params);
    store.apps.set(app.clientId, app);
    // Access is the kit's own addition to the state: who asks for it sees that it was taken.
    return app.access === undefined ? {} : { access: app.access };
  },
  'the user will': ({ store, resources }, params) => {
    store.userWill = decisionOf(
      params,
      resources.users.map((user) => user.login),
    );
    return {};
  },
  'time passes': ({ clock }, params) => {
    clock.advance(secondsOf(params));
    return {};
  },
  'the grants are withdrawn': ({ store }) => {
    for (const tokens of [store.accessTokens, store.refreshTokens])
      for (const [name] of [...tokens.entries()]) tokens.delete(name);
    return {};
  },
  'the app has sent': ({ recording }, params) => {
    if (recording === undefined) throw new StateRefusal('This service keeps no exchanges.', '/state', 404);
    return { exchanges: recording.after(lineOf(params)) };
  },
  'the app is authorized': authorized,
  'the file is imported': (inside, params) => importFile(inside, importOf(params, inside)),
};

// Room for a dataset of 100 000 strings with everything that belongs to them; one that needs more needs another tool.
const MOST_BYTES = 256 * 1024 * 1024;

/** The address at which a test prepares the service; it takes provider states as Pact's verifiers send them. */
export function stateRoutes(inside: Workings, states: Readonly<Record<string, StateHandler>>): Hono<Bound> {
  const routes = new Hono<Bound>();
  const limit = limitedBody(MOST_BYTES, (c) =>
    c.json({ error: `The body has at most ${MOST_BYTES} bytes.`, at: '' }, 413),
  );

  const own = new URL(inside.addresses.stateUrl).hostname;

  routes.use('/', async (c, next) => {
    if (isOwnName(c.req.header('Host'), own, inside.hosts)) return next();
    const error = `States are set up at ${inside.addresses.stateUrl} and by the names of this machine only.`;
    return c.json({ error, at: '' }, 421);
  });
  routes.post('/', limit, async (c) => {
    try {
      const body = readBody(c.req.header('Content-Type') ?? '', await c.req.arrayBuffer());
      const { state, action } = body;
      if (typeof state !== 'string') throw new StateRefusal('state is the name of a state.', '/state');
      const set = Object.hasOwn(states, state) ? states[state] : undefined;
      if (set === undefined) {
        const known = Object.keys(states).join(', ');
        throw new StateRefusal(`“${state}” is not a state; the states are: ${known}.`, '/state', 404);
      }
      // A verifier may announce that it is done; a state here needs no clearing away.
      if (action === 'teardown') return c.json({});
      return c.json(await set(inside, body['params'] ?? {}));
    } catch (refusal) {
      if (!(refusal instanceof StateRefusal)) throw refusal;
      return c.json({ error: refusal.message, at: refusal.at }, refusal.status);
    }
  });
  routes.all('/', (c) => c.json({ error: 'States are set up by POST.', at: '' }, 405, { Allow: 'POST' }));
  return routes;
}

function readBody(contentType: string, bytes: ArrayBuffer) {
  // A page of another site cannot send this type without asking first, so it cannot set up a state unseen.
  if (!/^application\/json\b/i.test(contentType)) {
    throw new StateRefusal('The body is JSON, with Content-Type: application/json.', '', 415);
  }
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new StateRefusal(`The body is not JSON in UTF-8: ${(error as Error).message}`, '', 400);
  }
  return fieldsOf(body, '');
}
