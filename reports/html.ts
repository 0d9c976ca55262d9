import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceOf } from './advice.ts';
import type { Advice } from './advice.ts';
import { compared } from './compared.ts';
import type { Piece } from './compared.ts';
import { expectationLines } from './expectations.ts';
import { expectedEntry } from './expected-entry.ts';
import { STATUSES } from './verdict.ts';
import type { Conformance, JudgedRequirement, Status } from './verdict.ts';
import { areaOf, areasIn, AREA_WORDS, STATUS_WORDS, statuses, verdictWords } from './words.ts';
import { printable } from '../spec/printable.ts';
import type { Requirement } from '../spec/requirement.ts';
import { requirements } from '../spec/requirements.ts';
import { REFERENCE_NAME } from '../spec/run.ts';
import type { WordedFinding } from '../spec/run.ts';

export interface PageRequirement extends JudgedRequirement {
  readonly area: string;
  readonly edition?: 'hosted' | 'enterprise';
  readonly clause?: string;
  /** Its place in the page's table of advice. */
  readonly advice?: number;
}

/** A finding without its evidence, which stands in an element of its own: `evidence-N`. */
export interface PageFinding extends Omit<WordedFinding, 'evidence' | 'expected' | 'actual'> {
  readonly number: number;
  /** Its id within the page, the same in every run that finds it. */
  readonly place: string;
  /** The entry that accepts it for a while, in YAML. */
  readonly entry: string;
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
}

/** What the page is made of. */
export interface PageData extends Omit<Conformance, 'requirements' | 'findings'> {
  readonly says: string;
  /** What else makes the run fail. */
  readonly notes: readonly string[];
  /** The statuses in the order in which they are shown, the gravest first. */
  readonly order: readonly Status[];
  readonly words: Readonly<Record<Status, string>>;
  readonly areas: readonly string[];
  readonly areaWords: Readonly<Record<string, string>>;
  readonly requirements: readonly PageRequirement[];
  readonly findings: readonly PageFinding[];
  readonly advice: readonly Advice[];
  /** Looks at the same target again. */
  readonly command: string;
}

const PAGE = join(dirname(fileURLToPath(import.meta.url)), 'page');

/** The scripts of the page, each after those that it uses; together they are one. */
const SCRIPTS = ['dom', 'result', 'address', 'evidence', 'finding', 'list', 'filter', 'overview', 'keys', 'report'];
const STYLES = ['frame', 'overview', 'lists', 'finding', 'print'];

/**
 * The result as one page that needs nothing else: no network, no other file. What came from a target is data in it,
 * never markup, and its policy lets only the page's own script run.
 */
export function html(result: Conformance): string {
  const style = STYLES.map((name) => read(`${name}.css`)).join('\n');
  const script = SCRIPTS.map((name) => joined(read(`${name}.js`))).join('\n');
  const fill: Readonly<Record<string, string>> = {
    policy: `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'; img-src data:; base-uri 'none'; form-action 'none'`,
    title: escaped(`${result.target.name} ${verdictWords(result)}`),
    style: `<style>${style}</style>`,
    script: `<script type="module">${script}</script>`,
    result: json('result', pageData(result)),
    evidence: inOrder(result)
      .map(({ evidence }, number) => json(`evidence-${number}`, evidence))
      .join('\n'),
  };
  return read('report.html').replace(/<!-- (\w+) -->/g, (whole, name: string) => fill[name] ?? whole);
}

const read = (name: string) => readFileSync(join(PAGE, name), 'utf8');

/** A module as a part of the one script: what it imports stands before it. */
const joined = (module: string) => module.replace(/^import [^;]*;\n/gm, '').replace(/^export /gm, '');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Nothing that turns lines around or that cannot be seen comes to the page. */
const shown = (_: string, value: unknown) => (typeof value === 'string' ? printable(value) : value);

/** Data of the page: JSON that cannot end the element that it stands in. */
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value, shown).replace(/</g, '\\u003c')}</script>`;

const escaped = (text: string) => printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');

function pageData(result: Conformance): PageData {
  const { requirements: judged, findings: _, ...rest } = result;
  const advice: Advice[] = [];
  const places = new Map<string, number>();
  return {
    ...rest,
    says: verdictWords(result),
    order: ORDER,
    words: STATUS_WORDS,
    areas: areasIn(result),
    areaWords: AREA_WORDS,
    requirements: judged.map((one) => pageRequirement(one, advice)),
    findings: inOrder(result).map((finding, number) => ({
      ...pageFinding(finding, number, places),
      entry: expectedEntry(finding.requirement, result.run.startedAt),
    })),
    advice,
    notes: expectationLines(result),
    command: result.findings[0]?.again?.split(' --check ')[0] ?? commandOf(result),
  };
}

/** Looks at the same target again; the reference service needs no address. */
function commandOf({ target }: Conformance): string {
  const { appUrl, ...addresses } = target.addresses;
  if (target.kind === 'app') return `locspec verify app ${quoted(appUrl ?? '')}`;
  const flags = Object.entries(addresses).map(
    ([name, address]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${quoted(address)}`,
  );
  return ['locspec verify service', ...(target.name === REFERENCE_NAME ? [] : flags)].join(' ');
}

/** A word for a POSIX shell: as it is when no character of it means anything there. */
const quoted = (word: string) => (/^[\w.,:/@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/** As they are told: what went wrong, what went well, what was not looked at. */
const ORDER: readonly Status[] = [
  ...STATUSES.toReversed().filter((status) => !['pass', 'untested', 'notApplicable'].includes(status)),
  'pass',
  'untested',
  'notApplicable',
];

/** The findings, those of the gravest requirements first, and all of one requirement together. */
function inOrder(result: Conformance): readonly WordedFinding[] {
  const status = statuses(result);
  const groups = new Map<string, WordedFinding[]>();
  for (const finding of result.findings) {
    const group = groups.get(finding.requirement);
    if (group) group.push(finding);
    else groups.set(finding.requirement, [finding]);
  }
  const weight = (id: string) => ORDER.indexOf(status.get(id) ?? 'fail');
  return [...groups].sort(([one], [other]) => weight(one) - weight(other)).flatMap(([, group]) => group);
}

function pageRequirement(one: JudgedRequirement, table: Advice[]): PageRequirement {
  const told = adviceOf(one.id);
  const base = { ...one, area: areaOf(one.id) };
  // A result of another release may name a requirement that this one does not know.
  if (told === undefined) return base;
  const { edition, clause }: Requirement = requirements[one.id];
  return {
    ...base,
    ...(edition === undefined ? {} : { edition }),
    ...(clause === undefined ? {} : { clause }),
    advice: placeOf(told, table),
  };
}

/** Where an advice stands in the table, which it enters when it is new. */
function placeOf(told: Advice, table: Advice[]): number {
  const known = table.findIndex((other) => JSON.stringify(other) === JSON.stringify(told));
  return known >= 0 ? known : table.push(told) - 1;
}

function pageFinding(finding: WordedFinding, number: number, places: Map<string, number>): Omit<PageFinding, 'entry'> {
  const { evidence: _, expected, actual, ...rest } = finding;
  const nth = (places.get(finding.requirement) ?? 0) + 1;
  places.set(finding.requirement, nth);
  return { ...rest, number, place: `${finding.requirement}/${nth}`, ...compared(expected, actual) };
}
