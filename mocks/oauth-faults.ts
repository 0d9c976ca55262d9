import type { Fault } from './faults.ts';
export const oauthFaults = {
  'oauth.verifier-ignored': {
    breaks: 'oauth.token.verifier-checked',
    says: 'Any code_verifier is taken for the right one.',
    rules: { isVerifierRight: () => true },
  },
} as const satisfies Record<string, Fault>;
