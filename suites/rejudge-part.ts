import { createHash } from 'node:crypto';
import { readPageIds } from './drivers/read-list.ts';
import type { Check } from './kit/check.ts';
import { showExchange } from './kit/evidence.ts';
import { decodeValue } from './kit/evidence-value.ts';
import { NoResponse } from './kit/exchange.ts';
import type { Exchange, NoResponseCode } from './kit/exchange.ts';
import { createOutcome } from './kit/outcome-builder.ts';
import type { Judged, RunFacts, Variants } from './kit/outcome-builder.ts';
import type { Ended, Judgement } from './kit/judgement.ts';
import type { AnyRule, RuleName } from './kit/rule.ts';
import { findRule } from './find-rule.ts';
import { encodeValue } from './kit/evidence-value.ts';
import { evidenceFile } from '../run/evidence-files.ts';
import type { EvidencePart, EvidenceProblem, JudgementChange } from '../run/evidence-files.ts';
import type { Violation } from '../run/finding.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import { isTooDeep } from '../run/read-file.ts';
import { createSecrets } from '../run/secrets.ts';
import { isCount, isListOf, isObjectOf, isRecordOf, isText } from '../run/shape.ts';
import type { Shape } from '../run/shape.ts';
import { isObject } from '../spec/json.ts';
import type { Json } from '../spec/json.ts';
import type { GapId } from '../spec/gaps/gaps.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** What a part of the evidence gives when its rules are applied again. */
export interface RejudgedPart {
  readonly outcomes: readonly CheckOutcome[];
  readonly problems: readonly EvidenceProblem[];
  readonly changes: readonly JudgementChange[];
  readonly exchanges: number;
  readonly judgements: number;
}

type One = Exchange | NoResponse;

/** Thrown for a line that cannot be judged. */
class Unreadable extends Error {}

/** Judges one part of the evidence again, by the rules of this kit. */
export function rejudgePart(
  { part, lines }: EvidencePart,
  checks: ReadonlyMap<string, Check>,
  about: Omit<RunFacts, 'redact'>,
): RejudgedPart {
  const problems: EvidenceProblem[] = [];
  const changes: JudgementChange[] = [];
  const outcomes: CheckOutcome[] = [];
  const report = (kind: 'exchanges' | 'texts' | 'judgements', line: number, says: string, check?: string) =>
    void problems.push({
      place: `${evidenceFile(kind, part)} line ${line}`,
      ...(check === undefined ? {} : { check }),
      says,
    });

  const store = openStore(lines, (kind, line, says) => report(kind, line, says));
  const [first, ...rest] = lines.judgements.map((text, index) => ({ number: index + 1, text }));
  const head = first === undefined ? undefined : parseLine(first.text);
  if (!isHead(head)) {
    report('judgements', 1, 'it does not begin a part of the evidence');
    return { outcomes, problems, changes, exchanges: 0, judgements: 0 };
  }
  const { add, redact } = createSecrets((head as { readonly secrets: readonly string[] }).secrets);
  const challenges = new Map<string, string>();
  // The challenge of a verifier is no secret, so the report shows it.
  const showChallenges = (text: string) =>
    challenges.size === 0 ? text : text.replace(CHALLENGE, (word) => challenges.get(word) ?? word);
  const secrets = { add, redact: (text: string) => showChallenges(redact(text)) };
  let judgements = 0;
  let current: ReturnType<typeof begin> | undefined;

  const begin = (check: Check) => ({
    check,
    outcome: createOutcome(check, { ...about, redact: secrets.redact }),
    groups: new Map<number, Variants>(),
  });

  /** Gives the exchanges of one finding after the other, as the run took them. */
  const showNext = (shown: unknown) => {
    const lists = Array.isArray(shown) ? shown : [];
    let next = 0;
    return () => {
      // A finding that the run did not have shows none.
      const list: unknown = lists[next++] ?? [];
      return (list as readonly unknown[]).map((one) => showExchange(decodeValue(one, store) as One, secrets));
    };
  };

  const judge = (line: number, event: Json, { check, outcome, groups }: NonNullable<typeof current>) => {
    const names = event['rules'] as readonly RuleName[];
    const recorded = event['judgements'] as readonly unknown[];
    const rules = names.map((name) => ({ name, rule: findRule(name) }));
    for (const [index, { name, rule }] of rules.entries())
      if (rule === undefined)
        changes.push({
          ...{ place: `${evidenceFile('judgements', part)} line ${line}`, check: check.id },
          ...{
            requirement: name.requirement,
            rule: name.expected,
            before: describe(recorded[index]),
            after: 'no rule',
          },
        });
    const usable = rules.flatMap(({ rule }) => rule ?? []);
    const input = decodeValue(event['input'], store);
    const show = showNext(event['shown']);
    const { group, shape } = event;
    const judged: Judged = isCount(group)
      ? groupOf(groups, group as number, outcome.tryVariants).judge(String(shape), usable as AnyRule[], input, show)
      : outcome.judge(usable as AnyRule[], input, show);
    judgements += judged.judgements.length;
    let at = 0;
    for (const [index, { name, rule }] of rules.entries()) {
      if (rule === undefined) continue;
      const now = shorten(judged.judgements[at++]!);
      const before: unknown = decodeValue(recorded[index], store);
      if (!sameJson(before, now))
        changes.push({
          ...{ place: `${evidenceFile('judgements', part)} line ${line}`, check: check.id },
          ...{ requirement: name.requirement, rule: name.expected, before: describe(before), after: describe(now) },
          ...violationOf(now),
        });
    }
  };

  for (const { number, text } of rest) {
    const event = parseLine(text);
    const shape = isObject(event) ? EVENTS.get(String(event['event'])) : undefined;
    if (!isObject(event) || shape === undefined || !shape(event)) {
      report('judgements', number, 'it is no event of a check', current?.check.id);
      continue;
    }
    try {
      const kind = event['event'];
      if (kind === 'check') {
        if (current !== undefined) report('judgements', number, 'the check before it has no end', current.check.id);
        const check = checks.get(String(event['check']));
        current = check && begin(check);
        if (check === undefined)
          report('judgements', number, `this kit has no check of this name`, String(event['check']));
        for (const digest of event['exchanges'] as readonly string[]) store.refer('$exchange', digest);
        continue;
      }
      if (kind === 'secret') secrets.add(String(event['secret']));
      if (kind === 'challenge') challenges.set(String(event['pseudonym']), String(event['challenge']));
      if (kind === 'cut') throw new Unreadable('the evidence was cut here, because it was too large');
      if (current === undefined) continue;
      const { outcome, groups } = current;
      if (kind === 'judged') judge(number, event, current);
      if (kind === 'no response')
        groupOf(groups, event['group'] as number, outcome.tryVariants).noResponse(
          String(event['shape']),
          String(decodeValue(event['detail'], store)),
          showNext(event['shown']),
        );
      if (kind === 'variants')
        groupOf(groups, event['group'] as number, outcome.tryVariants).end(event['of'] as number);
      if (kind === 'blocked') outcome.block(event['requirement'] as RequirementId, event['by'] as RequirementId);
      if (kind === 'resolved')
        outcome.resolve(
          event['gap'] as GapId,
          mapTexts(decodeValue(event['resolved'], store), showChallenges) as never,
        );
      if (kind === 'interaction') outcome.noteInteraction(decodeValue(event['seen'], store) as never);
      if (kind === 'queries')
        outcome.countQueries(event['queries'] as number, event['firstWrong'] as number | undefined);
      if (kind === 'ended') {
        const ended = decodeValue(event['ended'], store) as Ended;
        outcomes.push(outcome.end(ended, event['controls'] as never, showNext(event['shown'])));
        current = undefined;
      }
    } catch (error) {
      report('judgements', number, (error as Error).message, current?.check.id);
    }
  }
  if (current !== undefined)
    report('judgements', lines.judgements.length, 'the evidence ends before the check does', current.check.id);
  store.reportUnused();
  return { outcomes, problems, changes, exchanges: lines.exchanges.length, judgements };
}

