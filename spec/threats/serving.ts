import type { RequirementId } from '../requirements/requirements.ts';
import { threats, type Threat, type ThreatId } from './threats.ts';

/** A requirement that protects against something, or says why it does not. */
export type ProtectingId = Extract<RequirementId, `oauth.${string}` | `module.safety.${string}`>;

/** Why a requirement serves against no threat. */
export interface NoThreat {
  readonly none: string;
}

const WORKS: NoThreat = { none: 'it makes the flow work; nobody gains by a breach' };
const SAYS: NoThreat = { none: 'it says what went wrong; the refusal itself is another requirement' };
const READS: NoThreat = { none: 'it is about how a message is written and read' };
const OPEN: NoThreat = { none: 'the source leaves it open, and neither way is less safe' };

const CODE = ['rfc6819-4.4.1.1', 'rfc9700-4.5'] as const satisfies readonly ThreatId[];
const PKCE = [...CODE, 'rfc6819-4.4.1.13', 'owasp-API2'] as const satisfies readonly ThreatId[];
const WEAK = ['rfc9700-4.8', ...PKCE] as const satisfies readonly ThreatId[];
const SECRET = ['rfc6819-4.3.5', 'rfc6819-4.4.1.5', 'owasp-API2'] as const satisfies readonly ThreatId[];
const RENEWAL = ['rfc6819-4.1.2', 'rfc9700-4.14', 'owasp-API2'] as const satisfies readonly ThreatId[];
const REDIRECT = [
  'rfc6819-4.2.4',
  'rfc6819-4.4.1.7',
  'rfc9700-4.1',
  'rfc9700-4.11',
] as const satisfies readonly ThreatId[];
const FORGED = ['rfc6819-4.4.1.8', 'rfc9700-4.7'] as const satisfies readonly ThreatId[];
const LEAK = ['rfc6819-4.6.7', 'rfc9700-4.3'] as const satisfies readonly ThreatId[];

