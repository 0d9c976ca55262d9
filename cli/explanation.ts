import type { Catalogue } from '../run/catalogue.ts';
import { listedFaults, type ListedFault } from './faults.ts';
import { WARNINGS, type WarningCode } from '../croql/warning.ts';
import { clientFaults } from '../mocks/rules/client-faults.ts';
import { FINDING_CODES } from '../run/finding-codes.ts';
import type { Gap } from '../spec/gaps/gap.ts';
import { gaps } from '../spec/gaps/gaps.ts';
import type { GapId } from '../spec/gaps/gaps.ts';
import { guidanceOf } from '../spec/requirements/guidance.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';
import { servedBy, servingAgainst } from '../spec/threats/serving.ts';
import { threats, type Threat, type ThreatId } from '../spec/threats/threats.ts';

/** What a name means, as labelled sections. */
export interface Explanation {
  readonly kind: 'requirement' | 'gap' | 'finding code' | 'check' | 'warning' | 'threat' | 'fault';
  readonly name: string;
  /** What it demands, asks or means, in a sentence. */
  readonly says: string;
  readonly sections: readonly Section[];
}

/** A sentence, or a list of items with a text each. */
export interface Section {
  readonly label: string;
  readonly text?: string;
  readonly items?: readonly (readonly [name: string, text: string])[];
  /** A command for a shell. */
  readonly command?: string;
}

/** What violating a requirement does, by its standing. */
const STANDINGS: Readonly<Record<Requirement['standing'], string>> = {
  stated: 'stated by the source: a violation fails',
  standard: 'stated by a standard that the source names: a violation warns, and fails with --strict',
  assumed:
    'assumed by the kit, because the source leaves it open: a difference never fails, and is reported where a check decides it',
};

const ROLES: Readonly<Record<Requirement['role'], string>> = {
  'authorization-server': 'the authorization server',
  'api-server': 'the API',
  service: 'the service, when it calls a module',
  app: 'the app',
};

/** Every name that can be explained. */
export const explainableNames = ({ checks }: Catalogue): readonly string[] => [
  ...checks.map(({ id }) => id),
  ...Object.keys(requirements),
  ...Object.keys(gaps).filter((id) => !Object.hasOwn(requirements, id)),
  ...Object.keys(FINDING_CODES),
  ...Object.keys(WARNINGS),
  ...Object.keys(threats),
  ...listedFaults.map(({ id }) => id),
];

/** Explains a requirement, a gap, a finding code, a warning about an expression, a threat, a check or a fault; undefined for an unknown name. */
export function explainName(name: string, catalogue: Catalogue): Explanation | undefined {
  if (Object.hasOwn(gaps, name)) return explainGap(name as GapId, catalogue);
  if (Object.hasOwn(requirements, name)) return explainRequirement(name as RequirementId, catalogue);
  if (Object.hasOwn(FINDING_CODES, name)) return explainCode(name as keyof typeof FINDING_CODES, catalogue);
  if (Object.hasOwn(WARNINGS, name)) return explainWarning(name as WarningCode);
  if (Object.hasOwn(threats, name)) return explainThreat(name as ThreatId);
  const check = catalogue.checks.find(({ id }) => id === name);
  if (check) return explainCheck(check);
  const fault = listedFaults.find(({ id }) => id === name);
  return fault && explainFault(fault);
}

function explainRequirement(id: RequirementId, catalogue: Catalogue): Explanation {
  const { says }: Requirement = requirements[id];
  const { why, fix } = guidanceOf(id);
  return {
    ...{ kind: 'requirement', name: id, says },
    sections: [
      ...describeStanding(id),
      { label: 'Why it matters', text: why },
      { label: 'How to fix it', text: fix },
      ...describeThreats(id),
      ...describeUse(id, catalogue),
    ],
  };
}

function explainGap(id: GapId, catalogue: Catalogue): Explanation {
  const { asks, answer, others, observe, source, choices, takes, default: byDefault }: Gap = gaps[id];
  const isRequirement = Object.hasOwn(requirements, id);
  return {
    ...{ kind: 'gap', name: id, says: asks },
    sections: [
      { label: 'Default', text: byDefault === undefined ? answer : `${answer} (“${byDefault}”)` },
      ...(choices !== undefined
        ? [{ label: 'Resolutions', items: Object.entries(choices) }]
        : others.length > 0
          ? [{ label: 'Other resolutions', items: others.map((other): readonly [string, string] => ['', other]) }]
          : []),
      ...(choices === undefined && takes === undefined
        ? []
        : [
            {
              label: 'Configuration',
              text: `set how your target resolves it: "answers": { "${id}": "${takes === undefined ? '…' : (byDefault ?? '…')}" }${takes === undefined ? '' : ` (${takes})`}`,
            },
          ]),
      { label: 'How to observe it', text: observe },
      ...(isRequirement
        ? [
            ...describeStanding(id as RequirementId),
            ...describeThreats(id as RequirementId),
            ...describeUse(id as RequirementId, catalogue),
          ]
        : [{ label: 'Source', text: sectionOf(source) }]),
    ],
  };
}

