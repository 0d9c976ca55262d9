import { expectedRest, knowNothing, learn, possibleRows, widen } from './candidates.ts';
import type { Knowledge } from './candidates.ts';
import { controlsOf, listControls } from './controls.ts';
import type { Control } from './controls.ts';
import type { Experiment, Observation } from './experiment.ts';
import { QUESTIONS } from './language-questions.ts';
import type { Question } from './language-questions.ts';
import { ALL_RESOLUTIONS, gapIdOf, planQuestions, REFUSED, restsOn, selects } from './language-space.ts';
import type { PlannedQuestion, ProbedList } from './language-space.ts';
import { probedLists } from './language-lists.ts';
import { likeZone } from './time-zones.ts';
import { readList } from '../drivers/read-list.ts';
import { buildAddress } from '../drivers/ask-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import type { Evidence, ResolvedGaps } from '../../run/profile.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

type Gap = Question['gap'];

/** What a list made of an expression. */
interface Answer {
  readonly outcome: string;
  readonly evidence: Evidence;
}
type Ask = (expression: string, list: QueryTarget) => Promise<Answer>;

/** Further expressions by which a resolution is confirmed, once it is the only one left. */
const CONFIRMATIONS = 2;

/** An outcome that contradicts what is known, in words. */
interface Conflict {
  readonly question: PlannedQuestion;
  readonly evidence: Evidence;
  readonly saw: string;
}

/** Conflicts about the same gaps, after which no further expression about them is asked. */
const MAX_CONFLICTS = 2;

/** What is known, and from what. */
interface Findings {
  knowledge: Knowledge;
  readonly evidence: Map<Gap, Evidence[]>;
  /** Outcomes that no combination of what is still possible explains. */
  readonly conflicts: Conflict[];
  /** The gaps that no known resolution explains, with what was seen. */
  readonly contradicted: Map<Gap, string>;
  /** Why expressions about a gap prove nothing. */
  readonly unsupported: Map<Gap, string>;
}

/** What can be asked of some lists; it depends on nothing but their records. */
export interface LanguageSpace {
  readonly questions: readonly PlannedQuestion[];
  readonly controls: readonly Control[];
}

/** Collects what can be asked of some lists. */
export const planLanguage = (lists: readonly ProbedList[]): LanguageSpace => ({
  questions: planQuestions(lists),
  controls: listControls(lists),
});

/**
 * Finds out how a target resolves the gaps of the language. The resolutions that the kit knows can be executed, so each
 * expression is the one that best tells those apart that are still possible. Each rests on expressions that leave nothing
 * open, which have to be answered rightly first. What is found is confirmed, and what contradicts it is said.
 */
export async function probeLanguage({ questions, controls }: LanguageSpace, ask: Ask): Promise<readonly Observation[]> {
  const found: Findings = {
    knowledge: knowNothing(ALL_RESOLUTIONS),
    ...{ evidence: new Map(), conflicts: [], contradicted: new Map(), unsupported: new Map() },
  };
  const asked = new Set<PlannedQuestion>();
  const failing = new Map<Control, Promise<boolean>>();
  const isSound = async (control: Control) => {
    const before = failing.get(control);
    if (before !== undefined) return before;
    const sound = ask(control.expression, control.list).then(({ outcome }) => outcome === control.outcome);
    failing.set(control, sound);
    return sound;
  };
  /** What the target was seen to accept, in questions. */
  const shown = new Set<RequirementId>();
  /** Questions whose refusal proves nothing until the target accepts what they rest on. */
  const waiting = new Map<PlannedQuestion, { answer: Answer; missing: ReadonlySet<RequirementId> }>();
  const askOne = async (question: PlannedQuestion) => {
    const { gap, expression, list } = question;
    asked.add(question);
    const { chosen, missing } = controlsOf(question, controls);
    for (const control of chosen) {
      if (await isSound(control)) continue;
      if (!found.unsupported.has(gap))
        found.unsupported.set(
          gap,
          `the target answers \`${control.expression}\` in another way than the source states`,
        );
      return;
    }
    const answer = await ask(expression, list);
    if (answer.outcome === REFUSED && [...missing].some((one) => !shown.has(one))) {
      waiting.set(question, { answer, missing });
      if (!found.unsupported.has(gap))
        found.unsupported.set(gap, `the target refuses \`${expression}\`, and nothing shows why`);
      return;
    }
    note(found, question, answer);
    if (answer.outcome === REFUSED) return;
    for (const one of restsOn(expression, list)) shown.add(one);
    for (const [refused, { answer: before, missing: needed }] of waiting) {
      if ([...needed].some((one) => !shown.has(one))) continue;
      waiting.delete(refused);
      if (isOpen(refused)) note(found, refused, before);
    }
  };
  const isOpen = ({ table }: PlannedQuestion) =>
    found.conflicts.filter((one) => String(one.question.table.gaps) === String(table.gaps)).length < MAX_CONFLICTS;
  for (;;) {
    const { domains } = found.knowledge;
    const best = questions
      .filter((question) => !asked.has(question) && isOpen(question))
      .map((question) => ({ question, rest: expectedRest(question.table, domains) }))
      .filter(({ rest }) => rest < 1)
      .reduce<{ question: PlannedQuestion; rest: number } | undefined>(
        (a, b) => (a && a.rest <= b.rest ? a : b),
        undefined,
      );
    if (best === undefined) break;
    await askOne(best.question);
  }
  for (const gap of Object.keys(QUESTIONS) as Gap[])
    for (const question of confirmations(gap, questions, found, asked)) if (isOpen(question)) await askOne(question);
  for (const conflict of found.conflicts) blame(found, conflict);
  return (Object.keys(QUESTIONS) as Gap[]).map((gap) => conclude(gap, found));
}

