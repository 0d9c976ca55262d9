import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import { isTooDeep } from '../../run/read-file.ts';

/** A request with its response, as a recording holds them. Header names are in lower case. */
export interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly requestType: string;
  readonly requestBody: string;
  readonly status: number;
  readonly responseType: string;
  readonly responseBody: string;
  readonly comment: string;
}

/** The requests of a HAR file; browsers write as many in hours. */
const MAX_ENTRIES = 100_000;

/**
 * The exchanges in the content of a HAR file, of whichever tool. An entry without a response has the status 0. Throws an
 * Error of one clause for anything else.
 */
export function readHar(content: unknown): readonly RecordedCall[] {
  if (isTooDeep(content)) throw new Error('it is nested too deep');
  const log = isObject(content) ? content['log'] : undefined;
  if (!isObject(log)) throw new Error('it has no “log”, so it is no HAR file');
  const entries: unknown = log['entries'];
  if (!Array.isArray(entries)) throw new Error('its log has no “entries”, so it is no HAR file');
  if (entries.length > MAX_ENTRIES) throw new Error(`it has more than ${MAX_ENTRIES} entries`);
  return entries.map(readEntry);
}

function readEntry(entry: unknown, index: number): RecordedCall {
  const request = isObject(entry) ? entry['request'] : undefined;
  if (!isObject(entry) || !isObject(request)) throw new Error(`its entry ${index} has no request`);
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url))
    throw new Error(`the request of its entry ${index} has no method or no address`);
  const response = isObject(entry['response']) ? entry['response'] : {};
  const content = isObject(response['content']) ? response['content'] : {};
  const posted = isObject(request['postData']) ? request['postData'] : {};
  return {
    ...{ method: method.toUpperCase(), url },
    requestType: findType(request) || asText(posted['mimeType']),
    requestBody: asText(posted['text']),
    status: Number.isInteger(response['status']) ? (response['status'] as number) : 0,
    responseType: findType(response) || asText(content['mimeType']),
    responseBody:
      content['encoding'] === 'base64'
        ? Buffer.from(asText(content['text']), 'base64').toString('utf8')
        : asText(content['text']),
    comment: asText(entry['comment']),
  };
}

function findType({ headers }: Json): string {
  const found = (Array.isArray(headers) ? headers : []).find(
    (header: unknown) => isObject(header) && asText(header['name']).toLowerCase() === 'content-type',
  ) as Json | undefined;
  return asText(found?.['value']);
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
