import { expectedRest, knowNothing, learn, possibleRows, widen } from './candidates.ts';
import type { Knowledge } from './candidates.ts';
import { observed, undetermined, unlikeAll } from './conclusions.ts';
import { controlsOf } from './controls.ts';
import type { Control } from './controls.ts';
import type { Observation } from './experiment.ts';
import { QUESTIONS } from './language-questions.ts';
import type { Question } from './language-questions.ts';
import { allResolutions, describeOutcome, gapIdOf, REFUSED, restsOn } from './language-space.ts';
import type { PlannedQuestion } from './language-space.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import type { Evidence } from '../../run/profile.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

type Gap = Question['gap'];
const GAPS = Object.keys(QUESTIONS) as readonly Gap[];

/** What a list made of an expression. */
interface Answer {
  readonly outcome: string;
  readonly evidence: Evidence;
  readonly exchange?: Exchange;
}
/** Asks a list for what an expression selects. */
export type Ask = (expression: string, list: QueryTarget) => Promise<Answer>;

/** What can be asked of some lists; it depends on nothing but their records. */
export interface LanguageSpace {
  readonly questions: readonly PlannedQuestion[];
  readonly controls: readonly Control[];
}

/** An outcome that contradicts what is known, in words. */
interface Conflict {
  readonly question: PlannedQuestion;
  readonly answer: Answer;
  readonly saw: string;
}

/** Conflicts about the same gaps, after which no further expression about them is asked. */
const MAX_CONFLICTS = 2;

/** What is known, and from what. */
interface Findings {
  knowledge: Knowledge;
  readonly asked: Set<PlannedQuestion>;
  readonly answers: Map<Gap, Answer[]>;
  /** Outcomes that no combination of what is still possible explains. */
  readonly conflicts: Conflict[];
  /** The gaps that no known resolution explains, with what was seen. */
  readonly contradicted: Map<Gap, string>;
  /** Why expressions about a gap prove nothing: the first reason. */
  readonly unsupported: Map<Gap, string>;
  /** What the target was seen to accept, in questions. */
  readonly shown: Set<RequirementId>;
  /** Questions whose refusal proves nothing until the target accepts what they rest on. */
  readonly waiting: Map<PlannedQuestion, { readonly answer: Answer; readonly missing: ReadonlySet<RequirementId> }>;
}

/**
 * Finds out how a target resolves the gaps of the language. The resolutions that the kit knows can be executed, so each
 * expression is the one that best tells those apart that are still possible. Each rests on expressions that leave nothing
 * open, which have to be answered rightly first. What is found is confirmed, by as many expressions in all besides the
 * first, and what contradicts it is said.
 */
export async function probeLanguage(
  { questions, controls }: LanguageSpace,
  ask: Ask,
  confirmations: number,
): Promise<readonly Observation[]> {
  const found: Findings = {
    ...{ knowledge: knowNothing(allResolutions()), asked: new Set(), answers: new Map(), conflicts: [] },
    ...{ contradicted: new Map(), unsupported: new Map(), shown: new Set(), waiting: new Map() },
  };
  const isSound = rememberControls(ask);
  const askOne = async (question: PlannedQuestion) => {
    const { gap, expression, list } = question;
    found.asked.add(question);
    const { chosen, missing } = controlsOf(question, controls);
    for (const control of chosen) {
      if (await isSound(control)) continue;
      doubt(found, gap, `the target answers \`${control.expression}\` in another way than the source states`);
      return;
    }
    const answer = await ask(expression, list);
    if (answer.outcome !== REFUSED) {
      note(found, question, answer);
      for (const one of restsOn(expression, list)) found.shown.add(one);
      notePostponed(found);
    } else if ([...missing].every((one) => found.shown.has(one))) note(found, question, answer);
    else {
      found.waiting.set(question, { answer, missing });
      doubt(found, gap, `the target refuses \`${expression}\`, and nothing shows why`);
    }
  };
  for (let next = bestOf(questions, found); next !== undefined; next = bestOf(questions, found)) await askOne(next);
  for (const gap of GAPS)
    for (const question of confirming(gap, questions, found, confirmations))
      if (isOpen(found, question)) await askOne(question);
  for (const conflict of found.conflicts) blame(found, conflict);
  return GAPS.map((gap) => conclude(gap, found));
}

/** Whether a target answers a control as the source states; each is asked once. */
function rememberControls(ask: Ask): (control: Control) => Promise<boolean> {
  const known = new Map<Control, boolean>();
  return async (control) => {
    const isSound = known.get(control) ?? (await ask(control.expression, control.list)).outcome === control.outcome;
    known.set(control, isSound);
    return isSound;
  };
}

/** The question that leaves least of what is possible; undefined once none tells anything. */
function bestOf(questions: readonly PlannedQuestion[], found: Findings): PlannedQuestion | undefined {
  let best: PlannedQuestion | undefined;
  let least = 1;
  for (const question of questions) {
    if (found.asked.has(question) || !isOpen(found, question)) continue;
    const rest = expectedRest(question.table, found.knowledge.domains);
    if (rest < least) [best, least] = [question, rest];
  }
  return best;
}

const isOpen = ({ conflicts }: Findings, { table }: PlannedQuestion): boolean =>
  conflicts.filter(({ question }) => String(question.table.gaps) === String(table.gaps)).length < MAX_CONFLICTS;

