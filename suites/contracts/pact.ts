import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hideRedirect, record } from './proxy.ts';
import type { ProxiedExchange, ProxiedRequest } from './proxy.ts';
import { parseResult, toInteractionResult } from './result.ts';
import type { InteractionResult } from './result.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';

/** What is verified, and how. */
export interface Verification {
  /** The published contract, by the name of its file. */
  readonly pact: 'app-service.json' | 'service-app.json';
  /** Selects interactions, and may change them. */
  readonly select: (interaction: PactInteraction) => PactInteraction | undefined;
  readonly baseUrl: string;
  readonly states: Readonly<Record<string, StateHandler>>;
  /** Changes a request before it is sent. */
  readonly prepare?: (request: ProxiedRequest) => void;
  /** For each request, in milliseconds. */
  readonly timeout: number;
}

type Params = Readonly<Record<string, unknown>>;
/** Sets up a state and gives the values that it returns. */
export type StateHandler = (params: Params) => Promise<Params>;

/** The part of a Pact file that is read here. */
export interface PactInteraction {
  readonly description: string;
  readonly request: { readonly path: string; readonly body?: { readonly content: Readonly<Record<string, unknown>> } };
}

/**
 * Compares a provider with a contract by Pact's own verifier. Throws {@link Unsupported} where Pact is not installed, and
 * what a state throws. A {@link PreconditionFailed} blocks only the interaction that needs the state.
 */
export async function verifyContract(verification: Verification): Promise<readonly InteractionResult[]> {
  const { pact, select, baseUrl, states, prepare, timeout } = verification;
  const { Verifier } = await pactModule();
  const whole = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`locspec/pacts/${pact}`), 'utf8')) as {
    readonly interactions: readonly PactInteraction[];
    readonly provider: { readonly name: string };
  };
  const interactions = whole.interactions.flatMap((interaction) => select(interaction) ?? []);
  const folder = mkdtempSync(join(tmpdir(), 'locspec-pact-'));
  const file = join(folder, pact);
  writeFileSync(file, JSON.stringify({ ...whole, interactions }));
  const exchanges: ProxiedExchange[] = [];
  // A state that cannot be set up must not reject: the verifier would wait for its result.
  let failed: unknown;
  const setUp = (handler: StateHandler) => async (params: unknown) => {
    if (failed !== undefined) return {};
    return handler((params ?? {}) as Params).catch((error: unknown) => {
      failed = error;
      return {};
    });
  };
  const handleRequest = (request: ProxiedRequest, response: ServerResponse, next: () => void) => {
    // Requests for states come through the same proxy.
    if (request.url?.startsWith('/_pactSetup')) return next();
    const proxied: ProxiedExchange = {};
    exchanges.push(proxied);
    if (failed !== undefined) {
      proxied.blocked = failed instanceof Error ? failed.message : String(failed);
      // A failed precondition of one interaction need not fail for the next.
      if (failed instanceof PreconditionFailed) failed = undefined;
      response.statusCode = 503;
      return response.end();
    }
    prepare?.(request);
    hideRedirect(response);
    record(baseUrl, request, response, proxied);
    return next();
  };
  try {
    const verifier = new Verifier({
      provider: whole.provider.name,
      providerBaseUrl: baseUrl,
      pactUrls: [file],
      stateHandlers: Object.fromEntries(
        Object.entries(states).map(([name, handler]) => [name, setUp(handler) as never]),
      ),
      requestFilter: handleRequest as never,
      logLevel: 'error',
      timeout,
    });
    const result = parseResult(await verifier.verifyProvider().catch((error: Error) => error.message));
    if (failed !== undefined) throw failed;
    return result.interactionResults.map(({ description }) =>
      toInteractionResult(description, result.errors, exchanges.shift() ?? {}),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pact's own module, without the usage statistics that its verifier would send. */
export async function pactModule(): Promise<typeof import('@pact-foundation/pact')> {
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  try {
    return await import('@pact-foundation/pact');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = /MODULE_NOT_FOUND/.test(code ?? '') ? 'is not installed' : `cannot be loaded (${message})`;
    throw new Unsupported(
      `contracts are verified by Pact, and @pact-foundation/pact ${why}: npm install --save-dev @pact-foundation/pact@16`,
      { code: 'no-pact' },
    );
  }
}
