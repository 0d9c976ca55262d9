import { listControls } from './controls.ts';
import { undetermined } from './conclusions.ts';
import type { Experiment } from './experiment.ts';
import { openLanguageLists } from './language-lists.ts';
import { QUESTIONS } from './language-questions.ts';
import type { Question } from './language-questions.ts';
import { describeOutcome, gapIdOf, planQuestions, REFUSED, selects } from './language-space.ts';
import type { LanguageList } from './language-space.ts';
import { probeLanguage } from './probe-language.ts';
import type { Ask, LanguageSpace } from './probe-language.ts';
import { buildAddress } from '../drivers/ask-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readList } from '../drivers/read-list.ts';
import type { Depth } from '../../run/plan.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { sessionKey } from '../kit/session.ts';

/**
 * How much is asked: further expressions by which each resolution is confirmed, and values of each type that expressions
 * are about. So a deep run asks whether a target keeps to its ways in every member of every list.
 */
const SIZES = {
  quick: { confirmations: 1, values: 4 },
  default: { confirmations: 1, values: 4 },
  deep: { confirmations: Infinity, values: Infinity },
} as const satisfies Readonly<Record<Depth, unknown>>;

/** Whether the target's clock is known to show the time: nothing has moved it. */
export const clock = sessionKey(() => ({ isRight: false }));

/** Collects what can be asked of some lists. */
export const planLanguage = (lists: readonly LanguageList[], values: number = SIZES.default.values): LanguageSpace => ({
  questions: planQuestions(lists, values),
  controls: listControls(lists),
});

/** Leaves out what depends on the target's clock. */
const withoutToday = ({ questions, controls }: LanguageSpace): LanguageSpace => {
  const isTimeless = ({ expression }: { readonly expression: string }) => !expression.includes('today');
  return { questions: questions.filter(isTimeless), controls: controls.filter(isTimeless) };
};

/** The experiment on the language of one edition. */
export const languageExperiment: Experiment = {
  gaps: (Object.keys(QUESTIONS) as Question['gap'][]).map(gapIdOf),
  observe: async (context, edition) => {
    const { plan, session } = context.target;
    const { confirmations, values } = SIZES[plan.depth ?? 'default'];
    const lists = await openLanguageLists(context, edition);
    const space = planLanguage(lists, values);
    const ask = createAsk(context);
    if (session.get(clock).isRight && (await showsToday(lists, ask))) return probeLanguage(space, ask, confirmations);
    const seen = await probeLanguage(withoutToday(space), ask, confirmations);
    const open = undetermined(
      'croql.today',
      'the clock of the target may have been moved',
      '`locspec probe` of a target that was just started',
    );
    return seen.map((one) => (one.gap === open.gap ? open : one));
  },
};

const TWO_DAYS = 48 * 60 * 60 * 1000;

/** Whether nothing says that a target's clock shows another day: an earlier run may have moved it. */
async function showsToday([first]: readonly LanguageList[], ask: Ask): Promise<boolean> {
  if (first === undefined) return true;
  const list = first.target;
  const now = Date.now();
  const [earlier, later] = [now - TWO_DAYS, now + TWO_DAYS].map((at) => new Date(at).toISOString().slice(0, 10));
  const whole = selects(list.records.map(({ id }) => id));
  const before = await ask(`'today' < '${later} 00:00:00'`, list);
  const after = await ask(`'today' > '${earlier} 00:00:00'`, list);
  const isOther = (outcome: string, contrary: string) => outcome === selects([]) && contrary === whole;
  return !isOther(before.outcome, after.outcome) && !isOther(after.outcome, before.outcome);
}

/** Asks a list for what an expression selects. */
function createAsk(context: CheckContext): Ask {
  return async (expression, list) => {
    const token = await getAccessToken(context);
    const address = buildAddress(context, list);
    const reading = { most: list.records.length };
    const { ids, exchange } = await readList(context.target, address, { croql: expression }, token, reading);
    const { status, body } = exchange.response;
    const outcome = ids === null ? REFUSED : selects(ids);
    const seen = ids === null ? `${status} ${body}` : describeOutcome(outcome, list);
    return { outcome, exchange, evidence: { request: `${list.path} \`${expression}\``, response: seen } };
  };
}
