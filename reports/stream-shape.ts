import { FINDING_CODES } from '../run/finding-codes.ts';
import { CONTRACTS } from '../run/outcome.ts';
import { AREAS, DEPTHS, ORACLES } from '../run/plan.ts';
import { isResolvedGaps } from '../run/profile.ts';
import { isCount, isFlag, isListOf, isNumber, isObjectOf, isOneOf, isRecordOf, isText } from '../run/shape.ts';
import type { Shape } from '../run/shape.ts';
import { CAUSES } from '../run/undecided-cause.ts';
import { requirements } from '../spec/requirements/requirements.ts';

const isRequirement: Shape = (value) => typeof value === 'string' && Object.hasOwn(requirements, value);
const isDate: Shape = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isShard: Shape = (value) => {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(String(value)) ?? [];
  return part !== undefined && Number(part) >= 1 && Number(part) <= Number(of);
};
const isArea = isOneOf(AREAS);
const isExpected = isListOf(isObjectOf({ reason: isText }, { requirement: isText, check: isText, expires: isText }));

const isExchange = isObjectOf(
  { request: isObjectOf({ method: isText, url: isText, headers: isRecordOf(isText) }, { body: isText, file: isText }) },
  { response: isObjectOf({ status: isNumber, headers: isRecordOf(isText), body: isText }), failure: isText },
);

const isFinding = isObjectOf(
  {
    ...{ requirement: isRequirement, check: isText, title: isText, expected: isText },
    violation: isObjectOf({ code: isOneOf(Object.keys(FINDING_CODES)) }),
    ...{ exchanges: isListOf(isExchange, 1_000), replay: isText, case: isText, again: isText },
  },
  { curl: isText, among: isObjectOf({ shape: isText, alike: isNumber, of: isNumber }) },
);

const isDifference = isObjectOf({ at: isText, expected: isText, actual: isText });
const isInteraction = isObjectOf(
  { contract: isOneOf(CONTRACTS), description: isText, differences: isListOf(isDifference) },
  { failure: isText },
);

const isOutcome = isObjectOf(
  {
    ...{ check: isText, status: isOneOf(['done', 'notApplicable', 'untested', 'lost', 'error']) },
    ...{ cites: isListOf(isRequirement), decided: isListOf(isRequirement), findings: isListOf(isFinding) },
  },
  {
    ...{ reason: isText, cause: isObjectOf({ code: isOneOf(Object.keys(CAUSES)) }, { subject: isText }) },
    ...{ unproven: isRecordOf(isText), controls: isListOf(isArea), oracle: isOneOf(ORACLES) },
    ...{ queries: isCount, wrongAt: isCount, slowJobMs: isCount, seenInstead: isText },
    ...{ resolved: isResolvedGaps, interactions: isListOf(isInteraction) },
  },
);

const isFacts = isObjectOf(
  {
    kit: isObjectOf({ name: isText, version: isText }),
    target: isObjectOf({ kind: isOneOf(['service', 'app']), name: isText }),
    ...{ areas: isListOf(isArea), editions: isListOf(isOneOf(['hosted', 'enterprise'])), checks: isListOf(isText) },
    ...{ requirements: isListOf(isText), seed: isNumber, workers: isCount, strict: isFlag, failFast: isFlag },
    ...{ addresses: isRecordOf(isText), shard: isShard },
  },
  {
    ...{ runs: isCount, oracle: isOneOf(ORACLES), depth: isOneOf(DEPTHS), minCoverage: isNumber },
    expectedFailures: isObjectOf({
      entries: isExpected,
      expired: isExpected,
      unknown: isListOf(isObjectOf({ name: isText })),
    }),
  },
);

// prettier-ignore
const ENDINGS = ['whole', 'target lost', 'first failure', 'interrupted', 'kit failed', 'shard missing', 'out of time'];

/** What each line of the stream of a run looks like, by its kind. */
export const STREAM_SHAPES: Readonly<Record<'start' | 'check' | 'end', Shape>> = {
  start: isObjectOf({ at: isDate, facts: isFacts, total: isCount }),
  check: isObjectOf({ title: isText, durationMs: isNumber, outcome: isOutcome }),
  end: isObjectOf(
    {
      ...{ durationMs: isNumber, ended: isOneOf(ENDINGS) },
      selfTestResult: isObjectOf({ passed: isCount, of: isCount, failures: isListOf(isText) }),
    },
    { reason: isText },
  ),
};
