import type { App } from './registered-app.ts';

/** The apps that are registered by default: one of each type. Their secrets are in the documents. */
export const demoApps: readonly App[] = [
  {
    type: 'confidential',
    clientId: 'demo-backend',
    clientSecret: 'demo-secret',
    name: 'Demo Backend',
    redirectUris: ['http://127.0.0.1:4999/callback', 'http://localhost:4999/callback'],
  },
  {
    type: 'public',
    clientId: 'demo-spa',
    name: 'Demo Single-Page App',
    redirectUris: ['http://127.0.0.1:4999/callback', 'http://localhost:4999/callback'],
  },
];

/** The secret of an app if it is that of a demo app, which everybody may read. */
export const findPublicSecret = ({ clientId, clientSecret }: App): string | undefined =>
  demoApps.some((demo) => demo.clientId === clientId && demo.clientSecret === clientSecret) ? clientSecret : undefined;
