import type { Exchange } from '../kit/exchange.ts';

const REQUEST = { method: 'GET', url: 'https://service.example/api/v2/projects', headers: {} };
const JSON_TYPE = { 'content-type': ['application/json'] };

/** A request for a list with this response, for the examples of rules. */
export const listExchange = (
  status: number,
  body: string,
  headers: Exchange['response']['headers'] = JSON_TYPE,
): Exchange => ({ request: REQUEST, response: { status, headers, body } });
