import { API_INTERACTIONS } from './app-service-lists.ts';
import { AUTHORIZATION_INTERACTIONS } from './app-service-authorization.ts';
import { TOKEN_INTERACTIONS } from './app-service-tokens.ts';
import type { Contract } from './contract.ts';

/** What an app needs from the service: every endpoint and grant, granted and refused. Source, Endpoints 1 to 4. */
export const appServiceContract: Contract = {
  consumer: 'app',
  provider: 'service',
  interactions: [...AUTHORIZATION_INTERACTIONS, ...TOKEN_INTERACTIONS, ...API_INTERACTIONS],
};
