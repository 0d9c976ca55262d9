import type { Command } from 'commander';
import { CliError } from './cli-error.ts';
import type { RecordFile } from './croql-data.ts';
import {
  addFileOption,
  addQueryOptions,
  printResult,
  readSources,
  type CroqlEnvironment,
  type QueryFlags,
  type Source,
} from './croql-options.ts';
import { addUrlOptions, createAddress, type UrlFlags } from './croql-url.ts';
import { list } from './flags.ts';
import { requireKnown } from './known.ts';
import { check, type Query } from '../croql/checker.ts';
import { compile } from '../croql/compiler.ts';
import type { Diagnostic } from '../croql/diagnostics.ts';
import { explain, type Step } from '../croql/explain.ts';
import { renderExplanation, renderValue } from '../croql/explain-text.ts';
import { format } from '../croql/printer.ts';
import { WARNING_CODES, type Warning } from '../croql/warning.ts';
import { warnings } from '../croql/warnings.ts';
import { renderDiagnostic, describeDiagnostic } from '../croql/wording.ts';
import { forLog, forTerminal } from '../run/untrusted.ts';
import { EXIT } from '../reports/exit-code.ts';
import { contextOf } from '../spec/croql/contexts.ts';
import { gaps } from '../spec/gaps/gaps.ts';

type Task = 'check' | 'eval' | 'format' | 'explain' | 'url';

interface CroqlFlags extends QueryFlags, UrlFlags {
  readonly data?: string;
  readonly record?: string;
  readonly url?: boolean;
  readonly disable?: readonly string[];
  readonly strict?: boolean;
}

/** Makes what adds a task with an expression. The exit code is 0 for a valid expression, and 1 for any other. */
export const addTask =
  (task: Task) =>
  (command: Command, io: CroqlEnvironment): void => {
    addFileOption(addQueryOptions(command)).argument(
      '[expression]',
      'the expression; if omitted, or -, it is read from standard input and needs no shell quoting',
    );
    if (task === 'eval' || task === 'explain')
      command.option(
        '--data <file>',
        'a dataset, whole or partial, or an array of records, in JSON or YAML, or NDJSON, read line by line (default: the demo dataset)',
      );
    if (task === 'explain') command.option('--record <id>', 'id of the record');
    if (task === 'url') addUrlOptions(command);
    else command.option('--url', 'print the query parameter, percent-encoded');
    if (task === 'check')
      command
        .option('--disable <code,…>', 'no warnings of these codes, or about these gaps', list)
        .option('--strict', 'exit with 1 if there are warnings');
    command.action(async (argument: string | undefined, flags: CroqlFlags) => {
      requireKnown(flags.disable ?? [], [...WARNING_CODES, ...Object.keys(gaps)], 'warning or gap');
      const sources = await readSources(argument === undefined ? [] : [argument], flags.file, io.stdin);
      const needsData = task === 'eval' || task === 'explain';
      // Checking a dataset takes longer to load than everything else.
      const { readData } = needsData ? await import('./croql-data.ts') : {};
      const data = await readData?.(flags.data, flags.context, io);
      io.ends(
        printAnswers(
          task,
          sources,
          sources.map((source) => answer(task, source, data, flags, io)),
          flags,
          io,
        ),
      );
    });
  };

/** The result of a command for one expression. */
interface Answer {
  readonly exitCode: number;
  readonly pretty: string;
  readonly json: object;
}

/** Prints one result as it is, and several with the names of their files; returns the exit code of all. */
function printAnswers(
  task: Task,
  sources: readonly Source[],
  answers: readonly Answer[],
  flags: CroqlFlags,
  io: CroqlEnvironment,
): number {
  const exitCode = Math.max(...answers.map((each) => each.exitCode));
  const isValid = exitCode === EXIT.conforms;
  // What is formatted is for a file as well, and stays as it is there.
  const isExact = task === 'format' && isValid;
  const [only] = answers;
  if (answers.length === 1) {
    printResult(io, flags, only!.pretty, only!.json, isExact);
    return exitCode;
  }
  const named = answers.map(({ pretty }, index) => `${sources[index]!.name}:\n${pretty}`);
  const isLines = isValid && (task === 'format' || task === 'url');
  printResult(
    ...([io, flags, isLines ? answers.map(({ pretty }) => pretty).join('\n') : named.join('\n\n')] as const),
    { ok: isValid, results: answers.map(({ json }, index) => ({ file: sources[index]!.name, ...json })) },
    isExact,
  );
  return exitCode;
}

