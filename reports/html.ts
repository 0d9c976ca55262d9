import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceOf } from './advice.ts';
import type { Difference, StatusChange } from './difference.ts';
import { figures, gapSentence, judgement } from './difference-text.ts';
import { setupSentence } from './run-setup.ts';
import type { Advice } from './advice.ts';
import { STATUSES } from './conformance.ts';
import type { Conformance, JudgedRequirement, Mitigation, ReportedFinding, Status } from './conformance.ts';
import { expectationLines } from './expectations.ts';
import { expectedEntry } from './expected-entry.ts';
import { MITIGATION_WORDS } from './threats.ts';
import { diffWords } from './word-diff.ts';
import type { Piece } from './word-diff.ts';
import {
  areaOf,
  areasIn,
  AREA_NAMES,
  explainCommand,
  gapWords,
  STATUS_WORDS,
  statuses,
  verdictWords,
} from './words.ts';
import { forHtml, forShell, forWriter, printable } from '../run/untrusted.ts';
import type { Plain } from '../run/untrusted.ts';
import { kebabCase } from '../run/kebab-case.ts';
import { REFERENCE_NAME } from '../run/plan.ts';
import type { Requirement } from '../spec/requirements/requirement.ts';
import { requirements } from '../spec/requirements/requirements.ts';

/** A requirement as the page shows it. */
export interface PageRequirement extends Plain<JudgedRequirement> {
  readonly area: string;
  readonly edition?: 'hosted' | 'enterprise';
  readonly clause?: string;
  /** Its place in the page's table of advice. */
  readonly advice?: number;
}

/** A finding without its evidence, which has an element of its own: `evidence-N`. */
export interface PageFinding extends Plain<Omit<ReportedFinding, 'evidence' | 'facts' | 'expected' | 'actual'>> {
  readonly number: number;
  /** Its id in the page, the same in every run that finds it. */
  readonly place: string;
  /** The command that explains its requirement. */
  readonly explain: string;
  /** The entry of the file of expected failures that accepts it, in YAML. */
  readonly entry: string;
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
}

/** The data of the page. */
export interface PageData extends Plain<Omit<Conformance, 'requirements' | 'findings'>> {
  readonly says: string;
  /** How the target resolves the gaps of the source. */
  readonly gaps?: string;
  /** What else makes the run fail. */
  readonly notes: readonly string[];
  /** The statuses in the order in which they are shown, the worst first. */
  readonly order: readonly Status[];
  readonly words: Readonly<Record<Status, string>>;
  readonly areas: readonly string[];
  readonly areaWords: Readonly<Record<string, string>>;
  readonly requirements: readonly PageRequirement[];
  readonly findings: readonly PageFinding[];
  readonly advice: readonly Advice[];
  /** The command that verifies the same target again. */
  readonly command: string;
  /** What changed since a previous report, if one was given. */
  readonly since?: PageDifference;
  /** The words for how a target stands against a threat. */
  readonly mitigations: Readonly<Record<Mitigation, string>>;
}

/** What changed since a previous report, in words. */
export interface PageDifference {
  readonly isWorse: boolean;
  readonly says: string;
  readonly setup: readonly string[];
  readonly figures: readonly (readonly [string, string])[];
  /** The places of findings in the page. */
  readonly new: readonly string[];
  readonly changed: readonly string[];
  readonly fixed: readonly { readonly title: string; readonly requirement: string }[];
  readonly worse: readonly Pick<StatusChange, 'id' | 'before' | 'after'>[];
  readonly gaps: readonly string[];
}

const PAGE = join(dirname(fileURLToPath(import.meta.url)), 'page');

/** The scripts of the page, each after those that it imports; they are joined to one. */
const SCRIPTS = [
  'dom',
  'result',
  'address',
  'evidence',
  'finding',
  'list',
  'filter',
  'since',
  'threats',
  'overview',
  'keys',
  'report',
];
const STYLES = ['frame', 'overview', 'cards', 'lists', 'finding', 'print'];

/**
 * The result as one page that needs no network and no other file. What came from a target is data in it, never markup,
 * and its policy lets only the page's own script run. A difference from a previous report has a section of its own.
 */
export function html(result: Conformance, difference?: Difference): string {
  const style = STYLES.map((name) => read(`${name}.css`)).join('\n');
  const script = SCRIPTS.map((name) => inlineModule(read(`${name}.js`))).join('\n');
  const fill: Readonly<Record<string, string>> = {
    policy: `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'; img-src data:; base-uri 'none'; form-action 'none'`,
    title: forHtml(`${result.target.name} ${verdictWords(result)}`),
    style: `<style>${style}</style>`,
    script: `<script type="module">${script}</script>`,
    result: json('result', pageData(result, difference)),
    evidence: inOrder(result)
      .map(({ evidence }, number) => json(`evidence-${number}`, evidence))
      .join('\n'),
  };
  return read('report.html').replace(/<!-- (\w+) -->/g, (whole, name: string) => fill[name] ?? whole);
}

const read = (name: string) => readFileSync(join(PAGE, name), 'utf8');

/** A module as a part of the one script, which has its imports before it. */
const inlineModule = (module: string) => module.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, '');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Removes characters that reorder text or cannot be seen. */
const cleanText = (_: string, value: unknown) => (typeof value === 'string' ? printable(value) : value);

