import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { encodeValue } from './evidence-value.ts';
import type { Calls, Encoded } from './evidence-value.ts';
import type { Exchange, NoResponse } from './exchange.ts';
import type { Ended, Judgement } from './judgement.ts';
import { nameRule } from './rule.ts';
import type { AnyRule } from './rule.ts';
import { evidenceFile, MAX_PART } from '../../run/evidence-files.ts';
import type { EvidenceKind } from '../../run/evidence-files.ts';
import type { CheckOutcome, SeenInteraction } from '../../run/outcome.ts';
import type { ResolvedGap } from '../../run/profile.ts';
import { createPseudonyms, exchangeByPlace } from '../../run/pseudonyms.ts';
import type { Pseudonyms } from '../../run/pseudonyms.ts';
import { isSecretName, SECRET_HEADERS } from '../../run/secrets.ts';
import { isObject } from '../../spec/json.ts';

/** A request with its response, or why there is none. */
export type RecordedExchange = Exchange | NoResponse;

/** Something that decides the outcome of a check. Whatever names exchanges holds them, and its line their digests. */
export type CheckEvent =
  | {
      readonly event: 'judged';
      /** Which of the check's tables of variants, and which variant. */
      readonly group?: number;
      readonly shape?: string;
      readonly rules: readonly AnyRule[];
      readonly input: unknown;
      readonly judgements: readonly Judgement[];
      /** The exchanges of each finding that shows some. */
      readonly shown: readonly (readonly RecordedExchange[])[];
    }
  | {
      readonly event: 'no response';
      readonly group: number;
      readonly shape: string;
      readonly detail: string;
      readonly shown: readonly (readonly RecordedExchange[])[];
    }
  | { readonly event: 'variants'; readonly group: number; readonly of: number }
  | { readonly event: 'blocked'; readonly requirement: string; readonly by: string }
  | { readonly event: 'resolved'; readonly gap: string; readonly resolved: ResolvedGap }
  | { readonly event: 'interaction'; readonly seen: SeenInteraction }
  | { readonly event: 'queries'; readonly queries: number; readonly firstWrong?: number }
  | { readonly event: 'dataset'; readonly sha256: string }
  | { readonly event: 'secret'; readonly secret: string };

/** How a check ended. */
export interface EndEvent {
  readonly event: 'ended';
  readonly ended: Ended;
  readonly controls: NonNullable<CheckOutcome['controls']>;
  readonly shown: readonly (readonly RecordedExchange[])[];
}

/** Keeps what the checks of one worker exchanged and judged, without a secret. */
export interface EvidenceRecorder {
  readonly beginCheck: (check: string) => void;
  /** The input of a rule, whose functions are remembered with what they answer. */
  readonly watch: <Input>(input: Input) => Input;
  readonly note: (event: CheckEvent) => void;
  /** Writes what was noted since {@link beginCheck}. */
  readonly endCheck: (event: EndEvent) => void;
  readonly exchanged: (exchange: RecordedExchange) => void;
  readonly addSecret: (secret: string) => void;
  /** Notes that the ids of records were read from pages of a list. */
  readonly readIds: (ids: readonly number[], pages: readonly Exchange[]) => void;
  readonly loaded: (dataset: unknown) => void;
}

/** How evidence is written. */
export interface RecorderOptions {
  /** The folder of the evidence. */
  readonly folder: string;
  /** The secrets of the plan. */
  readonly secrets: readonly string[];
}

/** A text of more characters, or an item of a list that takes more, stands once among the texts. */
const LONG = 240;
/** A list of more numbers stands once among the texts. */
const MANY = 12;

