import { appChecks, checks, oauthAppChecks } from '../checks.ts';
import { appFaults } from '../../mocks/app/faults.ts';
import { oauthAppFaults, publicAppFaults } from '../../mocks/app/oauth-app-faults.ts';
import { faults } from '../../mocks/faults.ts';
import { gaps, type GapId } from '../../spec/gaps.ts';
import { guidanceOf } from '../../spec/guidance.ts';
import { listedRequirements } from '../../spec/listing.ts';
import { requirements } from '../../spec/requirements.ts';
import type { Gap } from '../../spec/gap.ts';
import type { Requirement, Standing } from '../../spec/requirement.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** The folder of the pages, from the top of the repository. */
export const PAGES = 'docs/requirements';

const MEANS: Readonly<Record<Standing, string>> = {
  stated: 'the source states it: a breach fails',
  standard: 'a standard that the source names says it: a breach warns, and fails under `--strict`',
  assumed: 'nobody says it, the kit had to decide: another answer is only reported',
};

const ROLES: Readonly<Record<Requirement['role'], string>> = {
  'authorization-server': 'the authorization server',
  'api-server': 'the API',
  service: 'the service, where it calls a module',
  app: 'the app',
};

const everyCheck = [...Object.values(checks).flat(), ...appChecks, ...oauthAppChecks];
const everyFault = [faults, appFaults, oauthAppFaults, publicAppFaults]
  .flatMap((table) => Object.entries<{ breaks: RequirementId; says: string }>(table))
  .map(([id, { breaks, says }]) => ({
    id,
    breaks,
    says,
  }));

/** A page for each requirement and one that lists them, by file name: what it says, why, how it is checked, how to mend. */
export function requirementPages(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', index()],
    ...listedRequirements.map(({ id }): [string, string] => [`${id}.md`, page(id)]),
  ]);
}

function page(id: RequirementId): string {
  const { says, source, standing, role, edition, clause, gap }: Requirement = requirements[id];
  const where = clause === undefined ? source : `${source}; ${clause}`;
  return `${[
    `# ${id}`,
    says,
    [
      `- **Standing:** ${standing}; ${MEANS[standing]}.`,
      `- **Source:** ${where === 'found' ? 'silent; found while the kit was made' : where}.`,
      `- **Concerns:** ${ROLES[role]}${edition === undefined ? '' : `, ${edition} edition only`}.`,
    ].join('\n'),
    ...(gap === undefined ? guidance(id) : silence(gap as GapId)),
    '## How it is checked',
    checkLines(id),
    ...section(
      '## Seen to go wrong',
      everyFault.filter(({ breaks }) => breaks === id).map((fault) => `- ${fault.says} (\`${fault.id}\`)`),
    ),
    '## To see it alone',
    `\`\`\`sh\nnpx locspec verify ${role === 'app' ? 'app http://127.0.0.1:8080' : 'service'} --requirement ${id}\n\`\`\``,
    '[All requirements](README.md)',
  ].join('\n\n')}\n`;
}

function guidance(id: RequirementId): string[] {
  const { why, mend } = guidanceOf(id);
  return ['## Why', why, '## How to mend', mend];
}

function silence(id: GapId): string[] {
  const { asks, answer, others, observe, choices, takes, default: usual }: Gap = gaps[id];
  const settings =
    choices === undefined
      ? takes === undefined
        ? []
        : [
            `The configuration names the answer of your target: \`"answers": { "${id}": "${usual ?? ''}" }\` (${takes}).`,
          ]
      : [
          `The configuration names the answer of your target, \`"answers": { "${id}": … }\`, by one of:`,
          Object.entries(choices)
            .map(([name, means]) => `- \`${name}\`: ${means}`)
            .join('\n'),
        ];
  return [
    '## The silence',
    asks,
    `**The kit's answer:** ${answer}`,
    ...(choices === undefined && others.length > 0
      ? [`**Others that are known:**\n\n${others.map((other) => `- ${other}`).join('\n')}`]
      : []),
    `**How one sees it:** ${observe}`,
    ...settings,
  ];
}

function checkLines(id: RequirementId): string {
  const citing = everyCheck.filter(({ cites }) => cites.includes(id));
  if (citing.length > 0) return citing.map(({ id: check, title }) => `- \`${check}\`: ${title}`).join('\n');
  return everyCheck.some(({ may }) => may?.includes(id))
    ? 'Generated expressions meet it; no check sets out to decide it alone.'
    : requirements[id].standing === 'assumed'
      ? 'No check decides it: the suites keep clear of what it leaves open, or follow the answer that is configured.'
      : 'From outside it cannot be seen, so no check decides it, and a run reports it as untested.';
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, lines.join('\n')];

function index(): string {
  const groups = new Map<string, (typeof listedRequirements)[number][]>();
  for (const row of listedRequirements) {
    const area = row.id.slice(0, row.id.indexOf('.'));
    groups.set(area, [...(groups.get(area) ?? []), row]);
  }
  return `${[
    '# Requirements',
    'What the kit holds a target to, a page each. Generated from `spec/` by `npm run generate:docs`.',
    ...[...groups].flatMap(([area, rows]) => [
      `## ${area}`,
      rows.map(({ id, says, standing }) => `- [${id}](${id}.md) (${standing}): ${says}`).join('\n'),
    ]),
  ].join('\n\n')}\n`;
}
