import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepRedirect, record } from './passing.ts';
import type { Pass, Passing } from './passing.ts';
import { resultOf, verifiedOf } from './result.ts';
import type { Verified } from './result.ts';
import { Blocked, NotOffered } from '../target.ts';

/** What is verified, and how. */
export interface Verification {
  /** The published contract, by the name of its file. */
  readonly pact: 'app-service.json' | 'service-app.json';
  /** Which of its interactions, and what of them is changed. */
  readonly select: (interaction: PactInteraction) => PactInteraction | undefined;
  readonly baseUrl: string;
  readonly states: Readonly<Record<string, StateHandler>>;
  /** Changes a request before it is sent. */
  readonly prepare?: (request: Passing) => void;
  /** For each request, in milliseconds. */
  readonly timeout: number;
}

type Params = Readonly<Record<string, unknown>>;
/** Sets up a state and gives its answer. */
export type StateHandler = (params: Params) => Promise<Params>;

/** The part of a Pact file that is read here. */
export interface PactInteraction {
  readonly description: string;
  readonly request: { readonly path: string; readonly body?: { readonly content: Readonly<Record<string, unknown>> } };
}

/**
 * Lets Pact's own verifier compare a provider with a contract. Throws {@link NotOffered} where Pact is not installed, and
 * what a state throws, unless it is {@link Blocked}, which blocks only the interaction that needs it.
 */
export async function verifyContract(verification: Verification): Promise<readonly Verified[]> {
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
  const passes: Pass[] = [];
  // A state that cannot be set up must not reject: the verifier would wait for its answer.
  let failed: unknown;
  const setUp = (handler: StateHandler) => async (params: unknown) => {
    if (failed !== undefined) return {};
    return handler((params ?? {}) as Params).catch((error: unknown) => {
      failed = error;
      return {};
    });
  };
  const onTheWay = (request: Passing, response: ServerResponse, next: () => void) => {
    // The states come through the same proxy.
    if (request.url?.startsWith('/_pactSetup')) return next();
    const pass: Pass = {};
    passes.push(pass);
    if (failed !== undefined) {
      pass.blocked = failed instanceof Error ? failed.message : String(failed);
      // What stood in the way of one interaction need not stand in the way of the next.
      if (failed instanceof Blocked) failed = undefined;
      response.statusCode = 503;
      return response.end();
    }
    prepare?.(request);
    keepRedirect(response);
    record(baseUrl, request, response, pass);
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
      requestFilter: onTheWay as never,
      logLevel: 'error',
      timeout,
    });
    const result = resultOf(await verifier.verifyProvider().catch((error: Error) => error.message));
    if (failed !== undefined) throw failed;
    return result.interactionResults.map(({ description }) =>
      verifiedOf(description, result.errors, passes.shift() ?? {}),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pact's own module. It tells nobody of a run: its verifier would, unless it is told not to. */
export async function pactModule(): Promise<typeof import('@pact-foundation/pact')> {
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  try {
    return await import('@pact-foundation/pact');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = /MODULE_NOT_FOUND/.test(code ?? '') ? 'is not installed' : `cannot be loaded (${message})`;
    throw new NotOffered(
      `contracts are verified by Pact, and @pact-foundation/pact ${why}: npm install --save-dev @pact-foundation/pact@16`,
    );
  }
}
