import { Hono } from 'hono';
import { refuse } from '../core/api-errors.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { RouteEnv, ServiceContext } from '../core/context.ts';
import { generateSecret } from '../core/random.ts';
import type { ModuleRules } from './module-rules.ts';

/** A file that everybody who knows its address can read. */
export interface SharedFile {
  /** The content type. */
  readonly type: string;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

type SharingContext = Pick<ServiceContext<Pick<ModuleRules, 'sharedName'>>, 'random' | 'clock' | 'addresses' | 'rules'>;

/** Shared files by name. */
export type SharedFiles = BoundedMap<SharedFile>;

// Enough for the content and strings of several jobs at once; a file can have tens of megabytes.
const MAX_FILES = 64;
const LIFETIME_MS = 3_600_000;
const PATH = '/_files';

/** An empty collection that keeps the 64 files shared last. */
export const createSharedFiles = (): SharedFiles => new BoundedMap(MAX_FILES);

/** What of a job is shared, and its content type. */
const TYPES = { content: 'application/octet-stream', strings: 'application/x-ndjson' } as const;

/** Shares a text for one hour of the service's clock and returns its address, which cannot be guessed. */
export function shareFile(
  { files, random, clock, addresses, rules }: { readonly files: SharedFiles } & SharingContext,
  what: keyof typeof TYPES,
  text: string,
): string {
  const type = TYPES[what];
  const name = rules.sharedName(generateSecret(random), what);
  files.set(name, { type, text, expiresAt: clock.now() + LIFETIME_MS });
  return `${addresses.baseUrl}${PATH}/${name}`;
}

/** The routes of shared files. */
export function createFileRoutes({
  files,
  clock,
}: { readonly files: SharedFiles } & Pick<ServiceContext<unknown>, 'clock'>): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.get(`${PATH}/:name`, (c) => {
    const file = files.get(c.req.param('name'));
    if (file === undefined || file.expiresAt <= clock.now()) return refuse(c, 404);
    c.env.exchange.requirements =
      file.type === TYPES.strings ? ['module.request.strings-url'] : ['module.request.file.content-url'];
    return c.body(file.text, 200, { 'Content-Type': file.type, 'X-Content-Type-Options': 'nosniff' });
  });
  return routes;
}
