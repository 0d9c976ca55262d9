import { Complaint } from './complaint.ts';
import type { Configuration } from './configuration.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Reach } from '../spec/run.ts';

type Settings = Pick<NonNullable<Configuration['module']>, 'publicUrl' | 'listen'>;

/** How a target that runs elsewhere reaches the kit; nothing for one on this machine. Throws a {@link Complaint}. */
export function reachOf({ publicUrl, listen }: Settings): { readonly reach?: Reach } {
  if (publicUrl === undefined) return {};
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Complaint(
      `“${publicUrl}” cannot be the public address of the kit: it is an http or https address without a path.`,
      EXIT.usage,
    );
  if (listen === undefined && url.port === '')
    throw new Complaint(
      `${publicUrl} names no port; say as module.listen where the kit listens for it, as in “127.0.0.1:4980”.`,
      EXIT.usage,
    );
  const [host, port] = listen === undefined ? ['0.0.0.0', url.port] : partsOf(listen);
  return { reach: { publicUrl: url.origin, host, port: Number(port) } };
}

function partsOf(listen: string): readonly [host: string, port: string] {
  const colon = listen.lastIndexOf(':');
  return [listen.slice(0, colon).replace(/^\[|\]$/g, ''), listen.slice(colon + 1)];
}
