import type { Command } from 'commander';
import { mustEndBefore } from './address.ts';
import { CliError } from './cli-error.ts';
import { LISTS } from '../mocks/lists/lists.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { ContextName } from '../spec/croql/contexts.ts';

/** Where the list is that an address leads to; none of them gives the parameter alone. */
export interface UrlFlags {
  readonly project?: string;
  readonly language?: string;
  readonly tm?: string;
  readonly glossary?: string;
  readonly baseUrl?: string;
}

/** The flag that gives each parameter of a path. */
const PARAMETERS = { projectId: 'project', languageId: 'language', tmId: 'tm', glossaryId: 'glossary' } as const;

/** Adds the flags that name a list. */
export const addUrlOptions = (command: Command): Command =>
  command
    .option('--project <id>', 'id of the project, for the path of its strings or translations')
    .option('--language <code>', 'language of the translations')
    .option('--tm <id>', 'id of the translation memory')
    .option('--glossary <id>', 'id of the glossary')
    .option('--base-url <address>', 'address of the API, before /api/v2');

/** The parameter of an expression; with flags that name a list, its path, and after the address of the API if given. */
export function createAddress(expression: string, context: ContextName, flags: UrlFlags): string {
  const parameter = `croql=${encodeParameter(expression)}`;
  const { baseUrl = '' } = flags;
  const isWhole = baseUrl !== '' || Object.values(PARAMETERS).some((flag) => flags[flag] !== undefined);
  if (!isWhole) return parameter;
  mustEndBefore('--base-url', baseUrl);
  const template = LISTS.find((list) => list.context === context)!.path;
  requireFlagsOf(template, context, flags);
  const path = template.replaceAll(/:(\w+)/g, (_, name: keyof typeof PARAMETERS) => {
    const value = flags[PARAMETERS[name]];
    if (value === undefined) throw new CliError(`The path ${template} needs --${PARAMETERS[name]}.`, EXIT.usage);
    return encodeURIComponent(value);
  });
  return `${baseUrl.replace(/\/+$/, '')}${path}?${parameter}`;
}

/** Throws a {@link CliError} for a flag of another list, which would be passed over. */
function requireFlagsOf(template: string, context: ContextName, flags: UrlFlags): void {
  const own = listFlags(template);
  const foreign = Object.values(PARAMETERS).find((flag) => flags[flag] !== undefined && !own.includes(flag));
  if (foreign === undefined) return;
  const pairs = LISTS.flatMap(({ path, context: name }) => {
    const names = listFlags(path).map((flag) => `--${flag}`);
    return name === undefined ? [] : [`--context ${name} with ${names.join(' and ')}`];
  });
  throw new CliError(`--${foreign} does not go with --context ${context}; use ${pairs.join(', ')}.`, EXIT.usage);
}

/** The flags that fill in a path. */
const listFlags = (template: string) =>
  [...template.matchAll(/:(\w+)/g)].map(([, name]) => PARAMETERS[name as keyof typeof PARAMETERS]);

/** Percent-encodes a query parameter, so that it is also safe within the quotes of a shell. */
const encodeParameter = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
