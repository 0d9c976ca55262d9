import { mustBeAddress } from './address.ts';
import { Complaint } from './complaint.ts';
import type { Configuration } from './configuration.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Reach } from '../spec/run.ts';

const NAME = '--public-url (or module.publicUrl)';

type Settings = Pick<NonNullable<Configuration['module']>, 'publicUrl' | 'listen'>;

/** How a target that runs elsewhere reaches the kit; nothing for one on this machine. Throws a {@link Complaint}. */
export function reachOf({ publicUrl, listen }: Settings): { readonly reach?: Reach } {
  if (publicUrl === undefined) return {};
  const wanted = 'an http or https address without a path';
  mustBeAddress(NAME, publicUrl, wanted);
  const url = new URL(publicUrl);
  if (url.href !== `${url.origin}/`)
    throw new Complaint(`${NAME} is “${publicUrl}”; it must be ${wanted}.`, EXIT.usage);
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
