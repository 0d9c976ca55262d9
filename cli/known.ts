import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { nearest } from '../spec/nearest.ts';

/** Throws a {@link CliError} for the first unknown name, with the nearest known one. */
export function requireKnown(names: readonly string[], all: readonly string[], kind: string): void {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return;
  const [near] = nearest(unknown, all);
  throw new CliError(
    `There is no ${kind} “${unknown}”; ${near === undefined ? `known are ${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''}` : `did you mean “${near}”?`}`,
    EXIT.usage,
  );
}
