import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CliError } from './cli-error.ts';
import { ENDING, KIT, ROOT } from './package.ts';
import { EXIT } from '../reports/exit-code.ts';
import { PLAN_VARIABLE, removePlan, writePlan } from '../run/plan-file.ts';
import type { Plan } from '../run/plan.ts';
import type { ProbedGaps, Profile } from '../run/profile.ts';
import { createSecrets, listSecrets } from '../run/secrets.ts';
import { SOURCE_SHA256 } from '../spec/requirements/requirements.ts';

/**
 * Probes the target of a plan in a process of its own. `notify` is given what each experiment saw, as it ends. Throws a
 * {@link CliError} where that process fails.
 */
export async function runProbe(plan: Plan, notify: (probed: ProbedGaps) => void = () => {}): Promise<Profile> {
  const date = new Date().toISOString();
  const planFile = writePlan(plan);
  try {
    const child = spawn(process.execPath, [...process.execArgv, join(ROOT, 'suites', 'probe', `main${ENDING}`)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, [PLAN_VARIABLE]: planFile },
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-10_000)));
    const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
    const probed: ProbedGaps[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      probed.push(JSON.parse(line) as ProbedGaps);
      notify(probed.at(-1)!);
    }
    const [code, signal] = await ended;
    if (code !== 0) {
      const why = createSecrets(listSecrets(plan)).redact(errors.trim());
      throw new CliError(`The probe ended with ${code ?? signal}. ${why}`, EXIT.kitFailed);
    }
    return buildProfile(plan, date, probed);
  } finally {
    removePlan(planFile);
  }
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
