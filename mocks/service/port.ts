import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { checkServiceOptions, SERVICE_OPTIONS } from './check-service-options.ts';
import { openService, type Service, type ServiceOptions, type ServiceParts } from './service.ts';
import { TRIAL_VARIABLE } from '../../run/trial.ts';
import { MAX_HEADER_BYTES, refuseUnread, refuseUnusable } from './unreadable-requests.ts';
import { watchCallers, type CallerWatch } from './watch-callers.ts';

/** Options of a service on ports; everything has a default. */
export interface StartOptions extends Partial<Omit<ServiceOptions, 'addresses'>> {
  /** The port of the authorization server, the hosted edition, the state address and the console; 0 is a free one. */
  readonly port?: number;
  /** The port of the enterprise edition; 0 is a free one. */
  readonly enterprisePort?: number;
  /** The interface to listen on; the loopback interface by default. */
  readonly host?: string;
  /**
   * Whether the process only serves: the global `Request` and `Response` are then replaced by cheaper equivalents. False by
   * default, so that a test process keeps its globals.
   */
  readonly ownsProcess?: boolean;
}

/** A service that listens on ports; `close` ends it and its open connections. */
export interface StartedService extends Service {
  /** The address of the console. */
  readonly consoleUrl: string;
  /** The service itself. */
  readonly service: Service;
}

const START_OPTIONS = {
  ...SERVICE_OPTIONS,
  port: 'a number',
  enterprisePort: 'a number',
  host: 'a string',
  ownsProcess: 'a boolean',
} as const;

/**
 * Starts the reference service on two ports and resolves when it is ready. Rejects with the error of `listen` (`code`
 * EADDRINUSE, with `port`) and a sentence that helps if a port is in use, with a RangeError if both have the same port, and
 * as `createService` throws; then nothing is left listening.
 */
export async function startService(options: StartOptions = {}): Promise<StartedService> {
  checkServiceOptions('startService()', options, START_OPTIONS);
  const { port = 0, enterprisePort = 0, host = '127.0.0.1', ownsProcess = false, ...rest } = options;
  if (port !== 0 && port === enterprisePort)
    throw new RangeError(`port and enterprisePort are both ${port}; the two ports must differ.`);
  const parts = await loadParts(options);
  let service: Service | undefined;
  let callers: CallerWatch | undefined;
  const servers: Server[] = [];
  try {
    const baseUrl = await open(port);
    const enterpriseBaseUrl = await open(enterprisePort);
    const addresses = { authUrl: baseUrl, baseUrl, enterpriseBaseUrl, stateUrl: `${baseUrl}/_state` };
    service = openService({ ...rest, addresses }, parts, close);
    // Tests in this process call by its `fetch`; a process that only serves has no callers.
    if (!ownsProcess) callers = watchCallers([baseUrl, enterpriseBaseUrl]);
    return Object.assign(service, { consoleUrl: `${baseUrl}/`, service });
  } catch (error) {
    await close();
    throw error;
  }

  async function open(wantedPort: number): Promise<string> {
    let authority = '';
    const respond = getRequestListener(
      // A request can arrive before both ports are open.
      (request) =>
        service?.answer(request, undefined, callers?.take(request.method, request.url)) ??
        new Response('Not ready yet.', { status: 503, headers: { 'Retry-After': '1' } }),
      { overrideGlobalObjects: ownsProcess, errorHandler: refuseUnusable },
    );
    const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) => {
      // A request by another name of this machine still means this port.
      incoming.headers.host = authority;
      void respond(incoming, outgoing);
    });
    server.on('clientError', refuseUnread);
    servers.push(server);
    await listen(server, wantedPort, host);
    const { port: openPort, family, address } = server.address() as AddressInfo;
    const name = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : host;
    authority = `${family === 'IPv6' && name.includes(':') ? `[${name}]` : name}:${openPort}`;
    return `http://${authority}`;
  }

  async function close(): Promise<void> {
    callers?.end();
    await Promise.all(servers.map(closeServer));
  }
}

/** Most services have no faults, and those are a large part of what there is to load. */
async function loadParts({ faults = [] }: StartOptions): Promise<ServiceParts> {
  const isInTrial = globalThis.process?.env?.[TRIAL_VARIABLE] !== undefined;
  return {
    ...(faults.length > 0 && { faultRules: (await import('../rules/faults.ts')).collectFaultRules(faults) }),
    ...(isInTrial && { trials: await import('./trial-service.ts') }),
  };
}

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        error.message = `Port ${port} of ${host} is in use; choose another, or 0 for a free one.`;
      reject(error);
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
