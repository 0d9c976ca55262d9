import type { App } from '../core/registered-app.ts';

/** The apps that are registered by default: one of each type. */
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
