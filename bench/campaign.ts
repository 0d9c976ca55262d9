import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressFlags } from './address-flags.ts';
import type { Report } from './measures.ts';
import { sampleProcesses, type ProcessSample } from './processes.ts';
import { median } from './statistics.ts';
import { startService } from '../mocks/service/port.ts';
import type { Exchange } from '../mocks/core/journal.ts';
import type { Conformance } from '../reports/conformance.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
/** The checks that a campaign adds blocks to. */
const CHECKS = ['croql.main', 'croql.translations', 'croql.segments', 'croql.terms'];
/** A shorter campaign is mostly its start, so its figures are shown and not kept. */
const MIN_KEPT = 500_000;
/** Each check runs for both editions. */
const LISTS = 2 * CHECKS.length;
/** What a request to the slow target takes, in milliseconds, and how many it is sent at a time. */
const DELAY = 50;
const WORKERS = 16;
/** The expressions that it is sent. */
const BUSY = 10_000;

const WORKER = 'a worker';
const PROCESSES = [
  [WORKER, /suites\/worker/],
  ['the program', /main\.js verify/],
] as const;

/** What a campaign costs, and how busy it keeps a target that is slow. */
export async function benchCampaign(report: Report): Promise<void> {
  await measureCampaign(report, Number(process.env['CAMPAIGN_EXPRESSIONS'] ?? 100_000));
  await measureBusy(report);
}

/** The time, the memory early and late, and the report of a campaign against the reference service. */
async function measureCampaign({ print, note }: Report, expressions: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-campaign-'));
  const isLong = expressions >= MIN_KEPT;
  const samples: { readonly at: number; readonly processes: readonly ProcessSample[] }[] = [];
  try {
    const start = performance.now();
    const { child, ended } = runCampaign(folder, Math.ceil(expressions / LISTS), ['--workers', '2']);
    const timer = setInterval(() => {
      samples.push({ at: performance.now() - start, processes: sampleProcesses(child.pid!) });
    }, 1_000);
    const result = await ended.finally(() => clearInterval(timer));
    const seconds = (performance.now() - start) / 1000;
    requireAll(result, expressions);
    const counted = result.oracle.expressions;
    const cpu = sum([...lastOfEach(samples).values()].map((sample) => sample.cpu));
    print(
      `A campaign of ${counted} expressions, two workers: ${seconds.toFixed(0)} s; ${((cpu / counted) * 1000).toFixed(2)} ms of CPU time for each\n`,
    );
    print('resident memory, MB, median        at 10 %      at 100 %      ratio');
    for (const [name, pattern] of PROCESSES) {
      const during = (from: number, to: number) =>
        median(
          samples
            .filter(({ at }) => at >= from * seconds * 1000 && at <= to * seconds * 1000)
            .flatMap(({ processes }) => processes.filter(({ command }) => pattern.test(command)))
            .map(({ resident }) => resident),
        );
      const [early, late] = [during(0.05, 0.15), during(0.9, 1)];
      print(
        `${name.padEnd(30)}${early.toFixed(0).padStart(13)}${late.toFixed(0).padStart(14)}${(late / early).toFixed(2).padStart(11)}`,
      );
      if (isLong && name === WORKER) note('campaign.memory', late / early);
    }
    print('');
    const report = join(folder, 'report');
    const sizes = readdirSync(report).map((name) => ({ name, size: statSync(join(report, name)).size }));
    const told = sizes.filter(({ size }) => size > 1_000).map(({ name, size }) => `${name} ${(size / 1e6).toFixed(2)}`);
    print(`report, MB: ${told.join(', ')}`);
    if (isLong) {
      note('campaign.report', sum(sizes.map(({ size }) => size)) / 1e6);
      note('campaign.million', (seconds / counted) * 1e6);
    }
    print('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The part of the requests which a target of 50 ms a request could do that it is sent, from the first expression to the last. */
async function measureBusy({ print, note }: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-busy-'));
  await using service = await startService();
  service.fail({ path: '/api/v2/**', delayMs: DELAY });
  const requests: Exchange[] = [];
  let seen = 0;
  const timer = setInterval(() => {
    const recent = service.requests.filter(({ number }) => number > seen);
    seen = recent.at(-1)?.number ?? seen;
    requests.push(...recent.filter(({ url }) => url.includes('croql=')));
  }, 200);
  try {
    const { ended } = runCampaign(
      folder,
      BUSY,
      [...addressFlags(service), '--edition', 'hosted', '--workers', String(WORKERS)],
      CHECKS.slice(0, 1),
    );
    requireAll(await ended, BUSY);
    const time = Date.parse(requests.at(-1)!.at) - Date.parse(requests[0]!.at);
    const took = sum(requests.map(({ durationMs }) => durationMs));
    print(
      `A target of ${DELAY} ms a request, --workers ${WORKERS}: ${requests.length} requests in ${(time / 1000).toFixed(0)} s; one took it ${(took / requests.length).toFixed(0)} ms, and it had ${(took / time).toFixed(1)} at a time`,
    );
    note('campaign.busy', (requests.length * DELAY) / WORKERS / time);
    print('');
  } finally {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

function runCampaign(folder: string, runs: number, flags: readonly string[], checks = CHECKS) {
  const args = ['verify', 'service', '--runs', String(runs), '--depth', 'quick', '--report-dir', 'report', '-q'];
  const selected = checks.flatMap((check) => ['--check', check]);
  const child = spawn(process.execPath, [MAIN, ...args, ...selected, ...flags], { cwd: folder, stdio: 'ignore' });
  const ended = new Promise<Conformance>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => {
      try {
        resolve(JSON.parse(readFileSync(join(folder, 'report', 'conformance.json'), 'utf8')) as Conformance);
      } catch (error) {
        reject(error as Error);
      }
    });
  });
  return { child, ended };
}

/** Throws an Error if a campaign asked too little, or found something wrong with the reference service. */
function requireAll({ oracle, counts, run }: Conformance, expressions: number): void {
  if (run.ended !== 'whole' || counts.fail > 0 || oracle.expressions < expressions)
    throw new Error(
      `A campaign of ${expressions} expressions ended as ${run.ended} after ${oracle.expressions}, with ${counts.fail} failures.`,
    );
}

function lastOfEach(samples: readonly { readonly processes: readonly ProcessSample[] }[]) {
  return new Map(samples.flatMap(({ processes }) => processes.map((sample) => [sample.pid, sample] as const)));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
