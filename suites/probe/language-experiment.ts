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
  default: { confirmations: 2, values: 4 },
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
    const space = planLanguage(await openLanguageLists(context, edition), values);
    const ask = createAsk(context);
    if (session.get(clock).isRight) return probeLanguage(space, ask, confirmations);
    const seen = await probeLanguage(withoutToday(space), ask, confirmations);
    const open = undetermined('croql.today', 'other checks may have moved the clock of the target', '`locspec probe`');
    return seen.map((one) => (one.gap === open.gap ? open : one));
  },
};

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
