import { askAll } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { isRefused } from '../oracle/other-context.ts';
import { pluralDataset, PLURAL_TEXT_EXPRESSIONS } from '../oracle/plural-dataset.ts';
import { listIn } from '../oracle/query-target.ts';
import { selectsExpected } from '../rules/selection.ts';

/** About the plain string, and about the first plural one: how a dataset writes forms, not every service has to know. */
const CONTROLS = ['text = "a pear and a plum"', 'text contains "plate"'];

/** A gap leaves open which form of a plural text an expression is about. What holds of each of them holds of the text. */
export const pluralTextChecks: readonly Check[] = checkEachEdition(
  'croql.plural-texts',
  {
    title: 'a plural string is selected by what each form of its text has',
    cites: ['croql.plural-text'],
    oracle: 'reference',
  },
  async (context, edition) => {
    await requireDataset(context, pluralDataset);
    const subject = listIn(pluralDataset, 'plural', edition);
    await requireFilter(context, subject);
    const [plain, plural, ...asked] = await askAll(context, subject, [...CONTROLS, ...PLURAL_TEXT_EXPRESSIONS]);
    if (plain!.fails) throw new PreconditionFailed('plain texts are compared wrongly, which other checks say');
    if (plural!.fails)
      throw new Unsupported('the target reads no text of several forms', {
        code: 'not-observable',
        subject: 'texts that are objects of forms are not read',
      });
    const answered = asked.filter((one) => !isRefused(one));
    context.countQueries(answered.length);
    context.judge(selectsExpected('croql.plural-text'), {
      ...{ edition, context: subject.context, path: subject.path, asked: answered },
    });
  },
);
