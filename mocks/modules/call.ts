import { signedToken } from './jwt.ts';
import type { Import } from './job.ts';
import type { Offered } from './rules.ts';
import type { Workings } from '../workings.ts';

/** Sends one request over the network, as the global `fetch` does. */
export type Call = (request: Request) => Promise<Response>;

/** Why a module brought no answer; the message is shown to the user. */
export class CallFailure extends Error {}

/** An answer that was read to its end. */
export interface ModuleAnswer {
  readonly status: number;
  readonly text: string;
}

/** How often the service looks at its own clock while it waits, in milliseconds. */
const LOOK = 50;

/** Sends a job to its module and reads the answer. Throws a {@link CallFailure} when none comes within the limits. */
export async function callModule(
  inside: Workings,
  offered: Offered,
  imported: Import,
  job: string,
): Promise<ModuleAnswer> {
  const { rules } = inside;
  const address = new URL(rules.moduleAddress(offered.app.baseUrl ?? '', offered.module.url));
  const headers: Record<string, string> = { 'Content-Type': rules.jobContentType(), Accept: 'application/json' };
  const { clientSecret } = offered.app;
  const place = rules.credentialPlace();
  if (clientSecret !== undefined && place !== 'none') {
    const token = signedToken(claimsOf(inside, offered, imported), clientSecret);
    if (place === 'query') address.searchParams.set('jwtToken', token);
    else headers['Authorization'] = `Bearer ${token}`;
  }
  const method = rules.callMethod();
  const isBodyless = method === 'GET' || method === 'HEAD';
  for (const other of rules.callsBefore(address.href))
    await bounded(inside, new Request(other), 1_000_000).catch(() => undefined);
  return bounded(
    inside,
    new Request(address, { method, headers, redirect: 'manual', ...(isBodyless ? {} : { body: job }) }),
    rules.mostAnswerBytes(),
  );
}

/** Reads what an answer gives by address. Only the app's own origin is asked, once, and no redirect is followed. */
export async function readAddress(inside: Workings, { app }: Offered, address: string): Promise<string> {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(app.baseUrl ?? '').origin)
    throw new CallFailure(`The app gives the address ${address.slice(0, 200)}, which is not at its own host.`);
  const { status, text } = await bounded(inside, new Request(address, { redirect: 'manual' }), MOST_FILE_BYTES);
  if (status < 200 || status > 299)
    throw new CallFailure(`The app’s address ${address.slice(0, 200)} answers ${status}.`);
  return text;
}

// The source limits the answer, not the files that it names; this is room for ten times as much.
const MOST_FILE_BYTES = 50 * 2 ** 20;

/** Sends one request within the wait and the size; time is the service's own, so that `time passes` ends a wait. */
async function bounded({ call, clock, rules }: Workings, request: Request, most: number): Promise<ModuleAnswer> {
  const until = clock.now() + rules.waitSeconds() * 1000;
  const abort = new AbortController();
  const late = new CallFailure(`The app did not answer within ${rules.waitSeconds()} seconds.`);
  const watch = setInterval(() => clock.now() >= until && abort.abort(late), LOOK);
  // Where the clock outside stands still, the wait ends all the same.
  const longest = setTimeout(() => abort.abort(late), rules.waitSeconds() * 1000);
  const ended = new Promise<never>((_resolve, reject) => abort.signal.addEventListener('abort', () => reject(late)));
  try {
    const answering = call(new Request(request, { signal: abort.signal })).then((response) => read(response, most));
    // The loser of the race rejects too, and nobody waits for it.
    answering.catch(() => undefined);
    return await Promise.race([answering, ended]);
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(`The app at ${new URL(request.url).host} could not be asked: ${reasonOf(error)}.`);
  } finally {
    clearInterval(watch);
    clearTimeout(longest);
    ended.catch(() => undefined);
    abort.abort();
  }
}

async function read(response: Response, most: number): Promise<ModuleAnswer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) throw new CallFailure(`The app’s answer is larger than ${most} bytes.`);
    chunks.push(chunk);
  }
  return { status: response.status, text: Buffer.concat(chunks).toString('utf8') };
}

/** The claims that the best known apps look for; the source leaves them open. */
function claimsOf({ clock, addresses, resources }: Workings, { app, module }: Offered, imported: Import): object {
  const now = Math.floor(clock.now() / 1000);
  const userId = imported.login === null ? null : (resources.userOf(imported.login) ?? null);
  return {
    aud: app.clientId,
    sub: String(userId ?? 0),
    domain: imported.edition === 'hosted' ? null : new URL(addresses.enterpriseBaseUrl).hostname,
    module: module.key,
    context: {
      project_id: imported.project.id,
      organization_id: imported.edition === 'hosted' ? 1 : 2,
      user_id: userId,
    },
    iat: now,
    exp: now + 300,
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { readonly code?: string; readonly message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