function explainCode(code: keyof typeof FINDING_CODES, { codes }: Catalogue): Explanation {
  const patterns = codes[code] ?? [];
  return {
    ...{ kind: 'finding code', name: code, says: FINDING_CODES[code] },
    sections: [
      {
        label: 'Requirements',
        items: patterns.map((pattern) => [
          pattern,
          Object.hasOwn(requirements, pattern)
            ? requirements[pattern as RequirementId].says
            : `every requirement that begins with ${pattern.replace('*', '')}`,
        ]),
      },
    ],
  };
}

function explainWarning(code: WarningCode): Explanation {
  const { says, why, example, instead } = WARNINGS[code];
  return {
    ...{ kind: 'warning', name: code, says },
    sections: [
      { label: 'Why it matters', text: why },
      { label: 'Example', command: example },
      { label: 'Write instead', command: instead },
      { label: 'Disable it', command: `locspec croql check --disable ${code} '…'` },
    ],
  };
}

function explainThreat(id: ThreatId): Explanation {
  const { title, catalogue, clause }: Threat = threats[id];
  return {
    ...{ kind: 'threat', name: id, says: title },
    sections: [
      { label: 'Described in', text: `${catalogue}, ${clause}` },
      {
        label: 'Requirements',
        items: servingAgainst(id).map((requirement) => [requirement, requirements[requirement].says]),
      },
    ],
  };
}

function explainCheck({ id, title, requirements: cited, target }: Catalogue['checks'][number]): Explanation {
  return {
    ...{ kind: 'check', name: id, says: title },
    sections: [
      { label: 'Requirements', items: cited.map((one) => [one, requirements[one as RequirementId].says]) },
      {
        label: 'Check only this',
        command: `locspec verify ${target === 'app' ? 'app <address>' : 'service'} --check ${id}`,
      },
    ],
  };
}

/** The commands that switch a fault on. */
function explainFault({ id, of, breaks, says }: ListedFault): Explanation {
  const commands: Readonly<Record<string, readonly Section[]>> = {
    service: [
      { label: 'Serve it', command: `locspec mock --fault ${id}` },
      ...(Object.hasOwn(clientFaults, id)
        ? [{ label: 'Run your tests with it', command: `locspec strength --fault ${id} -- <test command>` }]
        : []),
    ],
    'module app': [{ label: 'Serve it', command: `locspec mock --app-port 8080 --app-fault ${id}` }],
  };
  return {
    ...{ kind: 'fault', name: id, says },
    sections: [
      { label: 'Violates', items: [[breaks, requirements[breaks as RequirementId].says]] },
      { label: 'Of', text: `the reference ${of}` },
      ...(commands[of] ?? []),
    ],
  };
}

/** The threats that a requirement serves against, or why it serves against none. */
function describeThreats(id: RequirementId): Section[] {
  const served = servedBy(id);
  if (served === undefined) return [];
  if ('none' in served) return [{ label: 'Threats', text: `none: ${served.none}` }];
  return [{ label: 'Threats', items: served.map((threat) => [threat, threats[threat].title]) }];
}

function describeStanding(id: RequirementId): Section[] {
  const { standing, source, clause, role, edition }: Requirement = requirements[id];
  return [
    { label: 'Standing', text: STANDINGS[standing] },
    { label: 'Source', text: clause === undefined ? sectionOf(source) : `${sectionOf(source)}; ${clause}` },
    { label: 'Concerns', text: `${ROLES[role]}${edition === undefined ? '' : `, ${edition} edition only`}` },
  ];
}

const sectionOf = (source: string) => (source === 'found' ? 'the source does not mention it' : source);

/** The checks and faults of a requirement, and the command that checks only it. */
function describeUse(id: RequirementId, { checks, generated }: Catalogue): Section[] {
  const { standing, role }: Requirement = requirements[id];
  const citing = checks.filter((check) => check.requirements.includes(id));
  const violating = listedFaults.filter(({ breaks }) => breaks === id);
  const uncited = generated.includes(id)
    ? 'none cites it, but generated cases may find a violation'
    : standing === 'assumed'
      ? 'none: the suites avoid what the source leaves open, or follow the configured resolution'
      : 'none: it cannot be observed from outside, so a run reports it as untested';
  return [
    citing.length > 0
      ? { label: 'Checks', items: citing.map(({ id: check, title }) => [check, title]) }
      : { label: 'Checks', text: uncited },
    ...(violating.length > 0
      ? [
          {
            label: 'Faults',
            items: violating.map(({ id: fault, of, says }): readonly [string, string] => [fault, `${says} (${of})`]),
          },
        ]
      : []),
    ...(citing.length > 0
      ? [
          {
            label: 'Check only this',
            command: `locspec verify ${role === 'app' ? 'app <address>' : 'service'} --requirement ${id}`,
          },
        ]
      : []),
  ];
}
