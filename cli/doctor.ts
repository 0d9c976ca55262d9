import { CliError } from './cli-error.ts';
import { prober } from './reachability.ts';
import type { Diagnosis, DoctorContext } from './diagnosis.ts';
import { examineAddresses } from './handshake.ts';
import { examineHandshakes } from './oauth-handshake.ts';
import { examineLists } from './readable-lists.ts';
import { examineStates } from './states.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Addresses, Plan } from '../run/plan.ts';
import { createSecrets, listSecrets } from '../run/secrets.ts';

/** Everything that the doctor checks, in order; it ends early when nothing answers. */
export async function* examine(plan: Plan, addresses: Addresses, now = Date.now): AsyncGenerator<Diagnosis> {
  const { redact } = createSecrets(listSecrets(plan));
  for await (const one of diagnose(plan, addresses, now)) yield { ...one, message: redact(one.message) };
}

async function* diagnose(plan: Plan, addresses: Addresses, now: () => number): AsyncGenerator<Diagnosis> {
  const context: DoctorContext = { plan, addresses, probe: prober(plan.timeout), now };
  const offered = new Set<string>();
  let token: string | undefined;
  try {
    yield* examineAddresses(context);
    if (!plan.readOnly) yield* examineStates(context, offered);
    yield* examineHandshakes(context, offered, (given) => (token = given));
    yield* examineLists(context, token);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    yield { subject: 'address', level: 'problem', message: error.message, exitCode: error.exitCode };
  }
}

/** Throws a {@link CliError} for the first problem, before a run. */
export async function requireHealthy(plan: Plan, addresses: Addresses): Promise<void> {
  for await (const diagnosis of examine(plan, addresses))
    if (diagnosis.level === 'problem') throw new CliError(sentenceOf(diagnosis), diagnosis.exitCode ?? EXIT.usage);
}

const sentenceOf = ({ message: says, field, fix }: Diagnosis) =>
  fix === undefined
    ? says
    : `${says}. ${fix.charAt(0).toUpperCase()}${fix.slice(1)}${/[?.]$/.test(fix) ? '' : '.'}${field === undefined || fix.includes(field) ? '' : ` (${field})`}`;
