import { Hono } from 'hono';
import { isAllowedHost } from '../core/allowed-hosts.ts';
import { limitBody } from '../core/body-limit.ts';
import type { RouteEnv } from '../core/context.ts';
import { readFields, StateRefusal } from './read-fields.ts';
import { STATES, type StateContext } from './states.ts';

// Enough for a dataset of 100 000 complete strings.
const MAX_BYTES = 256 * 1024 * 1024;

/** The address that sets provider states, in the form that Pact's verifiers send them. */
export function createStateRoutes(context: StateContext): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const limit = limitBody(MAX_BYTES, (c) => c.json({ error: `The body has at most ${MAX_BYTES} bytes.`, at: '' }, 413));
  const { stateUrl } = context.addresses;
  const ownHost = new URL(stateUrl).hostname;

  routes.use('/', async (c, next) => {
    if (isAllowedHost(c.req.header('Host'), ownHost, context.hosts)) return next();
    const error = `States are set at ${stateUrl}, or by a local name of this machine.`;
    return c.json({ error, at: '' }, 421);
  });
  routes.post('/', limit, async (c) => {
    try {
      const body = readBody(c.req.header('Content-Type') ?? '', await c.req.arrayBuffer());
      const { state, action } = body;
      if (typeof state !== 'string') throw new StateRefusal('state must be the name of a state.', '/state');
      const setUp = Object.hasOwn(STATES, state) ? STATES[state] : undefined;
      if (setUp === undefined) {
        const known = Object.keys(STATES).join(', ');
        throw new StateRefusal(`There is no state “${state}”; the states are: ${known}.`, '/state', 404);
      }
      // Pact's verifiers also send a teardown; no state needs one here.
      if (action === 'teardown') return c.json({});
      return c.json(await setUp(context, body['params'] ?? {}));
    } catch (refusal) {
      if (!(refusal instanceof StateRefusal)) throw refusal;
      return c.json({ error: refusal.message, at: refusal.at }, refusal.status);
    }
  });
  routes.all('/', (c) => c.json({ error: 'Set states by POST.', at: '' }, 405, { Allow: 'POST' }));
  return routes;
}

function readBody(contentType: string, bytes: ArrayBuffer) {
  // A page of another site cannot send this type without a preflight, so it cannot set a state.
  if (!/^application\/json\b/i.test(contentType)) {
    throw new StateRefusal('The body must be JSON, with Content-Type: application/json.', '', 415);
  }
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new StateRefusal(`The body is not JSON in UTF-8: ${(error as Error).message}`, '', 400);
  }
  return readFields(body, '');
}