function groupOf(groups: Map<number, Variants>, group: number, create: () => Variants): Variants {
  const known = groups.get(group) ?? create();
  groups.set(group, known);
  return known;
}

/** What values refer to, by the SHA-256 of its line. */
function openStore(
  { exchanges, texts }: EvidencePart['lines'],
  report: (kind: 'exchanges' | 'texts', line: number, says: string) => void,
) {
  const index = (lines: readonly string[]) =>
    new Map(lines.map((text, at) => [sha256(text), { text, line: at + 1 }] as const));
  const stored = { exchanges: index(exchanges), texts: index(texts) };
  const used = { exchanges: new Set<string>(), texts: new Set<string>() };
  const parsed = new Map<string, One>();
  const find = (kind: 'exchanges' | 'texts', digest: unknown) => {
    const found = typeof digest === 'string' ? stored[kind].get(digest) : undefined;
    if (found === undefined)
      throw new Unreadable(
        `it names ${kind === 'texts' ? 'a text' : 'an exchange'} that is missing or was changed (${String(digest).slice(0, 12)}…)`,
      );
    used[kind].add(digest as string);
    return found;
  };
  const readExchange = (digest: unknown): One => {
    const { text, line } = find('exchanges', digest);
    const known = parsed.get(digest as string);
    if (known) return known;
    const exchange = toExchange(parseLine(text));
    if (exchange === undefined) throw new Unreadable(`line ${line} of the exchanges is none`);
    parsed.set(digest as string, exchange);
    return exchange;
  };
  const store = {
    refer: (kind: string, content: unknown): unknown => {
      if (kind === '$text') return JSON.parse(find('texts', content).text) as unknown;
      if (kind === '$value') return decodeValue(JSON.parse(find('texts', content).text), store);
      if (kind === '$numbers') {
        const list: unknown = JSON.parse(find('texts', content).text);
        if (!Array.isArray(list)) throw new Unreadable('it names numbers that are none');
        return list;
      }
      if (kind === '$ids') {
        if (!Array.isArray(content)) throw new Unreadable('it reads ids from no list of pages');
        return readPageIds(content.map((page) => decodeValue(page, store)) as readonly Exchange[]);
      }
      if (!['$exchange', '$request', '$response'].includes(kind))
        throw new Unreadable(`it has a value of the unknown kind ${kind.slice(0, 40)}`);
      const exchange = readExchange(content);
      if (kind === '$exchange') return exchange;
      if (kind === '$request') return exchange.request;
      if (exchange instanceof Error) throw new Unreadable('it names the response of an exchange without one');
      return exchange.response;
    },
    reportUnused: () => {
      for (const kind of ['exchanges', 'texts'] as const) {
        const unused = [...stored[kind]].filter(([digest]) => !used[kind].has(digest)).map(([, { line }]) => line);
        for (const { first, more } of findRuns(unused))
          report(kind, first, `no judgement names it${more > 0 ? `, nor the next ${more}` : ''}: added or changed`);
      }
    },
  };
  return store;
}

