import { execFileSync } from 'node:child_process';

/** A process at a moment. */
export interface ProcessSample {
  readonly pid: number;
  readonly command: string;
  /** Resident memory in MB. */
  readonly resident: number;
  /** Seconds of CPU time so far. */
  readonly cpu: number;
}

/** A process and all that it started, as `ps` shows them now. */
export function sampleProcesses(root: number): readonly ProcessSample[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.flatMap((line) => {
    const [, pid, parent, rss, time, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (command === undefined) return [];
    const sample = { pid: Number(pid), command, resident: Number(rss) / 1024, cpu: readTime(time!) };
    return [{ parent: Number(parent), sample }];
  });
  const found = new Set([root]);
  // A child may stand before its parent.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { parent, sample } of all) if (found.has(parent)) found.add(sample.pid);
  }
  return all.map(({ sample }) => sample).filter(({ pid }) => found.has(pid));
}

/** Seconds of `[days-][hours:]minutes:seconds`. */
function readTime(text: string): number {
  const [clock = '', days = '0'] = text.split('-').reverse();
  return Number(days) * 86_400 + clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