/** Opens a part of the evidence that no other worker writes. */
export function openRecorder({ folder, secrets }: RecorderOptions): EvidenceRecorder {
  mkdirSync(folder, { recursive: true });
  const part = reservePart(folder);
  const pseudonyms = createPseudonyms(secrets, randomBytes(32));
  const known = new Set(secrets);
  const written = new Set<string>();
  let size = 0;
  let challenges = 0;
  let isCut = false;

  const numbers = new WeakMap<object, Encoded>();
  const digests: string[] = [];
  let pending: RecordedExchange[] = [];
  let events: Encoded[] = [];
  let check = '';
  const calls = new WeakMap<object, [readonly unknown[], unknown][]>();

  const numberOf = (exchange: RecordedExchange): Encoded => {
    const reference = numbers.get(exchange);
    if (reference !== undefined) return reference;
    const number = digests.length + pending.length;
    numbers.set(exchange, { $exchange: number });
    numbers.set(exchange.request, { $request: number });
    if (!(exchange instanceof Error)) numbers.set(exchange.response, { $response: number });
    pending.push(exchange);
    return { $exchange: number };
  };
  /** A long list of numbers, such as the ids that an expression selects, is written once. */
  const keepNumbers = (list: object): Encoded | undefined => {
    if (!Array.isArray(list) || list.length <= MANY || !list.every(Number.isSafeInteger)) return undefined;
    return { $numbers: JSON.stringify(list) };
  };
  const encode = (value: unknown): Encoded =>
    encodeValue(value, {
      refer: (one) => numbers.get(one) ?? keepNumbers(one),
      callsOf: (one) => calls.get(one) as Calls | undefined,
    });
  const encodeShown = (shown: readonly (readonly RecordedExchange[])[]) => shown.map((list) => list.map(numberOf));

  /** Puts pseudonyms, digests and long texts into place. Returns what to write where. */
  const finish = () => {
    const lines: Record<EvidenceKind, string[]> = { exchanges: [], texts: [], judgements: [] };
    for (const { request } of pending) for (const text of [request.url, request.body ?? '']) pseudonyms.collect(text);
    const keep = (kind: 'exchanges' | 'texts', line: string): string => {
      const digest = createHash('sha256').update(line).digest('hex');
      if (!written.has(digest)) lines[kind].push(line);
      written.add(digest);
      return digest;
    };
    const exchanges = pending.map((exchange) => {
      const digest = keep('exchanges', JSON.stringify(describeExchange(exchange, pseudonyms)));
      digests.push(digest);
      return digest;
    });
    const named = (name: string, text: string, at: number) =>
      at === 1 && isSecretName(name, 'parameter') && text !== '' ? pseudonyms.hide(text) : pseudonyms.replace(text);
    // The same strings are in several members of an input, and in the inputs that follow.
    const keepList = (list: Encoded[]): Encoded => {
      const line = list.length > MANY ? JSON.stringify(list) : '';
      return line.length > LONG ? { $value: keep('texts', line) } : list;
    };
    const place = (tree: Encoded, replace: (text: string) => string, isInput = false): Encoded => {
      if (typeof tree === 'string') {
        const text = replace(tree);
        return text.length > LONG ? { $text: keep('texts', JSON.stringify(text)) } : text;
      }
      const placeAll = (list: readonly Encoded[]) =>
        list.map((item: Encoded) => {
          const placed = place(item, replace, isInput);
          const line = isObject(item) ? JSON.stringify(placed) : '';
          return line.length > LONG ? { $value: keep('texts', line) } : placed;
        });
      if (Array.isArray(tree)) return isInput ? keepList(placeAll(tree)) : placeAll(tree);
      if (!isObject(tree)) return tree;
      const entries = Object.entries(tree) as [string, Encoded][];
      const [[tag, content] = ['', null]] = entries;
      if (REFERENCES.has(tag)) return { [tag]: digests[content as number]! };
      if (tag === '$numbers') return { [tag]: keep('texts', content as string) };
      if (tag === '$parameters')
        return {
          [tag]: (content as [string, string][]).map((pair) => pair.map((text, at) => named(pair[0], text, at))),
        };
      if (tag === '$map')
        return {
          [tag]: (content as [Encoded, Encoded][]).map(([name, item]) =>
            typeof name === 'string' && typeof item === 'string'
              ? [replace(name), named(name, item, 1)]
              : [place(name, replace, isInput), place(item, replace, isInput)],
          ),
        };
      if (tag.startsWith('$') && Array.isArray(content)) return { [tag]: placeAll(content) };
      return Object.fromEntries(
        entries.map(([name, item]) => [
          replace(name),
          typeof item === 'string' && isSecretName(name, 'field')
            ? pseudonyms.hide(item)
            : place(item, replace, isInput || name === 'input'),
        ]),
      );
    };
    // The same names and expressions come again and again.
    const replaced = new Map<string, string>();
    const replaceOnce = (text: string): string => {
      const known = replaced.get(text) ?? pseudonyms.replace(text);
      if (text.length <= LONG) replaced.set(text, known);
      return known;
    };
    lines.judgements.push(JSON.stringify({ event: 'check', check, exchanges }));
    for (const [pseudonym, challenge] of [...pseudonyms.challenges].slice(challenges))
      lines.judgements.push(JSON.stringify({ event: 'challenge', pseudonym, challenge }));
    challenges = pseudonyms.challenges.size;
    for (const event of events) {
      const { letters, kept, ...rest } = event as { readonly letters?: boolean; readonly kept: object };
      const replace = letters ? byPlace(rest, pseudonyms) : replaceOnce;
      lines.judgements.push(JSON.stringify({ ...kept, ...(place(rest, replace) as object) }));
    }
    return lines;
  };

  const write = (lines: Readonly<Record<EvidenceKind, readonly string[]>>) => {
    if (isCut) return;
    size += Object.values(lines)
      .flat()
      .reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    isCut = size > MAX_PART;
    const kept = isCut ? { exchanges: [], texts: [], judgements: [JSON.stringify({ event: 'cut', check })] } : lines;
    for (const [kind, list] of Object.entries(kept))
      if (list.length > 0)
        appendFileSync(join(folder, evidenceFile(kind as EvidenceKind, part)), gzipSync(`${list.join('\n')}\n`));
  };

  // What is noted is encoded at once, because a check may go on with its values.
  const note = (event: CheckEvent | EndEvent) => {
    if (event.event === 'judged') {
      const { input, rules, judgements, shown, ...rest } = event;
      const kept = { ...rest, rules: rules.map(nameRule) };
      const letters = rules.some(({ comparesLetters }) => comparesLetters);
      events.push({
        ...({ kept, letters } as object),
        input: encode(input),
        judgements: encode(judgements.map(shortJudgement)),
        shown: encodeShown(shown),
      } as Encoded);
      return;
    }
    const { event: name, ...rest } = event;
    const { shape, shown, ...facts } = rest as { readonly shape?: string; readonly shown?: EndEvent['shown'] };
    const kept = { event: name, ...(shape === undefined ? {} : { shape }) };
    events.push({
      ...{ kept },
      ...(encode(facts) as object),
      ...(shown === undefined ? {} : { shown: encodeShown(shown) }),
    });
  };

  write({
    exchanges: [],
    texts: [],
    judgements: [JSON.stringify({ event: 'part', format: 1, secrets: secrets.map(pseudonyms.of) })],
  });
  return {
    beginCheck: (id) => {
      check = id;
    },
    watch: (input) => watchFunctions(input, calls),
    note,
    endCheck: (event) => {
      note(event);
      write(finish());
      pending = [];
      events = [];
    },
    exchanged: (exchange) => void numberOf(exchange),
    addSecret: (secret) => {
      pseudonyms.add(secret);
      if (!known.has(secret)) note({ event: 'secret', secret });
      known.add(secret);
    },
    readIds: (ids, pages) => {
      numbers.set(ids, { $ids: pages.map(numberOf) });
    },
    loaded: (dataset) =>
      note({ event: 'dataset', sha256: createHash('sha256').update(JSON.stringify(dataset)).digest('hex') }),
  };
}

