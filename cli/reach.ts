import { mustBeAddress } from './address.ts';
import { CliError } from './cli-error.ts';
import type { Configuration } from './configuration.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Listening } from '../run/plan.ts';

const NAME = '--public-url (or module.publicUrl)';

type Settings = Pick<NonNullable<Configuration['module']>, 'publicUrl' | 'listen'>;

/** How a target on another machine reaches the kit; empty for one on this machine. Throws a {@link CliError}. */
export function reachOf({ publicUrl, listen }: Settings): { readonly reach?: Listening } {
  if (publicUrl === undefined) return {};
  const wanted = 'an http or https address without a path';
  mustBeAddress(NAME, publicUrl, wanted);
  const url = new URL(publicUrl);
  if (url.href !== `${url.origin}/`) throw new CliError(`${NAME} is “${publicUrl}”; it must be ${wanted}.`, EXIT.usage);
  if (listen === undefined && url.port === '')
    throw new CliError(
      `${publicUrl} has no port; set module.listen to where the kit listens, as in “127.0.0.1:4980”.`,
      EXIT.usage,
    );
  const [host, port] = listen === undefined ? ['0.0.0.0', url.port] : partsOf(listen);
  return { reach: { publicUrl: url.origin, host, port: Number(port) } };
}

function partsOf(listen: string): readonly [host: string, port: string] {
  const colon = listen.lastIndexOf(':');
  return [listen.slice(0, colon).replace(/^\[|\]$/g, ''), listen.slice(colon + 1)];
}