/** Expressions that were not asked, whose outcome another resolution of the gap would change. */
function confirmations(
  gap: Gap,
  questions: readonly PlannedQuestion[],
  { knowledge: { domains, initial } }: Findings,
  asked: ReadonlySet<PlannedQuestion>,
): readonly PlannedQuestion[] {
  const [resolution] = domains.get(gap) ?? [];
  const own = questions.filter((question) => question.gap === gap && !asked.has(question));
  if (!domains.has(gap)) return own;
  if (resolution === undefined || domains.get(gap)!.length > 1) return [];
  const telling = own.filter(({ table }) => {
    const [expected] = possibleRows(table, domains);
    const others = possibleRows(table, new Map([...domains, [gap, initial.get(gap)!]]));
    return others.some(({ outcome }) => outcome !== expected?.outcome);
  });
  const step = Math.max(1, Math.floor(telling.length / CONFIRMATIONS));
  return telling.filter((_, index) => index % step === 0).slice(0, CONFIRMATIONS);
}

function note(found: Findings, question: PlannedQuestion, answer: Answer): void {
  const { gap, table, expression, list } = question;
  const { outcome, evidence } = answer;
  const before = found.knowledge;
  const after = learn(before, table, outcome);
  const about = new Set<Gap>([gap]);
  if (after === undefined) {
    const known = [...new Set(possibleRows(table, before.domains).map((row) => row.outcome))];
    const saw = `\`${expression}\` ${describe(outcome, list)}, where it ${known.map((one) => describe(one, list)).join(', or ')} under what is known`;
    found.conflicts.push({ question, evidence, saw });
    return;
  }
  found.knowledge = after;
  for (const other of table.gaps)
    if (after.domains.get(other)!.length < before.domains.get(other)!.length) about.add(other as Gap);
  for (const one of about) found.evidence.set(one, [...(found.evidence.get(one) ?? []), evidence]);
}

/**
 * Finds the gap that a conflict is about: of those that matter to its expression, one that nothing else decides, else the
 * one that it was asked for. What rested on that gap is forgotten.
 */
function blame(found: Findings, { question: { gap, table }, evidence, saw }: Conflict): void {
  if (table.gaps.some((one) => found.contradicted.has(one as Gap))) return;
  const open = table.gaps.filter((one) => found.knowledge.domains.get(one)!.length > 1) as readonly Gap[];
  const guilty = open.length === 0 || open.includes(gap) ? gap : open[0]!;
  found.contradicted.set(guilty, saw);
  found.evidence.set(guilty, [evidence, ...(found.evidence.get(guilty) ?? [])]);
  found.knowledge = widen(found.knowledge, guilty);
}

function describe(outcome: string, { records }: QueryTarget): string {
  if (outcome === REFUSED) return 'is refused';
  const count = outcome === '' ? 0 : outcome.split(' ').length;
  return `selects ${count === records.length ? 'all' : count === 0 ? 'none' : `${count} of ${records.length}`} records`;
}

/**
 * How a target resolves gaps whose resolutions are pinned: as many expressions about each as are wanted, of which every
 * other gap is pinned as well. A gap that nothing was asked about is left out.
 */
