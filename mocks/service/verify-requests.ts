import { requirements, type RequirementId } from '../spec/requirements.ts';
import { nearest } from '../spec/nearest.ts';
import type { Exchange, Finding } from './journal.ts';

/** A request that the source does not allow. */
export interface RequestFinding extends Finding {
  readonly method: string;
  /** The address as it was asked for. */
  readonly url: string;
  /** The status of the answer. */
  readonly status: number;
  /** Where the request was made, as `file:line:column`; absent where that cannot be known. */
  readonly caller?: string;
}

/** What a test expects to go wrong. */
export interface VerifyOptions {
  /** Requirements whose breach is wanted here. */
  readonly allow?: readonly RequirementId[];
}

/** What `verify` throws; its message tells of every finding. */
export class UnallowedRequests extends Error {
  readonly findings: readonly RequestFinding[];

  constructor(findings: readonly RequestFinding[]) {
    super(wordingOf(findings));
    this.name = 'UnallowedRequests';
    this.findings = findings;
  }
}

/** The finding of an exchange, as a test gets to see it. */
export function findingOf({ method, url, status, caller }: Exchange, finding: Finding): RequestFinding {
  return { ...finding, method, url, status, ...(caller === undefined ? {} : { caller }) };
}

/** Gives the findings that are allowed, and throws an {@link UnallowedRequests} error when there are others. */
export function judged(
  findings: readonly RequestFinding[],
  { allow = [] }: VerifyOptions = {},
): readonly RequestFinding[] {
  const unknown = allow.find((id) => !Object.hasOwn(requirements, id));
  if (unknown !== undefined) {
    const near = nearest(unknown, Object.keys(requirements)).slice(0, 3);
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
    throw new Error(`There is no requirement “${String(unknown)}” to allow.${hint}`);
  }
  const isAllowed = ({ requirement }: Finding) => allow.includes(requirement);
  const others = findings.filter((finding) => !isAllowed(finding));
  if (others.length > 0) throw new UnallowedRequests(others);
  return findings;
}

function wordingOf(findings: readonly RequestFinding[]): string {
  const head =
    findings.length === 1
      ? 'A request to the service is not as the source has it:'
      : `${findings.length} requests to the service are not as the source has them:`;
  return [head, ...findings.map((finding, index) => told(finding, index + 1))].join('\n\n');
}

const LONGEST_SHOWN = 120;

function told(finding: RequestFinding, number: number): string {
  const { method, url, status, caller, requirement, message, correction } = finding;
  const { says, source, standing } = requirements[requirement];
  const shown = url.length > LONGEST_SHOWN ? `${url.slice(0, LONGEST_SHOWN)}…` : url;
  const lines = [
    `${number}. ${method} ${shown}, answered ${status}`,
    ...(caller === undefined ? [] : [`at ${caller}`]),
    ...message.split('\n'),
    `→ ${correction}`,
    `${requirement} (${standing}; source, ${source}): ${says}`,
  ];
  return lines.join('\n   ');
}
