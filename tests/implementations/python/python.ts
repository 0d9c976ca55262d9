import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Refused } from '../lists/syntax.ts';
import type { Implementation } from '../lists/list-service.ts';

/** The service as a process of another language. Whoever creates it ends it. */
export async function createPython(): Promise<Implementation & { readonly end: () => Promise<void> }> {
  const script = fileURLToPath(new URL('service.py', import.meta.url));
  const child = spawn('python3', ['-X', 'utf8', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = `http://127.0.0.1:${Number(line.toString())}`;
  return {
    load: async (data) => {
      await fetch(`${address}/load`, { method: 'POST', body: JSON.stringify(data) });
    },
    select: async ({ list, owner, language, isEnterprise, expression }) => {
      const edition = isEnterprise ? 'enterprise' : 'hosted';
      const query = new URLSearchParams({ list, owner: String(owner), language, edition });
      if (expression !== undefined) query.set('croql', expression);
      const response = await fetch(`${address}/select?${query.toString()}`);
      if (response.status === 422) throw new Refused(await response.text());
      return (await response.json()) as readonly number[];
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
