import { Hono } from 'hono';
import { BoundedMap } from '../bounded-map.ts';
import { refuse } from '../lists/api-errors.ts';
import { secretName } from '../random.ts';
import type { Bound, Workings } from '../workings.ts';

/** A file that anybody may read who knows its address. */
export interface SharedFile {
  readonly type: string;
  readonly text: string;
  readonly expiresAt: number;
}

/** The files of the jobs that were sent last, by their unguessable names. */
export const sharedFiles = (): BoundedMap<SharedFile> => new BoundedMap(MOST_FILES);

// Content and strings of some jobs at once; a file may have tens of megabytes.
const MOST_FILES = 64;
const LIFETIME = 3_600_000;
const PATH = '/_files';

/** Puts a text where an app can read it for an hour of the service's clock, and gives its address. */
export function share({ files, random, clock, addresses }: Workings, text: string, type: string): string {
  const name = secretName(random);
  files.set(name, { type, text, expiresAt: clock.now() + LIFETIME });
  return `${addresses.baseUrl}${PATH}/${name}`;
}

/** The files of jobs at their addresses. */
export function fileRoutes({ files, clock }: Workings): Hono<Bound> {
  const routes = new Hono<Bound>();
  routes.get(`${PATH}/:name`, (c) => {
    const file = files.get(c.req.param('name'));
    if (file === undefined || file.expiresAt <= clock.now()) return refuse(c, 404);
    c.env.exchange.requirements =
      file.type === 'application/x-ndjson' ? ['module.request.strings-url'] : ['module.request.file.content-url'];
    return c.body(file.text, 200, { 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' });
  });
  return routes;
}
