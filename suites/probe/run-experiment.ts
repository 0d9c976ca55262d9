import type { Experiment, Observation } from './experiment.ts';
import type { Exchange, NoResponse } from '../kit/exchange.ts';
import { runCheck } from '../kit/run-check.ts';
import type { Target } from '../kit/target.ts';
import type { ShownExchange } from '../../run/outcome.ts';
import type { Evidence, ResolvedGap, ResolvedGaps } from '../../run/profile.ts';
import { fixOf } from '../../run/undecided-cause.ts';
import { printable } from '../../run/untrusted.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** Exchanges that are kept of an experiment: the last ones, which show most. */
const MAX_EVIDENCE = 4;
const MAX_TEXT = 400;

/** Runs an experiment on a target. Never rejects: a gap about which nothing was learned is undetermined, with the reason. */
export async function runExperiment(experiment: Experiment, target: Target, edition: Edition): Promise<ResolvedGaps> {
  let observations: readonly Observation[] = [];
  let exchanges: readonly (Exchange | NoResponse)[] = [];
  const { status, reason, cause, findings } = await runCheck(
    {
      id: 'probe',
      title: 'a probe',
      cites: ['errors.validation'],
      body: async (context) => {
        try {
          observations = await experiment.observe(context, edition);
        } finally {
          exchanges = target.takeExchanges().slice(-MAX_EVIDENCE);
        }
      },
    },
    target,
  );
  if (status === 'error') throw new Error(`the experiment on ${experiment.gaps.join(', ')} failed: ${reason}`);
  const safe = (text: string) => printable(target.secrets.redact(text)).slice(0, MAX_TEXT);
  const last = exchanges.map((exchange) => describeExchange(target.show(exchange), safe));
  const clean = ({ request, response }: Evidence) => ({ request: safe(request), response: safe(response) });
  const silent = findings.length > 0 ? 'the target did not respond' : undefined;
  return Object.fromEntries(
    experiment.gaps.map((gap) => {
      const seen = observations.find((one) => one.gap === gap);
      const { certainty, resolution, possible, saw, decide }: Partial<Observation> = seen ?? {};
      const resolved: ResolvedGap = {
        certainty: certainty ?? 'undetermined',
        ...(resolution === undefined ? {} : { resolution: safe(resolution) }),
        ...(possible === undefined ? {} : { possible }),
        saw: safe(saw ?? reason ?? silent ?? 'nothing that was seen shows it'),
        ...(seen === undefined || decide !== undefined
          ? { decide: safe(decide ?? ((cause && fixOf(cause)) || gaps[gap].observe)) }
          : {}),
        evidence: seen?.evidence?.map(clean) ?? last,
      };
      return [gap, resolved];
    }),
  );
}

function describeExchange({ request, response, failure }: ShownExchange, safe: (text: string) => string): Evidence {
  const { method, url, body = '' } = request;
  return {
    request: safe(`${method} ${decodeQuery(url)}${body === '' ? '' : ` ${body}`}`),
    response: safe(response ? `${response.status} ${response.body}` : (failure ?? 'no response')),
  };
}

/** An address whose query can be read. */
function decodeQuery(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
