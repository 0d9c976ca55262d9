import type { Fault } from './faults.ts';

/** Wrongs of the authorization server and of the tokens it gives. */
export const oauthFaults = {
  'oauth.verifier-ignored': {
    breaks: 'oauth.token.verifier-checked',
    says: 'Any code_verifier is taken for the right one.',
    rules: { isVerifierRight: () => true },
  },
  'oauth.state-dropped': {
    breaks: 'oauth.authorize.state-returned',
    says: 'The redirect that brings the code has no state.',
    rules: { approval: (code) => ({ code }) },
  },
  'oauth.redirect-prefix-match': {
    breaks: 'oauth.authorize.redirect-uri-registered',
    says: 'A redirect URL is allowed when it begins like a registered one.',
    rules: { isRedirectAllowed: (app, asked) => app.redirectUris.some((known) => asked.startsWith(known)) },
  },
} as const satisfies Record<string, Fault>;