function answer(
  task: Task,
  { text }: Source,
  data: RecordFile | undefined,
  flags: CroqlFlags,
  io: CroqlEnvironment,
): Answer {
  const { context, edition } = flags;
  const checked = check(text, { context, edition });
  if (!checked.ok) {
    const { type, diagnostics } = checked;
    const count = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
    return {
      exitCode: EXIT.violates,
      pretty: [...diagnostics.map((each) => renderDiagnostic(text, each)), '', count].join('\n'),
      json: { ok: false, type, diagnostics: diagnostics.map(serialize), ...(task === 'check' && { warnings: [] }) },
    };
  }
  const { query } = checked;
  const written = task === 'format' ? format(query.tree) : text;
  const url = flags.url || task === 'url' ? createAddress(written, context, flags) : undefined;
  const withUrl = url === undefined ? {} : { url };
  if (data && /@user\b/i.test(text) && !data.hasUsers) {
    io.stderr.write('locspec: the data has no users, so a mention of a user equals nothing.\n');
  }
  const valid = (pretty: string, json: object): Answer => ({
    exitCode: EXIT.conforms,
    pretty,
    json: { ok: true, ...json, ...withUrl },
  });
  switch (task) {
    case 'check': {
      const found = warnings(query, { disable: flags.disable });
      const rendered = found.map((each) => renderDiagnostic(text, each));
      // A parameter is for a program, which takes the only line.
      if (url !== undefined && flags.format === 'pretty' && !flags.json)
        for (const each of rendered) io.stderr.write(`${forLog(each)}\n`);
      const sentence = `Valid: a condition on a ${contextOf(context).title} (${edition} edition).`;
      const json = { type: checked.type, diagnostics: [], warnings: found.map(serialize) };
      const result = valid(url ?? [sentence, ...rendered].join('\n'), json);
      return flags.strict && found.length > 0 ? { ...result, exitCode: EXIT.violates } : result;
    }
    case 'format':
      return valid(url ?? written, { text: written });
    case 'url':
      return valid(url!, {});
    case 'eval': {
      const matches = compile(query, data!.context);
      const ids: (number | string)[] = [];
      let count = 0;
      for (const { id, record } of data!.records) {
        count += 1;
        if (matches(record)) ids.push(id);
      }
      const summary = `${ids.length} of ${count} records`;
      const lines = [...(url === undefined ? [] : [url]), ...ids.map((id) => forTerminal(String(id))), '', summary];
      return valid(lines.join('\n'), { ids });
    }
    case 'explain': {
      const { pretty, json } = explainRecord(query, data!, flags.record);
      return valid(url === undefined ? pretty : `${url}\n${pretty}`, json);
    }
  }
}

const serialize = (each: Diagnostic | Warning) => ({ message: describeDiagnostic(each), ...each });

function explainRecord(query: Query, data: RecordFile, wanted: string | undefined): { pretty: string; json: object } {
  const records = [...data.records];
  const some = records.slice(0, 5).map(({ id }) => id);
  if (wanted === undefined && records.length !== 1) {
    const example = some.length > 0 ? `, for example --record ${some[0]}` : '';
    throw new CliError(`The data has ${records.length} records: select one with --record${example}.`, EXIT.usage);
  }
  const found = wanted === undefined ? records[0] : records.find(({ id }) => String(id) === wanted);
  if (!found) {
    throw new CliError(`No record has the id ${wanted}. The first ids are ${some.join(', ')}.`, EXIT.usage);
  }
  const reason = explain(query, found.record, data.context);
  const json = {
    id: found.id,
    matches: reason.matches,
    deciding: serializeStep(reason.deciding),
    root: serializeStep(reason.root),
  };
  return { pretty: renderExplanation(reason), json };
}

/** A step as JSON, with names in place of collections and objects. */
function serializeStep({ node, text, value, isUnevaluated, parts, elements }: Step): object {
  const isScalar = value === null || typeof value !== 'object';
  return {
    text,
    span: node.span,
    value: isScalar && (isUnevaluated || node.type !== 'datetime') ? value : renderValue(value, node.type),
    ...(isUnevaluated && { evaluated: false }),
    ...(parts.length > 0 && { parts: parts.map(serializeStep) }),
    ...(elements.length > 0 && { elements: elements.map(({ step }) => serializeStep(step)) }),
  };
}
