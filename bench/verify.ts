import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressFlags } from './address-flags.ts';
import type { Report } from './measures.ts';
import { sampleProcesses } from './processes.ts';
import { startService } from '../mocks/service/port.ts';
import type { Conformance } from '../reports/conformance.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const CHECK = 'oauth.refused.wrong-verifier';

/** How long whole runs take from their start to their end, and what a request costs beside the target's own time. */
export async function benchVerify({ print, note }: Report): Promise<void> {
  print('`verify service` against the reference service, seconds\n');
  note('verify.check', ...(await repeat(5, ['--check', CHECK])));
  note('verify.quick', ...(await repeat(3, ['--depth', 'quick'])));
  note('verify.default', ...(await repeat(3, [])));
  await measureRequest(print);
  print('');
}

async function repeat(rounds: number, args: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await verify(args)).seconds);
  return times;
}

/** The CPU time of the kit for each request to a service in another process, which is this one. */
async function measureRequest(print: Report['print']): Promise<void> {
  await using service = await startService();
  const { cpu, seconds } = await verify(addressFlags(service));
  const count = service.requests.at(-1)!.number;
  const told = `${count} requests in ${seconds.toFixed(0)} s, ${((1000 * cpu) / count).toFixed(2)} ms of CPU time of the kit for each`;
  print(`a service at its addresses: ${told}`);
}

/** One run: its time, and the CPU time of its processes, in seconds. Throws an Error where the service does not conform. */
async function verify(args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-verify-'));
  const start = performance.now();
  const child = spawn(process.execPath, [MAIN, 'verify', 'service', '-q', ...args], { cwd: folder, stdio: 'ignore' });
  const used = new Map<number, number>();
  const timer = setInterval(() => {
    for (const { pid, cpu } of sampleProcesses(child.pid!)) used.set(pid, cpu);
  }, 1_000);
  try {
    await once(child, 'exit');
    const seconds = (performance.now() - start) / 1000;
    const result = readFileSync(join(folder, 'locspec-report', 'conformance.json'), 'utf8');
    const { verdict, run } = JSON.parse(result) as Conformance;
    if (verdict !== 'conforms' || !run.complete) throw new Error(`verify ${args.join(' ')} ended as ${verdict}`);
    return { seconds, cpu: [...used.values()].reduce((sum, one) => sum + one, 0) };
  } finally {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}
