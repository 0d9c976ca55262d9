import type { AddressInfo } from 'node:net';
import { createAppExaminer } from './judge-app.ts';
import { createServiceExaminer } from './judge-service.ts';
import { createForwarder } from './forward.ts';
import type { Forwarder } from './forward.ts';
import type { Role, Route } from './routes.ts';
import { createSession } from './session.ts';
import type { Keep, Session } from './session.ts';
import { createSecrets } from '../run/secrets.ts';

/** A target of a proxy, and the port that it gets. */
export interface ProxyTarget {
  readonly roles: readonly Role[];
  /** An address without a user name, a query or a fragment. */
  readonly address: string;
  /** 0 is a free one. */
  readonly port: number;
}

/** Options of a proxy. */
export interface ProxyOptions {
  readonly targets: readonly ProxyTarget[];
  /** Further host names that the proxy accepts, for example of a container. */
  readonly hosts?: readonly string[];
  /** Milliseconds without a byte from a target after which it has failed. */
  readonly timeout: number;
  /** The type of jobs that an app knows; the one of the source by default. */
  readonly jobType?: string;
  /** Gets every exchange after it was judged. */
  readonly keep?: Keep;
  /** Hides secrets in what is shown; the same for everything that writes about a session. */
  readonly secrets?: ReturnType<typeof createSecrets>;
}

/** A proxy that listens. */
export interface StartedProxy {
  readonly routes: readonly Route[];
  readonly session: Session;
  /** Stops listening, ends open connections, and resolves when everything is judged. */
  close(): Promise<void>;
}

/** More than a list page or a job may have: a copy beyond the limit of a job shows that it is too large. */
const MAX_COPY = 6 * 2 ** 20;

/**
 * Starts a proxy at the loopback interface and resolves when all of its ports are open. Rejects with the error of `listen`
 * if one is in use; then nothing is left listening.
 */
export async function startProxy(options: ProxyOptions): Promise<StartedProxy> {
  const { targets, hosts = [], timeout, jobType = 'file-post-import', keep, secrets = createSecrets() } = options;
  const isApp = targets.some(({ roles }) => roles.includes('app'));
  const session = createSession({
    examine: isApp ? createAppExaminer(jobType) : createServiceExaminer(Date.now),
    secrets,
    ...(keep && { keep }),
  });
  const routes: Route[] = [];
  const forwarders: Forwarder[] = [];
  const close = async () => {
    await Promise.all(forwarders.map(closeForwarder));
    await session.settle();
  };
  try {
    for (const { roles, address, port } of targets) {
      const target = address.replace(/\/+$/, '');
      // Nothing can be forwarded before the port is known, and nothing arrives before it is open.
      const route: { -readonly [Name in keyof Route]: Route[Name] } = { roles, target, proxy: '' };
      routes.push(route);
      const observe = (observed: Parameters<Session['add']>[0]) => session.add(observed, route);
      const forwarder = createForwarder({
        ...{ route, routes, timeout, observe },
        hosts: hosts.map((host) => host.toLowerCase()),
        maxCopy: MAX_COPY,
      });
      forwarders.push(forwarder);
      await listen(forwarder, port);
      route.proxy = `http://127.0.0.1:${(forwarder.server.address() as AddressInfo).port}`;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { routes, session, close };
}

const listen = ({ server }: Forwarder, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

const closeForwarder = ({ server, close }: Forwarder) =>
  new Promise<void>((resolve) => {
    close();
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