// prettier-ignore
/** The threats that each requirement serves against. Another requirement of these areas does not compile without its row. */
export const SERVING: Readonly<Record<ProtectingId, readonly ThreatId[] | NoThreat>> = {
  'oauth.app.client-id': WORKS,
  'oauth.app.redirect-urls': WORKS,
  'oauth.app.confidential': WORKS,
  'oauth.app.confidential-pkce': WORKS,
  'oauth.app.confidential-secret': WORKS,
  'oauth.app.public': WORKS,
  'oauth.app.public-no-secret': ['rfc6819-4.1.1'],
  'oauth.authorize.address': WORKS,
  'oauth.authorize.client-id-required': ['rfc6819-4.4.1.4'],
  'oauth.authorize.client-id-registered': ['rfc6819-4.4.1.4'],
  'oauth.authorize.redirect-uri-registered': [...REDIRECT, 'rfc6819-4.2.3', 'rfc6819-4.4.1.4'],
  'oauth.authorize.response-type-required': WORKS,
  'oauth.authorize.response-type-code': ['rfc9700-4.3'],
  'oauth.authorize.scope-one': WORKS,
  'oauth.authorize.scope-several': WORKS,
  'oauth.authorize.state-optional': WORKS,
  'oauth.authorize.state-returned': FORGED,
  'oauth.authorize.state-returned-on-denial': FORGED,
  'oauth.authorize.challenge-required': WEAK,
  'oauth.authorize.challenge-optional': WORKS,
  'oauth.authorize.challenge-s256': WEAK,
  'oauth.authorize.challenge-plain': WORKS,
  'oauth.pkce.no-downgrade': WEAK,
  'oauth.authorize.challenge-default': WORKS,
  'oauth.authorize.challenge-method': WEAK,
  'oauth.authorize.asks': ['rfc6819-4.2.2', 'rfc6819-4.2.3', 'rfc6819-4.4.1.4', 'rfc6819-4.4.1.10', 'owasp-API5'],
  'oauth.authorize.code-returned': WORKS,
  'oauth.authorize.denial': WORKS,
  'oauth.authorize.members': WORKS,
  'oauth.authorize.denial-no-code': ['rfc6819-4.2.2', 'owasp-API5'],
  'oauth.token-response.access-token': READS,
  'oauth.token-response.token-type': READS,
  'oauth.token-response.expires-in': READS,
  'oauth.token-response.refresh-token': READS,
  'oauth.token.address': WORKS,
  'oauth.token.json-body': READS,
  'oauth.token.grant-type-required': ['owasp-API2'],
  'oauth.token.grant-type-known': ['owasp-API2'],
  'oauth.token.client-id-required': [...CODE, 'owasp-API2'],
  'oauth.token.secret-required': SECRET,
  'oauth.token.secret-omitted': WORKS,
  'oauth.token.secret-not-replaced': SECRET,
  'oauth.token.redirect-uri-required': [...CODE, 'rfc6819-4.4.1.7'],
  'oauth.token.code-required': ['rfc6819-4.4.1.3', 'owasp-API2'],
  'oauth.token.verifier-required': WEAK,
  'oauth.token.verifier-public': WORKS,
  'oauth.token.verifier-confidential': WORKS,
  'oauth.refresh.grant': WORKS,
  'oauth.refresh.client-id-required': RENEWAL,
  'oauth.refresh.secret-required': RENEWAL,
  'oauth.refresh.secret-omitted': WORKS,
  'oauth.refresh.token-required': ['owasp-API2'],
  'oauth.refresh.token-latest': WORKS,
  'oauth.token.exchange': WORKS,
  'oauth.token.code-valid': ['rfc6819-4.4.1.3', 'owasp-API2'],
  'oauth.token.redirect-uri-matches': [...CODE, 'rfc6819-4.4.1.7'],
  'oauth.token.code-bound-to-client': [...CODE, 'rfc6819-4.4.1.13', 'owasp-API2'],
  'oauth.token.verifier-checked': PKCE,
  'oauth.refresh.token-valid': ['rfc6819-4.5.3', 'owasp-API2'],
  'oauth.refresh.bound-to-client': RENEWAL,
  'oauth.refresh.new-access-token': WORKS,
  'oauth.refresh.new-refresh-token': WORKS,
  'oauth.refresh.before-expiry': WORKS,
  'oauth.refresh.after-expiry': WORKS,
  'oauth.refresh.no-redirect': WORKS,
  'oauth.token.secret-checked': SECRET,
  'oauth.refresh.secret-checked': [...RENEWAL, 'rfc6819-4.3.5'],
  'oauth.access.bearer': WORKS,
  'oauth.access.token-issued': ['rfc6819-4.6.3', 'owasp-API2'],
  'oauth.access.acts-for-user': ['owasp-API1'],
  'oauth.access.expired': ['rfc6819-4.1.3', 'rfc9700-4.10', 'owasp-API2'],
  'oauth.access.lifetime': WORKS,
  'oauth.authorize.redirect-uri-required': REDIRECT,
  'oauth.authorize.redirect-uri-exact': REDIRECT,
  'oauth.authorize.redirect-uri-fragment': REDIRECT,
  'oauth.authorize.redirect-query-kept': WORKS,
  'oauth.authorize.client-error-shown': ['rfc6819-4.2.4', 'rfc9700-4.11'],
  'oauth.authorize.error-invalid-request': SAYS,
  'oauth.authorize.error-response-type': SAYS,
  'oauth.authorize.error-scope': SAYS,
  'oauth.authorize.error-state': FORGED,
  'oauth.authorize.error-characters': ['owasp-API10'],
  'oauth.authorize.parameters-once': ['rfc9700-4.1'],
  'oauth.authorize.parameters-unknown': READS,
  'oauth.authorize.parameters-empty': READS,
  'oauth.authorize.challenge-method-error': SAYS,
  'oauth.authorize.not-framed': ['rfc6819-4.4.1.9', 'rfc9700-4.16', 'owasp-API8'],
  'oauth.authorize.no-referrer': ['rfc6819-4.4.1.1', 'rfc9700-4.2', 'owasp-API8'],
  'oauth.authorize.redirect-not-307': ['rfc9700-4.12'],
  'oauth.authorize.code-not-guessable': ['rfc6819-4.4.1.3', 'owasp-API2'],
  'oauth.token.post-only': ['rfc6819-4.3.3', 'rfc6819-4.6.7'],
  'oauth.token.parameters-once': ['owasp-API2'],
  'oauth.token.form-type': READS,
  'oauth.token.parameters-unknown': READS,
  'oauth.token.parameters-empty': ['owasp-API2'],
  'oauth.token.code-once': CODE,
  'oauth.token.code-reuse-revokes': CODE,
  'oauth.token.code-short-lived': [...CODE, 'rfc6819-4.4.1.3'],
  'oauth.token.no-store': ['rfc6819-4.6.6', 'owasp-API8'],
  'oauth.token.json-response': READS,
  'oauth.token.scope-told': ['rfc6819-4.2.2'],
  'oauth.token.error-shape': READS,
  'oauth.token.error-characters': ['owasp-API10'],
  'oauth.token.error-status': READS,
  'oauth.token.error-invalid-request': SAYS,
  'oauth.token.error-invalid-client': SAYS,
  'oauth.token.header-invalid-client': SAYS,
  'oauth.token.error-invalid-grant': SAYS,
  'oauth.token.error-grant-type': SAYS,
  'oauth.token.existence-hidden': ['rfc6819-4.3.5', 'rfc6819-4.4.1.3', 'rfc6819-4.5.3', 'owasp-API8'],
  'oauth.token.secret-in-query': ['rfc6819-4.3.3'],
  'oauth.token.token-not-guessable': ['rfc6819-4.5.3', 'rfc6819-4.6.3', 'owasp-API2'],
  'oauth.refresh.scope-not-wider': ['rfc6819-4.2.2', 'owasp-API5'],
  'oauth.refresh.rotation': ['rfc6819-4.1.2', 'rfc9700-4.14'],
  'oauth.pkce.verifier-length': PKCE,
  'oauth.pkce.verifier-characters': { none: 'it is about the form of a verifier; its length is another requirement' },
  'oauth.pkce.mismatch': SAYS,
  'oauth.pkce.verifier-without-challenge': WEAK,
  'oauth.access.missing': ['owasp-API2'],
  'oauth.access.challenge': SAYS,
  'oauth.access.scheme-case': READS,
  'oauth.access.refresh-token-no-access': ['rfc9700-4.10', 'owasp-API2'],
  'oauth.app-side.request': WORKS,
  'oauth.app-side.state-unguessable': FORGED,
  'oauth.app-side.challenge': PKCE,
  'oauth.app-side.challenge-s256': WEAK,
  'oauth.app-side.exchange': WORKS,
  'oauth.app-side.secret': WORKS,
  'oauth.app-side.secret-omitted': ['rfc6819-4.1.1'],
  'oauth.app-side.verifier': PKCE,
  'oauth.app-side.refresh': WORKS,
  'oauth.app-side.json': WORKS,
  'oauth.app-side.refresh-latest': WORKS,
  'oauth.app-side.api-path': WORKS,
  'oauth.app-side.bearer': LEAK,
  'oauth.app-side.own-token': ['owasp-API1'],
  'oauth.app-side.own-projects': ['owasp-API1'],
  'oauth.app-side.renewal': WORKS,
  'oauth.app-side.secret-hidden': ['rfc6819-4.1.1'],
  'oauth.app-side.tokens-hidden': ['rfc6819-4.1.2', 'rfc6819-4.1.3'],
  'oauth.app-side.challenge-confidential': PKCE,
  'oauth.app-side.challenge-new': PKCE,
  'oauth.app-side.state-checked': FORGED,
  'oauth.app-side.session-bound': [...FORGED, 'rfc6819-4.4.1.13', 'rfc9700-4.5'],
  'oauth.app-side.session-renewed': ['owasp-API2'],
  'oauth.app-side.state-once': FORGED,
  'oauth.app-side.unknown-parameters': WORKS,
  'oauth.app-side.denial': WORKS,
  'oauth.app-side.error-escaped': ['owasp-API10'],
  'oauth.app-side.inner-workings': ['owasp-API8'],
  'oauth.app-side.tokens-not-in-address': LEAK,
  'oauth.app-side.verifier-form': PKCE,
  'oauth.app-side.secrets-in-body': ['rfc6819-4.3.3', 'rfc6819-4.6.7'],
  'oauth.app-side.authenticates-once': WORKS,
  'oauth.app-side.renewal-scope': WORKS,
  'oauth.app-side.code-once': WORKS,
  'oauth.app-side.refused-code': ['rfc6819-4.4.1.12', 'owasp-API4'],
  'oauth.app-side.refused-renewal': ['owasp-API4'],
  'module.safety.redirect-loop': ['owasp-API4', 'owasp-API10'],
  'module.safety.other-place': ['owasp-API7', 'owasp-API10'],
  'module.safety.endless': ['owasp-API4', 'owasp-API10'],
  'module.safety.decompression': ['owasp-API4', 'owasp-API10'],
  'module.safety.inner-address': ['owasp-API7'],
  'module.safety.inner-workings': ['owasp-API8'],
  'module.safety.preview-scripts': { none: 'it protects those who see the preview; none of the lists has it' },
  'module.safety.pattern-time': ['owasp-API4'],
  'oauth.authorize.scope-required': OPEN,
  'oauth.scope-children': OPEN,
  'oauth.code-lifetime': OPEN,
  'oauth.earlier-code': OPEN,
  'oauth.refresh-token-lifetime': OPEN,
  'oauth.old-refresh-token': { none: 'the source leaves it open; for public apps rotation is a requirement of its own' },
  'oauth.old-access-token': OPEN,
  'oauth.earlier-access-token': OPEN,
  'oauth.error-place': OPEN,
  'oauth.error-status': OPEN,
  'oauth.redirect-status': OPEN,
  'oauth.token-statuses': OPEN,
  'oauth.invalid-client-status': OPEN,
  'oauth.body-form': OPEN,
  'oauth.basic-authentication': OPEN,
  'oauth.public-sends-secret': OPEN,
  'oauth.state-absent': OPEN,
  'oauth.token-type-case': OPEN,
  'oauth.reauthorization': OPEN,
  'oauth.app-tokens': OPEN,
};

const isProtecting = (id: string): id is ProtectingId => Object.hasOwn(SERVING, id);

/** The threats that a requirement serves against, or why there is none; undefined for one of another area. */
export const servedBy = (id: string): readonly ThreatId[] | NoThreat | undefined =>
  isProtecting(id) ? SERVING[id] : undefined;

/** The threats that a requirement serves against. */
export function threatsOf(id: string): readonly ThreatId[] {
  const served = servedBy(id);
  return served === undefined || 'none' in served ? [] : served;
}

/** The requirements that serve against a threat. */
export const servingAgainst = (threat: ThreatId): readonly ProtectingId[] =>
  (Object.keys(SERVING) as ProtectingId[]).filter((id) => threatsOf(id).includes(threat));

/** Every threat with its id and the requirements that serve against it, in the order of the documents. */
export const listedThreats = (Object.entries(threats) as [ThreatId, Threat][]).map(([id, threat]) => ({
  id,
  ...threat,
  requirements: servingAgainst(id),
}));
