import { CliError } from './cli-error.ts';
import { requireKnown } from './known.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance, ReportedFinding } from '../reports/conformance.ts';
import { RELATIONS } from '../run/metamorphic-relations.ts';
import type { Depth, OneCase, OracleLevel } from '../run/plan.ts';
import { isObject } from '../spec/json.ts';
import { requirements } from '../spec/requirements/requirements.ts';

/** A case of an earlier report: data, of which nothing names a file, an address or a command. */
export interface ReplayCase {
  readonly before: ReportedFinding;
  readonly check: string;
  readonly seed: number;
  readonly runs?: number;
  readonly oracle?: OracleLevel;
  readonly depth?: Depth;
  readonly only: OneCase;
}

/**
 * Reads the case with an id from a report, which may come from anyone: only what a check generates itself is taken.
 * Throws a {@link CliError} that names the nearest case when there is none, and the member that is no case.
 */
export function readCase({ findings, run }: Conformance, id: string): ReplayCase {
  requireKnown(
    [id],
    findings.map((finding) => finding.case),
    'case',
  );
  const before = findings.find((finding) => finding.case === id)!;
  const { check, requirement } = before;
  const parts = caseParts(before);
  const wrong = [
    ...(Object.hasOwn(requirements, requirement) ? [] : ['requirement']),
    ...(run.runs === undefined || run.runs <= MAX_RUNS ? [] : ['run.runs']),
    ...Object.entries(parts).flatMap(([name, value]) =>
      value === undefined || SHAPES[name as keyof typeof SHAPES](value) ? [] : [name],
    ),
  ];
  if (wrong.length > 0)
    throw new CliError(`The case ${id} of the report is none that a check generates: see its ${wrong[0]}.`, EXIT.usage);
  return {
    ...{ before, check, seed: run.seed },
    ...(run.runs === undefined ? {} : { runs: run.runs }),
    ...(run.oracle === undefined ? {} : { oracle: run.oracle }),
    ...(run.depth === undefined ? {} : { depth: run.depth }),
    only: { requirement, ...(parts as Omit<OneCase, 'requirement'>) },
  };
}

/** The parts of a case among the facts of its finding. A finding without the path of a list is about a check of another kind. */
function caseParts({ facts }: ReportedFinding): Readonly<Record<string, unknown>> {
  const { among, path, expression, expressions, relation, records } = facts;
  const shape = isObject(among) ? among['shape'] : undefined;
  return JSON.parse(
    JSON.stringify(path === undefined ? { shape } : { shape, path, expression, expressions, relation, records }),
  ) as Readonly<Record<string, unknown>>;
}

const MAX_RUNS = 1_000_000;
const MAX_TEXT = 20_000;
const MAX_ITEMS = 10_000;

const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_TEXT;
const isListOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isItem);

/** What each part of a case looks like. */
const SHAPES = {
  shape: isText,
  path: (value: unknown) => typeof value === 'string' && /^(\/[\w-]{1,100}){1,8}$/.test(value),
  expression: isText,
  expressions: isListOf(isText),
  relation: (value: unknown) => typeof value === 'string' && Object.hasOwn(RELATIONS, value),
  records: isListOf((record) => isObject(record) && Number.isSafeInteger(record['id'])),
} as const satisfies Record<Exclude<keyof OneCase, 'requirement'>, (value: unknown) => boolean>;
