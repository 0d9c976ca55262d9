import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { nearest } from '../spec/nearest.ts';

/** Throws a {@link CliError} for the first unknown name, with the nearest known one. */
export function requireKnown(names: readonly string[], all: readonly string[], kind: string): void {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return;
  const [near] = all.some((one) => one.startsWith(`${unknown}.`)) ? [`${unknown}.*`] : nearest(unknown, all);
  throw new CliError(
    `There is no ${kind} “${unknown}”; ${near === undefined ? `known are ${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''}` : `did you mean “${near}”?`}`,
    EXIT.usage,
  );
}

/**
 * The known names that names and patterns, such as `oauth.no-code.*`, stand for. Throws a {@link CliError} for a name that
 * is unknown and for a pattern that nothing matches.
 */
export const expandNames = (names: readonly string[], all: readonly string[], kind: string): readonly string[] => [
  ...new Set(names.flatMap((name) => expandName(name, all, kind))),
];

function expandName(name: string, all: readonly string[], kind: string): readonly string[] {
  if (!name.includes('*')) {
    requireKnown([name], all, kind);
    return [name];
  }
  const parts = name.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  const matched = all.filter((one) => pattern.test(one));
  if (matched.length === 0)
    throw new CliError(`No ${kind} matches “${name}”; \`locspec list ${kind}s\` shows all.`, EXIT.usage);
  return matched;
}