/**
 * Expressions that were not asked, whose outcome another resolution of the gap would change. First come those that tell
 * it from other resolutions than the expressions before them did: a resolution can say several things, such as what
 * becomes of a fraction and of a division by zero. One of those is asked in any case.
 */
function confirming(
  gap: Gap,
  questions: readonly PlannedQuestion[],
  { knowledge: { domains, initial }, asked, answers }: Findings,
  confirmations: number,
): readonly PlannedQuestion[] {
  const about = questions.filter((question) => question.gap === gap);
  const own = about.filter((question) => !asked.has(question));
  const left = domains.get(gap);
  if (left === undefined) return own;
  if (left.length !== 1) return [];
  /** The resolutions that would change the outcome, as one text; empty if none would. */
  const toldBy = ({ table }: PlannedQuestion) => {
    const [expected] = possibleRows(table, domains);
    const rows = possibleRows(table, new Map([...domains, [gap, initial.get(gap)!]]));
    const place = table.gaps.indexOf(gap);
    const others = rows.filter(({ outcome }) => outcome !== expected?.outcome).map(({ tuple }) => tuple[place]);
    return [...new Set(others)].sort().join();
  };
  const seen = new Set(about.filter((question) => asked.has(question)).map(toldBy));
  const telling = own.map((question) => ({ question, told: toldBy(question) })).filter(({ told }) => told !== '');
  const isNew = ({ told }: { readonly told: string }) => !seen.has(told) && seen.add(told) !== undefined;
  const fresh = telling.filter(isNew).map(({ question }) => question);
  // Several expressions about it may have been needed to find it.
  const count = Math.max(fresh.length > 0 ? 1 : 0, confirmations + 1 - (answers.get(gap)?.length ?? 0));
  const others = telling.map(({ question }) => question).filter((question) => !fresh.includes(question));
  const rest = Math.max(0, count - fresh.length);
  const step = Math.max(1, Math.floor(others.length / rest));
  return [...fresh.slice(0, count), ...others.filter((_, index) => index % step === 0).slice(0, rest)];
}

function doubt({ unsupported }: Findings, gap: Gap, why: string): void {
  if (!unsupported.has(gap)) unsupported.set(gap, why);
}

/** Notes refusals that mean something by now. */
function notePostponed(found: Findings): void {
  for (const [question, { answer, missing }] of found.waiting) {
    if (![...missing].every((one) => found.shown.has(one))) continue;
    found.waiting.delete(question);
    if (isOpen(found, question)) note(found, question, answer);
  }
}

function note(found: Findings, question: PlannedQuestion, answer: Answer): void {
  const { gap, table, expression, list } = question;
  const before = found.knowledge;
  const after = learn(before, table, answer.outcome);
  if (after === undefined) {
    const known = [...new Set(possibleRows(table, before.domains).map((row) => row.outcome))];
    const saw = `\`${expression}\` ${describeOutcome(answer.outcome, list)}, where it ${known.map((one) => describeOutcome(one, list)).join(', or ')} under what is known`;
    found.conflicts.push({ question, answer, saw });
    return;
  }
  found.knowledge = after;
  const sizeOf = (one: string, { domains }: Knowledge) => domains.get(one)!.length;
  const about = table.gaps.filter((one) => sizeOf(one, after) < sizeOf(one, before)) as readonly Gap[];
  for (const one of new Set([gap, ...about])) found.answers.set(one, [...(found.answers.get(one) ?? []), answer]);
}

/**
 * Finds the gap that a conflict is about: of those that matter to its expression, one that nothing else decides, else the
 * one that it was asked for. What rested on that gap is forgotten.
 */
function blame(found: Findings, { question: { gap, table }, answer, saw }: Conflict): void {
  if (table.gaps.some((one) => found.contradicted.has(one as Gap))) return;
  const open = table.gaps.filter((one) => found.knowledge.domains.get(one)!.length > 1) as readonly Gap[];
  const guilty = open.length === 0 || open.includes(gap) ? gap : open[0]!;
  found.contradicted.set(guilty, saw);
  found.answers.set(guilty, [answer, ...(found.answers.get(guilty) ?? [])]);
  found.knowledge = widen(found.knowledge, guilty);
}

/** Answers of one gap that are kept as evidence: the first ones, which told most, and the last. */
const MAX_EVIDENCE = 4;

function conclude(gap: Gap, { knowledge: { domains, initial }, ...found }: Findings): Observation {
  const id = gapIdOf(gap);
  const all = found.answers.get(gap) ?? [];
  const kept = [...all.slice(0, MAX_EVIDENCE - 1), ...all.slice(MAX_EVIDENCE - 1).slice(-1)];
  const shown = {
    evidence: kept.map(({ evidence }) => evidence),
    exchanges: kept.flatMap(({ exchange }) => exchange ?? []),
  };
  const contradiction = found.contradicted.get(gap);
  if (contradiction !== undefined) return { ...unlikeAll(id, contradiction), ...shown };
  const left = domains.get(gap) ?? [AS_ASSUMED];
  const [resolution] = left;
  const [first] = shown.evidence;
  if (left.length === 1 && first)
    return { ...observed(id, resolution!, `${first.request}: ${first.response}`), ...shown };
  const possible = left.length > 1 && left.length < initial.get(gap)!.length ? left : undefined;
  const why = found.unsupported.get(gap);
  return {
    ...(why === undefined
      ? undetermined(id, 'the records that can be asked about tell no two resolutions apart', undefined, possible)
      : undetermined(id, why, 'make the target answer that expression', possible)),
    ...shown,
  };
}
