import { once } from 'node:events';
import { startSuiteProcess } from './suite-process.ts';
import type { Plan } from '../run/plan.ts';
import type { CheckEnd, SelfTested, WorkerTask } from '../run/worker-tasks.ts';

/** A process that runs checks, one at a time. */
export interface Worker {
  /** Has it load the checks of the plan, which it does by itself otherwise when it comes to them. */
  readonly load: () => void;
  /** Rejects with an Error that says how the process ended, if it does so before it answers. */
  readonly selfTest: () => Promise<SelfTested>;
  readonly check: (check: Omit<Extract<WorkerTask, { readonly task: 'check' }>, 'task'>) => Promise<CheckEnd>;
  /** Ends the process, whatever it does. Resolves when it is gone. */
  readonly end: () => Promise<void>;
}

/** How long a process may take to end by itself, in milliseconds. */
const END_TIME = 2_000;

/** Starts a worker. */
export function startWorker(plan: Plan): Worker {
  const { child, ended } = startSuiteProcess('worker', plan);
  const ask = async (task: WorkerTask): Promise<unknown> => {
    const waiting = new AbortController();
    const answer = once(child, 'message', { signal: waiting.signal }).then(([message]: unknown[]) => message);
    child.send(task, () => {});
    const death = ended.then((how) => {
      throw new Error(`A process of the kit ${how}`);
    });
    try {
      return await Promise.race([answer, death]);
    } finally {
      waiting.abort();
      answer.catch(() => {});
    }
  };
  return {
    load: () => void child.send({ task: 'load' } satisfies WorkerTask, () => {}),
    selfTest: () => ask({ task: 'self-test' }) as Promise<SelfTested>,
    check: ({ area, id }) => ask({ task: 'check', area, id }) as Promise<CheckEnd>,
    end: async () => {
      // A process whose channel is closed from here never reports that it is closed itself.
      child.send({ task: 'end' } satisfies WorkerTask, () => {});
      const clock = setTimeout(() => child.kill('SIGKILL'), END_TIME);
      await ended;
      clearTimeout(clock);
    },
  };
}