/** Where the challenge of a verifier may stand. */
const CHALLENGE = /(?<![\w-])[\w-]{43}(?![\w-])/g;

function mapTexts(value: unknown, by: (text: string) => string): unknown {
  if (typeof value === 'string') return by(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, by));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, by)]));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function parseLine(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value, MAX_DEPTH) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Deeper than any encoded input of a rule. */
const MAX_DEPTH = 600;

const isExchangeLine = isObjectOf(
  { request: isObjectOf({ method: isText, url: isText, headers: isRecordOf(isText) }, { body: isText, file: isText }) },
  {
    response: isObjectOf({ status: isCount, headers: isRecordOf(isListOf(isText)), body: isText }, { size: isCount }),
    failure: isObjectOf({ code: isText, detail: isText }),
  },
);

function toExchange(line: unknown): One | undefined {
  if (!isExchangeLine(line)) return undefined;
  const { request, response, failure } = line as Exchange & {
    readonly failure?: { code: NoResponseCode; detail: string };
  };
  if (failure !== undefined) return new NoResponse(failure.code, request, failure.detail);
  return response === undefined ? undefined : { request, response };
}

const isHead: Shape = (value) =>
  isObjectOf({ event: (event) => event === 'part', format: (format) => format === 1, secrets: isListOf(isText) })(
    value,
  );

const isAnything: Shape = () => true;
const isShown = isListOf(isListOf(isAnything, 100), 10_000);

/** What each line of the judgements looks like, by its event. */
const EVENTS: ReadonlyMap<string, Shape> = new Map(
  Object.entries<Shape>({
    check: isObjectOf({ check: isText, exchanges: isListOf(isText) }),
    secret: isObjectOf({ secret: isText }),
    challenge: isObjectOf({ pseudonym: isText, challenge: isText }),
    dataset: isObjectOf({ sha256: isText }),
    cut: isAnything,
    judged: (value) =>
      isObjectOf({
        rules: isListOf(
          isObjectOf({ requirement: isText, expected: isText }, { madeBy: isListOf(isAnything, 10) }),
          1_000,
        ),
        ...{ input: isAnything, judgements: isListOf(isAnything, 1_000), shown: isShown },
      })(value) &&
      (value as { rules: unknown[] }).rules.length === (value as { judgements: unknown[] }).judgements.length,
    'no response': isObjectOf({ group: isCount, shape: isText, detail: isAnything, shown: isShown }),
    variants: isObjectOf({ group: isCount, of: isCount }),
    blocked: isObjectOf({ requirement: isText, by: isText }),
    resolved: isObjectOf({ gap: isText, resolved: isObject }),
    interaction: isObjectOf({ seen: isObject }),
    queries: isObjectOf({ queries: isCount }, { firstWrong: isCount }),
    ended: isObjectOf({ ended: isObjectOf({ status: isText }), controls: isListOf(isText), shown: isShown }),
  }),
);

/** Numbers in ascending order as runs: the first of each, and how many follow it without a gap. */
function findRuns(numbers: readonly number[]): readonly { readonly first: number; readonly more: number }[] {
  const runs: { first: number; more: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last.first + last.more + 1 === number) last.more += 1;
    else runs.push({ first: number, more: 0 });
  }
  return runs;
}

const shorten = ({ violation, unproven }: Judgement) =>
  violation !== undefined ? { violation } : unproven !== undefined ? { unproven } : null;

/** Whether two judgements are the same as JSON, which leaves out what is undefined. */
const sameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(encodeValue(one, PLAIN)) === JSON.stringify(encodeValue(other, PLAIN));
const PLAIN = { refer: () => undefined, callsOf: () => undefined };

function describe(judgement: unknown): string {
  if (judgement === null) return 'fulfilled';
  if (isObject(judgement) && 'violation' in judgement) return 'violated';
  return 'not shown';
}

const violationOf = (judgement: unknown): { readonly violation?: Violation } =>
  isObject(judgement) && 'violation' in judgement ? { violation: judgement['violation'] as Violation } : {};
