import { setTimeout as wait } from 'node:timers/promises';
import type { DisturbanceId } from '../../run/trial.ts';
import type { ReferenceContext } from '../rules/rules.ts';

/** Responds to an operation as a disturbed service does. */
export type Disturbance = (
  operation: string,
  request: Request,
  respond: () => Promise<Response>,
) => Promise<DisturbedResponse>;

/** A response, and what the disturbance did to it: `replaced` if the service never got the request. */
export interface DisturbedResponse {
  readonly response: Response;
  readonly effect?: 'changed' | 'replaced';
}

/** What a disturbance does to a request for tokens or for a list; undefined where it leaves it alone. */
type Disturb = (
  respond: () => Promise<Response>,
  request: DisturbedRequest,
  context: ReferenceContext,
) => Promise<DisturbedResponse | undefined>;

interface DisturbedRequest {
  /** Which one of the service it is. */
  readonly nth: number;
  /** Whether it asks for a list with a token that was good for the list before, for the first time. */
  readonly isRepeated: boolean;
}

const DELAY_MS = 500;

const refuse = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ error: { message, code: status } }, { status, headers });

const replace = (response: Response): DisturbedResponse => ({ response, effect: 'replaced' });
const change = (response: Response): DisturbedResponse => ({ response, effect: 'changed' });

const DISTURB: Readonly<Record<DisturbanceId, Disturb>> = {
  unauthorized: async (_, { isRepeated }) =>
    isRepeated ? replace(refuse(401, 'Unauthorized', { 'WWW-Authenticate': 'Bearer' })) : undefined,
  expired: async (respond, { isRepeated }, { store, clock }) => {
    if (!isRepeated) return undefined;
    const expiresAt = clock.now();
    for (const token of store.accessTokens.values()) store.accessTokens.set(token.token, { ...token, expiresAt });
    return change(await respond());
  },
  rateLimited: async (_, { nth }) =>
    nth === 1 ? replace(refuse(429, 'Too Many Requests', { 'Retry-After': '0' })) : undefined,
  failing: async (_, { nth }) => (nth === 1 ? replace(refuse(500, 'Internal Server Error')) : undefined),
  slow: async (respond) => {
    await wait(DELAY_MS);
    return change(await respond());
  },
  cut: async (respond, { nth }) => (nth === 1 ? change(await cut(await respond())) : undefined),
  unknownMembers: async (respond) => change(await addMembers(await respond())),
};

/** A disturbance of one service. */
export function createDisturbance(id: DisturbanceId, context: ReferenceContext): Disturbance {
  let count = 0;
  let lastToken: string | undefined;
  let wasRepeated = false;
  return async (operation, request, respond) => {
    // The browser asks for the page and for leave to ask another origin, and no app can send that again.
    const isOfBrowser = operation === 'GET /oauth/authorize' || request.method === 'OPTIONS';
    if (isOfBrowser) return { response: await respond() };
    count += 1;
    const token = operation === 'POST /oauth/token' ? undefined : (request.headers.get('Authorization') ?? undefined);
    const isRepeated = !wasRepeated && token !== undefined && token === lastToken;
    wasRepeated ||= isRepeated;
    const disturbed = (await DISTURB[id](respond, { nth: count, isRepeated }, context)) ?? {
      response: await respond(),
    };
    if (token !== undefined) lastToken = disturbed.response.ok ? token : undefined;
    return disturbed;
  };
}

/** The response with half of its body, after which the connection breaks. */
async function cut(response: Response): Promise<Response> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2))),
    pull: (controller) => controller.error(new Error('The connection was cut.')),
  });
  return new Response(body, { status, headers });
}

/** The response with a further member in every object of it that is no map, if it is JSON. */
async function addMembers(response: Response): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = /\bjson\b/.test(headers.get('Content-Type') ?? '') && text !== '';
  const body = isJson ? JSON.stringify(JSON.parse(text, addMember)) : text;
  return new Response(body, { status, headers });
}

/** Members that are maps: a text by plural forms, and custom fields by their slugs. An entry more would be data. */
const MAPS = new Set(['text', 'fields']);

const addMember = (name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !MAPS.has(name)
    ? { ...value, addedLater: true }
    : value;
