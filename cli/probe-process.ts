import { CliError } from './cli-error.ts';
import { KIT } from './package.ts';
import { startSuiteProcess } from './suite-process.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Plan } from '../run/plan.ts';
import type { ProbedGaps, Profile } from '../run/profile.ts';
import { SOURCE_SHA256 } from '../spec/requirements/requirements.ts';

/**
 * Probes the target of a plan in a process of its own. `notify` is given what each experiment saw, as it ends. Throws a
 * {@link CliError} where that process fails.
 */
export async function runProbe(plan: Plan, notify: (probed: ProbedGaps) => void = () => {}): Promise<Profile> {
  const date = new Date().toISOString();
  const { child, ended } = startSuiteProcess('probe/main', plan);
  const probed: ProbedGaps[] = [];
  child.on('message', (message: ProbedGaps) => {
    probed.push(message);
    notify(message);
  });
  const how = await ended;
  if (child.exitCode !== 0) throw new CliError(`The probe ${how}`, EXIT.kitFailed);
  return buildProfile(plan, date, probed);
}

function buildProfile({ target: { name } }: Plan, date: string, probed: readonly ProbedGaps[]): Profile {
  const merge = (some: readonly ProbedGaps[]) => Object.assign({}, ...some.map(({ gaps }) => gaps)) as Profile['gaps'];
  const editions = [...new Set(probed.flatMap(({ edition }) => edition ?? []))];
  return {
    ...{ format: 1, kit: KIT, source: { sha256: SOURCE_SHA256 }, target: name, date },
    requests: probed.at(-1)?.requests ?? 0,
    gaps: merge(probed.filter(({ edition }) => edition === undefined)),
    editions: Object.fromEntries(
      editions.map((name) => [name, merge(probed.filter(({ edition }) => edition === name))]),
    ),
  };
}