const SCHEME = /^(?:basic|bearer|dpop|digest|token)$/i;

const REFERENCES: ReadonlySet<string> = new Set(['$exchange', '$request', '$response']);

const shortJudgement = ({ violation, unproven }: Judgement) =>
  violation !== undefined ? { violation } : unproven !== undefined ? { unproven } : null;

/** The lowest number of a part that nobody has begun. */
function reservePart(folder: string): number {
  for (let part = 0; ; part++)
    try {
      writeFileSync(join(folder, evidenceFile('judgements', part)), '', { flag: 'wx' });
      return part;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
}

/** An exchange as its line holds it. */
function describeExchange(exchange: RecordedExchange, { replace, hide }: Pseudonyms) {
  const { method, url, headers, body, file } = exchange.request;
  const describeHeaders = <Value>(all: Readonly<Record<string, Value>>, by: (name: string, value: Value) => Value) =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, by(name, value)]));
  const describeHeader = (name: string, value: string) => {
    if (!SECRET_HEADERS.has(name)) return replace(value);
    if (name === 'cookie' || name === 'set-cookie')
      return value.replace(name === 'cookie' ? /=([^;]*)/g : /=([^;]*)/, (_, secret: string) => `=${hide(secret)}`);
    const [, scheme = '', credentials = value] = /^(\w+ +)(.+)$/s.exec(value) ?? [];
    // A scheme without credentials tells no secret, and a judgement may show it.
    return SCHEME.test(value) ? value : scheme + hide(credentials);
  };
  const request = {
    method,
    url: replace(url),
    headers: describeHeaders(headers, describeHeader),
    ...(body === undefined ? {} : { body: replace(body) }),
    ...(file === undefined ? {} : { file }),
  };
  if (exchange instanceof Error)
    return { request, failure: { code: exchange.code, detail: replace(exchange.message) } };
  const { response } = exchange;
  return {
    request,
    response: {
      ...response,
      headers: describeHeaders(response.headers, (name, values) => values.map((value) => describeHeader(name, value))),
      body: replace(response.body),
    },
  };
}

/** Replaces whole secrets place by place, so that what is the same at a place stays so. */
function byPlace(tree: unknown, { has, replace }: Pseudonyms): (text: string) => string {
  const secrets = [...new Set(listTexts(tree).filter(has))];
  const exchanged = exchangeByPlace(secrets, randomBytes(32));
  const made = new Map(secrets.map((secret, index) => [secret, exchanged[index]!]));
  return (text) => made.get(text) ?? replace(text);
}

function listTexts(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(listTexts) : [];
}

/** The input of a rule with its functions wrapped, whose calls are remembered. */
function watchFunctions<Input>(input: Input, calls: WeakMap<object, [readonly unknown[], unknown][]>): Input {
  if (!isObject(input) || !Object.values(input).some((value) => typeof value === 'function')) return input;
  return Object.fromEntries(
    Object.entries(input as object).map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'function') return [name, value];
      const made: [readonly unknown[], unknown][] = [];
      const watched = (...given: readonly unknown[]): unknown => {
        const result: unknown = (value as (...given: readonly unknown[]) => unknown)(...given);
        made.push([given, result]);
        return result;
      };
      calls.set(watched, made);
      return [name, watched];
    }),
  ) as Input;
}