/** JSON that cannot end the element that holds it. */
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value, cleanText).replace(/</g, '\\u003c')}</script>`;

function pageData(result: Conformance, difference: Difference | undefined): PageData {
  const { requirements: judged, findings: _, ...rest } = result;
  const gaps = gapWords(result);
  const advice: AdviceTable = new Map();
  const places = new Map<string, number>();
  const ordered = inOrder(result);
  const findings = ordered.map((finding, number) => ({
    ...pageFinding(finding, number, places),
    explain: explainCommand(finding.requirement),
    entry: expectedEntry(finding.requirement, result.run.startedAt),
  }));
  const placeById = new Map(ordered.map((finding, number) => [finding, findings[number]!.place]));
  return {
    ...forWriter(rest),
    says: verdictWords(result),
    ...(gaps === undefined ? {} : { gaps }),
    order: ORDER,
    words: STATUS_WORDS,
    mitigations: MITIGATION_WORDS,
    areas: areasIn(result),
    areaWords: AREA_NAMES,
    requirements: judged.map((one) => pageRequirement(one, advice)),
    findings,
    advice: [...advice.values()].map(({ advice: each }) => each),
    ...(difference === undefined
      ? {}
      : { since: pageDifference(difference, (finding) => placeById.get(finding) ?? finding.requirement) }),
    notes: expectationLines(result),
    command: result.findings[0]?.again.split(' --check ')[0] ?? commandOf(result),
  };
}

function pageDifference(difference: Difference, placeOfFinding: (finding: ReportedFinding) => string): PageDifference {
  const { setup, findings, requirements: changes, gaps, isWorse } = difference;
  return {
    ...{ isWorse, says: judgement(difference), figures: figures(difference) },
    setup: setup.map((each) => forWriter(setupSentence(each))),
    new: findings.new.map(placeOfFinding),
    changed: findings.changed.map(({ after }) => placeOfFinding(after)),
    fixed: findings.fixed.map(({ title, requirement }) => ({ title: forWriter(title), requirement })),
    worse: changes.worse.map(({ id, before, after }) => ({ id, before, after })),
    gaps: gaps.map(gapSentence),
  };
}

/** The command that verifies the same target again; the reference service needs no address. */
function commandOf({ target }: Conformance): string {
  const { appUrl, ...addresses } = target.addresses;
  if (target.kind === 'app') return `locspec verify app ${forShell(appUrl ?? '')}`;
  const flags = Object.entries(addresses).map(([name, address]) => `--${kebabCase(name)} ${forShell(address)}`);
  return ['locspec verify service', ...(target.name === REFERENCE_NAME ? [] : flags)].join(' ');
}

/** The order of the statuses: what went wrong, what passed, what was not tested. */
const ORDER: readonly Status[] = [
  ...STATUSES.toReversed().filter((status) => !['pass', 'untested', 'notApplicable'].includes(status)),
  'pass',
  'untested',
  'notApplicable',
];

/** The findings by requirement, those with the worst status first. */
function inOrder(result: Conformance): readonly ReportedFinding[] {
  const status = statuses(result);
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of result.findings) {
    const group = groups.get(finding.requirement);
    if (group) group.push(finding);
    else groups.set(finding.requirement, [finding]);
  }
  const weight = (id: string) => ORDER.indexOf(status.get(id) ?? 'fail');
  return [...groups].sort(([one], [other]) => weight(one) - weight(other)).flatMap(([, group]) => group);
}

function pageRequirement(one: JudgedRequirement, table: AdviceTable): PageRequirement {
  const advice = adviceOf(one.id);
  const base = { ...forWriter(one), area: areaOf(one.id) };
  // A result of another release may have a requirement that this one does not know.
  if (advice === undefined) return base;
  const { edition, clause }: Requirement = requirements[one.id];
  return {
    ...base,
    ...(edition === undefined ? {} : { edition }),
    ...(clause === undefined ? {} : { clause }),
    advice: placeOf(advice, table),
  };
}

/** Each advice by its text, with its place. */
type AdviceTable = Map<string, { readonly advice: Advice; readonly place: number }>;

/** The place of an advice in the table, to which it is added when it is new. */
function placeOf(advice: Advice, table: AdviceTable): number {
  const text = JSON.stringify(advice);
  const known = table.get(text) ?? { advice, place: table.size };
  table.set(text, known);
  return known.place;
}

function pageFinding(
  finding: ReportedFinding,
  number: number,
  places: Map<string, number>,
): Omit<PageFinding, 'entry' | 'explain'> {
  const { evidence: _, facts, expected, actual, ...rest } = finding;
  // Only two values of one thing are worth comparing.
  const isComparable = 'expected' in facts && 'actual' in facts;
  const sentences = isComparable
    ? diffWords(forWriter(expected), forWriter(actual))
    : { expected: [{ text: forWriter(expected) }], actual: [{ text: forWriter(actual) }] };
  const nth = (places.get(finding.requirement) ?? 0) + 1;
  places.set(finding.requirement, nth);
  return { ...forWriter(rest), number, place: `${finding.requirement}/${nth}`, ...sentences };
}
