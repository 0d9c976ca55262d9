import type { Plan } from './plan.ts';

/** A plan with the defaults, for tests. */
export const plan: Plan = {
  kit: { name: 'locspec', version: '0.0.0' },
  target: { kind: 'service', name: 'a service' },
  command: 'locspec verify service',
  targets: [{ authUrl: 'http://a.example', baseUrl: 'http://b.example' }],
  apps: {},
  scopes: ['project'],
  lists: {},
  answers: {},
  areas: ['oauth'],
  editions: ['hosted', 'enterprise'],
  checks: [],
  requirements: [],
  seed: 1,
  workers: 1,
  timeout: 1000,
  strict: false,
  failFast: false,
  reportDir: 'report',
  quiet: false,
  verbose: false,
  color: false,
};
