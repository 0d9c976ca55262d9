import type { RequirementId } from '../spec/requirements.ts';
import type { Plan, WordedFinding } from '../spec/run.ts';

/** A run of a service that asks for nothing unusual. */
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

/** A breach of a requirement that a check found, without evidence. */
export const finding = (requirement: RequirementId, check = 'oauth.x'): WordedFinding => ({
  requirement,
  check,
  title: 'something is wrong',
  expected: 'this',
  actual: 'that',
  evidence: { exchanges: [] },
  replay: `locspec verify service --check ${check}`,
});
