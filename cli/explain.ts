import type { Command } from 'commander';
import { readCatalogue } from '../run/catalogue.ts';
import type { Catalogue } from '../run/catalogue.ts';
import { CliError } from './cli-error.ts';
import { wantsColor } from './environment.ts';
import type { CommandIo } from './environment.ts';
import { explainName, explainableNames } from './explanation.ts';
import type { Explanation, Section } from './explanation.ts';
import { EXIT } from '../reports/exit-code.ts';
import { painter } from '../reports/paint.ts';
import { wrapText } from '../reports/wrap-text.ts';
import { requirementsOfCase } from '../run/case-id.ts';
import { nearest } from '../spec/nearest.ts';

/** Adds `locspec explain`. */
export function addExplainCommand(command: Command, io: CommandIo): void {
  command
    .argument('<name>', 'a requirement, a gap, a finding code, a warning, a check, a fault or a case of a report')
    .option('--no-color', 'no colours (or set NO_COLOR)')
    .action((name: string, { color }: { readonly color: boolean }) => {
      io.print(explain(name, wantsColor(io, color), io.stdout.columns));
    });
}

/** The explanation of a name as text. Throws a {@link CliError} with the nearest known names for an unknown one. */
export function explain(name: string, color = false, columns = 80): string {
  const catalogue = readCatalogue();
  const explanation = explainName(name, catalogue) ?? explainCase(name, catalogue);
  if (explanation === undefined) throw new CliError(unknownName(name, catalogue), EXIT.usage);
  return layOut(explanation, color, Math.min(Math.max(columns, 40), 100));
}

/** Explains the requirement of a case, with the command that replays it; undefined where several requirements end alike. */
function explainCase(id: string, catalogue: Catalogue): Explanation | undefined {
  const [requirement, ...others] = requirementsOfCase(id);
  const explanation =
    others.length === 0 && requirement !== undefined ? explainName(requirement, catalogue) : undefined;
  return (
    explanation && {
      ...explanation,
      sections: [...explanation.sections, { label: 'Replay this case', command: `locspec replay ${id}` }],
    }
  );
}

function unknownName(name: string, catalogue: Catalogue): string {
  const ofCase = requirementsOfCase(name);
  const near = (ofCase.length > 0 ? ofCase : nearNames(name, catalogue)).map((each) => `“${each}”`);
  const last = near.pop();
  const question = near.length > 0 ? `${near.join(', ')} or ${last}` : last;
  return `There is no requirement, gap, finding code, warning, check, fault or case “${name}”; ${
    question === undefined
      ? 'see `locspec list requirements`, `locspec list gaps` and `locspec list faults`'
      : `did you mean ${question}?`
  }`;
}

const MAX_NEAR = 3;

/** The known names that are spelled alike as a whole, then those that end alike. */
function nearNames(name: string, catalogue: Catalogue): string[] {
  const names = explainableNames(catalogue);
  const ends = nearest(lastPart(name), new Set(names.map(lastPart)));
  const endingAlike = ends.flatMap((end) => names.filter((known) => lastPart(known) === end));
  const lastWord = name.split(/[.-]/).at(-1) ?? name;
  const sharingWord = names.filter((known) => known.split(/[.-]/).at(-1) === lastWord);
  return [...new Set([...nearest(name, names), ...endingAlike, ...sharingWord])].slice(0, MAX_NEAR);
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** The width of the labels. */
const INDENT = 11;

function layOut({ kind, name, says, sections }: Explanation, color: boolean, width: number): string {
  const paint = painter(color);
  const section = ({ label, text, items, command }: Section): string[] => {
    const head = [paint('bold', label)];
    if (text !== undefined) return [...head, ...wrapText(text, width, '  ', 2)];
    if (command !== undefined) return [...head, `  ${command}`];
    return [...head, ...(items ?? []).flatMap((item) => layOutItem(item, width))];
  };
  return [
    `${paint('bold', name)} (${kind})`,
    ...wrapText(says, width, '', 0),
    ...sections.flatMap((each) => ['', ...section(each)]),
  ].join('\n');
}

/** An item with its text beside a short name, or below a long one. */
function layOutItem([name, text]: readonly [string, string], width: number): string[] {
  if (name.length < INDENT) return wrapText(text, width, `  ${name.padEnd(INDENT)}`, INDENT + 2);
  return [`  ${name}`, ...wrapText(text, width, '    ', 4)];
}
