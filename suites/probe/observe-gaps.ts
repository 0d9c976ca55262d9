import { explain, undetermined } from './conclusions.ts';
import type { Experiment } from './experiment.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { MAX_SECRET } from '../kit/evidence.ts';
import type { Exchange, NoResponse } from '../kit/exchange.ts';
import type { ShownExchange } from '../../run/outcome.ts';
import type { Evidence, ResolvedGap } from '../../run/profile.ts';
import { printable } from '../../run/untrusted.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** Exchanges that are kept of an experiment without evidence of its own: the last ones, which show most. */
const MAX_EVIDENCE = 4;
const MAX_TEXT = 400;

/** How a target resolves a gap, and the exchanges that showed it. */
export interface ObservedGap {
  readonly gap: GapId;
  readonly resolved: ResolvedGap;
  readonly exchanges: readonly (Exchange | NoResponse)[];
}

/**
 * Observes how a target resolves the gaps of an experiment: each of them, since a gap about which nothing was learned is
 * undetermined, with the reason. Secrets are redacted and long texts cut.
 */
export async function observeGaps(
  context: CheckContext,
  experiment: Experiment,
  edition: Edition,
): Promise<readonly ObservedGap[]> {
  const { target } = context;
  target.takeExchanges();
  const observations = await experiment
    .observe(context, edition)
    .catch((error: unknown) => experiment.gaps.map((gap) => explain(gap, error)));
  const last = target.takeExchanges().slice(-MAX_EVIDENCE);
  // What is cut off is not looked through, as far as no secret can reach into what is shown.
  const safe = (text: string) =>
    printable(target.secrets.redact(text.slice(0, MAX_TEXT + MAX_SECRET))).slice(0, MAX_TEXT);
  const described = new Map<Exchange | NoResponse, Evidence>();
  const describe = (exchange: Exchange | NoResponse) => {
    const evidence = described.get(exchange) ?? describeExchange(target.show(exchange), safe);
    described.set(exchange, evidence);
    return evidence;
  };
  return experiment.gaps.map((gap) => {
    const seen = observations.find((one) => one.gap === gap) ?? undetermined(gap, 'nothing that was seen shows it');
    const { certainty, resolution, possible, saw, decide, evidence, exchanges = last } = seen;
    return {
      ...{ gap, exchanges },
      resolved: {
        certainty,
        ...(resolution === undefined ? {} : { resolution: safe(resolution) }),
        ...(possible === undefined ? {} : { possible }),
        saw: safe(saw),
        ...(decide === undefined ? {} : { decide: safe(decide) }),
        evidence:
          evidence?.map(({ request, response }) => ({ request: safe(request), response: safe(response) })) ??
          exchanges.map(describe),
      },
    };
  });
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
