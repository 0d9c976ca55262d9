import { readTrial, writeNotes, type OpenTrial, type TrialNote } from '../../run/trial.ts';
import type { Clock } from '../core/clock.ts';
import { clientFaults } from '../rules/client-faults.ts';
import { collectFaultRules, isFaultId } from '../rules/faults.ts';
import type { ReferenceContext, Rules } from '../rules/rules.ts';
import { describeCaller, type CallSite } from './call-site.ts';
import { createDisturbance } from './disturbance.ts';
import type { Handle } from './handle.ts';
import { findOperation, IMPORT } from './operations.ts';
import { createShadows } from './shadows.ts';

/** How one service takes part in a trial of `locspec strength`. */
export interface TrialPart {
  /** What the service has to work with. */
  readonly context: ReferenceContext;
  /** Responds as the service does, or as the disturbance makes it, and notes what was asked. */
  respond(request: TrialRequest): Promise<Response>;
  readonly follow: (handle: Handle) => Handle;
}

/** A request to a service in a trial. */
export interface TrialRequest {
  readonly request: Request;
  readonly respond: () => Promise<Response>;
  readonly from: CallSite | undefined;
  /** Whether the test makes requests fail itself, so that more would only confuse it. */
  readonly isDisturbed: boolean;
  /** Called if the service never got the request, so that it is none that a test can count. */
  readonly forget: () => void;
}

/** How often a process notes the same fault, and how many requests: more tells a reader nothing. */
const MAX_TIMES = 5;
const MAX_REQUESTS = 2_000;

// One process has many services, and each test may start its own.
const timesNoted = new Map<string, number>();
let requestsNoted = 0;

/** The part of a new service in the trial that the environment names, if it names one. Throws an Error as `readTrial` does. */
export function joinTrial(original: ReferenceContext, outside: Clock): TrialPart | undefined {
  const trial = readTrial(globalThis.process?.env ?? {});
  return trial && takePart(trial, original, outside);
}

/** The handle of a service in a trial; `getPart` gives the part that the service has at the moment. */
export const followHandle = (handle: Handle, getPart: () => TrialPart): Handle =>
  Object.fromEntries(
    Object.keys(handle).map((name) => [
      name,
      (...args: never[]) => (getPart().follow(handle)[name as keyof Handle] as (...args: never[]) => unknown)(...args),
    ]),
  ) as unknown as Handle;

function takePart(trial: OpenTrial, original: ReferenceContext, outside: Clock): TrialPart {
  const { fault, disturbance, isRecording } = trial;
  const rules = fault === undefined ? original.rules : { ...original.rules, ...rulesOf(fault) };
  const shadows = createShadows({ ...original, rules }, outside, changesOf(trial, original.rules));
  const { context } = shadows;
  const disturb = disturbance && createDisturbance(disturbance, context);

  const note = (ids: readonly string[], shared: Omit<TrialNote, 'changed'>) => {
    for (const id of ids) timesNoted.set(id, (timesNoted.get(id) ?? 0) + 1);
    shadows.drop(ids.filter((id) => !isRecording || timesNoted.get(id)! >= MAX_TIMES));
    writeNotes(
      trial,
      ids.map((changed) => ({ changed, ...shared })),
    );
  };

  const noteRequest = (shared: TrialNote) => {
    if (++requestsNoted <= MAX_REQUESTS) writeNotes(trial, [shared]);
  };

  return {
    context,
    respond: async ({ request, respond, from, isDisturbed, forget }) => {
      const shared = describeRequest(request, context, from);
      if (shared === undefined) return respond();
      const isState = shared.operation === IMPORT;
      if (isRecording && (!isState || (await isImport(request)))) noteRequest(shared);
      const undisturbed = () => shadows.respond(request, respond, (ids) => note(ids, shared));
      if (disturb === undefined || isState || isDisturbed || context.clock.ahead > 0) return undisturbed();
      const { response, effect } = await disturb(shared.operation, request, undisturbed);
      if (effect === 'replaced') forget();
      if (effect !== undefined && !timesNoted.has(disturbance!)) note([disturbance!], shared);
      return response;
    },
    follow: (handle) => {
      const followed = shadows.follow(handle, (ids) => note(ids, { operation: IMPORT, ...describeTest() }));
      if (!isRecording) return followed;
      const importFile: Handle['import'] = (...args) => {
        noteRequest({ operation: IMPORT, ...describeTest() });
        return followed.import(...args);
      };
      return { ...followed, import: importFile };
    },
  };
}

/** Whether a request to the state address imports a file; others of its states only prepare one. */
const isImport = async (request: Request) => (await request.clone().text()).includes('"the file is imported"');

const rulesOf = (fault: string): Partial<Rules> => {
  if (!isFaultId(fault)) throw new Error(`There is no fault “${fault}”: the tests have another release of the kit.`);
  return collectFaultRules([fault]);
};

/** What the shadows of a service do differently: have one of the faults each, or not the fault that the service has. */
function changesOf({ isRecording, fault }: OpenTrial, rules: Rules): ReadonlyMap<string, Partial<Rules>> {
  if (fault !== undefined) return timesNoted.has(fault) ? new Map() : new Map([[fault, rules]]);
  if (!isRecording) return new Map();
  return new Map(
    Object.entries(clientFaults).flatMap(([id, one]) =>
      (timesNoted.get(id) ?? 0) < MAX_TIMES ? [[id, one.rules]] : [],
    ),
  );
}

/** What a request is to a reader, without any secret of it; undefined for one that no client sends. */
function describeRequest(
  { url }: Request,
  { addresses }: ReferenceContext,
  from: CallSite | undefined,
): Omit<TrialNote, 'changed'> | undefined {
  const operation = findOperation(url, addresses.stateUrl);
  const caller = from && describeCaller(from);
  return operation === undefined
    ? undefined
    : { operation, ...(caller === undefined ? {} : { caller }), ...describeTest() };
}

/** The file of the test, where the runner tells it: vitest, jest and `node --test`. */
function describeTest(): { readonly test?: string } {
  const runner = globalThis as {
    readonly __vitest_worker__?: { readonly filepath?: string };
    readonly expect?: { readonly getState?: () => { readonly testPath?: string } };
  };
  const test =
    runner.__vitest_worker__?.filepath ??
    runner.expect?.getState?.().testPath ??
    (process.env['NODE_TEST_CONTEXT'] === undefined ? undefined : process.argv[1]);
  return test === undefined ? {} : { test };
}
