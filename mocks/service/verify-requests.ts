import { nearest } from '../../spec/nearest.ts';
import { requirements, type RequirementId } from '../../spec/requirements/requirements.ts';
import type { Exchange, Violation } from '../core/journal.ts';
import { explainUnknownCaller, type CallSite } from './call-site.ts';

/** A request that the source does not allow. */
export interface RequestFinding extends Violation {
  readonly method: string;
  /** The requested address. */
  readonly url: string;
  /** The status of the response. */
  readonly status: number;
  /** Where the request was made, as `file:line:column`; absent if unknown. */
  readonly caller?: string;
  /** Why there is no `caller`, as a clause that begins with “because”. */
  readonly callerUnknown?: string;
}

/** Options of `verify`. */
export interface VerifyOptions {
  /** Requirements that the test violates on purpose. */
  readonly allow?: readonly RequirementId[];
}

/** Thrown by `verify`; the message describes every finding. */
export class InvalidRequestsError extends Error {
  readonly findings: readonly RequestFinding[];

  /** `unused` says what else `verify` would have thrown for. */
  constructor(findings: readonly RequestFinding[], unused: readonly string[] = []) {
    super([describeFindings(findings), ...unused].join('\n\n'));
    this.name = 'InvalidRequestsError';
    this.findings = findings;
  }
}

/** Thrown by `verify` if a failure that the test injected never applied to a request; the message describes each. */
export class UnusedFailuresError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'UnusedFailuresError';
  }
}

/** The finding of an exchange; `from` is where the request was made, if that is known. */
export function createRequestFinding(exchange: Exchange, violation: Violation, from?: CallSite): RequestFinding {
  const { method, url, status, caller } = exchange;
  const place = caller === undefined ? { callerUnknown: explainUnknownCaller(from) } : { caller };
  return { ...violation, method, url, status, ...place };
}

/**
 * Returns the findings if all of them are allowed. Throws an {@link InvalidRequestsError} with the others, an
 * {@link UnusedFailuresError} if failures were not used, and an Error if an allowed requirement does not exist.
 */
export function checkRequests(
  findings: readonly RequestFinding[],
  { allow = [] }: VerifyOptions = {},
  unused: readonly string[] = [],
): readonly RequestFinding[] {
  const unknown = allow.find((id) => !Object.hasOwn(requirements, id));
  if (unknown !== undefined) {
    const near = nearest(unknown, Object.keys(requirements)).slice(0, 3);
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
    throw new Error(`There is no requirement “${String(unknown)}” to allow.${hint}`);
  }
  const invalid = findings.filter(({ requirement }) => !allow.includes(requirement));
  if (invalid.length > 0) throw new InvalidRequestsError(invalid, unused);
  if (unused.length > 0) throw new UnusedFailuresError(unused);
  return findings;
}

function describeFindings(findings: readonly RequestFinding[]): string {
  const head =
    findings.length === 1
      ? 'A request to the service is invalid:'
      : `${findings.length} requests to the service are invalid:`;
  return [head, ...findings.map((finding, index) => describeFinding(finding, index + 1))].join('\n\n');
}

const MAX_URL_LENGTH = 120;

function describeFinding(finding: RequestFinding, number: number): string {
  const { method, url, status, caller, callerUnknown, requirement, message, correction } = finding;
  const { says, source, standing } = requirements[requirement];
  const shortUrl = url.length > MAX_URL_LENGTH ? `${url.slice(0, MAX_URL_LENGTH)}…` : url;
  const lines = [
    `${number}. ${method} ${shortUrl}, status ${status}`,
    caller === undefined ? `at an unknown line, ${callerUnknown}` : `at ${caller}`,
    ...message.split('\n'),
    `→ ${correction}`,
    `${requirement} (${standing}; source, ${source}): ${says}`,
  ];
  return lines.join('\n   ');
}
