import { RESPONSE_REQUIREMENTS, responseRules } from './response-rules.ts';
import { receiver } from './send-job.ts';
import type { Check } from '../kit/check.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

const RULES = responseRules.filter(({ requirement }) => requirements[requirement].standing !== 'assumed');

/** What holds whatever the job is; anything else that is wrong with a changed job comes back in its strings. */
const ALWAYS = RULES.filter(({ requirement }) => requirement === 'module.limits.answer-in-time');

/** Whether a check judges the responses to its jobs itself. */
const judgesResponses = ({ cites, mayFind = [] }: Check): boolean =>
  RESPONSE_REQUIREMENTS.every((requirement) => cites.includes(requirement) || mayFind.includes(requirement));

/** A check that also finds what is wrong with a response to any of its jobs, whatever it sends them for. */
export const judgingResponses = (one: Check): Check =>
  judgesResponses(one)
    ? one
    : {
        ...one,
        mayFind: [...(one.mayFind ?? []), ...RULES.map(({ requirement }) => requirement)],
        body: async (context) => {
          const found = new Set<RequirementId>();
          const each = context.target.session.get(receiver);
          each.receive = (response, { change, write }) => {
            const rules = change === undefined && write === undefined ? RULES : ALWAYS;
            const broken = rules.filter(({ requirement, violation }) => !found.has(requirement) && violation(response));
            if (broken.length > 0) context.judge(broken, response);
            for (const { requirement } of broken) found.add(requirement);
          };
          try {
            await one.body(context);
          } finally {
            delete each.receive;
          }
        },
      };
