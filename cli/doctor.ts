import { Complaint } from './complaint.ts';
import { looker } from './glimpse.ts';
import type { Diagnosis, Patient } from './diagnosis.ts';
import { examineAddresses } from './handshake.ts';
import { examineHandshakes } from './oauth-handshake.ts';
import { examineReading } from './readable-lists.ts';
import { examineStates } from './states.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Addresses, Plan } from '../spec/run.ts';

/** Everything that the doctor sees, in order; it ends early where nothing answers. */
export async function* examine(plan: Plan, addresses: Addresses, now = Date.now): AsyncGenerator<Diagnosis> {
  const patient: Patient = { plan, addresses, look: looker(plan.timeout), now };
  const offered = new Set<string>();
  let token: string | undefined;
  try {
    yield* examineAddresses(patient);
    if (!plan.readOnly) yield* examineStates(patient, offered);
    yield* examineHandshakes(patient, offered, (given) => (token = given));
    yield* examineReading(patient, token);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    yield { what: 'address', stands: 'wrong', says: error.message, exitCode: error.exitCode };
  }
}

/** Before a run: throws a {@link Complaint} for the first thing that is wrong. */
export async function mustBeWell(plan: Plan, addresses: Addresses): Promise<void> {
  for await (const diagnosis of examine(plan, addresses))
    if (diagnosis.stands === 'wrong') throw new Complaint(sentenceOf(diagnosis), diagnosis.exitCode ?? EXIT.usage);
}

const sentenceOf = ({ says, field, fix }: Diagnosis) =>
  fix === undefined
    ? says
    : `${says}. ${fix.charAt(0).toUpperCase()}${fix.slice(1)}${/[?.]$/.test(fix) ? '' : '.'}${field === undefined || fix.includes(field) ? '' : ` (${field})`}`;
