import { Argument, type Command } from 'commander';
import {
  addEditionOption,
  addFormatOptions,
  printResult,
  type CroqlEnvironment,
  type QueryFlags,
} from './croql-options.ts';
import { listMembers, type ListedMember } from '../croql/members.ts';
import { CONTEXT_NAMES, contextOf, type ContextName } from '../spec/croql/contexts.ts';

/** Adds `locspec croql members`. */
export function addMembersCommand(command: Command, io: CroqlEnvironment): void {
  command.addArgument(
    new Argument('[context]', 'kind of record that expressions filter').choices(CONTEXT_NAMES).default('source-string'),
  );
  addFormatOptions(addEditionOption(command)).action((context: ContextName, flags: QueryFlags) => {
    const members = listMembers(context, flags.edition);
    const title = `${members.length} members of a ${contextOf(context).title} (${flags.edition} edition)`;
    printResult(io, flags, [title, '', ...members.flatMap(describeMember)].join('\n'), {
      ok: true,
      context,
      edition: flags.edition,
      members: members.map(({ name, within, ...rest }) => ({ path: [...within, name], ...rest })),
    });
    io.ends(0);
  });
}

/** The width of the longest names. */
const WIDTH = 44;

/** Two lines: the member below what it belongs to, and an expression that asks about it. */
function describeMember({ name, within, type, edition, values, note, example }: ListedMember): readonly string[] {
  const indent = '  '.repeat(within.length);
  const facts = [type, ...(values.length > 0 ? [`one of ${values.join(', ')}`] : []), ...(note === null ? [] : [note])];
  const only = edition === null ? '' : ` (${edition} edition only)`;
  return [`${`${indent}${name}`.padEnd(WIDTH)}  ${facts.join('; ')}${only}`, `${indent}    ${example}`];
}
