import { catalogue } from './catalogue.ts';
import { explainName } from '../cli/explanation.ts';
import type { Explanation, Section } from '../cli/explanation.ts';
import { FINDING_CODES } from '../run/finding-codes.ts';
import { gaps } from '../spec/gaps/gaps.ts';
import type { Gap } from '../spec/gaps/gap.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement } from '../spec/requirements/requirements.ts';

/** The folder of the pages, from the top of the repository. */
export const PAGES = 'docs/requirements';

/** The pages: a file, its title, and the sections of the source that it is about, by the beginnings of their names. */
// prettier-ignore
const SECTIONS: readonly (readonly [file: string, title: string, sections: readonly string[]])[] = [
  ['what-the-service-does', 'What the service does, events, versioning', ['What the service does', 'Events', 'Versioning']],
  ['app-types-and-tokens',  'App types and token response',               ['App types', 'Token response']],
  ['job-request',           'File-processing job request',                ['File-processing job request']],
  ['job-response',          'File-processing job response',               ['File-processing job response', 'Translation entry']],
  ['string-record',         'String record',                              ['String record']],
  ['module-manifest',       'Module manifest entry',                      ['Module manifest entry']],
  ['croql-data-contexts',   'CroQL data contexts',                        ['CroQL data contexts']],
  ['states',                'States and transitions',                     ['States and transitions']],
  ['authorization',         'Endpoint 1: authorization redirect',         ['Endpoints 1']],
  ['token-endpoint',        'Endpoint 2: token endpoint',                 ['Endpoints 2']],
  ['lists',                 'Endpoints 3 and 4: calls and lists',         ['Endpoints 3', 'Endpoints 4', 'Endpoints']],
  ['module-call',           'Endpoint 5: file post-import module call',   ['Endpoints 5']],
  ['croql-language',        'CroQL language',                             ['CroQL language', 'Shapes of expressions', 'Editor filter equivalents']],
  ['authentication',        'Authentication',                             ['Authentication']],
  ['errors-and-limits',     'Errors and limits',                          ['Errors', 'Limits']],
  ['gaps',                  'Gaps in resources and endpoints',            ['Gaps', 'found']],
];

/** Every requirement and every gap, with the section of the source that it comes from. */
const rows: readonly { readonly id: string; readonly source: string; readonly says: string; readonly tag: string }[] = [
  ...Object.entries<Requirement>(requirements).map(([id, { source, says, standing }]) => ({
    ...{ id, source, says },
    tag: standing,
  })),
  ...Object.entries<Gap>(gaps)
    .filter(([id]) => !Object.hasOwn(requirements, id))
    .map(([id, { source, asks }]) => ({ id, source, says: asks, tag: 'gap' })),
];

/** The page of a section of the source: the one with the longest matching beginning. */
function pageOf(source: string): string {
  const matches = SECTIONS.flatMap(([file, , names]) =>
    names.filter((name) => source.startsWith(name)).map((name) => ({ file, length: name.length })),
  ).sort((one, other) => other.length - one.length);
  if (!matches[0]) throw new Error(`No page is about the section “${source}” of the source.`);
  return matches[0].file;
}

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (id: string) => id.replaceAll('.', '');

/** A page for each section of the source, and one that lists the requirements, by file name. */
export function requirementPages(): ReadonlyMap<string, string> {
  const known = catalogue();
  const pages = SECTIONS.map(([file, title]): [string, string] => {
    const mine = rows.filter(({ source }) => pageOf(source) === file);
    const texts = mine.map(({ id }) => requirementText(explainName(id, known)!));
    return [`${file}.md`, `# ${title}\n\n${texts.join('\n')}\n[All requirements](README.md)\n`];
  });
  return new Map([['README.md', index()], ...pages]);
}

const requirementText = ({ name, says, sections }: Explanation): string =>
  `## ${name}\n\n${says}\n\n${sections.map((section) => `- ${sectionText(section)}`).join('\n')}\n`;

function sectionText({ label, text, items = [], command }: Section): string {
  if (text !== undefined) return `**${label}:** ${text}`;
  if (command !== undefined) return `**${label}:** \`${command}\``;
  if (label === 'Checks') return `**${label}:** ${items.map(([name]) => `\`${name}\``).join(', ')}`;
  return `**${label}:**\n${items.map(([name, says]) => `  - ${name === '' ? '' : `\`${name}\`: `}${says}`).join('\n')}`;
}

function index(): string {
  return `${[
    '# Requirements',
    'What the kit checks, by section of the source. `locspec explain <name>` prints the same in a terminal. Generated from `spec/` by `npm run generate:docs`.',
    ...SECTIONS.flatMap(([file, title]) => [
      `## [${title}](${file}.md)`,
      rows
        .filter(({ source }) => pageOf(source) === file)
        .map(({ id, says, tag }) => `- [${id}](${file}.md#${anchorOf(id)}) (${tag}): ${says}`)
        .join('\n'),
    ]),
  ].join('\n\n')}\n`;
}

/** The page of the finding codes. */
export function findingCodesPage(): string {
  const { codes } = catalogue();
  const cells = (names: readonly string[]) =>
    names.length > MAX_NAMES
      ? `${names
          .slice(0, MAX_NAMES)
          .map((name) => `\`${name}\``)
          .join(', ')} and ${names.length - MAX_NAMES} more`
      : names.map((name) => `\`${name}\``).join(', ');
  return `${[
    '# Finding codes',
    'The `code` of a finding in `conformance.json`, in JUnit and in SARIF. `locspec explain <code>` lists all requirements of a code. Generated by `npm run generate:docs`.',
    [
      '| code | meaning | requirements |',
      '| --- | --- | --- |',
      ...Object.entries(FINDING_CODES).map(([code, says]) => `| \`${code}\` | ${says} | ${cells(codes[code] ?? [])} |`),
    ].join('\n'),
  ].join('\n\n')}\n`;
}

const MAX_NAMES = 4;