export async function* findDrift(
  { questions, controls }: LanguageSpace,
  ask: Ask,
  pinned: ResolvedGaps,
  count: number,
): AsyncGenerator<Observation> {
  const resolutionOf = (gap: string) => {
    const resolution = pinned[gapIdOf(gap as Gap)]?.resolution;
    return gap === 'date-zone' && resolution !== undefined ? likeZone(resolution) : resolution;
  };
  const sound = new Map<Control, boolean>();
  for (const gap of Object.keys(QUESTIONS) as Gap[]) {
    const resolution = resolutionOf(gap);
    const own = questions.filter(({ gap: about, table: { gaps: all } }) => about === gap && all.every(resolutionOf));
    if (resolution === undefined || own.length === 0) continue;
    let observation: Observation | undefined;
    const step = Math.max(1, own.length / count);
    for (let place = 0; place < own.length; place += step) {
      const question = own[Math.floor(place)]!;
      const isSound = await allSound(controlsOf(question, controls).chosen, ask, sound);
      if (!isSound) continue;
      const { outcome } = await ask(question.expression, question.list);
      observation = { gap: gapIdOf(gap), certainty: 'observed', resolution, saw: '' };
      if (outcome === outcomeIn(question, resolutionOf)) continue;
      observation = explainDrift(question, outcome, resolutionOf);
      break;
    }
    if (observation) yield observation;
  }
}

async function allSound(controls: readonly Control[], ask: Ask, known: Map<Control, boolean>): Promise<boolean> {
  for (const control of controls) {
    const isSound = known.get(control) ?? (await ask(control.expression, control.list)).outcome === control.outcome;
    known.set(control, isSound);
    if (!isSound) return false;
  }
  return true;
}

type ResolutionOf = (gap: string) => string | undefined;

const outcomeIn = ({ table: { gaps: all, rows } }: PlannedQuestion, resolutionOf: ResolutionOf): string | undefined =>
  rows.find(({ tuple }) => tuple.every((resolution, index) => resolution === resolutionOf(all[index]!)))?.outcome;

/** The other resolution that explains an outcome, or the outcome in words. */
function explainDrift(question: PlannedQuestion, outcome: string, resolutionOf: ResolutionOf): Observation {
  const { gap, expression, list } = question;
  const other = (ALL_RESOLUTIONS.get(gap) ?? []).find(
    (resolution) => outcomeIn(question, (one) => (one === gap ? resolution : resolutionOf(one))) === outcome,
  );
  const saw = `\`${expression}\` ${describe(outcome, list)}`;
  return other === undefined
    ? { gap: gapIdOf(gap), certainty: 'none of the known', saw }
    : { gap: gapIdOf(gap), certainty: 'observed', resolution: `${other}: ${saw}`, saw };
}

/** Evidence of one gap that is kept: the first, which told most, and the last. */
const MAX_EVIDENCE = 4;

function conclude(gap: Gap, { knowledge: { domains, initial }, ...found }: Findings): Observation {
  const id = gapIdOf(gap);
  const all = found.evidence.get(gap) ?? [];
  const evidence = [...all.slice(0, MAX_EVIDENCE - 1), ...all.slice(MAX_EVIDENCE - 1).slice(-1)];
  const contradiction = found.contradicted.get(gap);
  if (contradiction !== undefined) return { gap: id, certainty: 'none of the known', saw: contradiction, evidence };
  const left = domains.get(gap) ?? [AS_ASSUMED];
  const [resolution] = left;
  if (left.length === 1 && evidence.length > 0)
    return { gap: id, certainty: 'observed', resolution: resolution!, saw: sawIn(evidence[0]!), evidence };
  const why = found.unsupported.get(gap) ?? 'the records that can be asked about tell no two resolutions apart';
  return {
    gap: id,
    certainty: 'undetermined',
    ...(left.length > 1 && left.length < initial.get(gap)!.length ? { possible: left } : {}),
    saw: why,
    decide: found.unsupported.has(gap) ? 'make the target answer that expression' : gaps[id].observe,
    evidence,
  };
}

const sawIn = ({ request, response }: Evidence) => `${request}: ${response}`;

/** The experiment on the language of one edition. */
export const languageExperiment: Experiment = {
  gaps: (Object.keys(QUESTIONS) as Gap[]).map(gapIdOf),
  observe: async (context, edition) => {
    const lists = await probedLists(context, edition);
    return probeLanguage(planLanguage(lists), createAsk(context));
  },
};

/** Asks a list for what an expression selects. */
export function createAsk(context: CheckContext): Ask {
  return async (expression, list) => {
    const token = await getAccessToken(context);
    const { ids, exchange } = await readList(context.target, buildAddress(context, list), { croql: expression }, token);
    const { status, body } = exchange.response;
    const outcome = ids === null ? REFUSED : selects(ids);
    const seen = ids === null ? `${status} ${body}` : describe(outcome, list);
    return { outcome, evidence: { request: `${list.path} \`${expression}\``, response: seen } };
  };
}
