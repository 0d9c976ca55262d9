import { CliError } from './cli-error.ts';
import { prober } from './reachability.ts';
import type { Probe } from './reachability.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';
import { examineAddresses } from './handshake.ts';
import { examineDemoLists, loadDemoData } from './demo-data.ts';
import { examineHandshakes } from './oauth-handshake.ts';
import { examineLists } from './readable-lists.ts';
import { examineStates } from './states.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Addresses, Plan } from '../run/plan.ts';
import { createSecrets, listSecrets } from '../run/secrets.ts';

/** How the doctor looks at a target. */
interface Examination {
  /** The current time, in milliseconds. */
  readonly now?: () => number;
  readonly probe?: Probe;
  /** Replaces the data of the target by the demo dataset, if its state address offers that, and looks for it. */
  readonly loadsData?: boolean;
}

/** Everything that the doctor checks, in order; it ends early when nothing answers. */
export async function* examine(
  plan: Plan,
  addresses: Addresses,
  { now = Date.now, probe = prober(plan.timeout), loadsData = false }: Examination = {},
): AsyncGenerator<Diagnosis> {
  const { redact } = createSecrets(listSecrets(plan));
  for await (const one of diagnose({ plan, addresses, probe, now }, loadsData))
    yield { ...one, message: redact(one.message) };
}

async function* diagnose(context: DoctorContext, loadsData: boolean): AsyncGenerator<Diagnosis> {
  const offered = new Set<string>();
  let token: string | undefined;
  try {
    yield* examineAddresses(context);
    if (!context.plan.readOnly) yield* examineStates(context, offered);
    const isLoaded = loadsData && offered.has('the dataset is') && (yield* loadDemoData(context));
    yield* examineHandshakes(context, offered, (given) => (token = given));
    yield* examineLists(context, token);
    if (isLoaded && token !== undefined) yield* examineDemoLists(context, token);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    yield { subject: 'address', level: 'problem', message: error.message, exitCode: error.exitCode };
  }
}

/**
 * Throws a {@link CliError} for the first problem, before a run. Resolves to the time that the target took for a request,
 * in milliseconds.
 */
export async function requireHealthy(plan: Plan, addresses: Addresses): Promise<number> {
  const probe = prober(plan.timeout);
  const times: number[] = [];
  const timed: Probe = async (question, field) => {
    const began = performance.now();
    const answer = await probe(question, field);
    // The state is set a few times in a run, and may take long.
    if (question.url !== addresses.stateUrl) times.push(performance.now() - began);
    return answer;
  };
  for await (const diagnosis of examine(plan, addresses, { probe: timed }))
    if (diagnosis.level === 'problem') throw new CliError(sentenceOf(diagnosis), diagnosis.exitCode ?? EXIT.usage);
  // The first request opens connections, and one that hangs says little about the others.
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

const sentenceOf = ({ message: says, field, fix }: Diagnosis) =>
  fix === undefined
    ? says
    : `${says}. ${fix.charAt(0).toUpperCase()}${fix.slice(1)}${/[?.]$/.test(fix) ? '' : '.'}${field === undefined || fix.includes(field) ? '' : ` (${field})`}`;
