import { requirements } from '../../spec/requirements.ts';
import type { Exchange, Journal } from '../journal.ts';
import type { ImportLine } from '../modules/import.ts';
import type { Workings } from '../workings.ts';

/** What the console watches. */
export interface Looked {
  readonly inside: Workings;
  readonly journal: Journal;
  /** How often the data became others, so that a page knows when to read them again. */
  dataRevision(): number;
  /** The same of the registered apps. */
  appsRevision(): number;
}

// What a page that has just been opened, or that was away for long, gets at once.
const MOST_LINES = 200;

/**
 * What has happened since the line `after` of the journal, oldest first, and the lines among `open` that were not
 * finished when they were seen: numbers, by commas.
 */
export function newsOf({ inside, journal, dataRevision, appsRevision }: Looked, after = '0', open = '') {
  const { clock, store, imports, addresses } = inside;
  const lines = journal.list();
  const awaited = new Set(open.split(',').slice(0, MOST_LINES).map(Number));
  return {
    now: new Date(clock.now()).toISOString(),
    aheadSeconds: Math.round(clock.ahead / 1000),
    userWill: store.userWill,
    dataRevision: dataRevision(),
    appsRevision: appsRevision(),
    lastImport: imports.at(-1)?.number ?? 0,
    last: lines.at(-1)?.number ?? 0,
    lines: lines
      .filter(({ number }) => number > Number(after) || awaited.has(number))
      .slice(-MOST_LINES)
      .map((line) => journalLine(line, addresses)),
  };
}

export type News = ReturnType<typeof newsOf>;

function journalLine(exchange: Exchange, { authUrl, enterpriseBaseUrl, stateUrl }: Workings['addresses']) {
  const { number, at, method, status, durationMs, failure } = exchange;
  const { origin, pathname, search } = new URL(exchange.url);
  const isAt = (address: string) => `${origin}${pathname}`.startsWith(address);
  return {
    number,
    at,
    method,
    path: pathname,
    query: [...new URLSearchParams(search)].slice(0, 50),
    server: isAt(stateUrl)
      ? 'state'
      : isAt(enterpriseBaseUrl)
        ? 'enterprise'
        : isAt(`${authUrl}/oauth`)
          ? 'authorization'
          : 'hosted',
    status,
    durationMs,
    requirements: exchange.requirements.map((id) => {
      const { says, source } = requirements[id];
      return { id, says, source };
    }),
    // The message says what went wrong; the stack is for whoever has the journal itself.
    failure: failure?.split('\n')[0] ?? null,
  };
}

export type JournalLine = ReturnType<typeof journalLine>;

/** The last imports without what was sent and received, newest first. */
export const importLines = ({ imports }: Workings) =>
  imports.toReversed().map(({ number, at, file, outcome }) => ({
    number,
    at,
    file,
    outcome: outcome.outcome,
    moduleKey: outcome.moduleKey ?? null,
  }));

export type ImportEntry = ReturnType<typeof importLines>[number];

/** One import with its job, its answer and its preview, or undefined when it is no longer kept. */
export const importOf = ({ imports }: Workings, number: string): ImportLine | undefined =>
  imports.find((each) => String(each.number) === number);
