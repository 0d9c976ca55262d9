import { requirements } from '../../spec/requirements/requirements.ts';
import type { Addresses } from '../core/context.ts';
import type { Exchange, Journal } from '../core/journal.ts';
import type { ImportRecord } from '../modules/import-record.ts';
import type { ConsoleContext } from './console-context.ts';

/** What the page of the console polls. */
export interface UpdateSource {
  readonly context: ConsoleContext;
  readonly journal: Journal;
  /** Increases with every change of the data, so that a page knows when to read it again. */
  dataRevision(): number;
  /** Increases with every change of the registered apps. */
  appsRevision(): number;
}

// For a page that was just opened, or was hidden for long.
const MAX_LINES = 200;

/**
 * The current state, and up to 200 journal entries, oldest first: those after the entry `after`, and those in `open`,
 * which were unfinished when they were read; `open` has their numbers, separated by commas.
 */
export function readUpdates({ context, journal, dataRevision, appsRevision }: UpdateSource, after = '0', open = '') {
  const { clock, store, imports, addresses } = context;
  const exchanges = journal.list();
  const unfinished = new Set(open.split(',').slice(0, MAX_LINES).map(Number));
  return {
    now: new Date(clock.now()).toISOString(),
    aheadSeconds: Math.round(clock.ahead / 1000),
    userWill: store.userWill,
    dataRevision: dataRevision(),
    appsRevision: appsRevision(),
    lastImport: imports.at(-1)?.number ?? 0,
    last: exchanges.at(-1)?.number ?? 0,
    lines: exchanges
      .filter(({ number }) => number > Number(after) || unfinished.has(number))
      .slice(-MAX_LINES)
      .map((exchange) => describeExchange(exchange, addresses)),
  };
}

/** The response of `_console/api/updates`. */
export type Updates = ReturnType<typeof readUpdates>;

function describeExchange(exchange: Exchange, { authUrl, enterpriseBaseUrl, stateUrl }: Addresses) {
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
    // The message only; the journal has the stack.
    failure: failure?.split('\n')[0] ?? null,
  };
}

/** A journal entry of {@link Updates}. */
export type JournalLine = ReturnType<typeof describeExchange>;

/** The imports without their job and response, newest first. */
export const listImports = ({ imports }: Pick<ConsoleContext, 'imports'>) =>
  imports.toReversed().map(({ number, at, file, outcome }) => ({
    number,
    at,
    file,
    outcome: outcome.outcome,
    moduleKey: outcome.moduleKey ?? null,
  }));

/** An entry of `_console/api/imports`. */
export type ImportEntry = ReturnType<typeof listImports>[number];

/** One import with its job, response and preview; undefined if it is no longer stored. */
export const findImport = ({ imports }: Pick<ConsoleContext, 'imports'>, number: string): ImportRecord | undefined =>
  imports.find((each) => String(each.number) === number);
