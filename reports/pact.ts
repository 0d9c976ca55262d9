import type { Conformance, ReportedInteraction } from './conformance.ts';
import type { ContractName } from '../run/outcome.ts';
import { forWriter } from '../run/untrusted.ts';
import type { Terms } from '../spec/contracts/contract.ts';
import { appServiceContract } from '../spec/contracts/app-service.ts';
import { serviceAppTerms } from '../spec/contracts/service-app.ts';

/** What the result says about a contract, in the form that the resource `verification-results` of a Pact broker takes. */
export interface VerificationResult {
  readonly success: boolean;
  readonly providerApplicationVersion: string;
  readonly buildUrl?: string;
  readonly verifiedBy: { readonly implementation: string; readonly version: string };
  readonly testResults: readonly TestResult[];
}

interface TestResult {
  readonly description: string;
  readonly success: boolean;
  readonly mismatches?: readonly { readonly attribute: string; readonly description: string }[];
  readonly exceptions?: readonly { readonly message: string }[];
}

const CONTRACTS: Readonly<Record<ContractName, readonly Terms[]>> = {
  'app-service': appServiceContract.interactions,
  'service-app': serviceAppTerms,
};

/**
 * The verification result of the one contract that a run on a service or an app verifies; undefined if it verified none.
 * It is a success only if each interaction was compared and fulfilled, at every server that was asked.
 */
export function verificationResult(
  { target, kit, interactions = [] }: Conformance,
  provider: { readonly version: string; readonly buildUrl?: string },
): VerificationResult | undefined {
  const contract: ContractName = target.kind === 'service' ? 'app-service' : 'service-app';
  const seen = interactions.filter((one) => one.contract === contract);
  if (seen.length === 0) return undefined;
  const testResults = [...seen.map(describeSeen), ...listMissing(contract, seen)];
  return {
    success: testResults.every(({ success }) => success),
    providerApplicationVersion: provider.version,
    ...(provider.buildUrl === undefined ? {} : { buildUrl: provider.buildUrl }),
    verifiedBy: { implementation: kit.name, version: kit.version },
    testResults,
  };
}

function describeSeen({ description, check, differences, failure }: ReportedInteraction): TestResult {
  const isFulfilled = differences.length === 0 && failure === undefined;
  return {
    description: `${description} (${check})`,
    success: isFulfilled,
    ...(differences.length === 0
      ? {}
      : {
          mismatches: differences.map(({ at, expected, actual }) => ({
            attribute: forWriter(at),
            description: `expected ${forWriter(expected)}, but got ${forWriter(actual)}`,
          })),
        }),
    ...(failure === undefined ? {} : { exceptions: [{ message: forWriter(failure) }] }),
  };
}

/** The interactions that nobody compared; of those with the same choice one is enough. */
function listMissing(contract: ContractName, seen: readonly ReportedInteraction[]): readonly TestResult[] {
  const all = CONTRACTS[contract];
  const names = new Set(seen.map(({ description }) => description));
  const chosen = new Set(all.filter(({ description }) => names.has(description)).map(({ choice }) => choice));
  return all
    .filter(({ description, choice }) => !names.has(description) && (choice === undefined || !chosen.has(choice)))
    .map(({ description }) => ({
      description,
      success: false,
      exceptions: [{ message: 'The run did not compare this interaction.' }],
    }));
}
